import { describe, expect, it } from 'vitest';
import { game } from '../../src/lib/validators/clinic-covid-19/game.ts';
import type { marks } from '../../src/lib/validators/clinic-covid-19/marks.ts';
import { begin, extend, stateOf } from '../../src/lib/table/engine.ts';
import { seeded } from '../../src/lib/table/chance.ts';
import { randomMove } from '../random-play.ts';
import { business, infecting, marksOf, modules, refusedSetup, table } from './lines.ts';

describe('setup', () => {
	it('CLN-S2 contagion and confinement pick a column, own tiles replace it', () => {
		expect(marksOf(table({ players: 1 })).stacks).toEqual([2, 2, 3, 3, 4, 4]);
		expect(marksOf(table({ players: 1, options: { contagion: 'high', confinement: 'low' } })).stacks).toEqual(
			[2, 3, 4, 4, 5, 6]
		);
		expect(marksOf(table({ players: 2, options: { tiles: [1, 2, 3, 4, 5, 6] } })).stacks).toEqual([
			2, 4, 6, 8, 10, 12
		]);
		expect(refusedSetup({ players: 1, options: { contagion: 'medium' } })).not.toBeNull();
	});

	it('CLN-S3 the rest is the supply, and the stacks need 100 at most', () => {
		expect(marksOf(table({ players: 2 })).supply).toBe(64);
		expect(marksOf(table({ players: 1, options: { tiles: [95, 1, 1, 1, 1, 1] } })).supply).toBe(0);
		expect(refusedSetup({ players: 1, options: { tiles: [95, 2, 1, 1, 1, 1] } })).toBe('CLN-S3');
		expect(refusedSetup({ players: 1, options: { tiles: [96, 1, 1, 1, 1, 1] } })).not.toBeNull();
		expect(refusedSetup({ players: 4, options: { tiles: [5, 5, 4, 4, 4, 4] } })).toBe('CLN-S3');
		expect(refusedSetup({ players: 1, options: { tiles: [1, 1, 1, 1, 1] } })).toBe('options.tiles list');
	});

	it('CLN-S4 there are 100 tiles at any time', () => {
		for (let seed = 0; seed < 16; seed++) {
			const random = seeded(seed);
			const players = ['Ana', 'Bo', 'Cleo', 'Dai'].slice(0, 1 + (seed % 4));
			const options = { modules, contagion: seed % 3 === 0 ? 'high' : 'low', slots: 1 + (seed % 6) };
			let line = begin(game, { players, options });
			for (let n = 0; n < 200; n++) {
				const { supply, stacks, clinics } = game.marks(stateOf(line)) as ReturnType<typeof marks>;
				const held = clinics.map(
					({ hand, people, quarantine, slots, deceased }) =>
						hand + people.length + quarantine.length + slots.reduce((a, b) => a + b, 0) + deceased.tiles
				);
				expect([supply, ...stacks, ...held].reduce((a, b) => a + b, 0)).toBe(100);
				const next = randomMove(game, stateOf(line), random);
				if (!next) break;
				line = extend(line, next);
			}
		}
	});

	it.each([
		['janitor', 'janitors'],
		['elder', 'elders'],
		['pregnant', 'pregnant']
	])('CLN-S5 infecting a %s needs the module %s', (who, module) => {
		expect(infecting(2).broken(`A infect ${who}`)).toEqual(['CLN-S5 kindNeedsModule']);
		expect(infecting(2, { modules: [module] }).broken(`A infect ${who}`)).toEqual([]);
	});

	it('CLN-S5 wards and flags need their modules; two missing ones are said once', () => {
		const bare = business('patient red');
		expect(bare.broken('A treat 1 intensive')).toEqual(['CLN-S5 wardNeedsModule']);
		expect(bare.broken('A care 1 transfusion red')).toEqual(['CLN-S5 wardNeedsModule']);
		expect(bare.broken('A treat 1 outpatient red workaholic')).toEqual(['CLN-S5 workaholicNeedsModule']);
		expect(infecting(1).broken('A infect nurse outside')).toEqual(['CLN-S5 outsideNeedsModule']);
		expect(infecting(1).broken('A infect janitor outside')).toEqual(['CLN-S5 kindNeedsModule']);
		expect(infecting(1).broken('A infect doctor red workaholic outside')).toEqual([
			'CLN-S5 workaholicNeedsModule'
		]);
	});

	it('CLN-S6 the solo game awaits the same verbs', () => {
		expect(table({ players: 1 }).awaited).toEqual(['A admit']);
		expect(table({ players: 2 }).awaited).toEqual(['A admit', 'B admit']);
	});

	it('CLN-X7 a table with zombies is malformed', () => {
		expect(refusedSetup({ players: 1, options: { modules: ['zombies'] } })).not.toBeNull();
		expect(refusedSetup({ players: 1, options: { modules: ['elders', 'elders'] } })).not.toBeNull();
		expect(refusedSetup({ players: 1, options: { modules } })).toBeNull();
	});

	it.each([
		{ slots: 0 },
		{ slots: 13 },
		{ incomes: [1, 2, 3] },
		{ incomes: [0, 0, 0, 100] },
		{ sheets: [0] }
	])('%j is malformed', (options) => {
		expect(refusedSetup({ players: 1, options: options })).not.toBeNull();
	});
});
