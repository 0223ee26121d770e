/** A card lies there all the same: what the box holds besides what the app knew. */
import { limits } from '../../sheets/combat-the-corona/limits.ts';
import { writeActionLine, writeVirusLine, type VirusLine } from '../../sheets/combat-the-corona/lines.ts';
import type { Concession } from '../../table/game.ts';
import type { Facts } from '../../table/record.ts';
import type { Verbs } from './moves.ts';
import type { State } from './state.ts';

/** An id like this one that no line has: of V17 there is a V17b. */
function freeId(id: string, lines: readonly VirusLine[]): string {
	const [stem = id] = id.split('.');
	const known = new Set(lines.map((line) => line.id));
	const letters = [...'bcdefghijklmnopqrstuvwxyz'];
	const free = letters.map((letter) => stem.slice(0, limits.virusId - 1) + letter);
	return free.find((other) => !known.has(other)) ?? id;
}

interface Joined {
	readonly lines: readonly VirusLine[];
	/** The card by the id that it has then. */
	readonly id: string;
}

/** CTC-S4: a card that stayed in the box joins the deck, and of one that lies elsewhere there is one more. */
function joined({ agreed }: State, lines: readonly VirusLine[], id: string): Joined {
	const line = lines.find((other) => other.id === id || (other.copies > 1 && id.startsWith(`${other.id}.`)));
	if (!line) return { lines, id };
	const stayed = line.group !== 'start' && !agreed.deck.some((card) => card.id === id);
	if (stayed) {
		const inTheDeck: VirusLine = { ...line, group: 'normal' };
		return { lines: lines.map((other) => (other === line ? inTheDeck : other)), id };
	}
	const another: VirusLine = { ...line, id: freeId(id, lines), group: 'normal', copies: 1 };
	return { lines: [...lines, another], id: another.id };
}

/** These cards as they are called when all of them are in the deck. */
function inTheDeck(state: State, ids: readonly string[]): { ids: readonly string[]; facts: Facts } {
	const { agreed, deck } = state;
	let lines: readonly VirusLine[] = agreed.facts.virusLines;
	const called = ids.map((id) => {
		if (deck.groups?.some((group) => group.some((card) => card.id === id))) return id;
		const found = joined(state, lines, id);
		lines = found.lines;
		return found.id;
	});
	return { ids: called, facts: { viruses: lines.map(writeVirusLine) } };
}

/** CTC-P2: the cards that were revealed; values of own cards are believed as they are. */
export function liesRevealed(state: State, move: Verbs['reveal']): Concession | null {
	if (state.agreed.own) return null;
	const { ids, facts } = inTheDeck(
		state,
		move.cards.filter((card) => typeof card === 'string')
	);
	return { facts, move: { ...move, cards: ids } as Verbs['reveal'] };
}

/** CTC-S4: the cards that were looked at. */
export function liesLookedAt(state: State, move: Verbs['setup']): Concession | null {
	if (state.agreed.own || !move.top) return null;
	const { ids, facts } = inTheDeck(state, move.top);
	return { facts, move: { ...move, top: ids } as Verbs['setup'] };
}

/** CTC-A2: one more action card of the kind. */
export function liesInHand({ agreed }: State, { card }: Verbs['play']): Concession | null {
	if (agreed.own) return null;
	const actions = agreed.facts.actions.map((kind) =>
		writeActionLine(kind.id === card ? { ...kind, count: kind.count + 1 } : kind)
	);
	return { facts: { actions } };
}
