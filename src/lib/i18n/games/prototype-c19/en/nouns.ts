import type { Nouns } from '../words.ts';

export const nouns: Nouns = {
	resources: {
		explorer: 'Explorer',
		analysis: 'Analysis',
		rat: 'Lab rat',
		resistant: 'Resistant individuals',
		health: 'Health sample',
		formula: 'Formula sample',
		biotech: 'Biotechnology sample',
		free: 'free sample'
	},
	scenarios: {
		none: 'no scenario',
		ets: 'STD',
		dengue: 'Dengue',
		'common-flu': 'Common flu',
		'hospital-virus': 'Hospital virus',
		'covid-19': 'COVID 19',
		cholera: 'Cholera',
		'swine-flu': 'Swine flu',
		'black-death': 'Black death',
		'avian-flu': 'Avian flu',
		'corrupt-labs': 'Corrupt laboratories',
		'chemical-war': 'Chemical war',
		'designer-virus': 'Designer virus',
		'anti-vaccines': 'Anti-vaccines'
	},
	scoreCells: {
		health: 'Health',
		resistant: 'Resistant individuals',
		formula: 'Formula',
		biotech: 'Biotechnology',
		pairs: 'Pairs',
		curve: 'Infection curve',
		mutant: 'Mutant strain',
		total: 'Total',
		sum: 'Sum of the mutant boxes',
		multiplier: 'Multiplier'
	}
};
