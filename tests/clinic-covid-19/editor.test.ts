/** What typing into the editor does to the facts. */
import { describe, expect, it } from 'vitest';
import { standard, type Given } from '../../src/lib/sheets/clinic-covid-19/facts.ts';
import { game } from '../../src/lib/validators/clinic-covid-19/game.ts';
import { columns } from '../../src/lib/sheets/clinic-covid-19/known.ts';
import {
	columnOf,
	idFor,
	kindLineOf,
	kindRows,
	withNurses,
	withRounds,
	withTiles
} from '../../src/lib/ui/clinic-covid-19/edition/change.ts';

describe('the contagion board', () => {
	it('a number that differs states its column, the old one takes it back', () => {
		const one = withTiles({}, standard, { key: 'high/low', round: 2, tiles: 9 });
		expect(one).toEqual({ board: { 'high/low': [2, 9, 4, 4, 5, 6] } });
		expect(withTiles(one, standard, { key: 'high/low', round: 2, tiles: 3 })).toEqual({});
	});

	it('CLN-ED1 with other rounds every column has a number for each', () => {
		const one = withTiles({}, standard, { key: 'low/low', round: 6, tiles: 7 });
		for (const rounds of [1, 3, 6, 9, 12]) {
			const facts: Given = withRounds(one, standard, rounds);
			for (const { key } of columns) expect(columnOf(facts, standard, key)).toHaveLength(rounds);
			expect(game.edition.faults(facts)).toEqual([]);
		}
		expect(withRounds(one, standard, 8).board).toEqual({ 'low/low': [2, 3, 3, 4, 4, 7, 7, 7] });
	});
});

describe('nurses and people', () => {
	it('CLN-T6 one field of the table changes', () => {
		expect(withNurses(standard.nurses, { person: 3, doctor: 0, needed: '-' })).toEqual([
			'1012',
			'2101',
			'3210',
			'-321'
		]);
	});

	it('CLN-ED3 every name becomes an id of its own, in any letters', () => {
		expect(idFor('Cirujana jefe', [])).toBe('cirujana-jefe');
		expect(idFor('Ärztin', ['arztin'])).toBe('arztin-2');
		expect(idFor('看護師', [])).toBe('kind');
		for (const name of ['Niño', '12 años', 'a', '看護師', 'x'.repeat(30), '- -'])
			expect(
				game.edition.shape.fits({ people: [kindLineOf({ id: idFor(name, []), like: 'nurse', name })] })
			).toBe(true);
	});

	it('lines become rows and lines again', () => {
		const lines = ['surgeon doctor: Cirujana', 'cook nurse'];
		expect(kindRows(lines).map(kindLineOf)).toEqual(lines);
	});
});
