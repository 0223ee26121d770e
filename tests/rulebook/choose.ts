/**
 * Looks for the best example of every rule: in random games, by trying moves that differ a little from legal ones, and
 * in the tables of tests/vectors, whose names say which rule they are about. Run by scripts/examples.js.
 */
import { readFileSync } from 'node:fs';
import { begin, extend, judge, replay, stateOf, type Line } from '../../src/lib/table/engine.ts';
import type { AnyGame } from '../../src/lib/table/game.ts';
import { parseEdition, parseMove, parseSetup } from '../../src/lib/table/parse.ts';
import type { Facts, Move, Random, Setup, Table } from '../../src/lib/table/record.ts';
import { underAnswer, type Example, type Scene } from '../../src/lib/rulebook/examples.ts';
import { unlike, variantsOf } from '../../src/lib/rulebook/variants.ts';
import { perhapsOne } from '../../src/lib/table/chance.ts';
import { randomMove, randomSetup } from '../random-play.ts';

interface Found {
	readonly example: Example;
	/** The less, the better. */
	readonly cost: number;
}
export type Shelf = Map<string, Found>;

const size = (value: unknown): number => JSON.stringify(value).length;

function put(shelf: Shelf, rule: string, cost: number, example: () => Example | null): void {
	if ((shelf.get(rule)?.cost ?? Infinity) <= cost) return;
	const made = example();
	if (made) shelf.set(rule, { example: made, cost });
}

/** The shortest way to tell how it came to this: from the start, or from the last position between two turns. */
export function sceneOf(line: Line): Scene {
	const { game, setup, states, moves } = line;
	const base = {
		players: setup.players.length,
		...(Object.keys(setup.options).length > 0 && { options: setup.options }),
		...(setup.sheet && setup.sheet !== 'standard' && { facts: setup.sheet.facts })
	};
	const whole: Scene = { ...base, ...(setup.from && { from: setup.from }), moves };
	for (let at = states.length - 1; at > 0; at--) {
		const from = game.position.of(states[at]);
		if (!from) continue;
		const short: Scene = { ...base, from, moves: moves.slice(at) };
		const raw = { players: setup.players, options: setup.options, sheet: setup.sheet ?? 'standard', from };
		return size(short) < size(whole) && parseSetup(game, raw).ok ? short : whole;
	}
	return whole;
}

/** Legal moves of one verb, with those that only the table knows. */
function legalNow(game: AnyGame, state: unknown, random: Random): readonly Move[] {
	const made = game.awaits(state).flatMap((awaited) => {
		const some = [1, 2, 3].flatMap(() => game.chance(state, awaited, random) ?? []);
		return some.filter((move) => game.check(state, move).length === 0);
	});
	return [...made, ...game.moves(state)];
}

/** Moves seen so far, by verb: values of their fields are tried in others. */
type Pool = Map<string, Move[]>;
const POOL = 400;

function remember(pool: Pool, move: Move, random: Random): void {
	const known = pool.get(move.do) ?? [];
	if (known.length < POOL) known.push(move);
	else known[Math.floor(random() * POOL)] = move;
	pool.set(move.do, known);
}

/** What a reader has to take in besides the rule itself. */
function burden(game: AnyGame, line: Line, move: Move, cells: readonly string[]): number {
	const drawn = game.cells(stateOf(line), move).length > 0 || cells.length > 0;
	return (drawn ? 0 : 60) + Object.keys(line.setup.options).length * 40 + line.setup.players.length * 10;
}

function tryOut(game: AnyGame, shelf: Shelf, line: Line, move: Move, legal: readonly Move[]): void {
	const state = stateOf(line);
	const parsed = parseMove(game, line.setup, move);
	if (!parsed.ok) return;
	const complaints = game.check(state, parsed.value);
	const rules = new Set(complaints.map(({ rule }) => rule));
	if (rules.size === 0) return;
	const alike = legal.filter((other) => other.do === move.do && other.by === move.by);
	const [nearest] = (alike.length > 0 ? alike : legal)
		.map((other) => ({ other, way: unlike(other, move) + (alike.length > 0 ? 0 : 4) }))
		.sort((a, b) => a.way - b.way);
	if (!nearest) return;
	let scene: Scene | undefined;
	for (const [nth, rule] of [...rules].entries()) {
		const cells = complaints.flatMap((complaint) => (complaint.rule === rule ? complaint.cells : []));
		const cost =
			(rules.size - 1) * 300 +
			nth * 200 +
			nearest.way * 60 +
			burden(game, line, move, cells) +
			size(move) / 8;
		if ((shelf.get(rule)?.cost ?? Infinity) <= cost) continue;
		scene ??= sceneOf(line);
		const at = scene;
		put(shelf, rule, cost + size(scene) / 8, () => pairOf(game, rule, at, nearest.other, parsed.value));
	}
}

