/** What a player has chosen and not yet done, as plain values: kept over a look at the rules and a reload. */
import { LARGEST_SHAPE } from '../../sheets/fight-the-virus/edition-rules.ts';
import { aFace } from '../../validators/kit/die.ts';
import { either, integer, list, object, oneOf, text, type Shape } from '../../table/shape.ts';
import type { DieIndex } from '../../validators/fight-the-virus/moves.ts';

export interface Held {
	/** Whose choice it is: at another sheet nothing is chosen. */
	readonly by: number;
	readonly die: DieIndex | null;
	/** Points of progress. */
	readonly add: number;
	/** For the bonus that enters a number. */
	readonly number: number | null;
	/** The square that was tapped, and waits for a choice or a confirmation. */
	readonly tapped: string | null;
	/** The squares of a free shape, proposed and changed by taps. */
	readonly drawn: readonly string[];
	/** How often the proposed shape was turned. */
	readonly turn: number;
}

export const nothingHeld: Held = {
	by: 0,
	die: null,
	add: 0,
	number: null,
	tapped: null,
	drawn: [],
	turn: 0
};

const whole = integer(0, Number.MAX_SAFE_INTEGER);
const cell = text(() => true, 'value');

/** What the drafts of a tab may have become is looked at before it is taken up. */
export const heldShape: Shape<Held> = object({
	by: whole,
	die: oneOf(0, 1, null),
	add: whole,
	number: either(aFace, oneOf(null)),
	tapped: either(cell, oneOf(null)),
	drawn: list(cell, { max: LARGEST_SHAPE }),
	turn: whole
});
