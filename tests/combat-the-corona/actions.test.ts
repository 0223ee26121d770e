import { describe, expect, it } from 'vitest';
import type { State } from '../../src/lib/validators/combat-the-corona/state.ts';
import { ownTable, table } from './position.ts';

const app = { deckOrder: false };

/** A turn with the app's cards: the starting virus has life 3, so a 1 is left over; three high levels come up. */
const idle = (card: string): string => `play ${card};roll 1;rest 1;reveal V43 V44 V47;bottom V43 V44 V47`;

describe('action cards', () => {
	it('CTC-A1: into the lowest empty space, of any colour', () => {
		expect(table().then('setup;play hoard').marks.spaces).toEqual(['hoard', null, null, null, null]);
		expect(ownTable().then('turn red;play wild').marks.spaces.slice(0, 3)).toEqual(['red', 'wild', null]);
	});

	it('CTC-A1, CTC-A4: an empty hand cannot play, and must skip', () => {
		const emptied = emptyHands();
		expect(emptied.refuses('play red')).toEqual(['CTC-A1 emptyHand']);
		expect(emptied.refuses('skip')).toEqual([]);
		expect(emptied.awaited).toEqual(['skip']);
		expect(emptied.listed('skip')).toHaveLength(1);
		expect(table().then('setup').refuses('skip')).toEqual(['CTC-A4 cardsInHand']);
	});

	it('CTC-A2: not when all copies lie on the board or in the discard pile', () => {
		const three = table(app).then(`setup;${[1, 2, 3].map(() => idle('hoard')).join(';')}`);
		expect(three.refuses('play hoard')).toEqual(['CTC-A2 noCopyLeft']);
		expect(three.refuses('play false-news')).toEqual([]);
		expect(three.listed('play')).toHaveLength(7);
	});

	it('CTC-A2: is not checked with own decks', () => {
		expect(ownTable().then('turn red;turn red;turn red;turn red').refuses('play red')).toEqual([]);
	});

	it('CTC-A3: one card is drawn', () => {
		expect(table().then('setup;play hoard').status).toMatchObject({ hands: [3, 3], stock: 26 });
	});

	it('CTC-A4: with an empty hand the draw is still made', () => {
		expect(emptyHands().then('skip').status).toMatchObject({ phase: 'remove', stock: 0 });
		const restocked = emptyHands(30);
		expect(restocked.status).toMatchObject({ player: 3, hands: [1, 1, 1, 0, 0, 0], stock: 27 });
		expect(restocked.then('skip').status).toMatchObject({ hands: [1, 1, 1, 1, 0, 0], stock: 26 });
	});

	it('CTC-A5: exactly three, and none from an empty space', () => {
		const three = ownTable().then('turn blue:A;turn blue:A;play blue:A');
		expect(three.refuses('remove 1 2')).toEqual(['CTC-A5 exactlyThree']);
		expect(three.refuses('remove 1 2 4')).toEqual(['CTC-A5 emptySpaces']);
		expect(three.refuses('remove 4 5')).toEqual(['CTC-A5 exactlyThree', 'CTC-A5 emptySpaces']);
		expect(three.refuses('remove 3 1 2')).toEqual([]);
	});

	it('CTC-A6: no red card', () => {
		expect(ownTable().then('turn blue:A;turn blue:A;play red').refuses('remove 1 2 3')).toEqual([
			'CTC-A6 redCards'
		]);
	});

	it.each([
		['blue:A blue:A blue:A', []],
		['blue:A blue:A wild', []],
		['blue:A wild wild', []],
		['wild wild wild', []],
		['blue:A blue:A blue:B', ['CTC-A7 differentKinds']],
		['blue:A wild blue:B', ['CTC-A7 differentKinds']],
		['blue:A red blue:B', ['CTC-A6 redCards', 'CTC-A7 differentKinds']]
	])('CTC-A7: %s', (cards, refused) => {
		const [a, b, c] = cards.split(' ');
		expect(ownTable().then(`turn ${a};turn ${b};play ${c}`).refuses('remove 1 2 3')).toEqual(refused);
	});

	it('CTC-A8, CTC-R4: no exchange with four hospitals, or one without reward', () => {
		const build = 'turn wild;turn wild;play wild;remove 1 2 3;roll 1';
		const four = (rulings: Record<string, string>) => {
			let here = ownTable('1:60/0', { rulings });
			for (let n = 1; n <= 4; n++) {
				const ones = Array.from({ length: n }, () => '1').join(' ');
				here = here.then(`${build} ${ones};rest;reveal 20:1/0 20:1/0 20:1/0`);
				here = here.then(`bottom ${here.marks.aside.join(' ')}`);
			}
			return here.then('turn wild;turn wild;play wild');
		};
		expect(four({}).refuses('remove 1 2 3')).toEqual(['CTC-A8 noPieceFree']);
		expect(four({}).refuses('remove 1 2')).toEqual(['CTC-A5 exactlyThree', 'CTC-A8 noPieceFree']);
		expect(four({}).listed('remove')).toEqual([]);
		expect(four({}).then('hospital').refuses('remove 1 2 3')).toEqual([]);
		const free = four({ 'CTC-R4': 'b' }).then('remove 1 2 3').marks;
		expect(free).toMatchObject({ hospitals: 4, dieTokens: 2, spaces: [null, null, null, null, null] });
	});

	it('CTC-A9: the rest moves to the lowest spaces in its order', () => {
		const four = ownTable().then('turn red;turn wild;turn wild;play wild').then('remove 2 3 4');
		expect(four.marks).toMatchObject({
			spaces: ['red', null, null, null, null],
			discard: ['wild', 'wild', 'wild']
		});
	});

	const five = (cards: string, options = {}) => {
		const [a, b, c, d, e] = cards.split(' ');
		return ownTable('1:60/0', options).then(`turn ${a};turn ${b};turn ${c};turn ${d};play ${e}`);
	};

	it('CTC-A10: five cards must go before rolling', () => {
		const full = five('red red wild blue:A blue:B');
		expect(full.refuses('roll 1')).toEqual(['CTC-A10 removeFirst']);
		expect(full.refuses('roll 1 spending 1')).toEqual([
			'CTC-A10 removeFirst',
			'CTC-D2 tooFewTokens',
			'CTC-D1 wrongDice'
		]);
		expect(full.awaited).toEqual(['clear']);
		expect(full.then('clear').refuses('roll 1')).toEqual([]);
	});

	it('CTC-A11: only five can be cleared', () => {
		expect(ownTable().then('turn red;play red').refuses('clear')).toEqual(['CTC-A11 fiveToClear']);
		expect(five('red red red red red').refuses('clear')).toEqual([]);
	});

	it('CTC-A12, CTC-R3: clearing although three match', () => {
		const cards = 'wild wild wild red red';
		expect(five(cards).refuses('clear')).toEqual([]);
		const strict = five(cards, { rulings: { 'CTC-R3': 'b' } });
		expect(strict.refuses('clear')).toEqual(['CTC-A12 exchangePossible']);
		expect(strict.awaited).toEqual(['remove']);
		expect(five('red red red wild wild', { rulings: { 'CTC-R3': 'b' } }).refuses('clear')).toEqual([]);
	});

	it('CTC-A13: ten beds and a die token', () => {
		expect(five('red red red red red').then('clear').marks).toMatchObject({ beds: 40, dieTokens: 1 });
	});

	it('CTC-A14, CTC-A15: one virus for each blue card, until the roll', () => {
		const cleared = five('red red red wild blue:A').then('clear');
		expect(cleared.refuses('send x0')).toEqual([]);
		expect(cleared.refuses('send x9')).toEqual(['CTC-A15 notOnTable']);
		const sent = cleared.then('send x0');
		expect(sent.marks.viruses).toEqual([]);
		expect(sent.status.deck).toBe(61);
		expect(sent.refuses('send x0')).toEqual(['CTC-A15 notOnTable']);
		expect(sent.awaited).toEqual(['roll']);
		const none = five('red red red red red').then('clear');
		expect(none.refuses('send x0')).toEqual(['CTC-A14 noneToSend']);
		expect(none.refuses('send x9')).toEqual(['CTC-A14 noneToSend', 'CTC-A15 notOnTable']);
	});

	it('CTC-A15: each one goes below the one before', () => {
		const turns = ['V01 V43 V44', 'V45 V47 V48', 'V38 V39 V40', 'V32 V33 V34'].map(
			(shown) => `play hoard;roll 1;rest;reveal ${shown}`
		);
		let here = table({ rulings: { 'CTC-R2': 'b' } }).then('setup');
		for (const [n, turn] of turns.entries()) {
			here = here.then(turn.replace('hoard', n < 2 ? 'stay-home' : 'hoard'));
			here = here.then(`bottom ${here.marks.aside.join(' ')}`);
		}
		const sent = here.then('play hoard;clear;send V01;send V00').state as State;
		expect(sent.deck.groups?.slice(-2).map((group) => group.map(({ id }) => id))).toEqual([['V01'], ['V00']]);
	});

	it('CTC-A16: the whole discard pile with the five, or not', () => {
		const full = five('wild red red red red');
		expect(full.then('clear').status.stock).toBe(22);
		expect(full.then('clear').marks.discard).toEqual(['red', 'red', 'red', 'red', 'wild']);
		expect(full.then('clear reshuffle').status.stock).toBe(27);
		expect(full.then('clear reshuffle').marks.discard).toEqual([]);
		expect(full.listed('clear')).toHaveLength(2);
	});

	it('CTC-A17: an exchange of three or four is voluntary', () => {
		const three = ownTable().then('turn wild;turn wild;play wild');
		expect(three.awaited).toEqual(['remove', 'roll']);
		expect(three.refuses('roll 1')).toEqual([]);
	});

	it('CTC-R6: an empty stock is renewed, or not', () => {
		expect(drained('a').status).toMatchObject({ stock: 14, hands: [3, 3, 3, 3, 3, 3] });
		expect(drained('a').marks.discard).toEqual([]);
		expect(drained('b').status).toMatchObject({ stock: 0, hands: [3, 3, 3, 2, 3, 3] });
	});
});

/** Six players, 15 cards in the stock: three times five cards are cleared and stay away, then one more is played. */
function drained(answer: 'a' | 'b') {
	let here = ownTable('1:60/0', { deckSize: 200, rulings: { 'CTC-R6': answer } }, 6);
	for (let round = 0; round < 3; round++)
		here = here.then('turn red;turn red;turn red;turn red;play red;clear;calm');
	return here.then('play red');
}

/** With CTC-R6 b nobody draws any more: hands run empty. The cards cleared in this turn are shuffled back. */
function emptyHands(reshuffleIn = 0) {
	let here = ownTable('1:60/0', { deckSize: 200, rulings: { 'CTC-R6': 'b' } }, 6);
	while (here.awaited[0] !== 'skip') {
		const clear = here.status.turn === reshuffleIn ? 'clear reshuffle' : 'clear';
		const played = here.then('play red');
		here = (played.awaited.includes('clear') ? played.then(clear) : played).then('calm');
	}
	return here;
}
