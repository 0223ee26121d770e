import { describe, expect, it } from 'vitest';
import { words } from '../../src/lib/i18n/games/combat-the-corona/en.ts';
import { game } from '../../src/lib/validators/combat-the-corona/game.ts';
import { parseMove, parseSetup } from '../../src/lib/table/parse.ts';
import { ownTable, table } from './position.ts';

const ten = 'V01 V09 V17 V25 V32 V38 V08 V16 V24 V36';

describe('setup', () => {
	it('CTC-S1: one to six players, alone is the solo mode', () => {
		expect(game.players).toEqual({ min: 1, max: 6 });
		expect(table({}, 1).status.hands).toEqual([5]);
		expect(table({}, 6).status.hands).toHaveLength(6);
	});

	it('CTC-S2: beds on 30, infection on 1', () => {
		expect(table().marks).toMatchObject({ beds: 30, infection: 1, viruses: [] });
	});

	it.each([
		['beginner', 49, 'VE'],
		['easy', 50, 'VM'],
		['medium', 51, 'VD'],
		['difficult', 52, 'VX']
	])('CTC-S3: %s has %i viruses, %s not among them', (difficulty, deck, absent) => {
		const easy = table({ difficulty });
		expect(easy.status.deck).toBe(deck);
		expect(easy.refuses(`setup ${absent} V09 V17 V25 V32 V38 V08 V16 V24 V36`)).toEqual([
			'CTC-S4 notInThisDeck'
		]);
	});

	it('CTC-S3: epic has all four red viruses', () => {
		const epic = table({ difficulty: 'epic' });
		expect(epic.refuses('setup VE VM VD VX V01 V02 V03 V04 V05 V06')).toEqual([]);
	});

	it('CTC-S4: the starting virus is not in the deck, but on the table', () => {
		expect(table().refuses('setup V00 V09 V17 V25 V32 V38 V08 V16 V24 V36')).toEqual([
			'CTC-S4 notInThisDeck'
		]);
		expect(table().then('setup').marks.viruses).toEqual(['V00']);
	});

	it('CTC-S5: ten cards or none', () => {
		expect(table().refuses(`setup ${ten}`)).toEqual([]);
		expect(table().refuses('setup')).toEqual([]);
		expect(table().refuses('setup V01 V02')).toEqual(['CTC-S5 tenOrNone']);
	});

	it('CTC-S5, CTC-S4: both faults are told', () => {
		expect(table().refuses('setup V00 VE')).toEqual(['CTC-S5 tenOrNone', 'CTC-S4 notInThisDeck']);
	});

	it('CTC-S6, CTC-S7: 33 action cards, alone 35; three in each hand, alone five', () => {
		expect(table({}, 2).status).toMatchObject({ stock: 27, hands: [3, 3] });
		expect(table({}, 1).status).toMatchObject({ stock: 30, hands: [5] });
	});

	it('CTC-S8: exchanging red cards is not recorded, but told', () => {
		expect(words.rules['CTC-S8'].text).toContain('once');
	});

	it('CTC-S9: the player of the option begins', () => {
		const second = table({ first: 1 }).then('setup');
		expect(second.status.player).toBe(1);
		expect(second.refuses({ do: 'play', by: 0, card: 'hoard' })).toEqual(['CTC-T1 otherPlayer']);
	});

	it('CTC-S10: only the printed hospital', () => {
		const { marks, status } = table().then('setup');
		expect(marks).toMatchObject({ hospitals: 0, dieTokens: 0, shields: 0, defeated: [], discard: [] });
		expect(status.rollDice).toBe(1);
	});
});

