/** Setting up: PTC-S3 to PTC-S8. */
import { eventCells, regionCells } from '../../sheets/pandemic-the-cure/cells.ts';
import { colours, regions, type InfectionDie } from '../../sheets/pandemic-the-cure/pieces.ts';
import { drawOne } from '../../table/chance.ts';
import type { Complaint, Random } from '../../table/record.ts';
import { read } from './dice.ts';
import { facesOfColour, inTheBag } from './infection-dice.ts';
import { drawn, rolledDie } from './luck.ts';
import type { Verbs } from './moves.ts';
import { broken, refuse } from './sentences.ts';
import { moveDice } from './lying.ts';
import { draftOf, type Draft, type State } from './state.ts';
import { beginTurn } from './steps.ts';

/** PTC-S3 */
const asManyDice = ({ agreed }: State, dice: readonly InfectionDie[]): Complaint | null => {
	const { setupDice } = agreed.facts;
	return dice.length === setupDice ? null : refuse('PTC-S3', 'setupDice', { named: dice.length, setupDice });
};

/** PTC-S4 */
function noCross(dice: readonly InfectionDie[]): Complaint | null {
	const crosses = dice.filter((die) => read(die).face === '+').length;
	return crosses === 0 ? null : refuse('PTC-S4', 'crossInSetup', { dice: crosses });
}

/** PTC-S5 */
function stackAtMost({ agreed }: State, dice: readonly InfectionDie[]): Complaint | null {
	const { stack } = agreed.facts;
	for (const region of regions) {
		for (const colour of colours) {
			const count = dice.filter((die) => die === `${colour}${region}`).length;
			if (count > stack) {
				const values = { colour, region, count, stack };
				return refuse('PTC-S5', 'tooManyInSetup', values, [regionCells.make(region)]);
			}
		}
	}
	return null;
}

/** What is wrong with the dice that lie there so far: told at once, and not only when all are entered. */
export const setupFault = (state: State, dice: readonly InfectionDie[]): Complaint | null =>
	inTheBag(state, dice) ?? stackAtMost(state, dice);

/** PTC-S7 */
function differentCards({ events = [] }: Verbs['setup']): Complaint | null {
	const twice = events.find((card, at) => events.indexOf(card) !== at);
	return twice === undefined
		? null
		: refuse('PTC-S7', 'sameEventTwice', { card: twice }, [eventCells.make(twice)]);
}

export const checkSetup = (state: State, move: Verbs['setup']): readonly Complaint[] =>
	broken(
		asManyDice(state, move.dice),
		inTheBag(state, move.dice),
		facesOfColour(state, move.dice),
		noCross(move.dice),
		stackAtMost(state, move.dice),
		differentCards(move)
	);

/** The dice in their regions: a draft of the table, which is not set up yet. */
export function laidOut(state: State, dice: readonly InfectionDie[]): Draft {
	const draft = draftOf(state);
	for (const die of dice) {
		const { colour, face } = read(die);
		moveDice(draft, colour, 1, 'bag', face === '+' ? 'cdc' : face);
	}
	return draft;
}

export function setUp(state: State, { dice, events = [] }: Verbs['setup']): State {
	const draft = laidOut(state, dice);
	draft.open = [...events].sort();
	beginTurn(draft, state.agreed.first);
	return draft;
}

/** PTC-S4, PTC-S5: crosses and what is above the stack are rolled again. A colour without room gives way to another. */
export function setupByChance(state: State, random: Random): Verbs['setup'] {
	const { facts, events, faces } = state.agreed;
	const dice: InfectionDie[] = [];
	const hasRoom = (die: InfectionDie): boolean =>
		!die.endsWith('+') && dice.filter((other) => other === die).length < facts.stack;
	for (const colour of drawn(state, Number.POSITIVE_INFINITY, random)) {
		if (dice.length === facts.setupDice) break;
		if (!faces[colour].some((face) => hasRoom(`${colour}${face}`))) continue;
		let die = rolledDie(state, colour, random);
		while (!hasRoom(die)) die = rolledDie(state, colour, random);
		dice.push(die);
	}
	if (events !== 'app') return { do: 'setup', dice };
	const left = facts.events.map(({ id }) => id);
	const open = Array.from({ length: facts.openEvents }, () => {
		const card = drawOne(random, left);
		left.splice(left.indexOf(card), 1);
		return card;
	});
	return { do: 'setup', dice, events: open };
}
