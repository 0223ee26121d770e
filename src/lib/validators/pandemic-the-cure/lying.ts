/** Where the infection dice lie: counted place by place, and there colour by colour. */
import {
	byColour,
	colours,
	regions,
	type ByColour,
	type Colour,
	type Place
} from '../../sheets/pandemic-the-cure/pieces.ts';
import type { Agreed } from './agreed.ts';
import type { Counts } from './dice.ts';

interface Table {
	readonly lying: readonly number[];
}
interface Changing {
	readonly lying: number[];
}

const COLOURS = colours.length;
const CENTRE = regions.length * COLOURS;
const CDC = CENTRE + COLOURS;
const BAG = CDC + COLOURS;
const indexOf: ByColour<number> = { red: 0, yellow: 1, blue: 2, black: 3 };

const offset = (place: Place): number => {
	if (typeof place === 'number') return (place - 1) * COLOURS;
	return place === 'centre' ? CENTRE : place === 'cdc' ? CDC : BAG;
};

/** PTC-S2 */
export function allInTheBag({ facts }: Agreed): readonly number[] {
	const lying = Array.from({ length: BAG + COLOURS }, () => 0);
	for (const colour of colours) lying[BAG + indexOf[colour]] = facts.infectionDice[colour].count;
	return lying;
}

/** Dice of this colour that can be taken from the place. */
export const diceAt = ({ lying }: Table, place: Place, colour: Colour): number =>
	Math.max(0, lying[offset(place) + indexOf[colour]] ?? 0);

export const countsAt = (table: Table, place: Place): Counts =>
	byColour((colour) => diceAt(table, place, colour));

export const totalAt = (table: Table, place: Place): number =>
	diceAt(table, place, 'red') +
	diceAt(table, place, 'yellow') +
	diceAt(table, place, 'blue') +
	diceAt(table, place, 'black');

/** So many dice more at a place; fewer, if negative. */
export function put({ lying }: Changing, place: Place, colour: Colour, count: number): void {
	const at = offset(place) + indexOf[colour];
	lying[at] = (lying[at] ?? 0) + count;
}

/** PTC-D1: dice are only ever moved from one place to another. */
export function moveDice(table: Changing, colour: Colour, count: number, from: Place, to: Place): void {
	put(table, from, colour, -count);
	put(table, to, colour, count);
}
