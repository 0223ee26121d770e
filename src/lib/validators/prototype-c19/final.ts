/** The final step: what the scenarios hand out at the end (X3, X5, X7, X9), the last throw (X11), annulling (X12). */
import { biotechCells } from '../../sheets/prototype-c19/cells.ts';
import type { Complaint, Random } from '../../table/record.ts';
import { legal } from '../kit/refusal.ts';
import type { Scenario } from './agreed.ts';
import { isComplete, isUsed, wholePairs } from './biotech.ts';
import { columnsFilled, factorsLeftOf } from './elsewhere.ts';
import type { Verbs } from './moves.ts';
import { someDice, someFaces } from './rolling.ts';
import { refuse } from './sentences.ts';
import {
	available,
	eachPlayer,
	everyKept,
	playerAt,
	receive,
	spend,
	withPlayer,
	type Player,
	type State
} from './state.ts';

const times = (count: number, value: number): number[] => Array.from({ length: count }, () => value);

const onAllSheets = ({ players }: State, left: (by: number) => number): number =>
	players.reduce((sum, _, by) => sum + left(by), 0);

type HandedOut = (state: State) => (player: Player) => number[];

/** What each player receives when the final step begins; counts are taken once. */
const lastInfections: Readonly<Partial<Record<Scenario | 'none', HandedOut>>> = {
	/** PC19-X3 */
	'common-flu':
		({ agreed }) =>
		() => [agreed.players],
	/** PC19-X5 */
	'covid-19':
		({ agreed }) =>
		(player) =>
			times(wholePairs(agreed, player).length, 3),
	/** PC19-X7 */
	'swine-flu': (state) => {
		const { columns } = state.agreed.facts.health;
		const empty = onAllSheets(state, (by) => columns - columnsFilled(state, by));
		return () => times(empty, 2);
	},
	/** PC19-X9 */
	'avian-flu': (state) => {
		const left = onAllSheets(state, (by) => factorsLeftOf(state, by));
		return () => times(left, 1);
	}
};

export function beginFinal(state: State): State {
	const infections = lastInfections[state.agreed.scenario]?.(state) ?? (() => []);
	const final: State = { ...state, phase: 'final' };
	return eachPlayer(final, (player) => receive(state.agreed, player, infections(player)));
}

/** PC19-X11: all have rolled. PC19-X12: all are done. */
export function finalIsOver(state: State): boolean {
	const { scenario } = state.agreed;
	if (scenario === 'chemical-war') return everyKept(state, ({ last }) => last !== 'waiting');
	return scenario !== 'designer-virus' || everyKept(state, ({ last }) => last === 'done');
}

const MOST = 10;
const LEAST = 3;

/** PC19-X12: ten, less one for each pair annulled, never below three. */
export const designedMultiplier = ({ annulled }: Player): number => Math.max(LEAST, MOST - annulled);

/** PC19-X12: only a complete, unused pair, and only while the multiplier can fall. */
export function checkAnnul(state: State, move: Verbs['annul']): readonly Complaint[] {
	const player = playerAt(state, move.by);
	const pair = state.agreed.facts.pairs.find(({ id }) => id === move.pair);
	const cells = pair?.spaces.map(biotechCells.make) ?? [];
	if (!pair || !isComplete(player, pair) || isUsed(player, pair))
		return [refuse('PC19-X12', 'pairNotAnnulled', { pair: move.pair }, cells)];
	if (designedMultiplier(player) > LEAST) return legal;
	return [refuse('PC19-X12', 'multiplierLowest', { multiplier: LEAST }, cells)];
}

export const annulMoves = (state: State, by: number): Verbs['annul'][] =>
	state.agreed.facts.pairs
		.map(({ id }): Verbs['annul'] => ({ do: 'annul', by, pair: id }))
		.filter((move) => checkAnnul(state, move).length === 0);

export const annulCells = ({ agreed }: State, { pair }: Verbs['annul']): string[] =>
	agreed.facts.pairs.filter(({ id }) => id === pair).flatMap(({ spaces }) => spaces.map(biotechCells.make));

export function applyAnnul(state: State, move: Verbs['annul']): State {
	const player = playerAt(state, move.by);
	const spaces = state.agreed.facts.pairs.find(({ id }) => id === move.pair)?.spaces ?? [];
	return withPlayer(state, {
		...player,
		crossed: [...player.crossed, ...spaces],
		annulled: player.annulled + 1
	});
}

/** PC19-X11: five infections that count in full. */
export const applyInfectionRoll = (state: State, { by, faces }: Verbs['infection-roll']): State =>
	withPlayer(state, receive(state.agreed, { ...playerAt(state, by), last: 'rolled' }, faces));

/** PC19-U3, PC19-X11: each re-roll costs an Explorer. */
export const checkInfectionReroll = (state: State, { by }: Verbs['infection-reroll']): readonly Complaint[] =>
	available(playerAt(state, by), 'explorer') > 0
		? legal
		: [refuse('PC19-U3', 'noBonus', { kind: 'explorer' })];

export const canInfectionReroll = (state: State, by: number): boolean =>
	available(playerAt(state, by), 'explorer') > 0;

export function applyInfectionReroll(state: State, move: Verbs['infection-reroll']): State {
	const player = spend(playerAt(state, move.by), 'explorer');
	const received = player.received.map((value, die) => move.faces[move.dice.indexOf(die)] ?? value);
	return withPlayer(state, { ...player, received });
}

/** The last throw has five dice. */
export const LAST_DICE = 5;

export const chanceInfectionRoll = (_: State, by: number, random: Random): Verbs['infection-roll'] => ({
	do: 'infection-roll',
	by,
	faces: someFaces(random, LAST_DICE)
});

export function chanceInfectionReroll(_: State, by: number, random: Random): Verbs['infection-reroll'] {
	const dice = someDice(random, LAST_DICE, LAST_DICE);
	return { do: 'infection-reroll', by, dice, faces: someFaces(random, dice.length) };
}
