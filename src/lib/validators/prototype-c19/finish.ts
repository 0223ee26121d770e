/** The end of a player's part, of a turn and of the game: T14 to T16, E1, S1, M2, M3 and the final step. */
import { factors, health, pairs } from '../../sheets/prototype-c19/facts.ts';
import { biotechCell } from '../../sheets/prototype-c19/cell-ids.ts';
import type { Complaint } from '../../table/record.ts';
import { isComplete, isUsed, wholePairs } from './biotech.ts';
import { hasFinished, hasFreeSpace, waitingInfection } from './dice.ts';
import { protest } from './formula.ts';
import type { MoveOf } from './moves.ts';
import { no } from './sentences.ts';
import {
	available,
	eachPlayer,
	isOpen,
	keptPlayers,
	playerAt,
	receive,
	replaceAt,
	spend,
	withPlayer,
	type Player,
	type State
} from './state.ts';

const times = (count: number, value: number): number[] => Array.from({ length: count }, () => value);

/** PC19-T14: not while the infection has to be placed, nor while the single die could still be noted. */
export function checkDone(state: State, { by }: MoveOf<'done'>): Complaint[] {
	if (state.phase !== 'act') return [];
	const player = playerAt(state, by);
	const stop = no('PC19-T14', 'notDone', { by });
	const value = waitingInfection(state, player);
	if (value > 0) return [stop, no('PC19-I1', 'infectionOpen', { value })];
	const [single, second] = player.taken;
	if (!single || second || single.used || !hasFreeSpace(player)) return [];
	return [stop, no('PC19-D7', 'singleDieOpen', { face: single.face })];
}

/** PC19-T15: what was not placed is lost. In the final step `done` ends the annulling of PC19-X12. */
export function applyDone(state: State, { by }: MoveOf<'done' | 'pass'>): State {
	const player = playerAt(state, by);
	return withPlayer(state, state.phase === 'act' ? { ...player, part: 'done' } : { ...player, last: 'done' });
}

/** PC19-X12: only a complete, unused pair. */
export function checkAnnul(state: State, move: MoveOf<'annul'>): Complaint[] {
	const player = playerAt(state, move.by);
	const pair = pairs.find(({ id }) => id === move.pair);
	if (pair && isComplete(player, pair) && !isUsed(player, pair)) return [];
	return [no('PC19-X12', 'pairNotAnnulled', { pair: move.pair }, (pair?.spaces ?? []).map(biotechCell))];
}

export function applyAnnul(state: State, move: MoveOf<'annul'>): State {
	const player = playerAt(state, move.by);
	const spaces = pairs.find(({ id }) => id === move.pair)?.spaces ?? [];
	const crossed = [...player.crossed, ...spaces];
	return withPlayer(state, { ...player, crossed, annulled: player.annulled + 1 });
}

/** PC19-X11: five infections that count in full. */
export const applyInfectionRoll = (state: State, { by, faces }: MoveOf<'infection-roll'>): State =>
	withPlayer(state, receive({ ...playerAt(state, by), last: 'rolled' }, ...faces));

export const checkInfectionReroll = (state: State, { by }: MoveOf<'infection-reroll'>): Complaint[] =>
	available(playerAt(state, by), 'explorer') > 0 ? [] : [no('PC19-U3', 'noBonus', { kind: 'explorer' })];

export function applyInfectionReroll(state: State, move: MoveOf<'infection-reroll'>): State {
	const player = spend(playerAt(state, move.by), 'explorer');
	const received = player.received.map((value, die) => move.faces[move.dice.indexOf(die)] ?? value);
	return withPlayer(state, { ...player, received });
}

export const applyReport = (state: State, { by, factors, columns }: MoveOf<'report'>): State => ({
	...state,
	reports: replaceAt(state.reports, by, { factors, columns })
});

/** PC19-M3: ten at most. */
export const checkTold = (state: State, { by }: MoveOf<'formula-elsewhere'>): Complaint[] =>
	(state.told[by] ?? 0) < factors.length ? [] : [no('PC19-M3', 'allTold', { by })];

export const applyTold = (state: State, { by }: MoveOf<'formula-elsewhere'>): State =>
	protest({ ...state, told: replaceAt(state.told, by, (state.told[by] ?? 0) + 1) });

/** PC19-E5, PC19-M4: factors crossed on the sheet of this seat. */
export const factorsCrossed = (state: State, by: number): number =>
	state.players[by]?.formula.length ?? state.reports[by]?.factors ?? 0;

const columnsFilled = (state: State, by: number): number =>
	state.players[by]?.health.length ?? state.reports[by]?.columns ?? 0;

const leftOnAll = (state: State, whole: number, filled: (state: State, by: number) => number): number =>
	state.players.reduce((sum, _, by) => sum + whole - filled(state, by), 0);

/** What each player receives when the final step begins. */
const lastInfections: Readonly<Record<string, (state: State, player: Player) => number[]>> = {
	/** PC19-X3 */
	'common-flu': ({ agreed }) => [agreed.players],
	/** PC19-X5 */
	'covid-19': (_, player) => times(wholePairs(player).length, 3),
	/** PC19-X7 */
	'swine-flu': (state) => times(leftOnAll(state, health.columns, columnsFilled), 2),
	/** PC19-X9 */
	'avian-flu': (state) => times(leftOnAll(state, factors.length, factorsCrossed), 1)
};

function beginFinal(state: State): State {
	const infections = lastInfections[state.agreed.scenario] ?? (() => []);
	const final: State = { ...state, phase: 'final' };
	return eachPlayer(final, (player) => receive(player, ...infections(state, player)));
}

/** PC19-T3, PC19-S1: the next turn, the next round, or the reports. */
function nextTurn(state: State): State {
	const rest: State = eachPlayer({ ...state, dice: null, left: [], rerolls: 0 }, (player): Player => ({
		...player,
		part: 'wait',
		taken: [],
		infection: null
	}));
	if (state.agreed.players === 1 && !state.second) return { ...rest, phase: 'roll', second: true };
	const researcher = (state.researcher + 1) % state.agreed.players;
	if (researcher > 0) return { ...rest, phase: 'roll', second: false, researcher };
	if (state.round < state.agreed.rounds)
		return { ...rest, phase: 'roll', second: false, researcher, round: state.round + 1 };
	return { ...rest, phase: 'report', second: false };
}

const nothingOpen = (state: State): boolean => !keptPlayers(state).some(isOpen);

const allReported = (state: State): boolean =>
	state.players.every((player, by) => player !== null || state.reports[by] !== null);

/** PC19-X11: all have rolled. PC19-X12: all are done. */
function finalIsOver(state: State): boolean {
	const players = keptPlayers(state);
	if (state.agreed.scenario === 'chemical-war') return players.every(({ last }) => last !== 'waiting');
	return state.agreed.scenario !== 'designer-virus' || players.every(({ last }) => last === 'done');
}

/** What follows by itself after a move (PC19-T16, PC19-E1). */
export function followingOn(state: State): State {
	if (state.phase === 'setup') return nothingOpen(state) ? { ...state, phase: 'roll' } : state;
	if (state.phase === 'act')
		return keptPlayers(state).every(hasFinished) ? followingOn(nextTurn(state)) : state;
	if (state.phase === 'report')
		return allReported(state) && nothingOpen(state) ? followingOn(beginFinal(state)) : state;
	if (state.phase === 'final')
		return nothingOpen(state) && finalIsOver(state) ? { ...state, phase: 'over' } : state;
	return state;
}
