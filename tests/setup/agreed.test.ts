/** From the set-up screen to the options of a record. */
import { describe, expect, it } from 'vitest';
import { loadGame } from '../../src/lib/games.ts';
import type { Edition } from '../../src/lib/table/record.ts';
import { optionsOf } from '../../src/lib/ui/setup/agreed.ts';

const clinic = await loadGame('clinic-covid-19');
const short: Edition = { name: 'Three rounds', facts: { rounds: 3 } };

const agreed = (
	chosen: Readonly<Record<string, unknown>>,
	{ rulings = {}, sheet = 'standard' }: { rulings?: Record<string, string>; sheet?: Edition } = {}
) => optionsOf(clinic, 2, { chosen, rulings, sheets: null, sheet });

describe('open questions', () => {
	it('leaves out what is the usual answer, and only that', () => {
		// the usual answer of CLN-R5 is not the first one
		expect(agreed({}, { rulings: { 'CLN-R1': 'a', 'CLN-R5': 'a' } })).toEqual({ rulings: { 'CLN-R5': 'a' } });
		expect(agreed({}, { rulings: { 'CLN-R1': 'b', 'CLN-R5': 'b' } })).toEqual({ rulings: { 'CLN-R1': 'b' } });
	});
});

describe('numbers that may be left open', () => {
	it('takes those that were left open from the board', () => {
		expect(agreed({ contagion: 'high', tiles: [1, undefined, 1] })).toEqual({
			contagion: 'high',
			tiles: [1, 2, 1, 4, 4, 5]
		});
	});

	it('leaves out what is as on the board', () => {
		expect(agreed({ tiles: [2, 2], incomes: [undefined, 12], slots: undefined })).toEqual({});
	});

	it('has as many as the edition has rounds', () => {
		expect(agreed({ tiles: [5, 5, 5, 5, 5, 5] }, { sheet: short })).toEqual({ tiles: [5, 5, 5] });
	});
});
