/** The rule that explains a cell where nothing is ever placed by a tap. */
import type { RuleId } from '../../validators/prototype-c19/rulebook.ts';

const byArea: Readonly<Record<string, RuleId>> = {
	mutant: 'PC19-T9',
	row: 'PC19-I11',
	virus: 'PC19-I12',
	score: 'PC19-E10'
};
const byBonus: Readonly<Record<string, RuleId>> = {
	explorer: 'PC19-U4',
	analysis: 'PC19-U5',
	rat: 'PC19-U7',
	resistant: 'PC19-V1'
};

export function ruleOfCell(cell: string): RuleId {
	const [area = '', name = ''] = cell.split('.');
	return area === 'bonus' ? (byBonus[name] ?? 'PC19-U3') : (byArea[area] ?? 'PC19-T4');
}
