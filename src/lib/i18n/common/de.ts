import type { CommonWords } from './en.ts';

export const words: CommonWords = {
	appName: 'Pipsheet',
	back: 'Zurück',
	close: 'Schließen',
	cancel: 'Abbrechen',
	undo: 'Rückgängig',
	redo: 'Wiederholen',
	menu: 'Menü',
	home: 'Partien',
	newTable: 'Neue Partie',
	rules: 'Regeln',
	print: 'Drucken',
	share: 'Teilen',
	settings: 'Einstellungen',
	languageName: 'Deutsch',
	retry: 'Nochmal versuchen',
	reload: 'Neu laden',
	couldNotLoad: 'Diese Seite konnte nicht geladen werden. Deine Partien sind auf diesem Gerät sicher.',
	somethingBroke: 'In der App ist etwas schiefgegangen. Deine Partien sind auf diesem Gerät sicher.',
	notFound: 'Hier gibt es keine Seite.',
	basis: {
		text: 'So steht es in der Anleitung',
		follows: 'Es folgt aus der Anleitung',
		ours: 'Diese App hat so entschieden'
	}
};
