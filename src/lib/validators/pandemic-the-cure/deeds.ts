/** Every verb: its fields, its rules, what it does, and where it is legal. */
import { cardCells, eventCells, regionCells, tileCells } from '../../sheets/pandemic-the-cure/cells.ts';
import { list, oneOf } from '../../table/shape.ts';
import type { Deeds } from '../kit/deeds.ts';
import * as act from './actions.ts';
import * as possible from './possible.ts';
import type { Agreed } from './agreed.ts';
import { checkCure, cure, cureByChance } from './curing.ts';
import { read } from './dice.ts';
import { eventByChance, events } from './event-uses.ts';
import { checkEvent, checkReveal, reveal, revealByChance, useEvent } from './events.ts';
import { checkGive, gifts, give } from './giving.ts';
import {
	checkEpidemic,
	checkInfect,
	epidemic,
	epidemicByChance,
	infect,
	infectByChance
} from './infecting.ts';
import { checkUnlock, unlock, unlocks } from './locked.ts';
import { infectionFacesOf, setupFacesOf } from './luck.ts';
import { liesDrawn, liesInCentre, liesTurnedUp } from './concessions.ts';
import {
	MOST_CONTAINED,
	cardShape,
	colour,
	dieList,
	effectsOf,
	eventShape,
	faces,
	from,
	region,
	seatOf,
	specialDie,
	usedDie,
	type Spoken,
	type Verbs
} from './moves.ts';
import {
	checkReroll,
	checkRoll,
	playerFaces,
	reroll,
	rerollByChance,
	roll,
	rollByChance
} from './rolling.ts';
import { checkSetup, setUp, setupByChance } from './setup.ts';
import { checkSpecial, doSpecial, specialByChance } from './special.ts';
import { fromCell, landing, ofEffects, ofEvent } from './spots.ts';
import { pawnOf, type State } from './state.ts';
import { checkNext, laterSteps, next } from './steps.ts';

/** What is done in the region is told with its name. */
const atPawn = (state: State, { by }: { readonly by: number }): Pick<Spoken['treat'], 'at'> => ({
	at: pawnOf(state, by)
});

const withDie = (agreed: Agreed) => ({ by: seatOf(agreed), die: usedDie });

