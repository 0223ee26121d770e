/** What holds for every game of the registry. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameIds, loadWords, titleOf } from '../src/lib/games.ts';
import { languages, talkIn } from '../src/lib/i18n/talk.ts';
import { inWords } from '../src/lib/i18n/game-words.ts';
import { begin, cut, judge, replay, stateOf, tableOf } from '../src/lib/table/engine.ts';
import { parseMove, parseTable } from '../src/lib/table/parse.ts';
import type { OptionField } from '../src/lib/table/game.ts';
import type { Awaited, Move, Options, Random, Ruling, Setup } from '../src/lib/table/record.ts';
import { seeded } from '../src/lib/table/chance.ts';
import { ask, games } from './games.ts';
import { soundSheet } from './kit/sound-sheet.ts';
import { ownOptionsOf } from './own-options.ts';
import { randomGame, randomMove, randomSetup } from './random-play.ts';

const known = { ids: gameIds, get: (id: string) => games.find((game) => game.id === id)! };
const source = join(import.meta.dirname, '../src');

function deepFreeze<T>(value: T): T {
	if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
	// typed arrays cannot be frozen; they are compared below instead
	if (ArrayBuffer.isView(value)) return value;
	Object.freeze(value);
	Object.values(value).forEach(deepFreeze);
	return value;
}

/** The same move with one number or word changed. */
function perturbed(move: Move, random: () => number): Move {
	const change = (x: unknown): unknown => {
		if (typeof x === 'number') return Math.max(0, x + (random() < 0.5 ? -1 : 1));
		if (typeof x === 'boolean') return !x;
		if (Array.isArray(x) && x.length > 0) {
			const at = Math.floor(random() * x.length);
			return x.map((y, i) => (i === at ? change(y) : (y as unknown)));
		}
		return x;
	};
	const fields = Object.keys(move).filter((key) => key !== 'do');
	const field = fields[Math.floor(random() * fields.length)];
	if (field === undefined) return move;
	return { ...move, [field]: change((move as unknown as Record<string, unknown>)[field]) };
}

const canonical = (move: unknown): string =>
	JSON.stringify(move, (_, x: unknown) =>
		typeof x === 'object' && x !== null && !Array.isArray(x)
			? Object.fromEntries(Object.entries(x).sort(([a], [b]) => (a < b ? -1 : 1)))
			: x
	);

/** A list may be given in any order and is listed in one; a cell is a pair and not a list. */
const unordered = (move: unknown): string =>
	canonical(
		JSON.parse(JSON.stringify(move), (key, x: unknown) =>
			Array.isArray(x) && key !== 'cell' && !/^\d+$/.test(key) ? x.map((y) => JSON.stringify(y)).sort() : x
		)
	);

/** Every option that these name, and every choice and answer in them. */
const agreedIn = ({ rulings = {}, ...others }: Options): readonly string[] => [
	...Object.entries(others).flatMap(([name, value]) => [
		name,
		...[value].flat().map((choice) => `${name}: ${String(choice)}`)
	]),
	...Object.entries(rulings).map(([id, answer]) => `${id}: ${answer}`)
];

/** What is to be met of an option: it, and all that can be chosen from a list. */
const choicesOf = (field: OptionField): readonly string[] => [
	field.name,
	...('values' in field && field.kind !== 'numbers' ? field.values : []).map(
		(choice) => `${field.name}: ${choice}`
	),
	...(field.kind === 'switch' ? [`${field.name}: true`, `${field.name}: false`] : [])
];

