import { describe, expect, it } from 'vitest';
import type { State } from '../../src/lib/validators/combat-the-corona/state.ts';
import { ownTable, table, type Position } from './position.ts';

const ten = 'V01 V09 V17 V25 V32 V38 V08 V16 V24 V36';
const bottomCards = (position: Position, n: number): readonly string[] =>
	((position.state as State).deck.groups ?? []).slice(-n).map((group) => group.map(({ id }) => id).join(' '));

/** The infection level after so many turns without anything else. */
const atLevel = (level: number, start = '1:60/0', options = {}): Position => {
	let here = ownTable(start, { deckSize: 200, ...options });
	while (here.marks.infection < level) {
		const played = here.then('play red');
		here = (played.awaited.includes('clear') ? played.then('clear') : played).then('turn');
	}
	return here;
};

/** The player has rolled and rested; cards are to be revealed. */
const revealing = (position: Position): Position => {
	const played = position.then(position.setup.options['deck'] === 'own' ? 'play red' : 'play hoard');
	const cleared = played.awaited.includes('clear') ? played.then('clear') : played;
	const ones = Array.from({ length: cleared.status.rollDice }, () => '1').join(' ');
	return cleared.then(`roll ${ones};rest`);
};

describe('viruses attack', () => {
	it('CTC-V1, CTC-V3: the sum of the attacks is taken from the beds', () => {
		const two = ownTable('1:60/3').then('play red;roll 1;rest;reveal 1:60/4 20:1/0 20:1/0;bottom x2 x3');
		expect(two.marks.beds).toBe(28);
		expect(two.then('play red;roll 1;rest').marks.beds).toBe(28 - (3 + 4 - 2));
	});

	it('CTC-V2: one less for each card in the spaces 1 to 4, not below 0', () => {
		expect(ownTable('1:60/0').then('play red;roll 1;rest').marks.beds).toBe(30);
		const full = ownTable('1:60/6').then('turn red;turn red;turn red;turn red;play red');
		expect(full.status).toMatchObject({ masks: 4, threat: 2 });
	});
});

