import type { Difficulty } from '../../../../sheets/pandemic-the-cure/pieces.ts';
import type { EditionWords } from '../words.ts';
import { names } from './sheet.ts';

export const edition: EditionWords = {
	palette: 'Qué se pinta',
	'part.dice': 'Dados',
	'part.track': 'Tasa',
	'part.numbers': 'Números',
	'part.roles': 'Roles',
	'part.events': 'Eventos',
	'part.regions': 'Regiones',
	regions: 'Nombres de las regiones',
	infectionDice: 'Dados de infección',
	track: 'Tasa de infección',
	outbreakLimit: 'Brotes con los que se pierde',
	setupDice: 'Dados de la preparación',
	stack: 'Dados de un color que aguanta una región',
	cureAt: 'Puntos para una cura',
	roles: 'Cartas de rol',
	events: 'Cartas de evento',
	openEvents: 'Cartas de evento descubiertas',
	infectionDiceHelp: 'Cuántos hay de cada color y las seis caras de un dado: + es la cruz.',
	diceCount: 'Dados',
	dieFace: ({ nth }) => `Cara ${String(nth)}`,
	startOf: ({ difficulty }) => `Inicio: ${names.difficulties[difficulty as Difficulty]}`,
	space: ({ space, rate }) => `${String(space)} (tasa ${String(rate)})`,
	numbers: 'Números',
	name: 'Nombre',
	cost: 'Precio en dados del CDC',
	removeCard: ({ name }) => `Quitar ${String(name)}`,
	addRole: 'Añadir una carta de rol',
	newRole: 'Rol nuevo',
	theTen: '¿Cuáles de nuestras diez cartas están en juego?',
	addEvent: 'Añadir una carta propia',
	newEvent: 'Carta nueva',
	effectsHelp:
		'Lo que hace la carta, por orden. Una carta sin efectos no cambia nada que la aplicación deba saber.',
	regionName: ({ nth }) => `Región ${String(nth)}`
};
