import type { Nouns, Words } from '../words.ts';

export const scenarios: Nouns['scenarios'] = {
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
};

export const options: Words['options'] = {
	scenario: {
		label: 'Szenario',
		help: 'Eine besondere Krankheit, die die Regeln ändert. In der ersten Partie besser keines.',
		values: scenarios
	},
	sheets: {
		label: 'Blätter auf diesem Gerät',
		help: 'Die anderen schreiben auf Papier oder auf ihrem Handy; ihre Würfe werden hier trotzdem eingetragen.'
	}
};
