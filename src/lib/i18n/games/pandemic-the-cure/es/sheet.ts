import { sheetWords } from '../sheet-words.ts';
import { forms, names } from './names.ts';

export const sheet = sheetWords(names, {
	title: 'Centro de tratamiento',
	notice: 'Hoja, tasa, eventos y equipo de campo son diseño propio de Pipsheet, no de la editorial.',
	cardNotice: 'Diseño propio de Pipsheet.',
	rate: 'Tasa de infección',
	outbreaks: 'Brotes',
	board: 'Mundo',
	bag: 'Dados en la bolsa',
	dice: 'Dados normales',
	cards: 'Cartas de rol',
	events: 'Eventos',
	rateSpace: ({ space }) => `Tasa de infección, casilla ${space}`,
	ownTrack: 'tasa propia',
	ownRate: ({ part }) =>
		({ space: 'Tasa propia, casilla del marcador', dice: 'Tasa propia, dados por robar' })[part],
	ownRatePart: ({ part }) => ({ space: 'casilla', dice: 'dados' })[part],
	outbreakSpace: ({ count }) => `Brotes, ${count}`,
	cdc: 'CDC',
	centre: 'Centro de tratamiento',
	cured: 'Curadas',
	bagDie: ({ colour, nth }) => `Bolsa, dado ${names.colours[colour]} ${nth}`,
	dieFace: ({ colour, pips }) => `Un ${pips} normal en un dado ${names.colours[colour]}`,
	roleOf: ({ player }, talk) => `Carta de rol de ${talk.player(player)}`,
	samplesOf: ({ player, colour }, talk) => `Muestras ${forms[colour].samples} de ${talk.player(player)}`,
	event: ({ card }) => `Evento: ${names.events[card].name}`,
	epidemicLegend: 'dados por sacar · casilla tintada: epidemia',
	outbreakLegend: 'con 8 se pierde',
	cost: 'precio en dados del CDC',
	difficulty: 'Dificultad',
	date: 'Fecha',
	player: ({ player }) => `Jugador ${player + 1}`,
	eventsDeck: 'Cartas de evento',
	rolesDeck: 'Cartas de rol',
	diceCount: ({ dice }) => `${dice} dados`
});
