/** D: what the dice that a player has taken are, and what they are worth. */
import type { Complaint, Random } from '../../table/record.ts';
import { legal, together } from '../kit/refusal.ts';
import type { Agreed } from './agreed.ts';
import type { Verbs } from './moves.ts';
import { samplesInTurn, someDice } from './rolling.ts';
import { refuse } from './sentences.ts';
import {
	available,
	isOpen,
	replaceAt,
	spend,
	withPlayer,
	type Player,
	type State,
	type Taken
} from './state.ts';
import { isZoneFull } from './zone.ts';

export type Use = 'infection' | 'sample' | 'biotech';

/** PC19-D5: the highest face, of equal ones the lowest index. */
function highest(taken: readonly Taken[]): number | null {
	let found: Taken | null = null;
	for (const one of taken) if (!found || one.face > found.face) found = one;
	return found && found.die;
}

/** The infection die; with PC19-R1 b, until it is settled, the one that it would be now. */
const infectionDie = (player: Player): number | null => player.infection ?? highest(player.taken);

export const useOf = (player: Player, { die }: Taken): Use =>
	player.taken.length === 1 ? 'biotech' : die === infectionDie(player) ? 'infection' : 'sample';

/** PC19-D5: which of these faces would be the infection and which the samples, if their dice were taken. */
export function meaningOf(faces: readonly number[]): {
	readonly infection: number;
	readonly samples: readonly number[];
} {
	const at = highest(faces.map((face, die) => ({ die, face, used: false })));
	return { infection: faces[at ?? 0] ?? 0, samples: faces.filter((_, die) => die !== at) };
}

/** The dice from which a player takes: all of the turn, or those that the researcher left (PC19-D4). */
const onTable = ({ phase, left, dice }: State): readonly number[] =>
	phase === 'act' ? left : (dice?.samples ?? []).map((_, die) => die);

/** PC19-D5: the die that makes this one a sample and infects least; null when none shows as much. */
export function leastInfection(state: State, die: number): number | null {
	const faceOf = (one: number): number => state.dice?.samples[one] ?? 0;
	const [least] = onTable(state)
		.filter((other) => other !== die && faceOf(other) >= faceOf(die))
		.sort((a, b) => faceOf(a) - faceOf(b));
	return least ?? null;
}

/** PC19-X8, PC19-X11: what a face is worth when the die is used. */
export function worthOf({ agreed }: State, face: number, use: Use): number {
	if (agreed.scenario === 'black-death')
		return use === 'infection' ? Math.min(6, face + 1) : Math.max(1, face - 1);
	if (agreed.scenario === 'chemical-war' && use === 'infection') return Math.floor(face / 2);
	return face;
}

export function takenDie({ taken }: Player, die: number): Taken | undefined {
	for (const one of taken) if (one.die === die) return one;
	return undefined;
}

/** What is told of a die that a player uses or changes: what it shows; nothing of a research sample. */
export function shownBy(
	{ players, dice }: State,
	{
		by,
		...named
	}: { readonly by: number } & ({ readonly die: number | 'mutant' } | { readonly value: number })
): { readonly face?: number } {
	if (!('die' in named)) return {};
	const player = players[by];
	const face = named.die === 'mutant' ? dice?.mutant : player && takenDie(player, named.die)?.face;
	return face == null ? {} : { face };
}

/** What is told of dice that are taken: their faces. */
export const facesOf = ({ dice }: State, named: readonly number[]): { readonly shown?: readonly number[] } =>
	dice ? { shown: named.flatMap((die) => dice.samples[die] ?? []) } : {};

/** PC19-T14: the value of the player's own infection die that is still to be placed, or 0. */
export function waitingInfection(state: State, player: Player): number {
	if (player.taken.length < 2 || isZoneFull(state.agreed.zone, player.zone)) return 0;
	const die = infectionDie(player);
	for (const one of player.taken)
		if (one.die === die && !one.used) return worthOf(state, one.face, 'infection');
	return 0;
}

/** PC19-R1 b: converting or using a die settles which one is the infection. */
export const settled = (player: Player): Player =>
	player.taken.length > 1 && player.infection === null
		? { ...player, infection: highest(player.taken) }
		: player;

/** The dice of a player with one of them changed. */
export const changedDie = (player: Player, die: number, change: Partial<Taken>): readonly Taken[] =>
	player.taken.map((one) => (one.die === die ? { ...one, ...change } : one));

export const hasFreeSpace = ({ facts }: Agreed, { biotech }: Player): boolean =>
	facts.spaces.some((space) => biotech[space] === undefined);

