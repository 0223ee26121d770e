import { describe, expect, it } from 'vitest';
import { game } from '../../src/lib/validators/clinic-covid-19/game.ts';
import { parseSetup } from '../../src/lib/table/parse.ts';
import { begin, extend, stateOf } from '../../src/lib/table/engine.ts';
import { seeded } from '../games.ts';
import { randomMove } from '../random-play.ts';
import {
	after,
	against,
	awaited,
	business,
	infecting,
	malformed,
	marksOf,
	modules,
	play,
	small
} from './script.ts';

const refusedSetup = (players: number, options: unknown): boolean =>
	!parseSetup(game, { players: ['Ana', 'Bo', 'Cleo', 'Dai'].slice(0, players), options }).ok;

describe('setup', () => {
	it('CLN-S1 the base rules are a reminder with its place in the rule book', () => {
		expect(game.rulebook['CLN-S1']).toEqual({ section: 'setup', basis: 'text' });
	});

	it('CLN-S2 contagion and confinement pick a column, own tiles replace it', () => {
		expect(marksOf(after(1, '')).stacks).toEqual([2, 2, 3, 3, 4, 4]);
		expect(marksOf(after(1, '', { contagion: 'high', confinement: 'low' })).stacks).toEqual([
			2, 3, 4, 4, 5, 6
		]);
		expect(marksOf(after(2, '', { tiles: [1, 2, 3, 4, 5, 6] })).stacks).toEqual([2, 4, 6, 8, 10, 12]);
		expect(refusedSetup(1, { contagion: 'medium' })).toBe(true);
	});

	it('CLN-S3 the rest is the supply, and the stacks need 100 at most', () => {
		expect(marksOf(after(2, '')).supply).toBe(64);
		expect(marksOf(after(1, '', { tiles: [95, 1, 1, 1, 1, 1] })).supply).toBe(0);
		expect(refusedSetup(1, { tiles: [95, 2, 1, 1, 1, 1] })).toBe(true);
		expect(refusedSetup(1, { tiles: [96, 1, 1, 1, 1, 1] })).toBe(true);
		expect(refusedSetup(4, { tiles: [5, 5, 4, 4, 4, 4] })).toBe(true);
	});

	it('CLN-S4 there are 100 tiles at any time', { timeout: 60_000 }, () => {
		for (let seed = 0; seed < 16; seed++) {
			const random = seeded(seed);
			const players = ['Ana', 'Bo', 'Cleo', 'Dai'].slice(0, 1 + (seed % 4));
			const options = { modules, contagion: seed % 3 === 0 ? 'high' : 'low', slots: 1 + (seed % 6) };
			let line = begin(game, { players, options });
			for (let n = 0; n < 200; n++) {
				const { supply, stacks, clinics } = marksOf({ setup: line.setup, state: stateOf(line) });
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
		expect(against(infecting(2), `A infect ${who}`)).toEqual(['CLN-S5 kindNeedsModule']);
		expect(against(infecting(2, { modules: [module] }), `A infect ${who}`)).toEqual([]);
	});

	it('CLN-S5 wards and flags need their modules; two missing ones are said once', () => {
		const bare = business('patient red');
		expect(against(bare, 'A treat 1 intensive')).toEqual(['CLN-S5 wardNeedsModule']);
		expect(against(bare, 'A care 1 transfusion red')).toEqual(['CLN-S5 wardNeedsModule']);
		expect(against(bare, 'A treat 1 outpatient red workaholic')).toEqual(['CLN-S5 workaholicNeedsModule']);
		expect(against(infecting(1), 'A infect nurse outside')).toEqual(['CLN-S5 outsideNeedsModule']);
		expect(against(infecting(1), 'A infect janitor outside')).toEqual(['CLN-S5 kindNeedsModule']);
		expect(against(infecting(1), 'A infect doctor red workaholic outside')).toEqual([
			'CLN-S5 workaholicNeedsModule'
		]);
	});

	it('CLN-S6 the solo game awaits the same verbs', () => {
		expect(awaited(after(1, ''))).toEqual(['A admit']);
		expect(awaited(after(2, ''))).toEqual(['A admit', 'B admit']);
	});

	it('CLN-X7 zombies are malformed, and CLN-X8 is only a reminder', () => {
		expect(refusedSetup(1, { modules: ['zombies'] })).toBe(true);
		expect(refusedSetup(1, { modules: ['elders', 'elders'] })).toBe(true);
		expect(refusedSetup(1, { modules })).toBe(false);
		expect(game.rulebook).toHaveProperty('CLN-X8');
	});

	it.each([{ slots: 0 }, { slots: 7 }, { incomes: [1, 2, 3] }, { incomes: [0, 0, 0, 100] }, { sheets: [0] }])(
		'%j is malformed',
		(options) => {
			expect(refusedSetup(1, options)).toBe(true);
		}
	);
});

describe('flow', () => {
	it.each([
		['A take 1', 'otherPhase'],
		['A treat 1 outpatient red', 'otherPhase'],
		['A dead 1', 'otherPhase'],
		['A popularity 3', 'otherPhase']
	])('CLN-F1 %s has no place in the actions phase, and only that is cited', (line, key) => {
		expect(against(after(1, ''), line)).toEqual([`CLN-F1 ${key}`]);
	});

	it('CLN-F1 each phase says why a player is not awaited', () => {
		const ready = after(2, 'A admit; A ready');
		expect(against(ready, 'A admit')).toEqual(['CLN-F1 alreadyReady']);
		expect(against(ready, 'A ready')).toEqual(['CLN-F1 alreadyReady']);
		const shared = play(ready, 'B admit; B ready; A take 1');
		expect(against(shared, 'A take 1')).toEqual(['CLN-F1 alreadyTaken']);
		const placed = play(shared, 'B take 3; A infect nurse');
		expect(against(placed, 'A full')).toEqual(['CLN-F1 emptyHand']);
		const full = play(placed, 'B full');
		expect(against(full, 'B full')).toEqual(['CLN-F1 alreadyFull']);
		const contagion = play(
			full,
			'B hand A 3; A infect nurse; A infect nurse; A infect nurse; A ready; B ready; A ready; B ready; A contaminate slot 0'
		);
		expect(against(contagion, 'A contaminate slot 1')).toEqual(['CLN-F1 owesNothing']);
	});

	it('CLN-F2 phases follow each other, and players act in any order', () => {
		const phases = [
			'A admit',
			'A ready',
			'A take 1',
			'A infect nurse',
			'A ready',
			'A ready',
			'A contaminate slot 0'
		];
		let position = after(1, '', small);
		const seen = phases.map((line) => {
			position = play(position, line);
			return marksOf(position).phase;
		});
		expect(seen).toEqual([
			'actions',
			'sharing',
			'infection',
			'business',
			'administration',
			'contagion',
			'actions'
		]);
		expect(marksOf(position).round).toBe(2);
		expect(against(after(2, 'B admit; B ready'), 'A admit')).toEqual([]);
	});

	it('a new round clears what belongs to a round', () => {
		const position = play(business('patient white, doctor red'), 'A treat 2 room 1 red 1; A ready; A ready');
		expect(marksOf(position).clinics[0]).toMatchObject({ admitted: 1, taken: true, resting: [{ id: 2 }] });
		expect(marksOf(play(position, 'A contaminate slot 0')).clinics[0]).toMatchObject({
			admitted: 0,
			taken: false,
			full: false,
			rooms: [0, 0, 0, 0, 0, 0, 0, 0],
			resting: []
		});
	});
});

describe('actions', () => {
	it('CLN-A1 nobody is ready without an admission', () => {
		expect(against(after(1, ''), 'A ready')).toEqual(['CLN-A1 noAdmission']);
		expect(against(after(1, 'A admit'), 'A ready')).toEqual([]);
		expect(against(business('nurse'), 'A ready')).toEqual([]);
	});

	it('CLN-A2 Admit is chosen at most twice', () => {
		expect(against(after(1, 'A admit'), 'A admit')).toEqual([]);
		expect(against(after(1, 'A admit; A admit'), 'A admit')).toEqual(['CLN-A2 thirdAdmission']);
	});

	const second = play(business('nurse'), 'A ready; A ready; A contaminate slot 1');

	it('CLN-A3 nobody arrives before an admission', () => {
		expect(against(second, 'A arrive slot 1 red')).toEqual(['CLN-A3 arrivesUnadmitted']);
		expect(against(second, 'A arrive slot 0 red')).toEqual(['CLN-A3 arrivesUnadmitted', 'CLN-A4 cleanSlot']);
		expect(against(play(second, 'A admit'), 'A arrive slot 1 red')).toEqual([]);
	});

	it('CLN-A4 the tile of the slot goes under the patient', () => {
		const arrived = play(second, 'A admit; A arrive slot 1 yellow');
		expect(marksOf(arrived).clinics[0]).toMatchObject({
			slots: [0, 0, 0, 0],
			people: [{ id: 2, kind: 'patient', colour: 'yellow', from: 'yellow', state: 'waiting' }]
		});
		expect(against(arrived, 'A arrive slot 1 yellow')).toEqual(['CLN-A4 cleanSlot']);
		expect(malformed(arrived, 'A arrive slot 4 yellow')).toBe(true);
	});
});