export const deeds: Deeds<State, Verbs, Agreed> = {
	setup: {
		fields: (agreed) => {
			const { openEvents } = agreed.facts;
			const cards = { events: list(cardShape(agreed), { min: openEvents, max: openEvents }) };
			return { dice: dieList(0), ...(agreed.events === 'app' && cards) };
		},
		check: checkSetup,
		apply: setUp,
		chance: (state, _, random) => setupByChance(state, random),
		concession: liesDrawn,
		cells: (_, { dice }) => landing(dice),
		faces: setupFacesOf
	},
	roll: {
		fields: (agreed) => ({ by: seatOf(agreed), faces }),
		check: checkRoll,
		apply: roll,
		chance: rollByChance,
		cells: (_, { by }) => [cardCells.make([by, 'role'])],
		faces: playerFaces
	},
	reroll: {
		fields: (agreed) => ({ by: seatOf(agreed), dice: faces, faces }),
		check: checkReroll,
		apply: reroll,
		chance: rerollByChance,
		cells: (_, { by }) => [cardCells.make([by, 'role'])],
		faces: playerFaces
	},
	unlock: {
		fields: (agreed) => ({ by: seatOf(agreed), holder: seatOf(agreed), colour }),
		check: checkUnlock,
		apply: unlock,
		moves: unlocks,
		cells: (_, { holder, colour: which }) => [cardCells.make([holder, which])]
	},
	fly: {
		fields: (agreed) => ({ ...withDie(agreed), region }),
		check: act.checkFly,
		apply: act.fly,
		moves: possible.flights,
		cells: (_, move) => [regionCells.make(move.region)]
	},
	sail: {
		fields: (agreed) => ({ ...withDie(agreed), region }),
		check: act.checkSail,
		apply: act.fly,
		moves: possible.sailings,
		cells: (_, move) => [regionCells.make(move.region)]
	},
	treat: {
		fields: (agreed) => ({ ...withDie(agreed), from, colour }),
		check: act.checkTreat,
		apply: act.treat,
		moves: possible.treatmentsNow,
		cells: (state, move) => [fromCell(state, move.by, move.from)],
		said: atPawn
	},
	sample: {
		fields: (agreed) => ({ ...withDie(agreed), colour }),
		check: act.checkSample,
		apply: act.sample,
		moves: possible.samplings,
		cells: (_, move) => [tileCells.make('centre'), cardCells.make([move.by, move.colour])]
	},
	helicopter: {
		fields: (agreed) => ({ ...withDie(agreed), player: seatOf(agreed), region }),
		check: act.checkHelicopter,
		apply: act.helicopter,
		moves: possible.helicopters,
		cells: (_, move) => [regionCells.make(move.region)]
	},
	contain: {
		fields: (agreed) => ({ ...withDie(agreed), dice: list(colour, { min: 1, max: MOST_CONTAINED }) }),
		check: act.checkContain,
		apply: act.contain,
		moves: possible.containments,
		cells: () => [tileCells.make('centre')]
	},
	cdc: {
		fields: (agreed) => ({ ...withDie(agreed), from, colour }),
		check: act.checkCdc,
		apply: act.cdc,
		moves: possible.toCdc,
		cells: (state, move) => [fromCell(state, move.by, move.from), tileCells.make('cdc')],
		said: atPawn
	},
	special: {
		fields: (agreed) => ({ by: seatOf(agreed), die: specialDie, effects: effectsOf(agreed, 1) }),
		check: checkSpecial,
		apply: doSpecial,
		chance: specialByChance,
		cells: (state, { effects }) => ofEffects(state, effects)
	},
	give: {
		fields: (agreed) => ({ by: seatOf(agreed), player: seatOf(agreed), colour }),
		check: checkGive,
		apply: give,
		moves: gifts,
		cells: (_, move) => [cardCells.make([move.by, move.colour]), cardCells.make([move.player, move.colour])]
	},
	cure: {
		fields: (agreed) => ({ by: seatOf(agreed), dice: dieList(1) }),
		check: checkCure,
		apply: cure,
		chance: cureByChance,
		cells: (_, { by, dice: [die] }) => (die ? [cardCells.make([by, read(die).colour])] : []),
		faces: infectionFacesOf
	},
	next: {
		fields: (agreed) => ({ by: seatOf(agreed), step: oneOf('give', 'cure', 'infect') }),
		check: checkNext,
		apply: next,
		moves: laterSteps
	},
	epidemic: {
		fields: (agreed) => ({ by: seatOf(agreed), dice: dieList(0) }),
		check: checkEpidemic,
		apply: epidemic,
		chance: epidemicByChance,
		concession: liesInCentre,
		cells: (_, { dice }) => landing(dice),
		faces: infectionFacesOf
	},
	infect: {
		fields: (agreed) => ({ by: seatOf(agreed), dice: dieList(0) }),
		check: checkInfect,
		apply: infect,
		chance: infectByChance,
		concession: liesDrawn,
		cells: (_, { dice }) => landing(dice),
		faces: infectionFacesOf
	},
	reveal: {
		fields: (agreed) => ({ card: cardShape(agreed) }),
		check: checkReveal,
		apply: reveal,
		chance: (state, _, random) => revealByChance(state, random),
		concession: liesTurnedUp,
		cells: (_, { card }) => [eventCells.make(card)]
	},
	event: {
		fields: () => ({}),
		shape: eventShape,
		check: checkEvent,
		apply: useEvent,
		moves: events,
		chance: (state, _, random) => eventByChance(state, random),
		cells: ofEvent
	}
};
