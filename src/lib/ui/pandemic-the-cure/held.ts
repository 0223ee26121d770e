/** What is chosen and not yet done, as plain values: kept over a look at the rules and a reload. */
import { either, integer, object, oneOf, text, truth, type Shape } from '../../table/shape.ts';
import { usedDie, type UsedDie } from '../../validators/pandemic-the-cure/moves.ts';

export interface Held {
	readonly die: UsedDie | null;
	/** The pawn that a helicopter would fly; null: that of who is at turn. */
	readonly pawn: number | null;
	/** The events are open, perhaps with one of them chosen. */
	readonly events: string | null;
	/** A special action or power is being told. */
	readonly special: boolean;
}

export const nothingHeld: Held = { die: null, pawn: null, events: null, special: false };

/** What the drafts of a tab may have become is looked at before it is taken up. */
export const heldShape: Shape<Held> = object({
	die: either(usedDie, oneOf(null)),
	pawn: either(integer(0, 99), oneOf(null)),
	events: either(
		text(() => true, 'value'),
		oneOf(null)
	),
	special: truth
});
