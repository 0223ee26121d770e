import { describe, expect, it } from 'vitest';
import { game } from '../../src/lib/validators/clinic-covid-19/game.ts';
import { begin, extend, stateOf } from '../../src/lib/table/engine.ts';
import { parseSetup } from '../../src/lib/table/parse.ts';
import type { Random, Setup } from '../../src/lib/table/record.ts';
import { seeded } from '../../src/lib/table/chance.ts';
import { positionOf } from '../kit/at-the-table.ts';
import { answersOf, begunFrom, holdsFromPositions } from '../kit/law-of-positions.ts';
import { randomMove, randomSetup } from '../random-play.ts';
import {
	business,
	clinicOf,
	doubts,
	infecting,
	marksOf,
	modules,
	refusedSetup,
	rulings,
	small,
	table
} from './lines.ts';
import { randomFacts } from './random-facts.ts';

const paper = {
	round: 3,
	clinics: [{ people: ['patient yellow', 'doctor red'], slots: [0, 1, 0, 0] }, {}],
	cured: { others: 7 },
	deceased: { patients: 2, tiles: 1 }
};
const solo = (phase: string, clinic: object = {}, more: object = {}) => ({
	players: 1,
	from: { round: 2, phase, clinics: [clinic], ...more }
});

describe('from a position', () => {
	it('the worked example', () => {
		const at = table({ from: paper });
		expect(marksOf(at)).toMatchObject({
			stacks: [0, 0, 6, 6, 8, 8],
			supply: 68,
			cured: { infected: 0, others: 7 },
			deceased: { patients: 2, tiles: 1 }
		});
		expect(clinicOf(at).people.map(({ id, kind }) => `${id} ${kind}`)).toEqual(['1 patient', '2 doctor']);
		expect(doubts({ from: paper })).toEqual([]);
	});

	it('lines without a number get those after the highest one, clinic by clinic, resting last', () => {
		const from = {
			round: 2,
			phase: 'business',
			clinics: [
				{ people: ['nurse', '#7 patient red<white cared'], resting: ['white'] },
				{ people: ['doctor red fresh'], resting: ['#3 red'] }
			]
		};
		const at = table({ from, options: { modules } });
		expect(clinicOf(at, 0)).toMatchObject({
			quarantine: [{ id: 8, kind: 'nurse' }],
			people: [{ id: 7, colour: 'red', from: 'white', state: 'cared' }],
			resting: [{ id: 9, colour: 'white' }]
		});
		expect(clinicOf(at, 1)).toMatchObject({
			people: [{ id: 10, state: 'fresh' }],
			resting: [{ id: 3, colour: 'red' }]
		});
	});

	it('CLN-F2 goes on by itself, phase after phase', () => {
		expect(marksOf(table(solo('actions', { ready: true }))).phase).toBe('sharing');
		// what the hands leave of the stack goes to the supply
		const shared = table({ ...solo('sharing', { hand: 1 }), options: { tiles: [3, 3, 3, 3, 3, 3] } });
		expect(marksOf(shared)).toMatchObject({ phase: 'infection', stacks: [0, 0, 3, 3, 3, 3], supply: 87 });
		const full = table(solo('infection', { hand: 2, full: true }));
		expect(marksOf(full)).toMatchObject({ phase: 'business', deceased: { tiles: 2 } });
		const spilt = table({ ...solo('contagion', { slots: [1, 1, 1, 1] }), options: { contagion: 'high' } });
		expect(marksOf(spilt)).toMatchObject({ round: 3, phase: 'actions', deceased: { tiles: 2 } });
	});

	it('impossible things stay as they are', () => {
		const crowded = table(solo('business', { people: ['patient white'], rooms: [9, 0, 0, 0, 0, 0, 0, 0] }));
		expect(crowded.broken('A treat 1 room 1 yellow 0')).toEqual(['CLN-M4 roomFull']);
		const lost = table({
			players: 1,
			from: { round: 6, phase: 'final', clinics: [{}], deceased: { tiles: 9 } }
		});
		expect(lost.awaited).toEqual(['A popularity']);
		const last = {
			players: 1,
			options: rulings('R4b'),
			from: { round: 6, phase: 'contagion', clinics: [{}] }
		};
		expect(table(last).awaited).toEqual(['A contaminate']);
		expect(table(solo('over')).awaited).toEqual([]);
		// a hand of more tiles than the box holds hands on what a move can name
		const facts = { total: 60 };
		const rich = table({
			facts,
			from: { round: 1, phase: 'infection', clinics: [{ hand: 300, full: true }, { hand: 1 }] }
		});
		expect(rich.listed('hand')).toHaveLength(60);
	});
});

