/** The treatment centre record sheet: one board for the table. */
import { cell, say } from '../kit/draw.ts';
import type { Area, Cell, Sheet } from '../model.ts';
import { colours, eventIds, mostPlayers, regions } from './facts.ts';
import {
	areaBoxes,
	bagBox,
	cdcBox,
	centreBox,
	curedBox,
	dieBox,
	eventBox,
	outbreakBox,
	outbreakSpaces,
	page,
	rateBox,
	rateSpaces,
	regionBoxes,
	roleBox,
	sampleBox
} from './places.ts';

const upTo = (n: number): number[] => Array.from({ length: n }, (_, at) => at);
const players = upTo(mostPlayers);

const area = (id: keyof typeof areaBoxes, columns: number, cells: readonly Cell[]): Area => ({
	id,
	title: say(id),
	box: areaBoxes[id],
	columns,
	cells,
	ink: []
});

const rate = area(
	'rate',
	rateSpaces,
	upTo(rateSpaces).map((space) => cell(`rate-${space}`, rateBox(space), say('rateSpace', { space })))
);

const outbreaks = area(
	'outbreaks',
	outbreakSpaces,
	upTo(outbreakSpaces).map((count) =>
		cell(`outbreak-${count}`, outbreakBox(count), say('outbreakSpace', { count }))
	)
);

const board = area('board', 3, [
	...regions.map((region) => cell(`region-${region}`, regionBoxes[region], say('region', { region }))),
	cell('cdc', cdcBox, say('cdc')),
	cell('centre', centreBox, say('centre')),
	cell('cured', curedBox, say('cured'))
]);

const bag = area(
	'bag',
	12,
	colours.flatMap((colour) =>
		upTo(12).map((n) =>
			cell(`bag-${colour}-${n + 1}`, bagBox(colour, n + 1), say('bagDie', { colour, nth: n + 1 }))
		)
	)
);

const dice = area(
	'dice',
	6,
	colours.flatMap((colour) =>
		upTo(6).map((n) =>
			cell(`die-${colour}-${n + 1}`, dieBox(colour, n + 1), say('dieFace', { colour, pips: n + 1 }))
		)
	)
);

const cards = area(
	'cards',
	5,
	players.flatMap((player) => [
		cell(`card-${player}-role`, roleBox(player), say('roleOf', { player })),
		...colours.map((colour) =>
			cell(`card-${player}-${colour}`, sampleBox(player, colour), say('samplesOf', { player, colour }))
		)
	])
);

const events = area(
	'events',
	2,
	eventIds.map((card) => cell(`event-${card}`, eventBox(card), say('event', { card })))
);

export const sheet: Sheet = {
	id: 'standard',
	per: 'table',
	page,
	accent: { light: '#0f5c73', dark: '#5cc3d6' },
	title: say('title'),
	notice: say('notice'),
	areas: [rate, outbreaks, board, cards, events, bag, dice],
	ink: [],
	fields: []
};
