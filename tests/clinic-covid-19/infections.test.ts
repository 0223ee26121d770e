import { describe, expect, it } from 'vitest';
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
	small
} from './script.ts';

const sharing = (players: number, options: object = {}) => {
	const seats = ['A', 'B', 'C', 'D'].slice(0, players);
	return after(players, seats.map((seat) => `${seat} admit; ${seat} ready`).join(';'), options);
};

describe('sharing', () => {
	it('CLN-I1 nobody takes more than there is, the last takes all', () => {
		expect(against(sharing(2), 'A take 5')).toEqual(['CLN-I1 takesTooMany']);
		expect(against(play(sharing(2), 'A take 1'), 'B take 2')).toEqual(['CLN-I1 leavesTiles']);
		expect(against(play(sharing(2), 'A take 1'), 'B take 3')).toEqual([]);
		expect(against(sharing(1), 'A take 1')).toEqual(['CLN-I1 leavesTiles']);
	});

	it('CLN-I2 one is left for each of the others', () => {
		expect(against(sharing(2), 'A take 3')).toEqual([]);
		expect(against(sharing(2), 'A take 4')).toEqual(['CLN-I2 leavesTooFew']);
		expect(against(play(sharing(3, small), 'C take 1'), 'A take 2')).toEqual(['CLN-I2 leavesTooFew']);
		expect(malformed(sharing(2), 'A take 0')).toBe(true);
	});
});

describe('placing tiles', () => {
	it('CLN-I3 any kind can be chosen, from the own hand', () => {
		for (const who of ['patient red', 'doctor white', 'nurse', 'caregiver'])
			expect(against(infecting(1), `A infect ${who}`)).toEqual([]);
		expect(clinicOf(play(infecting(2), 'A infect nurse')).hand).toBe(1);
		expect(malformed(infecting(1), 'A infect zombie')).toBe(true);
	});

	it('CLN-I4 the tile lies under patient and doctor', () => {
		expect(clinicOf(business('patient white, doctor red')).people).toEqual([
			{ id: 1, kind: 'patient', colour: 'white', from: 'white', state: 'waiting' },
			{ id: 2, kind: 'doctor', colour: 'red', from: 'red', state: 'waiting' }
		]);
	});

	it('CLN-I5 CLN-I6 elders and pregnant women are lost at once, their tiles return', () => {
		const position = business('elder, pregnant, elder', { modules: ['elders', 'pregnant'] });
		expect(marksOf(position).supply).toBe(95);
		expect(clinicOf(position).deceased).toEqual({
			patients: 0,
			doctors: 0,
			elders: 2,
			pregnant: 1,
			tiles: 0
		});
		expect(
			clinicOf(play(infecting(2, { modules: ['elders'] }), 'A infect elder; A infect nurse')).quarantine
		).toEqual([{ id: 1, kind: 'nurse' }]);
	});

	it('CLN-I7 nurse, caregiver and janitor go to quarantine', () => {
		expect(clinicOf(business('nurse, janitor, caregiver', { modules: ['janitors'] })).quarantine).toEqual([
			{ id: 1, kind: 'nurse' },
			{ id: 2, kind: 'janitor' },
			{ id: 3, kind: 'caregiver' }
		]);
	});

	const two = play(sharing(2), 'A take 2; B take 2');

	it('CLN-I8 who is full infects nobody, and only who is full hands on', () => {
		expect(against(two, 'A hand B 1')).toEqual(['CLN-I8 notFull']);
		const full = play(two, 'A full');
		expect(against(full, 'A infect nurse')).toEqual(['CLN-I8 fullInfectsNobody']);
		expect(against(full, 'A infect janitor outside')).toEqual([
			'CLN-S5 kindNeedsModule',
			'CLN-I8 fullInfectsNobody'
		]);
		expect(against(full, 'A hand B 2')).toEqual([]);
		expect(awaited(full)).toEqual(['A hand', 'B infect', 'B full']);
		expect(clinicOf(play(full, 'A hand B 2'), 1).hand).toBe(4);
	});

	it('CLN-I9 tiles go to another player who is not full', () => {
		const three = play(sharing(3), 'A take 2; B take 2; C take 2; A full; B full');
		expect(against(three, 'A hand A 1')).toEqual(['CLN-I9 handsToSelf']);
		expect(against(three, 'A hand B 1')).toEqual(['CLN-I9 handsToFull']);
		expect(against(three, 'A hand C 1')).toEqual([]);
		expect(against(two, 'A hand A 3')).toEqual([
			'CLN-I8 notFull',
			'CLN-I9 handsToSelf',
			'CLN-I10 handsTooMany'
		]);
	});

	it('CLN-I10 nobody hands on more than the hand holds', () => {
		const full = play(two, 'A full');
		expect(against(full, 'A hand B 2')).toEqual([]);
		expect(against(full, 'A hand B 3')).toEqual(['CLN-I10 handsTooMany']);
	});

	it('CLN-I11 when all are full, the hands go to the deceased box of their holders', () => {
		const position = play(two, 'A infect nurse; A full; B full');
		expect(marksOf(position)).toMatchObject({ phase: 'business', deceased: { tiles: 3 } });
		expect(clinicOf(position, 0).deceased.tiles).toBe(1);
		expect(clinicOf(position, 1).deceased.tiles).toBe(2);
	});
});

