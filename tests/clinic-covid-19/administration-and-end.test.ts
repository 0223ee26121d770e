import { describe, expect, it } from 'vitest';
import { game } from '../../src/lib/validators/clinic-covid-19/game.ts';
import {
	after,
	against,
	awaited,
	business,
	clinicOf,
	infecting,
	malformed,
	marksOf,
	play,
	small,
	type Position
} from './script.ts';

describe('administration', () => {
	it('CLN-D2 everybody gets one colour worse, the red ones die', () => {
		const position = play(business('patient white, doctor yellow, patient orange, patient red'), 'A ready');
		expect(clinicOf(position).people.map(({ colour, from }) => `${from} ${colour}`)).toEqual([
			'white yellow',
			'yellow orange',
			'orange red'
		]);
		expect(clinicOf(position).deceased.patients).toBe(1);
		expect(marksOf(position).supply).toBe(92);
	});

	it('CLN-D3 a doctor costs five popularity, and healthy deaths are reported', () => {
		const position = play(business('doctor red, doctor red'), 'A ready');
		expect(clinicOf(position)).toMatchObject({ lost: 10, deceased: { doctors: 2, patients: 0 } });
		expect(clinicOf(play(position, 'A dead 3')).deceased.patients).toBe(3);
		expect(malformed(position, 'A dead 0')).toBe(true);
		expect(awaited(position)).toEqual(['A dead', 'A ready']);
	});

	it('CLN-D4 quarantine ends', () => {
		const position = play(business('nurse, caregiver'), 'A ready');
		expect(clinicOf(position).quarantine).toEqual([]);
		expect(marksOf(position).supply).toBe(95);
	});
});

describe('new contagions', () => {
	const owing = (options: object = {}): Position => play(business('nurse', options), 'A ready; A ready');

	it('CLN-N1 CLN-N2 one tile, two with high contagion', () => {
		expect(clinicOf(owing()).owes).toBe(1);
		expect(clinicOf(owing({ contagion: 'high' })).owes).toBe(2);
		expect(marksOf(play(owing(), 'A contaminate slot 3'))).toMatchObject({ round: 2, phase: 'actions' });
		expect(marksOf(play(owing({ contagion: 'high' }), 'A contaminate slot 3')).phase).toBe('contagion');
	});

	it('CLN-N3 one tile a slot', () => {
		const one = play(owing({ contagion: 'high' }), 'A contaminate slot 0');
		expect(against(one, 'A contaminate slot 0')).toEqual(['CLN-N3 slotTaken']);
		expect(against(one, 'A contaminate slot 1')).toEqual([]);
	});

	it('CLN-N4 without a clean slot the tiles go to the deceased box', () => {
		const position = play(owing({ contagion: 'high', slots: 1 }), 'A contaminate slot 0');
		expect(marksOf(position)).toMatchObject({ round: 2, deceased: { tiles: 1 } });
		const again = play(position, 'A admit; A ready; A take 1; A infect nurse; A ready; A ready');
		expect(marksOf(again)).toMatchObject({ round: 3, deceased: { tiles: 3 } });
	});

	it('CLN-N4 a protection in the phase makes room again', () => {
		const one = play(
			owing({ contagion: 'high', slots: 2 }),
			'A contaminate slot 0; A protect slot 0; A contaminate slot 0'
		);
		expect(marksOf(one)).toMatchObject({ round: 2, deceased: { tiles: 0 } });
	});

	it('CLN-N5 an empty supply ends it', () => {
		const position = after(1, 'A admit; A ready; A take 95', { tiles: [95, 1, 1, 1, 1, 1] });
		const placed = play(position, Array(95).fill('A infect patient white').join(';'));
		expect(marksOf(play(placed, 'A ready; A ready'))).toMatchObject({
			round: 2,
			supply: 0,
			phase: 'actions'
		});
		// one tile that was bought back is owed
		const bought = play(placed, 'A protect 1; A ready; A ready');
		expect(awaited(bought)).toEqual(['A protect', 'A contaminate']);
	});
});

