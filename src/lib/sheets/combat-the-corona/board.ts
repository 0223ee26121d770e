/** The upper half of the board: hospitals, action spaces, token store, turn summary. */
import { box, cell, centred, icon, rect, text } from '../kit/draw.ts';
import type { IconName } from '../kit/icons.ts';
import type { Area, Box, Cell, Ink } from '../model.ts';
import { pieces } from './facts.ts';
import { around, glyph } from './glyphs.ts';
import { helpLines, words, type SheetText } from './texts.ts';

/** A heading in small capitals after a short stroke of the accent, and what it means at the end of the line. */
export const heading = (key: SheetText, at: Box, hint?: SheetText): readonly Ink[] => [
	rect(box(at.x, at.y + 0.6, 1.2, 3.4), { fill: 'accent' }),
	text(words(key), [at.x + 2.8, at.y + 3.7], { size: 10.5, face: 'caps', tone: 'accent' }),
	...(hint ? [text(words(hint), [at.x + at.width, at.y + 3.7], { align: 'end', size: 8, tone: 'soft' })] : [])
];

/** Height of a heading's line. */
export const HEADING = 6;

const hospitalsBox = box(8, 20, 232, 23);
const hospitalWidth = 37;

const hospitalAt = (space: number): Box =>
	box(hospitalsBox.x + space * (hospitalWidth + 2.5), hospitalsBox.y + HEADING, hospitalWidth, 17);

function printedHospital(): Cell {
	const at = hospitalAt(0);
	const middle = at.y + at.height / 2;
	return cell('h0', at, words('printedHospitalCell'), [
		rect(at, { stroke: 'accent', fill: 'tint', weight: 0.6, radius: 2 }),
		icon('die', around(at.x + 7, middle + 1, 6)),
		icon('hospital', around(at.x + at.width / 2, middle, 11), { fill: 'accent' })
	]);
}

/** The piece stands in the middle. Spaces 1 and 2 bring a die token when a hospital is built there. */
function hospitalSpace(space: number): Cell {
	const at = hospitalAt(space);
	const middle = at.y + at.height / 2;
	const token = space <= 2;
	return cell(`h${space}`, at, words('hospitalCell', { space }), [
		rect(at, { stroke: 'ink', weight: 0.35, radius: 2, dashed: true }),
		text(String(space), [at.x + 1.8, at.y + 4], { size: 8, face: 'bold', tone: 'soft' }),
		icon('die', around(at.x + 7, middle + 1, 6)),
		icon('hospital', around(at.x + at.width / 2, middle, 9.5), { stroke: 'faint', weight: 0.3 }),
		...(token
			? [
					text('+', [at.x + 26, middle + 1.3], { align: 'middle', size: 11, face: 'bold', tone: 'accent' }),
					glyph('dieToken', around(at.x + 31, middle, 6.5), { fill: 'accent' })
				]
			: [])
	]);
}

/** Die tokens that the team owns lie beside the hospitals. */
function ourTokens(): Cell {
	const at = box(hospitalsBox.x + 197.5, hospitalsBox.y + HEADING, 34.5, 17);
	return cell('tokens', at, words('ourTokens'), [
		rect(at, { fill: 'tint', radius: 2 }),
		glyph('dieToken', around(at.x + at.width / 2, at.y + at.height / 2, 8), { stroke: 'faint', weight: 0.3 })
	]);
}

const hospitals: Area = {
	id: 'hospitals',
	title: words('hospitals'),
	box: hospitalsBox,
	columns: 6,
	cells: [printedHospital(), ...[1, 2, 3, 4].map(hospitalSpace), ourTokens()],
	ink: [
		...heading('hospitals', hospitalsBox),
		text(words('ourTokens'), [hospitalsBox.x + 197.5, hospitalsBox.y + 3.7], {
			size: 8.5,
			face: 'caps',
			tone: 'soft'
		})
	]
};

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
	return cell(`s${space}`, at, words('spaceCell', { space }), [
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

const spaces: Area = {
	id: 'spaces',
	title: words('spaces'),
	box: spacesBox,
	columns: 5,
	cells: spaceNumbers.map(actionSpace),
	ink: [...heading('spaces', spacesBox, 'spacesHint'), ...spaceNumbers.flatMap(spaceStrip)]
};

const tokensBox = box(244, 20, 45, 40);
const store = { width: 8.4, height: 10.4, gap: 0.75, row: 11.3 };

interface Supply {
	readonly id: string;
	readonly name: SheetText;
	readonly count: number;
	readonly sign: (at: Box) => Ink;
}

const outlined = (name: IconName) => (at: Box) => icon(name, at, { stroke: 'faint', weight: 0.3 });

const supplies: readonly Supply[] = [
	{ id: 'h', name: 'hospitalStore', count: pieces.hospitals, sign: outlined('hospital') },
	{
		id: 'd',
		name: 'dieTokenStore',
		count: pieces.dieTokens,
		sign: (at) => glyph('dieToken', at, { stroke: 'faint', weight: 0.3 })
	},
	{ id: 's', name: 'shieldStore', count: pieces.shieldTokens, sign: outlined('shield') }
];

const storeCells = supplies.flatMap(({ id, name, count, sign }, row) =>
	Array.from({ length: count }, (_, column) => {
		const at = box(
			tokensBox.x + column * (store.width + store.gap),
			tokensBox.y + HEADING + row * store.row,
			store.width,
			store.height
		);
		const number = column + 1;
		return cell(`ts-${id}${number}`, at, words(name, { number }), [
			rect(at, { stroke: 'faint', weight: 0.25, radius: 1.5 }),
			sign(around(at.x + at.width / 2, at.y + at.height / 2, 6))
		]);
	})
);

const tokens: Area = {
	id: 'tokens',
	title: words('tokens'),
	box: tokensBox,
	columns: 5,
	cells: storeCells,
	ink: heading('tokens', tokensBox)
};

const helpBox = box(244, 60.8, 45, 59.4);
const helpLine = 7.6;

const help: Area = {
	id: 'help',
	title: words('help'),
	box: helpBox,
	columns: 1,
	cells: helpLines.map((n, row) => {
		const at = box(helpBox.x, helpBox.y + HEADING + row * helpLine, helpBox.width, helpLine - 0.2);
		return cell(`help-${n}`, at, words(`help${n}`), [
			text(String(n), [at.x + 0.4, at.y + 2.9], { size: 7.5, face: 'bold', tone: 'accent' }),
			text(words(`help${n}`), [at.x + 3.6, at.y + 2.9], { size: 7.5, width: 41.2 })
		]);
	}),
	ink: heading('help', helpBox)
};

export const upperBoard: readonly Area[] = [hospitals, spaces, tokens, help];
