import { describe, expect, it } from 'vitest';
import { game } from '../../src/lib/validators/clinic-covid-19/game.ts';
import { seeded } from '../../src/lib/table/chance.ts';
import { randomMove, randomSetup } from '../random-play.ts';
import { business, marksOf, small, table } from './lines.ts';

describe('flow', () => {
	it.each([
		['A take 1', 'otherPhase'],
		['A treat 1 outpatient red', 'otherPhase'],
		['A dead 1', 'otherPhase'],
		['A popularity 3', 'otherPhase']
	])('CLN-F1 %s has no place in the actions phase, and only that is cited', (line, key) => {
		expect(table({ players: 1 }).broken(line)).toEqual([`CLN-F1 ${key}`]);
	});

	it('CLN-F1 each phase says why a player is not awaited', () => {
		const ready = table({ players: 2 }).after('A admit; A ready');
		expect(ready.broken('A admit')).toEqual(['CLN-F1 alreadyReady']);
		expect(ready.broken('A ready')).toEqual(['CLN-F1 alreadyReady']);
		const shared = ready.after('B admit; B ready; A take 1');
		expect(shared.broken('A take 1')).toEqual(['CLN-F1 alreadyTaken']);
		const placed = shared.after('B take 3; A infect nurse');
		expect(placed.broken('A full')).toEqual(['CLN-F1 emptyHand']);
		const full = placed.after('B full');
		expect(full.broken('B full')).toEqual(['CLN-F1 alreadyFull']);
		const contagion = full.after(
			'B hand A 3; A infect nurse; A infect nurse; A infect nurse; A ready; B ready; A ready; B ready; A contaminate 0'
		);
		expect(contagion.broken('A contaminate 1')).toEqual(['CLN-F1 owesNothing']);
	});

	it('CLN-F2 phases follow each other, and players act in any order', () => {
		const phases = [
			'A admit',
			'A ready',
			'A take 1',
			'A infect nurse',
			'A ready',
			'A ready',
			'A contaminate 0'
		];
		let position = table({ players: 1, options: small });
		const seen = phases.map((line) => {
			position = position.after(line);
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
		expect(table({ players: 2 }).after('B admit; B ready').broken('A admit')).toEqual([]);
	});

	it('a new round clears what belongs to a round', () => {
		const position = business('patient white, doctor red').after('A treat 2 room 1 red 1; A ready; A ready');
		expect(marksOf(position).clinics[0]).toMatchObject({ admitted: 1, taken: true, resting: [{ id: 2 }] });
		expect(marksOf(position.after('A contaminate 0')).clinics[0]).toMatchObject({
			admitted: 0,
			taken: false,
			full: false,
			rooms: [0, 0, 0, 0, 0, 0, 0, 0],
			resting: []
		});
	});

	it('CLN-S1 CLN-M1 CLN-M2 CLN-M5 CLN-E1 CLN-E2 CLN-D1 CLN-X8 nobody is refused for what only the table sees', () => {
		const reminders = ['CLN-S1', 'CLN-M1', 'CLN-M2', 'CLN-M5', 'CLN-E1', 'CLN-E2', 'CLN-D1', 'CLN-X8'];
		const cited = new Set<string>();
		for (let seed = 0; seed < 12; seed++) {
			const random = seeded(seed);
			const setup = randomSetup(game, random);
			let state = game.start(setup);
			for (let n = 0; n < 120 && !game.over(state); n++) {
				const made = randomMove(game, state, random);
				if (!made) break;
				const next = game.apply(state, made);
				// the same again is mostly wrong
				for (const { rule } of game.check(next, made)) cited.add(rule);
				state = next;
			}
		}
		expect(cited).toContain('CLN-F1');
		expect(reminders.filter((rule) => cited.has(rule))).toEqual([]);
	});
});