describe('protection', () => {
	const sick = business('patient white, nurse');

	it('CLN-P1 twenty dollars, the tile to the supply, the number never used again', () => {
		const position = play(sick, 'A protect 1; A protect 2');
		expect(clinicOf(position)).toMatchObject({ spent: 40, people: [], quarantine: [] });
		expect(marksOf(position).supply).toBe(marksOf(sick).supply + 2);
		const later = play(infecting(3), 'A infect nurse; A protect 1; A infect nurse');
		expect(clinicOf(later).quarantine).toEqual([{ id: 2, kind: 'nurse' }]);
		expect(against(play(infecting(1, { modules: ['elders'] }), ''), 'A protect 1')).toEqual([
			'CLN-P2 noTileThere'
		]);
	});

	it('CLN-P1 also when ready, but not in the final', () => {
		const ready = play(
			sharing(2),
			'A take 2; B take 2; A infect nurse; A infect nurse; B infect nurse; B infect nurse; A ready'
		);
		expect(against(ready, 'A protect 1')).toEqual([]);
		let end = after(1, '', small);
		for (let round = 1; round <= 6; round++)
			end = play(
				end,
				'A admit; A ready; A take 1; A infect nurse; A cure 9; A ready; A ready' +
					(round < 5 ? `; A contaminate slot ${round - 1}` : '')
			);
		expect(marksOf(end).phase).toBe('final');
		expect(against(end, 'A protect slot 0')).toEqual(['CLN-F1 otherPhase']);
	});

	it('CLN-P2 only what lies in the own clinic', () => {
		expect(against(sick, 'A protect 9')).toEqual(['CLN-P2 noTileThere']);
		expect(against(sick, 'A protect slot 0')).toEqual(['CLN-P2 noTileOnSlot']);
		const two = play(sharing(2), 'A take 1; B take 3; A infect nurse');
		expect(against(two, 'B protect 1')).toEqual(['CLN-P2 noTileThere']);
	});

	it('CLN-P3 a tile taken from somebody ends "full", one taken from a slot does not', () => {
		const full = play(infecting(3), 'A infect nurse');
		const other = play(
			sharing(2, { tiles: [2, 1, 1, 1, 1, 1] }),
			'A take 2; B take 2; A infect nurse; A full'
		);
		expect(clinicOf(other).full).toBe(true);
		expect(clinicOf(play(other, 'A protect 1')).full).toBe(false);
		expect(clinicOf(full).full).toBe(false);
		const later = play(
			other,
			'A hand B 1; B infect nurse; B infect nurse; B infect nurse; A ready; B ready; A ready; B ready; A contaminate slot 0; B contaminate slot 0;' +
				'A admit; B admit; A ready; B ready; A take 1; B take 1; A full; A protect slot 0'
		);
		expect(clinicOf(later).full).toBe(true);
	});

	it('CLN-R3 b only tiles under patients and doctors', () => {
		const position = business('patient white, nurse', { rulings: { 'CLN-R3': 'b' } });
		expect(against(position, 'A protect 1')).toEqual([]);
		expect(against(position, 'A protect 2')).toEqual(['CLN-R3 staffStays']);
		expect(against(position, 'A protect 3')).toEqual(['CLN-P2 noTileThere']);
		expect(against(position, 'A protect slot 0')).toEqual(['CLN-P2 noTileOnSlot', 'CLN-R3 slotStays']);
		const slot = play(position, 'A ready; A ready; A contaminate slot 0');
		expect(against(slot, 'A protect slot 0')).toEqual(['CLN-R3 slotStays']);
		expect(awaited(play(slot, 'A protect 1'))).toEqual(['A admit']);
	});
});
