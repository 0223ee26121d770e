import type { Nouns } from '../words.ts';

export const nouns: Nouns = {
	resources: {
		explorer: 'Explorador',
		analysis: 'Análise',
		rat: 'Rato de laboratório',
		resistant: 'Indivíduos resistentes',
		health: 'amostra de Saúde',
		formula: 'amostra de Fórmula',
		biotech: 'amostra de Biotecnologia',
		free: 'amostra livre'
	},
	scenarios: {
		none: 'sem cenário',
		ets: 'IST',
		dengue: 'Dengue',
		'common-flu': 'Gripe comum',
		'hospital-virus': 'Vírus hospitalar',
		'covid-19': 'COVID 19',
		cholera: 'Cólera',
		'swine-flu': 'Gripe suína',
		'black-death': 'Peste negra',
		'avian-flu': 'Gripe aviária',
		'corrupt-labs': 'Laboratórios corruptos',
		'chemical-war': 'Guerra química',
		'designer-virus': 'Vírus projetado',
		'anti-vaccines': 'Antivacinas'
	},
	scoreCells: {
		health: 'Saúde',
		resistant: 'Indivíduos resistentes',
		formula: 'Fórmula',
		biotech: 'Biotecnologia',
		pairs: 'Pares',
		curve: 'Curva de infecção',
		mutant: 'Cepa mutante',
		total: 'Total',
		sum: 'Soma da cepa mutante',
		multiplier: 'Multiplicador'
	}
};
