import type { Colour, EventId, Region } from '../../../../sheets/pandemic-the-cure/facts.ts';
import type { Words } from '../words.ts';
import { names } from './names.ts';

const colourOf = (values: { readonly [key: string]: unknown }): string =>
	names.colours[values['colour'] as Colour];

export const sheet: Words['sheet'] = {
	title: 'Treatment centre',
	notice: 'This sheet, its track, events and plain role are Pipsheet’s own design, not the publisher’s.',
	rate: 'Infection rate',
	outbreaks: 'Outbreaks',
	board: 'World',
	bag: 'Dice in the bag',
	dice: 'Ordinary dice',
	cards: 'Role cards',
	events: 'Events',
	rateSpace: ({ space }) => `Infection rate, space ${String(space)}`,
	outbreakSpace: ({ count }) => `Outbreaks, ${String(count)}`,
	region: ({ region }) => names.regions[region as Region],
	cdc: 'CDC',
	centre: 'Treatment centre',
	cured: 'Cured diseases',
	bagDie: (values) => `Bag, ${colourOf(values)} die ${String(values['nth'])}`,
	dieFace: (values) => `An ordinary ${String(values['pips'])} on a ${colourOf(values)} die`,
	roleOf: ({ player }) => `Role card ${Number(player) + 1}`,
	samplesOf: (values) => `Role card ${Number(values['player']) + 1}, ${colourOf(values)} samples`,
	event: ({ card }) => `Event ${names.events[card as EventId].name}`
};
