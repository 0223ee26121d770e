/** What goes into Health, the Formula or Biotechnology: a die that was taken, or a research resource. */
import type { ResearchKind } from '../../sheets/prototype-c19/facts.ts';
import type { Complaint } from '../../table/record.ts';
import { changeDie, settled, takenDie, useOf, worthOf } from './dice.ts';
import type { MoveOf, Sample } from './moves.ts';
import { no } from './sentences.ts';
import type { Player, State } from './state.ts';

export type Area = 'health' | 'formula' | 'biotech';
/** A move into one of these areas, as far as its sample is concerned. */
type Placing = { readonly do: Area } & Sample;

/** PC19-U8: the resource named after the area is consumed before a free sample. */
const resourceFor = (player: Player, area: Area): ResearchKind | null =>
	player.free.includes(area) ? area : player.free.includes('free') ? 'free' : null;

/** PC19-U8, PC19-U9: a value needs a resource for this area, and an open resource comes before any die. */
function needsResource(player: Player, move: Placing): Complaint[] {
	if (!('value' in move)) {
		if (player.free.length === 0) return [];
		return [no('PC19-U8', 'resourceFirst', { resources: [...player.free].sort() })];
	}
	return resourceFor(player, move.do) ? [] : [no('PC19-U8', 'noResource', { area: move.do })];
}

/** PC19-D6: of two or three dice the samples go into Health or the Formula, each once. */
function sampleDie(player: Player, area: Area, die: number): Complaint[] {
	const one = takenDie(player, die);
	if (!one) return [no('PC19-D6', 'dieNotTaken', {})];
	if (one.used) return [no('PC19-D6', 'dieUsedUp', { face: one.face })];
	if (useOf(player, one) === 'infection') return [no('PC19-D6', 'infectionIsNoSample', { face: one.face })];
	return area === 'biotech' ? [no('PC19-D6', 'sampleNotThere', { face: one.face })] : [];
}

/** PC19-D7: a single die goes into Biotechnology, once, and nowhere else. */
function singleDie(player: Player, area: Area, die: number): Complaint[] {
	const [one] = player.taken;
	if (!one) return [];
	if (one.die !== die || area !== 'biotech') return [no('PC19-D7', 'singleDieOnly', { face: one.face })];
	return one.used ? [no('PC19-D7', 'singleDieUsed', { face: one.face })] : [];
}

const dieFits = (player: Player, move: Placing): Complaint[] => {
	if (!('die' in move) || player.taken.length === 0) return [];
	return (player.taken.length === 1 ? singleDie : sampleDie)(player, move.do, move.die);
};

export const checkSource = (player: Player, move: Placing): Complaint[] => [
	...needsResource(player, move),
	...dieFits(player, move)
];

/** What the sample is worth, or null when the die cannot be told or used here. */
export function sampleOf(state: State, player: Player, move: Placing): number | null {
	if ('value' in move) return move.value;
	const one = takenDie(player, move.die);
	if (!one || dieFits(player, move).length > 0) return null;
	return worthOf(state, one.face, useOf(player, one));
}

const withoutOne = <T>(items: readonly T[], item: T): T[] => {
	const at = items.indexOf(item);
	return items.filter((_, i) => i !== at);
};

/** The die is used, or the resource consumed. */
export function consumed(player: Player, move: Placing): Player {
	if ('die' in move) return changeDie(settled(player), move.die, { used: true });
	const resource = resourceFor(player, move.do);
	return resource ? { ...player, free: withoutOne(player.free, resource) } : player;
}

/** PC19-U10: only what is open is given up. */
export const checkForgo = (player: Player, { resource }: MoveOf<'forgo'>): Complaint[] =>
	player.free.includes(resource) ? [] : [no('PC19-U10', 'notOpen', { resource })];

export const forgone = (player: Player, { resource }: MoveOf<'forgo'>): Player => ({
	...player,
	free: withoutOne(player.free, resource)
});
