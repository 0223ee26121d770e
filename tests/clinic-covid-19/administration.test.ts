import { describe, expect, it } from 'vitest';
import { business, clinicOf, marksOf } from './lines.ts';

describe('administration', () => {
	it('CLN-D2 everybody gets one colour worse, the red ones die', () => {
		const position = business('patient white, doctor yellow, patient orange, patient red').after('A ready');
		expect(clinicOf(position).people.map(({ colour, from }) => `${from} ${colour}`)).toEqual([
			'white yellow',
			'yellow orange',
			'orange red'
		]);
		expect(clinicOf(position).deceased.patients).toBe(1);
		expect(marksOf(position).supply).toBe(92);
	});

	it('CLN-D3 a doctor costs five popularity, and healthy deaths are reported', () => {
		const position = business('doctor red, doctor red').after('A ready');
		expect(clinicOf(position)).toMatchObject({ lost: 10, deceased: { doctors: 2, patients: 0 } });
		expect(clinicOf(position.after('A dead 3')).deceased.patients).toBe(3);
		expect(position.malformed('A dead 0')).toBe(true);
		expect(position.awaited).toEqual(['A dead', 'A ready']);
	});

	it('CLN-D4 quarantine ends', () => {
		const position = business('nurse, caregiver').after('A ready');
		expect(clinicOf(position).quarantine).toEqual([]);
		expect(marksOf(position).supply).toBe(95);
	});
});
