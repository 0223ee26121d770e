/** A table on paper: what stands on its sheets and, on request, every move. */
import { moveInWords } from '../i18n/game-words.ts';
import { cut, stateOf, type Line } from '../table/engine.ts';
import type { Mark } from '../table/record.ts';
import { leadingOf, linesOf } from '../sheets/kit/type.ts';
import { optionSaid } from './agreed.ts';
import type { Binder } from './binder.ts';
import { inLetters } from './font/alphabets.ts';
import { HEAD, headCode, headOf, LEFT } from './head.ts';
import { captionOf } from './imprint.ts';
import { handOf, type Matter } from './matter.ts';
import { EDGE, type Paper } from './paper.ts';
import type { Drawn } from './plate.ts';
import type { Filling } from './sheets.ts';
import type { Tag } from './tags.ts';

/** A table at one point in time, and the code that opens it. */
export interface Keepsake {
	readonly line: Line;
	/** After how many moves. */
	readonly at: number;
	readonly link: string;
	/** When it was last played, in milliseconds since 1970. */
	readonly date: number | null;
}

/** Names by field: the owner's on a player's sheet, everybody's on a board. */
export function fieldsFor(
	players: readonly string[],
	owner: number | null,
	{ talk, print }: Pick<Matter, 'talk' | 'print'>
): Record<string, string> {
	const seats = Object.fromEntries(players.map((name, seat) => [`player${seat}`, name]));
	const team = talk.and(players.map((name, seat) => inLetters(name) ?? print.seat({ n: seat + 1 })));
	return { ...seats, team, ...(owner !== null && { player: players[owner] ?? '' }) };
}

/** Fields named after an option say what was agreed: the scenario, the difficulty. */
const agreed = (matter: Matter, line: Line): Record<string, string> =>
	Object.fromEntries(
		matter.sheet.fields.flatMap(({ id }) => {
			const said = optionSaid(matter, line, id);
			return said === null ? [] : [[id, said]];
		})
	);

/** One filling a player, or one for the board. */
export function fillingsOf(matter: Matter, { line, at, link }: Keepsake): readonly Filling[] {
	const marks = line.game.pencil(stateOf(cut(line, at)));
	const { players, options } = line.setup;
	const fields = { ...agreed(matter, line), players: String(players.length) };
	const of = (by: number | null): ReadonlyMap<string, readonly Mark[]> =>
		new Map(marks.filter((cell) => by === null || cell.by === by).map((cell) => [cell.cell, cell.marks]));
	if (matter.sheet.per === 'table')
		return [
			{
				title: matter.print.board,
				fields: { ...fields, ...fieldsFor(players, null, matter) },
				marks: of(null),
				link
			}
		];
	const kept = options.sheets ?? players.map((_, seat) => seat);
	return kept.map((seat) => ({
		title: matter.print.sheetOf({ name: matter.talk.player(seat) }),
		fields: { ...fields, ...fieldsFor(players, seat, matter) },
		marks: of(seat),
		link
	}));
}

const TOP = EDGE + HEAD + 7;

const SIZE = 9;
const COLUMNS = 2;
const GUTTER = 8;

/** Every move in a sentence, numbered, in two columns. */
export function bindMoves(binder: Binder, matter: Matter, { line, at, link }: Keepsake): void {
	const { paper, print, talk } = matter;
	const aside = `${captionOf(matter)} · ${print.afterMoves({ n: at }, talk)}`;
	const columns = columnsOf(matter, cut(line, at), paper);
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
			drawn: [
				...headOf(matter, paper.width, title, aside),
				...headCode([link, matter.code(0)], paper.width),
				...body
			]
		}));
		binder.page({ ...paper, title, placed: [{ plate, x: 0, y: 0, scale: 1 }] });
	}
}

const columnWidth = ({ width }: Paper): number => (width - 2 * LEFT - (COLUMNS - 1) * GUTTER) / COLUMNS;

/** A move as it is listed. */
interface Entry {
	readonly nth: number;
	readonly lines: readonly string[];
}

const [INDENT, STEP, BELOW] = [9, leadingOf(SIZE), 0.8];
/** So few moves, in mm, stand in one column. */
const SHORT = 60;

/** From the top down; each column ends above `bottom`. */
function filled(entries: readonly Entry[], bottom: number): readonly (readonly Entry[])[] {
	const columns: Entry[][] = [[]];
	let y = TOP;
	for (const entry of entries) {
		if (y > TOP && y + (entry.lines.length - 1) * STEP > bottom) {
			columns.push([]);
			y = TOP;
		}
		columns[columns.length - 1]?.push(entry);
		y += entry.lines.length * STEP + BELOW;
	}
	return columns;
}

/** Columns of lettering that counts x from the left of its column; those of the last page are of one length. */
function columnsOf(
	matter: Matter,
	{ game, moves, states }: Line,
	paper: Paper
): readonly (readonly Drawn[])[] {
	const entries = moves.map((move, nth): Entry => {
		const sentence = moveInWords(matter.words, game.spoken(states[nth], move), matter.talk);
		return { nth, lines: linesOf(sentence, SIZE, 'regular', columnWidth(paper) - INDENT) };
	});
	const columns = filled(entries, paper.height - EDGE - 4);
	const full = columns.slice(0, COLUMNS * (Math.ceil(columns.length / COLUMNS) - 1));
	const last = columns.slice(full.length).flat();
	const high = last.reduce((sum, { lines }) => sum + lines.length * STEP + BELOW, 0);
	let bottom = TOP + Math.max(SHORT, high / COLUMNS) - STEP;
	while (filled(last, bottom).length > COLUMNS) bottom += STEP / 2;
	const list: Tag = { role: 'L' };
	return [...full, ...filled(last, bottom)].map((column) => set(matter, column, list));
}

function set(matter: Matter, entries: readonly Entry[], list: Tag): readonly Drawn[] {
	const { inks } = handOf(matter);
	let y = TOP;
	return entries.flatMap(({ nth, lines }): readonly Drawn[] => {
		const style = { kind: 'text', size: SIZE, tag: { role: 'LI', within: list } as const } as const;
		const from = y;
		y += lines.length * STEP + BELOW;
		return [
			{
				...style,
				text: String(nth + 1),
				at: [INDENT - 2.5, from],
				align: 'end',
				face: 'bold',
				colour: inks.text('soft')
			},
			...lines.map((text, row) => ({
				...style,
				text,
				at: [INDENT, from + row * STEP] as const,
				align: 'start' as const,
				face: 'regular' as const,
				colour: inks.text('ink')
			}))
		];
	});
}
