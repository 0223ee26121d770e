/** Whatever stands on a sheet can be copied onto a blank one by taps. */
import { describe, expect, it } from 'vitest';
import { begin, extend, stateOf } from '../src/lib/table/engine.ts';
import type { Entry, Pen } from '../src/lib/table/entry.ts';
import type { AnyGame } from '../src/lib/table/game.ts';
import { parseSetup } from '../src/lib/table/parse.ts';
import type { CellMarks, Facts, Position, Random, Setup } from '../src/lib/table/record.ts';
import { factsOf } from './editions.ts';
import { seeded } from '../src/lib/table/chance.ts';
import { games } from './games.ts';
import { perhapsOne } from '../src/lib/table/chance.ts';
import { randomMove, randomSetup } from './random-play.ts';

/** A table at random that keeps all its sheets: of others the desk knows no more than the text says. */
function randomTable(game: AnyGame, random: Random, facts: Facts | null): Setup {
	const setup = randomSetup(game, random, facts);
	const options = Object.entries(setup.options).filter(([name]) => name !== 'sheets');
	return { ...setup, options: Object.fromEntries(options) };
}

/** A position of a random game, some of them in the middle of own editions. */
function randomPosition(game: AnyGame, seed: number): { setup: Setup; position: Position } | null {
	const random = seeded(9000 + seed);
	const setup = randomTable(game, random, seed % 2 === 0 ? null : factsOf(game.id, random));
	const wanted = Math.floor(random() * 120);
	let line = begin(game, setup);
	let last: Position | null = null;
	for (let n = 0; n < wanted && !game.over(stateOf(line)); n++) {
		const move = randomMove(game, stateOf(line), random);
		if (!move) break;
		line = extend(line, move);
		last = game.position.of(stateOf(line)) ?? last;
	}
	return last && { setup, position: last };
}

const started = (game: AnyGame, setup: Setup, from: Position): unknown => {
	const { players, options, sheet = 'standard' } = setup;
	const parsed = parseSetup(game, { players, options, sheet, from });
	if (!parsed.ok) throw new Error(`${parsed.fault.path} ${parsed.fault.say.key}: ${JSON.stringify(from)}`);
	return game.start(parsed.value);
};
const isOpen = (pen: Pen, position: Position): boolean => pen.isOpen?.(position) ?? true;

const seatsOf = ({ players, options }: Setup): readonly number[] =>
	options.sheets ?? players.map((_, seat) => seat);

const onceASeat = <T>(make: (seat: number) => T): ((seat: number) => T) => {
	const made = new Map<number, T>();
	return (seat) => {
		const known = made.get(seat) ?? make(seat);
		made.set(seat, known);
		return known;
	};
};

const cellsOf = (pencil: readonly CellMarks[]): ReadonlyMap<string, string> =>
	new Map(pencil.map(({ by, cell, marks }) => [`${by ?? ''} ${cell}`, JSON.stringify(marks)]));

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
	/** Everything that stands on `target`, tapped in the order in which it is drawn. */
	function copied(setup: Setup, target: Position): Position {
		let position = game.position.blank(setup);
		const drawn = game.pencil(started(game, setup, target));
		const write = (pen: Pen): void => {
			const value = pen.read(target);
			if (isOpen(pen, position) && pen.read(position) !== value) position = pen.write(position, value);
		};
		for (const seat of seatsOf(setup)) {
			const entry: Entry = game.position.entry(setup, seat);
			entry.form.forEach(write);
			const own = drawn.filter(({ by }) => by === undefined || by === seat).map(({ cell }) => cell);
			// what is drawn on the blank sheet and not on the other is wiped off
			for (const cell of [...own, ...entry.cells.keys()]) entry.cells.get(cell)?.forEach(write);
			entry.form.forEach(write);
		}
		return position;
	}

	it('draws by taps whatever stands on the sheets of a random game', () => {
		let taken = 0;
		for (let seed = 0; seed < 30; seed++) {
			const random = randomPosition(game, seed);
			// decks and tracks of the table's own are told as text
			if (!random || random.setup.options['deck'] === 'own') continue;
			const { setup, position } = random;
			const [wanted, drawn] = [position, copied(setup, position)].map((from) =>
				cellsOf(game.pencil(started(game, setup, from)))
			);
			expect(drawn, `seed ${seed}`).toEqual(wanted);
			taken++;
		}
		expect(taken).toBeGreaterThan(8);
	});

	it('reads what was written, and nothing that is written has a wrong shape', () => {
		for (let seed = 0; seed < 12; seed++) {
			const random = seeded(40 + seed);
			const setup = randomTable(game, random, seed % 2 === 0 ? null : factsOf(game.id, random));
			const pensOf = onceASeat((seat) => {
				const { cells, form } = game.position.entry(setup, seat);
				return [...cells.values(), form].flat();
			});
			let position = game.position.blank(setup);
			for (let tap = 0; tap < 150; tap++) {
				const seat = perhapsOne(random, seatsOf(setup)) ?? 0;
				const pen = perhapsOne(random, pensOf(seat));
				if (!pen || !isOpen(pen, position)) continue;
				const most = Math.min(pen.most, pen.least + 30);
				const any = pen.least + Math.floor(random() * (most - pen.least + 1));
				const value = pen.offers ? (perhapsOne(random, pen.offers(position)) ?? any) : any;
				if (pen.kind === 'marker' && value === 0) continue;
				const before = JSON.stringify(position);
				const written = pen.write(position, value);
				expect(JSON.stringify(position), 'a position is never changed').toBe(before);
				const held = pen.read(written);
				// whatever is wiped off a list closes its gap
				const isWiped = value === 0 && (pen.kind === 'choice' || pen.kind === 'number');
				const isBounded =
					pen.kind === 'count' && held < value && pen.read(pen.write(position, held)) === held;
				// a card that lies in another line does not come twice
				const isElsewhere =
					pen.kind === 'choice' &&
					JSON.stringify(written) === before &&
					pensOf(seat).some(
						(other) => other !== pen && other.kind === 'choice' && other.read(position) === value
					);
				expect(
					isBounded || isWiped || isElsewhere ? value : held,
					JSON.stringify([pen.name, value, before])
				).toBe(value);
				started(game, setup, written);
				position = written;
			}
		}
	});

	it('has pens for cells of the sheet only', () => {
		const setup = randomSetup(game, seeded(1));
		const cells = new Set(
			game.edition.draw('standard').areas.flatMap((area) => area.cells.map(({ id }) => id))
		);
		for (const cell of game.position.entry(setup, 0).cells.keys()) expect(cells.has(cell), cell).toBe(true);
	});
});