describe('turn', () => {
	it('CTC-T1: stands alone and only lets the verbs of the phase through', () => {
		expect(table().refuses('play hoard')).toEqual(['CTC-T1 otherPhase']);
		expect(table().then('setup').refuses('roll 1 1 1 spending 9')).toEqual(['CTC-T1 otherPhase']);
	});

	it('CTC-T2: play, remove, attack, reveal', () => {
		let game2 = table().then(`setup ${ten}`);
		const seen = ['play hoard', 'roll 1', 'rest', 'reveal V01 V17 V25'].map((line) => {
			const { phase } = game2.status;
			game2 = game2.then(line);
			return phase;
		});
		expect(seen).toEqual(['play', 'remove', 'attack', 'reveal']);
		expect(game2.status.phase).toBe('bottom');
	});

	it('CTC-T3: clockwise, and from the last seat to the first', () => {
		const three = ownTable('1:60/0', { first: 2 }, 3);
		expect(three.status.player).toBe(2);
		expect(three.then('turn red').status).toMatchObject({ player: 0, turn: 2 });
		expect(three.then('turn red').refuses({ do: 'play', by: 1, card: 'red' })).toEqual([
			'CTC-T1 otherPlayer'
		]);
	});

	it('CTC-T4: a hospital goes in every phase but before the setup and after the end', () => {
		const built = ownTable().then('turn wild;turn wild;play wild;remove 1 2 3');
		expect(built.refuses('hospital')).toEqual([]);
		expect(built.then('roll 1 1').refuses('hospital')).toEqual([]);
		expect(built.then('roll 1 1;rest').refuses('hospital x0')).toEqual([]);
		expect(table().refuses('hospital')).toEqual(['CTC-T1 otherPhase']);
		const lost = ownTable('1:60/30').then('play red;roll 1;rest;reveal 20:1/0 20:1/0 20:1/0');
		const over = lost.then('bottom x1 x2 x3;play red;roll 1;rest');
		expect(over.refuses('hospital')).toEqual(['CTC-T1 over']);
	});

	it('CTC-T5: what concerns all has no by', () => {
		const { setup } = ownTable();
		expect(parseMove(game, setup, { do: 'hospital', viruses: [] }).ok).toBe(true);
		expect(parseMove(game, setup, { do: 'hospital', by: 0, viruses: [] }).ok).toBe(false);
	});
});

describe('shapes', () => {
	const own = ownTable().setup;
	const app = table().setup;

	it.each([
		[own, { do: 'play', by: 0, card: 'blue:Wear gloves' }],
		[own, { do: 'play', by: 0, card: 'blue:ñandú 🧤 á la carte 1234' }],
		[own, { do: 'send', by: 1, virus: 'x99999' }],
		[own, { do: 'send', by: 1, virus: 'x0' }],
		[
			own,
			{ do: 'setup', start: { level: 20, life: 60, attack: 30, shield: true, skills: ['save', 'raise'] } }
		],
		[app, { do: 'setup', top: [] }],
		[app, { do: 'roll', by: 1, dice: [1, 1], tokens: 30 }]
	])('%#: accepted', (setup, move) => {
		expect(parseMove(game, setup, move).ok).toBe(true);
	});

	it.each([
		[own, { do: 'play', by: 0, card: 'blue:' }],
		[own, { do: 'play', by: 0, card: 'blue: gloves' }],
		[own, { do: 'play', by: 0, card: 'blue:1234567890123456789012345' }],
		[own, { do: 'play', by: 0, card: 'blue:tab\tbed' }],
		[own, { do: 'play', by: 0, card: 'wash-hands' }],
		[own, { do: 'send', by: 1, virus: 'x01' }],
		[own, { do: 'send', by: 1, virus: 'x100000' }],
		[own, { do: 'send', by: 1, virus: 'V01' }],
		[own, { do: 'setup', top: [] }],
		[own, { do: 'setup', start: { level: 0, life: 1, attack: 0, shield: false, skills: [] } }],
		[
			own,
			{ do: 'reveal', cards: [{ level: 1, life: 1, attack: 0, shield: false, skills: ['save', 'save'] }] }
		],
		[own, { do: 'hospital', viruses: ['x1', 'x1'] }],
		[app, { do: 'play', by: 2, card: 'hoard' }],
		[app, { do: 'play', by: 0, card: 'wild' }],
		[app, { do: 'remove', by: 0, spaces: [1, 1, 2] }],
		[app, { do: 'remove', by: 0, spaces: [] }],
		[app, { do: 'reveal', cards: ['V01', 'V01', 'V02'] }],
		[app, { do: 'rest', by: 0, beds: 31 }],
		[app, { do: 'rest', by: 0, beds: 1, dice: [] }]
	])('%#: refused', (setup, move) => {
		expect(parseMove(game, setup, move).ok).toBe(false);
	});

	it.each([
		[{ deckSize: 20 }, false],
		[{ deck: 'app', deckSize: 20 }, false],
		[{ deck: 'own', deckSize: 200 }, true],
		[{ deck: 'own', deckSize: 201 }, false],
		[{ deck: 'own', deckOrder: false }, true],
		[{ first: 2 }, false],
		[{ sheets: [0] }, false],
		[{ rulings: { 'CTC-R7': 'b' } }, true],
		[{ rulings: { 'CTC-R7': 'c' } }, false]
	])('options %j: %s', (options, ok) => {
		expect(parseSetup(game, { players: ['Ana', 'Bo'], options }).ok).toBe(ok);
	});
});
