/** The five areas, in the order of their numbers. */
import type { Area, Box, Cell, Ink } from '../model.ts';
import { box, cell, centred, icon, inset, line, rect, squareAt, text } from '../kit/draw.ts';
import type { IconName } from '../kit/icons.ts';
import {
	analysisCell,
	analysisMap,
	curve,
	curveCell,
	progressCell,
	progressFields,
	researchBonus,
	researchCell,
	researchSquares,
	testing,
	testingCell,
	type Bonus,
	type NumberSquare
} from './facts.ts';
import { heading, hint, words } from './texts.ts';

export const bonusIcon: Readonly<Record<Bonus, IconName>> = { shape: 'virus', number: 'bars', one: 'tube' };

const outline = { stroke: 'soft', weight: 0.3 } as const;

/** A bonus beside the row or in the square that earns it. */
const bonusTab = (bonus: Bonus, at: Box, edge = 1.2): Ink[] => [
	rect(at, { fill: 'tint', radius: 1.6 }),
	icon(bonusIcon[bonus], inset(at, edge), { fill: 'accent' })
];

// 1: the virus

const ANALYSIS = box(10, 29, 112, 119);
const ANALYSIS_SIDE = 10;
const analysisOrigin = [11, 38] as const;

function analysisSquare(letter: string, row: number, column: number): Cell {
	const at = squareAt(analysisOrigin, ANALYSIS_SIDE, row, column);
	const spike = letter === 's';
	const ink = spike
		? [rect(at, { fill: 'tint', ...outline }), icon('spike', inset(at, 1.9), { fill: 'accent' })]
		: [rect(at, outline)];
	return cell(
		analysisCell([row, column]),
		at,
		words('analysisSquare', { row: row + 1, column: column + 1, spike }),
		ink
	);
}

const analysis: Area = {
	id: 'analysis',
	title: words('analysis'),
	box: ANALYSIS,
	columns: 11,
	cells: analysisMap.flatMap((letters, row) =>
		[...letters].flatMap((letter, column) => (letter === '.' ? [] : [analysisSquare(letter, row, column)]))
	),
	ink: [
		...heading(1, 'analysis', ANALYSIS),
		text(words('analysisHint'), [ANALYSIS.x + 1, 42], { ...hint, width: 46 }),
		icon('spike', box(ANALYSIS.x + 1, 135.4, 5.4, 5.4), { fill: 'accent' }),
		text(words('spikeHint'), [ANALYSIS.x + 8, 138], { ...hint, width: 23 })
	]
};

// 2: research

const RESEARCH = box(10, 151, 92, 36);
const RESEARCH_SIDE = 14;
const RESEARCH_COLUMNS = 6;
const RESEARCH_STEP = (RESEARCH.width - RESEARCH_SIDE) / (RESEARCH_COLUMNS - 1);

/** Two rows of six, so that a thumb finds each number on a phone. */
function researchSquare(number: number): Cell {
	const [row, column] = [Math.floor((number - 1) / RESEARCH_COLUMNS), (number - 1) % RESEARCH_COLUMNS];
	const at = box(
		RESEARCH.x + column * RESEARCH_STEP,
		RESEARCH.y + 7.5 + row * RESEARCH_SIDE,
		RESEARCH_SIDE,
		RESEARCH_SIDE
	);
	const last = number === researchSquares;
	const bonus = researchBonus[number];
	return cell(researchCell(number), at, words('researchSquare', { number, bonus: bonus ?? null }), [
		last ? rect(inset(at, 0.2), { stroke: 'danger', fill: 'blush', weight: 0.7 }) : rect(at, outline),
		...(last ? [icon('flag', box(at.x + 0.9, at.y + 0.9, 4, 4), { fill: 'danger' })] : []),
		...(bonus ? bonusTab(bonus, box(at.x + 8, at.y + 8, 5.4, 5.4), 0.6) : []),
		centred(String(number), bonus ? box(at.x, at.y, 11, 11) : at, { size: 17, face: 'bold' })
	]);
}

const research: Area = {
	id: 'research',
	title: words('research'),
	box: RESEARCH,
	columns: RESEARCH_COLUMNS,
	cells: Array.from({ length: researchSquares }, (_, at) => researchSquare(at + 1)),
	ink: [
		...heading(2, 'research', RESEARCH),
		text(words('researchHint'), [RESEARCH.x + 39, RESEARCH.y + 2.2], { ...hint, size: 7.4, width: 53 })
	]
};

// 3 and 4: squares that take numbers

