import { describe, expect, it } from 'vitest';
import { game } from '../../src/lib/validators/clinic-covid-19/game.ts';
import type { Box } from '../../src/lib/table/sheet.ts';
import { parseFacts } from '../../src/lib/table/parse.ts';
import { seeded } from '../../src/lib/table/chance.ts';
import { randomGame, randomSetup } from '../random-play.ts';
import { stateOf } from '../../src/lib/table/engine.ts';
import { business, clinicOf, infecting, marksOf, refusedSetup, table } from './lines.ts';
import { randomFacts } from './random-facts.ts';

const refused = (facts: Record<string, unknown>): string | null => refusedSetup({ players: 1, facts });

describe('what the door says of facts', () => {
	it('CLN-ED1 every stated column has a number for each round', () => {
		expect(refused({ board: { 'low/low': [1, 1, 1, 1, 1] } })).toBe('CLN-ED1');
		expect(refused({ rounds: 2, board: { 'low/medium': [1, 1] } })).toBeNull();
		// a column that is not stated is cut or continued
		expect(marksOf(table({ players: 1, facts: { rounds: 2 } })).stacks).toEqual([2, 2]);
		expect(marksOf(table({ players: 1, facts: { rounds: 8 } })).stacks).toEqual([2, 2, 3, 3, 4, 4, 4, 4]);
	});

	it('CLN-ED2 the tiles are enough for one column', () => {
		expect(refused({ total: 11 })).toBe('CLN-ED2');
		expect(refusedSetup({ players: 1, facts: { total: 12 }, options: { confinement: 'high' } })).toBeNull();
		// enough for one column, but not for this one
		expect(refused({ total: 12 })).toBe('CLN-S3');
	});

	it('CLN-ED3 every kind has an id of its own', () => {
		expect(refused({ people: ['cook nurse', 'cook elder'] })).toBe('CLN-ED3');
		expect(refused({ people: ['janitor doctor'] })).toBe('CLN-ED3');
		expect(refused({ people: ['cook nurse', 'cook-2 nurse'] })).toBeNull();
	});

	it('tells all rules that are broken, in their order', () => {
		const facts = { total: 1, board: { 'high/high': [2] }, people: ['nurse nurse'] };
		expect(refused(facts)).toBe('CLN-ED1 CLN-ED2 CLN-ED3');
	});

	it('the edition rules come before what options have against them', () => {
		const wrong = { rounds: 3, board: { 'low/low': [1] } };
		expect(refusedSetup({ players: 1, facts: wrong, options: { tiles: [1] } })).toBe('CLN-ED1');
		expect(refusedSetup({ players: 1, facts: { rounds: 3 }, options: { tiles: [1] } })).toBe(
			'options.tiles list'
		);
		expect(refusedSetup({ players: 1, facts: { rounds: 3 }, options: { tiles: [96, 1, 1] } })).toBe(
			'options.tiles[0] integer'
		);
	});

	it.each([
		'surgeon doctor',
		'a patient:X',
		'twenty-letters-long- elder: Niño',
		'x nurse: Ärztin: Nacht ',
		`x nurse:${'ñ'.repeat(30)}`
	])('"%s" is a kind', (line) => {
		expect(parseFacts(game, { people: [line] }).ok).toBe(true);
	});

	it.each([
		'surgeon',
		'Surgeon doctor',
		'1st doctor',
		'surgeon  doctor',
		'surgeon caregiver',
		'surgeon doctor :X',
		'surgeon doctor:',
		'surgeon doctor:  ',
		'surgeon doctor: a\nb',
		`x nurse:${'ñ'.repeat(31)}`,
		'twenty-one-letters-xx nurse'
	])('%j is no kind', (line) => {
		expect(parseFacts(game, { people: [line] }).ok).toBe(false);
	});

	it.each([
		{ colour: 1 },
		{ nurses: ['1012', '2101', '3210', '43210'] },
		{ contagions: [1] },
		{ board: { low: [1] } }
	])('%j does not fit', (facts) => {
		expect(parseFacts(game, facts).ok).toBe(false);
	});
});

