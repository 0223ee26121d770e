/** What a form for an effect begins with, and what can be chosen in it. */
import {
	effectFields,
	type Effect,
	type EffectName,
	type Kind,
	type WrittenEffect
} from '../../sheets/pandemic-the-cure/effects.ts';

const first: Readonly<Record<Kind, unknown>> = {
	player: 0,
	owner: 0,
	region: 1,
	colour: 'red',
	place: 'bag',
	target: 'centre',
	upTo6: 1,
	upTo12: 1,
	upTo20: 1,
	change: -1,
	excess: 'stay',
	until: 'used'
};

export type Values = Readonly<Record<string, unknown>>;

export const fieldsOf = (name: EffectName): readonly [field: string, kind: Kind][] =>
	Object.entries<Kind>(effectFields[name]);

/** An effect to begin with; dice go from one place to another. */
export function blank(name: EffectName): Effect {
	const values = Object.fromEntries(fieldsOf(name).map(([field, kind]) => [field, first[kind]]));
	return { effect: name, ...values, ...(name === 'dice' && { to: 'centre' }) } as unknown as Effect;
}

/** An effect of a card to begin with: who does it or owns it is only known at the table. */
export function blankWritten(name: EffectName): WrittenEffect {
	const atTheTable = fieldsOf(name).filter(([, kind]) => kind === 'player' || kind === 'owner');
	const open = Object.fromEntries(atTheTable.map(([field]) => [field, '?']));
	return { ...blank(name), ...open };
}

/** What can be written on a card, and what its reader chooses. */
export const writableFields = (name: EffectName): readonly [field: string, kind: Kind][] =>
	fieldsOf(name).filter(([, kind]) => kind !== 'player' && kind !== 'owner');

/** What a card leaves open. */
export const openFields = (written: WrittenEffect): readonly [field: string, kind: Kind][] =>
	fieldsOf(written.effect).filter(([field]) => (written as unknown as Values)[field] === '?');

/** A card's effect with what it leaves open filled in. */
export function filledIn(written: WrittenEffect): Effect {
	const stated = Object.entries(written).filter(([field, value]) => field !== 'may' && value !== '?');
	const effect = { ...blank(written.effect), ...Object.fromEntries(stated) } as unknown as Values;
	const to = effect['effect'] === 'dice' && effect['from'] === effect['to'] ? { from: 'cdc' } : {};
	return { ...effect, ...to } as unknown as Effect;
}
