/** The odds against plain enumeration of everything that could be rolled and drawn. */
import { describe, expect, it } from 'vitest';
import {
	colours,
	infectionFaces,
	type Colour,
	type InfectionDie
} from '../../src/lib/sheets/pandemic-the-cure/pieces.ts';
import { happenings } from '../../src/lib/validators/pandemic-the-cure/infecting.ts';
import {
	chanceToReach,
	cureOdds,
	epidemicOutbreakChance,
	nextOutbreakChance,
	outbreakChance
} from '../../src/lib/validators/pandemic-the-cure/odds.ts';
import type { Move } from '../../src/lib/validators/pandemic-the-cure/moves.ts';
import { diceAt } from '../../src/lib/validators/pandemic-the-cure/lying.ts';
import type { State } from '../../src/lib/validators/pandemic-the-cure/state.ts';
import { after, custom, rulings, stateOf, table } from './lines.ts';

const facesOf = (colour: Colour, dice: 'printed' | 'any') =>
	dice === 'any' ? infectionFaces : stateOf(after('')).agreed.facts.infectionDice[colour].faces;

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
		for (const face of state.agreed.faces[colour]) yield* rollAll(rest, [...dice, `${colour}${face}`]);
	};
	const drawAll = function* (bag: readonly Colour[], n: number, drawn: Colour[]): Generator<InfectionDie[]> {
		if (n === 0) yield* rollAll([...rolled, ...drawn], []);
		else
			for (const [at, colour] of bag.entries()) {
				yield* drawAll([...bag.slice(0, at), ...bag.slice(at + 1)], n - 1, [...drawn, colour]);
			}
	};
	const bag = colours.flatMap((colour) => Array.from({ length: diceAt(state, 'bag', colour) }, () => colour));
	yield* drawAll(bag, draw, []);
}

function counted(state: State, verb: 'infect' | 'epidemic', draw: number): number {
	const rolled =
		verb === 'epidemic'
			? colours.flatMap((colour) => Array.from({ length: diceAt(state, 'centre', colour) }, () => colour))
			: [];
	let [all, broken] = [0, 0];
	for (const dice of results(state, draw, rolled)) {
		all++;
		const move = { do: verb, by: state.current, dice } as Move;
		if (happenings(state, move).some((step) => step.kind === 'outbreak')) broken++;
	}
	return broken / all;
}

/** A box with few dice, so that everything can be counted: so many of each colour are in the bag. */
function small(
	bag: readonly [red: number, yellow: number, blue: number, black: number],
	position: object,
	options: object
): State {
	const lying = { ...world, ...position };
	const count = (nth: number): number =>
		[...lying.regions, lying.centre, lying.cdc].reduce(
			(sum, place) => sum + (place[nth] ?? 0),
			bag[nth] ?? 0
		) + (lying.cured.includes(colours[nth] ?? 'red') ? 1 : 0);
	const faces = { red: '+11466', yellow: '+22455', blue: '+12366', black: '+33345' };
	const infectionDice = Object.fromEntries(
		colours.map((colour, nth) => [colour, `${Math.max(1, count(nth))} ${faces[colour]}`])
	);
	return stateOf(
		table({
			players: 3,
			options: { events: 'table', ...options },
			facts: { infectionDice, setupDice: 0 },
			from: lying
		})
	);
}

const world = {
	current: 0,
	rate: 0,
	outbreaks: 0,
	cured: [] as readonly string[],
	regions: [
		[3, 0, 1, 0],
		[0, 1, 1, 0],
		[0, 0, 1, 3],
		[1, 1, 0, 1],
		[0, 3, 0, 1],
		[3, 0, 0, 0]
	],
	centre: [0, 0, 0, 0],
	cdc: [0, 0, 0, 0],
	samples: [{}, {}, {}],
	pawns: [1, 1, 1]
};

const crowded = `setup
put 2 red bag 1
put 2 red bag 6
A roll fly fly fly fly fly
A next infect`;

describe('curing', () => {
	const red = facesOf('red', 'printed');
	it.each(colours)('%s: as many ways as enumeration finds', (colour) => {
		for (const dice of ['printed', 'any'] as const) {
			for (const samples of [1, 2, 3, 4]) {
				const all = rolls(colour, samples, dice);
				for (const needed of [1, 11, 13, 20]) {
					const enough = all.filter((sum) => sum >= needed).length / all.length;
					expect(chanceToReach(facesOf(colour, dice), samples, needed)).toBe(enough);
				}
			}
		}
	});
	it('knows the role, the bonus and one more sample', () => {
		const line = `setup
put 3 red bag centre
A roll sample sample sample sail sail
A sample sample red
A sample sample red
A sample sample red`;
		const options = { events: 'table', roles: ['scientist', 'plain', 'plain'] };
		const odds = cureOdds(stateOf(after(line, options)), 0, 'red');
		expect(odds).toEqual({
			samples: 3,
			needed: 11,
			now: chanceToReach(red, 3, 11),
			withOneMore: chanceToReach(red, 4, 11)
		});
		const helped = stateOf(after([line, custom({ effect: 'bonus', points: 2 })], options));
		expect(cureOdds(helped, 0, 'red').needed).toBe(9);
		expect(cureOdds(helped, 0, 'blue').now).toBe(0);
		expect(cureOdds(helped, 1, 'red').needed).toBe(13);
	});
	it('a bonus that is enough alone makes it certain', () => {
		expect(chanceToReach(red, 1, 0)).toBe(1);
		expect(chanceToReach(red, 1, -3)).toBe(1);
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
		const options = { infectionDice, track, ...rulings(`R2${cured}`) };
		const state = small([2, 2, 1, 1], { cured: ['yellow'] }, options);
		expect(outbreakChance(state)).toBeCloseTo(counted(state, 'infect', draw), 12);
	});
	it('a full region makes it certain, also when nothing is drawn', () => {
		const state = after([crowded, 'put 1 red bag 1', custom({ effect: 'skip' })]);
		expect(outbreakChance(stateOf(state))).toBe(1);
	});
	it('nothing can happen when nothing is drawn', () => {
		expect(outbreakChance(stateOf(after([crowded, custom({ effect: 'skip' })])))).toBe(0);
	});
	it('has no answer when the bag is short', () => {
		expect(outbreakChance(small([1, 0, 0, 0], {}, {}))).toBeNull();
	});
	it('the next chance is that of the epidemic that waits', () => {
		const waits = stateOf(
			after('setup; put 2 red bag centre; A roll biohazard fly fly fly fly', { events: 'table', start: 3 })
		);
		expect(nextOutbreakChance(waits)).toBe(epidemicOutbreakChance(waits));
		expect(nextOutbreakChance(waits)).not.toBe(outbreakChance(waits));
	});
	it('an epidemic rolls the centre too', () => {
		const few = small([1, 2, 1, 1], { centre: [2, 0, 0, 0] }, {});
		expect(epidemicOutbreakChance(few)).toBeCloseTo(counted(few, 'epidemic', 2), 12);
	});
});