/** Solo to the end of round 6: everybody placed is a nurse, so that only reports decide. */
function toTheEnd(reports: { cured: number; dead: number }, options: object = {}): Position {
	let position = after(1, '', { ...small, slots: 6, ...options });
	for (let round = 1; round <= 6; round++) {
		const business = round === 1 && reports.cured > 0 ? `A cure ${reports.cured};` : '';
		const administration = round === 1 && reports.dead > 0 ? `A dead ${reports.dead};` : '';
		position = play(
			position,
			`A admit; A ready; A take 1; A infect nurse; ${business} A ready; ${administration} A ready`
		);
		if (marksOf(position).phase === 'contagion') position = play(position, `A contaminate slot ${round - 1}`);
	}
	return position;
}

const resultOf = ({ state }: Position): unknown => game.score(state).result;

describe('the end', () => {
	it('CLN-W1 more deceased than cured is lost at once', () => {
		const lost = toTheEnd({ cured: 3, dead: 4 });
		expect(marksOf(lost)).toMatchObject({ phase: 'over', round: 6 });
		expect(resultOf(lost)).toBe('lost');
		expect(against(lost, 'A popularity 1')).toEqual(['CLN-F1 over']);
		expect(game.moves(lost.state)).toEqual([]);
	});

	it('CLN-R1 a tie is won, or lost under b', () => {
		expect(marksOf(toTheEnd({ cured: 4, dead: 4 })).phase).toBe('final');
		expect(marksOf(toTheEnd({ cured: 4, dead: 4 }, { rulings: { 'CLN-R1': 'b' } })).phase).toBe('over');
		expect(marksOf(toTheEnd({ cured: 5, dead: 4 }, { rulings: { 'CLN-R1': 'b' } })).phase).toBe('final');
	});

	it('CLN-W2 CLN-W3 forty points a player part tactics from strategy', () => {
		const final = toTheEnd({ cured: 4, dead: 2 });
		expect(awaited(final)).toEqual(['A popularity']);
		expect(game.score(play(final, 'A popularity 39').state)).toEqual({
			scores: [{ by: 0, parts: { cured: 4, deceased: 2, popularity: 39 }, total: 2 }],
			group: { cured: 4, deceased: 2, popularity: 39, target: 40 },
			plaque: [],
			result: 'tactical'
		});
		expect(game.score(play(final, 'A popularity 40').state)).toMatchObject({
			plaque: [0],
			result: 'strategic'
		});
		expect(game.over(play(final, 'A popularity -5').state)).toBe(true);
		expect(malformed(final, 'A popularity 1000')).toBe(true);
	});

	it('CLN-R4 b skips the contagions of round 6', () => {
		const slots = { slots: 5, contagion: 'low' };
		expect(clinicOf(toTheEnd({ cured: 9, dead: 0 }, slots)).deceased.tiles).toBe(1);
		expect(
			clinicOf(toTheEnd({ cured: 9, dead: 0 }, { ...slots, rulings: { 'CLN-R4': 'b' } })).deceased.tiles
		).toBe(0);
	});

	it('CLN-R6 b only infected patients count as cured', () => {
		const position = play(
			business('patient white', { rulings: { 'CLN-R6': 'b' } }),
			'A treat 1 room 1 yellow 0; A cure 5'
		);
		expect(game.score(position.state)).toMatchObject({ group: { cured: 1 } });
		expect(marksOf(position).cured).toEqual({ infected: 1, others: 5 });
	});

	it('CLN-R8 b elders and pregnant women do not count', () => {
		const both = (answer: string) =>
			game.score(
				play(
					infecting(2, { modules: ['elders', 'pregnant'], rulings: { 'CLN-R8': answer } }),
					'A infect elder; A infect pregnant'
				).state
			);
		expect(both('a')).toMatchObject({ group: { deceased: 2 }, result: 'lost' });
		expect(both('b')).toMatchObject({ group: { deceased: 0 }, result: 'tactical' });
	});
});
