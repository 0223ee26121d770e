import { describe, expect, it } from 'vitest';
import { business, marksOf, table } from './lines.ts';

describe('actions', () => {
	it('CLN-A1 nobody is ready without an admission', () => {
		expect(table({ players: 1 }).broken('A ready')).toEqual(['CLN-A1 noAdmission']);
		expect(table({ players: 1 }).after('A admit').broken('A ready')).toEqual([]);
		expect(business('nurse').broken('A ready')).toEqual([]);
	});

	it('CLN-A2 Admit is chosen at most twice', () => {
		expect(table({ players: 1 }).after('A admit').broken('A admit')).toEqual([]);
		expect(table({ players: 1 }).after('A admit; A admit').broken('A admit')).toEqual([
			'CLN-A2 tooManyAdmissions'
		]);
	});

	const second = business('nurse').after('A ready; A ready; A contaminate 1');

	it('CLN-A3 nobody arrives before an admission', () => {
		expect(second.broken('A arrive 1 red')).toEqual(['CLN-A3 arrivesUnadmitted']);
		expect(second.broken('A arrive 0 red')).toEqual(['CLN-A3 arrivesUnadmitted', 'CLN-A4 cleanSlot']);
		expect(second.after('A admit').broken('A arrive 1 red')).toEqual([]);
	});

	it('CLN-A4 the tile of the slot goes under the patient', () => {
		const arrived = second.after('A admit; A arrive 1 yellow');
		expect(marksOf(arrived).clinics[0]).toMatchObject({
			slots: [0, 0, 0, 0],
			people: [{ id: 2, kind: 'patient', colour: 'yellow', from: 'yellow', state: 'waiting' }]
		});
		expect(arrived.broken('A arrive 1 yellow')).toEqual(['CLN-A4 cleanSlot']);
		expect(arrived.malformed('A arrive 4 yellow')).toBe(true);
	});
});
