import { describe, expect, it } from 'vitest';
import { business, clinicOf, marksOf, modules, table } from './lines.ts';

describe('modules', () => {
	it.each(['transfusion', 'intensive'])(
		'CLN-X1 CLN-X2 a full cure by %s sends tile and patient home',
		(ward) => {
			const position = business('patient red', { modules });
			const cured = position.after(`A treat 1 ${ward}`);
			expect(clinicOf(cured)).toMatchObject({ people: [], cured: { infected: 1 }, income: 30 });
			expect(marksOf(cured).supply).toBe(marksOf(position).supply + 1);
		}
	);

	it('CLN-X3 CLN-X5 the flags ask the referee, and the answer is no', () => {
		const infecting = table({ players: 1, options: { modules } }).after('A admit; A ready; A take 2');
		expect(infecting.broken('A infect doctor red workaholic')).toEqual(['CLN-X3 immune']);
		expect(infecting.broken('A infect caregiver outside')).toEqual(['CLN-X5 outsideIsSafe']);
		expect(infecting.broken('A infect doctor red workaholic outside')).toEqual([
			'CLN-X3 immune',
			'CLN-X5 outsideIsSafe'
		]);
		expect(infecting.broken('A infect doctor red')).toEqual([]);
		expect(infecting.malformed('A infect patient red workaholic')).toBe(true);
	});

	it('CLN-X4 a workaholic needs the same nurses, and consults without catching it', () => {
		const position = business('patient white', { modules });
		expect(position.broken('A treat 1 room 1 white 0 workaholic')).toEqual(['CLN-T6 wrongNurses']);
		const consulted = position.after('A treat 1 outpatient red workaholic');
		expect(clinicOf(consulted)).toMatchObject({ people: [], income: 6 });
		expect(marksOf(consulted).supply).toBe(marksOf(position).supply + 1);
	});

	it('CLN-X6 care keeps the tile, sets the same or a better colour, and spares the patient', () => {
		const position = business('patient red, doctor red', { modules });
		expect(position.broken('A care 1 intensive red')).toEqual([]);
		expect(business('patient orange', { modules }).broken('A care 1 intensive red')).toEqual([
			'CLN-X6 caredWorse'
		]);
		const cared = position.after('A care 1 transfusion yellow');
		expect(clinicOf(cared).people[0]).toEqual({
			id: 1,
			kind: 'patient',
			colour: 'yellow',
			from: 'red',
			state: 'cared'
		});
		expect(clinicOf(cared.after('A ready')).people).toEqual([
			{ id: 1, kind: 'patient', colour: 'yellow', from: 'red', state: 'waiting' }
		]);
		expect(cared.awaited).toEqual(['A protect', 'A treat', 'A cure', 'A ready']);
	});
});
