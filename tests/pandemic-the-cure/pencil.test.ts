/** How the sheet shows a track of the table’s own. */
import { describe, expect, it } from 'vitest';
import { game } from '../../src/lib/validators/pandemic-the-cure/game.ts';
import type { Move } from '../../src/lib/table/record.ts';
import { after } from './lines.ts';

const table = { events: 'table' };

const long = { dice: Array.from({ length: 40 }, () => 5), epidemics: [] };

describe('the sheet of an own track', () => {
	const rateMarks = (options: object, moves = 'setup'): unknown =>
		game
			.pencil(after(moves, { ...table, ...options }).state)
			.filter(({ cell }) => /^(own-)?rate\./.test(cell));
	const write = (cell: string, text: string): unknown => ({ cell, marks: [{ kind: 'write', text }] });

	it('the printed track has its marker on a space', () => {
		expect(rateMarks({ start: 23 })).toEqual([{ cell: 'rate.23', marks: [{ kind: 'marker' }] }]);
	});
	it('an own track has its space and rate written down, also beyond the printed spaces', () => {
		expect(rateMarks({ track: long, start: 39 })).toEqual([
			write('own-rate.space', '39'),
			write('own-rate.dice', '5')
		]);
	});
	it('on its skull nothing is drawn any more', () => {
		const lost = 'setup\nA roll biohazard fly fly fly fly';
		expect(rateMarks({ track: long, start: 39 }, lost)).toEqual([
			write('own-rate.space', '40'),
			{ cell: 'own-rate.dice', marks: [{ kind: 'cross' }] }
		]);
	});
	it('every cell that a mark or a complaint names is on the sheet', () => {
		const cells = new Set(
			game.edition.draw('standard').areas.flatMap((area) => area.cells.map(({ id }) => id))
		);
		const state = after('setup\nA roll fly fly fly fly fly\nA next infect', { ...table, track: long });
		for (const { cell } of game.pencil(state.state)) expect(cells).toContain(cell);
		const [tooFew] = game.check(state.state, { do: 'infect', by: 0, dice: ['red1'] } as Move);
		expect(tooFew?.cells).toEqual(['own-rate.space']);
		for (const cell of tooFew?.cells ?? []) expect(cells).toContain(cell);
	});
});
