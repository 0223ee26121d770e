/** What the fingers hold, in the form in which it outlasts a look at the rules and a reload. */
import type { OwnCard } from '../../sheets/combat-the-corona/lines.ts';
import { either, integer, list, object, oneOf, text, truth, type Shape } from '../../table/shape.ts';
import { ownCard } from '../../validators/combat-the-corona/shapes.ts';

export interface Held {
	/** Places of chosen dice in the row. */
	readonly dice: readonly number[];
	readonly spaces: readonly number[];
	/** Viruses in the order of tapping. */
	readonly picked: readonly string[];
	/** Virus cards that were turned up, by their ids, or told by their values. */
	readonly cards: readonly string[];
	readonly told: readonly OwnCard[];
	readonly tokens: number;
	/** How many of the dice left over give beds; all of them unless somebody says less. */
	readonly beds: number | null;
	/** A hospital is about to be given up. */
	readonly giving: boolean;
}

export const nothingHeld: Held = {
	dice: [],
	spaces: [],
	picked: [],
	cards: [],
	told: [],
	tokens: 0,
	beds: null,
	giving: false
};

const MANY = 999;
const ids = list(
	text(() => true, 'value'),
	{ max: MANY, unique: true }
);

const shape: Shape<Held> = object({
	dice: list(integer(0, MANY), { max: MANY, unique: true }),
	spaces: list(integer(1, 5), { max: 5, unique: true }),
	picked: ids,
	cards: ids,
	told: list(ownCard, { max: 3 }),
	tokens: integer(0, MANY),
	beds: either(integer(0, MANY), oneOf(null)),
	giving: truth
});

/** JSON from wherever it was kept; anything else is nothing. */
export const readHeld = (data: unknown): Held => (shape.fits(data) ? (data as Held) : nothingHeld);
