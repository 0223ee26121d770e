/** For games that still state one fixed sheet: goes when the last of them has facts and positions. */
import type { Sheet } from '../../table/sheet.ts';
import type { GameEdition, GamePosition } from '../../table/game.ts';
import { object } from '../../table/shape.ts';

export const fixedEdition = (sheet: Sheet): GameEdition => ({
	standard: {},
	shape: object({}),
	faults: () => [],
	draw: () => sheet
});

export const noPosition: GamePosition = {
	shape: () => object({}),
	blank: () => ({}),
	of: () => null,
	doubts: () => []
};
