/** Proliferation: three cards are revealed, and the best sum of levels is placed. */
import type { Virus } from '../../sheets/combat-the-corona/facts.ts';
import type { Complaint } from '../../table/record.ts';
import { addShields } from './charts.ts';
import { topFault, under, virusCard, without } from './deck.ts';
import type { Verbs } from './moves.ts';
import { infectionCell } from './places.ts';
import { complaints, refuse, type Objection } from './sentences.ts';
import { skillsWork, whatIsNeeded } from './skills.ts';
import { inOrder, sameCards, strangers, type State } from './state.ts';

const REVEALED = 3;

/** CTC-P1: three cards, or all that are left. */
export const cardsToReveal = ({ deck }: State): number => Math.min(REVEALED, deck.count);

function rightNumber(state: State, cards: number): Objection {
	const expected = cardsToReveal(state);
	return cards === expected ? null : refuse('CTC-P1', 'wrongNumberRevealed', { cards, expected });
}

/** With decks of its own the table tells values; each card gets the next number. */
function cardsNamed(state: State, cards: Verbs['reveal']['cards']): readonly Virus[] {
	return cards.map((card, at) =>
		typeof card === 'string' ? virusCard(card) : { ...card, id: `x${state.nextOwn + at}` }
	);
}

/** CTC-P2: cards that can be on top. */
function fromTheTop({ deck }: State, cards: readonly Virus[]): readonly Objection[] {
	const { strange, missing } = topFault(deck, cards);
	const ids = (viruses: readonly Virus[]) => viruses.map(({ id }) => id);
	return [
		strange.length > 0 ? refuse('CTC-P2', 'notOnTop', { viruses: ids(strange) }) : null,
		missing.length > 0 ? refuse('CTC-P2', 'mustBeOnTop', { viruses: ids(missing) }) : null
	];
}

export function checkReveal(state: State, { cards }: Verbs['reveal']): readonly Complaint[] {
	const named = cardsNamed(state, cards);
	return complaints(rightNumber(state, named.length), ...fromTheTop(state, named));
}

const levels = (viruses: readonly Virus[]): number => viruses.reduce((sum, { level }) => sum + level, 0);

/** Every selection, in the order of revealing. */
const selections = (viruses: readonly Virus[]): readonly (readonly Virus[])[] =>
	viruses.reduce<readonly (readonly Virus[])[]>(
		(sets, virus) => [...sets, ...sets.map((set) => [...set, virus])],
		[[]]
	);

/** CTC-P3: the combinations with the greatest sum of levels not above the infection level. */
export function combinations(
	{ infection }: State,
	revealed: readonly Virus[]
): readonly (readonly Virus[])[] {
	const fitting = selections(revealed).filter((set) => levels(set) <= infection);
	const best = Math.max(...fitting.map(levels));
	return fitting.filter((set) => levels(set) === best);
}

/** CTC-P4: the team chooses among several; a single combination is placed without a move. */
export function applyReveal(state: State, { cards }: Verbs['reveal']): State {
	const revealed = cardsNamed(state, cards);
	const shown = {
		...state,
		deck: without(state.deck, revealed),
		nextOwn: state.agreed.own ? state.nextOwn + cards.length : state.nextOwn
	};
	const [only, other] = combinations(shown, revealed);
	if (!only || other) return { ...shown, phase: 'place', revealed };
	return placed(shown, revealed, only);
}

/** CTC-P5, CTC-P6: shields for those placed; the others are set aside. Then the skills work. */
function placed(state: State, revealed: readonly Virus[], set: readonly Virus[]): State {
	const laid = addShields(
		{
			...state,
			viruses: [...state.viruses, ...set],
			revealed: [],
			aside: revealed.filter((virus) => !set.includes(virus)),
			placed: set.length > 0
		},
		set.filter(({ shield }) => shield).length
	);
	return skillsWork(laid, revealed);
}

/** CTC-P4: only revealed viruses; or else CTC-P3: the greatest sum that fits. */
export function checkPlace(state: State, { viruses: ids }: Verbs['place']): readonly Complaint[] {
	const strange = strangers(state.revealed, ids);
	if (strange.length > 0) return [refuse('CTC-P4', 'notRevealed', { viruses: strange })];
	const { infection } = state;
	const sum = levels(chosen(state, ids));
	const best = levels(combinations(state, state.revealed)[0] ?? []);
	const cells = [infectionCell(infection)];
	if (sum > infection) return [refuse('CTC-P3', 'aboveInfection', { sum, infection }, cells)];
	return complaints(sum < best ? refuse('CTC-P3', 'betterSum', { sum, best, infection }, cells) : null);
}

const chosen = ({ revealed }: State, ids: readonly string[]): readonly Virus[] =>
	revealed.filter(({ id }) => ids.includes(id));

export const applyPlace = (state: State, { viruses: ids }: Verbs['place']): State =>
	placed(state, state.revealed, chosen(state, ids));

/** CTC-P7: all that were set aside go under the deck, in the order of the team. */
export function checkBottom({ aside }: State, { order }: Verbs['bottom']): readonly Complaint[] {
	if (sameCards(aside, order)) return [];
	return [refuse('CTC-P7', 'asideAll', { viruses: aside.map(({ id }) => id) })];
}

export const applyBottom = (state: State, { order }: Verbs['bottom']): State =>
	whatIsNeeded({ ...state, aside: [], deck: under(state.deck, inOrder(state.aside, order)) });
