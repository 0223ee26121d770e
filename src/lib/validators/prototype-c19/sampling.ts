/** U8 to U10, D6 and D7: what goes into Health, the Formula or Biotechnology: a die taken, or a research resource. */
import type { ResearchKind } from '../../sheets/prototype-c19/kinds.ts';
import { pips } from '../../table/die.ts';
import type { Complaint } from '../../table/record.ts';
import { legal } from '../kit/refusal.ts';
import { changedDie, settled, takenDie, useOf, worthOf, type Use } from './dice.ts';
import type { Sample, Verb, Verbs } from './moves.ts';
import { refuse } from './sentences.ts';
import { playerAt, withPlayer, type Player, type State } from './state.ts';

const areas = ['health', 'formula', 'biotech'] as const;
export type Area = (typeof areas)[number];
/** PC19-D5 to PC19-D7: where a die may go that was taken as this. */
export const areasFor: Readonly<Record<Use, readonly Area[]>> = {
	sample: ['health', 'formula'],
	biotech: ['biotech'],
	infection: []
};
/** Whether this uses up a sample of the dice that were taken. */
export const usesSample = (verb: Verb): boolean => (areasFor.sample as readonly Verb[]).includes(verb);

/** A move into one of these areas, as far as its sample is concerned. */
type Placing = { readonly do: Area } & Sample;

/** PC19-U8: the resource named after the area is consumed before a free sample. */
const resourceFor = (player: Player, area: Area): ResearchKind | null =>
	player.free.includes(area) ? area : player.free.includes('free') ? 'free' : null;

/** PC19-U8: the areas that an open resource can be placed in. */
export const areasOpenTo = (player: Player): readonly Area[] =>
	areas.filter((area) => resourceFor(player, area) !== null);

/** PC19-U8, PC19-U9: a value needs a resource for this area, and an open resource comes before any die. */
function needsResource(player: Player, move: Placing): readonly Complaint[] {
	if ('value' in move)
		return resourceFor(player, move.do) ? legal : [refuse('PC19-U8', 'noResource', { area: move.do })];
	if (player.free.length === 0) return legal;
	return [refuse('PC19-U8', 'resourceFirst', { resources: [...player.free].sort() })];
}

/** PC19-D6: of two or three dice the samples go into Health or the Formula, each once. */
function sampleDie(player: Player, area: Area, die: number): readonly Complaint[] {
	const one = takenDie(player, die);
	if (!one) return [refuse('PC19-D6', 'dieNotTaken', {})];
	if (one.used) return [refuse('PC19-D6', 'dieUsedUp', { face: one.face })];
	if (useOf(player, one) === 'infection')
		return [refuse('PC19-D6', 'infectionIsNoSample', { face: one.face })];
	return areasFor.sample.includes(area) ? legal : [refuse('PC19-D6', 'sampleNotThere', { face: one.face })];
}

/** PC19-D7: a single die goes into Biotechnology, once, and nowhere else. */
function singleDie(player: Player, area: Area, die: number): readonly Complaint[] {
	const [one] = player.taken;
	if (!one) return legal;
	if (one.die !== die || !areasFor.biotech.includes(area))
		return [refuse('PC19-D7', 'singleDieOnly', { face: one.face })];
	return one.used ? [refuse('PC19-D7', 'singleDieUsed', { face: one.face })] : legal;
}

function dieFits(player: Player, move: Placing): readonly Complaint[] {
	if ('value' in move || player.taken.length === 0) return legal;
	return player.taken.length === 1
		? singleDie(player, move.do, move.die)
		: sampleDie(player, move.do, move.die);
}

export function checkSource(player: Player, move: Placing): readonly Complaint[] {
	const resource = needsResource(player, move);
	const die = dieFits(player, move);
	return resource.length === 0 ? die : [...resource, ...die];
}

/** What the sample is worth, or null when the die cannot be told or used here. */
export function sampleOf(state: State, player: Player, move: Placing): number | null {
	if ('value' in move) return move.value;
	const one = takenDie(player, move.die);
	if (!one || dieFits(player, move).length > 0) return null;
	return worthOf(state, one.face, useOf(player, one));
}

/** A sample that may go into an area, with what it is worth there. */
export interface Source {
	readonly from: Sample;
	readonly sample: number;
}

const values: readonly Source[] = pips.map((value) => ({ from: { value }, sample: value }));

/** With a resource open its values, else the dice: those that may go into this area. */
export function sourcesFor(state: State, player: Player, area: Area): readonly Source[] {
	if (player.free.length > 0) return resourceFor(player, area) ? values : [];
	const found: Source[] = [];
	for (const { die } of player.taken) {
		const sample = sampleOf(state, player, { do: area, die });
		if (sample !== null) found.push({ from: { die }, sample });
	}
	return found;
}

const withoutOne = <T>(items: readonly T[], item: T): T[] => {
	const at = items.indexOf(item);
	return items.filter((_, i) => i !== at);
};

/** What is left of a player's dice and resources once this sample was placed. */
export function consumed(player: Player, move: Placing): Pick<Player, 'taken' | 'infection' | 'free'> {
	const { taken, infection, free } = player;
	if ('die' in move) {
		const sure = settled(player);
		return { taken: changedDie(sure, move.die, { used: true }), infection: sure.infection, free };
	}
	const resource = resourceFor(player, move.do);
	return { taken, infection, free: resource ? withoutOne(free, resource) : free };
}

/** PC19-U10: only what is open is given up. */
export const checkForgo = (state: State, { by, resource }: Verbs['forgo']): readonly Complaint[] =>
	playerAt(state, by).free.includes(resource) ? legal : [refuse('PC19-U10', 'notOpen', { resource })];

export const forgoMoves = (state: State, by: number): Verbs['forgo'][] =>
	[...new Set(playerAt(state, by).free)].map((resource) => ({ do: 'forgo', by, resource }));

export function applyForgo(state: State, { by, resource }: Verbs['forgo']): State {
	const player = playerAt(state, by);
	return withPlayer(state, { ...player, free: withoutOne(player.free, resource) });
}
