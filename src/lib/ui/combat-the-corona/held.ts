/** What the fingers hold, in the form in which it outlasts a look at the rules and a reload. */
import type { OwnCard } from '../../sheets/combat-the-corona/lines.ts';
import { either, integer, list, object, oneOf, text, truth, type Shape } from '../../table/shape.ts';
import { SPACES } from '../../validators/combat-the-corona/actions.ts';
import { REVEALED } from '../../validators/combat-the-corona/proliferation.ts';
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
	/** A die is about to be entered. */
	readonly asking: 'reroll' | 'extra' | null;
}

export const nothingHeld: Held = {
	dice: [],
	spaces: [],
	picked: [],
	cards: [],
	told: [],
	tokens: 0,
	beds: null,
	giving: false,
	asking: null
};

const MANY = 999;
const ids = list(
	text(() => true, 'value'),
	{ max: MANY, unique: true }
);

/** What the drafts of a tab may have become is looked at before it is taken up. */
export const heldShape: Shape<Held> = object({
	dice: list(integer(0, MANY), { max: MANY, unique: true }),
	spaces: list(integer(1, SPACES), { max: SPACES, unique: true }),
	picked: ids,
	cards: ids,
	told: list(ownCard, { max: REVEALED }),
	tokens: integer(0, MANY),
	beds: either(integer(0, MANY), oneOf(null)),
	giving: truth,
	asking: oneOf(null, 'reroll', 'extra')
});
