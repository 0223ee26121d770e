/** Role cards with their samples, and the events: the right half of the sheet. */
import { box, cell, centred, line, rect, text } from '../kit/draw.ts';
import type { Area, Cell, Ink } from '../model.ts';
import { colours, eventCosts, eventIds, mostPlayers, type EventId } from './facts.ts';
import { glyph } from './glyphs.ts';
import {
	areaBoxes,
	badgeSlot,
	eventBox,
	eventSlot,
	roleBox,
	sampleBox,
	sampleSlots,
	slotBox
} from './places.ts';
import { say } from './texts.ts';

const seats = Array.from({ length: mostPlayers }, (_, seat) => seat);

const headingOf = (id: 'cards' | 'events'): Ink =>
	text(say(id), [areaBoxes[id].x, areaBoxes[id].y + 3.4], { face: 'caps', size: 10, tone: 'accent' });

const columnHeads: Ink[] = colours.flatMap((colour) => {
	const { x, y, width } = sampleBox(0, colour);
	return [
		...glyph(colour, box(x + width / 2 - 7.5, y - 5.6, 4.6, 4.6)),
		text(say('colour', { colour }), [x + width / 2 - 2, y - 2.2], { size: 8.5, face: 'caps' })
	];
});

function cardCells(player: number): Cell[] {
	const role = roleBox(player);
	const lines = [role.y + 7.4, role.y + 13.2].map((y) =>
		line([role.x + 1.5, y], [role.x + role.width - 2, y], { stroke: 'faint', weight: 0.25 })
	);
	return [
		cell(`card-${player}-role`, role, say('roleOf', { player }), lines),
		...colours.map((colour) => {
			const at = sampleBox(player, colour);
			const squares = sampleSlots(player, colour).map((slot) =>
				rect(slotBox(slot), { stroke: 'faint', weight: 0.25 })
			);
			return cell(`card-${player}-${colour}`, at, say('samplesOf', { player, colour }), squares);
		})
	];
}

/** A line under each card, and a ring for the pawn in front of it. */
const cardRules: Ink[] = seats.flatMap((player): Ink[] => {
	const { y, height } = roleBox(player);
	const { x, width } = areaBoxes.cards;
	const ring = slotBox(badgeSlot(player));
	return [
		line([x, y], [x + width, y], {
			stroke: player === 0 ? 'accent' : 'faint',
			weight: player === 0 ? 0.5 : 0.25
		}),
		...(player === mostPlayers - 1
			? [line([x, y + height], [x + width, y + height], { stroke: 'accent', weight: 0.5 })]
			: []),
		{
			kind: 'ellipse',
			box: box(ring.x + 0.5, ring.y + 0.5, 6, 6),
			stroke: 'faint',
			weight: 0.25,
			dashed: true
		}
	];
});

export const cards: Area = {
	id: 'cards',
	title: say('cards'),
	box: areaBoxes.cards,
	columns: 5,
	cells: seats.flatMap(cardCells),
	ink: [headingOf('cards'), ...columnHeads, ...cardRules]
};

function eventCell(card: EventId): Cell {
	const at = eventBox(card);
	const price = box(at.x + 1.2, at.y + 2.2, 7, 7);
	const place = slotBox(eventSlot(card));
	return cell(`event-${card}`, at, say('event', { card }), [
		rect(at, { stroke: 'faint', weight: 0.25 }),
		rect(price, { fill: 'tint', stroke: 'accent', weight: 0.35, radius: 1.4 }),
		centred(`${eventCosts[card]}+`, price, { size: 10, face: 'bold', tone: 'accent' }),
		text(say('eventName', { card }), [at.x + 9.8, at.y + 4], { size: 9, face: 'bold' }),
		text(say('eventText', { card }), [at.x + 9.8, at.y + 7.2], {
			size: 7.3,
			tone: 'soft',
			width: at.width - 19.2
		}),
		rect(box(place.x + 1.5, place.y + 0.1, 7, 9.8), {
			stroke: 'faint',
			weight: 0.25,
			radius: 0.8,
			dashed: true
		})
	]);
}

export const events: Area = {
	id: 'events',
	title: say('events'),
	box: areaBoxes.events,
	columns: 2,
	cells: eventIds.map(eventCell),
	ink: [
		headingOf('events'),
		text(say('cost'), [areaBoxes.events.x + areaBoxes.events.width, areaBoxes.events.y + 3.2], {
			size: 7.3,
			tone: 'soft',
			align: 'end'
		})
	]
};