describe('the door', () => {
	it.each([
		['a field of another phase', { round: 1, clinics: [{ owes: 1 }] }],
		['ready in contagion', { round: 1, phase: 'contagion', clinics: [{ ready: true }] }],
		['rooms in infection', { round: 1, phase: 'infection', clinics: [{ rooms: [0, 0, 0, 0, 0, 0, 0, 0] }] }],
		['popularity in business', { round: 1, phase: 'business', clinics: [{ popularity: null }] }],
		['a state in actions', { round: 1, clinics: [{ people: ['patient red cared'] }] }],
		[
			'a doctor who is cared for',
			{ round: 1, phase: 'business', clinics: [{ people: ['doctor red cared'] }] }
		],
		['a fresh patient', { round: 1, phase: 'business', clinics: [{ people: ['patient red fresh'] }] }],
		['fresh, and worse', { round: 1, phase: 'business', clinics: [{ people: ['doctor red<white fresh'] }] }],
		['a nurse with a colour', { round: 1, clinics: [{ people: ['nurse red'] }] }],
		['a patient without one', { round: 1, clinics: [{ people: ['patient'] }] }],
		['an elder', { round: 1, clinics: [{ people: ['elder'] }] }],
		['two blanks', { round: 1, clinics: [{ people: ['patient  red'] }] }],
		['a leading zero', { round: 1, clinics: [{ people: ['#01 patient red'] }] }],
		['number 5000', { round: 1, clinics: [{ people: ['#5000 patient red'] }] }],
		['one after 4999', { round: 1, clinics: [{ people: ['#4999 patient red', 'nurse'] }] }],
		['a number twice', { round: 1, clinics: [{ people: ['#4 patient red', '#4 nurse'] }] }],
		['next among the numbers', { round: 1, next: 4, clinics: [{ people: ['#4 patient red'] }] }],
		['301 people', { round: 1, clinics: [{ people: Array(301).fill('nurse') }] }],
		['five slots', { round: 1, clinics: [{ slots: [0, 0, 0, 0, 0] }] }],
		['round 7', { round: 7, clinics: [{}] }],
		['two clinics', { round: 1, clinics: [{}, {}] }]
	])('refuses %s', (_, from) => {
		expect(refusedSetup({ players: 1, from })).not.toBeNull();
	});

	it('lets in what paper can show', () => {
		const from = {
			round: 6,
			phase: 'over',
			clinics: [{ popularity: null, resting: ['#7 red'], full: true, income: -999999 }],
			next: 5000
		};
		expect(refusedSetup({ players: 1, from })).toBeNull();
	});
});

