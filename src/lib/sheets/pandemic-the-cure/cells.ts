/** The ids of all places that can be marked, each made and read by the same pair. */
import { fieldIds, nameIds, wordIds, type CellIds } from '../kit/cells.ts';
import { byColour, colours, mostPlayers, type Colour, type Place, type Region } from './pieces.ts';

export const regionCells = fieldIds('region') as CellIds<Region>;
/** The three tiles in the middle. */
export const tileCells = nameIds('tile', ['centre', 'cdc', 'cured']);
export const rateCells = fieldIds('rate');
/** Where a track of the table's own is written down. */
export const ownRateCells = nameIds('own-rate', ['space', 'dice']);
export type OwnRatePart = 'space' | 'dice';
export const outbreakCells = fieldIds('outbreak');
export const bagCells = byColour((colour) => fieldIds(`bag.${colour}`));
export const dieCells = byColour((colour) => fieldIds(`die.${colour}`));
export const eventCells = wordIds('event');

export type CardPart = 'role' | Colour;
const seatCells = Array.from({ length: mostPlayers }, (_, seat) =>
	nameIds<CardPart>(`card.${seat}`, ['role', ...colours])
);

/** A row of the role cards: what lies on the card of a seat. */
export const cardCells: CellIds<readonly [seat: number, part: CardPart]> = {
	make: ([seat, part]) => seatCells[seat]?.make(part) ?? '',
	read: (id) => {
		for (const [seat, ids] of seatCells.entries()) {
			const part = ids.read(id);
			if (part) return [seat, part];
		}
		return null;
	}
};

/** The cell of a place where dice lie; the bag is told by its first red die. */
export const placeCell = (place: Place): string => {
	if (place === 'bag') return bagCells.red.make(1);
	return typeof place === 'number' ? regionCells.make(place) : tileCells.make(place);
};
