/** Role cards with their samples, and the events: the right half of the sheet. */
import { box, cell, centred, line, rect, text, withPlaces } from '../kit/draw.ts';
import type { Area, Box, Cell, Ink } from '../../table/sheet.ts';
import { cardCells, eventCells } from './cells.ts';
import type { EventCard, Facts } from './facts.ts';
import {
	badgeSlot,
	cardsBox,
	eventsPlan,
	roleBox,
	sampleBox,
	sampleSlots,
	slotBox,
	type EventsPlan
} from './geometry.ts';
import { glyph } from './glyphs.ts';
import { colours, mostPlayers } from './pieces.ts';
import { words } from './texts.ts';

const seats = Array.from({ length: mostPlayers }, (_, seat) => seat);

const headingOf = (id: 'cards' | 'events', { x, y }: Box): Ink =>
	text(words(id), [x, y + 3.4], { face: 'caps', size: 10, tone: 'accent' });

const columnHeads: Ink[] = colours.flatMap((colour) => {
	const { x, y, width } = sampleBox(0, colour);
	return [
		...glyph(colour, box(x + width / 2 - 7.5, y - 5.6, 4.6, 4.6)),
		text(words('colour', { colour }), [x + width / 2 - 2, y - 2.2], { size: 8.5, face: 'caps' })
	];
});

function seatCells(player: number): Cell[] {
	const role = roleBox(player);
	const lines = [role.y + 7.4, role.y + 13.2].map((y) =>
		line([role.x + 1.5, y], [role.x + role.width - 2, y], { stroke: 'faint', weight: 0.25 })
	);
	return [
		withPlaces(cell(cardCells.make([player, 'role']), role, words('roleOf', { player }), lines), {
			badge: [badgeSlot(player)]
		}),
		...colours.map((colour) => {
			const slots = sampleSlots(player, colour);
			const squares = slots.map((slot) => rect(slotBox(slot), { stroke: 'faint', weight: 0.25 }));
			const name = words('samplesOf', { player, colour });
			return withPlaces(cell(cardCells.make([player, colour]), sampleBox(player, colour), name, squares), {
				samples: slots
			});
		})
	];
}

/** A line under each card, and a ring for the pawn in front of it. */
const cardRules: Ink[] = seats.flatMap((player): Ink[] => {
	const { y, height } = roleBox(player);
	const { x, width } = cardsBox;
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
	title: words('cards'),
	box: cardsBox,
	columns: 5,
	cells: seats.flatMap(seatCells),
	ink: [headingOf('cards', cardsBox), ...columnHeads, ...cardRules]
};

/** What one of the ten does is printed; what an own card does stands on the card itself. */
const written = (card: EventCard, at: Box): Ink[] => {
	const name = words('eventName', { card: card.id });
	const width = at.width - 19.2;
	if (card.kind === 'own') return [text(name, [at.x + 9.8, at.y + 4], { size: 8, face: 'bold', width })];
	return [
		text(name, [at.x + 9.8, at.y + 4], { size: 9, face: 'bold' }),
		text(words('eventText', { card: card.id }), [at.x + 9.8, at.y + 7.2], { size: 7.3, tone: 'soft', width })
	];
};

function eventCell(card: EventCard, plan: EventsPlan, nth: number): Cell {
	const at = plan.card(nth);
	const price = box(at.x + 1.2, at.y + 2.2, 7, 7);
	const slot = plan.slot(nth);
	const ink = [
		rect(at, { stroke: 'faint', weight: 0.25 }),
		rect(price, { fill: 'tint', stroke: 'accent', weight: 0.35, radius: 1.4 }),
		centred(`${card.cost}+`, price, { size: 10, face: 'bold', tone: 'accent' }),
		...written(card, at),
		rect(box(slot.x + 1.5, slot.y + 0.1, 7, 9.8), {
			stroke: 'faint',
			weight: 0.25,
			radius: 0.8,
			dashed: true
		})
	];
	return withPlaces(cell(eventCells.make(card.id), at, words('event', { card: card.id }), ink), {
		card: [slot]
	});
}

export function events({ events: all }: Facts): Area {
	const plan = eventsPlan(all.length);
	const { x, y, width } = plan.box;
	return {
		id: 'events',
		title: words('events'),
		box: plan.box,
		columns: plan.columns,
		cells: all.map((card, nth) => eventCell(card, plan, nth)),
		ink: [
			headingOf('events', plan.box),
			text(words('cost'), [x + width, y + 3.2], { size: 7.3, tone: 'soft', align: 'end' })
		]
	};
}
