/**
 * A roll in six letters that can be read aloud: 5 bits say which open move of the game it is, 9 bits check it
 * against this table and everything thrown before, and the rest is the roll. What is rarer than a plain roll may
 * take eight or ten letters.
 */
import { stateOf, type Line } from '../table/engine.ts';
import { parseMove } from '../table/parse.ts';
import type { Move, Table } from '../table/record.ts';
import { numberOfCodes } from './codec/record.ts';
import { fromSpoken, spokenText } from './codec/text.ts';
import type { Json } from './codec/walk.ts';
import { numberOf, sizeOf, valueOf, widen, type Domain } from './domain.ts';
import { sameMove } from '../table/same.ts';
import { markOf, openMoves, tableMark } from './open-moves.ts';
import type { Primed } from './primers.ts';
import { playable, type TurnHere } from './turn.ts';

const COUNT = 32;
const CHECK_BITS = 9;
const CHECK = 2 ** CHECK_BITS;
const LETTERS = [6, 8, 10] as const;

/** A verb with certain fields, and what they can hold. */
interface Form {
	readonly verb: string;
	readonly fields: readonly (readonly [name: string, domain: Domain])[];
	readonly size: number;
}

type Fields = readonly (readonly [name: string, value: Json])[];
const fieldsOf = (move: Move): Fields =>
	Object.entries(move as unknown as Readonly<Record<string, Json>>)
		.filter(([name]) => name !== 'do' && name !== 'by')
		.sort(([a], [b]) => (a < b ? -1 : 1));
const formName = (move: Move): string => [move.do, ...fieldsOf(move).map(([name]) => name)].join(' ');

function learnForms({ game, primers }: Primed): readonly Form[] {
	const { open } = game;
	const seen = new Map<string, readonly Move[]>();
	for (const { moves } of primers.at(-1) ?? [])
		for (const move of openMoves(game, moves)) {
			const name = formName(move);
			seen.set(name, [...(seen.get(name) ?? []), move]);
		}
	const forms = [...seen.values()].flatMap((moves): Form[] => {
		const first = moves[0];
		if (!first) return [];
		const fields = fieldsOf(first).flatMap(([name], at) => {
			const domain = moves.reduce<Domain | null>(
				(found, move) => widen(found, fieldsOf(move)[at]?.[1] ?? null),
				null
			);
			return domain ? [[name, domain] as const] : [];
		});
		if (fields.length < fieldsOf(first).length) return [];
		return [{ verb: first.do, fields, size: fields.reduce((size, [, domain]) => size * sizeOf(domain), 1) }];
	});
	return forms.sort((a, b) => open.indexOf(a.verb) - open.indexOf(b.verb) || a.size - b.size);
}

const learnt = new WeakMap<Primed['primers'], readonly Form[]>();
function formsOf(primed: Primed): readonly Form[] {
	const forms = learnt.get(primed.primers) ?? learnForms(primed);
	learnt.set(primed.primers, forms);
	return forms;
}

function numberOfMove(primed: Primed, move: Move): number | null {
	let first = 0;
	const name = formName(move);
	for (const { verb, fields, size } of formsOf(primed)) {
		if ([verb, ...fields.map(([field]) => field)].join(' ') === name) {
			const values = fieldsOf(move);
			let number = 0;
			for (const [at, [, domain]] of fields.entries()) {
				const digit = numberOf(domain, values[at]?.[1] ?? null);
				if (digit === null) return null;
				number = number * sizeOf(domain) + digit;
			}
			return first + number;
		}
		first += size;
	}
	return null;
}

function moveOfNumber(primed: Primed, number: number): Omit<Move, 'by'> | null {
	let rest = number;
	for (const { verb, fields, size } of formsOf(primed)) {
		if (rest >= size) {
			rest -= size;
			continue;
		}
		const values: (readonly [string, Json])[] = [];
		for (const [name, domain] of [...fields].reverse()) {
			values.unshift([name, valueOf(domain, rest % sizeOf(domain))]);
			rest = Math.floor(rest / sizeOf(domain));
		}
		return { do: verb, ...Object.fromEntries(values) };
	}
	return null;
}

const checkOf = (primed: Primed, table: Table, before: readonly Move[], number: number): number =>
	markOf([tableMark(table), numberOfCodes(primed), before, number], CHECK_BITS);

/** The letters for the open move number `at` of this table, or null when it has no short code. */
export function spokenMove(primed: Primed, table: Table, at: number): string | null {
	const open = openMoves(primed.game, table.moves);
	const move = open[at];
	const number = move ? numberOfMove(primed, move) : null;
	if (number === null) return null;
	const code = (number * CHECK + checkOf(primed, table, open.slice(0, at), number)) * COUNT + (at % COUNT);
	const letters = LETTERS.find((length) => code < 32 ** length);
	return letters ? spokenText(code, letters) : null;
}

/** Does this look like letters that somebody read out? */
export const looksSpoken = (typed: string): boolean => {
	const read = fromSpoken(typed);
	return read !== null && LETTERS.some((length) => length === read.letters);
};

/** What these letters add to this table. */
export function takeSpoken(primed: Primed, line: Line, table: Table, typed: string): TurnHere {
	const read = fromSpoken(typed);
	if (!read || !LETTERS.some((length) => length === read.letters))
		return { ok: false, no: { why: 'mistyped' } };
	const here = openMoves(primed.game, line.moves);
	const ahead = ((((read.number % COUNT) - here.length) % COUNT) + COUNT) % COUNT;
	const rest = Math.floor(read.number / COUNT);
	const number = Math.floor(rest / CHECK);
	const bare = moveOfNumber(primed, number);
	if (!bare) return { ok: false, no: { why: 'mistyped' } };
	if (ahead >= COUNT / 2) return old(primed, line, table, COUNT - ahead, rest);
	if (ahead > 0) return { ok: false, no: { why: 'ahead', missing: ahead } };
	if (checkOf(primed, table, here, number) !== rest % CHECK) return { ok: false, no: { why: 'mistyped' } };
	return seated(line, bare);
}

/** A code for a move that stands here already, or should. */
function old(primed: Primed, { moves }: Line, table: Table, back: number, rest: number): TurnHere {
	const here = openMoves(primed.game, moves);
	const at = here.length - back;
	const mine = here[at];
	const bare = moveOfNumber(primed, Math.floor(rest / CHECK));
	const fits =
		checkOf(primed, table, here.slice(0, Math.max(0, at)), Math.floor(rest / CHECK)) === rest % CHECK;
	if (!mine || !bare || !fits) return { ok: false, no: { why: 'mistyped' } };
	const there: Move = { ...bare, ...(mine.by !== undefined && { by: mine.by }) };
	return {
		ok: false,
		no: sameMove(mine, there) ? { why: 'already', move: mine } : { why: 'differs', here: mine, there }
	};
}

/** The letters leave out who: it is whoever this is awaited of. */
function seated(line: Line, bare: Omit<Move, 'by'>): TurnHere {
	const { game, setup } = line;
	const awaits = game.awaits(stateOf(line));
	const roller = openMoves(game, line.moves).at(-1)?.by;
	const throws = bare.do === game.open[0];
	const awaited = awaits.find((one) => one.do === bare.do && (throws || one.by === roller));
	if (!awaited) return { ok: false, no: { why: 'notNow', move: bare, awaits } };
	const parsed = parseMove(game, setup, { ...bare, ...(awaited.by !== undefined && { by: awaited.by }) });
	return parsed.ok ? playable(line, [parsed.value]) : { ok: false, no: { why: 'mistyped' } };
}
