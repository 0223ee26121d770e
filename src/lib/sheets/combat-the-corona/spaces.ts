/** The five action spaces: the same in every edition. */
import { box, cell, centred, icon, rect, text } from '../kit/draw.ts';
import type { Area, Box, Cell, Ink } from '../../table/sheet.ts';
import { spaceCells } from './cells.ts';
import { around, glyph } from './glyphs.ts';
import { heading, HEADING } from './heading.ts';
import { words } from './texts.ts';

/** Cards of 44 by 62 mm lie on the spaces; what a space gives stands above the card, so that it stays in sight. */
const spacesBox = box(8, 46, 232, 74);
const card = { width: 44, height: 62, gap: 3 };
const strip = 6;
const SPACES = 5;
const spaceNumbers = [1, 2, 3, 4, 5];

const spaceAt = (space: number): Box =>
	box(
		spacesBox.x + (space - 1) * (card.width + card.gap),
		spacesBox.y + HEADING + strip,
		card.width,
		card.height
	);

/** A mask takes one off the attack of the viruses. */
const mask = (x: number, y: number): readonly Ink[] => [
	icon('mask', around(x, y, 6.5)),
	text('−1', [x + 4.6, y + 1.4], { size: 9.5, face: 'bold' }),
	glyph('attack', around(x + 10.2, y, 3.8))
];

function spaceStrip(space: number): readonly Ink[] {
	const at = spaceAt(space);
	const y = at.y - strip / 2;
	const last = space === SPACES;
	return [
		text(String(space), [at.x + 1, y + 1.7], { size: 13, face: 'bold', tone: last ? 'danger' : 'accent' }),
		...(last ? [glyph('warning', around(at.x + 9, y, 4.5), { fill: 'danger' })] : mask(at.x + 9.5, y)),
		...(space === 3
			? [icon('die', around(at.x + 33, y, 4.5)), icon('reroll', around(at.x + 39, y, 4.5))]
			: [])
	];
}

/** What clearing five cards gives, printed where the fifth card comes to lie. */
function clearing(at: Box): readonly Ink[] {
	const x = at.x + 12;
	const y = (row: number): number => at.y + 23 + row * 9.5;
	const label = (what: string, row: number): Ink =>
		text(what, [at.x + 20, y(row) + 1.7], { size: 12, face: 'bold' });
	return [
		icon('bed', around(x, y(0), 7)),
		label('+10', 0),
		glyph('dieToken', around(x, y(1), 7), { fill: 'accent' }),
		label('+1', 1),
		icon('virus', around(x, y(2), 7)),
		label('↓ 1 /', 2),
		rect(box(at.x + 31, y(2) - 2.6, 3.7, 5.2), { fill: 'accent', radius: 0.6 }),
		glyph('reshuffle', around(x, y(3), 7)),
		label('?', 3)
	];
}

function actionSpace(space: number): Cell {
	const at = spaceAt(space);
	const last = space === SPACES;
	return cell(spaceCells.make(space), at, words('spaceCell', { space }), [
		rect(at, {
			stroke: last ? 'danger' : 'ink',
			weight: 0.35,
			radius: 2.5,
			dashed: true,
			...(last && { fill: 'blush' as const })
		}),
		...(last
			? [
					text(words('clearFive'), [at.x + at.width / 2, at.y + 7.5], {
						align: 'middle',
						size: 8.5,
						face: 'bold',
						tone: 'danger',
						width: 38
					}),
					...clearing(at)
				]
			: [centred(String(space), at, { size: 54, face: 'bold', tone: 'tint' })])
	]);
}

export const spaces: Area = {
	id: 'spaces',
	title: words('spaces'),
	box: spacesBox,
	columns: 5,
	cells: spaceNumbers.map(actionSpace),
	ink: [...heading('spaces', spacesBox, words('spacesHint')), ...spaceNumbers.flatMap(spaceStrip)]
};
