import { bandsOf, nounOf, shown, written, type BandNames, type Nouns, type Words } from '../words.ts';
import { parts } from './outcome.ts';

export const resources: Nouns['resources'] = {
	explorer: 'Explorer',
	analysis: 'Analysis',
	rat: 'Lab rat',
	resistant: 'Resistant individuals',
	health: 'Health sample',
	formula: 'Formula sample',
	biotech: 'Biotechnology sample',
	free: 'free sample'
};

export const bandNames: BandNames = {
	Apocalíptico: 'Apocalyptic',
	Catastrófico: 'Catastrophic',
	'de Milagro': 'By a miracle',
	Superado: 'Overcome',
	Controlado: 'Under control',
	Épico: 'Epic'
};

export const sheet: Words['sheet'] = {
	title: 'Prototype C19',
	notice: 'Our own sheet, not the published one. Enter yours in Pipsheet under “Editions”.',
	noticeOwn: 'An own edition, drawn by Pipsheet; what nobody entered is ours.',
	mutant: 'Mutant strain',
	bonuses: 'Bonuses',
	health: 'Health',
	formula: 'Formula',
	biotech: 'Biotech\u00adnology',
	risk: 'Risk zone',
	score: 'Score',
	shapes: 'Infections',
	research: 'Research samples',
	'name.explorer': 'Explorer',
	'name.analysis': 'Analysis',
	'name.rat': 'Lab rat',
	'name.resistant': 'Resistant individuals',
	'name.health': 'Health',
	'name.formula': 'Formula',
	'name.biotech': 'Biotechnology',
	'name.free': 'Free sample',
	'hint.mutant': 'One box a round',
	'hint.bonuses': 'Fill when gained, cross when used.',
	'hint.health': 'Equal stays, greater goes up, smaller goes down.',
	'hint.formula': 'Note the sample and cross a factor: it makes the next number.',
	'hint.biotech': 'Single dice. A full pair gives its resource.',
	'hint.risk': 'Start at the arrow, then touch an infected one.',
	'hint.rows': 'full row',
	'hint.curve': 'full column',
	'hint.research': 'Place at once, any value.',
	factors: 'Factors: cross one out with each sample',
	bands: ({ bands }) =>
		bandsOf(bands, bandNames)
			.map(({ name, below, from }) => (below === null ? `${name} from ${from}` : `${name} below ${below}`))
			.join(' · '),
	'cell.mutant': ({ round }) => `Mutant strain, round ${shown(round)}`,
	'cell.bonus': ({ kind, circle }) => `${nounOf(resources, kind)}, circle ${shown(circle)}`,
	'cell.health': ({ row, column, gives, times }) =>
		`Health, column ${shown(column)}, row ${shown(row)}${gives ? `, gives ${nounOf(resources, gives)}` : ''}${times === 1 ? '' : `, times ${shown(times)}`}`,
	'cell.formula': ({ box, times }) =>
		`Formula, box ${shown(box)}${times === 1 ? '' : `, times ${shown(times)}`}`,
	'cell.step': ({ box }) => `Formula, factor after box ${shown(box)}`,
	'cell.factor': ({ factor }) => `Factor ${written(shown(factor))}`,
	'cell.biotech': ({ space }) => `Biotechnology, space ${shown(space)}`,
	'cell.risk': ({ row, column }) => `Risk zone, row ${shown(row)}, column ${shown(column)}`,
	'cell.entry': ({ row, column }) =>
		`Risk zone, row ${shown(row)}, column ${shown(column)}: the infection enters here`,
	'cell.resistantEntry': ({ row, column }) =>
		`Risk zone, row ${shown(row)}, column ${shown(column)}: resistant ones enter here`,
	'cell.hospital': ({ row, column }) => `Hospital, row ${shown(row)}, column ${shown(column)}`,
	'cell.row': ({ row, gives }) =>
		`Row ${shown(row)} complete: ${gives ? `${nounOf(resources, gives)}, ` : ''}multiplier plus 1`,
	'cell.virus': ({ column }) => `Virus of column ${shown(column)}`,
	'cell.score': ({ part }) => `Score: ${nounOf(parts, part)}`,
	'part.health': 'Health: all numbers',
	'part.resistant': 'Resistant: 3 per bonus used',
	'part.formula': 'Formula (doubled for the longest)',
	'part.biotech': 'Biotechnology: uncrossed numbers',
	'part.pairs': 'Unused pairs: 10 each',
	'part.curve': 'Columns: +5 clear, −10 full',
	'part.mutant': 'Mutant strain −',
	'part.total': 'Total',
	'field.player': 'Player',
	'field.scenario': 'Scenario',
	'field.players': 'Players'
};