/** Null where the shortened scene judges otherwise. */
function pairOf(game: AnyGame, rule: string, at: Scene, allowed: Move, refused: Move): Example | null {
	const { line, stopped } = replay(game, recordOf(game, at));
	if (stopped) return null;
	const no = judge(game, stateOf(line), refused);
	if (no.legal || !no.complaints.some((complaint) => complaint.rule === rule)) return null;
	return judge(game, stateOf(line), allowed).legal ? { at, allowed, refused } : null;
}

const recordOf = (game: AnyGame, at: Scene): Table => ({
	format: 1,
	game: game.id,
	sheet: at.facts ? { name: 'Own', facts: at.facts } : 'standard',
	players: Array.from({ length: at.players }, (_, seat) => `P${seat + 1}`),
	...(at.options && { options: at.options }),
	...(at.from && { from: at.from }),
	moves: at.moves ?? []
});

/** In what the answers lead apart: the sheet says more than the score; null when nothing differs. */
function apartBy(game: AnyGame, states: readonly unknown[]): number | null {
	const differ = (of: (state: unknown) => unknown): boolean =>
		new Set(states.map((state) => JSON.stringify(of(state)))).size > 1;
	if (differ((state) => game.pencil(state))) return 80;
	if (differ((state) => game.over(state))) return 90;
	return differ((state) => game.score(state).scores.map(({ parts }) => parts)) ? 100 : null;
}

/** Where the answers to a question lead to different things. */
export function tryRulings(game: AnyGame, shelf: Shelf, line: Line, move: Move): void {
	for (const { id, answers } of game.rulings) {
		const cost = burden(game, line, move, []) + size(line.moves) / 8;
		if ((shelf.get(id)?.cost ?? Infinity) <= cost) continue;
		const at = sceneOf(line);
		const told = answers.map((answer) => underAnswer(game, at, move, id, answer));
		if (told.some((one) => one === null)) continue;
		const verdicts = told.map((one) => (one?.complaints.length ? 'no' : 'yes'));
		const differ = new Set(verdicts).size > 1;
		if (!differ && verdicts[0] === 'no') continue;
		const apart = differ
			? 0
			: told.some((one) => !one?.after)
				? 1000
				: apartBy(
						game,
						told.map((one) => one?.after)
					);
		if (apart === null) continue;
		put(shelf, id, cost + size(at) / 8 + apart, () => ({ at, shown: move }));
	}
}

/** Rules that count: a move that changes what they bring to the score shows them best. */
function tryCounting(game: AnyGame, shelf: Shelf, line: Line, move: Move): void {
	const state = stateOf(line);
	const worths = (at: unknown): ReadonlyMap<string, number> => {
		const sums = new Map<string, number>();
		for (const { by, terms } of game.explain(at))
			for (const { rule, count, each } of terms)
				if (by === 'team' || by === move.by) sums.set(rule, (sums.get(rule) ?? 0) + count * each);
		return sums;
	};
	const before = worths(state);
	for (const [rule, worth] of worths(game.apply(state, move))) {
		if (worth === 0 || worth === (before.get(rule) ?? 0)) continue;
		const cost = burden(game, line, move, []) - 300;
		if ((shelf.get(rule)?.cost ?? Infinity) <= cost) continue;
		const at = sceneOf(line);
		const whole = !replay(game, recordOf(game, at)).stopped;
		put(shelf, rule, cost + size(at) / 8, () => (whole ? { at, shown: move } : null));
	}
}

export interface Shelves {
	readonly refusals: Shelf;
	readonly effects: Shelf;
}

export function searchGames(
	game: AnyGame,
	{ refusals: shelf, effects }: Shelves,
	random: Random,
	games: number,
	length: number
): void {
	const pool: Pool = new Map();
	for (let nth = 0; nth < games; nth++) {
		const setup = nth % 3 === 0 ? randomSetup(game, random) : plainSetup(game, random);
		// who looks at an example sees every sheet
		if (setup.options.sheets) continue;
		let line = begin(game, setup);
		while (line.moves.length < length && !game.over(stateOf(line))) {
			const state = stateOf(line);
			const legal = legalNow(game, state, random);
			const bases = Array.from({ length: 10 }, () => perhapsOne(random, legal)).flatMap((move) => move ?? []);
			const strangers = [...pool.values()].flatMap((moves) => perhapsOne(random, moves) ?? []);
			for (const move of [
				...bases.flatMap((base) => variantsOf(base, pool.get(base.do) ?? [], setup.players.length, random)),
				...strangers
			])
				tryOut(game, shelf, line, move, legal);
			const next = randomMove(game, state, random);
			if (!next) break;
			if (nth % 4 === 0) tryRulings(game, shelf, line, next);
			tryCounting(game, effects, line, next);
			for (const base of bases.slice(0, 4)) remember(pool, base, random);
			remember(pool, next, random);
			line = extend(line, next);
		}
	}
}

