/** The infect step and the epidemic: PTC-I1 to PTC-I4, PTC-P1 to PTC-P4. */
import { colours, type InfectionDie } from '../../sheets/pandemic-the-cure/facts.ts';
import type { Complaint } from '../../table/record.ts';
import { countDice, total } from './dice.ts';
import { facesOfColour, inTheBag } from './infection-dice.ts';
import type { MoveOf, PtcMove } from './moves.ts';
import { outcome, placeAndCheck, type Happening } from './outbreaks.ts';
import { carryOut } from './rolling.ts';
import { refuse } from './sentences.ts';
import { ended, rateCell, rateOf, type State } from './state.ts';
import { passOn } from './turn.ts';

/** Dice to draw in an infect step: none when an event skips it. */
export const drawToInfect = (state: State): number => (state.skip ? 0 : rateOf(state));

/** PTC-P2; with PTC-R3 b no more than the bag holds. */
export const drawInEpidemic = (state: State): number =>
	state.terms.rulings['PTC-R3'] === 'b' ? Math.min(rateOf(state), total(state.bag)) : rateOf(state);

export const isBagShort = (state: State, draw: number): boolean => total(state.bag) < draw;

export function checkInfect(state: State, { dice }: MoveOf<'infect'>): Complaint[] {
	const draw = drawToInfect(state);
	const named = dice.length;
	if (isBagShort(state, draw)) {
		return named === 0 ? [] : [refuse('PTC-I2', 'bagShort', { rate: draw, bag: total(state.bag) })];
	}
	const complaints: Complaint[] = [];
	if (named !== draw) {
		const rate = [rateCell(state)];
		complaints.push(
			state.skip
				? refuse('PTC-I1', 'nothingDrawn', { named })
				: refuse('PTC-I1', 'drawAsRate', { rate: draw, named }, rate)
		);
	}
	return [...complaints, ...inTheBag(state, dice), ...facesOfColour(state, dice)];
}

/** PTC-P2, PTC-D1: by colour, none of the centre's dice missing and none that is not there. */
function centreAndBag({ centre, bag }: State, dice: readonly InfectionDie[]): Complaint[] {
	const named = countDice(dice);
	return colours.flatMap((colour) => {
		const has = centre[colour] + bag[colour];
		if (named[colour] < centre[colour]) {
			const values = { colour, centre: centre[colour], named: named[colour] };
			return [refuse('PTC-P2', 'centreMissing', values, ['centre'])];
		}
		if (named[colour] <= has) return [];
		return [refuse('PTC-D1', 'moreThanCentreAndBag', { colour, has, named: named[colour] }, ['centre'])];
	});
}

export function checkEpidemic(state: State, { dice }: MoveOf<'epidemic'>): Complaint[] {
	const draw = drawInEpidemic(state);
	const named = dice.length;
	if (isBagShort(state, draw)) {
		return named === 0 ? [] : [refuse('PTC-P4', 'bagShort', { rate: draw, bag: total(state.bag) })];
	}
	const centre = total(state.centre);
	const wrongCount =
		named === centre + draw
			? []
			: [refuse('PTC-P2', 'epidemicCount', { centre, draw, named }, ['centre', rateCell(state)])];
	return [...wrongCount, ...centreAndBag(state, dice), ...facesOfColour(state, dice)];
}

function* bagIsShort(state: State): Generator<Happening, State> {
	const after = ended(state, 'bag');
	yield { kind: 'lost', why: 'bag', after };
	return after;
}

function* infecting(state: State, { dice }: MoveOf<'infect'>): Generator<Happening, State> {
	if (isBagShort(state, drawToInfect(state))) return yield* bagIsShort(state);
	return yield* placeAndCheck(state, dice, () => 'bag');
}

/** PTC-P2: the centre is empty as soon as all its dice are rolled; what is more comes from the bag. */
function* inEpidemic(state: State, { dice }: MoveOf<'epidemic'>): Generator<Happening, State> {
	if (isBagShort(state, drawInEpidemic(state))) return yield* bagIsShort(state);
	return yield* placeAndCheck(state, dice, (now, colour) => (now.centre[colour] > 0 ? 'centre' : 'bag'));
}

/** PTC-I4: then the turn passes on. */
export function infect(state: State, move: MoveOf<'infect'>): State {
	const after = outcome(infecting(state, move));
	return after.why ? after : passOn({ ...after, skip: false });
}

/** PTC-P1, PTC-B5: then the turn goes on where it was, with the biohazards that are left. */
export function epidemic(state: State, move: MoveOf<'epidemic'>): State {
	const after = outcome(inEpidemic(state, move));
	return after.why ? after : carryOut({ ...after, epidemics: after.epidemics - 1 });
}

/** What happens in an infect step or an epidemic, step by step, for showing and replaying it; else nothing. */
export function happenings(state: State, move: PtcMove): readonly Happening[] {
	if (move.do === 'infect') return [...infecting(state, move)];
	if (move.do === 'epidemic') return [...inEpidemic(state, move)];
	return [];
}
