import { describe, expect, it } from 'vitest';
import { business, clinicOf, infecting, marksOf, rulings, sharing, small, table } from './lines.ts';

describe('protection', () => {
	const sick = business('patient white, nurse');

	it('CLN-P1 twenty dollars, the tile to the supply, the number never used again', () => {
		const position = sick.after('A protect 1; A protect 2');
		expect(clinicOf(position)).toMatchObject({ spent: 40, people: [], quarantine: [] });
		expect(marksOf(position).supply).toBe(marksOf(sick).supply + 2);
		const later = infecting(3).after('A infect nurse; A protect 1; A infect nurse');
		expect(clinicOf(later).quarantine).toEqual([{ id: 2, kind: 'nurse' }]);
		expect(infecting(1, { modules: ['elders'] }).broken('A protect 1')).toEqual(['CLN-P2 noTileThere']);
	});

	it('CLN-P1 also when ready, but not in the final', () => {
		const ready = sharing(2).after(
			'A take 2; B take 2; A infect nurse; A infect nurse; B infect nurse; B infect nurse; A ready'
		);
		expect(ready.broken('A protect 1')).toEqual([]);
		let end = table({ players: 1, options: small });
		for (let round = 1; round <= 6; round++)
			end = end.after(
				'A admit; A ready; A take 1; A infect nurse; A cure 9; A ready; A ready' +
					(round < 5 ? `; A contaminate ${round - 1}` : '')
			);
		expect(marksOf(end).phase).toBe('final');
		expect(end.broken('A protect slot 0')).toEqual(['CLN-F1 otherPhase']);
	});

	it('CLN-P2 only what lies in the own clinic', () => {
		expect(sick.broken('A protect 9')).toEqual(['CLN-P2 noTileThere']);
		expect(sick.broken('A protect slot 0')).toEqual(['CLN-P2 noTileOnSlot']);
		const two = sharing(2).after('A take 1; B take 3; A infect nurse');
		expect(two.broken('B protect 1')).toEqual(['CLN-P2 noTileThere']);
	});

	it('CLN-P3 a tile taken from somebody ends "full", one taken from a slot does not', () => {
		const full = infecting(3).after('A infect nurse');
		const other = sharing(2, { tiles: [2, 1, 1, 1, 1, 1] }).after(
			'A take 2; B take 2; A infect nurse; A full'
		);
		expect(clinicOf(other).full).toBe(true);
		expect(clinicOf(other.after('A protect 1')).full).toBe(false);
		expect(clinicOf(full).full).toBe(false);
		const later = other.after(
			'A hand B 1; B infect nurse; B infect nurse; B infect nurse; A ready; B ready; A ready; B ready; A contaminate 0; B contaminate 0;' +
				'A admit; B admit; A ready; B ready; A take 1; B take 1; A full; A protect slot 0'
		);
		expect(clinicOf(later).full).toBe(true);
	});

	it('CLN-R3 b only tiles under patients and doctors', () => {
		const position = business('patient white, nurse', rulings('R3b'));
		expect(position.broken('A protect 1')).toEqual([]);
		expect(position.broken('A protect 2')).toEqual(['CLN-R3 staffStays']);
		expect(position.broken('A protect 3')).toEqual(['CLN-P2 noTileThere']);
		expect(position.broken('A protect slot 0')).toEqual(['CLN-P2 noTileOnSlot', 'CLN-R3 slotStays']);
		const slot = position.after('A ready; A ready; A contaminate 0');
		expect(slot.broken('A protect slot 0')).toEqual(['CLN-R3 slotStays']);
		expect(slot.after('A protect 1').awaited).toEqual(['A admit']);
	});
});
