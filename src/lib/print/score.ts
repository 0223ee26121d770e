/** The score sheet: how it ended, what it was worth, what was agreed, and the final sheets small beside it. */
import { leadingOf, linesOf, sizeToFit, widthOf } from '../sheets/kit/type.ts';
import type { Box } from '../table/sheet.ts';
import { cut, stateOf } from '../table/engine.ts';
import type { ScoreLine } from '../table/record.ts';
import { agreedIn } from './agreed.ts';
import type { Binder } from './binder.ts';
import type { Placed } from './book.ts';
import { comfortableSide, codeOnPaper, fitsIn } from './code.ts';
import { HEAD, headCode, headOf, LEFT } from './head.ts';
import { captionOf } from './imprint.ts';
import { fillingsOf, type Keepsake } from './keepsake.ts';
import { handOf, type Matter } from './matter.ts';
import { EDGE } from './paper.ts';
import { HAIRLINE, type Drawn } from './plate.ts';
import { press } from './press.ts';
import { placeSmall } from './small.ts';
import type { Tag } from './tags.ts';

/** Beyond this the final sheets have no room beside it, in mm. */
const LARGEST_CODE = 100;

const fitsOnScore = (link: string): boolean => (comfortableSide(link) ?? Infinity) <= LARGEST_CODE;

/** Which of the printed pages carries the code of the table itself. */
export function codePlace(
	matter: Matter,
	{ link }: Keepsake,
	{ perPage, score }: { readonly perPage: 1 | 2 | 4; readonly score: boolean }
): 'sheet' | 'score' | 'nowhere' {
	const { code, imposition } = press(matter, perPage);
	if (fitsIn(link, code, imposition.scale)) return 'sheet';
	return score && fitsOnScore(link) ? 'score' : 'nowhere';
}

export function bindScore(binder: Binder, matter: Matter, keepsake: Keepsake): void {
	const { print, talk, paper, words } = matter;
	const { line, at, link, date } = keepsake;
	const state = stateOf(cut(line, at));
	const score = line.game.score(state);
	const when =
		date === null ? [] : [new Intl.DateTimeFormat(talk.language, { dateStyle: 'long' }).format(date)];
	const names = talk.and(line.setup.players.map((_, seat) => talk.player(seat)));
	const aside = [captionOf(matter), names, ...when, print.afterMoves({ n: at }, talk)].join(' · ');
	const fits = fitsOnScore(link);
	const said = withMinus(words.outcome(score, talk));
	const story = storyOf(matter, line.game.over(state) ? said : `${print.soFar} ${said}`);
	const table = scoreTable(matter, score.scores, line.game.totals !== 'none', story.foot + 4);
	const agreed = agreedAt(matter, keepsake, table.foot + 7);
	const foot = footOf(matter, keepsake, agreed.foot + 4);
	const drawn = [
		...headOf(matter, paper.width, print.scoreSheet, aside),
		...headCode([matter.code(0)], paper.width).filter(() => !fits),
		...story.drawn,
		...table.drawn,
		...agreed.drawn,
		...foot.drawn
	];
	const plate = binder.plate('score', () => ({ ...paper, drawn }));
	const small = placeSmall(binder, matter, fillingsOf(matter, keepsake), foot.rooms);
	const placed: readonly Placed[] = [{ plate, x: 0, y: 0, scale: 1 }, ...small];
	binder.page({ ...paper, title: print.scoreSheet, placed });
}

/** A hyphen before a number is a minus. */
const withMinus = (text: string): string => text.replace(/(^|[^\p{L}\d])-(?=\d)/gu, '$1\u2212');

interface Block {
	readonly drawn: readonly Drawn[];
	/** Where it ends. */
	readonly foot: number;
}

const [SAID, ROW] = [17, 7.6];

/** Who won, and how, in one sentence. */
function storyOf(matter: Matter, sentence: string): Block {
	const { paper } = matter;
	const colour = handOf(matter).inks.text('accent');
	const lines = linesOf(sentence, SAID, 'bold', paper.width - 2 * LEFT);
	const top = EDGE + HEAD + 8;
	const tag: Tag = { role: 'P' };
	const drawn = lines.map((text, nth): Drawn => {
		const at = [LEFT, top + nth * leadingOf(SAID)] as const;
		return { kind: 'text', text, at, align: 'start', size: SAID, face: 'bold', colour, tag };
	});
	return { drawn, foot: top + (lines.length - 1) * leadingOf(SAID) };
}

