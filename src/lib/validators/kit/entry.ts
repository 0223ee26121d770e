/** Pens from fields of a position: what every game's entry.ts is made of. */
import type { Pen } from '../../table/entry.ts';
import type { Say } from '../../table/record.ts';

/** The pens of a cell. */
export type Placed<P> = readonly [cell: string, pens: readonly Pen<P>[]];

export const times = <T>(length: number, make: (at: number) => T): T[] =>
	Array.from({ length }, (_, at) => make(at));

/** A part of something that is never changed: how it is read, and how a changed copy is made. */
export interface Field<Whole, T> {
	readonly get: (whole: Whole) => T;
	readonly set: (whole: Whole, value: T) => Whole;
}

/** A field by its name; `absent` is what holds where it is left out. */
export const fieldOf =
	<Whole extends object>() =>
	<K extends keyof Whole>(name: K, absent: NonNullable<Whole[K]>): Field<Whole, NonNullable<Whole[K]>> => ({
		get: (whole) => whole[name] ?? absent,
		set: (whole, value) => ({ ...whole, [name]: value })
	});

export const within = <Whole, Part, T>(part: Field<Whole, Part>, field: Field<Part, T>): Field<Whole, T> => ({
	get: (whole) => field.get(part.get(whole)),
	set: (whole, value) => part.set(whole, field.set(part.get(whole), value))
});

export const replaced = <T>(list: readonly T[], at: number, value: T): readonly T[] =>
	list.map((one, nth) => (nth === at ? value : one));

const removed = <T>(list: readonly T[], at: number): readonly T[] => list.filter((_, nth) => nth !== at);

/** One place of a list that always has it. */
export const placeOf = <T>(at: number, absent: T): Field<readonly T[], T> => ({
	get: (list) => list[at] ?? absent,
	set: (list, value) => replaced(list, at, value)
});

/** One letter of a line of text. */
export const letterOf = (at: number): Field<string, string> => ({
	get: (line) => line.charAt(at),
	set: (line, letter) => line.slice(0, at) + letter + line.slice(at + 1)
});

/** Whether something is in a list without order. */
export const memberOf = <T>(one: T): Field<readonly T[], number> => ({
	get: (list) => (list.includes(one) ? 1 : 0),
	set: (list, value) => {
		const others = list.filter((other) => other !== one);
		return value === 0 ? others : list.includes(one) ? list : [...others, one];
	}
});

/** How many there are of something by its name; none has no entry. */
export const amountOf = (name: string): Field<Readonly<Record<string, number>>, number> => ({
	// an edition may call a card "constructor"
	get: (amounts) => (Object.hasOwn(amounts, name) ? (amounts[name] ?? 0) : 0),
	set: (amounts, value) => {
		const others = Object.entries(amounts).filter(([other]) => other !== name);
		return Object.fromEntries(value === 0 ? others : [...others, [name, value]]);
	}
});

/** A field of few values, told by their index. */
export const indexIn = <Whole, T>(field: Field<Whole, T>, values: readonly T[]): Field<Whole, number> => ({
	get: (whole) => Math.max(0, values.indexOf(field.get(whole))),
	set: (whole, index) => {
		const value = values[index];
		return value === undefined ? whole : field.set(whole, value);
	}
});

const penOf = <P>(
	kind: Pen['kind'],
	name: Say | null,
	[least, most]: readonly [number, number],
	{ get, set }: Field<P, number>
): Pen<P> => ({ kind, name, least, most, read: get, write: set });

export const mark = <P>(name: Say | null, field: Field<P, number>, most = 1): Pen<P> =>
	penOf('mark', name, [0, most], field);

/** A track that is filled up to somewhere: this is its place `here`, from 1. */
export const upTo = <P>(name: Say | null, here: number, { get, set }: Field<P, number>): Pen<P> =>
	mark(name, {
		get: (whole) => (get(whole) >= here ? 1 : 0),
		set: (whole, value) =>
			set(whole, value === 0 ? Math.min(get(whole), here - 1) : Math.max(get(whole), here))
	});

/** A marker that can stand here. */
export const marker = <P, T>(name: Say | null, here: T, { get, set }: Field<P, T>): Pen<P> =>
	penOf('marker', name, [0, 1], {
		get: (whole) => (get(whole) === here ? 1 : 0),
		set: (whole, value) => (value === 0 ? whole : set(whole, here))
	});

export const number = <P>(name: Say | null, field: Field<P, number>, most: number, usual = most): Pen<P> => ({
	...penOf('number', name, [0, most], field),
	usual
});

export const counter = <P>(name: Say | null, field: Field<P, number>, most: number, least = 0): Pen<P> =>
	penOf('count', name, [least, most], field);

/** One of a few: `called` tells each by its index. */
export const pick = <P>(name: Say | null, field: Field<P, number>, called: readonly Say[]): Pen<P> => ({
	...penOf('choice', name, [0, called.length - 1], field),
	values: called
});

export const openWhen = <P>(isOpen: (position: P) => boolean, pen: Pen<P>): Pen<P> => ({ ...pen, isOpen });

/** Asks for nothing where none of the values matters. */
export const offering = <P>(offers: (position: P) => readonly number[], pen: Pen<P>): Pen<P> => ({
	...openWhen((position) => offers(position).length > 0, pen),
	offers
});

export const grouped = <P>(group: Say, pens: readonly Pen<P>[]): readonly Pen<P>[] =>
	pens.map((pen) => ({ ...pen, group }));

/** A place of a list that is filled from its beginning; null is empty. Wiping one off closes the gap. */
export const inList = <P, T>(list: Field<P, readonly T[]>, at: number): Field<P, T | null> => ({
	get: (whole) => list.get(whole)[at] ?? null,
	set: (whole, value) => {
		const before = list.get(whole);
		if (value === null) return list.set(whole, removed(before, at));
		return list.set(whole, at < before.length ? replaced(before, at, value) : [...before, value]);
	}
});

/** Whether a list reaches so far that its place `at` can be written. */
export const reaches =
	<P>(list: Pick<Field<P, readonly unknown[]>, 'get'>, at: number) =>
	(whole: P): boolean =>
		list.get(whole).length >= at;
