import { eachRound, type Words } from '../words.ts';
import { nouns } from './labels.ts';

export const options: Words['options'] = {
	contagion: {
		label: 'Ansteckung',
		help: 'Bei hoher Ansteckung kommen in jeder Runde mehr Plättchen auf die Plätze jeder Klinik: im Regelheft zwei statt einem.',
		values: nouns.contagion
	},
	confinement: {
		label: 'Ausgangssperre',
		help: 'Je strenger die Ausgangssperre, desto weniger Plättchen kommen in jeder Runde.',
		values: nouns.confinement
	},
	modules: {
		label: 'Module des Grundspiels',
		help: 'Wähle die Module, die auf dem Tisch liegen; die Erweiterung ändert einige ihrer Regeln.',
		values: nouns.module
	},
	slots: { label: 'Voraufnahmeplätze', help: 'Wie viele Voraufnahmeplätze jede Klinik hat.' },
	tiles: {
		label: 'Eigene Plättchenzahlen',
		help: 'Plättchen pro Person in jeder Runde, statt einer Spalte des Plans; zusammen höchstens so viele, wie es gibt.',
		values: eachRound((round) => `Runde ${round}`)
	},
	incomes: {
		label: 'Einnahmen',
		help: 'Was eine behandelte Person jeder Farbe einbringt, in Dollar.',
		values: nouns.colour
	}
};
