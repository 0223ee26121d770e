/**
 * What is printed, as a value. Facts enter a game through the set-up of its table; whatever follows from them is
 * computed once an edition and shared by all its tables.
 */
import type { GameEdition } from '../../table/game.ts';
import type { Edition, EditionFault, Facts } from '../../table/record.ts';
import type { Shape } from '../../table/shape.ts';
import type { Deck, Sheet } from '../../table/sheet.ts';

/** How many editions of one game are kept at a time, with all that follows from them. */
const MOST_KEPT = 64;

/** `F` is the complete form of the facts, `Given` what an own edition may state. */
export interface EditionPlan<F extends object, Given extends object> {
	/** Every field, in the form in which an own edition states it. */
	readonly standard: Required<Given>;
	/** The fields whose standard value the rule book states: all others are the app's own invention. */
	readonly known: readonly (keyof Given & string)[];
	readonly shape: Shape<Given>;
	/** The facts that the rules and the drawing use: what is given, over what is standard. */
	readonly read: (given: Given) => F;
	/** The edition rules in the order of the document. */
	readonly rules: readonly ((facts: F) => readonly EditionFault[])[];
}

export interface EditionBook<F extends object> {
	readonly standard: Facts;
	readonly known: readonly string[];
	readonly shape: Shape<Facts>;
	/** The complete facts of an edition: the same value for the same facts, so that it can be a key. */
	readonly factsOf: (edition: Edition | undefined) => F;
	readonly faults: (given: Facts) => readonly EditionFault[];
}

export function editionBook<F extends object, Given extends object>(
	plan: EditionPlan<F, Given>
): EditionBook<F> {
	const standard = plan.read(plan.standard);
	const byObject = new WeakMap<Facts, F>();
	const byText = new Map<string, F>();
	const isStandard = (given: Facts): boolean =>
		Object.entries(given).every(
			([field, value]) => JSON.stringify(value) === JSON.stringify((plan.standard as Facts)[field])
		);
	const read = (given: Facts): F => {
		const seen = byObject.get(given);
		if (seen) return seen;
		const text = JSON.stringify(given);
		const known = byText.get(text) ?? (isStandard(given) ? standard : plan.read(given as Given));
		// the newest is the last to go
		byText.delete(text);
		byText.set(text, known);
		const [oldest] = byText.keys();
		if (byText.size > MOST_KEPT && oldest !== undefined) byText.delete(oldest);
		byObject.set(given, known);
		return known;
	};
	const faults = onceAnEdition((facts: F) => plan.rules.flatMap((rule) => rule(facts)));
	return {
		standard: plan.standard,
		known: plan.known,
		shape: plan.shape as Shape<Facts>,
		factsOf: (edition = 'standard') => (edition === 'standard' ? standard : read(edition.facts)),
		faults: (given) => faults(read(given))
	};
}

/** Keeps what was made from facts for as long as the facts are kept. */
export function onceAnEdition<F extends object, T>(make: (facts: F) => T): (facts: F) => T {
	const made = new WeakMap<F, { readonly value: T }>();
	return (facts) => {
		const known = made.get(facts);
		if (known) return known.value;
		const value = make(facts);
		made.set(facts, { value });
		return value;
	};
}

/** The edition as the game value offers it. */
export function drawnEdition<F extends object>(
	book: EditionBook<F>,
	draw: (facts: F) => Sheet,
	decks?: (facts: F) => readonly Deck[]
): GameEdition {
	const sheets = onceAnEdition(draw);
	const packs = decks && onceAnEdition(decks);
	return {
		standard: book.standard,
		known: book.known,
		shape: book.shape,
		faults: book.faults,
		draw: (edition) => sheets(book.factsOf(edition)),
		...(packs && { decks: (edition: Edition) => packs(book.factsOf(edition)) })
	};
}