describe('proliferation', () => {
	it('CTC-P1: three cards, or all that are left', () => {
		const full = revealing(table().then(`setup ${ten}`));
		expect(full.refuses('reveal V01 V09 V17')).toEqual([]);
		expect(full.refuses('reveal V01 V09')).toEqual(['CTC-P1 wrongNumberRevealed']);
		const two = revealing(ownTable('1:60/0', { deckSize: 2 }));
		expect(two.refuses('reveal 1:1/0 1:1/0')).toEqual([]);
		expect(two.refuses('reveal 1:1/0 1:1/0 1:1/0')).toEqual(['CTC-P1 wrongNumberRevealed']);
	});

	it('CTC-P1: with an empty deck the marker moves', () => {
		const dry = revealing(ownTable('1:60/0', { deckSize: 1 })).then('reveal 1:60/0');
		expect(dry.status).toMatchObject({ deck: 0, phase: 'play' });
		expect(dry.then('play red;roll 1;rest').status).toMatchObject({ phase: 'play', turn: 3 });
		expect(dry.then('play red;roll 1;rest').marks.infection).toBe(2);
	});

	it('CTC-P2: the plain cards of the ten are on top, the special ones at the bottom', () => {
		const sorted = revealing(table().then(`setup ${ten}`));
		expect(sorted.refuses('reveal V38 V01 V17')).toEqual([]);
		expect(sorted.refuses('reveal V08 V01 V17')).toEqual(['CTC-P2 notOnTop']);
		expect(sorted.refuses('reveal V02 V01 V17')).toEqual(['CTC-P2 notOnTop']);
	});

	it('CTC-P2: whole groups first, then any of the last one touched', () => {
		const one = revealing(table().then('setup V20 V08 V15 V16 V23 V24 V29 V30 V31 V36'));
		expect(one.refuses('reveal V43 V20 V44')).toEqual([]);
		expect(one.refuses('reveal V43 V47 V44')).toEqual(['CTC-P2 mustBeOnTop']);
		expect(one.refuses('reveal V43 V08 V20')).toEqual(['CTC-P2 notOnTop']);
		expect(one.refuses('reveal V00 V44')).toEqual([
			'CTC-P1 wrongNumberRevealed',
			'CTC-P2 notOnTop',
			'CTC-P2 mustBeOnTop'
		]);
	});

	it('CTC-P2: a deck without its order is one group, an own one only a number', () => {
		const any = revealing(table({ deckOrder: false }).then(`setup ${ten}`));
		expect(any.refuses('reveal V08 V02 V17')).toEqual([]);
		expect(any.refuses('reveal V00 V02 V17')).toEqual(['CTC-P2 notOnTop']);
	});

	it('CTC-P3, CTC-P4: the greatest sum that fits; the team chooses among equals', () => {
		const chosen = revealing(atLevel(3)).then('reveal 1:60/0 1:60/0 2:60/0');
		const [a, b, c] = chosen.marks.revealed;
		expect(chosen.awaited).toEqual(['place']);
		expect(chosen.refuses(`place ${a} ${c}`)).toEqual([]);
		expect(chosen.refuses(`place ${c} ${b}`)).toEqual([]);
		expect(chosen.refuses(`place ${a} ${b}`)).toEqual(['CTC-P3 betterSum']);
		expect(chosen.refuses(`place ${a} ${b} ${c}`)).toEqual(['CTC-P3 aboveInfection']);
		expect(chosen.refuses('place')).toEqual(['CTC-P3 betterSum']);
		expect(chosen.refuses(`place ${c} x0`)).toEqual(['CTC-P4 notRevealed']);
		expect(chosen.listed('place')).toEqual([
			{ do: 'place', viruses: [a, c] },
			{ do: 'place', viruses: [b, c] }
		]);
	});

	it('CTC-P4: a single combination is placed without a move', () => {
		const placed = revealing(atLevel(3)).then('reveal 1:60/0 2:60/0 20:1/0');
		expect(placed.status.phase).toBe('play');
		expect(placed.marks.viruses).toHaveLength(3);
	});

	it('CTC-P5: shields for the placed ones only, and they stay', () => {
		const shielded = revealing(ownTable('1:60/0S')).then('reveal 1:3/0S 20:1/0S 20:1/0;bottom x2 x3');
		expect(shielded.marks.shields).toBe(1);
		expect(ownTable('1:60/0S').marks.shields).toBe(0);
	});

	it('CTC-P6: what is set aside is not on the table', () => {
		const aside = revealing(ownTable()).then('reveal 1:60/0 20:1/9 20:1/9');
		expect(aside.marks).toMatchObject({ viruses: ['x0', 'x1'], aside: ['x2', 'x3'] });
		expect(aside.status.threat).toBe(0);
	});

	it('CTC-P7: all of them, in any order; a single one without a move', () => {
		const shown = revealing(table().then(`setup ${ten}`)).then('reveal V38 V17 V25');
		expect(shown.refuses('bottom V17 V38')).toEqual(['CTC-P7 asideAll']);
		expect(shown.refuses('bottom V17 V38 V25')).toEqual([]);
		expect(shown.refuses('bottom V17 V38 V09')).toEqual(['CTC-P7 asideAll']);
		expect(shown.listed('bottom')).toHaveLength(6);
		expect(bottomCards(shown.then('bottom V17 V38 V25'), 3)).toEqual(['V17', 'V38', 'V25']);
		const single = revealing(atLevel(2)).then('reveal 1:60/0 1:60/0 20:1/0');
		expect(single.marks.aside).toEqual([]);
	});

	it('CTC-P8: nothing placed: one step; a placed one that left still counts', () => {
		expect(ownTable().then('turn red').marks.infection).toBe(2);
		expect(ownTable().then('calm red').marks.infection).toBe(1);
		const built = ownTable().then('calm wild;calm wild;play wild;remove 1 2 3;roll 1 1;rest');
		const left = built.then('reveal 1:60/0 20:1/0 20:1/0;hospital x7;bottom x8 x9');
		expect(left.marks.infection).toBe(1);
	});
});

