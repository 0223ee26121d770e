/** All legal moves, without what only the physical table knows. */
import {
	actions,
	colours,
	eventCosts,
	regions,
	type Colour,
	type EventId,
	type Region
} from '../../sheets/pandemic-the-cure/facts.ts';
import { actionAs, total, type Counts } from './dice.ts';
import { checkGive } from './giving.ts';
import type { EventMove, MoveOf, PtcMove, UsedDie, Verb } from './moves.ts';
import { checkEvent } from './events.ts';
import { areNeighbours, isCured, pawnOf, phaseOf, samplesOf, type Phase, type State } from './state.ts';
import { laterSteps } from './turn.ts';

type Listed<V extends Verb> = (state: State) => MoveOf<V>[];

const seatsOf = ({ pawns }: State): number[] => pawns.map((_, player) => player);
const lying = (counts: Counts): Colour[] => colours.filter((colour) => counts[colour] > 0);

/** The different dice that are good for this verb. */
const diceFor = ({ hand }: State, verb: Verb): UsedDie[] => [
	...[...new Set(hand.rolled)].filter((face) => actionAs(face, verb)),
	...(verb === 'treat' && hand.treatsLeft > 0 ? (['rest'] as const) : [])
];

/** Every way to take `size` dice, in colour order. */
export function handfuls(counts: Counts, size: number, from = 0): Colour[][] {
	if (size === 0) return [[]];
	return colours.slice(from).flatMap((colour, offset) => {
		if (counts[colour] === 0) return [];
		const fewer = { ...counts, [colour]: counts[colour] - 1 };
		return handfuls(fewer, size - 1, from + offset).map((rest) => [colour, ...rest]);
	});
}

const unlocks: Listed<'unlock'> = (state) => {
	const by = state.current;
	return seatsOf(state).flatMap((holder) =>
		colours
			.filter((colour) => samplesOf(state, holder)[colour].includes(by))
			.map((colour) => ({ do: 'unlock', by, holder, colour }) as const)
	);
};

const flights: Listed<'fly'> = (state) => {
	const by = state.current;
	const targets = regions.filter((region) => region !== pawnOf(state, by));
	return diceFor(state, 'fly').flatMap((die) =>
		targets.map((region) => ({ do: 'fly', by, die, region }) as const)
	);
};

const sailings: Listed<'sail'> = (state) => {
	const by = state.current;
	const targets = regions.filter((region) => areNeighbours(pawnOf(state, by), region));
	return diceFor(state, 'sail').flatMap((die) =>
		targets.map((region) => ({ do: 'sail', by, die, region }) as const)
	);
};

const fromHereOrCentre = (state: State) => [
	...lying(state.world[pawnOf(state, state.current)]).map((colour) => ({ from: 'region', colour }) as const),
	...lying(state.centre).map((colour) => ({ from: 'centre', colour }) as const)
];

const treatmentsNow: Listed<'treat'> = (state) =>
	diceFor(state, 'treat').flatMap((die) =>
		fromHereOrCentre(state).map((taken) => ({ do: 'treat', by: state.current, die, ...taken }) as const)
	);

const samplings: Listed<'sample'> = (state) => {
	const open = lying(state.centre).filter((colour) => !isCured(state, colour));
	return diceFor(state, 'sample').flatMap((die) =>
		open.map((colour) => ({ do: 'sample', by: state.current, die, colour }) as const)
	);
};

const pawnMoves = (state: State): { player: number; region: Region }[] =>
	seatsOf(state).flatMap((player) =>
		regions.filter((region) => region !== pawnOf(state, player)).map((region) => ({ player, region }))
	);

const helicopters: Listed<'helicopter'> = (state) =>
	diceFor(state, 'helicopter').flatMap((die) =>
		pawnMoves(state).map((moved) => ({ do: 'helicopter', by: state.current, die, ...moved }) as const)
	);

