import { describe, expect, it } from 'vitest';
import { business, clinicOf, infecting, marksOf, sharing, small } from './lines.ts';

describe('sharing', () => {
	it('CLN-I1 nobody takes more than there is, the last takes all', () => {
		expect(sharing(2).broken('A take 5')).toEqual(['CLN-I1 takesTooMany']);
		expect(sharing(2).after('A take 1').broken('B take 2')).toEqual(['CLN-I1 leavesTiles']);
		expect(sharing(2).after('A take 1').broken('B take 3')).toEqual([]);
		expect(sharing(1).broken('A take 1')).toEqual(['CLN-I1 leavesTiles']);
	});

	it('CLN-I2 one is left for each of the others', () => {
		expect(sharing(2).broken('A take 3')).toEqual([]);
		expect(sharing(2).broken('A take 4')).toEqual(['CLN-I2 leavesTooFew']);
		expect(sharing(3, small).after('C take 1').broken('A take 2')).toEqual(['CLN-I2 leavesTooFew']);
		expect(sharing(2).malformed('A take 0')).toBe(true);
	});
});

describe('placing tiles', () => {
	it('CLN-I3 any kind can be chosen, from the own hand', () => {
		for (const who of ['patient red', 'doctor white', 'nurse', 'caregiver'])
			expect(infecting(1).broken(`A infect ${who}`)).toEqual([]);
		expect(clinicOf(infecting(2).after('A infect nurse')).hand).toBe(1);
		expect(infecting(1).malformed('A infect zombie')).toBe(true);
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
			clinicOf(infecting(2, { modules: ['elders'] }).after('A infect elder; A infect nurse')).quarantine
		).toEqual([{ id: 1, kind: 'nurse' }]);
	});

	it('CLN-I7 nurse, caregiver and janitor go to quarantine', () => {
		expect(clinicOf(business('nurse, janitor, caregiver', { modules: ['janitors'] })).quarantine).toEqual([
			{ id: 1, kind: 'nurse' },
			{ id: 2, kind: 'janitor' },
			{ id: 3, kind: 'caregiver' }
		]);
	});

	const two = sharing(2).after('A take 2; B take 2');

	it('CLN-I8 who is full infects nobody, and only who is full hands on', () => {
		expect(two.broken('A hand B 1')).toEqual(['CLN-I8 notFull']);
		const full = two.after('A full');
		expect(full.broken('A infect nurse')).toEqual(['CLN-I8 fullInfectsNobody']);
		expect(full.broken('A infect janitor outside')).toEqual([
			'CLN-S5 kindNeedsModule',
			'CLN-I8 fullInfectsNobody'
		]);
		expect(full.broken('A hand B 2')).toEqual([]);
		expect(full.awaited).toEqual(['A hand', 'B infect', 'B full']);
		expect(clinicOf(full.after('A hand B 2'), 1).hand).toBe(4);
	});

	it('CLN-I9 tiles go to another player who is not full', () => {
		const three = sharing(3).after('A take 2; B take 2; C take 2; A full; B full');
		expect(three.broken('A hand A 1')).toEqual(['CLN-I9 handsToSelf']);
		expect(three.broken('A hand B 1')).toEqual(['CLN-I9 handsToFull']);
		expect(three.broken('A hand C 1')).toEqual([]);
		expect(two.broken('A hand A 3')).toEqual([
			'CLN-I8 notFull',
			'CLN-I9 handsToSelf',
			'CLN-I10 handsTooMany'
		]);
	});

	it('CLN-I10 nobody hands on more than the hand holds', () => {
		const full = two.after('A full');
		expect(full.broken('A hand B 2')).toEqual([]);
		expect(full.broken('A hand B 3')).toEqual(['CLN-I10 handsTooMany']);
	});

	it('CLN-I11 when all are full, the hands go to the deceased box of their holders', () => {
		const position = two.after('A infect nurse; A full; B full');
		expect(marksOf(position)).toMatchObject({ phase: 'business', deceased: { tiles: 3 } });
		expect(clinicOf(position, 0).deceased.tiles).toBe(1);
		expect(clinicOf(position, 1).deceased.tiles).toBe(2);
	});
});
