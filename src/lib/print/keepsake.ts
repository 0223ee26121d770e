/** The pages that follow the sheets of a table: its score and, on request, every move. */
import { cut, stateOf, type Line } from '../table/engine.ts';
import type { Mark, ScoreLine } from '../table/record.ts';
import { leadingOf, linesOf, sizeToFit } from '../sheets/kit/type.ts';
import type { Box } from '../sheets/model.ts';
import type { Binder } from './binder.ts';
import { drawCode, fitsIn, sideOf } from './code.ts';
import { handOf, type Edition } from './edition.ts';
import { inLetters } from './font/alphabets.ts';
import { EDGE, type Paper } from './paper.ts';
import { HAIRLINE, type Drawn } from './plate.ts';
import { HEAD, headCode, headOf, type Filling } from './sheets.ts';

/** A table at one point in time, and the code that opens it. */
export interface Keepsake {
	readonly line: Line;
	/** After how many moves. */
	readonly at: number;
	readonly link: string;
}

/** Names by field: the owner's on a player's sheet, everybody's on a board. */
export function fieldsFor(
	players: readonly string[],
	owner: number | null,
	{ talk, print }: Pick<Edition, 'talk' | 'print'>
): Record<string, string> {
	const seats = Object.fromEntries(players.map((name, seat) => [`player${seat}`, name]));
	const team = talk.and(players.map((name, seat) => inLetters(name) ?? print.seat({ n: seat + 1 })));
	return { ...seats, team, ...(owner !== null && { player: players[owner] ?? '' }) };
}

/** Fields named after an option say what was agreed: the scenario, the difficulty. */
function agreed({ sheet, words, talk }: Edition, { game, setup }: Line): Record<string, string> {
	const said = (name: string): readonly [string, string][] => {
		const option = game.options.find((field) => field.name === name);
		const standard = option && 'default' in option ? option.default : undefined;
		const chosen = setup.options[name] ?? standard;
		const label = (value: unknown): string => words.options[name]?.values?.[String(value)] ?? String(value);
		if (chosen === undefined || typeof chosen === 'boolean') return [];
		return [[name, talk.and((Array.isArray(chosen) ? chosen : [chosen]).map(label))]];
	};
	return Object.fromEntries(sheet.fields.flatMap(({ id }) => said(id)));
}

/** One filling a player, or one for the board. */
export function fillingsOf(edition: Edition, { line, at, link }: Keepsake): readonly Filling[] {
	const marks = line.game.pencil(stateOf(cut(line, at)));
	const { players, options } = line.setup;
	const fields = { ...agreed(edition, line), players: String(players.length) };
	const of = (by: number | null): ReadonlyMap<string, readonly Mark[]> =>
		new Map(marks.filter((cell) => by === null || cell.by === by).map((cell) => [cell.cell, cell.marks]));
	if (edition.sheet.per === 'table')
		return [
			{
				title: edition.print.board,
				fields: { ...fields, ...fieldsFor(players, null, edition) },
				marks: of(null),
				link
			}
		];
	const kept = options.sheets ?? players.map((_, seat) => seat);
	return kept.map((seat) => ({
		title: edition.print.sheetOf({ name: edition.talk.player(seat) }),
		fields: { ...fields, ...fieldsFor(players, seat, edition) },
		marks: of(seat),
		link
	}));
}

const [LEFT, TOP] = [10, EDGE + HEAD + 8];

export function bindScore(binder: Binder, edition: Edition, { line, at, link }: Keepsake): void {
	const { print, talk, paper } = edition;
	const { scores } = line.game.score(stateOf(cut(line, at)));
	const head = headOf(
		edition,
		paper.width,
		print.scoreSheet,
		`${edition.game} · ${print.afterMoves({ n: at }, talk)}`
	);
	const drawn = [...head, ...scoreTable(edition, scores), ...tableCode(edition, link)];
	const plate = binder.plate('score', () => ({ ...paper, drawn }));
	binder.page({ ...paper, title: print.scoreSheet, placed: [{ plate, x: 0, y: 0, scale: 1 }] });
}

/** Beyond this the score has no room above it, in mm. */
const LARGEST_CODE = 110;

const fitsOnScore = (link: string): boolean => (sideOf(link) ?? Infinity) <= LARGEST_CODE;

/** Which printed page carries the code of the table itself. */
export function codePlace({ link }: Keepsake, onSheet: Box): 'sheet' | 'score' | 'nowhere' {
	if (fitsIn(link, onSheet)) return 'sheet';
	return fitsOnScore(link) ? 'score' : 'nowhere';
}

/** The whole table in one code at the foot of the page, as large as a camera likes it. */
function tableCode(edition: Edition, link: string): readonly Drawn[] {
	const { paper, print } = edition;
	const side = sideOf(link);
	if (side === null || !fitsOnScore(link)) return headCode(edition, paper.width);
	const [x, y] = [(paper.width - side) / 2, paper.height - EDGE - 8 - side];
	const colour = handOf(edition).inks.text('soft');
	return [
		...drawCode([link], { x, y, width: side, height: side }),
		{
			kind: 'text',
			text: print.codeTable,
			at: [paper.width / 2, y + side + 3],
			align: 'middle',
			size: 9.5,
			face: 'regular',
			colour
		}
	];
}

