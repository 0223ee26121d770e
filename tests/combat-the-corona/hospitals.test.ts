import { describe, expect, it } from 'vitest';
import { marksOf, rulings, smallStanding, standing, stateOf } from './lines.ts';

const build = 'A play stay-home; A remove 1 2 3';
const two = ['stay-home', 'stay-home'];

describe('hospitals', () => {
	it.each([
		[0, 1],
		[1, 1],
		[2, 0],
		[3, 0]
	])('CTC-H1: with %i pieces the next one brings %i die tokens, every time', (hospitals, dieTokens) => {
		expect(marksOf(standing({ hospitals, spaces: two }).after(build))).toMatchObject({
			hospitals: hospitals + 1,
			dieTokens
		});
		const again = standing({ hospitals, spaces: two }).after(build, 'hospital');
		expect(marksOf(again)).toMatchObject({ hospitals, dieTokens });
	});

	it('CTC-H2, CTC-H5: only the number counts, and the piece is back', () => {
		const four = standing({ hospitals: 4, spaces: two });
		expect(four.status['rollDice']).toBe(5);
		const one = four.after('hospital', build);
		expect(one.status['rollDice']).toBe(5);
	});

	it('CTC-H3: the printed hospital cannot be removed', () => {
		expect(standing({}).broken('hospital')).toEqual(['CTC-H3 noPieceOnBoard']);
		expect(standing({}).broken('hospital V09')).toEqual(['CTC-H3 noPieceOnBoard', 'CTC-H4 notOnTable']);
	});

	it('CTC-H4: at most two viruses on the table, in an order of choice', () => {
		const here = smallStanding({ hospitals: 1, viruses: ['Z', 'A', 'B'] });
		expect(here.broken('hospital Z A B')).toEqual(['CTC-H4 twoAtMost']);
		expect(here.broken('hospital Z A H')).toEqual(['CTC-H4 twoAtMost', 'CTC-H4 notOnTable']);
		expect(here.listed('hospital')).toHaveLength(1 + 3 + 6);
		const sent = here.after('hospital B Z');
		expect(marksOf(sent)).toMatchObject({ viruses: ['A'], hospitals: 0 });
		const groups = stateOf(sent).deck.groups?.slice(-2) ?? [];
		expect(groups.map((group) => group.map(({ id }) => id))).toEqual([['B'], ['Z']]);
	});

	it('CTC-H4, CTC-R8: a shield stays when its virus goes, or goes with it', () => {
		const viruses = ['S', 'T'];
		const stays = smallStanding({ hospitals: 1, infection: 3, viruses, shields: 2 }).after('hospital S');
		expect(marksOf(stays)).toMatchObject({ shields: 2, shielded: [] });
		const options = rulings('R8b');
		const goes = smallStanding({ hospitals: 1, infection: 3, viruses, shields: ['T', 'S'] }, options);
		expect(marksOf(goes).shielded).toEqual(['S', 'T']);
		expect(marksOf(goes.after('hospital S'))).toMatchObject({ shields: 1, shielded: ['T'] });
		const bare = smallStanding({ hospitals: 1, infection: 3, viruses, shields: ['T'] }, options);
		expect(marksOf(bare.after('hospital S'))).toMatchObject({ shields: 1, shielded: ['T'] });
	});

	it('CTC-H6: dice that were rolled stay', () => {
		const rolled = smallStanding({ hospitals: 1 }).after('A play hoard; A roll 1 1; hospital');
		expect(rolled.status).toMatchObject({ dice: [1, 1], rollDice: 1 });
	});
});
