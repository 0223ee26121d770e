/** Made-up results for what only the physical table knows: "no dice at hand" and random play. */
import {
	colours,
	eventIds,
	infectionFaces,
	openEvents,
	printedFaces,
	regions,
	setupDice,
	stack,
	type Colour,
	type EventId,
	type InfectionDie,
	type InfectionFace
} from '../../sheets/pandemic-the-cure/facts.ts';
import type { Awaited, Random } from '../../table/record.ts';
import { adding, total, type Counts } from './dice.ts';
import { curable } from './curing.ts';
import { checkEvent, nextCards } from './events.ts';
import { drawNow, infectionRoll } from './status.ts';
import type { Effect, EventMove, MoveOf, Place, PtcMove, Verb } from './moves.ts';
import { cardOf, samplesOf, type State } from './state.ts';

function pick<T>(list: readonly T[], random: Random): T {
	const found = list[Math.floor(random() * list.length)];
	if (found === undefined) throw new Error('nothing to pick from');
	return found;
}

function face(state: State, colour: Colour, random: Random): InfectionFace {
	const faces = state.terms.infectionDice === 'any' ? infectionFaces : printedFaces[colour];
	return pick(faces, random);
}

const rolledDie = (state: State, colour: Colour, random: Random): InfectionDie =>
	`${colour}${face(state, colour, random)}`;

/** Blindly out of the bag: each die is as likely as any other. */
function drawn(bag: Counts, count: number, random: Random): Colour[] {
	const out: Colour[] = [];
	let left = bag;
	for (let n = 0; n < count; n++) {
		const colour = pick(
			colours.flatMap((c) => Array.from({ length: left[c] }, () => c)),
			random
		);
		out.push(colour);
		left = adding(left, colour, -1);
	}
	return out;
}

/** PTC-S4, PTC-S5: crosses and what is above three are rolled again. */
function setup(state: State, random: Random): MoveOf<'setup'> {
	const dice: InfectionDie[] = [];
	for (const colour of drawn(state.bag, setupDice, random)) {
		let die = rolledDie(state, colour, random);
		while (die.endsWith('+') || dice.filter((other) => other === die).length === stack) {
			die = rolledDie(state, colour, random);
		}
		dice.push(die);
	}
	if (state.terms.events !== 'app') return { do: 'setup', dice };
	const events: EventId[] = [];
	while (events.length < openEvents) {
		events.push(
			pick(
				eventIds.filter((card) => !events.includes(card)),
				random
			)
		);
	}
	return { do: 'setup', dice, events };
}

const roll = (state: State, random: Random): MoveOf<'roll'> => ({
	do: 'roll',
	by: state.current,
	faces: Array.from({ length: state.hand.toRoll }, () => pick(cardOf(state, state.current).faces, random))
});

/** Some of the unused dice, at least one. */
function reroll(state: State, random: Random): MoveOf<'reroll'> {
	const { rolled } = state.hand;
	const chosen = rolled.filter(() => random() < 0.5);
	const dice = chosen.length > 0 ? chosen : [pick(rolled, random)];
	const { faces } = cardOf(state, state.current);
	return { do: 'reroll', by: state.current, dice, faces: dice.map(() => pick(faces, random)) };
}

function cure(state: State, random: Random): MoveOf<'cure'> {
	const by = state.current;
	const colour = pick(curable(state, by), random);
	const dice = samplesOf(state, by)[colour].map(() => rolledDie(state, colour, random));
	return { do: 'cure', by, dice };
}

function infection(state: State, verb: 'infect' | 'epidemic', random: Random): PtcMove {
	const by = state.current;
	if (infectionRoll(state) === 0) return { do: verb, by, dice: [] };
	const fromCentre =
		verb === 'epidemic'
			? colours.flatMap((colour) => Array.from({ length: state.centre[colour] }, () => colour))
			: [];
	const drawnNow = drawn(state.bag, Math.min(drawNow(state), total(state.bag)), random);
	const dice = [...fromCentre, ...drawnNow].map((colour) => rolledDie(state, colour, random));
	return { do: verb, by, dice };
}

const places: readonly Place[] = [...regions, 'centre', 'cdc', 'bag'];

/** A card of the table's own that is possible now: a pawn can always move. */
function customEvent(state: State, random: Random): EventMove {
	const player = pick([...state.pawns.keys()], random);
	const colour = pick(colours, random);
	const from = pick(places, random);
	const to = pick(
		places.filter((place) => place !== from),
		random
	);
	const elsewhere = regions.filter((region) => region !== state.pawns[player]);
	const pawn: Effect = { effect: 'pawn', player, region: pick(elsewhere, random) };
	const effects: readonly Effect[] = [
		{ effect: 'dice', colour, count: 1, from, to },
		{ effect: 'back', spaces: 1 },
		{ effect: 'skip' },
		{ effect: 'again' },
		{ effect: 'bonus', points: 1 },
		{ effect: 'courier', holder: player, player: pick([...state.pawns.keys()], random), colour }
	];
	const card = (effect: Effect): EventMove => ({ do: 'event', card: 'custom', pay: [], effects: [effect] });
	const wish = card(pick(effects, random));
	return checkEvent(state, wish).length === 0 ? wish : card(pawn);
}

const results: Partial<Readonly<Record<Verb, (state: State, random: Random) => PtcMove | null>>> = {
	setup,
	roll,
	reroll,
	cure,
	infect: (state, random) => infection(state, 'infect', random),
	epidemic: (state, random) => infection(state, 'epidemic', random),
	event: (state, random) => (state.terms.events === 'table' ? customEvent(state, random) : null),
	reveal: (state, random) => ({ do: 'reveal', card: pick(nextCards(state), random) })
};

export const chance = (state: State, awaited: Awaited, random: Random): PtcMove | null =>
	results[awaited.do as Verb]?.(state, random) ?? null;
