/** What in a position could not have come about, one entry a line of the document at most. */
import {
	cardCells,
	outbreakCells,
	rateCells,
	regionCells,
	tileCells
} from '../../sheets/pandemic-the-cure/cells.ts';
import { colours, regions, type Colour, type Region } from '../../sheets/pandemic-the-cure/pieces.ts';
import type { Complaint, Doubt } from '../../table/record.ts';
import { skullOf, type Agreed } from './agreed.ts';
import { outside, type Position } from './position.ts';
import { refuse } from './sentences.ts';

type Suspicion = (agreed: Agreed, position: Position) => Complaint | null;

const countIn = ({ regions: all }: Position, region: Region, colour: Colour): number =>
	all[region - 1]?.[colours.indexOf(colour)] ?? 0;

/** In play are all cards of the edition with the app's events, else none. */
const inPlay = ({ events, eventCards }: Agreed, card: string): boolean =>
	events === 'app' && eventCards.has(card);

/** PTC-D1: more dice of a colour than the edition has. */
const tooManyDice: Suspicion = (agreed, position) => {
	const many = colours.filter(
		(colour) => outside(position, colour) > agreed.facts.infectionDice[colour].count
	);
	return many.length > 0 ? refuse('PTC-D1', 'moreThanThereAre', { colours: many }) : null;
};

/** PTC-O2: a stack that should have broken out. */
const tooHigh: Suspicion = (agreed, position) => {
	const { stack, outbreakLimit } = agreed.facts;
	if (agreed.wide || position.outbreaks >= outbreakLimit) return null;
	const breaking = colours.filter(
		(colour) => agreed.rulings['PTC-R2'] === 'b' || !position.cured.includes(colour)
	);
	const high = regions.filter((region) =>
		breaking.some((colour) => countIn(position, region, colour) > stack)
	);
	const cells = high.map((region) => regionCells.make(region));
	return high.length > 0 ? refuse('PTC-O2', 'stackTooHigh', { regions: high, stack }, cells) : null;
};

/** How many steps counter-clockwise it is from a region to the nearest one that is on the die of the colour. */
function stepsFrom(agreed: Agreed, region: Region, colour: Colour): number {
	const { faces } = agreed.facts.infectionDice[colour];
	for (let steps = 0; steps < regions.length; steps++) {
		const there = regions[(region - 1 - steps + regions.length) % regions.length];
		if (there !== undefined && faces.includes(there)) return steps;
	}
	return 0;
}

/** PTC-D2: dice in regions that are not on them, with too few outbreaks to have pushed them there. */
const tooFewPushes: Suspicion = (agreed, position) => {
	if (agreed.wide || agreed.anyInfectionFace) return null;
	const needed = colours.reduce((sum, colour) => {
		const lying = regions.filter((region) => countIn(position, region, colour) > 0);
		return sum + Math.max(0, ...lying.map((region) => stepsFrom(agreed, region, colour)));
	}, 0);
	const { outbreaks } = position;
	if (outbreaks >= needed) return null;
	return refuse('PTC-D2', 'tooFewOutbreaks', { needed, outbreaks }, [outbreakCells.make(outbreaks)]);
};

/** PTC-C6 */
const curedSamples: Suspicion = (_, { cured, samples }) => {
	const held = colours.filter(
		(colour) => cured.includes(colour) && samples.some((card) => (card[colour]?.length ?? 0) > 0)
	);
	const cells = samples.flatMap((card, seat) =>
		held.filter((colour) => card[colour]?.length).map((colour) => cardCells.make([seat, colour]))
	);
	return held.length > 0 ? refuse('PTC-C6', 'samplesOfCured', { colours: held }, cells) : null;
};

const ownersOn = ({ samples }: Position) =>
	samples.flatMap((card) => colours.flatMap((colour) => card[colour] ?? []));

/** PTC-D3 */
const tooManyLocked: Suspicion = (agreed, position) => {
	const owners = ownersOn(position);
	const players = agreed.cards.flatMap(({ dice }, seat) =>
		owners.filter((owner) => owner === seat).length > dice ? [seat] : []
	);
	const cells = players.map((seat) => cardCells.make([seat, 'role']));
	return players.length > 0 ? refuse('PTC-D3', 'moreLockedThanDice', { players }, cells) : null;
};

/** PTC-A7 */
const bareSamples: Suspicion = (agreed, { samples }) => {
	if (agreed.wide) return null;
	const bare = samples.flatMap((card, seat) =>
		colours.filter((colour) => card[colour]?.includes(null)).map((colour) => ({ seat, colour }))
	);
	const players = [...new Set(bare.map(({ seat }) => seat))];
	const cells = bare.map(({ seat, colour }) => cardCells.make([seat, colour]));
	return bare.length > 0 ? refuse('PTC-A7', 'uncoveredSamples', { players }, cells) : null;
};

/** PTC-S7 */
const openCards: Suspicion = ({ events, facts: { openEvents } }, { open = [] }) =>
	events === 'app' && open.length !== openEvents
		? refuse('PTC-S7', 'openCount', { open: open.length, openEvents })
		: null;

/** PTC-S6 */
const beforeStart: Suspicion = (agreed, { rate }) =>
	!agreed.wide && !inPlay(agreed, 'slowdown') && rate < agreed.start
		? refuse('PTC-S6', 'beforeTheStart', { rate, start: agreed.start }, [rateCells.make(rate)])
		: null;

/** PTC-E1: something waits that no card in play can do. */
const waiting: Suspicion = (agreed, { change = 0, prevent = [], free = false, skip = false, bonus = 0 }) => {
	const unknown =
		change !== 0 ||
		prevent.length > 0 ||
		free ||
		(skip && !inPlay(agreed, 'quiet-days')) ||
		(bonus > 0 && !inPlay(agreed, 'reagents'));
	return !agreed.wide && unknown ? refuse('PTC-E1', 'effectsWaiting', {}) : null;
};

/** PTC-X1 */
const severalEnds: Suspicion = (agreed, { cured, rate, outbreaks }) => {
	const ends = [
		cured.length === colours.length,
		rate === skullOf(agreed),
		outbreaks === agreed.facts.outbreakLimit
	].filter(Boolean).length;
	return ends > 1 ? refuse('PTC-X1', 'severalEnds', {}, [tileCells.make('cured')]) : null;
};

const suspicions: readonly Suspicion[] = [
	tooManyDice,
	tooHigh,
	tooFewPushes,
	curedSamples,
	tooManyLocked,
	bareSamples,
	openCards,
	beforeStart,
	waiting,
	severalEnds
];

export const doubts = (agreed: Agreed, position: Position): readonly Doubt[] =>
	suspicions.flatMap((suspicion) => suspicion(agreed, position) ?? []);
