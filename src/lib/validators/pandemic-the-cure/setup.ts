/** Setting up: PTC-S3 to PTC-S8. */
import {
	colours,
	regions,
	setupDice,
	stack,
	type InfectionDie
} from '../../sheets/pandemic-the-cure/facts.ts';
import type { Complaint } from '../../table/record.ts';
import { read } from './dice.ts';
import { facesOfColour } from './infection-dice.ts';
import type { MoveOf } from './moves.ts';
import { refuse } from './sentences.ts';
import { moveDice, type State } from './state.ts';
import { beginTurn } from './turn.ts';

/** PTC-S3 */
const twelveDice = (dice: readonly InfectionDie[]): Complaint[] =>
	dice.length === setupDice ? [] : [refuse('PTC-S3', 'twelveDice', { named: dice.length })];

/** PTC-S4 */
function noCross(dice: readonly InfectionDie[]): Complaint[] {
	const crosses = dice.filter((die) => read(die).face === '+').length;
	return crosses === 0 ? [] : [refuse('PTC-S4', 'crossInSetup', { dice: crosses })];
}

/** PTC-S5 */
function threeAtMost(dice: readonly InfectionDie[]): Complaint[] {
	for (const region of regions) {
		for (const colour of colours) {
			const count = dice.filter((die) => die === `${colour}${region}`).length;
			if (count > stack) {
				return [refuse('PTC-S5', 'tooManyInSetup', { colour, region, count }, [`region-${region}`])];
			}
		}
	}
	return [];
}

/** PTC-S7 */
function differentCards({ events = [] }: MoveOf<'setup'>): Complaint[] {
	const twice = events.find((card, at) => events.indexOf(card) !== at);
	return twice ? [refuse('PTC-S7', 'sameEventTwice', { card: twice }, [`event-${twice}`])] : [];
}

export const checkSetup = (state: State, move: MoveOf<'setup'>): Complaint[] => [
	...twelveDice(move.dice),
	...facesOfColour(state, move.dice),
	...noCross(move.dice),
	...threeAtMost(move.dice),
	...differentCards(move)
];

export function setUp(state: State, { dice, events = [] }: MoveOf<'setup'>): State {
	const placed = dice.reduce((before, die) => {
		const { colour, face } = read(die);
		return moveDice(before, colour, 1, 'bag', face === '+' ? 'cdc' : face);
	}, state);
	return beginTurn({ ...placed, open: [...events].sort() }, state.terms.first);
}
