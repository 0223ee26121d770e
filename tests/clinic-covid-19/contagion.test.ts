import { describe, expect, it } from 'vitest';
import type { At } from '../kit/at-the-table.ts';
import { business, clinicOf, marksOf, table } from './lines.ts';

describe('new contagions', () => {
	const owing = (options: object = {}): At => business('nurse', options).after('A ready; A ready');

	it('CLN-N1 CLN-N2 one tile, two with high contagion', () => {
		expect(clinicOf(owing()).owes).toBe(1);
		expect(clinicOf(owing({ contagion: 'high' })).owes).toBe(2);
		expect(marksOf(owing().after('A contaminate 3'))).toMatchObject({ round: 2, phase: 'actions' });
		expect(marksOf(owing({ contagion: 'high' }).after('A contaminate 3')).phase).toBe('contagion');
	});

	it('CLN-N3 one tile a slot', () => {
		const one = owing({ contagion: 'high' }).after('A contaminate 0');
		expect(one.broken('A contaminate 0')).toEqual(['CLN-N3 slotTaken']);
		expect(one.broken('A contaminate 1')).toEqual([]);
	});

	it('CLN-N4 without a clean slot the tiles go to the deceased box', () => {
		const position = owing({ contagion: 'high', slots: 1 }).after('A contaminate 0');
		expect(marksOf(position)).toMatchObject({ round: 2, deceased: { tiles: 1 } });
		const again = position.after('A admit; A ready; A take 1; A infect nurse; A ready; A ready');
		expect(marksOf(again)).toMatchObject({ round: 3, deceased: { tiles: 3 } });
	});

	it('CLN-N4 a protection in the phase makes room again', () => {
		const one = owing({ contagion: 'high', slots: 2 }).after(
			'A contaminate 0; A protect slot 0; A contaminate 0'
		);
		expect(marksOf(one)).toMatchObject({ round: 2, deceased: { tiles: 0 } });
	});

	it('CLN-N5 an empty supply ends it', () => {
		const position = table({ players: 1, options: { tiles: [95, 1, 1, 1, 1, 1] } }).after(
			'A admit; A ready; A take 95'
		);
		const placed = position.after(Array(95).fill('A infect patient white').join(';'));
		expect(marksOf(placed.after('A ready; A ready'))).toMatchObject({
			round: 2,
			supply: 0,
			phase: 'actions'
		});
		// one tile that was bought back is owed
		const bought = placed.after('A protect 1; A ready; A ready');
		expect(bought.awaited).toEqual(['A protect', 'A contaminate']);
	});
});
