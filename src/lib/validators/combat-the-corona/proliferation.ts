/** Proliferation: three cards are revealed, and the best sum of levels is placed. */
import type { Virus } from '../../sheets/combat-the-corona/facts.ts';
import type { Complaint } from '../../table/record.ts';
import { infectionCells } from '../../sheets/combat-the-corona/cells.ts';
import type { Agreed } from './agreed.ts';
import { addShields } from './charts.ts';
import { topFault, under, without } from './deck.ts';
import type { Verbs } from './moves.ts';
import { complaints, refuse, type Objection } from './sentences.ts';
import { having, skillsWork, whatIsNeeded } from './skills.ts';
import { changed, idsOf, inOrder, sameCards, type State, strangers } from './state.ts';

export const REVEALED = 3;

/** CTC-P1: three cards, or all that are left. */
export const cardsToReveal = ({ deck }: State): number => Math.min(REVEALED, deck.count);

function rightNumber(state: State, cards: number): Objection {
	const expected = cardsToReveal(state);
	return cards === expected ? null : refuse('CTC-P1', 'wrongNumberRevealed', { cards, expected });
}

function cardOf({ byId }: Agreed, id: string): Virus {
	const card = byId.get(id);
	if (!card) throw new Error(`the door lets no card "${id}" through`);
	return card;
}

/** With decks of its own the table tells values; each card gets the next number. */
const cardsNamed = ({ agreed, nextOwn }: State, cards: Verbs['reveal']['cards']): readonly Virus[] =>
	cards.map((card, at) =>
		typeof card === 'string' ? cardOf(agreed, card) : { ...card, id: `x${nextOwn + at}` }
	);

/** CTC-P2: only cards that can be on top. */
function fromTheTop(strange: readonly Virus[]): Objection {
	if (strange.length === 0) return null;
	return refuse('CTC-P2', 'notOnTop', { viruses: idsOf(strange) });
}

/** CTC-P2: all that must be on top. */
function allOfTheTop(missing: readonly Virus[]): Objection {
	if (missing.length === 0) return null;
	return refuse('CTC-P2', 'mustBeOnTop', { viruses: idsOf(missing) });
}

export function checkReveal(state: State, { cards }: Verbs['reveal']): readonly Complaint[] {
	const { strange, missing } = topFault(state.deck, cardsNamed(state, cards));
	return complaints(rightNumber(state, cards.length), fromTheTop(strange), allOfTheTop(missing));
}

function levels(viruses: readonly Virus[]): number {
	let sum = 0;
	for (const { level } of viruses) sum += level;
	return sum;
}

/** Every selection, in the order of revealing. */
const selections = (viruses: readonly Virus[]): readonly (readonly Virus[])[] =>
	viruses.reduce<readonly (readonly Virus[])[]>(
		(sets, virus) => [...sets, ...sets.map((set) => [...set, virus])],
		[[]]
	);

/** CTC-P3: the combinations with the greatest sum of levels not above the infection level. */
export function combinations(infection: number, revealed: readonly Virus[]): readonly (readonly Virus[])[] {
	let best = 0;
	let found: (readonly Virus[])[] = [];
	for (const set of selections(revealed)) {
		const sum = levels(set);
		if (sum > infection || sum < best) continue;
		if (sum > best) found = [];
		best = sum;
		found.push(set);
	}
	return found;
}

/** CTC-P3: the greatest sum of levels that fits. */
export const bestSum = ({ infection, revealed }: State): number =>
	levels(combinations(infection, revealed)[0] ?? []);

/** CTC-P3: the levels of these among the revealed. */
export const sumOf = (state: State, ids: readonly string[]): number => levels(chosen(state, ids));

/** CTC-P4: the team chooses among several; a single combination is placed without a move. */
export function applyReveal(state: State, { cards }: Verbs['reveal']): State {
	const revealed = cardsNamed(state, cards);
	const deck = without(state.deck, revealed);
	const nextOwn = state.agreed.own ? state.nextOwn + cards.length : state.nextOwn;
	const [only, other] = combinations(state.infection, revealed);
	if (!only || other) return changed(state, { deck, nextOwn, phase: 'place', revealed });
	return placed(state, revealed, only, deck, nextOwn);
}

/** CTC-P5, CTC-P6: those placed lie on the table with their shields, the others are set aside; then all their skills
 *  work (CTC-K1). */
function placed(
	state: State,
	revealed: readonly Virus[],
	set: readonly Virus[],
	deck = state.deck,
	nextOwn = state.nextOwn
): State {
	const laid = changed(state, {
		deck,
		nextOwn,
		viruses: [...state.viruses, ...set],
		revealed: [],
		aside: revealed.filter((virus) => !set.includes(virus)),
		placed: set.length > 0,
		saves: having(revealed, 'save'),
		destroys: having(revealed, 'destroy')
	});
	const bringing = set.filter(({ shield }) => shield);
	return skillsWork(addShields(laid, bringing), revealed);
}

/** CTC-P4: only revealed viruses; or else CTC-P3: the greatest sum that fits. */
export function checkPlace(state: State, { viruses: ids }: Verbs['place']): readonly Complaint[] {
	const strange = strangers(state.revealed, ids);
	if (strange.length > 0) return [refuse('CTC-P4', 'notRevealed', { viruses: strange })];
	const { infection } = state;
	const sum = sumOf(state, ids);
	const best = bestSum(state);
	const cells = [infectionCells.make(infection)];
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
	return [refuse('CTC-P7', 'asideAll', { viruses: idsOf(aside) })];
}

export const applyBottom = (state: State, { order }: Verbs['bottom']): State =>
	whatIsNeeded(changed(state, { aside: [], deck: under(state.deck, inOrder(state.aside, order)) }));
