import { describe, expect, it } from 'vitest';
import type { Position } from '../../src/lib/validators/combat-the-corona/written.ts';
import { marksOf, refusedSetup, rulings, small, smallStanding, standing, stateOf, table } from './lines.ts';

/** The player has just played the last of these cards. */
function board(cards: string, from: Partial<Position> = {}, options: object = {}) {
	const all = cards.split(' ');
	return standing({ ...from, spaces: all.slice(0, -1) }, { options }).after(`A play ${all.at(-1)}`);
}

const [wash, mask, home, party, hoard] = ['wash-hands', 'wear-mask', 'stay-home', 'big-party', 'hoard'];

describe('action cards', () => {
	it('CTC-A1: into the lowest empty space, of any colour', () => {
		expect(marksOf(table().after('setup; A play hoard')).spaces).toEqual(['hoard', null, null, null, null]);
		expect(marksOf(board(`${wash} ${home}`)).spaces.slice(0, 3)).toEqual([wash, home, null]);
	});

	it('CTC-A1: with an empty hand or without an empty space no card can be played', () => {
		const none = standing({ hands: [0, 3] });
		expect(none.broken('A play hoard')).toEqual(['CTC-A1 emptyHand']);
		expect(none.awaited).toEqual(['A skip']);
		const full = standing({ spaces: [wash, wash, mask, mask, party] });
		expect(full.broken('A play hoard')).toEqual(['CTC-A1 noSpaceLeft']);
		expect(full.broken('A skip')).toEqual(['CTC-A4 cardsInHand']);
		expect(full.awaited).toEqual([]);
		expect(full.listed('play')).toEqual([]);
	});

	it('CTC-A2: not when all copies lie on the board or in the discard pile', () => {
		const gone = standing({ spaces: [hoard], discard: { hoard: 2, [wash]: 4 } });
		expect(gone.broken('A play hoard')).toEqual(['CTC-A2 noCopyLeft']);
		expect(gone.broken(`A play ${wash}`)).toEqual([]);
		expect(gone.listed('play')).toHaveLength(7);
	});

	it('CTC-A2: is told only when the card could be played at all', () => {
		expect(standing({ hands: [0, 3], discard: { hoard: 3 } }).broken('A play hoard')).toEqual([
			'CTC-A1 emptyHand'
		]);
	});

	it('CTC-A2: nothing is awaited when no kind is left, and nothing is known of own decks', () => {
		const facts = { ...small, actions: ['a 3 blue', 'b 3 red'] };
		const none = standing({ discard: { a: 3, b: 3 } }, { facts });
		expect(none.awaited).toEqual([]);
		const own = { deck: 'own' };
		const from = { viruses: [], custom: {}, discard: { red: 40 } };
		expect(standing(from, { options: own }).broken('A play red')).toEqual([]);
	});

	it('CTC-A3: one card is drawn', () => {
		expect(table().after('setup; A play hoard').status).toMatchObject({ hands: [3, 3], stock: 26 });
	});

	it('CTC-A4: with an empty hand the draw is still made', () => {
		const drawn = standing({ hands: [0, 3], stock: 5 }).after('A skip');
		expect(drawn.status).toMatchObject({ phase: 'remove', hands: [1, 3], stock: 4 });
		expect(standing({}).broken('A skip')).toEqual(['CTC-A4 cardsInHand']);
	});

	it('CTC-A3, CTC-R6: an empty stock is renewed from the discard pile, or nothing is drawn', () => {
		const dry = { stock: 0, discard: { [wash]: 4 } };
		const renewed = standing(dry).after('A play hoard');
		expect(renewed.status).toMatchObject({ hands: [3, 3], stock: 3 });
		expect(marksOf(renewed).discard).toEqual([]);
		const left = standing(dry, { options: rulings('R6b') }).after('A play hoard');
		expect(left.status).toMatchObject({ hands: [2, 3], stock: 0 });
		expect(standing({ stock: 0 }).after('A play hoard').status).toMatchObject({ hands: [2, 3], stock: 0 });
	});

	it('CTC-A5: exactly three, and none from an empty space', () => {
		const three = board(`${wash} ${wash} ${wash}`);
		expect(three.broken('A remove 1 2')).toEqual(['CTC-A5 exactlyThree']);
		expect(three.broken('A remove 1 2 4')).toEqual(['CTC-A5 emptySpaces']);
		expect(three.broken('A remove 3 1 2')).toEqual([]);
	});

	it('CTC-A6: no red card', () => {
		expect(board(`${wash} ${wash} ${party}`).broken('A remove 1 2 3')).toEqual(['CTC-A6 redCards']);
	});

	it.each([
		[`${wash} ${wash} ${wash}`, []],
		[`${wash} ${wash} ${home}`, []],
		[`${wash} ${home} ${home}`, []],
		[`${home} ${home} ${home}`, []],
		[`${wash} ${wash} ${mask}`, ['CTC-A7 differentKinds']],
		[`${wash} ${home} ${mask}`, ['CTC-A7 differentKinds']],
		[`${wash} ${party} ${mask}`, ['CTC-A6 redCards', 'CTC-A7 differentKinds']]
	])('CTC-A7: %s', (cards, refused) => {
		expect(board(cards).broken('A remove 1 2 3')).toEqual(refused);
	});

	it('CTC-A7: what is wild or red the edition says, and own cards say it themselves', () => {
		const facts = { actions: ['wild 4 blue', 'red 4 blue', 'joker 4 wild'] };
		const named = standing({ spaces: ['wild', 'red'] }, { facts: { ...small, ...facts } });
		expect(named.after('A play joker').broken('A remove 1 2 3')).toEqual(['CTC-A7 differentKinds']);
		const own = { viruses: [], custom: {}, spaces: ['wild', 'blue:soap'] };
		const told = standing(own, { facts: { ...small, ...facts }, options: { deck: 'own' } });
		expect(told.after('A play blue:soap').broken('A remove 1 2 3')).toEqual([]);
	});

	it('CTC-A8, CTC-R4: no exchange without a free piece, or one without reward', () => {
		const cards = `${home} ${home} ${home}`;
		const four = board(cards, { hospitals: 4 });
		expect(four.broken('A remove 1 2 3')).toEqual(['CTC-A8 noPieceFree']);
		expect(four.broken('A remove 1 2')).toEqual(['CTC-A5 exactlyThree', 'CTC-A8 noPieceFree']);
		expect(four.listed('remove')).toEqual([]);
		expect(four.after('hospital').broken('A remove 1 2 3')).toEqual([]);
		const free = board(cards, { hospitals: 4 }, rulings('R4b')).after('A remove 1 2 3');
		expect(marksOf(free)).toMatchObject({ hospitals: 4, dieTokens: 0, discard: [home, home, home] });
	});

	it('CTC-A9: the rest moves to the lowest spaces in its order', () => {
		const four = board(`${party} ${home} ${home} ${home}`).after('A remove 2 3 4');
		expect(marksOf(four)).toMatchObject({
			spaces: [party, null, null, null, null],
			discard: [home, home, home]
		});
	});

	it('CTC-A10: five cards must go before rolling', () => {
		const full = board(`${party} ${party} ${home} ${wash} ${mask}`);
		expect(full.broken('A roll 1')).toEqual(['CTC-A10 removeFirst']);
		expect(full.broken('A roll 1 spending 1')).toEqual([
			'CTC-A10 removeFirst',
			'CTC-D2 tooFewTokens',
			'CTC-D1 wrongDice'
		]);
		expect(full.awaited).toEqual(['A clear']);
		expect(full.after('A clear').broken('A roll 1')).toEqual([]);
	});

	it('CTC-A11: only five can be cleared', () => {
		expect(board(`${party} ${party}`).broken('A clear')).toEqual(['CTC-A11 fiveToClear']);
	});

	it('CTC-A12, CTC-R3: clearing although three match', () => {
		const cards = `${home} ${home} ${home} ${party} ${party}`;
		expect(board(cards).broken('A clear')).toEqual([]);
		const strict = board(cards, {}, rulings('R3b'));
		expect(strict.broken('A clear')).toEqual(['CTC-A12 exchangePossible']);
		expect(strict.awaited).toEqual(['A remove']);
		const noPiece = board(cards, { hospitals: 4 }, rulings('R3b'));
		expect(noPiece.broken('A clear')).toEqual([]);
	});

	it('CTC-A13: ten beds and a die token', () => {
		const cleared = board(`${party} ${party} ${party} ${hoard} ${hoard}`).after('A clear');
		expect(marksOf(cleared)).toMatchObject({ beds: 40, dieTokens: 1 });
	});

	it('CTC-A14, CTC-A15: one virus for each blue card, until the roll', () => {
		const two = { viruses: ['V00', 'V01'] };
		const cleared = board(`${party} ${party} ${party} ${home} ${wash}`, two).after('A clear');
		expect(cleared.broken('A send V09')).toEqual(['CTC-A15 notOnTable']);
		const sent = cleared.after('A send V01');
		expect(marksOf(sent).viruses).toEqual(['V00']);
		expect(sent.status['deck']).toBe(49);
		expect(sent.awaited).toEqual(['A send', 'A roll']);
		const both = sent.after('A send V00');
		expect(both.broken('A send V00')).toEqual(['CTC-A14 noneToSend', 'CTC-A15 notOnTable']);
		expect(sent.after('A roll 1').broken('A send V00')).toEqual(['CTC-T1 otherPhase']);
	});

	it('CTC-A15: each one goes below the one before', () => {
		const two = { viruses: ['V00', 'V01'] };
		const cleared = board(`${party} ${party} ${party} ${home} ${wash}`, two).after('A clear');
		const sent = stateOf(cleared.after('A send V01; A send V00'));
		expect(sent.deck.groups?.slice(-2).map((group) => group.map(({ id }) => id))).toEqual([['V01'], ['V00']]);
	});

	it('CTC-A16: the whole discard pile with the five, or not', () => {
		const full = board(`${home} ${party} ${party} ${party} ${hoard}`, { discard: { [wash]: 2 }, stock: 20 });
		expect(full.after('A clear').status['stock']).toBe(19);
		expect(marksOf(full.after('A clear')).discard).toHaveLength(7);
		expect(full.after('A clear reshuffle').status['stock']).toBe(26);
		expect(marksOf(full.after('A clear reshuffle')).discard).toEqual([]);
		expect(full.listed('clear')).toHaveLength(2);
	});

	it('CTC-A17: an exchange of three or four is voluntary', () => {
		const three = board(`${home} ${home} ${home}`);
		expect(three.awaited).toEqual(['A remove', 'A roll']);
		expect(three.broken('A roll 1')).toEqual([]);
	});

	it('cards of an own deck have a name of 1 to 24 characters without blanks around it', () => {
		const own = standing({ viruses: [], custom: {} }, { options: { deck: 'own' } });
		const played = (card: string): boolean => !own.malformed({ do: 'play', by: 0, card });
		expect(['red', 'wild', 'blue:a b', `blue:${'ä'.repeat(24)}`].map(played)).toEqual([
			true,
			true,
			true,
			true
		]);
		const wrong = ['blue', 'blue:', 'blue: a', 'blue:a ', `blue:${'a'.repeat(25)}`, 'blue:a\u0007', 'hoard'];
		expect(wrong.map(played)).toEqual(wrong.map(() => false));
		expect(smallStanding({}).malformed('A play red')).toBe(true);
		expect(refusedSetup({ options: { deck: 'ours' } })).toBe('options.deck oneOf');
	});
});
