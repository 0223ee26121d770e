/** Rolling, rolling again and biohazards: PTC-N1 to PTC-B5. */
import { cardCells } from '../../sheets/pandemic-the-cure/cells.ts';
import type { Face } from '../../sheets/pandemic-the-cure/pieces.ts';
import { drawOne } from '../../table/chance.ts';
import type { Complaint, Random, ShownFace } from '../../table/record.ts';
import { hasPower, skullOf } from './agreed.ts';
import type { Verbs } from './moves.ts';
import { broken, refuse } from './sentences.ts';
import { cardOf, draftOf, end, type Draft, type State } from './state.ts';

/** PTC-N1 */
const allTogether = ({ hand: { toRoll } }: State, faces: readonly Face[]): Complaint | null =>
	faces.length === toRoll ? null : refuse('PTC-N1', 'rollAll', { toRoll, named: faces.length });

/** PTC-D3, unless PTC-R7 b */
function facesOfCard(state: State, by: number, faces: readonly Face[]): Complaint | null {
	if (state.agreed.anyFace) return null;
	const card = cardOf(state, by);
	const wrong = faces.find((face) => !card.faces.includes(face));
	return wrong ? refuse('PTC-D3', 'notOnCard', { face: wrong, by }, [cardCells.make([by, 'role'])]) : null;
}

/** PTC-B2 */
const noBiohazard = (dice: readonly Face[]): Complaint | null =>
	dice.includes('biohazard') ? refuse('PTC-B2', 'biohazardStays', {}) : null;

const times = (list: readonly Face[], face: Face): number => {
	let count = 0;
	for (const other of list) if (other === face) count++;
	return count;
};

/** PTC-N3 */
function unusedDice({ hand: { rolled } }: State, dice: readonly Face[]): Complaint | null {
	const wrong = dice.find((face) => face !== 'biohazard' && times(dice, face) > times(rolled, face));
	if (!wrong) return null;
	const values = { face: wrong, named: times(dice, wrong), has: times(rolled, wrong) };
	return refuse('PTC-N3', 'notToReroll', values);
}

/** PTC-N2 */
const oneFaceEach = ({ dice, faces }: Verbs['reroll']): Complaint | null =>
	dice.length === faces.length
		? null
		: refuse('PTC-N2', 'oneFaceEach', { dice: dice.length, faces: faces.length });

export const checkRoll = (state: State, { by, faces }: Verbs['roll']): readonly Complaint[] =>
	broken(allTogether(state, faces), facesOfCard(state, by, faces));

export const checkReroll = (state: State, move: Verbs['reroll']): readonly Complaint[] =>
	broken(
		noBiohazard(move.dice),
		unusedDice(state, move.dice),
		oneFaceEach(move),
		facesOfCard(state, move.by, move.faces)
	);

export function roll(state: State, { faces }: Verbs['roll']): State {
	const draft = draftOf(state);
	draft.step = 'act';
	draft.fresh = false;
	take(draft, draft.hand.rolled, faces);
	return draft;
}

export function reroll(state: State, { dice, faces }: Verbs['reroll']): State {
	const draft = draftOf(state);
	take(draft, dice.reduce(without, state.hand.rolled), faces);
	return draft;
}

/** One die of this face less. */
export function without(faces: readonly Face[], face: Face): readonly Face[] {
	const at = faces.indexOf(face);
	return at < 0 ? faces : [...faces.slice(0, at), ...faces.slice(at + 1)];
}

/** PTC-B1: the new faces beside those that lie there; biohazards are set aside and carried out. */
function take(draft: Draft, lying: readonly Face[], faces: readonly Face[]): void {
	const rolled = [...lying];
	for (const face of faces) if (face !== 'biohazard') rolled.push(face);
	const biohazards = lying.length + faces.length - rolled.length;
	const { treatsLeft, spent, biohazards: before } = draft.hand;
	draft.hand = { toRoll: 0, rolled: rolled.sort(), treatsLeft, spent, biohazards: before + biohazards };
	if (biohazards > 0) forward(draft, biohazards - spared(draft));
}

/** PTC-K1: the first biohazard of the turn does not move the marker. */
function spared(draft: Draft): number {
	if (draft.spared || !hasPower(draft.agreed, draft.current, 'first-biohazard')) return 0;
	draft.spared = true;
	return 1;
}

/** PTC-B3 to PTC-B5: the marker goes forward, up to the next epidemic (PTC-R6 b: all the way); the rest waits. */
export function forward(draft: Draft, spaces: number): void {
	const { agreed } = draft;
	const skull = skullOf(agreed);
	draft.stepsLeft += spaces;
	while (draft.stepsLeft > 0 && (draft.epidemics === 0 || agreed.rulings['PTC-R6'] === 'b')) {
		draft.stepsLeft--;
		draft.space++;
		if (draft.space === skull) return end(draft, 'skull');
		if (agreed.epidemic[draft.space]) draft.epidemics++;
	}
}

// what only the table knows

export const rollByChance = (state: State, by: number, random: Random): Verbs['roll'] => ({
	do: 'roll',
	by,
	faces: Array.from({ length: state.hand.toRoll }, () => drawOne(random, cardOf(state, by).faces))
});

/** Some of the unused dice, at least one. */
export function rerollByChance(state: State, by: number, random: Random): Verbs['reroll'] {
	const { rolled } = state.hand;
	const chosen = rolled.filter(() => random() < 0.5);
	const dice = chosen.length > 0 ? chosen : [drawOne(random, rolled)];
	const { faces } = cardOf(state, by);
	return { do: 'reroll', by, dice, faces: dice.map(() => drawOne(random, faces)) };
}

/** Dice of one role are compared with each other. */
export const playerFaces = (
	state: State,
	{ by, faces }: { readonly by: number; readonly faces: readonly Face[] }
): ShownFace[] =>
	faces.map((face) => ({
		kind: state.agreed.roles[by] ?? 'plain',
		face,
		by,
		of: cardOf(state, by).faces
	}));
