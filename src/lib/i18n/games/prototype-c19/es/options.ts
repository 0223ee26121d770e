import type { Nouns, Words } from '../words.ts';

export const scenarios: Nouns['scenarios'] = {
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
};

export const options: Words['options'] = {
	scenario: {
		label: 'Escenario',
		help: 'Una enfermedad especial que cambia las reglas. En la primera partida, mejor ninguna.',
		values: scenarios
	},
	sheets: {
		label: 'Hojas de este dispositivo',
		help: 'Los demás apuntan en papel o en su móvil; sus tiradas se anotan aquí igualmente.'
	}
};
