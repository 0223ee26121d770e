/** A game of the tests that states one fixed sheet and takes no positions. */
import type { Sheet } from '../../src/lib/table/sheet.ts';
import type { GameEdition, GamePosition } from '../../src/lib/table/game.ts';
import { object } from '../../src/lib/table/shape.ts';

export const fixedEdition = (sheet: Sheet): GameEdition => ({
	standard: {},
	known: [],
	shape: object({}),
	faults: () => [],
	draw: () => sheet
});

export const noPosition: GamePosition = {
	entry: () => ({ cells: new Map(), form: [] }),
	shape: () => object({}),
	blank: () => ({}),
	of: () => null,
	doubts: () => []
};
