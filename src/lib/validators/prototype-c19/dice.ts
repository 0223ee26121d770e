/** D: what the dice that a player has taken are, and what they are worth. */
import type { Complaint } from '../../table/record.ts';
import type { MoveOf } from './moves.ts';
import { no } from './sentences.ts';
import { available, isOpen, spend, withPlayer, type Player, type State, type Taken } from './state.ts';
import { isFull } from './zone.ts';
import { spaces } from '../../sheets/prototype-c19/facts.ts';

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

/** PC19-X8, PC19-X11: what a face is worth when the die is used. */
export function worthOf({ agreed }: State, face: number, use: Use): number {
	if (agreed.scenario === 'black-death')
		return use === 'infection' ? Math.min(6, face + 1) : Math.max(1, face - 1);
	if (agreed.scenario === 'chemical-war' && use === 'infection') return Math.floor(face / 2);
	return face;
}

export const takenDie = (player: Player, die: number): Taken | undefined =>
	player.taken.find((one) => one.die === die);

/** PC19-T14: the value of the player's own infection die that is still to be placed, or 0. */
export function waitingInfection(state: State, player: Player): number {
	if (player.taken.length < 2 || isFull(player.zone)) return 0;
	const open = player.taken.find((one) => !one.used && useOf(player, one) === 'infection');
	return open ? worthOf(state, open.face, 'infection') : 0;
}

/** PC19-R1 b: converting or using a die settles which one is the infection. */
export const settled = (player: Player): Player =>
	player.taken.length > 1 && player.infection === null
		? { ...player, infection: highest(player.taken) }
		: player;

export const changeDie = (player: Player, die: number, change: Partial<Taken>): Player => ({
	...player,
	taken: player.taken.map((one) => (one.die === die ? { ...one, ...change } : one))
});

export const hasFreeSpace = (player: Player): boolean =>
	spaces.some((space) => player.biotech[space] === undefined);

/** PC19-D2: three dice need a Lab rat. */
const threeNeedRat = (player: Player, dice: readonly number[]): Complaint[] =>
	dice.length < 3 || available(player, 'rat') > 0
		? []
		: [no('PC19-D2', 'threeNeedRat', {}), no('PC19-U3', 'noBonus', { kind: 'rat' })];

/** PC19-D3: a single die needs a free space in Biotechnology. */
const singleNeedsSpace = (player: Player, dice: readonly number[]): Complaint[] =>
	dice.length > 1 || hasFreeSpace(player) ? [] : [no('PC19-D3', 'noFreeSpace', {})];

/** PC19-D4: only dice that are on the table. */
function stillThere(state: State, dice: readonly number[]): Complaint[] {
	const samples = state.dice?.samples ?? [];
	const gone = dice.filter((die) =>
		state.phase === 'act' ? !state.left.includes(die) : samples[die] === undefined
	);
	if (gone.length === 0) return [];
	return [no('PC19-D4', 'diceGone', { faces: gone.flatMap((die) => samples[die] ?? []) })];
}

export function checkTake(state: State, { by, dice }: MoveOf<'take'>): Complaint[] {
	const player = state.players[by];
	// PC19-M1: of players elsewhere bonuses and spaces are not checked
	const own = player ? [...threeNeedRat(player, dice), ...singleNeedsSpace(player, dice)] : [];
	return [...own, ...stillThere(state, dice)];
}

/** PC19-T9, PC19-T11: the researcher's taking makes the roll final and opens the part of the assistants. */
export function applyTake(state: State, { by, dice }: MoveOf<'take'>): State {
	const samples = state.dice?.samples ?? [];
	const chosen = [...dice].sort((a, b) => a - b);
	const taken = chosen.map((die): Taken => ({ die, face: samples[die] ?? 1, used: false }));
	const opened = state.phase === 'rolled' ? openAct(state, chosen) : state;
	const player = opened.players[by];
	if (!player) return opened;
	const paid = dice.length === 3 ? spend(player, 'rat') : player;
	const acting: Player = { ...paid, part: 'acting', taken, infection: null };
	return withPlayer(opened, state.agreed.rulings['PC19-R1'] === 'a' ? settled(acting) : acting);
}

function openAct(state: State, chosen: readonly number[]): State {
	const { mutant, samples } = state.dice ?? { mutant: null, samples: [] };
	return {
		...state,
		phase: 'act',
		left: samples.map((_, die) => die).filter((die) => !chosen.includes(die)),
		mutants: state.mutants.map((boxes, seat) =>
			seat === state.researcher && mutant !== null ? [...boxes, mutant] : boxes
		),
		players: state.players.map((player) => player && { ...player, part: 'open' })
	};
}

/** PC19-T16: done, and nothing open. */
export const hasFinished = (player: Player): boolean => player.part === 'done' && !isOpen(player);
