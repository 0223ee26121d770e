/** Everything for tonight in one file: sheets or board, aids, cards and tokens, and a first page that says what to do. */
import { titled, handOf, type Matter } from './matter.ts';
import { aidPage } from './aid.ts';
import type { Binder } from './binder.ts';
import type { Page } from './book.ts';
import { bindDecks, type Cutting } from './decks.ts';
import { editionPages } from './edition-codes.ts';
import { headCode, headOf, LEFT } from './head.ts';
import { editionOf, rulerAt } from './imprint.ts';
import { cutPicture, turnPicture, type Picture } from './kit-pictures.ts';
import { stripOf, type Part } from './kit-strip.ts';
import { leavesOf } from './leaves.ts';
import { EDGE } from './paper.ts';
import { planOf } from './plan.ts';
import type { Drawn } from './plate.ts';
import { frame, paragraph, type Style } from './setting.ts';
import { bindSheets, type Filling } from './sheets.ts';
import type { Tag } from './tags.ts';
import { bindForPen, isGlued } from './tiles.ts';

export interface KitWishes {
	readonly players: number;
	/** Of those who have one. */
	readonly names: readonly string[];
	/** On both sides: aids are the backs of the sheets, cards have backs. */
	readonly cutting: Cutting;
	/** Whether an own edition has a page of its own. */
	readonly editionCodes: boolean;
}

export function bindKit(
	binder: Binder,
	matter: Matter,
	fillings: readonly Filling[],
	{ players, names, cutting, editionCodes }: KitWishes
): void {
	const parts = [
		...partsOf(binder, matter, fillings, players, cutting),
		...(editionCodes ? [{ label: matter.print.editionCodes, pages: editionPages(binder, matter) }] : [])
	];
	// nobody turns paper over for empty backs
	const backs = parts.some(({ pages }) => pages.some(({ back }) => back));
	const bound = backs ? parts.map((part) => ({ ...part, pages: paired(matter, part.pages) })) : parts;
	const first = backs ? 3 : 2;
	const people = Array.from(
		{ length: players },
		(_, seat) => names[seat] || matter.print.seat({ n: seat + 1 })
	);
	// the plan of the table shows them whole, however they are printed; of several leaves the first
	const leaves = leavesOf(matter).length;
	const whole = collected(binder, () => bindSheets(binder, matter, fillings, 1));
	const sheets = whole.filter((_, nth) => nth % leaves === 0);
	const cover = coverOf(binder, matter, bound, sheets, people, { ...cutting, backs }, first);
	for (const page of backs ? paired(matter, [cover]) : [cover]) binder.page(page);
	for (const { pages } of bound) for (const page of pages) binder.page(page);
}

/** A page without a back gets an empty one, so that every front is printed on a new sheet of paper. */
const paired = ({ print }: Matter, pages: readonly Page[]): readonly Page[] =>
	pages.flatMap((page, nth) =>
		page.back || pages[nth + 1]?.back
			? [page]
			: [page, { width: page.width, height: page.height, title: print.emptyBack, placed: [], back: true }]
	);

function partsOf(
	binder: Binder,
	matter: Matter,
	fillings: readonly Filling[],
	players: number,
	cutting: Cutting
): readonly Part[] {
	const { print, sheet, talk } = matter;
	const own = sheet.per === 'player';
	const sheets = collected(binder, () => bindForPen(binder, matter, fillings, 1));
	const aidOnce = aidPage(binder, matter);
	// what is glued together has no back
	const behind = cutting.backs && !isGlued(matter, 1);
	const backed = behind ? sheets.flatMap((page) => [page, { ...aidOnce, back: true }]) : sheets;
	// a sheet has its aid on its back; a board lies on it, so that two players share one beside it
	const aids = own && behind ? 0 : own ? players : Math.ceil(players / 2);
	const aid = Array.from({ length: aids }, () => aidOnce);
	const decks = matter.decks.map((deck): Part => {
		const count = deck.cards.reduce((sum, { copies }) => sum + copies, 0);
		const pages = collected(binder, () => bindDecks(binder, matter, [deck], cutting));
		return { label: print.kitCount({ n: count, what: titled(matter, deck.title) }), pages };
	});
	const alike = sharedPages(binder, matter, cutting, decks);
	return [
		{
			label: own ? print.kitSheets({ n: fillings.length }, talk) : print.board,
			pages: backed,
			...(behind && { behind: { label: print.aid, page: aidOnce } })
		},
		...alike,
		...(aid.length > 0 ? [{ label: print.kitAids({ n: aid.length }, talk), pages: aid }] : [])
	];
}

/** Decks of one size share their pages where that saves paper. */
function sharedPages(
	binder: Binder,
	matter: Matter,
	cutting: Cutting,
	apart: readonly Part[]
): readonly Part[] {
	if (apart.length < 2) return apart;
	const together = collected(binder, () => bindDecks(binder, matter, matter.decks, cutting));
	const single = apart.reduce((sum, { pages }) => sum + pages.length, 0);
	return together.length < single
		? [{ label: apart.map(({ label }) => label).join(', '), pages: together }]
		: apart;
}

