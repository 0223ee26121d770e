/** What is chosen and not yet done, and how it is read back after a look at the rules or a reload. */
import { wardIds, type Ward } from '../../sheets/clinic-covid-19/vocabulary.ts';

export interface Chosen {
	/** The number of somebody with a tile. */
	readonly person: number | null;
	readonly slot: number | null;
	readonly ward: Ward;
	/** The room that was tapped; null: the first with a free bed. */
	readonly room: number | null;
	/** The area of the board that is looked at; null: the clinic in view. */
	readonly part: string | null;
}

export const nothingChosen: Chosen = { person: null, slot: null, ward: 'treatment', room: null, part: null };

const numberIn = (kept: unknown): number | null => (typeof kept === 'number' ? kept : null);

/** Whatever was kept: numbers that nobody has any more choose nobody. */
export function readChosen(kept: unknown): Chosen {
	if (typeof kept !== 'object' || kept === null) return nothingChosen;
	const { person, slot, ward, room, part } = kept as Partial<Record<keyof Chosen, unknown>>;
	return {
		person: numberIn(person),
		slot: numberIn(slot),
		ward: wardIds.find((id) => id === ward) ?? nothingChosen.ward,
		room: numberIn(room),
		part: typeof part === 'string' ? part : null
	};
}
