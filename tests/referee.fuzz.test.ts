/** Requests that were damaged in every way we could think of: always an answer, never a throw. */
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameIds } from '../src/lib/games.ts';
import type { Random, Table } from '../src/lib/table/record.ts';
import { explain, type Shape } from '../src/lib/table/shape.ts';
import { seeded } from '../src/lib/table/chance.ts';
import { ask, games } from './games.ts';

const root = join(import.meta.dirname, '..');
const vectors = join(import.meta.dirname, 'vectors');

/** The requests of all games' vectors as text; whole games are left out, so that there is time for many. */
const originals: readonly string[] = readdirSync(vectors)
	.filter((file) => gameIds.includes(file.replace(/(-editions)?\.jsonl$/, '')))
	.flatMap((file) => readFileSync(join(vectors, file), 'utf8').split('\n'))
	.filter((line) => line !== '')
	.map((line) => (JSON.parse(line) as { request: unknown }).request)
	.map((request) => (typeof request === 'string' ? request : JSON.stringify(request)))
	.filter((text) => text.length < 4000 && text.startsWith('{'));

type Node = Record<string, unknown> | unknown[];

const isNode = (x: unknown): x is Node => typeof x === 'object' && x !== null;

/** Every place in the data where something could be exchanged. */
function placesIn(data: unknown, depth = 12, places: { parent: Node; key: string }[] = []): typeof places {
	if (!isNode(data) || depth === 0) return places;
	// of a very long list the beginning will do
	for (const key of Object.keys(Array.isArray(data) ? data.slice(0, 60) : data)) {
		places.push({ parent: data, key });
		placesIn((data as Readonly<Record<string, unknown>>)[key], depth - 1, places);
	}
	return places;
}

const pick = <T>(from: readonly T[], random: Random): T => from[Math.floor(random() * from.length)]!;

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown;

const oddValues: readonly (() => unknown)[] = [
	() => null,
	() => true,
	() => '',
	() => 'x'.repeat(10_000),
	() => '\ud800',
	() => '\u0000\u202e\ufeff',
	() => '__proto__',
	() => 'constructor',
	() => -1,
	() => -0,
	() => 0.5,
	() => 7,
	() => 1e308,
	() => JSON.parse('1e999') as unknown,
	() => Number.MAX_SAFE_INTEGER + 1,
	() => [],
	() => ({}),
	() => [[[]]],
	() => nested(1000),
	() => [nested(1000), nested(1000)],
	() => Array.from({ length: 5001 }, () => ({ do: 'roll', by: 0 })),
	() => JSON.parse('{"__proto__": {"by": 0, "do": "roll"}, "constructor": 1, "toString": null}') as unknown
];

const oddNames = [
	'__proto__',
	'constructor',
	'toString',
	'hasOwnProperty',
	'',
	'DO',
	'by ',
	'\ud800',
	'0',
	'length'
];

/** An own field, even when it is called `__proto__`. */
const put = (parent: Node, key: string, value: unknown): void => {
	if (Array.isArray(parent) && !/^\d+$/.test(key)) parent.push(value);
	else Object.defineProperty(parent, key, { value, enumerable: true, configurable: true, writable: true });
};

type Damage = (place: { parent: Node; key: string }, random: Random) => void;

const held = ({ parent, key }: { parent: Node; key: string }): unknown =>
	(parent as Readonly<Record<string, unknown>>)[key];

const remove = ({ parent, key }: { parent: Node; key: string }): void => {
	if (Array.isArray(parent)) parent.splice(Number(key), 1);
	else Reflect.deleteProperty(parent, key);
};

const damages: readonly Damage[] = [
	remove,
	({ parent, key }, random) => put(parent, key, pick(oddValues, random)()),
	(place, random) => {
		const value = held(place);
		remove(place);
		put(place.parent, pick(oddNames, random), value);
	},
	({ parent }, random) => put(parent, pick(oddNames, random), pick(oddValues, random)()),
	(place) => {
		const value = held(place);
		if (typeof value === 'number') put(place.parent, place.key, value + 1);
		if (typeof value === 'string') put(place.parent, place.key, value.slice(1));
		if (Array.isArray(value)) value.reverse();
	},
	(place, random) => {
		const value = held(place);
		if (Array.isArray(value)) value.push(value[Math.floor(random() * value.length)]);
		else if (typeof value === 'number') put(place.parent, place.key, String(value));
		else put(place.parent, place.key, [value]);
	},
	(place, random) => {
		const other = pick(placesIn(place.parent), random);
		const [a, b] = [held(place), held(other)];
		// never a node into itself
		if (isNode(a) || isNode(b)) return;
		put(place.parent, place.key, b);
		put(other.parent, other.key, a);
	}
];

function damaged(random: Random): unknown {
	const data = JSON.parse(pick(originals, random)) as unknown;
	for (let times = 1 + Math.floor(random() * 3); times > 0; times--) {
		const places = placesIn(data);
		if (places.length > 0) pick(damages, random)(pick(places, random), random);
	}
	return data;
}

const letters = [
	'"',
	'{',
	'}',
	'[',
	']',
	',',
	':',
	'\\',
	'\u0000',
	'9',
	'-',
	'e',
	'\ufeff',
	'\u2028',
	'é',
	'😀'
];