/** The pages that something binds, taken out again: the cover must come before them. */
function collected(binder: Binder, bind: () => void): readonly Page[] {
	const before = binder.length;
	bind();
	return binder.take(before);
}

function coverOf(
	binder: Binder,
	matter: Matter,
	parts: readonly Part[],
	sheets: readonly Page[],
	people: readonly string[],
	cutting: Cutting,
	firstPage: number
): Page {
	const { paper, print, talk, aid } = matter;
	const { inks } = handOf(matter);
	const pages = parts.reduce((sum, part) => sum + part.pages.length, firstPage - 1);
	const papers = cutting.backs ? pages / 2 : pages;
	const aside = [print.whats.kit, print.kitPlayers({ n: people.length }, talk), editionOf(matter)].join(
		' · '
	);
	const strip = stripOf(matter, parts, firstPage, print.kitPapers({ n: papers }, talk));
	const body: Style = { size: 11.5, face: 'regular', colour: inks.text('ink') };
	const column = (paper.width - 2 * LEFT - 8) / 2;
	// decks come right after the sheets
	const cards = matter.decks.length > 0 ? parts[1]?.pages[0] : undefined;
	const steps: readonly (readonly [title: string, lines: readonly string[], picture?: Picture])[] = [
		[
			print.kitPrint,
			[
				print.kitScale,
				[cutting.backs ? print.kitBoth : print.kitOneSide, ...(cards ? [print.kitFirm] : [])].join(' '),
				...(isGlued(matter, 1) ? [print.kitGlue] : [])
			]
		],
		...(cutting.backs && cards
			? [[print.kitCheck, [print.kitLight], turnPicture(cards, inks)] as const]
			: []),
		...(cards ? [[print.kitCut, [print.kitMarks, ...countsOf(matter)], cutPicture(inks)] as const] : []),
		[print.kitLayOut, aid.setup]
	];
	const drawn: Drawn[] = [
		...headOf(matter, paper.width, matter.game, aside),
		...headCode([matter.code(0)], paper.width),
		...strip.drawn
	];
	let y = [strip.foot + 8, strip.foot + 8] as [number, number];
	for (const [nth, [title, lines, picture]] of steps.entries()) {
		const side = nth % 2 === 0 ? 0 : 1;
		if (side === 0) y = [Math.max(...y), Math.max(...y)];
		const edge = LEFT + side * (column + 8);
		drawn.push(...numbered(matter, nth + 1, title, edge, y[side]));
		y[side] += 10;
		const pictured = y[side] + (picture?.height ?? 0);
		drawn.push(...(picture?.drawn(edge, y[side] - 0.6) ?? []));
		const x = picture ? edge + picture.width + 5 : edge;
		const width = edge + column - x - 6.5;
		const list: Tag = { role: 'L' };
		for (const line of lines) {
			drawn.push(frame({ x, y: y[side] - 0.6, width: 3.6, height: 3.6 }, inks.stroke('ink'), null, 0.7));
			const said = paragraph(line, x + 6.5, y[side], width, {
				...body,
				tag: { role: 'LI', within: list }
			});
			drawn.push(...said.drawn);
			y[side] += said.height + 3;
			if (line === print.kitScale) {
				drawn.push(...rulerAt([x + 6.5, y[side] + 1.6], 1, inks.stroke('ink')));
				drawn.push(...paragraph(print.ruler, x + 59, y[side], 30, { ...body, size: 8.5 }).drawn);
				y[side] += 5;
			}
		}
		y[side] = Math.max(y[side], pictured) + 5;
	}
	const top = Math.max(...y) + 2;
	const room = { x: LEFT, y: top, width: paper.width - 2 * LEFT, height: paper.height - EDGE - 4 - top };
	const plan = room.height > 40 ? planOf(binder, matter, sheets, people, room) : { drawn: [], placed: [] };
	drawn.push(...plan.drawn);
	const plate = binder.plate('kit cover', () => ({ ...paper, drawn }));
	return {
		...paper,
		title: print.whats.kit,
		placed: [{ plate, x: 0, y: 0, scale: 1 }, ...strip.placed, ...plan.placed]
	};
}

const countsOf = (matter: Matter): readonly string[] =>
	matter.decks.map((deck) =>
		matter.print.kitCount({
			n: deck.cards.reduce((sum, { copies }) => sum + copies, 0),
			what: titled(matter, deck.title)
		})
	);

function numbered(matter: Matter, n: number, title: string, x: number, y: number): readonly Drawn[] {
	const { inks } = handOf(matter);
	const caps: Style = { size: 14, face: 'caps', colour: inks.text('ink'), tag: { role: 'H2' } };
	return [
		{
			kind: 'ellipse',
			box: { x, y: y - 1.6, width: 6.6, height: 6.6 },
			fill: inks.fill('accent'),
			stroke: null,
			weight: 0,
			dashed: false
		},
		{
			kind: 'text',
			text: String(n),
			at: [x + 3.3, y + 2.95],
			align: 'middle',
			size: 11,
			face: 'bold',
			colour: inks.text('paper')
		},
		...paragraph(title, x + 9.5, y, 80, caps).drawn
	];
}
