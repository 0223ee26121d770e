/** The two tracks along the top: infection rate and outbreaks. */
import { box, cell, centred, icon, rect, text } from '../kit/draw.ts';
import type { Area, Box, Cell, Ink } from '../model.ts';
import { difficulties, rateTrack, skullOutbreaks } from './facts.ts';
import {
	areaBoxes,
	outbreakBox,
	outbreakSpaces,
	ownRateBox,
	ownRateParts,
	rateBox,
	rateSpaces,
	type OwnRatePart
} from './places.ts';
import { arrows, epidemicSign, path } from './glyphs.ts';
import { say } from './texts.ts';

const upTo = (n: number): number[] => Array.from({ length: n }, (_, at) => at);

const isEpidemic = (space: number): boolean => (rateTrack.epidemics as readonly number[]).includes(space);

function rateCell(space: number): Cell {
	const at = rateBox(space);
	const name = say('rateSpace', { space });
	const dice: number | undefined = rateTrack.dice[space];
	if (dice === undefined) {
		return cell(`rate-${space}`, at, name, [
			rect(at, { fill: 'blush', stroke: 'danger', weight: 0.5 }),
			icon('skull', box(at.x + at.width / 2 - 2.5, at.y + 2, 5, 5), { fill: 'danger' })
		]);
	}
	if (!isEpidemic(space)) {
		return cell(`rate-${space}`, at, name, [
			rect(at, { stroke: 'ink', weight: 0.25 }),
			centred(String(dice), at, { size: 12, face: 'bold' })
		]);
	}
	const upper = box(at.x, at.y + 0.2, at.width, at.height * 0.55);
	return cell(`rate-${space}`, at, name, [
		rect(at, { fill: 'tint', stroke: 'accent', weight: 0.5 }),
		centred(String(dice), upper, { size: 11, face: 'bold' }),
		path(epidemicSign, box(at.x + at.width / 2 - 1.9, at.y + 4.9, 3.8, 3.8), 'accent')
	]);
}

/** For a track of the table's own, which can be longer than the printed one: where its marker is and what it says. */
const ownRateCell = (part: OwnRatePart): Cell => {
	const at = ownRateBox(part);
	return cell(`rate-own-${part}`, at, say('ownRate', { part }), [
		rect(at, { stroke: 'soft', weight: 0.25, dashed: true })
	]);
};

const ownRateLabels: Ink[] = [
	text(say('ownTrack'), [areaBoxes.rate.x + areaBoxes.rate.width, areaBoxes.rate.y + 3.2], {
		size: 7.3,
		tone: 'soft',
		align: 'end'
	}),
	...ownRateParts.map((part) => {
		const { x, y, width, height } = ownRateBox(part);
		return text(say('ownRatePart', { part }), [x + width / 2, y + height + 2.7], {
			size: 7.3,
			tone: 'soft',
			align: 'middle'
		});
	})
];

/** Where each difficulty starts, under its space. */
const starts: Ink[] = difficulties.flatMap((difficulty) => {
	const at = rateBox(rateTrack.start[difficulty]);
	const middle = at.x + at.width / 2;
	return [
		path(arrows.up, box(middle - 0.9, at.y + at.height + 0.6, 1.8, 1.8), 'soft'),
		text(say('start', { difficulty }), [middle + 1.6, at.y + at.height + 2.7], { size: 7.3, tone: 'soft' })
	];
});

const headingOf = (id: 'rate' | 'outbreaks'): Ink =>
	text(say(id), [areaBoxes[id].x, areaBoxes[id].y + 3.4], { face: 'caps', size: 10, tone: 'accent' });

/** What the signs of a track mean, above its last space. */
const legendOf = (key: 'epidemicLegend' | 'outbreakLegend', { x, y, width }: Box): Ink =>
	text(say(key), [x + width, y - 1.8], { size: 7.3, tone: 'soft', align: 'end' });

export const rate: Area = {
	id: 'rate',
	title: say('rate'),
	box: areaBoxes.rate,
	columns: rateSpaces + ownRateParts.length,
	cells: [...upTo(rateSpaces).map(rateCell), ...ownRateParts.map(ownRateCell)],
	ink: [headingOf('rate'), legendOf('epidemicLegend', rateBox(rateSpaces - 1)), ...starts, ...ownRateLabels]
};

function outbreakCell(count: number): Cell {
	const at = outbreakBox(count);
	const name = say('outbreakSpace', { count });
	if (count < skullOutbreaks) {
		return cell(`outbreak-${count}`, at, name, [
			rect(at, { stroke: 'ink', weight: 0.25 }),
			centred(String(count), at, { size: 12, face: 'bold' })
		]);
	}
	return cell(`outbreak-${count}`, at, name, [
		rect(at, { fill: 'blush', stroke: 'danger', weight: 0.5 }),
		icon('skull', box(at.x + 1.4, at.y + 2, 5, 5), { fill: 'danger' })
	]);
}

export const outbreaks: Area = {
	id: 'outbreaks',
	title: say('outbreaks'),
	box: areaBoxes.outbreaks,
	columns: outbreakSpaces,
	cells: upTo(outbreakSpaces).map(outbreakCell),
	ink: [headingOf('outbreaks'), legendOf('outbreakLegend', outbreakBox(skullOutbreaks))]
};