const answersTo = ({ id, answers }: Ruling): readonly string[] => answers.map((answer) => `${id}: ${answer}`);

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
	const forms = ownOptionsOf(id);
	const anySetup = (random: Random): Setup => randomSetup(game, random, null, forms);

	it('plays here with every option: what forms ask for is made at random too', () => {
		const asked = game.options.flatMap(({ kind, name }) => (kind === 'own' ? [name] : []));
		expect(Object.keys(forms).sort()).toEqual(asked.sort());
	});

	it('500 random games neither throw nor get stuck, and meet every option with every choice, and every answer', () => {
		const met = new Set<string>();
		for (let seed = 0; seed < 500; seed++) {
			const random = seeded(seed);
			const setup = anySetup(random);
			for (const said of agreedIn(setup.options)) met.add(said);
			const line = randomGame(game, setup, random, 250);
			game.status(stateOf(line));
			game.score(stateOf(line));
			game.marks(stateOf(line));
		}
		const all = [...game.options.flatMap(choicesOf), ...game.rulings.flatMap(answersTo)];
		expect(all.filter((said) => !met.has(said))).toEqual([]);
	});

	it('undo is a shorter log, and a replay gives the same marks', () => {
		for (let seed = 0; seed < 10; seed++) {
			const random = seeded(1000 + seed);
			const line = randomGame(game, anySetup(random), random, 120);
			for (const length of [0, 1, Math.floor(line.moves.length / 2), line.moves.length]) {
				const shorter = cut(line, length);
				const again = replay(game, { ...tableOf(line), moves: line.moves.slice(0, length) });
				expect(again.stopped).toBeNull();
				expect(game.marks(stateOf(again.line))).toEqual(game.marks(stateOf(shorter)));
				expect(game.status(stateOf(again.line))).toEqual(game.status(stateOf(shorter)));
			}
		}
	});

	it('nothing changes a state that was returned', () => {
		for (let seed = 0; seed < 20; seed++) {
			const random = seeded(2000 + seed);
			const setup = deepFreeze(anySetup(random));
			let state = deepFreeze(game.start(setup));
			for (let n = 0; n < 80 && !game.over(state); n++) {
				const before = JSON.stringify([game.marks(state), game.status(state)]);
				const move = randomMove(game, state, random);
				if (!move) break;
				game.check(state, deepFreeze(move));
				game.moves(state);
				game.pencil(state);
				game.score(state);
				const next = deepFreeze(game.apply(state, move));
				expect(JSON.stringify([game.marks(state), game.status(state)])).toBe(before);
				state = next;
			}
		}
	});

	it('lists as legal exactly what the check allows', () => {
		for (let seed = 0; seed < 8; seed++) {
			const random = seeded(3000 + seed);
			const setup = anySetup(random);
			let line = begin(game, setup);
			for (let n = 0; n < 40; n++) {
				const state = stateOf(line);
				const listed = game.moves(state);
				const names = new Set(listed.map(unordered));
				const verbs = new Set(listed.map((move) => move.do));
				const some =
					listed.length > 60
						? Array.from({ length: 60 }, () => listed[Math.floor(random() * listed.length)]!)
						: listed;
				for (const move of some) {
					expect(game.check(state, move), canonical(move)).toEqual([]);
					expect(parseMove(game, setup, move).ok, canonical(move)).toBe(true);
					const other = perturbed(move, random);
					if (!verbs.has(other.do) || !parseMove(game, setup, other).ok) continue;
					expect(names.has(unordered(other)), canonical(other)).toBe(judge(game, state, other).legal);
				}
				const next = randomMove(game, state, random);
				if (!next) break;
				line = { ...line, moves: [...line.moves, next], states: [...line.states, game.apply(state, next)] };
			}
		}
	});

	it('whoever is awaited can do something, what can be done is awaited, and after the end nothing is of kept players', () => {
		let ended = 0;
		for (let seed = 0; seed < 30; seed++) {
			const random = seeded(4000 + seed);
			const setup = anySetup(random);
			const isKept = (seat: number): boolean => setup.options.sheets?.includes(seat) ?? true;
			const { states } = randomGame(game, setup, random, 400);
			for (const state of states.filter((_, at) => at % 7 === 0 || at === states.length - 1)) {
				const awaited = game.awaits(state);
				const listed = game.moves(state);
				// what somebody does on a sheet elsewhere is awaited, not listed, and only said
				const canBeDone = (wish: Awaited): boolean => {
					const move =
						game.chance(state, wish, random) ??
						listed.find((one) => one.do === wish.do && one.by === wish.by) ??
						wish;
					return game.check(state, move).length === 0;
				};
				// a verb is awaited also where no place is left for it: but nobody is awaited in vain
				for (const seat of new Set(awaited.map(({ by }) => by)))
					expect(awaited.filter(({ by }) => by === seat).some(canBeDone), JSON.stringify(awaited)).toBe(true);
				for (const { do: verb, by } of listed)
					expect(awaited).toContainEqual(by === undefined ? { do: verb } : { do: verb, by });
				if (!game.over(state)) continue;
				ended++;
				expect(awaited.filter(({ by }) => by === undefined || isKept(by))).toEqual([]);
			}
		}
		expect(ended).toBeGreaterThan(0);
	});

	it('survives JSON and the one door', () => {
		for (let seed = 0; seed < 20; seed++) {
			const random = seeded(5000 + seed);
			const table = tableOf(randomGame(game, anySetup(random), random, 150));
			const parsed = parseTable(known, JSON.parse(JSON.stringify(table)));
			expect(parsed.ok ? parsed.value : parsed.fault).toEqual(table);
		}
	});

	it('every refusal has words in four languages', async () => {
		const all = await Promise.all(languages.map((language) => loadWords(id, language)));
		for (let seed = 0; seed < 25; seed++) {
			const random = seeded(6000 + seed);
			const setup = anySetup(random);
			let state = game.start(setup);
			for (let n = 0; n < 60; n++) {
				const next = randomMove(game, state, random);
				if (!next) break;
				const odd = perturbed(next, random);
				if (parseMove(game, setup, odd).ok) {
					for (const { rule, say } of game.check(state, odd)) {
						expect(Object.keys(game.rulebook).concat(game.rulings.map((ruling) => ruling.id))).toContain(
							rule
						);
						languages.forEach((language, i) => {
							const said = inWords(all[i]!.sentences, say, talkIn(language, setup.players));
							expect(said).not.toMatch(/undefined|NaN|\[object/);
						});
					}
				}
				languages.forEach((language, i) => {
					const told = all[i]!.moves[next.do]!(game.spoken(state, next), talkIn(language, setup.players));
					expect(told).not.toMatch(/undefined|NaN|\[object/);
				});
				state = game.apply(state, next);
			}
		}
	});

	it('every rule and ruling has a title in four languages', async () => {
		for (const language of languages) {
			const words = await loadWords(id, language);
			expect(Object.keys(words.rules).sort()).toEqual(Object.keys(game.rulebook).sort());
			expect(Object.keys(words.rulings).sort()).toEqual(game.rulings.map((ruling) => ruling.id).sort());
			for (const { section } of Object.values(game.rulebook))
				expect(words.sections).toHaveProperty([section]);
			for (const { title, text } of Object.values(words.rules)) expect(title && text).toBeTruthy();
			expect(titleOf(id, language).name).toBeTruthy();
		}
	});

	it('the sheet is sound: unique ids, names, boxes inside the page, no overlaps', async () => {
		soundSheet(game.edition.draw('standard'));
		for (const language of languages) {
			const words = await loadWords(id, language);
			const talk = talkIn(language, ['Ana', 'Bo', 'Cy', 'Di', 'Eva', 'Flo']);
			for (const area of game.edition.draw('standard').areas) {
				expect(inWords(words.sheet, area.title, talk)).toBeTruthy();
				for (const cell of area.cells) expect(inWords(words.sheet, cell.name, talk)).not.toMatch(/undefined/);
			}
		}
	});

	it('marks and highlights name cells of the sheet', () => {
		const cells = new Set(
			game.edition.draw('standard').areas.flatMap((area) => area.cells.map((cell) => cell.id))
		);
		for (let seed = 0; seed < 10; seed++) {
			const random = seeded(7000 + seed);
			const line = randomGame(game, anySetup(random), random, 100);
			const state = stateOf(line);
			for (const { cell } of game.pencil(state)) expect(cells).toContain(cell);
			for (const move of game.moves(state).slice(0, 50))
				for (const cell of game.cells(state, move)) expect(cells).toContain(cell);
		}
	});

	it('a table whose own move breaks a rule is told at which move', () => {
		const random = seeded(8000);
		const table = tableOf(
			randomGame(game, { players: ['Ana', 'Bo'].slice(0, game.players.max), options: {} }, random, 5)
		);
		const bad = ask({ table: { ...table, moves: [...table.moves, ...table.moves] }, ask: 'status' });
		expect(bad).toHaveProperty('error.rules');
	});
});

it('the folders of sheets, validators and words are those of the registry', () => {
	const folders = (path: string): string[] =>
		readdirSync(join(source, path), { withFileTypes: true })
			.filter((entry) => entry.isDirectory() && entry.name !== 'kit')
			.map((entry) => entry.name)
			.sort();
	const ids = [...gameIds].sort();
	expect(folders('lib/sheets')).toEqual(ids);
	expect(folders('lib/validators')).toEqual(ids);
	expect(folders('lib/i18n/games')).toEqual(ids);
});

it('no game is named outside its own folders and the registry', () => {
	const files = readdirSync(source, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && /\.(ts|svelte|js|css|html)$/.test(entry.name))
		.map((entry) => join(entry.parentPath, entry.name))
		.filter((file) => !file.endsWith('lib/games.ts'));
	for (const file of files) {
		const strangers = gameIds.filter((id) => !file.includes(`/${id}/`));
		const text = readFileSync(file, 'utf8');
		for (const id of strangers) expect(text.includes(id), `${file} names ${id}`).toBe(false);
	}
});
