/**
 * The combinators that describe outside data. They are the only users of the schema library, so that a
 * fault is always our own: a path, and what was expected there, ready to be put into words.
 */
import * as v from 'valibot';
import type { Complaint, Say, Values } from './record.ts';

/**
 * A plain test decides, the library explains: what fits is let through as it is, in a fraction of a microsecond, and
 * only what does not is put to the schema, which finds the path and what was expected there.
 */
export type Shape<T> = v.GenericSchema<unknown, T> & { readonly fits: (data: unknown) => boolean };
export type ShapeOf<S> = S extends Shape<infer T> ? T : never;

const shape = <T>(schema: v.GenericSchema<unknown, T>, fits: (data: unknown) => boolean): Shape<T> =>
	Object.assign(schema, { fits });

export interface Fault {
	/** Like `moves[3].dice[0]`; empty for the whole. */
	readonly path: string;
	readonly say: Say;
	/** The rules of the game that are broken, where one is the reason; they say more than `say`. */
	readonly complaints?: readonly Complaint[];
}

export type Parsed<T> =
	| { readonly ok: true; readonly value: T }
	| { readonly ok: false; readonly fault: Fault };

/** valibot carries messages as strings; ours are keys with values. */
const expected = (key: string, values: Values = {}): string => JSON.stringify({ key, values });

/** Something without parts: one test for both. */
const atom = <T>(fits: (data: unknown) => boolean, what: string, values: Values = {}): Shape<T> =>
	shape(v.custom<T>(fits, expected(what, values)), fits);

export const integer = (min: number, max: number): Shape<number> =>
	atom((x) => typeof x === 'number' && Number.isInteger(x) && x >= min && x <= max, 'integer', { min, max });

/** For parts that get their shape later. */
export const anything: Shape<unknown> = shape(v.unknown(), () => true);

export const truth: Shape<boolean> = atom((x) => typeof x === 'boolean', 'truth');

export const oneOf = <const T extends string | number | boolean | null>(...values: readonly T[]): Shape<T> =>
	atom((x) => (values as readonly unknown[]).includes(x), 'oneOf', { values: [...values] });

export const either = <A, B>(a: Shape<A>, b: Shape<B>): Shape<A | B> =>
	shape(v.union([a, b], expected('either')), (x) => a.fits(x) || b.fits(x));

/** Some text that `test` accepts; `what` is the key of the sentence part that says what was expected. */
export const text = (test: (text: string) => boolean, what: string, values: Values = {}): Shape<string> =>
	atom((x) => typeof x === 'string' && test(x), what, values);

/** A name that people give: 1 to `max` characters (Unicode code points) after trimming, no control characters. */
export const named = (max: number): Shape<string> =>
	text(
		(name) => {
			const length = [...name.trim()].length;
			return length >= 1 && length <= max && !/\p{Cc}/u.test(name);
		},
		'name',
		{ max }
	);

const same = (a: unknown, b: unknown): boolean =>
	a === b ||
	(Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((x, i) => same(x, b[i])));

const different = (list: readonly unknown[]): boolean =>
	new Set(list).size === list.length &&
	(!list.some(Array.isArray) || list.every((x, i) => list.findIndex((y) => same(x, y)) === i));

export interface ListBounds {
	readonly min?: number;
	readonly max: number;
	/** No element twice. */
	readonly unique?: boolean;
}

export function list<T>(of: Shape<T>, { min = 0, max, unique = false }: ListBounds): Shape<T[]> {
	// the length is looked at before the elements, so that a list of a million is refused at once
	const isSized = (x: unknown): x is unknown[] => Array.isArray(x) && x.length >= min && x.length <= max;
	const sized = v.custom<unknown[]>(isSized, expected('list', { min, max }));
	const whole = shape(v.pipe(sized, v.array(of)), (x) => isSized(x) && x.every(of.fits));
	// compared only when the elements have their shape: nobody knows how deep something else is nested
	return unique ? where(whole, different, 'unique') : whole;
}

export const tuple = <A, B>(a: Shape<A>, b: Shape<B>): Shape<[A, B]> =>
	shape(
		v.strictTuple([a, b], expected('list', { min: 2, max: 2 })),
		(x) => Array.isArray(x) && x.length === 2 && a.fits(x[0]) && b.fits(x[1])
	);

/** A list with a shape for each of its places. */
export function places<T>(shapes: readonly Shape<T>[]): Shape<T[]> {
	const { length } = shapes;
	const schema = v.strictTuple([...shapes], expected('list', { min: length, max: length }));
	return shape(
		schema as unknown as v.GenericSchema<unknown, T[]>,
		(x) => Array.isArray(x) && x.length === length && shapes.every((of, at) => of.fits(x[at]))
	);
}

type Fields = Readonly<Record<string, Shape<unknown>>>;
export type OptionalShape<T> = Shape<T | undefined> & { readonly absent: true };
type Present<F extends Fields> = {
	[K in keyof F as F[K] extends { absent: true } ? never : K]: ShapeOf<F[K]>;
};
type Absent<F extends Fields> = {
	[K in keyof F as F[K] extends { absent: true } ? K : never]?: Exclude<ShapeOf<F[K]>, undefined>;
};

/** A field that may be left out. */
export const optional = <T>(of: Shape<T>): OptionalShape<T> =>
	Object.assign(v.exactOptional(of), { fits: of.fits, absent: true }) as unknown as OptionalShape<T>;

const noObject = v.custom<never>(() => false, expected('object'));

