import { sheetWords } from '../sheet-words.ts';
import { names } from './names.ts';

export const sheet = sheetWords(names, {
	title: 'Treatment centre',
	notice: 'This sheet, its track, events and plain role are Pipsheet’s own design, not the publisher’s.',
	cardNotice: 'Pipsheet’s own design.',
	rate: 'Infection rate',
	outbreaks: 'Outbreaks',
	board: 'World',
	bag: 'Dice in the bag',
	dice: 'Ordinary dice',
	cards: 'Role cards',
	events: 'Events',
	rateSpace: ({ space }) => `Infection rate, space ${space}`,
	ownTrack: 'own track',
	ownRate: ({ part }) =>
		({ space: 'Own rate track, space of the marker', dice: 'Own rate track, dice to draw' })[part],
	ownRatePart: ({ part }) => ({ space: 'space', dice: 'dice' })[part],
	outbreakSpace: ({ count }) => `Outbreaks, ${count}`,
	cdc: 'CDC',
	centre: 'Treatment centre',
	cured: 'Cured',
	bagDie: ({ colour, nth }) => `Bag, ${names.colours[colour]} die ${nth}`,
	dieFace: ({ colour, pips }) => `An ordinary ${pips} on a ${names.colours[colour]} die`,
	roleOf: ({ player }, talk) => `Role card of ${talk.player(player)}`,
	samplesOf: ({ player, colour }, talk) => `${names.colours[colour]} samples of ${talk.player(player)}`,
	event: ({ card }) => `Event: ${names.events[card].name}`,
	epidemicLegend: 'dice to draw · tinted space: epidemic',
	outbreakLegend: '8 lose',
	cost: 'price in dice from the CDC',
	difficulty: 'Difficulty',
	date: 'Date',
	player: ({ player }) => `Player ${player + 1}`,
	eventsDeck: 'Event cards',
	rolesDeck: 'Role cards',
	diceCount: ({ dice }) => `${dice} dice`
});
