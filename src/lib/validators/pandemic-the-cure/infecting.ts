/** The infect step and the epidemic: PTC-I1 to PTC-I4, PTC-P1 to PTC-P4. */
import { tileCells } from '../../sheets/pandemic-the-cure/cells.ts';
import { colours, type InfectionDie } from '../../sheets/pandemic-the-cure/pieces.ts';
import type { Complaint, Random } from '../../table/record.ts';
import { countDice } from './dice.ts';
import { facesOfColour, inTheBag } from './infection-dice.ts';
import { drawn, rolledDie } from './luck.ts';
import type { Move, Verbs } from './moves.ts';
import { placeAndCheck, type Happening, type Witness } from './outbreaks.ts';
import { rateCell } from './pencil.ts';
import { forward } from './rolling.ts';
import { broken, refuse } from './sentences.ts';
import { diceAt, totalAt } from './lying.ts';
import { draftOf, end, phaseOf, rateOf, type Draft, type State } from './state.ts';
import { passOn } from './steps.ts';

/** PTC-I1: dice to draw in an infect step, changed by what waits for it. */
export const drawToInfect = (state: State): number =>
	state.skip ? 0 : Math.max(0, rateOf(state) + state.change);

/** PTC-P2; with PTC-R3 b no more than the bag holds. */
export const drawInEpidemic = (state: State): number =>
	state.agreed.rulings['PTC-R3'] === 'b' ? Math.min(rateOf(state), totalAt(state, 'bag')) : rateOf(state);

export const isBagShort = (state: State, draw: number): boolean => totalAt(state, 'bag') < draw;

/** Dice to draw from the bag now. */
export function drawNow(state: State): number {
	const phase = phaseOf(state);
	if (phase === 'infect') return drawToInfect(state);
	return phase === 'epidemic' ? drawInEpidemic(state) : 0;
}

/** The length of the die list that is awaited: PTC-I2, PTC-P2, PTC-P4. */
export function infectionRoll(state: State): number {
	const draw = drawNow(state);
	if (isBagShort(state, draw)) return 0;
	return phaseOf(state) === 'epidemic' ? draw + totalAt(state, 'centre') : draw;
}

/** PTC-I1 */
function asManyAsTheRate(state: State, draw: number, named: number): Complaint | null {
	if (named === draw) return null;
	if (state.skip) return refuse('PTC-I1', 'nothingDrawn', { named });
	const [rate, cells] = [rateOf(state), [rateCell(state)]];
	return state.change === 0
		? refuse('PTC-I1', 'drawAsRate', { rate, named }, cells)
		: refuse('PTC-I1', 'drawAsChanged', { rate, change: state.change, draw, named }, cells);
}

export function checkInfect(state: State, { dice }: Verbs['infect']): readonly Complaint[] {
	const draw = drawToInfect(state);
	if (isBagShort(state, draw)) {
		const values = { rate: draw, bag: totalAt(state, 'bag') };
		return broken(dice.length === 0 ? null : refuse('PTC-I2', 'bagShort', values));
	}
	return broken(asManyAsTheRate(state, draw, dice.length), inTheBag(state, dice), facesOfColour(state, dice));
}

/** PTC-P2, PTC-D1: by colour, none of the centre's dice missing and none that is not there. */
function centreAndBag(state: State, dice: readonly InfectionDie[]): Complaint | null {
	const named = countDice(dice);
	for (const colour of colours) {
		const centre = diceAt(state, 'centre', colour);
		const has = centre + diceAt(state, 'bag', colour);
		const cells = [tileCells.make('centre')];
		if (named[colour] < centre) {
			return refuse('PTC-P2', 'centreMissing', { colour, centre, named: named[colour] }, cells);
		}
		if (named[colour] > has) {
			return refuse('PTC-D1', 'moreThanCentreAndBag', { colour, has, named: named[colour] }, cells);
		}
	}
	return null;
}

export function checkEpidemic(state: State, { dice }: Verbs['epidemic']): readonly Complaint[] {
	const draw = drawInEpidemic(state);
	const named = dice.length;
	if (isBagShort(state, draw)) {
		const values = { rate: draw, bag: totalAt(state, 'bag') };
		return broken(named === 0 ? null : refuse('PTC-P4', 'bagShort', values));
	}
	const centre = totalAt(state, 'centre');
	const cells = [tileCells.make('centre'), rateCell(state)];
	return broken(
		named === centre + draw ? null : refuse('PTC-P2', 'epidemicCount', { centre, draw, named }, cells),
		centreAndBag(state, dice),
		facesOfColour(state, dice)
	);
}

function loseForTheBag(draft: Draft, witness?: Witness): void {
	end(draft, 'bag');
	witness?.({ kind: 'lost', why: 'bag' }, draft);
}

function placeInfection(draft: Draft, { dice }: Verbs['infect'], witness?: Witness): void {
	if (isBagShort(draft, drawToInfect(draft))) loseForTheBag(draft, witness);
	else placeAndCheck(draft, dice, () => 'bag', witness);
}

/** PTC-P2: the centre is empty as soon as all its dice are rolled; what is more comes from the bag. */
function placeEpidemic(draft: Draft, { dice }: Verbs['epidemic'], witness?: Witness): void {
	if (isBagShort(draft, drawInEpidemic(draft))) return loseForTheBag(draft, witness);
	placeAndCheck(
		draft,
		dice,
		(now, colour) => (diceAt(now, 'centre', colour) > 0 ? 'centre' : 'bag'),
		witness
	);
}

/** PTC-I4: then the turn passes on. */
export function infect(state: State, move: Verbs['infect']): State {
	const draft = draftOf(state);
	placeInfection(draft, move);
	if (draft.why) return draft;
	draft.skip = false;
	draft.change = 0;
	if (draft.prevent.length > 0) draft.prevent = draft.prevent.filter(({ until }) => until !== 'infect');
	passOn(draft);
	return draft;
}

/** PTC-P1, PTC-B5: then the turn goes on where it was, with the spaces that are left. */
export function epidemic(state: State, move: Verbs['epidemic']): State {
	const draft = draftOf(state);
	placeEpidemic(draft, move);
	if (draft.why) return draft;
	draft.epidemics--;
	forward(draft, 0);
	return draft;
}

/** What happens in an infect step or an epidemic, step by step, each with the table after it; else nothing. */
export function happenings(state: State, move: Move): readonly (Happening & { readonly after: State })[] {
	const told: (Happening & { readonly after: State })[] = [];
	const witness: Witness = (happening, now) => told.push({ ...happening, after: draftOf(now) });
	if (move.do === 'infect') placeInfection(draftOf(state), move, witness);
	if (move.do === 'epidemic') placeEpidemic(draftOf(state), move, witness);
	return told;
}

// what only the table knows

export const infectByChance = (state: State, by: number, random: Random): Verbs['infect'] => ({
	do: 'infect',
	by,
	dice: isBagShort(state, drawToInfect(state))
		? []
		: drawn(state, drawToInfect(state), random).map((colour) => rolledDie(state, colour, random))
});

export function epidemicByChance(state: State, by: number, random: Random): Verbs['epidemic'] {
	const draw = drawInEpidemic(state);
	if (isBagShort(state, draw)) return { do: 'epidemic', by, dice: [] };
	const inCentre = colours.flatMap((colour) =>
		Array.from({ length: diceAt(state, 'centre', colour) }, () => colour)
	);
	const rolled = [...inCentre, ...drawn(state, draw, random)];
	return { do: 'epidemic', by, dice: rolled.map((colour) => rolledDie(state, colour, random)) };
}
