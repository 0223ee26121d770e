import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/lib/table/record.ts';
import { nobodyCanWin } from '../../src/lib/validators/fight-the-virus/hopeless.ts';
import type { State } from '../../src/lib/validators/fight-the-virus/state.ts';
import { game } from '../../src/lib/validators/fight-the-virus/game.ts';
import { replay } from '../../src/lib/table/engine.ts';
import { BLANK_CURVE, drawn, FULL_CURVE, table } from './lines.ts';

const hopeless = (at: { state: unknown }): boolean => nobodyCanWin(at.state as State);

describe('FTV-E3 when nobody can win any more', () => {
	it('FTV-E3 not at the beginning', () => {
		expect(hopeless(table())).toBe(false);
	});
	it('FTV-E3 FTV-T4 a goal upon a 1 and a 6 costs progress too', () => {
		const facts = { analysis: ['o'], testing: ['R=', '--'], research: '-', curve: ['-'] };
		const on = (...bottom: number[]) =>
			hopeless(table({ players: 1, facts, from: { players: [{ by: 0, testing: [[0], bottom] }] } }));
		expect(on(1, 6)).toBe(true);
		expect(on(1, 5)).toBe(false);
		expect(on(2, 6)).toBe(false);
	});
	it('FTV-E3 FTV-RE1 too few fields for the numbers above 6', () => {
		const full = Array.from({ length: 11 }, () => 'x'.repeat(11)).join('\n');
		const rest = { analysis: full, curve: FULL_CURVE, research: 10 };
		expect(hopeless(drawn({ ...rest, progress: `${'x'.repeat(16)}ooooo` }))).toBe(true);
		expect(hopeless(drawn({ ...rest, progress: `${'x'.repeat(15)}oooooo` }))).toBe(false);
	});
	it('FTV-E3 not while somebody’s sheet is kept elsewhere', () => {
		const full = Array.from({ length: 11 }, () => 'x'.repeat(11)).join('\n');
		const at = drawn({ analysis: full, curve: BLANK_CURVE, progress: 'x'.repeat(21) }, { players: 1 });
		expect(hopeless(at)).toBe(true);
		const elsewhere = table({ players: 2, options: { sheets: [0] }, from: game.position.of(at.state) ?? {} });
		expect(hopeless(elsewhere)).toBe(false);
	});
	it('FTV-E3 never in a game that was won', () => {
		const folder = join(import.meta.dirname, 'golden');
		const games = readdirSync(folder).map(
			(file) =>
				JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
					table: Table;
					score: { result: { reason: string } };
				}
		);
		const won = games.filter(({ score }) => score.result.reason === 'research');
		expect(won.length).toBeGreaterThan(0);
		for (const { table: record } of won) {
			const { states } = replay(game, record).line;
			expect(states.slice(0, -1).some((state) => nobodyCanWin(state as State))).toBe(false);
		}
	});
});
