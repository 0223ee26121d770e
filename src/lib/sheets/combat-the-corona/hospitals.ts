/** The printed hospital, the spaces for the pieces, and the die tokens of the team. */
import { box, cell, icon, rect, text } from '../kit/draw.ts';
import type { Area, Box, Cell } from '../../table/sheet.ts';
import { hospitalCells, pileCells } from './cells.ts';
import type { Facts } from './facts.ts';
import { around, glyph } from './glyphs.ts';
import { heading, HEADING } from './heading.ts';
import { words } from './texts.ts';

const area = box(8, 20, 232, 23);
const HEIGHT = 17;
const GAP = 2.5;
/** Hospital spaces that bring a die token. */
const TOKEN_SPACES = 2;

const tokensBox = box(area.x + 197.5, area.y + HEADING, 34.5, HEIGHT);

/** Five stand as wide as the pieces want; with more of them all are narrower. */
const spaceWidth = ({ hospitals }: Facts): number =>
	Math.min(37, (tokensBox.x - area.x - GAP * (hospitals + 1)) / (hospitals + 1));

const hospitalAt = (facts: Facts, space: number): Box => {
	const width = spaceWidth(facts);
	return box(area.x + space * (width + GAP), area.y + HEADING, width, HEIGHT);
};

/** What stands in a space moves together when it is narrow. */
const scaleOf = ({ width }: Box): number => width / 37;

function printedHospital(facts: Facts): Cell {
	const at = hospitalAt(facts, 0);
	const scale = scaleOf(at);
	const middle = at.y + at.height / 2;
	return cell(hospitalCells.make(0), at, words('printedHospitalCell'), [
		rect(at, { stroke: 'accent', fill: 'tint', weight: 0.6, radius: 2 }),
		icon('die', around(at.x + 7 * scale, middle + 1, 6 * scale)),
		icon('hospital', around(at.x + at.width / 2, middle, 11 * scale), { fill: 'accent' })
	]);
}

/** The piece stands in the middle. Spaces 1 and 2 bring a die token when a hospital is built there. */
function hospitalSpace(facts: Facts, space: number): Cell {
	const at = hospitalAt(facts, space);
	const scale = scaleOf(at);
	const middle = at.y + at.height / 2;
	return cell(hospitalCells.make(space), at, words('hospitalCell', { space }), [
		rect(at, { stroke: 'ink', weight: 0.35, radius: 2, dashed: true }),
		text(String(space), [at.x + 1.8, at.y + 4], { size: 8, face: 'bold', tone: 'soft' }),
		icon('die', around(at.x + 7 * scale, middle + 1, 6 * scale)),
		icon('hospital', around(at.x + at.width / 2, middle, 9.5 * scale), { stroke: 'faint', weight: 0.3 }),
		...(space <= TOKEN_SPACES
			? [
					text('+', [at.x + 26 * scale, middle + 1.3], {
						align: 'middle',
						size: 11 * scale,
						face: 'bold',
						tone: 'accent'
					}),
					glyph('dieToken', around(at.x + 31 * scale, middle, 6.5 * scale), { fill: 'accent' })
				]
			: [])
	]);
}

/** Die tokens that the team owns lie beside the hospitals. */
const ourTokens: Cell = cell(pileCells.make('tokens'), tokensBox, words('ourTokens'), [
	rect(tokensBox, { fill: 'tint', radius: 2 }),
	glyph('dieToken', around(tokensBox.x + tokensBox.width / 2, tokensBox.y + HEIGHT / 2, 8), {
		stroke: 'faint',
		weight: 0.3
	})
]);

export const hospitals = (facts: Facts): Area => ({
	id: 'hospitals',
	title: words('hospitals'),
	box: area,
	columns: facts.hospitals + 2,
	cells: [
		printedHospital(facts),
		...Array.from({ length: facts.hospitals }, (_, at) => hospitalSpace(facts, at + 1)),
		ourTokens
	],
	ink: [
		...heading('hospitals', area),
		text(words('ourTokens'), [tokensBox.x, area.y + 3.7], { size: 8.5, face: 'caps', tone: 'soft' })
	]
});
