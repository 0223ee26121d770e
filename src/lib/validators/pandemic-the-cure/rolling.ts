/** Rolling, rolling again and biohazards: PTC-N1 to PTC-B5. */
import type { Face } from '../../sheets/pandemic-the-cure/facts.ts';
import type { Complaint } from '../../table/record.ts';
import { hasPower, skullOf } from './agreed.ts';
import type { MoveOf } from './moves.ts';
import { refuse } from './sentences.ts';
import { cardOf, ended, type State } from './state.ts';

/** PTC-N1 */
function allTogether({ hand: { toRoll } }: State, faces: readonly Face[]): Complaint[] {
	return faces.length === toRoll ? [] : [refuse('PTC-N1', 'rollAll', { toRoll, named: faces.length })];
}

/** PTC-D3 */
function facesOfCard(state: State, by: number, faces: readonly Face[]): Complaint[] {
	const card = cardOf(state, by);
	const wrong = faces.find((face) => !card.faces.includes(face));
	return wrong ? [refuse('PTC-D3', 'notOnCard', { face: wrong, by }, [`card-${by}-role`])] : [];
}

/** PTC-B2 */
const noBiohazard = (dice: readonly Face[]): Complaint[] =>
	dice.includes('biohazard') ? [refuse('PTC-B2', 'biohazardStays', {})] : [];

/** PTC-N3 */
function unusedDice({ hand: { rolled } }: State, dice: readonly Face[]): Complaint[] {
	const times = (list: readonly Face[], face: Face): number => list.filter((f) => f === face).length;
	const wrong = dice.find((face) => face !== 'biohazard' && times(dice, face) > times(rolled, face));
	if (!wrong) return [];
	return [
		refuse('PTC-N3', 'notToReroll', { face: wrong, named: times(dice, wrong), has: times(rolled, wrong) })
	];
}

/** PTC-N2 */
const oneFaceEach = ({ dice, faces }: MoveOf<'reroll'>): Complaint[] =>
	dice.length === faces.length
		? []
		: [refuse('PTC-N2', 'oneFaceEach', { dice: dice.length, faces: faces.length })];

export const checkRoll = (state: State, { by, faces }: MoveOf<'roll'>): Complaint[] => [
	...allTogether(state, faces),
	...facesOfCard(state, by, faces)
];

export const checkReroll = (state: State, move: MoveOf<'reroll'>): Complaint[] => [
	...noBiohazard(move.dice),
	...unusedDice(state, move.dice),
	...oneFaceEach(move),
	...facesOfCard(state, move.by, move.faces)
];

export const roll = (state: State, { faces }: MoveOf<'roll'>): State =>
	withFaces({ ...state, step: 'act', hand: { ...state.hand, toRoll: 0 } }, faces);

export function reroll(state: State, { dice, faces }: MoveOf<'reroll'>): State {
	const rolled = dice.reduce(without, state.hand.rolled);
	return withFaces({ ...state, hand: { ...state.hand, rolled } }, faces);
}

/** One die of this face less. */
export function without(faces: readonly Face[], face: Face): readonly Face[] {
	const at = faces.indexOf(face);
	return [...faces.slice(0, at), ...faces.slice(at + 1)];
}

function withFaces(state: State, faces: readonly Face[]): State {
	const biohazards = faces.filter((face) => face === 'biohazard').length;
	const rolled = [...state.hand.rolled, ...faces.filter((face) => face !== 'biohazard')].sort();
	const hand = { ...state.hand, rolled, biohazards: state.hand.biohazards + biohazards };
	return carryOut(sparing({ ...state, hand, biohazardsLeft: biohazards }));
}

/** PTC-K1: the first biohazard of the turn does not move the marker. */
function sparing(state: State): State {
	const { spared, biohazardsLeft, terms, current } = state;
	if (spared || biohazardsLeft === 0 || !hasPower(terms, current, 'first-biohazard')) return state;
	return { ...state, spared: true, biohazardsLeft: biohazardsLeft - 1 };
}

/** PTC-B1, PTC-B3 to PTC-B5: the biohazards that are left, up to the next epidemic (PTC-R6 b: all of them). */
export function carryOut(state: State): State {
	const { terms } = state;
	let { space, epidemics, biohazardsLeft } = state;
	while (biohazardsLeft > 0 && (epidemics === 0 || terms.rulings['PTC-R6'] === 'b')) {
		biohazardsLeft--;
		space++;
		if (space === skullOf(terms)) return ended({ ...state, space }, 'skull');
		if (terms.epidemic[space]) epidemics++;
	}
	return { ...state, space, epidemics, biohazardsLeft };
}