/** Damage to the text itself. */
function torn(random: Random): string {
	const text = pick(originals, random);
	const at = Math.floor(random() * text.length);
	if (random() < 0.4) return text.slice(0, at);
	if (random() < 0.5) return text.slice(0, at) + pick(letters, random) + text.slice(at + 1);
	return text.slice(0, at) + text.slice(at + Math.floor(random() * 12));
}

function isAnswer(answer: unknown): boolean {
	if (!isNode(answer) || Array.isArray(answer)) return false;
	const { error, legal } = answer;
	const because = isNode(error) && !Array.isArray(error) ? error['because'] : answer['because'];
	if (error !== undefined || legal === false)
		return typeof because === 'string' && because !== '' && !/undefined|NaN|\[object|\n/.test(because);
	return ['legal', 'moves', 'awaits', 'marks', 'scores', 'position', 'doubts'].some(
		(field) => field in answer
	);
}

describe('the referee', () => {
	it('answers 12,000 damaged requests', () => {
		const random = seeded(20_200_401);
		let refused = 0;
		for (let n = 0; n < 12_000; n++) {
			const request = damaged(random);
			const answer = ask(request);
			if (!isAnswer(answer))
				expect.fail(`${JSON.stringify(request).slice(0, 500)} -> ${JSON.stringify(answer)}`);
			if ('error' in answer) refused++;
		}
		// most of it is refused, but not all: the damage does not hide everything behind the first fault
		expect(refused).toBeGreaterThan(6_000);
		expect(refused).toBeLessThan(12_000);
	});

	it('lets through what its schema accepts, and nothing else', () => {
		const random = seeded(77);
		const shapes = new Map(
			games.map((game) => {
				const players = Array.from({ length: game.players.max }, (_, seat) => `Player ${seat}`);
				return [
					game.id,
					{ options: game.shape.options(players.length), move: game.shape.move({ players, options: {} }) }
				] as const;
			})
		);
		const seen = { fit: 0, unfit: 0 };
		const compare = (shape: Shape<unknown>, part: unknown): void => {
			const fits = shape.fits(part);
			if (fits !== explain(shape, part).ok) expect.fail(JSON.stringify(part).slice(0, 500));
			seen[fits ? 'fit' : 'unfit']++;
		};
		for (let n = 0; n < 12_000; n++) {
			const { table, move } = damaged(random) as { table?: Partial<Table>; move?: unknown };
			const of = shapes.get(table?.game ?? '');
			if (!of) continue;
			compare(of.options, table?.options);
			compare(of.move, move);
			if (Array.isArray(table?.moves)) for (const made of table.moves.slice(0, 12)) compare(of.move, made);
		}
		expect(Math.min(seen.fit, seen.unfit)).toBeGreaterThan(5000);
	});

	it('answers every line on the command line, and says nothing else', () => {
		const random = seeded(1_918);
		const lines = Array.from({ length: 1500 }, () =>
			// a line break would make two requests of one
			(random() < 0.5 ? torn(random) : JSON.stringify(damaged(random))).replaceAll(/[\r\n]/g, '')
		).filter((line) => line !== '');
		const deep = '['.repeat(100_000) + ']'.repeat(100_000);
		const deepLists = originals
			.filter((text) => text.includes(':[['))
			.slice(0, 40)
			.map((text) => text.replace(/:\[\[.*?\]\]/, `:[${deep},${deep}]`));
		const special = [
			...deepLists,
			'['.repeat(400_000),
			'['.repeat(200_000) + ']'.repeat(200_000),
			`{"table":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)},"ask":"status"}`,
			'x'.repeat(1024 * 1024 + 1),
			'null',
			'"status"',
			'{"__proto__":{"ask":"status"}}'
		];
		const bytes = Buffer.concat([
			Buffer.from([...special, ...lines].join('\n')),
			Buffer.from('\n'),
			Buffer.from([0xff, 0xfe, 0x7b, 0xc3, 0x28, 0x7d]),
			Buffer.from('\n{"ask":')
		]);
		const { stdout, stderr, status } = spawnSync('node', [join(root, 'scripts/referee.js')], {
			input: bytes,
			encoding: 'utf8',
			maxBuffer: 1 << 28
		});
		const answers = stdout.split('\n').filter((line) => line !== '');
		expect(stderr).toBe('');
		expect(status).toBe(1);
		expect(answers).toHaveLength(special.length + lines.length + 2);
		expect(answers.filter((line) => !isAnswer(JSON.parse(line)))).toEqual([]);
	});

	it('takes options that are left out for the defaults, and nothing else for options that are left out', () => {
		for (const game of games) {
			const players = Array.from({ length: game.players.min }, (_, seat) => `Player ${seat}`);
			const table = { format: 1, game: game.id, sheet: 'standard', players, moves: [] };
			expect(ask({ table, ask: 'status' })).not.toHaveProperty('error');
			for (const options of [null, [], false, 0, '']) {
				expect(ask({ table: { ...table, options }, ask: 'status' })).toHaveProperty('error');
			}
		}
	});

	it('takes nothing from a prototype', () => {
		expect(ask(JSON.parse('{"__proto__": {"ask": "status"}, "table": {}}'))).toHaveProperty('error');
		expect(({} as Record<string, unknown>)['ask']).toBeUndefined();
	});
});
