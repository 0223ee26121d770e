/** What an event does and when that is possible: PTC-E5, PTC-E6. Each effect is a check and a change. */
import type { Colour, EventId, Region } from '../../sheets/pandemic-the-cure/facts.ts';
import type { Complaint } from '../../table/record.ts';
import type { Effect, EventMove, Place } from './moves.ts';
import { handOver } from './giving.ts';
import { enter } from './pawns.ts';
import { refuse } from './sentences.ts';
import { diceAt, emptyHand, isCured, moveDice, pawnOf, rateCell, samplesOf, type State } from './state.ts';

interface Possible {
	readonly complaints: readonly Complaint[];
	readonly state: State;
}

/** Refused, or the state after it. */
const unless = (complaint: Complaint | null, state: () => State, before: State): Possible =>
	complaint ? { complaints: [complaint], state: before } : { complaints: [], state: state() };

const cellOf = (place: Place): string =>
	typeof place === 'number' ? `region-${place}` : place === 'bag' ? 'bag-red-1' : place;

function pawn(state: State, player: number, region: Region): Possible {
	const there = pawnOf(state, player) === region;
	return unless(
		there ? refuse('PTC-E5', 'alreadyThere', { player, region }, [`region-${region}`]) : null,
		() => enter(state, player, region),
		state
	);
}

/** Pawns that are there already do not arrive. */
function summit(state: State, region: Region): Possible {
	const elsewhere = state.pawns.flatMap((at, player) => (at === region ? [] : [player]));
	return unless(
		elsewhere.length === 0 ? refuse('PTC-E5', 'allThere', { region }, [`region-${region}`]) : null,
		() => elsewhere.reduce((before, player) => enter(before, player, region), state),
		state
	);
}

function dice(state: State, colour: Colour, count: number, from: Place, to: Place): Possible {
	const has = diceAt(state, from)[colour];
	const tooFew = has < count || has === 0;
	return unless(
		tooFew
			? refuse('PTC-E5', 'tooFewAt', { colour, place: from, has, count: Math.max(count, 1) }, [cellOf(from)])
			: null,
		() => moveDice(state, colour, count, from, to),
		state
	);
}

const allDice = (state: State, colour: Colour, from: Place, to: Place): Possible =>
	dice(state, colour, diceAt(state, from)[colour], from, to);

function swabDrive(state: State, colour: Colour): Possible {
	if (isCured(state, colour)) {
		return { complaints: [refuse('PTC-E5', 'swabOfCured', { colour }, ['cured'])], state };
	}
	return dice(state, colour, Math.min(2, state.bag[colour]), 'bag', 'centre');
}

/** PTC-E6: a marker that goes back triggers no epidemic. It stops at the start of the track. */
const back = (state: State, spaces: number): Possible =>
	unless(
		state.space === 0 ? refuse('PTC-E5', 'markerAtStart', {}, [rateCell(state)]) : null,
		() => ({ ...state, space: Math.max(0, state.space - spaces) }),
		state
	);

const skip = (state: State): Possible =>
	unless(state.skip ? refuse('PTC-E5', 'skipWaits', {}) : null, () => ({ ...state, skip: true }), state);

/** What is left of a treatment is lost with it: PTC-K4. */
function again(state: State): Possible {
	const { hand, step, epidemics } = state;
	const taken = hand.spent + hand.biohazards;
	const complaint =
		step !== 'act' || epidemics > 0
			? refuse('PTC-E5', 'takeBackOnlyInAct', {})
			: taken === 0
				? refuse('PTC-E5', 'nothingToTakeBack', {})
				: null;
	return unless(
		complaint,
		() => ({ ...state, step: 'roll', hand: { ...emptyHand, rolled: hand.rolled, toRoll: taken } }),
		state
	);
}

const bonus = (state: State, points: number): Possible =>
	unless(
		state.tried || state.step === 'infect' ? refuse('PTC-E5', 'bonusTooLate', {}) : null,
		() => ({ ...state, bonus: state.bonus + points }),
		state
	);

function courier(state: State, holder: number, player: number, colour: Colour): Possible {
	const cells = [`card-${holder}-${colour}`];
	const complaint =
		samplesOf(state, holder)[colour].length === 0
			? refuse('PTC-E5', 'courierHasNone', { holder, colour }, cells)
			: holder === player
				? refuse('PTC-E5', 'courierToSelf', {}, cells)
				: null;
	return unless(complaint, () => handOver(state, holder, player, colour), state);
}

type EffectOf<K extends Effect['effect']> = Extract<Effect, { effect: K }>;

const effects: { readonly [K in Effect['effect']]: (state: State, effect: EffectOf<K>) => Possible } = {
	pawn: (state, { player, region }) => pawn(state, player, region),
	dice: (state, { colour, count, from, to }) => dice(state, colour, count, from, to),
	back: (state, { spaces }) => back(state, spaces),
	skip,
	again,
	bonus: (state, { points }) => bonus(state, points),
	courier: (state, { holder, player, colour }) => courier(state, holder, player, colour)
};

const oneEffect = <K extends Effect['effect']>(state: State, effect: EffectOf<K> & { effect: K }): Possible =>
	effects[effect.effect](state, effect);

/** The effects of a table's own card, each judged after those before it. */
function custom(state: State, list: readonly Effect[]): Possible {
	let now: Possible = { complaints: [], state };
	for (const effect of list) {
		now = oneEffect(now.state, effect);
		if (now.complaints.length > 0) return now;
	}
	return now;
}

type CardOf<K extends EventMove['card']> = Extract<EventMove, { card: K }>;

const cards: { readonly [K in EventId | 'custom']: (state: State, move: CardOf<K>) => Possible } = {
	charter: (state, { player, region }) => pawn(state, player, region),
	summit: (state, { region }) => summit(state, region),
	'field-hospital': (state, { region, colour }) => allDice(state, colour, region, 'centre'),
	shipment: (state, { colour }) => allDice(state, colour, 'centre', 'bag'),
	'swab-drive': (state, { colour }) => swabDrive(state, colour),
	'quiet-days': skip,
	slowdown: (state) => back(state, 2),
	'second-wind': again,
	reagents: (state) => bonus(state, 2),
	courier: (state, { holder, player, colour }) => courier(state, holder, player, colour),
	custom: (state, { effects: list }) => custom(state, list)
};

/** The effect of an event on a state in which it is paid for already: PTC-E4. */
export const effectOf = <K extends EventMove['card']>(
	state: State,
	move: CardOf<K> & { card: K }
): Possible => cards[move.card](state, move);