const NUMBER_SIDE = 12;

/** Red squares have a flag and extra-die squares a die: never the colour alone. */
function numberInk({ red, extra }: NumberSquare, at: Box): Ink[] {
	const corner = box(at.x + 0.9, at.y + 0.9, 3.8, 3.8);
	if (red) {
		return [
			rect(inset(at, 0.2), { stroke: 'danger', fill: 'blush', weight: 0.7 }),
			icon('flag', corner, { fill: 'danger' })
		];
	}
	return extra ? [rect(at, outline), icon('die', corner, { fill: 'accent' })] : [rect(at, outline)];
}

const kindOf = ({ red, extra }: NumberSquare): string => (red ? 'goal' : extra ? 'extra' : 'plain');

const TESTING = box(10, 190, 90, 72);
const testingOrigin = [11, 202] as const;

const testingAt = (row: number, column: number): Box =>
	squareAt(testingOrigin, NUMBER_SIDE, row, column + (testing.widths.length - 1 - row) / 2);

const testingArea: Area = {
	id: 'testing',
	title: words('testing'),
	box: TESTING,
	columns: 6,
	cells: testing.squares.map((square) => {
		const { row, column } = square;
		const at = testingAt(row, column);
		const name = words('testingSquare', { row: row + 1, column: column + 1, kind: kindOf(square) });
		return cell(testingCell([row, column]), at, name, numberInk(square, at));
	}),
	ink: [
		...heading(3, 'testing', TESTING),
		text(words('testingHint'), [TESTING.x, TESTING.y + 9.8], { ...hint, width: TESTING.width }),
		...testing.rowBonus.flatMap((bonus, row) => {
			const end = testingAt(row, testing.widths[row] ?? 0);
			return rowTab(bonus, end);
		})
	]
};

/** A tab at the end of a row, joined to it by a short line. */
function rowTab(bonus: Bonus, end: Box): Ink[] {
	const middle = end.y + end.height / 2;
	return [
		line([end.x + 0.4, middle], [end.x + 3, middle], { stroke: 'accent', weight: 0.5 }),
		...bonusTab(bonus, box(end.x + 3, middle - 4, 8, 8))
	];
}

const CURVE = box(103, 190, 97, 72);
const curveOrigin = [104, 202] as const;

const curveArea: Area = {
	id: 'curve',
	title: words('curve'),
	box: CURVE,
	columns: 7,
	cells: curve.squares.map((square) => {
		const { row, column } = square;
		const at = squareAt(curveOrigin, NUMBER_SIDE, row, column);
		const name = words('curveSquare', {
			column: column + 1,
			// counted from the bottom, as the column is filled
			height: curve.rows - row,
			kind: kindOf(square)
		});
		return cell(curveCell([row, column]), at, name, numberInk(square, at));
	}),
	ink: [
		...heading(4, 'curve', CURVE),
		text(words('curveHint'), [CURVE.x, CURVE.y + 9.8], { ...hint, width: CURVE.width }),
		...curve.rowBonus.flatMap((bonus, row) => {
			if (bonus === null) return [];
			const last = Math.max(
				...curve.squares.filter((square) => square.row === row).map(({ column }) => column)
			);
			return rowTab(bonus, squareAt(curveOrigin, NUMBER_SIDE, row, last + 1));
		})
	]
};

// 5: progress

const PROGRESS = box(110, 151, 90, 36);
const PROGRESS_SIDE = 8.6;
const PROGRESS_STEP = (PROGRESS.width - PROGRESS_SIDE) / 6;

const progressField = (field: number): Cell => {
	const at = box(
		PROGRESS.x + (field % 7) * PROGRESS_STEP,
		PROGRESS.y + 8 + Math.floor(field / 7) * 9.4,
		PROGRESS_SIDE,
		PROGRESS_SIDE
	);
	return cell(progressCell(field), at, words('progressField', { number: field + 1 }), [
		rect(at, { ...outline, radius: 2 }),
		icon('plus', inset(at, 3.2), { fill: 'faint' })
	]);
};

const progress: Area = {
	id: 'progress',
	title: words('progress'),
	box: PROGRESS,
	columns: 7,
	cells: Array.from({ length: progressFields }, (_, field) => progressField(field)),
	ink: [
		...heading(5, 'progress', PROGRESS),
		text(words('progressHint'), [PROGRESS.x + 54, PROGRESS.y + 2.2], { ...hint, size: 7.4, width: 36 })
	]
};

export const areas: readonly Area[] = [analysis, research, testingArea, curveArea, progress];
