import type { Difficulty } from '../../../../sheets/pandemic-the-cure/pieces.ts';
import type { EditionWords } from '../words.ts';
import { names } from './sheet.ts';

export const edition: EditionWords = {
	palette: 'Was gemalt wird',
	'part.dice': 'Würfel',
	'part.track': 'Leiste',
	'part.numbers': 'Zahlen',
	'part.roles': 'Rollen',
	'part.events': 'Ereignisse',
	'part.regions': 'Regionen',
	regions: 'Namen der Regionen',
	infectionDice: 'Infektionswürfel',
	track: 'Leiste der Infektionsrate',
	outbreakLimit: 'Ausbrüche bis zur Niederlage',
	setupDice: 'Würfel beim Aufbau',
	stack: 'Würfel einer Farbe, die eine Region aushält',
	cureAt: 'Punkte für ein Heilmittel',
	roles: 'Rollenkarten',
	events: 'Ereigniskarten',
	openEvents: 'Offene Ereigniskarten',
	infectionDiceHelp:
		'Wie viele es von jeder Farbe gibt, und die sechs Seiten eines Würfels: + ist das Kreuz.',
	diceCount: 'Würfel',
	dieFace: ({ nth }) => `Seite ${String(nth)}`,
	startOf: ({ difficulty }) => `Start: ${names.difficulties[difficulty as Difficulty]}`,
	space: ({ space, rate }) => `${String(space)} (Rate ${String(rate)})`,
	numbers: 'Zahlen',
	name: 'Name',
	cost: 'Preis in CDC-Würfeln',
	removeCard: ({ name }) => `${String(name)} entfernen`,
	addRole: 'Rollenkarte hinzufügen',
	newRole: 'Neue Rolle',
	theTen: 'Welche unserer zehn Karten sind im Spiel?',
	addEvent: 'Eigene Karte hinzufügen',
	newEvent: 'Neue Karte',
	effectsHelp:
		'Was die Karte bewirkt, der Reihe nach. Eine Karte ohne Wirkungen ändert nichts, was die App wissen muss.',
	regionName: ({ nth }) => `Region ${String(nth)}`
};
