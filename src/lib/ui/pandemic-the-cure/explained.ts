/** Cells that are tapped for information only: what they are, and the rule to read. */
import { explainedBy } from '../../sheets/kit/cells.ts';
import {
	bagCells,
	dieCells,
	ownRateCells,
	rateCells,
	tileCells
} from '../../sheets/pandemic-the-cure/cells.ts';
import { colours } from '../../sheets/pandemic-the-cure/pieces.ts';
import type { RuleId } from '../../validators/pandemic-the-cure/rulebook.ts';

interface Hint {
	readonly key: 'rateHint' | 'bagHint' | 'curedHint';
	readonly rule: RuleId;
}

const rate: Hint = { key: 'rateHint', rule: 'PTC-B1' };
const bag: Hint = { key: 'bagHint', rule: 'PTC-I2' };
const die: Hint = { key: 'bagHint', rule: 'PTC-D2' };
const cured: Hint = { key: 'curedHint', rule: 'PTC-A6' };

const hints = [
	[rateCells, rate],
	[ownRateCells, rate],
	...colours.map((colour) => [bagCells[colour], bag] as const),
	...colours.map((colour) => [dieCells[colour], die] as const),
	[{ read: (cell: string) => (tileCells.read(cell) === 'cured' ? cell : null) }, cured]
] as const;

export const hintAt = (cell: string): Hint | null => explainedBy<Hint>(hints, cell);
