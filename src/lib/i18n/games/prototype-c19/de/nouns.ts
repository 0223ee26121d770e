import type { Nouns } from '../words.ts';

export const nouns: Nouns = {
	resources: {
		explorer: 'Entdecker',
		analysis: 'Analyse',
		rat: 'Laborratte',
		resistant: 'Resistente',
		health: 'Gesundheitsprobe',
		formula: 'Formelprobe',
		biotech: 'Biotechnologieprobe',
		free: 'freie Probe'
	},
	scenarios: {
		none: 'kein Szenario',
		ets: 'Geschlechtskrankheit (ETS)',
		dengue: 'Dengue',
		'common-flu': 'Gewöhnliche Grippe',
		'hospital-virus': 'Krankenhausvirus',
		'covid-19': 'COVID 19',
		cholera: 'Cholera',
		'swine-flu': 'Schweinegrippe',
		'black-death': 'Schwarzer Tod',
		'avian-flu': 'Vogelgrippe',
		'corrupt-labs': 'Korrupte Labore',
		'chemical-war': 'Chemischer Krieg',
		'designer-virus': 'Designervirus',
		'anti-vaccines': 'Impfgegner'
	},
	scoreCells: {
		health: 'Gesundheit',
		resistant: 'Resistente',
		formula: 'Formel',
		biotech: 'Biotechnologie',
		pairs: 'Paare',
		curve: 'Infektionskurve',
		mutant: 'Mutante',
		total: 'Summe',
		sum: 'Summe der Mutantenkästchen',
		multiplier: 'Multiplikator'
	}
};
