/** The treatment centre record sheet: one board for the table. */
import { box, icon, line, text } from '../kit/draw.ts';
import type { Ink, Sheet } from '../model.ts';
import { board } from './board.ts';
import { cards, events } from './cards.ts';
import { mostPlayers } from './facts.ts';
import { legendActions, pictogram } from './glyphs.ts';
import { nameBox, page } from './places.ts';
import { bag, dice } from './tables.ts';
import { say } from './texts.ts';
import { outbreaks, rate } from './tracks.ts';

const fieldBoxes = { difficulty: box(150, 10, 52, 7.6), date: box(212, 10, 52, 7.6) };

const masthead: Ink[] = [
	icon('virus', box(10, 9.4, 8.6, 8.6), { fill: 'accent' }),
	text(say('title'), [21, 16.6], { face: 'caps', size: 20 }),
	...(['difficulty', 'date'] as const).flatMap((id): Ink[] => {
		const { x, y, width, height } = fieldBoxes[id];
		return [
			text(say(id), [x - 1.5, y + 6.4], { size: 8, tone: 'soft', align: 'end' }),
			line([x, y + height], [x + width, y + height], { stroke: 'faint', weight: 0.25 })
		];
	})
];

const legendTop = 193.6;
const step = 140 / 4;

/** The pictograms with their names, four in a row. */
const legend: Ink[] = legendActions.flatMap((action, at) => {
	const [x, y] = [10 + (at % 4) * step, legendTop + Math.floor(at / 4) * 5.3];
	return [
		pictogram(action, box(x, y, 4.2, 4.2), action === 'biohazard' ? 'danger' : 'ink'),
		text(say('action', { action }), [x + 5.6, y + 3.2], { size: 8 })
	];
});

export const sheet: Sheet = {
	id: 'standard',
	per: 'table',
	page,
	accent: { light: '#0e6076', dark: '#66c7da' },
	title: say('title'),
	notice: say('notice'),
	areas: [board, rate, outbreaks, cards, events, bag, dice],
	ink: [...masthead, ...legend, text(say('notice'), [287, 203.4], { size: 7.3, tone: 'soft', align: 'end' })],
	fields: [
		...Array.from({ length: mostPlayers }, (_, player) => ({
			id: `player${player}`,
			label: say('player', { player }),
			box: nameBox(player)
		})),
		{ id: 'difficulty', label: say('difficulty'), box: fieldBoxes.difficulty },
		{ id: 'date', label: say('date'), box: fieldBoxes.date }
	],
	code: box(273, 6.4, 14, 14)
};
