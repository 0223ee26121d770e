/** B: Biotechnology, its pairs and conversions. */
import { biotechCell } from '../../sheets/prototype-c19/cell-ids.ts';
import { pairs, type Pair, type Space } from '../../sheets/prototype-c19/facts.ts';
import type { Complaint } from '../../table/record.ts';
import { changeDie, settled, takenDie } from './dice.ts';
import type { MoveOf } from './moves.ts';
import { checkSource, consumed, sampleOf } from './sampling.ts';
import { no } from './sentences.ts';
import { gain, playerAt, withPlayer, type Player, type State } from './state.ts';

export const pairOf = (space: Space): Pair => {
	const pair = pairs.find((one) => one.spaces.includes(space));
	if (!pair) throw new Error('every space belongs to a pair');
	return pair;
};

const twinOf = (space: Space): Space => {
	const [first, second] = pairOf(space).spaces;
	return space === first ? second : first;
};

export const isComplete = ({ biotech }: Player, { spaces }: Pair): boolean =>
	spaces.every((space) => biotech[space] !== undefined);

/** PC19-B6: a pair with a crossed number is used. */
export const isUsed = ({ crossed }: Player, { spaces }: Pair): boolean =>
	spaces.some((space) => crossed.includes(space));

/** Complete and unused: worth points, infections of PC19-X5, and can be annulled by PC19-X12. */
export const wholePairs = (player: Player): Pair[] =>
	pairs.filter((pair) => isComplete(player, pair) && !isUsed(player, pair));

/** PC19-B1: only a free space. */
function spaceFree({ biotech }: Player, space: Space): Complaint[] {
	const number = biotech[space];
	return number === undefined ? [] : [no('PC19-B1', 'spaceTaken', { space, number }, [biotechCell(space)])];
}

export function checkBiotech(state: State, move: MoveOf<'biotech'>): Complaint[] {
	const player = playerAt(state, move.by);
	return [...checkSource(player, move), ...spaceFree(player, move.space)];
}

/** PC19-B2: completing a pair gives its resource. */
export function applyBiotech(state: State, move: MoveOf<'biotech'>): State {
	const player = playerAt(state, move.by);
	const number = sampleOf(state, player, move);
	if (number === null) throw new Error('apply is only given legal moves');
	const noted = { ...consumed(player, move), biotech: { ...player.biotech, [move.space]: number } };
	const pair = pairOf(move.space);
	return withPlayer(state, isComplete(noted, pair) ? gain(noted, pair.gives) : noted);
}

/** PC19-B5: only who took two or three dice converts. */
const tookSample = (player: Player): Complaint[] =>
	player.taken.length > 1 ? [] : [no('PC19-B5', 'singleDieStays', {})];

/** PC19-D6: one of his unused dice. */
function unusedDie(player: Player, die: number): Complaint[] {
	if (player.taken.length < 2) return [];
	const one = takenDie(player, die);
	if (!one) return [no('PC19-D6', 'dieNotTaken', {})];
	return one.used ? [no('PC19-D6', 'dieUsedUp', { face: one.face })] : [];
}

/** PC19-B3: the die shows the number that is crossed out. */
function showsNumber(player: Player, { die, space }: MoveOf<'convert'>): Complaint[] {
	const one = takenDie(player, die);
	const number = player.biotech[space];
	if (!one || one.used || player.taken.length < 2 || number === undefined || number === one.face) return [];
	return [no('PC19-B3', 'otherNumber', { face: one.face, space, number }, [biotechCell(space)])];
}

/** PC19-B4, PC19-R7: the pair is complete and not used; or only the number to cross is not crossed yet. */
export function pairConverts(state: State, player: Player, space: Space): Complaint[] {
	const pair = pairOf(space);
	const cells = pair.spaces.map(biotechCell);
	if (!isComplete(player, pair)) return [no('PC19-B4', 'pairIncomplete', { pair: pair.id }, cells)];
	if (player.crossed.includes(space))
		return [no('PC19-B4', 'numberCrossed', { space }, [biotechCell(space)])];
	if (state.agreed.rulings['PC19-R7'] === 'b' || !isUsed(player, pair)) return [];
	return [no('PC19-B4', 'pairUsed', { pair: pair.id }, cells)];
}

export function checkConvert(state: State, move: MoveOf<'convert'>): Complaint[] {
	const player = playerAt(state, move.by);
	return [
		...tookSample(player),
		...unusedDie(player, move.die),
		...showsNumber(player, move),
		...pairConverts(state, player, move.space)
	];
}

export function applyConvert(state: State, { by, die, space }: MoveOf<'convert'>): State {
	const player = playerAt(state, by);
	const face = player.biotech[twinOf(space)] ?? 1;
	const converted = changeDie(settled(player), die, { face });
	return withPlayer(state, { ...converted, crossed: [...player.crossed, space] });
}
