import { describe, expect, it } from 'vitest';
import type { Position } from '../../src/lib/validators/combat-the-corona/written.ts';
import { marksOf, rulings, smallStanding, table } from './lines.ts';

/** The viruses are about to be revealed; these lie on top of the deck. */
function step(top: string, from: Partial<Position> = {}, options: object = {}) {
	const here = smallStanding({ deck: [top.split(' '), '*'], ...from }, options);
	const dice = Array.from({ length: Number(here.status['rollDice']) }, () => '1').join(' ');
	return here.after(`A play hoard; A roll ${dice}; A rest`);
}

describe('proliferation', () => {
	it('CTC-P1: three cards, or all that are left', () => {
		expect(step('A B C').broken('reveal A B')).toEqual(['CTC-P1 wrongNumberRevealed']);
		const two = step('A B', { viruses: ['Z', 'H'], deck: ['A', 'B'] });
		expect(two.broken('reveal A B')).toEqual([]);
		expect(two.broken('reveal A B C')).toEqual(['CTC-P1 wrongNumberRevealed', 'CTC-P2 notOnTop']);
	});

	it('CTC-P1: with an empty deck nothing is revealed and the marker moves', () => {
		const none = step('A', { deck: [] });
		expect(none.status).toMatchObject({ phase: 'play', turn: 2 });
		expect(marksOf(none).infection).toBe(2);
	});

	it('CTC-P2: whole groups from the top, and any of the last one touched', () => {
		const groups = step('', { deck: ['A', ['B', 'C', 'S', 'T'], '*'] });
		expect(groups.broken('reveal C T A')).toEqual([]);
		expect(groups.broken('reveal B C T')).toEqual(['CTC-P2 mustBeOnTop']);
		expect(groups.broken('reveal A B H')).toEqual(['CTC-P2 notOnTop']);
		expect(groups.broken('reveal B C H')).toEqual(['CTC-P2 notOnTop', 'CTC-P2 mustBeOnTop']);
	});

	it('CTC-P2: what went under the deck comes up last, in its order', () => {
		const sent = smallStanding({ hospitals: 1, viruses: ['A', 'B'], deck: ['H', 'I'] }).after('hospital B A');
		const shown = sent.after('A play hoard; A roll 1; A rest');
		expect(shown.broken('reveal H I A')).toEqual(['CTC-P2 notOnTop', 'CTC-P2 mustBeOnTop']);
		expect(shown.broken('reveal H I B')).toEqual([]);
	});

	it('CTC-P2: without the order any card of the deck', () => {
		const free = step('', { deck: ['A', ['B', 'C'], '*'] }, { deckOrder: false });
		expect(free.broken('reveal H I J')).toEqual([]);
		expect(free.broken('reveal Z I J')).toEqual(['CTC-P2 notOnTop']);
	});

	it('CTC-P2: of an own deck only the number is known', () => {
		const own = table({ options: { deck: 'own', deckSize: 4 } }).after('setup 1:3/0');
		const shown = own.after('A play red; A roll 1; A rest; reveal 1:9/0 9:1/0 9:1/0');
		expect(shown.marks).toMatchObject({ viruses: ['x0', 'x1'], aside: ['x2', 'x3'] });
		expect(shown.status['deck']).toBe(1);
		const next = shown.after('bottom x3 x2; B play red; B roll 1; B rest; reveal 9:1/0 9:1/0 9:1/0');
		expect(marksOf(next).aside).toEqual(['x4', 'x5', 'x6']);
	});

	it('CTC-P3: the greatest sum of levels that is not above the infection level', () => {
		expect(marksOf(step('A C T', { infection: 4, turn: 4 }).after('reveal T C A'))).toMatchObject({
			viruses: ['Z', 'T', 'A'],
			aside: []
		});
		const choice = step('A B C', { infection: 3, turn: 3 }).after('reveal A B C');
		expect(choice.broken('place A B')).toEqual(['CTC-P3 betterSum']);
		expect(choice.broken('place A B C')).toEqual(['CTC-P3 aboveInfection']);
		expect(choice.broken('place')).toEqual(['CTC-P3 betterSum']);
	});

	it('CTC-P4: of several combinations the team chooses one', () => {
		const choice = step('A B C', { infection: 3, turn: 3 }).after('reveal A B C');
		expect(choice.status['phase']).toBe('place');
		expect(marksOf(choice).revealed).toEqual(['A', 'B', 'C']);
		expect(choice.listed('place').map((move) => (move as { viruses?: unknown }).viruses)).toEqual([
			['A', 'C'],
			['B', 'C']
		]);
		expect(choice.broken('place H C')).toEqual(['CTC-P4 notRevealed']);
		expect(marksOf(choice.after('place C B')).viruses).toEqual(['Z', 'B', 'C']);
	});

	it('CTC-P5: each placed virus with a shield brings a token, the starting virus none', () => {
		expect(marksOf(step('S T H', { infection: 5, turn: 5 }).after('reveal S T H')).shields).toBe(2);
		const facts = { viruses: ['Z 1 3/0 S start', 'A 1 2/1'] };
		expect(marksOf(table({ facts }).after('setup')).shields).toBe(0);
	});

	it('CTC-P5, CTC-R8: the tokens lie on the viruses that brought them, those revealed first', () => {
		const shown = step('S T H', { infection: 5, turn: 5, shields: [] }, rulings('R8b')).after('reveal T H S');
		expect(marksOf(shown)).toMatchObject({ viruses: ['Z', 'T', 'S'], shielded: ['T', 'S'], shields: 2 });
		const few = smallStanding(
			{ infection: 5, turn: 5, shields: [], deck: [['S', 'T', 'H'], '*'] },
			rulings('R8b')
		);
		expect(marksOf(few).shielded).toEqual([]);
	});

	it('CTC-P6, CTC-P7: the others are set aside and go under the deck in an order of choice', () => {
		const shown = step('H I J').after('reveal H I J');
		expect(shown.status).toMatchObject({ phase: 'bottom', deck: 10 });
		expect(marksOf(shown)).toMatchObject({ viruses: ['Z'], aside: ['H', 'I', 'J'] });
		expect(shown.broken('bottom H I')).toEqual(['CTC-P7 asideAll']);
		expect(shown.broken('bottom H I A')).toEqual(['CTC-P7 asideAll']);
		expect(shown.listed('bottom')).toHaveLength(6);
		expect(shown.after('bottom J I H').status['deck']).toBe(13);
	});

	it('CTC-P7: a single one goes without a move', () => {
		const one = step('A B H', { infection: 2, turn: 2 }).after('reveal A B H');
		expect(one.status).toMatchObject({ phase: 'play', deck: 11 });
	});

	it('CTC-P8: nothing placed, nothing raised: the marker moves', () => {
		expect(marksOf(step('H I J').after('reveal H I J; bottom H I J')).infection).toBe(2);
		expect(marksOf(step('A I J').after('reveal A I J; bottom I J')).infection).toBe(1);
		expect(marksOf(step('Q I J').after('reveal Q I J; bottom Q I J')).infection).toBe(2);
	});

	it('CTC-P8: a virus that was placed and has left again still counts as placed', () => {
		const shown = step('A I J', { hospitals: 1 }).after('reveal A I J; hospital A; bottom I J');
		expect(marksOf(shown).infection).toBe(1);
	});
});
