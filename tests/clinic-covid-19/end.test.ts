import { describe, expect, it } from 'vitest';
import { game } from '../../src/lib/validators/clinic-covid-19/game.ts';
import type { At } from '../kit/at-the-table.ts';
import { business, clinicOf, infecting, marksOf, rulings, small, table } from './lines.ts';

/** Solo to the end of round 6: everybody placed is a nurse, so that only reports decide. */
function toTheEnd(reports: { cured: number; dead: number }, options: object = {}): At {
	let position = table({ players: 1, options: { ...small, slots: 6, ...options } });
	for (let round = 1; round <= 6; round++) {
		const business = round === 1 && reports.cured > 0 ? `A cure ${reports.cured};` : '';
		const administration = round === 1 && reports.dead > 0 ? `A dead ${reports.dead};` : '';
		position = position.after(
			`A admit; A ready; A take 1; A infect nurse; ${business} A ready; ${administration} A ready`
		);
		if (marksOf(position).phase === 'contagion') position = position.after(`A contaminate ${round - 1}`);
	}
	return position;
}

const resultOf = ({ state }: At): unknown => game.score(state).result;

describe('the end', () => {
	it('CLN-W1 more deceased than cured is lost at once', () => {
		const lost = toTheEnd({ cured: 3, dead: 4 });
		expect(marksOf(lost)).toMatchObject({ phase: 'over', round: 6 });
		expect(resultOf(lost)).toBe('lost');
		expect(lost.broken('A popularity 1')).toEqual(['CLN-F1 over']);
		expect(game.moves(lost.state)).toEqual([]);
	});

	it('CLN-R1 a tie is won, or lost under b', () => {
		expect(marksOf(toTheEnd({ cured: 4, dead: 4 })).phase).toBe('final');
		expect(marksOf(toTheEnd({ cured: 4, dead: 4 }, rulings('R1b'))).phase).toBe('over');
		expect(marksOf(toTheEnd({ cured: 5, dead: 4 }, rulings('R1b'))).phase).toBe('final');
	});

	it('CLN-W2 CLN-W3 forty points a player part tactics from strategy', () => {
		const final = toTheEnd({ cured: 4, dead: 2 });
		expect(final.awaited).toEqual(['A popularity']);
		expect(game.score(final.after('A popularity 39').state)).toEqual({
			scores: [{ by: 0, parts: { cured: 4, deceased: 2, popularity: 39 }, total: 2 }],
			group: { cured: 4, deceased: 2, popularity: 39, target: 40 },
			plaque: [],
			result: 'tactical'
		});
		expect(game.score(final.after('A popularity 40').state)).toMatchObject({
			plaque: [0],
			result: 'strategic'
		});
		expect(game.over(final.after('A popularity -5').state)).toBe(true);
		expect(final.malformed('A popularity 1000')).toBe(true);
	});

	it('CLN-R4 b skips the contagions of round 6', () => {
		const slots = { slots: 5, contagion: 'low' };
		expect(clinicOf(toTheEnd({ cured: 9, dead: 0 }, slots)).deceased.tiles).toBe(1);
		expect(clinicOf(toTheEnd({ cured: 9, dead: 0 }, { ...slots, ...rulings('R4b') })).deceased.tiles).toBe(0);
	});

	it('CLN-R6 b only infected patients count as cured', () => {
		const position = business('patient white', rulings('R6b')).after('A treat 1 room 1 yellow 0; A cure 5');
		expect(game.score(position.state)).toMatchObject({ group: { cured: 1 } });
		expect(marksOf(position).cured).toEqual({ infected: 1, others: 5 });
	});

	it('CLN-R8 b elders and pregnant women do not count', () => {
		const both = (answer: string) =>
			game.score(
				infecting(2, { modules: ['elders', 'pregnant'], ...rulings(`R8${answer}`) }).after(
					'A infect elder; A infect pregnant'
				).state
			);
		expect(both('a')).toMatchObject({ group: { deceased: 2 }, result: 'lost' });
		expect(both('b')).toMatchObject({ group: { deceased: 0 }, result: 'tactical' });
	});
});
