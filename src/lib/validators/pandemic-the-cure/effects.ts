/** What cards and special actions do, and when that is possible: PTC-E5, PTC-E6. Each effect changes a draft, or is
 *  refused and leaves it as it was. */
import { cardCells, placeCell, regionCells, tileCells } from '../../sheets/pandemic-the-cure/cells.ts';
import type { Effect, EffectName, EffectOf } from '../../sheets/pandemic-the-cure/effects.ts';
import type { Colour, Place, Region } from '../../sheets/pandemic-the-cure/pieces.ts';
import type { Complaint } from '../../table/record.ts';
import { handOver } from './giving.ts';
import { countDiceToRoll, takeSample } from './locked.ts';
import { enter } from './pawns.ts';
import { rateCell } from './pencil.ts';
import { forward } from './rolling.ts';
import { refuse } from './sentences.ts';
import { diceAt, moveDice, put } from './lying.ts';
import {
	emptyHand,
	isCured,
	pawnOf,
	phaseOf,
	replaced,
	samplesOf,
	sorted,
	type Draft,
	type Owner,
	type State
} from './state.ts';

/** Most that can wait: as much as a position can hold. */
const MOST = { change: 12, prevent: 20, bonus: 99 } as const;

/** null: it is done. */
type Done = Complaint | null;

export function movePawn(draft: Draft, player: number, region: Region): Done {
	if (pawnOf(draft, player) === region) {
		return refuse('PTC-E5', 'alreadyThere', { player, region }, [regionCells.make(region)]);
	}
	enter(draft, player, region);
	return null;
}

/** At least one die must go. */
export function sendDice(draft: Draft, colour: Colour, count: number, from: Place, to: Place): Done {
	const has = diceAt(draft, from, colour);
	if (has < count || count === 0) {
		const values = { colour, place: from, has, count: Math.max(count, 1) };
		return refuse('PTC-E5', 'tooFewAt', values, [placeCell(from)]);
	}
	moveDice(draft, colour, count, from, to);
	return null;
}

function addSample(draft: Draft, player: number, colour: Colour, from: Place): Done {
	if (isCured(draft, colour)) {
		return refuse('PTC-E5', 'sampleOfCured', { colour }, [tileCells.make('cured')]);
	}
	const has = diceAt(draft, from, colour);
	if (has === 0) {
		return refuse('PTC-E5', 'tooFewAt', { colour, place: from, has, count: 1 }, [placeCell(from)]);
	}
	put(draft, from, colour, -1);
	cover(draft, player, colour, null);
	return null;
}

function cover(draft: Draft, holder: number, colour: Colour, owner: Owner): void {
	const card = samplesOf(draft, holder);
	draft.samples = replaced(draft.samples, holder, { ...card, [colour]: sorted([...card[colour], owner]) });
}

function unlockSample(draft: Draft, { holder, colour, owner, to }: EffectOf<'unlock'>): Done {
	if (owner === null && to === 'card') return refuse('PTC-E5', 'noDieToFree', {});
	if (!samplesOf(draft, holder)[colour].includes(owner)) {
		const cells = [cardCells.make([holder, colour])];
		return refuse('PTC-E5', 'noSuchSample', { holder, colour, owner }, cells);
	}
	takeSample(draft, holder, colour, owner);
	if (to === 'card') cover(draft, holder, colour, null);
	else put(draft, to, colour, 1);
	countDiceToRoll(draft);
	return null;
}

export function sendSamples(draft: Draft, holder: number, player: number, colour: Colour): Done {
	const cells = [cardCells.make([holder, colour])];
	if (samplesOf(draft, holder)[colour].length === 0) {
		return refuse('PTC-E5', 'courierHasNone', { holder, colour }, cells);
	}
	if (holder === player) return refuse('PTC-E5', 'courierToSelf', {}, cells);
	handOver(draft, holder, player, colour);
	return null;
}

/** PTC-E6: a marker that goes back triggers no epidemic. It stops at the start of the track. */
export function goBack(draft: Draft, spaces: number): Done {
	if (draft.space === 0) return refuse('PTC-E5', 'markerAtStart', {}, [rateCell(draft)]);
	draft.space = Math.max(0, draft.space - spaces);
	return null;
}