describe('doubts', () => {
	it.each([
		['CLN-F2', solo('final', { popularity: null })],
		['CLN-F2', solo('actions', { ready: true, admitted: 1 })],
		['CLN-S4', solo('actions', {}, { supply: 70 })],
		['CLN-A1 by 0', solo('business', { admitted: 0 })],
		['CLN-A2 by 0', solo('actions', { admitted: 3 })],
		['CLN-D4 by 0 clinic0.quarantine.0', solo('actions', { people: ['nurse'] })],
		[
			'CLN-M4 by 0 clinic0.rooms.2.1 clinic0.rooms.2.2',
			solo('business', { rooms: [0, 3, 0, 0, 0, 0, 0, 0] })
		],
		['CLN-N1 by 0 clinic0.slots.0 clinic0.slots.2', solo('business', { slots: [1, 0, 1, 0] })],
		['CLN-D2 by 0 clinic0.people.0', solo('business', { people: ['patient red<white'] })],
		['CLN-D2 by 0 clinic0.people.0', solo('actions', { people: ['doctor white'] })],
		['CLN-D2 by 0 clinic0.people.0', solo('contagion', { people: ['patient white'] })]
	])('%s', (doubt, beginning) => {
		expect(doubts(beginning)).toEqual([doubt]);
	});

	it('CLN-R4 CLN-W1 CLN-W2 at the end', () => {
		const last = (phase: string, more: object) => ({
			players: 1,
			options: rulings('R4b'),
			from: { round: 6, phase, clinics: [{}], ...more }
		});
		expect(doubts(last('contagion', {}))).toEqual(['CLN-R4']);
		expect(doubts(last('final', { deceased: { patients: 1 } }))).toEqual(['CLN-W1']);
		expect(doubts(last('over', { cured: { others: 1 } }))).toEqual(['CLN-W2 by 0 clinic0.popularity']);
		expect(doubts(last('over', { deceased: { patients: 1 } }))).toEqual([]);
	});

	it('CLN-S5 what belongs to a module, unless the edition has such a kind', () => {
		const elder = { players: 1, from: { round: 2, clinics: [{}], deceased: { elders: 1 } } };
		expect(doubts(elder)).toEqual(['CLN-S5']);
		expect(doubts({ ...elder, options: { modules: ['elders'] } })).toEqual([]);
		expect(doubts({ ...elder, facts: { people: ['grandma elder'] } })).toEqual([]);
		const janitor = solo('business', { people: ['janitor'] });
		expect(doubts(janitor)).toEqual(['CLN-S5']);
		const cared = solo('business', { people: ['patient white cared'] });
		expect(doubts(cared)).toEqual(['CLN-S5']);
		expect(doubts({ ...cared, options: { modules: ['transfusions'] } })).toEqual([]);
	});

	it('CLN-I1 CLN-I2 more tiles than there were, too few left', () => {
		const hands = (...tiles: number[]) => ({
			options: small,
			from: { round: 1, phase: 'sharing', clinics: tiles.map((hand) => ({ hand })) }
		});
		expect(doubts(hands(1, 0))).toEqual([]);
		expect(doubts(hands(2, 0))).toEqual(['CLN-I2']);
		expect(doubts(hands(3, 0))).toEqual(['CLN-I1', 'CLN-I2']);
		const many = solo('actions', { people: Array(6).fill('patient red') });
		expect(doubts(many)).toEqual(['CLN-I1']);
	});

	it('CLN-N2 with high contagion the slots are filled sooner', () => {
		const slots = solo('business', { slots: [1, 1, 0, 0] });
		expect(doubts({ ...slots, options: { contagion: 'high' } })).toEqual([]);
		const three = solo('business', { slots: [1, 1, 1, 0] });
		expect(doubts({ ...three, options: { contagion: 'high' } })).toEqual([
			'CLN-N2 by 0 clinic0.slots.0 clinic0.slots.1 clinic0.slots.2'
		]);
	});

	it('CLN-PO1 the boxes are empty at the beginning', () => {
		const first = (phase: string, more: object) => ({
			players: 1,
			from: { round: 1, phase, clinics: [{ ...(phase === 'infection' && { hand: 2 }) }], ...more }
		});
		expect(doubts(first('infection', { cured: { infected: 1 } }))).toEqual(['CLN-PO1']);
		expect(doubts(first('business', { cured: { infected: 1 } }))).toEqual([]);
		expect(doubts(first('business', { deceased: { patients: 1 } }))).toEqual(['CLN-PO1']);
		expect(doubts(first('actions', { deceased: { tiles: 0, patients: 0 } }))).toEqual([]);
	});
});

