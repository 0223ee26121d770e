/** The treatment centre record sheet of an edition: one board for the table. */
import { box, icon, line, text } from '../kit/draw.ts';
import type { Area, Ink, Sheet } from '../../table/sheet.ts';
import { accent } from './accent.ts';
import { board } from './board.ts';
import { cards, events } from './cards.ts';
import { facts as book, type Facts } from './facts.ts';
import { eventsPlan, isOnPageTwo, nameBox, outbreakPlan, page, ratePlan, bagPlan } from './geometry.ts';
import { legendActions, pictogram, pictograms } from './glyphs.ts';
import { mostPlayers } from './pieces.ts';
import { bag, dice } from './tables.ts';
import { words } from './texts.ts';
import { outbreaks, rate } from './tracks.ts';

const fieldBoxes = { difficulty: box(150, 10, 52, 7.6), date: box(212, 10, 52, 7.6) };

const masthead: Ink[] = [
	icon('virus', box(10, 9.4, 8.6, 8.6), { fill: 'accent' }),
	text(words('title'), [21, 16.6], { face: 'caps', size: 20 }),
	...(['difficulty', 'date'] as const).flatMap((id): Ink[] => {
		const { x, y, width, height } = fieldBoxes[id];
		return [
			text(words(id), [x - 1.5, y + 6.4], { size: 8, tone: 'soft', align: 'end' }),
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
		text(words('action', { action }), [x + 5.6, y + 3.2], { size: 8 })
	];
});

/** Where an area would stand if it fitted on the first page. */
const firstPage: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
	rate: ratePlan(1).box,
	outbreaks: outbreakPlan(1).box,
	bag: bagPlan(1).box,
	events: eventsPlan(1).box
};

const moved = ({ id, title }: Area): Ink[] => {
	const at = firstPage[id];
	if (!at) return [];
	return [
		text(title, [at.x, at.y + 3.4], { face: 'caps', size: 10, tone: 'accent' }),
		text(words('pageTwo'), [at.x, at.y + 8.4], { size: 8, tone: 'soft' })
	];
};

const isStandard = (facts: Facts): boolean => facts === book.factsOf('standard');

export function draw(facts: Facts): Sheet {
	const all = [board(facts), rate(facts), outbreaks(facts), cards, events(facts), bag(facts), dice(facts)];
	const areas = all.filter(({ cells }) => cells.length > 0);
	const second = areas.filter((area) => isOnPageTwo(area.box));
	const pages = second.length > 0 ? 2 : 1;
	const notice = words(isStandard(facts) ? 'notice' : 'ownNotice');
	return {
		id: 'standard',
		per: 'table',
		page: { width: page.width, height: page.height * pages },
		...(pages > 1 && { pages }),
		accent,
		title: words('title'),
		notice,
		areas,
		ink: [
			...masthead,
			...legend,
			...second.flatMap(moved),
			text(notice, [287, 203.4], { size: 7.3, tone: 'soft', align: 'end' })
		],
		fields: [
			...Array.from({ length: mostPlayers }, (_, player) => ({
				id: `player${player}`,
				label: words('player', { player }),
				box: nameBox(player)
			})),
			{ id: 'difficulty', label: words('difficulty'), box: fieldBoxes.difficulty },
			{ id: 'date', label: words('date'), box: fieldBoxes.date }
		],
		code: box(273, 6.4, 14, 14),
		signs: pictograms
	};
}