describe('rules follow the edition', () => {
	const facts = { nurses: ['1012', '2101', '3210', '---1'], rooms: 3, beds: 3, admits: 1, slots: 7 };

	it('CLN-T6 what is right for one edition is wrong for the other', () => {
		const own = business('patient red', {}, facts);
		expect(own.broken('A treat 1 room 1 orange 2')).toEqual(['CLN-T6 neverTreats']);
		expect(business('patient red').broken('A treat 1 room 1 orange 2')).toEqual([]);
		expect(own.broken('A treat 1 room 1 red 1')).toEqual([]);
		expect(own.listed('treat')).toHaveLength(3 + 1 + 1 + 4);
	});

	it('CLN-M4 CLN-A2 CLN-A4 beds, admissions and slots', () => {
		const own = business('patient white, patient white, patient white, patient white', {}, facts);
		const three = own.after('A cure 2 room 3; A treat 1 room 3 yellow 0');
		expect(three.broken('A treat 2 room 3 yellow 0')).toEqual(['CLN-M4 roomFull']);
		expect(own.malformed('A treat 1 room 4 yellow 0')).toBe(true);
		expect(table({ players: 1, facts }).after('A admit').broken('A admit')).toEqual([
			'CLN-A2 tooManyAdmissions'
		]);
		expect(clinicOf(own).slots).toHaveLength(7);
	});

	it('CLN-I3 further kinds are always in play, and are what they are like', () => {
		const people = [
			'surgeon doctor: Cirujana',
			'cook nurse',
			'grandma elder',
			'child patient',
			'mum pregnant'
		];
		const own = infecting(6, {}, { people }).after(
			'A infect surgeon red; A infect cook; A infect grandma; A infect child white; A infect mum'
		);
		expect(clinicOf(own)).toMatchObject({
			people: [
				{ id: 1, kind: 'surgeon', colour: 'red' },
				{ id: 3, kind: 'child', colour: 'white' }
			],
			quarantine: [{ id: 2, kind: 'cook' }],
			deceased: { elders: 1, pregnant: 1 }
		});
		expect(own.malformed('A infect surgeon')).toBe(true);
		expect(own.malformed({ do: 'infect', by: 0, who: 'cook', colour: 'red' })).toBe(true);
		expect(own.broken('A infect surgeon red workaholic')).toEqual(['CLN-S5 workaholicNeedsModule']);
		const ready = own.after('A infect nurse');
		expect(ready.broken('A treat 3 room 1 1 0')).toEqual(['CLN-T3 infectedDoctor']);
		expect(clinicOf(ready.after('A ready'))).toMatchObject({ lost: 5, deceased: { doctors: 1 } });
	});

	it('the standard facts, stated, play like the standard edition', () => {
		for (let seed = 0; seed < 20; seed++) {
			const setup = randomSetup(game, seeded(seed));
			const stated = { ...setup, sheet: { name: 'The same', facts: game.edition.standard } };
			const line = randomGame(game, setup, seeded(seed), 120);
			const same = randomGame(game, stated, seeded(seed), 120);
			expect(same.moves).toEqual(line.moves);
			expect(game.marks(stateOf(same))).toEqual(game.marks(stateOf(line)));
			expect(game.moves(stateOf(same))).toEqual(game.moves(stateOf(line)));
		}
	});
});

describe('the sheet of every edition', () => {
	const inside = (a: Box, b: Box): boolean =>
		a.x >= b.x - 0.01 &&
		a.y >= b.y - 0.01 &&
		a.x + a.width <= b.x + b.width + 0.01 &&
		a.y + a.height <= b.y + b.height + 0.01;
	const apart = (a: Box, b: Box): boolean =>
		a.x + a.width <= b.x + 0.01 ||
		b.x + b.width <= a.x + 0.01 ||
		a.y + a.height <= b.y + 0.01 ||
		b.y + b.height <= a.y + 0.01;
	const largest = { rounds: 12, slots: 12, admits: 9, rooms: 12, beds: 9, total: 300 };
	const smallest = { rounds: 1, slots: 1, admits: 1, rooms: 1, beds: 1 };
	const random = seeded(3);
	const editions = [largest, smallest, ...Array.from({ length: 40 }, () => randomFacts(random))];

	it('has cells of seven millimetres and more, apart from each other, each on one page', () => {
		for (const facts of editions) {
			const { areas, page, pages = 1 } = game.edition.draw({ name: 'Ours', facts });
			const height = page.height / pages;
			const cells = areas.flatMap((area) => area.cells);
			expect(new Set(cells.map(({ id }) => id)).size).toBe(cells.length);
			for (const area of areas) {
				const on = Math.floor(area.box.y / height);
				const paper = { x: 6, y: on * height + 6, width: page.width - 12, height: height - 12 };
				expect(inside(area.box, paper), `${area.id} of ${JSON.stringify(facts)}`).toBe(true);
				expect(areas.filter((other) => other !== area && !apart(area.box, other.box))).toEqual([]);
				for (const { box, id } of area.cells) {
					expect(inside(box, area.box), id).toBe(true);
					expect(Math.min(box.width, box.height), id).toBeGreaterThanOrEqual(7);
				}
				const overlaps = area.cells.filter((a, at) =>
					area.cells.slice(at + 1).some((b) => !apart(a.box, b.box))
				);
				expect(overlaps.map(({ id }) => id)).toEqual([]);
			}
		}
	});

	it('has a cell for everything that is marked or lit', () => {
		for (let seed = 0; seed < 30; seed++) {
			const random = seeded(seed);
			const sheet = { name: 'Ours', facts: editions[seed] ?? {} };
			const players = ['Ana', 'Bo'].slice(0, 1 + (seed % 2));
			if (game.misfit?.({ players, options: {}, sheet })) continue;
			const cells = new Set(game.edition.draw(sheet).areas.flatMap((area) => area.cells.map(({ id }) => id)));
			const line = randomGame(game, { players, options: {}, sheet }, random, 150);
			for (const state of line.states.slice(-40)) {
				for (const { cell } of game.pencil(state)) expect(cells).toContain(cell);
				for (const move of game.moves(state).slice(0, 50))
					for (const cell of game.cells(state, move)) expect(cells).toContain(cell);
			}
		}
	});
});
