import type { SetupWords } from './en.ts';

export const words: SetupWords = {
	title: 'Neue Partie',
	chooseGame: 'Welches Spiel?',
	onTheTable: 'Auf dem Tisch',
	appKeeps: 'Die App führt',
	alsoNeeded: 'Außerdem nötig',
	printIt: 'Nötiges ausdrucken',
	learn: 'In zwei Minuten erklärt',
	faultsFirst: 'Vor dem Start:',
	players: 'Mitspielende',
	playersHelp: ({ min, max }) =>
		min === max
			? `${min} Personen, in Sitzreihenfolge`
			: `${min} bis ${max} Personen, in Sitzreihenfolge im Uhrzeigersinn`,
	playerNumber: ({ seat }) => `Person ${seat}`,
	addPlayer: 'Person hinzufügen',
	removePlayer: ({ name }) => `${name} entfernen`,
	moveUp: ({ name }) => `${name} nach oben`,
	moveDown: ({ name }) => `${name} nach unten`,
	known: 'Haben hier schon gespielt',
	sheets: 'Wessen Blätter sind auf diesem Gerät?',
	allSheets: 'Alle',
	someSheets: 'Nur einige: die anderen schreiben auf Papier oder auf ihrem eigenen Telefon',
	options: 'Optionen',
	rulings: 'Offene Fragen der Anleitung',
	rulingsHelp: 'Die Anleitung lässt sie offen. Die erste Antwort ist die übliche.',
	auto: 'wie die Ausgabe sagt',
	ourNumbers: 'Gestrichelt: von uns. Trag deine ein.',
	start: 'Los',
	nameNeeded: ({ seat }) => `Person ${seat} braucht einen lesbaren Namen mit höchstens 40 Zeichen.`,
	notSaved: 'Die Partie konnte auf diesem Gerät nicht gesichert werden.',
	noFit: ({ what }) => `Das passt nicht zusammen: ${what}`
};
