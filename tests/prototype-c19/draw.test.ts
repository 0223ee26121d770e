/** Every valid edition becomes a sheet that can be played on and printed. */
import { describe, expect, it } from 'vitest';
import { words } from '../../src/lib/i18n/games/prototype-c19/en/index.ts';
import { inWords, type AnyGameWords } from '../../src/lib/i18n/game-words.ts';
import { talkIn } from '../../src/lib/i18n/talk.ts';
import { facts as edition } from '../../src/lib/sheets/prototype-c19/facts.ts';
import type { Box, Cell, Ink, Sheet } from '../../src/lib/table/sheet.ts';
import type { Facts } from '../../src/lib/table/record.ts';
import { game } from '../../src/lib/validators/prototype-c19/game.ts';
import { seeded } from '../../src/lib/table/chance.ts';
import { randomFacts } from './random-facts.ts';

const A4 = 297;
const sheetOf = (facts: Facts): Sheet => game.edition.draw({ name: 'Ours', facts });
const cellsOf = ({ areas }: Sheet): Cell[] => areas.flatMap(({ cells }) => cells);

const line = (length: number, letter = '.'): string => letter.repeat(length);
const largest: Facts = {
	rounds: [12, 12, 12, 12, 12],
	circles: { explorer: 30, analysis: 30, rat: 30, resistant: 30 },
	health: Array.from({ length: 8 }, () => line(14)),
	boxes: line(20, '9'),
	factors: Array.from({ length: 20 }, (_, at) => `+${at + 80}`),
	pairs: 'RFHRFHRF',
	risk: [`>${line(11)}`, ...Array.from({ length: 10 }, () => line(12)), `+${line(11)}`],
	rowGives: 'AFRHEISAFRHE',
	shapes: ['X', 'X....X', 'X/./X/./X', 'XXXX', 'XXXXX', 'X...../.X..../..X.../...X../....X./.....X'],
	bands: [
		...Array.from({ length: 11 }, (_, at) => [at * 20, `${line(36, 'm')} ${at + 1}`]),
		[null, line(40, 'w')]
	]
};
const smallest: Facts = {
	rounds: [1, 1, 1, 1, 1],
	circles: { explorer: 0, analysis: 0, rat: 0, resistant: 0 },
	start: { explorer: 0, analysis: 0, rat: 0, resistant: 0 },
	health: ['.'],
	boxes: '1',
	factors: ['=1'],
	pairs: '-',
	risk: ['*'],
	rowGives: '-',
	bands: [[null, 'All']]
};

const apart = (a: Box, b: Box): boolean =>
	a.x + a.width <= b.x + 0.01 ||
	b.x + b.width <= a.x + 0.01 ||
	a.y + a.height <= b.y + 0.01 ||
	b.y + b.height <= a.y + 0.01;

const overlaps = (all: readonly { readonly id: string; readonly box: Box }[]): string[] =>
	all.flatMap(({ id, box }, at) =>
		all
			.slice(at + 1)
			.filter((other) => !apart(box, other.box))
			.map((other) => `${id} ${other.id}`)
	);

const boxesOf = (ink: Ink): Box[] =>
	ink.kind === 'text'
		? [{ x: ink.at[0], y: ink.at[1], width: 0, height: 0 }]
		: ink.kind === 'line'
			? [ink.from, ink.to].map(([x, y]) => ({ x, y, width: 0, height: 0 }))
			: [ink.box];

function expectPlayable(sheet: Sheet): void {
	const { page, pages = 1, areas } = sheet;
	const cells = cellsOf(sheet);
	expect(page).toEqual({ width: 210, height: A4 * pages });
	expect(new Set(cells.map(({ id }) => id)).size).toBe(cells.length);
	const onPage = ({ x, y, width, height }: Box): boolean =>
		x >= 5 && x + width <= 205 && y >= 5 && y + height <= page.height - 5;
	// nothing lies across the edge of the paper
	const onOnePaper = ({ y, height }: Box): boolean => Math.floor(y / A4) === Math.floor((y + height) / A4);
	const isLarge = ({ width, height }: Box): boolean => Math.min(width, height) >= 6.99;
	const wrong = cells.filter(({ box }) => !isLarge(box) || !onPage(box) || !onOnePaper(box));
	expect(wrong.map(({ id }) => id)).toEqual([]);
	expect(overlaps(cells)).toEqual([]);
	expect(overlaps(areas)).toEqual([]);
	const ink = [...sheet.ink, ...areas.flatMap((area) => area.ink), ...cells.flatMap((cell) => cell.ink)];
	expect(ink.flatMap(boxesOf).filter((box) => !onPage(box))).toEqual([]);
}

describe('the sheet of an edition', () => {
	it('keeps the standard one on one page', () => {
		const sheet = game.edition.draw('standard');
		expect(sheet.pages).toBeUndefined();
		expectPlayable(sheet);
		expect(cellsOf(sheet)).toHaveLength(6 + 24 + 39 + 30 + 6 + 42 + 13 + 10);
		expect(sheet.notice.key).toBe('notice');
	});

	it.each([
		['the largest', largest],
		['the smallest', smallest]
	])('%s can be played on', (_, facts) => {
		expectPlayable(sheetOf(facts));
		expect(sheetOf(facts).notice.key).toBe('noticeOwn');
	});

	it('so can any other', () => {
		for (let seed = 0; seed < 150; seed++) expectPlayable(sheetOf(randomFacts(seeded(4000 + seed))));
	});

	it('each cell has a name of its own', () => {
		const { sheet } = words as unknown as AnyGameWords;
		const talk = talkIn('en', []);
		for (const facts of [{}, largest, smallest]) {
			const names = cellsOf(sheetOf(facts)).map(({ name }) => inWords(sheet, name, talk));
			// a factor that is printed twice is called the same
			const different = new Set(names).size;
			expect(different).toBe(names.length);
		}
	});
});

it('the standard maps have as many cells as the sheet', () => {
	const { health, risk } = edition.factsOf('standard');
	expect(health.cells.flat().filter((cell) => cell !== null)).toHaveLength(39);
	expect(risk.map.join('').replaceAll('H', '')).toHaveLength(38);
});
