/** What a player has chosen and not yet done, as plain values: kept over a look at the rules and a reload. */
import { either, integer, list, object, oneOf, text, truth, type Shape } from '../../table/shape.ts';

export interface Held {
	/** Dice on the table, to take or to roll again. */
	readonly dice: readonly number[];
	readonly mutant: boolean;
	readonly rerolling: boolean;
	/** The value wanted of a research sample. */
	readonly value: number | null;
	/** Which of several received infections is placed. */
	readonly infection: number | null;
	readonly resisting: boolean;
	/** The factors are shown. */
	readonly factors: boolean;
	/** Squares of the risk zone, or a cell of Health. */
	readonly tapped: readonly string[];
	readonly turn: number;
	/** The die of one's own that was tapped; it stays chosen while its player acts. */
	readonly die: number | null;
}

export const nothingHeld: Held = {
	dice: [],
	mutant: false,
	rerolling: false,
	value: null,
	infection: null,
	resisting: false,
	factors: false,
	tapped: [],
	turn: 0,
	die: null
};

const MANY = 999;
const whole = integer(0, MANY);
const perhaps = either(whole, oneOf(null));

/** What the drafts of a tab may have become is looked at before it is taken up. */
export const heldShape: Shape<Held> = object({
	dice: list(whole, { max: MANY, unique: true }),
	mutant: truth,
	rerolling: truth,
	value: perhaps,
	infection: perhaps,
	resisting: truth,
	factors: truth,
	tapped: list(
		text(() => true, 'value'),
		{ max: MANY }
	),
	turn: whole,
	die: perhaps
});
