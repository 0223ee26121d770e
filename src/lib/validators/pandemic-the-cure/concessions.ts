/** A die or a card lies there all the same: what there is besides what the app knew. */
import { colours, type Colour, type InfectionDie } from '../../sheets/pandemic-the-cure/pieces.ts';
import type { Concession } from '../../table/game.ts';
import type { Facts } from '../../table/record.ts';
import { countDice } from './dice.ts';
import type { Verbs } from './moves.ts';
import type { FourCounts, Position } from './position.ts';
import { diceAt } from './lying.ts';
import { phaseOf, type State } from './state.ts';

/** PTC-D1: so many more dice of each colour that all of these can have been drawn. */
function moreDice(state: State, dice: readonly InfectionDie[]): Facts {
	const named = countDice(dice);
	const there = (colour: Colour): number =>
		diceAt(state, 'bag', colour) + (phaseOf(state) === 'epidemic' ? diceAt(state, 'centre', colour) : 0);
	const { infectionDice } = state.agreed.facts;
	return {
		infectionDice: Object.fromEntries(
			colours.map((colour) => {
				const { count, faces } = infectionDice[colour];
				return [colour, `${count + Math.max(0, named[colour] - there(colour))} ${faces.join('')}`];
			})
		)
	};
}

export const liesDrawn = (
	state: State,
	{ dice }: { readonly dice: readonly InfectionDie[] }
): Concession => ({
	facts: moreDice(state, dice)
});

/** PTC-P2: in the centre lay dice of those colours that were rolled, not of those that are missing. */
export function liesInCentre(state: State, { dice }: Verbs['epidemic']): Concession {
	const named = countDice(dice);
	const missing = colours.map((colour) => Math.max(0, diceAt(state, 'centre', colour) - named[colour]));
	let open = missing.reduce((sum, count) => sum + count, 0);
	const instead = colours.map((colour) => {
		const more = Math.min(open, Math.max(0, named[colour] - diceAt(state, 'centre', colour)));
		open -= more;
		return more;
	});
	const swapped = (centre: FourCounts): FourCounts =>
		centre.map((count, at) => Math.max(0, count - (missing[at] ?? 0)) + (instead[at] ?? 0));
	return {
		facts: moreDice(state, dice),
		position: (known) => ({ ...known, centre: swapped((known as unknown as Position).centre) })
	};
}

/** PTC-E7: the card counts as not seen yet. */
export const liesTurnedUp = (_: State, { card }: Verbs['reveal']): Concession => ({
	position: (known) => {
		const { open = [], used = [] } = known as unknown as Position;
		const others = (cards: readonly string[]): readonly string[] => cards.filter((other) => other !== card);
		return { ...known, open: others(open), used: others(used) };
	}
});