const containments: Listed<'contain'> = (state) => {
	const dice = [1, 2, 3].flatMap((size) => handfuls(state.centre, size));
	return diceFor(state, 'contain').flatMap((die) =>
		dice.map((taken) => ({ do: 'contain', by: state.current, die, dice: taken }) as const)
	);
};

const toCdc: Listed<'cdc'> = (state) =>
	diceFor(state, 'cdc').flatMap((die) =>
		fromHereOrCentre(state).map((taken) => ({ do: 'cdc', by: state.current, die, ...taken }) as const)
	);

const gifts: Listed<'give'> = (state) => {
	const by = state.current;
	return seatsOf(state)
		.flatMap((player) => colours.map((colour) => ({ do: 'give', by, player, colour }) as const))
		.filter((gift) => checkGive(state, gift).length === 0);
};

const nextSteps: Listed<'next'> = (state) =>
	laterSteps(state.step).map((step) => ({ do: 'next', by: state.current, step }) as const);

/** The ways to fill in the fields of a card, possible or not. */
const filledIn: {
	readonly [K in EventId]: (state: State) => Omit<Extract<EventMove, { card: K }>, 'do' | 'pay' | 'card'>[];
} = {
	charter: pawnMoves,
	summit: () => regions.map((region) => ({ region })),
	'field-hospital': ({ world }) =>
		regions.flatMap((region) => lying(world[region]).map((colour) => ({ region, colour }))),
	shipment: ({ centre }) => lying(centre).map((colour) => ({ colour })),
	'swab-drive': () => colours.map((colour) => ({ colour })),
	'quiet-days': () => [{}],
	slowdown: () => [{}],
	'second-wind': () => [{}],
	reagents: () => [{}],
	courier: (state) =>
		seatsOf(state).flatMap((holder) =>
			colours
				.filter((colour) => samplesOf(state, holder)[colour].length > 0)
				.flatMap((colour) => seatsOf(state).map((player) => ({ holder, player, colour })))
		)
};

/** One after the other, because often it is enough to know that there is one. */
function* eventsNow(state: State): Generator<EventMove> {
	for (const card of state.open) {
		if (total(state.cdc) < eventCosts[card]) continue;
		for (const pay of handfuls(state.cdc, eventCosts[card])) {
			for (const fields of filledIn[card](state)) {
				const move = { do: 'event', card, pay, ...fields } as EventMove;
				if (checkEvent(state, move).length === 0) yield move;
			}
		}
	}
}

const withEvents: readonly Phase[] = ['roll', 'act', 'epidemic', 'give', 'cure', 'infect'];

const mayUseEvents = (state: State): boolean =>
	state.terms.events === 'app' && withEvents.includes(phaseOf(state));

export const hasEvent = (state: State): boolean => mayUseEvents(state) && !eventsNow(state).next().done;

/** The actions of the act step, by verb. */
export const actionLists = {
	fly: flights,
	sail: sailings,
	treat: treatmentsNow,
	sample: samplings,
	helicopter: helicopters,
	contain: containments,
	cdc: toCdc
} as const;

const actionVerbs = actions.filter((action) => action !== 'treat2' && action !== 'treat3');

const ofPhase: Partial<Readonly<Record<Phase, (state: State) => readonly PtcMove[]>>> = {
	roll: (state) => (state.hand.toRoll === 0 ? [...unlocks(state), ...nextSteps(state)] : []),
	act: (state) => [
		...actionVerbs.flatMap((verb): PtcMove[] => actionLists[verb](state)),
		...nextSteps(state)
	],
	give: (state) => [...gifts(state), ...nextSteps(state)],
	cure: nextSteps
};

export function legalMoves(state: State): readonly PtcMove[] {
	const turn = ofPhase[phaseOf(state)]?.(state) ?? [];
	return mayUseEvents(state) ? [...turn, ...eventsNow(state)] : turn;
}

export const hasGift = (state: State): boolean => gifts(state).length > 0;