function plainSetup(game: AnyGame, random: Random): Setup {
	const count = Math.max(game.players.min, random() < 0.8 ? 2 : 3);
	return {
		players: Array.from({ length: count }, (_, seat) => `P${seat + 1}`),
		options: {},
		sheet: 'standard'
	};
}

interface Vector {
	readonly name: string;
	readonly request: { readonly table: Table; readonly ask: string; readonly move?: Move };
}

const vectorsOf = (game: AnyGame): readonly Vector[] =>
	[`${game.id}.jsonl`, `${game.id}-editions.jsonl`].flatMap((file) =>
		readFileSync(`tests/vectors/${file}`, 'utf8')
			.split('\n')
			.filter((line) => line !== '')
			.map((line) => JSON.parse(line) as Vector)
	);

/** Some tests hand in what is no table at all. */
function isAboutTable({ request }: Vector): boolean {
	const table: unknown = request.table;
	if (typeof table !== 'object' || table === null) return false;
	const { format, sheet, players, moves } = table as Readonly<Record<string, unknown>>;
	const edition = sheet === 'standard' || (typeof sheet === 'object' && sheet !== null);
	return format === 1 && edition && Array.isArray(players) && Array.isArray(moves);
}

/** "G1 seat 1 may not roll" is about XYZ-G1. */
function rulesIn(name: string, prefix: string): readonly string[] {
	return [...name.matchAll(/\b([A-Z]{1,2}\d+)(?=[ab]?\b)/g)].map(([, id]) => `${prefix}-${id}`);
}

/** A table of the tests, replayed; null where it is none, or stops. */
function lineOfVector(game: AnyGame, { request: { table } }: Vector): Line | null {
	const setup = parseSetup(game, {
		players: table.players,
		options: table.options ?? {},
		sheet: table.sheet,
		...(table.from !== undefined && { from: table.from })
	});
	if (!setup.ok) return null;
	for (const move of table.moves) if (!parseMove(game, setup.value, move).ok) return null;
	const { line, stopped } = replay(game, table);
	return stopped ? null : line;
}

const shorter = (line: Line): Line => ({
	...line,
	moves: line.moves.slice(0, -1),
	states: line.states.slice(0, -1)
});

/** Effects: the move that the test is about, and tables whose last move it is. */
export function searchVectors(game: AnyGame, shelf: Shelf, random: Random, pairs: boolean): void {
	const prefix = Object.keys(game.rulebook)[0]?.split('-')[0] ?? '';
	for (const vector of vectorsOf(game).filter(isAboutTable)) {
		const { ask, move, table } = vector.request;
		if (table.sheet !== 'standard') editionFaults(game, shelf, table.sheet);
		const line = lineOfVector(game, vector);
		if (!line) continue;
		const own = table.sheet === 'standard' ? 0 : 150;
		const about = rulesIn(vector.name, prefix).filter((rule) => game.rulebook[rule]);
		const asked = ask === 'check' && move && parseMove(game, line.setup, move).ok ? move : null;
		if (pairs && asked && own === 0 && !line.setup.options.sheets) {
			tryOut(game, shelf, line, asked, legalNow(game, stateOf(line), random));
			tryRulings(game, shelf, line, asked);
		}
		if (pairs) continue;
		const before = asked ? line : shorter(line);
		const shown = asked ?? line.moves.at(-1);
		if (!shown || before.states.length === 0 || !judge(game, stateOf(before), shown).legal) continue;
		if (own === 0) tryRulings(game, shelf, before, shown);
		const after = game.apply(stateOf(before), shown);
		const changes = JSON.stringify(game.pencil(stateOf(before))) !== JSON.stringify(game.pencil(after));
		const tells = game.tells?.(stateOf(before), shown, after).length ?? 0;
		for (const [nth, rule] of about.entries()) {
			const at = sceneOf(before);
			const cost =
				size(at) / 8 +
				own +
				nth * 30 +
				(changes ? 0 : 100) +
				(tells > 0 ? 0 : 40) +
				burden(game, before, shown, []);
			put(shelf, rule, cost, () => (replay(game, recordOf(game, at)).stopped ? null : { at, shown }));
		}
	}
}

function editionFaults(game: AnyGame, shelf: Shelf, edition: unknown): void {
	const parsed = parseEdition(game, edition);
	if (parsed.ok || !parsed.fault.complaints) return;
	const { facts } = edition as { readonly facts: Facts };
	const { complaints } = parsed.fault;
	for (const { rule } of complaints)
		put(shelf, rule, size(facts) + complaints.length * 100, () => ({ facts }));
}