/** `adds`: the parts are summed up below them. */
function scoreTable(matter: Matter, scores: readonly ScoreLine[], adds: boolean, top: number): Block {
	const { paper, words, print, talk } = matter;
	const { inks } = handOf(matter);
	const right = paper.width - LEFT;
	const labels = 78;
	const column = Math.min(34, (right - LEFT - labels) / Math.max(1, scores.length));
	const end = (nth: number): number => LEFT + labels + (nth + 1) * column - 2;
	const last = end(scores.length - 1) + 2;
	const parts = [...new Set(scores.flatMap((score) => Object.keys(score.parts)))];
	const text = (
		said: string,
		at: readonly [number, number],
		align: 'start' | 'end',
		bold: boolean,
		tag: Tag
	): Drawn => {
		const face = bold ? 'bold' : 'regular';
		const size = sizeToFit(said, 11, face, align === 'end' ? column - 4 : labels - 8);
		return {
			kind: 'text',
			text: said,
			at: [at[0], top + at[1] * ROW + 5.2],
			align,
			size,
			face,
			colour: inks.text('ink'),
			tag
		};
	};
	const table: Tag = { role: 'Table' };
	const rule = (row: number, strong: boolean): Drawn => ({
		kind: 'line',
		from: [LEFT, top + row * ROW],
		to: [last, top + row * ROW],
		fill: null,
		stroke: inks.stroke(strong ? 'ink' : 'faint'),
		weight: strong ? 0.4 : HAIRLINE,
		dashed: false
	});
	const nameOf = ({ by }: ScoreLine): string => (by === 'team' ? print.everybody : talk.player(by));
	const figure = (value: number | null | undefined): string =>
		typeof value === 'number' ? withMinus(talk.number(value)) : '–';
	const head: Tag = { role: 'TR', within: table };
	const rows: Drawn[] = [
		// every row has as many cells: whoever has it read aloud hears the right name with a number
		text(print.counted, [LEFT, 0], 'start', true, { role: 'TH', scope: 'Column', within: head }),
		...scores.map((score, nth) =>
			text(nameOf(score), [end(nth), 0], 'end', true, { role: 'TH', scope: 'Column', within: head })
		),
		rule(1, true)
	];
	let row = 1;
	const add = (label: string, sign: string, figures: readonly string[], bold: boolean): void => {
		const within: Tag = { role: 'TR', within: table };
		const name: Tag = { role: 'TH', scope: 'Row', within };
		if (sign !== '') rows.push(text(sign, [LEFT, row], 'start', bold, name));
		rows.push(text(label, [LEFT + (adds ? 5 : 0), row], 'start', bold, name));
		rows.push(
			...figures.map((value, nth) => text(value, [end(nth), row], 'end', bold, { role: 'TD', within }))
		);
		row++;
		rows.push(rule(row, bold));
	};
	for (const part of parts) {
		const figures = scores.map((score) => figure(score.parts[part]));
		add(words.parts[part] ?? part, adds ? '+' : '', figures, false);
	}
	if (adds) {
		rows[rows.length - 1] = rule(row, true);
		add(
			print.total,
			'=',
			scores.map((score) => figure(score.total)),
			true
		);
	}
	return { drawn: rows, foot: top + row * ROW };
}

const SMALL = 8.5;
/** The widest that is said below a code, in mm. */
const CAPTION = 46;

/** What was agreed before the first move, in two columns. */
function agreedAt(matter: Matter, { line }: Keepsake, top: number): Block {
	const { paper } = matter;
	const { inks } = handOf(matter);
	const entries = agreedIn(matter, line);
	const width = (paper.width - 2 * LEFT - 8) / 2;
	const blocks = entries.map(({ label, said }) => ({
		label: linesOf(label, SMALL, 'regular', width),
		said: linesOf(said, SMALL, 'bold', width)
	}));
	const heightOf = ({ label, said }: (typeof blocks)[number]): number =>
		(label.length + said.length) * leadingOf(SMALL) + 1.4;
	const half = blocks.reduce((sum, block) => sum + heightOf(block), 0) / 2;
	const drawn: Drawn[] = [];
	let [y, column, done, foot] = [top, 0, 0, top];
	for (const block of blocks) {
		const tag: Tag = { role: 'P' };
		if (column === 0 && done >= half) [column, y] = [1, top];
		const x = LEFT + column * (width + 8);
		const set = (text: string, face: 'regular' | 'bold'): void => {
			const colour = inks.text(face === 'bold' ? 'ink' : 'soft');
			drawn.push({ kind: 'text', text, at: [x, y], align: 'start', size: SMALL, face, colour, tag });
			y += leadingOf(SMALL);
		};
		for (const text of block.label) set(text, 'regular');
		for (const text of block.said) set(text, 'bold');
		y += 1.4;
		done += heightOf(block);
		foot = Math.max(foot, y);
	}
	return { drawn, foot };
}

/** The code of the table at the foot, and where it leaves room for the final sheets. */
function footOf(
	matter: Matter,
	{ link }: Keepsake,
	top: number
): { readonly drawn: readonly Drawn[]; readonly rooms: readonly Box[] } {
	const { print, paper } = matter;
	const bottom = paper.height - EDGE - 2;
	const room = { x: LEFT, y: top, width: paper.width - 2 * LEFT, height: bottom - top };
	const side = comfortableSide(link);
	if (side === null || !fitsOnScore(link)) return { drawn: [], rooms: [room] };
	// what is said below a small code is wider than it
	const wide = Math.max(side, Math.min(CAPTION, widthOf(print.codeTable, SMALL, 'regular')));
	const middle = paper.width - LEFT + 2 - wide / 2;
	const square = { x: middle - side / 2, y: bottom - side - 3, width: side, height: side };
	const colour = handOf(matter).inks.text('soft');
	const caption: Drawn = {
		kind: 'text',
		text: print.codeTable,
		at: [middle, bottom],
		align: 'middle',
		size: sizeToFit(print.codeTable, SMALL, 'regular', wide),
		face: 'regular',
		colour
	};
	return {
		drawn: [...codeOnPaper([link], square), caption],
		rooms: [
			{ ...room, width: room.width - wide - 2 },
			{ ...room, height: room.height - side - 6 }
		]
	};
}