describe('the position of a table', () => {
	it('leaves out what has its default', () => {
		expect(positionOf(game, table({}))).toEqual({ round: 1, phase: 'actions', clinics: [{}, {}] });
		expect(positionOf(game, business('patient red, nurse'))).toEqual({
			round: 1,
			phase: 'business',
			clinics: [{ people: ['#1 patient red', '#2 nurse'] }]
		});
		expect(positionOf(game, infecting(2).after('A infect nurse; A protect 1'))).toEqual({
			round: 1,
			phase: 'infection',
			clinics: [{ hand: 1, spent: 20 }],
			next: 2
		});
	});

	it('is null when something has outgrown its bounds', () => {
		const rich = table(solo('business', { people: ['patient red'], spent: 999_999 }));
		expect(positionOf(game, rich)).not.toBeNull();
		expect(positionOf(game, rich.after('A protect 1'))).toBeNull();
		const old = table(solo('infection', { hand: 2 }, { next: 5000 }));
		expect(positionOf(game, old)).not.toBeNull();
		expect(positionOf(game, old.after('A infect nurse'))).toBeNull();
	});
});

const pick = <T>(from: readonly T[], random: Random): T => from[Math.floor(random() * from.length)]!;

/** Players, options, modules and an edition at random that fit together. */
function someSetup(random: Random): Setup {
	for (;;) {
		const { players, options } = randomSetup(game, random);
		const setup = {
			players,
			options: { ...options, modules: modules.filter(() => random() < 0.5) },
			sheet: random() < 0.3 ? 'standard' : { name: 'Ours', facts: randomFacts(random) }
		} as const;
		const parsed = parseSetup(game, setup);
		if (parsed.ok) return parsed.value;
	}
}

describe('the law', () => {
	it('a table from a position answers as the table from moves, with any modules', () => {
		const taken = holdsFromPositions(game, 30, someSetup);
		expect(taken).toBeGreaterThan(60);
	});

	it('holds from impossible positions too, and nothing throws', () => {
		const phases = [
			'actions',
			'sharing',
			'infection',
			'business',
			'administration',
			'contagion',
			'final',
			'over'
		];
		const lines = ['patient red', 'doctor white', '#40 patient white<red', 'nurse', 'janitor', 'caregiver'];
		for (let seed = 0; seed < 150; seed++) {
			const random = seeded(10_000 + seed);
			const setup = someSetup(random);
			const phase = pick(phases, random);
			const at = phases.indexOf(phase);
			const few = (most: number): number => Math.floor(random() * (most + 1));
			const people = Array.from({ length: few(8) }, () => pick(lines, random)).filter(
				(line, n, all) => !line.startsWith('#') || all.indexOf(line) === n
			);
			const from = {
				round: 1,
				phase,
				clinics: setup.players.map((_, by) => ({
					people: by === 0 ? people : [],
					admitted: few(9),
					spent: few(2) * 499_999,
					...([0, 3, 4].includes(at) && { ready: random() < 0.5 }),
					...([1, 2].includes(at) && { hand: few(300) }),
					...(at >= 2 && { full: random() < 0.5 }),
					...(at >= 6 && { popularity: random() < 0.5 ? null : few(900) }),
					deceased: { tiles: few(3), doctors: few(2) }
				})),
				...(random() < 0.5 && { supply: few(999) })
			};
			const parsed = parseSetup(game, { ...setup, from });
			expect(parsed.ok ? null : parsed.fault, JSON.stringify(from)).toBeNull();
			if (!parsed.ok) continue;
			game.position.doubts(parsed.value);
			let line = begin(game, parsed.value);
			for (let n = 0; n < 30; n++) {
				const again = begunFrom(game, line.setup, stateOf(line));
				if (again) expect(answersOf(game, game.start(again))).toEqual(answersOf(game, stateOf(line)));
				const move = randomMove(game, stateOf(line), random);
				if (!move) break;
				line = extend(line, move);
			}
		}
	});
});
