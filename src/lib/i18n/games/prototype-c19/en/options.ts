import type { Nouns, Words } from '../words.ts';

export const scenarios: Nouns['scenarios'] = {
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
};

export const options: Words['options'] = {
	scenario: {
		label: 'Scenario',
		help: 'One special disease that changes the rules. Better none in your first game.',
		values: scenarios
	},
	sheets: {
		label: 'Sheets kept here',
		help: 'The others mark on paper or on their own phone; their throws are entered here all the same.'
	}
};