describe('skills', () => {
	it('CTC-K1: of all revealed viruses, placed or not', () => {
		expect(revealing(ownTable()).then('reveal 20:1/0+raise 20:1/0 20:1/0').marks.infection).toBe(2);
	});

	it('CTC-K2: raise works once, and CTC-P8 does not add to it', () => {
		const raised = revealing(ownTable()).then('reveal 20:1/0+raise 20:1/0+raise 20:1/0+raise');
		expect(raised.then('bottom x1 x2 x3').marks.infection).toBe(2);
	});

	/** So many viruses of life 1 are defeated, then it is time to reveal. */
	const defeated = (n: number): Position => {
		let here = ownTable('1:1/0', { deckSize: 200 });
		for (let k = 0; k < n; k++) {
			const played = here.then('play red');
			const rolled = (played.awaited.includes('clear') ? played.then('clear') : played).then('roll 1');
			here = rolled.then(`hit ${rolled.marks.viruses[0]} 1;rest;reveal 1:1/0 20:1/0 20:1/0`);
			here = here.then(`bottom ${here.marks.aside.join(' ')}`);
		}
		const sent = here.then('play red');
		return (sent.awaited.includes('clear') ? sent.then('clear') : sent)
			.then('roll 6')
			.then(`hit ${here.marks.viruses[0]} 6;rest`);
	};

	it('CTC-K3: exactly the top three, once for each skill', () => {
		const saving = defeated(3).then('reveal 20:1/0+save 20:1/0+save 20:1/0');
		expect(saving.marks.defeated).toEqual(['x0', 'x1', 'x4', 'x7']);
		expect(saving.refuses('save x7 x1 x4')).toEqual([]);
		expect(saving.refuses('save x0 x1 x4')).toEqual(['CTC-K3 saveTheseThree']);
		expect(saving.refuses('save x7')).toEqual(['CTC-K3 saveTheseThree']);
		expect(saving.listed('save')).toHaveLength(6);
	});

	it('CTC-K4: one or none is saved without a move, two are ordered', () => {
		const last = defeated(3).then('reveal 20:1/0+save 20:1/0+save 20:1/0;save x7 x4 x1');
		expect(last.marks.defeated).toEqual([]);
		expect(last.status.phase).toBe('bottom');
		expect(defeated(1).then('reveal 20:1/0+save 20:1/0 20:1/0').listed('save')).toHaveLength(2);
		const none = revealing(ownTable()).then('reveal 20:1/0+save 20:1/0 20:1/0');
		expect(none.status.phase).toBe('bottom');
	});

	const hospital = 'calm wild;calm wild;play wild;remove 1 2 3;roll 1 1;rest';

	it('CTC-K5: a hospital is destroyed with the choice of CTC-H4', () => {
		const broken = ownTable().then(hospital).then('reveal 20:1/0+destroy 20:1/0 20:1/0');
		expect(broken.awaited).toEqual(['destroy', 'hospital']);
		expect(broken.refuses('destroy x0')).toEqual([]);
		expect(broken.refuses('destroy x7')).toEqual(['CTC-H4 notOnTable']);
		expect(broken.refuses('destroy x0 x1 x4')).toEqual(['CTC-H4 twoAtMost']);
		expect(broken.then('destroy x4 x0').marks).toMatchObject({ hospitals: 0, viruses: ['x1'] });
	});

	it('CTC-K5: the team may give it up itself, then there is nothing to destroy', () => {
		const broken = ownTable().then(hospital).then('reveal 20:1/0+destroy 20:1/0 20:1/0');
		expect(broken.then('hospital x0').status.phase).toBe('bottom');
	});

	it('CTC-K5: without a virus on the table it goes without a move, without a piece nothing happens', () => {
		const empty = ownTable('1:2/0').then('turn red;turn wild;turn wild;play wild;remove 2 3 4;roll 1 1');
		const cleared = empty.then('hit x0 1 1;rest;reveal 20:1/0+destroy 20:1/0 20:1/0');
		expect(cleared.marks).toMatchObject({ hospitals: 0, viruses: [] });
		expect(cleared.status.phase).toBe('bottom');
		const none = revealing(ownTable()).then('reveal 20:1/0+destroy 20:1/0 20:1/0');
		expect(none.status.phase).toBe('bottom');
	});
});

describe('the end', () => {
	it('CTC-E1: lost with 0 beds', () => {
		const lost = ownTable('1:60/30').then('play red;roll 1;rest;reveal 20:1/0 20:1/0 20:1/0;bottom x1 x2 x3');
		const over = lost.then('play red;roll 1;rest');
		expect(lost.marks.beds).toBe(1);
		expect(over.result).toEqual({ outcome: 'lost', how: 'beds' });
		expect(over.status).toMatchObject({ over: true, awaits: [], phase: 'over', turn: 2, player: 1 });
	});

	it('CTC-E2, CTC-R7: won beyond 15, or on 15', () => {
		expect(atLevel(15).result).toEqual({ outcome: 'open', how: null });
		const won = revealing(atLevel(15)).then('reveal 20:1/0+raise 20:1/0 20:1/0+save');
		expect(won.result).toEqual({ outcome: 'won', how: 'infection' });
		expect(won.marks.aside).toHaveLength(3);
		const early = { rulings: { 'CTC-R7': 'b' } };
		expect(atLevel(14, '1:60/0', early).status.over).toBe(false);
		expect(atLevel(15, '1:60/0', early).result).toEqual({ outcome: 'won', how: 'infection' });
	});

	it('CTC-E3: won when a destruction leaves no virus anywhere', () => {
		const last = ownTable('1:1/0', { deckSize: 1 }).then('play red;roll 1;hit x0 1;rest;reveal 1:1/0');
		const won = last.then('play red;roll 5;hit x1 5');
		expect(won.result).toEqual({ outcome: 'won', how: 'all-viruses' });
		expect(won.status.dice).toEqual([]);
		expect(last.result).toEqual({ outcome: 'open', how: null });
	});

	it('CTC-E3: sending the last virus under an empty deck is no victory', () => {
		const dry = ownTable('1:60/0', { deckSize: 1 }).then('play wild;roll 1;rest;reveal 1:60/0');
		const idle = 'play wild;roll 1;rest';
		const sent = dry.then(`${idle};${idle};${idle};play wild;clear;send x0;send x1`);
		expect(sent.status).toMatchObject({ over: false, deck: 2 });
	});

	it('CTC-E4: one score for the team, and no points', () => {
		const { marks, result } = ownTable().then('calm red');
		expect(marks.beds).toBe(30);
		expect(result).toEqual({ outcome: 'open', how: null });
	});
});
