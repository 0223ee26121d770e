/** The two tracks along the top: infection rate and outbreaks. */
import { box, cell, centred, icon, rect, text } from '../kit/draw.ts';
import type { Area, Box, Cell, Ink } from '../../table/sheet.ts';
import { outbreakCells, ownRateCells, rateCells, type OwnRatePart } from './cells.ts';
import type { Facts } from './facts.ts';
import { outbreakPlan, ratePlan, type RatePlan } from './geometry.ts';
import { arrows, epidemicSign, path } from './glyphs.ts';
import { difficulties } from './pieces.ts';
import { words } from './texts.ts';

const upTo = (n: number): number[] => Array.from({ length: n }, (_, at) => at);
const ownParts: readonly OwnRatePart[] = ['space', 'dice'];

function rateCell({ track }: Facts, at: Box, space: number): Cell {
	const id = rateCells.make(space);
	const name = words('rateSpace', { space });
	const dice = track.dice[space];
	if (dice === undefined) {
		return cell(id, at, name, [
			rect(at, { fill: 'blush', stroke: 'danger', weight: 0.5 }),
			icon('skull', box(at.x + at.width / 2 - 2.5, at.y + 2, 5, 5), { fill: 'danger' })
		]);
	}
	if (!track.epidemics.includes(space)) {
		return cell(id, at, name, [
			rect(at, { stroke: 'ink', weight: 0.25 }),
			centred(String(dice), at, { size: 12, face: 'bold' })
		]);
	}
	const upper = box(at.x, at.y + 0.2, at.width, at.height * 0.55);
	return cell(id, at, name, [
		rect(at, { fill: 'tint', stroke: 'accent', weight: 0.5 }),
		centred(String(dice), upper, { size: 11, face: 'bold' }),
		path(epidemicSign, box(at.x + at.width / 2 - 1.9, at.y + 4.9, 3.8, 3.8), 'accent')
	]);
}

/** For a track of the table's own, which can be longer than the printed one: where its marker is and what it says. */
const ownRateCell = (at: Box, part: OwnRatePart): Cell =>
	cell(ownRateCells.make(part), at, words('ownRate', { part }), [
		rect(at, { stroke: 'soft', weight: 0.25, dashed: true })
	]);

const ownRateLabels = ({ box: at, own }: RatePlan): Ink[] => [
	text(words('ownTrack'), [at.x + at.width, own('space').y - 1.8], { size: 7.3, tone: 'soft', align: 'end' }),
	...ownParts.map((part) => {
		const { x, y, width, height } = own(part);
		return text(words('ownRatePart', { part }), [x + width / 2, y + height + 2.7], {
			size: 7.3,
			tone: 'soft',
			align: 'middle'
		});
	})
];

/** How many spaces the name of a difficulty covers. */
const NAME = 4;

/** Where each difficulty starts, under its space; those of one space share a line, close ones are told by letters. */
function starts({ track }: Facts, { cell: at }: RatePlan): Ink[] {
	const spaces = [...new Set(difficulties.flatMap((difficulty) => track.starts[difficulty]))].sort(
		(a, b) => a - b
	);
	const short = spaces.some((space, nth) => nth > 0 && space - (spaces[nth - 1] ?? 0) < NAME);
	return spaces.flatMap((space) => {
		const here = difficulties.filter((difficulty) => track.starts[difficulty].includes(space));
		const { x, y, width, height } = at(space);
		const middle = x + width / 2;
		return [
			path(arrows.up, box(middle - 0.9, y + height + 0.6, 1.8, 1.8), 'soft'),
			text(
				words('start', { difficulties: here, short: short || here.length > 1 }),
				[middle + 1.6, y + height + 2.7],
				{
					size: 7.3,
					tone: 'soft'
				}
			)
		];
	});
}

const headingOf = (id: 'rate' | 'outbreaks', { x, y }: Box): Ink =>
	text(words(id), [x, y + 3.4], { face: 'caps', size: 10, tone: 'accent' });

export function rate(facts: Facts): Area {
	const spaces = facts.track.dice.length + 1;
	const plan = ratePlan(spaces);
	const last = plan.cell(Math.min(spaces, plan.columns) - 1);
	return {
		id: 'rate',
		title: words('rate'),
		box: plan.box,
		columns: plan.columns + ownParts.length,
		cells: [
			...upTo(spaces).map((space) => rateCell(facts, plan.cell(space), space)),
			...ownParts.map((part) => ownRateCell(plan.own(part), part))
		],
		ink: [
			headingOf('rate', plan.box),
			text(words('epidemicLegend'), [Math.max(last.x + last.width, plan.box.x + 90), last.y - 1.8], {
				size: 7.3,
				tone: 'soft',
				align: 'end'
			}),
			...starts(facts, plan),
			...ownRateLabels(plan)
		]
	};
}

function outbreakCell({ outbreakLimit }: Facts, at: Box, count: number): Cell {
	const name = words('outbreakSpace', { count });
	const id = outbreakCells.make(count);
	if (count < outbreakLimit) {
		return cell(id, at, name, [
			rect(at, { stroke: 'ink', weight: 0.25 }),
			centred(String(count), at, { size: 12, face: 'bold' })
		]);
	}
	return cell(id, at, name, [
		rect(at, { fill: 'blush', stroke: 'danger', weight: 0.5 }),
		icon('skull', box(at.x + 1.4, at.y + 2, 5, 5), { fill: 'danger' })
	]);
}

export function outbreaks(facts: Facts): Area {
	const spaces = facts.outbreakLimit + 1;
	const plan = outbreakPlan(spaces);
	const last = plan.cell(plan.columns - 1);
	return {
		id: 'outbreaks',
		title: words('outbreaks'),
		box: plan.box,
		columns: plan.columns,
		cells: upTo(spaces).map((count) => outbreakCell(facts, plan.cell(count), count)),
		ink: [
			headingOf('outbreaks', plan.box),
			text(
				words('outbreakLegend', { limit: facts.outbreakLimit }),
				[Math.max(last.x + last.width, plan.box.x + 50), last.y - 1.8],
				{ size: 7.3, tone: 'soft', align: 'end' }
			)
		]
	};
}
