import type { Nouns } from '../words.ts';

export const nouns: Nouns = {
	resources: {
		explorer: 'Explorador',
		analysis: 'Análisis',
		rat: 'Rata de laboratorio',
		resistant: 'Individuos resistentes',
		health: 'muestra de Salud',
		formula: 'muestra de Fórmula',
		biotech: 'muestra de Biotecnología',
		free: 'muestra libre'
	},
	scenarios: {
		none: 'sin escenario',
		ets: 'ETS',
		dengue: 'Dengue',
		'common-flu': 'Gripe común',
		'hospital-virus': 'Virus intrahospitalario',
		'covid-19': 'COVID 19',
		cholera: 'Cólera',
		'swine-flu': 'Gripe porcina',
		'black-death': 'Peste negra',
		'avian-flu': 'Gripe aviar',
		'corrupt-labs': 'Laboratorios corruptos',
		'chemical-war': 'Guerra química',
		'designer-virus': 'Virus de diseño',
		'anti-vaccines': 'Anti vacunas'
	},
	scoreCells: {
		health: 'Salud',
		resistant: 'Individuos resistentes',
		formula: 'Fórmula',
		biotech: 'Biotecnología',
		pairs: 'Parejas',
		curve: 'Curva de infección',
		mutant: 'Cepa mutante',
		total: 'Total',
		sum: 'Suma de la cepa mutante',
		multiplier: 'Multiplicador'
	}
};