/** An object with these fields and no others. */
export function object<const F extends Fields>(fields: F): Shape<Present<F> & Absent<F>> {
	const strict = v.strictObject(fields, (issue) =>
		expected(issue.expected === 'never' ? 'noField' : issue.received === 'undefined' ? 'field' : 'object', {})
	);
	// to the library a list is an object too
	const schema = v.lazy((input) => (Array.isArray(input) ? noObject : strict));
	const byName = new Map(Object.entries(fields));
	const needed = [...byName.values()].filter((field) => !('absent' in field)).length;
	const fits = (x: unknown): boolean => {
		if (typeof x !== 'object' || x === null || Array.isArray(x)) return false;
		let found = 0;
		for (const name in x) {
			const field = byName.get(name);
			if (!field?.fits((x as Readonly<Record<string, unknown>>)[name])) return false;
			if (!('absent' in field)) found++;
		}
		return found === needed;
	};
	return shape(schema as unknown as v.GenericSchema<unknown, Present<F> & Absent<F>>, fits);
}

/** An object whose keys are all among `keys`, each of them optional. */
export const record = <T>(keys: readonly string[], of: Shape<T>): Shape<Record<string, T>> =>
	object(Object.fromEntries(keys.map((key) => [key, optional(of)]))) as Shape<Record<string, T>>;

/** An object with any keys that `isKey` accepts; `what` says what is expected of a key. */
export const dictionary = <T>(
	isKey: (key: string) => boolean,
	of: Shape<T>,
	what: string
): Shape<Readonly<Record<string, T>>> => {
	const badKey = v.custom<never>(() => false, expected(what));
	const schema = v.lazy((input) => {
		if (typeof input !== 'object' || input === null || Array.isArray(input)) return noObject;
		const keys = Object.keys(input);
		// the library's own records pass over keys like "constructor"
		return keys.every(isKey) ? object(Object.fromEntries(keys.map((key) => [key, of]))) : badKey;
	});
	return shape(schema as unknown as v.GenericSchema<unknown, Readonly<Record<string, T>>>, (x) => {
		if (typeof x !== 'object' || x === null || Array.isArray(x)) return false;
		return Object.entries(x).every(([name, value]) => isKey(name) && of.fits(value));
	});
};

const decidedBy = <M>(
	field: string,
	shapes: Readonly<Record<string, Shape<unknown>>>,
	unknown: string,
	standard?: string
): Shape<M> => {
	const chosen = (input: unknown): Shape<unknown> | undefined => {
		const choice = (input as Readonly<Record<string, unknown>> | null)?.[field] ?? standard;
		return typeof choice === 'string' && Object.hasOwn(shapes, choice) ? shapes[choice] : undefined;
	};
	const schema = v.lazy((input) => chosen(input) ?? v.object({ [field]: v.custom(() => false, unknown) }));
	return shape(schema as unknown as v.GenericSchema<unknown, M>, (x) => chosen(x)?.fits(x) ?? false);
};

/** The moves of a game: the verb decides which fields there are. */
export const verbs = <M>(shapes: Readonly<Record<string, Shape<unknown>>>): Shape<M> =>
	decidedBy('do', shapes, expected('verb', { verbs: Object.keys(shapes) }));

/** An object whose field `field` decides which other fields there are; absent, it is `standard`. */
export const chosenBy = <M>(
	field: string,
	shapes: Readonly<Record<string, Shape<unknown>>>,
	standard?: string
): Shape<M> => decidedBy(field, shapes, expected('oneOf', { values: Object.keys(shapes) }), standard);

/** A further test of something that already has its shape. */
export const where = <T>(
	of: Shape<T>,
	test: (value: T) => boolean,
	what: string,
	values: Values = {}
): Shape<T> => shape(v.pipe(of, v.check(test, expected(what, values))), (x) => of.fits(x) && test(x as T));

/** A further test of one field that depends on the others: the fault is told of that field. */
export const whereField = <T extends object>(
	of: Shape<T>,
	field: keyof T & string,
	test: (value: T) => boolean,
	what: string,
	values: (value: T) => Values
): Shape<T> => {
	const check = v.rawCheck<T>(({ dataset, addIssue }) => {
		if (!dataset.typed || test(dataset.value)) return;
		const input = dataset.value as Record<string, unknown>;
		addIssue({
			message: expected(what, values(dataset.value)),
			path: [{ type: 'object', origin: 'value', input, key: field, value: input[field] }]
		});
	});
	return shape(v.pipe(of, check), (x) => of.fits(x) && test(x as T));
};

const firstFaultOnly = { abortEarly: true };

export function parse<T>(shape: Shape<T>, data: unknown): Parsed<T> {
	if (shape.fits(data)) return { ok: true, value: data as T };
	return explain(shape, data);
}

/** The same by the schema alone, which says what is wrong. */
export function explain<T>(shape: Shape<T>, data: unknown): Parsed<T> {
	const result = v.safeParse(shape, data, firstFaultOnly);
	if (result.success) return { ok: true, value: result.output };
	const issue = result.issues[0];
	return { ok: false, fault: { path: pathOf(issue), say: sayOf(issue.message) } };
}

function pathOf(issue: v.BaseIssue<unknown>): string {
	return (issue.path ?? [])
		.map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key).slice(0, 40)}`))
		.join('')
		.replace(/^\./, '');
}

function sayOf(message: string): Say {
	return message.startsWith('{') ? (JSON.parse(message) as Say) : { key: 'object', values: {} };
}