export function skipInfecting(draft: Draft): Done {
	if (draft.skip) return refuse('PTC-E5', 'skipWaits', {});
	draft.skip = true;
	return null;
}

function changeDraw(draft: Draft, change: number): Done {
	const sum = draft.change + change;
	if (Math.abs(sum) > MOST.change) return refuse('PTC-E5', 'changeTooFar', { sum });
	draft.change = sum;
	return null;
}

function preventOutbreaks(draft: Draft, { count, excess, until }: EffectOf<'prevent'>): Done {
	const waiting = draft.prevent.length;
	if (waiting + count > MOST.prevent) return refuse('PTC-E5', 'preventTooMany', { waiting, count });
	draft.prevent = [...draft.prevent, ...Array.from({ length: count }, () => ({ excess, until }))];
	return null;
}

export function addBonus(draft: Draft, points: number): Done {
	if (draft.attempts === 0 || draft.step === 'infect') return refuse('PTC-E5', 'bonusTooLate', {});
	const bonus = draft.bonus + points;
	if (bonus > MOST.bonus) return refuse('PTC-E5', 'bonusTooMuch', { bonus });
	draft.bonus = bonus;
	return null;
}

function retry(draft: Draft): Done {
	if (draft.step !== 'cure') return refuse('PTC-E5', 'retryOnlyInCure', {});
	if (draft.attempts > 0) return refuse('PTC-E5', 'retryTooEarly', {});
	draft.attempts = 1;
	return null;
}

/** So many spent and biohazard dice are taken back, or all of them; what is left of a treatment is lost (PTC-K4). */
export function takeBack(draft: Draft, dice: number | 'all'): Done {
	const { hand } = draft;
	const has = hand.spent + hand.biohazards;
	if (phaseOf(draft) !== 'act') return refuse('PTC-E5', 'takeBackOnlyInAct', {});
	if (has === 0) return refuse('PTC-E5', 'nothingToTakeBack', {});
	const taken = dice === 'all' ? has : dice;
	if (taken > has) return refuse('PTC-E5', 'tooFewToTakeBack', { dice: taken, has });
	const biohazards = Math.max(0, hand.biohazards - taken);
	draft.step = 'roll';
	draft.hand = {
		...emptyHand,
		rolled: hand.rolled,
		toRoll: taken,
		biohazards,
		spent: has - taken - biohazards
	};
	return null;
}

const effects: { readonly [N in EffectName]: (draft: Draft, effect: EffectOf<N>) => Done } = {
	pawn: (draft, { player, region }) => movePawn(draft, player, region),
	dice: (draft, { colour, count, from, to }) => sendDice(draft, colour, count, from, to),
	sample: (draft, { player, colour, from }) => addSample(draft, player, colour, from),
	unlock: unlockSample,
	courier: (draft, { holder, player, colour }) => sendSamples(draft, holder, player, colour),
	back: (draft, { spaces }) => goBack(draft, spaces),
	forward: (draft, { spaces }) => {
		forward(draft, spaces);
		return null;
	},
	skip: skipInfecting,
	draw: (draft, { change }) => changeDraw(draft, change),
	prevent: preventOutbreaks,
	bonus: (draft, { points }) => addBonus(draft, points),
	retry,
	again: (draft) => takeBack(draft, 'all'),
	reroll: (draft, { dice }) => takeBack(draft, dice),
	free: (draft) => {
		draft.free = true;
		return null;
	},
	nothing: () => null
};

const oneEffect = <N extends EffectName>(draft: Draft, effect: EffectOf<N> & { effect: N }): Done =>
	effects[effect.effect](draft, effect);

/** Each effect after those before it; those after the end are neither judged nor done. */
export function doEffects(draft: Draft, list: readonly Effect[]): Done {
	for (const effect of list) {
		const refused = oneEffect(draft, effect);
		if (refused) return refused;
		if ((draft as State).why) return null;
	}
	return null;
}
