/** What is chosen and not yet done, as plain values: kept over a look at the rules and a reload. */
import { wardIds, type Ward } from '../../sheets/clinic-covid-19/vocabulary.ts';
import { either, integer, object, oneOf, text, type Shape } from '../../table/shape.ts';

export interface Held {
	/** The number of somebody with a tile. */
	readonly person: number | null;
	readonly slot: number | null;
	readonly ward: Ward;
	/** The room that was tapped; null: the first with a free bed. */
	readonly room: number | null;
	/** The area of the board that is looked at; null: the clinic in view. */
	readonly part: string | null;
}

export const nothingHeld: Held = { person: null, slot: null, ward: 'treatment', room: null, part: null };

const perhaps = either(integer(0, Number.MAX_SAFE_INTEGER), oneOf(null));

/** What the drafts of a tab may have become is looked at before it is taken up. */
export const heldShape: Shape<Held> = object({
	person: perhaps,
	slot: perhaps,
	ward: oneOf<Ward>(...wardIds),
	room: perhaps,
	part: either(
		text(() => true, 'value'),
		oneOf(null)
	)
});
