/** B: Biotechnology, its pairs and conversions. */
import { biotechCells } from '../../sheets/prototype-c19/cells.ts';
import type { Pair } from '../../sheets/prototype-c19/facts.ts';
import type { Complaint } from '../../table/record.ts';
import { legal, together } from '../kit/refusal.ts';
import type { Agreed } from './agreed.ts';
import { changedDie, settled, takenDie } from './dice.ts';
import type { Verbs } from './moves.ts';
import { checkSource, consumed, sampleOf, sourcesFor } from './sampling.ts';
import { refuse } from './sentences.ts';
import { gain, playerAt, withPlayer, type Player, type State } from './state.ts';

/** A space is named after its pair: `A1` and `A2` are the pair `A`. */
export function pairOf({ facts }: Agreed, space: string): Pair {
	const pair = facts.pairs[space.charCodeAt(0) - 'A'.charCodeAt(0)];
	if (!pair) throw new Error('every space belongs to a pair');
	return pair;
}

const twinOf = (agreed: Agreed, space: string): string => {
	const [first, second] = pairOf(agreed, space).spaces;
	return space === first ? second : first;
};

/** PC19-B3: the number that a die becomes which shows the one in this space. */
export const convertedBy = (agreed: Agreed, { biotech }: Pick<Player, 'biotech'>, space: string): number =>
	biotech[twinOf(agreed, space)] ?? 1;

type Biotech = Pick<Player, 'biotech' | 'crossed'>;

export const isComplete = (
	{ biotech }: Pick<Player, 'biotech'>,
	{ spaces: [first, second] }: Pair
): boolean => biotech[first] !== undefined && biotech[second] !== undefined;

/** PC19-B6: a pair with a crossed number is used. */
export const isUsed = ({ crossed }: Pick<Player, 'crossed'>, { spaces: [first, second] }: Pair): boolean =>
	crossed.includes(first) || crossed.includes(second);

/** Complete and unused: worth points, infections of PC19-X5, and can be annulled by PC19-X12. */
export const wholePairs = ({ facts }: Agreed, player: Biotech): Pair[] =>
	facts.pairs.filter((pair) => isComplete(player, pair) && !isUsed(player, pair));

/** PC19-B1: only a free space. */
function spaceFree({ biotech }: Player, space: string): readonly Complaint[] {
	const number = biotech[space];
	return number === undefined
		? legal
		: [refuse('PC19-B1', 'spaceTaken', { space, number }, [biotechCells.make(space)])];
}

export function checkBiotech(state: State, move: Verbs['biotech']): readonly Complaint[] {
	const player = playerAt(state, move.by);
	return together(checkSource(player, move), spaceFree(player, move.space));
}

const freeSpaces = ({ facts }: Agreed, { biotech }: Player): string[] =>
	facts.spaces.filter((space) => biotech[space] === undefined);

export function biotechMoves(state: State, by: number): Verbs['biotech'][] {
	const player = playerAt(state, by);
	const open = freeSpaces(state.agreed, player);
	return sourcesFor(state, player, 'biotech').flatMap(({ from }) =>
		open.map((space): Verbs['biotech'] => ({ do: 'biotech', by, ...from, space }))
	);
}

export function canNote(state: State, by: number): boolean {
	const player = playerAt(state, by);
	return sourcesFor(state, player, 'biotech').length > 0 && freeSpaces(state.agreed, player).length > 0;
}

/** PC19-B2: completing a pair gives its resource. */
export function applyBiotech(state: State, move: Verbs['biotech']): State {
	const player = playerAt(state, move.by);
	const number = sampleOf(state, player, move);
	if (number === null) throw new Error('apply is only given legal moves');
	const biotech = { ...player.biotech, [move.space]: number };
	const { taken, infection, free } = consumed(player, move);
	const noted: Player = { ...player, taken, infection, free, biotech };
	const pair = pairOf(state.agreed, move.space);
	return withPlayer(state, isComplete(noted, pair) ? gain(state.agreed, noted, pair.gives) : noted);
}

/** PC19-B5: only who took two or three dice converts. */
export const hasSamples = ({ taken }: Player): boolean => taken.length > 1;

const tookSample = (player: Player): readonly Complaint[] =>
	hasSamples(player) ? legal : [refuse('PC19-B5', 'singleDieStays', {})];

/** PC19-D6: one of his unused dice. */
function unusedDie(player: Player, die: number): readonly Complaint[] {
	if (!hasSamples(player)) return legal;
	const one = takenDie(player, die);
	if (!one) return [refuse('PC19-D6', 'dieNotTaken', {})];
	return one.used ? [refuse('PC19-D6', 'dieUsedUp', { face: one.face })] : legal;
}

/** PC19-B3: the die shows the number that is crossed out. */
function showsNumber(player: Player, { die, space }: Verbs['convert']): readonly Complaint[] {
	const one = takenDie(player, die);
	const number = player.biotech[space];
	if (!one || one.used || player.taken.length < 2 || number === undefined || number === one.face)
		return legal;
	return [refuse('PC19-B3', 'otherNumber', { face: one.face, space, number }, [biotechCells.make(space)])];
}

/** PC19-B4, PC19-R7: the pair is complete and not used; or only the number to cross is not crossed yet. */
function pairConverts({ agreed }: State, player: Player, space: string): readonly Complaint[] {
	const pair = pairOf(agreed, space);
	const cells = pair.spaces.map(biotechCells.make);
	if (!isComplete(player, pair)) return [refuse('PC19-B4', 'pairIncomplete', { pair: pair.id }, cells)];
	if (player.crossed.includes(space))
		return [refuse('PC19-B4', 'numberCrossed', { space }, [biotechCells.make(space)])];
	if (agreed.rulings['PC19-R7'] === 'b' || !isUsed(player, pair)) return legal;
	return [refuse('PC19-B4', 'pairUsed', { pair: pair.id }, cells)];
}

export function checkConvert(state: State, move: Verbs['convert']): readonly Complaint[] {
	const player = playerAt(state, move.by);
	return together(
		tookSample(player),
		unusedDie(player, move.die),
		showsNumber(player, move),
		pairConverts(state, player, move.space)
	);
}

export function convertMoves(state: State, by: number): Verbs['convert'][] {
	const player = playerAt(state, by);
	if (!hasSamples(player)) return [];
	const found: Verbs['convert'][] = [];
	for (const [space, number] of Object.entries(player.biotech)) {
		for (const { die, face, used } of player.taken) {
			if (used || face !== number || pairConverts(state, player, space).length > 0) continue;
			found.push({ do: 'convert', by, die, space });
		}
	}
	return found;
}

export function applyConvert(state: State, { by, die, space }: Verbs['convert']): State {
	const player = settled(playerAt(state, by));
	const face = convertedBy(state.agreed, player, space);
	return withPlayer(state, {
		...player,
		taken: changedDie(player, die, { face }),
		crossed: [...player.crossed, space]
	});
}
