/** How a turn goes on and ends (FTV-G), and how the game does (FTV-E). */
import type { Dice } from './moves.ts';
import { setbackOf, suffer } from './setbacks.ts';
import { changed, changedSeat, freshSeat, seatOf, type State, withSeat } from './state.ts';

/** The count of turns stops here. */
export const MOST_TURNS = 1_000_000;

/** FTV-L3: clockwise among the seats that roll. */
const rollerAfter = ({ agreed: { rollers }, roller }: State): number =>
	rollers[(rollers.indexOf(roller) + 1) % rollers.length] ?? 0;

/** FTV-G7, FTV-G8, FTV-E1 */
function endTurn(state: State): State {
	const seats = state.seats.map(({ by, sheet }) => freshSeat(by, sheet));
	if (state.winners.length > 0) return changed(state, { phase: 'over', seats, reason: 'research' });
	return changed(state, {
		phase: 'roll',
		turn: Math.min(state.turn + 1, MOST_TURNS),
		roller: rollerAfter(state),
		rolledAgain: false,
		seats
	});
}

/** FTV-G6: setbacks come first, then all players use dice. FTV-G7: without a sheet there is nothing to mark. */
function settle(state: State, dice: Dice): State {
	const { agreed } = state;
	if (agreed.kept.length === 0) return endTurn(changed(state, { dice }));
	const setback = setbackOf(dice);
	const seats = state.seats.map(({ by, sheet }) => freshSeat(by, sheet && suffer(agreed, sheet, setback)));
	return changed(state, { phase: 'mark', dice, seats });
}

/** FTV-G5, FTV-R3 */
export function roll(state: State, dice: Dice): State {
	const rolledAgain = state.phase === 'double';
	const mayRollAgain = !(rolledAgain && state.agreed.rulings['FTV-R3'] === 'b');
	if (dice[0] === dice[1] && dice[0] !== 6 && mayRollAgain)
		return changed(state, { phase: 'double', dice, rolledAgain });
	return settle(changed(state, { rolledAgain }), dice);
}

/** FTV-G5 */
export function keep(state: State): State {
	if (!state.dice) throw new Error('nothing was rolled');
	return settle(state, state.dice);
}

/** FTV-B1, FTV-B2 */
export const decline = (state: State, by: number): State =>
	withSeat(state, changedSeat(seatOf(state, by), { bonus: null }));

/** FTV-G7 */
export function finish(state: State, by: number): State {
	const after = withSeat(state, changedSeat(seatOf(state, by), { done: true }));
	return after.seats.every(({ sheet, done }) => sheet === null || done) ? endTurn(after) : after;
}

/** FTV-E1, FTV-E2 */
export const winning = (state: State, by: number): State =>
	changed(state, {
		winners: [...state.winners, by].sort((a, b) => a - b)
	});

/** FTV-E4: a report between two turns ends the game at once. */
export function report(state: State, by: number): State {
	const after = winning(state, by);
	return state.phase === 'roll' ? { ...after, phase: 'over', reason: 'research' } : after;
}

/** FTV-E3 */
export const stop = (state: State): State => changed(state, { phase: 'over', reason: 'stop' });
