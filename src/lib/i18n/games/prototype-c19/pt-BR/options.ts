import type { Nouns, Words } from '../words.ts';

export const scenarios: Nouns['scenarios'] = {
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
};

export const options: Words['options'] = {
	scenario: {
		label: 'Cenário',
		help: 'Uma doença especial que muda as regras. Na primeira partida, melhor nenhum.',
		values: scenarios
	},
	sheets: {
		label: 'Folhas deste aparelho',
		help: 'Os outros anotam no papel ou no próprio celular; as rolagens deles entram aqui do mesmo jeito.'
	}
};
