/** The two tracks along the top: infection rate and outbreaks. */
import { box, cell, centred, icon, rect, text } from '../kit/draw.ts';
import type { Area, Cell, Ink } from '../model.ts';
import { difficulties, rateTrack, skullOutbreaks } from './facts.ts';
import { areaBoxes, outbreakBox, outbreakSpaces, rateBox, rateSpaces } from './places.ts';
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
			icon('skull', box(at.x + 1.4, at.y + 2, 5, 5), { fill: 'danger' })
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

/** What the signs of a track mean, at its right end. */
const legendOf = (id: 'rate' | 'outbreaks', key: 'epidemicLegend' | 'outbreakLegend'): Ink => {
	const { x, y, width } = areaBoxes[id];
	return text(say(key), [x + width, y + 3.2], { size: 7.3, tone: 'soft', align: 'end' });
};

export const rate: Area = {
	id: 'rate',
	title: say('rate'),
	box: areaBoxes.rate,
	columns: rateSpaces,
	cells: upTo(rateSpaces).map(rateCell),
	ink: [headingOf('rate'), legendOf('rate', 'epidemicLegend'), ...starts]
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
	ink: [headingOf('outbreaks'), legendOf('outbreaks', 'outbreakLegend')]
};
