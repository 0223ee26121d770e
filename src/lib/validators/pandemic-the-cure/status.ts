/** Where the game is, what stands where, and what it is worth. */
import type { Score, Status } from '../../table/record.ts';
import { regions } from '../../sheets/pandemic-the-cure/facts.ts';
import { awaits } from './awaits.ts';
import { total } from './dice.ts';
import { drawInEpidemic, drawToInfect, isBagShort } from './infecting.ts';
import { lockedOf, phaseOf, rateOf, type State } from './state.ts';

/** Dice to draw from the bag now. */
export function drawNow(state: State): number {
	const phase = phaseOf(state);
	if (phase === 'infect') return drawToInfect(state);
	return phase === 'epidemic' ? drawInEpidemic(state) : 0;
}

/** The length of the die list that is awaited: PTC-I2, PTC-P2, PTC-P4. */
export function infectionRoll(state: State): number {
	const draw = drawNow(state);
	if (isBagShort(state, draw)) return 0;
	return phaseOf(state) === 'epidemic' ? draw + total(state.centre) : draw;
}

export const statusOf = (state: State): Status => ({
	awaits: awaits(state),
	over: state.why !== null,
	phase: phaseOf(state),
	turn: state.turn,
	current: state.current,
	rate: { space: state.space, dice: rateOf(state) },
	outbreaks: state.outbreaks,
	cured: state.cured,
	toRoll: state.hand.toRoll,
	rolled: state.hand.rolled,
	treatsLeft: state.hand.treatsLeft,
	draw: drawNow(state),
	infectionRoll: infectionRoll(state),
	bag: total(state.bag),
	bonus: state.bonus,
	skip: state.skip
});

export const marksOf = (state: State): unknown => ({
	regions: Object.fromEntries(regions.map((region) => [region, state.world[region]])),
	centre: state.centre,
	cdc: state.cdc,
	bag: state.bag,
	cured: state.cured,
	samples: state.samples,
	pawns: state.pawns,
	dice: state.terms.cards.map((card, player) => ({ total: card.dice, locked: lockedOf(state, player) })),
	rate: state.space,
	outbreaks: state.outbreaks,
	events: { open: state.open, used: state.used }
});

/** PTC-X2, PTC-X3. There are no points in this game. */
export const scoreOf = (state: State): Score => ({
	scores: [
		{
			by: 'team',
			parts: {
				cured: state.cured.length,
				outbreaks: state.outbreaks,
				rate: state.space,
				bag: total(state.bag)
			},
			total: state.cured.length
		}
	],
	result: {
		outcome: state.why === null ? 'open' : state.why === 'all-cured' ? 'won' : 'lost',
		why: state.why
	}
});
