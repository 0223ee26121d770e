import { describe, expect, it } from 'vitest';
import { readPasted } from '../../src/lib/ui/combat-the-corona/edition/pasted.ts';

describe('what somebody pastes', () => {
	it('lines as an edition writes them', () => {
		expect(readPasted('A7 4 5/2 S raise x3: Crown\n\n  B 1 2/1  \r\nC 1 1/0')).toEqual({
			lines: ['A7 4 5/2 S raise x3: Crown', 'B 1 2/1', 'C 1 1/0'],
			wrong: []
		});
	});

	it('columns of a spreadsheet', () => {
		const rows = ['Z\t1\t3\t1\t\t\tstart\t\tPatient', 'A\t4\t5\t2\tx\traise, save\t\t3\tCrown', 'B;2;3;1'];
		expect(readPasted(rows.join('\n')).lines).toEqual([
			'Z 1 3/1 start: Patient',
			'A 4 5/2 S raise save x3: Crown',
			'B 2 3/1'
		]);
	});

	it('what is no card stays, and nothing is lost', () => {
		expect(readPasted('id\tlevel\tlife\tattack\nA 1 2/1\nnonsense')).toEqual({
			lines: ['A 1 2/1'],
			wrong: ['id\tlevel\tlife\tattack', 'nonsense']
		});
	});
});