/** PC19-D2: one, two or three dice are taken. */
const MOST_TAKEN = 3;
export const isHandful = (count: number): boolean => count >= 1 && count <= MOST_TAKEN;
/** PC19-D2: three dice need a Lab rat. */
export const needsRat = (count: number): boolean => count === MOST_TAKEN;

/** PC19-D2 */
const threeNeedRat = (player: Player, dice: readonly number[]): readonly Complaint[] =>
	!needsRat(dice.length) || available(player, 'rat') > 0
		? legal
		: [refuse('PC19-D2', 'threeNeedRat', {}), refuse('PC19-U3', 'noBonus', { kind: 'rat' })];

/** PC19-D3: a single die needs a free space in Biotechnology. */
const singleNeedsSpace = (agreed: Agreed, player: Player, dice: readonly number[]): readonly Complaint[] =>
	dice.length > 1 || hasFreeSpace(agreed, player) ? legal : [refuse('PC19-D3', 'noFreeSpace', {})];

const isThere = ({ phase, left, dice }: State, die: number): boolean =>
	phase === 'act' ? left.includes(die) : dice?.samples[die] !== undefined;

/** PC19-D4: only dice that are on the table. */
function stillThere(state: State, dice: readonly number[]): readonly Complaint[] {
	if (dice.every((die) => isThere(state, die))) return legal;
	const gone = dice.filter((die) => !isThere(state, die));
	const samples = state.dice?.samples ?? [];
	return [refuse('PC19-D4', 'diceGone', { faces: gone.flatMap((die) => samples[die] ?? []) })];
}

export function checkTake(state: State, { by, dice }: Verbs['take']): readonly Complaint[] {
	const player = state.players[by];
	// PC19-M1: of players elsewhere bonuses and spaces are not checked
	if (!player) return stillThere(state, dice);
	return together(
		threeNeedRat(player, dice),
		singleNeedsSpace(state.agreed, player, dice),
		stillThere(state, dice)
	);
}

/** One, two or three of the dice, ascending. */
function handfuls(dice: readonly number[]): number[][] {
	const ones = dice.map((die) => [die]);
	const more = (some: readonly number[][]): number[][] =>
		some.flatMap((hand) => dice.filter((die) => die > (hand.at(-1) ?? -1)).map((die) => [...hand, die]));
	const twos = more(ones);
	return [...ones, ...twos, ...more(twos)];
}

export function takeMoves(state: State, by: number): Verbs['take'][] {
	if (!state.players[by]) return [];
	return handfuls(onTable(state))
		.map((dice): Verbs['take'] => ({ do: 'take', by, dice }))
		.filter((move) => checkTake(state, move).length === 0);
}

/** Two dice are always there to take: the researcher leaves two at least. */
export const chanceTake = (state: State, by: number, random: Random): Verbs['take'] | null =>
	// what a researcher elsewhere takes is only told; a kept player chooses himself
	state.players[by] ? null : { do: 'take', by, dice: someDice(random, samplesInTurn(state), MOST_TAKEN) };

/** PC19-T9, PC19-T11: the researcher's taking makes the roll final and opens the part of the assistants. */
export function applyTake(state: State, { by, dice }: Verbs['take']): State {
	const samples = state.dice?.samples ?? [];
	const chosen = [...dice].sort((a, b) => a - b);
	const opened = state.phase === 'rolled' ? openAct(state, chosen) : state;
	const player = opened.players[by];
	if (!player) return opened;
	const paid = needsRat(dice.length) ? spend(player, 'rat') : player;
	const taken = chosen.map((die): Taken => ({ die, face: samples[die] ?? 1, used: false }));
	const isSettled = taken.length > 1 && state.agreed.rulings['PC19-R1'] === 'a';
	const infection = isSettled ? highest(taken) : null;
	return withPlayer(opened, { ...paid, part: 'acting', taken, infection });
}

function openAct(state: State, chosen: readonly number[]): State {
	const { mutant, samples } = state.dice ?? { mutant: null, samples: [] };
	return {
		...state,
		phase: 'act',
		left: samples.map((_, die) => die).filter((die) => !chosen.includes(die)),
		mutants: mutant === null ? state.mutants : noted(state, mutant),
		players: state.players.map((player) => player && { ...player, part: 'open' })
	};
}

/** PC19-T9: the mutant face goes into the researcher's next box, and is lost if none is free. */
function noted({ mutants, researcher, agreed }: State, mutant: number): State['mutants'] {
	const boxes = mutants[researcher] ?? [];
	return boxes.length < agreed.facts.mutantBoxes
		? replaceAt(mutants, researcher, [...boxes, mutant])
		: mutants;
}

/** PC19-T16: done, and nothing open. */
export const hasFinished = (player: Player): boolean => player.part === 'done' && !isOpen(player);
