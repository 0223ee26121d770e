/** The rule that explains a cell where nothing is ever placed by a tap. */
import {
	circleCells,
	columnCells,
	mutantCells,
	rowCells,
	scoreCells
} from '../../sheets/prototype-c19/cells.ts';
import { explainedBy } from '../../sheets/kit/cells.ts';
import type { RuleId } from '../../validators/prototype-c19/rulebook.ts';

const explained = [
	[mutantCells, 'PC19-T9'],
	[rowCells, 'PC19-I11'],
	[columnCells, 'PC19-I12'],
	[scoreCells, 'PC19-E10'],
	[circleCells.explorer, 'PC19-U4'],
	[circleCells.analysis, 'PC19-U5'],
	[circleCells.rat, 'PC19-U7'],
	[circleCells.resistant, 'PC19-V1']
] as const;

export const ruleOfCell = (cell: string): RuleId => explainedBy<RuleId>(explained, cell) ?? 'PC19-T4';
