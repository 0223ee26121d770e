/** The odds against plain enumeration of everything that could be rolled and drawn. */
import { describe, expect, it } from 'vitest';
import {
	colours,
	infectionFaces,
	printedFaces,
	type Colour,
	type InfectionDie
} from '../../src/lib/sheets/pandemic-the-cure/facts.ts';
import { happenings } from '../../src/lib/validators/pandemic-the-cure/infecting.ts';
import {
	chanceToReach,
	cureOdds,
	epidemicOutbreakChance,
	nextOutbreakChance,
	outbreakChance
} from '../../src/lib/validators/pandemic-the-cure/odds.ts';
import type { PtcMove } from '../../src/lib/validators/pandemic-the-cure/moves.ts';
import type { State } from '../../src/lib/validators/pandemic-the-cure/state.ts';
import { after, custom } from './at-the-table.ts';

const facesOf = (colour: Colour, dice: 'printed' | 'any') =>
	dice === 'any' ? infectionFaces : printedFaces[colour];

/** Every roll of n dice, with repeated faces as often as the die has them. */
const rolls = (colour: Colour, n: number, dice: 'printed' | 'any'): number[] =>
	n === 0
		? [0]
		: rolls(colour, n - 1, dice).flatMap((sum) =>
				facesOf(colour, dice).map((face) => sum + (face === '+' ? 0 : face))
			);

/** All ways to draw `draw` single dice from the bag in order and roll them together with the centre's dice. */
function* results(state: State, draw: number, rolled: readonly Colour[]): Generator<InfectionDie[]> {
	const rollAll = function* (left: readonly Colour[], dice: InfectionDie[]): Generator<InfectionDie[]> {
		const [colour, ...rest] = left;
		if (!colour) {
			yield dice;
			return;
		}
		for (const face of facesOf(colour, state.terms.infectionDice))
			yield* rollAll(rest, [...dice, `${colour}${face}`]);
	};
	const drawAll = function* (bag: readonly Colour[], n: number, drawn: Colour[]): Generator<InfectionDie[]> {
		if (n === 0) yield* rollAll([...rolled, ...drawn], []);
		else
			for (const [at, colour] of bag.entries()) {
				yield* drawAll([...bag.slice(0, at), ...bag.slice(at + 1)], n - 1, [...drawn, colour]);
			}
	};
	const bag = colours.flatMap((colour) => Array.from({ length: state.bag[colour] }, () => colour));
	yield* drawAll(bag, draw, []);
}

function counted(state: State, verb: 'infect' | 'epidemic', draw: number): number {
	const rolled =
		verb === 'epidemic'
			? colours.flatMap((colour) => Array.from({ length: state.centre[colour] }, () => colour))
			: [];
	let [all, broken] = [0, 0];
	for (const dice of results(state, draw, rolled)) {
		all++;
		const move = { do: verb, by: state.current, dice } as PtcMove;
		if (happenings(state, move).some((step) => step.kind === 'outbreak')) broken++;
	}
	return broken / all;
}

/** A small bag, so that everything can be counted. */
const small = (state: State, red: number, yellow: number, blue: number, black: number): State => ({
	...state,
	bag: { red, yellow, blue, black }
});

const crowded = `setup
put 2 red bag 1
put 2 red bag 6
put 1 yellow bag 5
put 1 yellow bag 5
put 2 black bag 3
0 roll fly fly fly fly fly
0 next infect`;

describe('curing', () => {
	it.each(colours)('%s: as many ways as enumeration finds', (colour) => {
		for (const dice of ['printed', 'any'] as const) {
			for (const samples of [1, 2, 3, 4]) {
				const all = rolls(colour, samples, dice);
				for (const needed of [1, 11, 13, 20]) {
					const enough = all.filter((sum) => sum >= needed).length / all.length;
					expect(chanceToReach(colour, samples, needed, dice)).toBe(enough);
				}
			}
		}
	});
	it('knows the role, the bonus and one more sample', () => {
		const line = `setup
put 3 red bag centre
0 roll sample sample sample sail sail
0 sample sample red
0 sample sample red
0 sample sample red`;
		const options = { events: 'table', roles: ['scientist', 'plain', 'plain'] };
		const odds = cureOdds(after(line, options), 0, 'red');
		expect(odds).toEqual({
			samples: 3,
			needed: 11,
			now: chanceToReach('red', 3, 11, 'printed'),
			withOneMore: chanceToReach('red', 4, 11, 'printed')
		});
		const helped = after([...line.split('\n'), custom({ effect: 'bonus', points: 2 })], options);
		expect(cureOdds(helped, 0, 'red').needed).toBe(9);
		expect(cureOdds(helped, 0, 'blue').now).toBe(0);
		expect(cureOdds(helped, 1, 'red').needed).toBe(13);
	});
	it('a bonus that is enough alone makes it certain', () => {
		expect(chanceToReach('red', 1, 0, 'printed')).toBe(1);
		expect(chanceToReach('red', 1, -3, 'printed')).toBe(1);
	});
});

describe('outbreaks', () => {
	it.each([
		['printed', 'a', 2],
		['printed', 'b', 2],
		['any', 'a', 2],
		['printed', 'a', 3]
	] as const)('%s faces, ruling R2 %s, %d dice', (infectionDice, cured, draw) => {
		const track = { dice: [draw], epidemics: [] };
		const options = { events: 'table', infectionDice, track, rulings: { 'PTC-R2': cured } };
		const state = small({ ...after(crowded, options), cured: ['yellow'] }, 2, 2, 1, 1);
		expect(outbreakChance(state)).toBeCloseTo(counted(state, 'infect', draw), 12);
	});
	it('a full region makes it certain, also when nothing is drawn', () => {
		const state = after([...crowded.split('\n'), 'put 1 red bag 1', custom({ effect: 'skip' })]);
		expect(outbreakChance(state)).toBe(1);
	});
	it('nothing can happen when nothing is drawn', () => {
		expect(outbreakChance(after([...crowded.split('\n'), custom({ effect: 'skip' })]))).toBe(0);
	});
	it('has no answer when the bag is short', () => {
		expect(outbreakChance(small(after(crowded), 1, 0, 0, 0))).toBeNull();
	});
	it('an epidemic rolls the centre too', () => {
		const state = after('setup\nput 2 red bag 1\nput 2 red bag centre\n0 roll biohazard fly fly fly fly', {
			events: 'table',
			start: 3
		});
		const few = small(state, 1, 2, 1, 1);
		expect(epidemicOutbreakChance(few)).toBeCloseTo(counted(few, 'epidemic', 2), 12);
		expect(nextOutbreakChance(few)).toBe(epidemicOutbreakChance(few));
	});
});
