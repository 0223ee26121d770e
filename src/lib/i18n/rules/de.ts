import type { RulesWords } from './en.ts';

export const words: RulesWords = {
	title: ({ game }) => `Regeln von ${game}`,
	note: 'In unseren Worten. Das Original ist die veröffentlichte Anleitung.',
	find: 'Regel suchen',
	found: ({ count }, talk) =>
		talk.plural(count, {
			zero: 'Keine Regel enthält diese Wörter.',
			one: '1 Regel',
			other: `${count} Regeln`
		}),
	rulings: 'Offene Fragen',
	usual: 'üblich',
	here: 'an diesem Tisch',
	backToTable: 'Zurück zur Partie',
	link: ({ rule }) => `Link zu ${rule}`,
	aid: 'Am Tisch'
};