const ROW = 9;

function scoreTable(edition: Edition, scores: readonly ScoreLine[]): readonly Drawn[] {
	const { paper, words, print, talk } = edition;
	const { inks } = handOf(edition);
	const right = paper.width - LEFT;
	const labels = 62;
	const column = (right - LEFT - labels) / Math.max(1, scores.length);
	const parts = [...new Set(scores.flatMap((score) => Object.keys(score.parts)))];
	const text = (
		said: string,
		x: number,
		row: number,
		align: 'start' | 'end',
		bold = false,
		width = column - 4
	): Drawn => {
		const face = bold ? 'bold' : 'regular';
		const size = sizeToFit(said, 11, face, width);
		return {
			kind: 'text',
			text: said,
			at: [x, TOP + row * ROW + 6],
			align,
			size,
			face,
			colour: inks.text('ink')
		};
	};
	const rule = (row: number, weight: number): Drawn => ({
		kind: 'line',
		from: [LEFT, TOP + row * ROW],
		to: [right, TOP + row * ROW],
		fill: null,
		stroke: inks.stroke(weight > HAIRLINE ? 'ink' : 'faint'),
		weight,
		dashed: false
	});
	const end = (nth: number): number => LEFT + labels + (nth + 1) * column - 2;
	const nameOf = ({ by }: ScoreLine): string => (by === 'team' ? print.everybody : talk.player(by));
	const figure = (value: number | null | undefined): string =>
		typeof value === 'number' ? talk.number(value) : '–';
	const last = parts.length + 1;
	return [
		...scores.map((score, nth) => text(nameOf(score), end(nth), 0, 'end', true)),
		rule(1, 0.5),
		...parts.flatMap((part, row) => [
			text(words.parts[part] ?? part, LEFT, row + 1, 'start', false, labels - 4),
			...scores.map((score, nth) => text(figure(score.parts[part]), end(nth), row + 1, 'end')),
			rule(row + 2, row + 2 === last ? 0.5 : HAIRLINE)
		]),
		text(print.total, LEFT, last, 'start', true, labels - 4),
		...scores.map((score, nth) => text(figure(score.total), end(nth), last, 'end', true)),
		rule(last + 1, 0.5)
	];
}

const SIZE = 9;
const COLUMNS = 2;
const GUTTER = 8;

/** Every move in a sentence, numbered, in two columns. */
export function bindMoves(binder: Binder, edition: Edition, { line, at, link }: Keepsake): void {
	const { paper, print, talk } = edition;
	const aside = `${edition.game} · ${print.afterMoves({ n: at }, talk)}`;
	const columns = columnsOf(edition, cut(line, at), paper);
	const pages = Math.max(1, Math.ceil(columns.length / COLUMNS));
	for (let page = 0; page < pages; page++) {
		const title = print.deckPage({ deck: print.moveList, n: page + 1, of: pages });
		const body = columns.slice(page * COLUMNS, (page + 1) * COLUMNS).flatMap((column, nth) => {
			const x = LEFT + nth * (columnWidth(paper) + GUTTER);
			return column.map((drawn) =>
				drawn.kind === 'text' ? { ...drawn, at: [x + drawn.at[0], drawn.at[1]] as const } : drawn
			);
		});
		const plate = binder.plate(`moves ${page}`, () => ({
			...paper,
			drawn: [...headOf(edition, paper.width, title, aside), ...headCode(edition, paper.width, link), ...body]
		}));
		binder.page({ ...paper, title, placed: [{ plate, x: 0, y: 0, scale: 1 }] });
	}
}

const columnWidth = ({ width }: Paper): number => (width - 2 * LEFT - (COLUMNS - 1) * GUTTER) / COLUMNS;

/** Columns of lettering that counts x from the left of its column. */
function columnsOf(edition: Edition, { moves }: Line, paper: Paper): readonly (readonly Drawn[])[] {
	const { inks } = handOf(edition);
	const [indent, step] = [9, leadingOf(SIZE)];
	const bottom = paper.height - EDGE - 4;
	const columns: Drawn[][] = [[]];
	let y = TOP;
	for (const [nth, move] of moves.entries()) {
		const sentence = edition.words.moves[move.do]?.(move, edition.talk) ?? move.do;
		const lines = linesOf(sentence, SIZE, 'regular', columnWidth(paper) - indent);
		if (y + (lines.length - 1) * step > bottom) {
			columns.push([]);
			y = TOP;
		}
		const column = columns[columns.length - 1];
		const style = { kind: 'text', size: SIZE } as const;
		column?.push(
			{
				...style,
				text: String(nth + 1),
				at: [indent - 2.5, y],
				align: 'end',
				face: 'bold',
				colour: inks.text('soft')
			},
			...lines.map((text, row) => ({
				...style,
				text,
				at: [indent, y + row * step] as const,
				align: 'start' as const,
				face: 'regular' as const,
				colour: inks.text('ink')
			}))
		);
		y += lines.length * step + 0.8;
	}
	return columns;
}
