/**
 * The combinators that describe outside data. They are the only users of the schema library, so that a
 * fault is always our own: a path, and what was expected there, ready to be put into words.
 */
import * as v from 'valibot';
import type { Say, Values } from './record.ts';

export type Shape<T> = v.GenericSchema<unknown, T>;
export type ShapeOf<S> = S extends Shape<infer T> ? T : never;

export interface Fault {
	/** Like `moves[3].dice[0]`; empty for the whole. */
	readonly path: string;
	readonly say: Say;
}

export type Parsed<T> =
	{ readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault };

/** valibot carries messages as strings; ours are keys with values. */
const expected = (key: string, values: Values = {}): string => JSON.stringify({ key, values });

export const integer = (min: number, max: number): Shape<number> =>
	v.custom<number>(
		(x) => typeof x === 'number' && Number.isInteger(x) && x >= min && x <= max,
		expected('integer', { min, max })
	);

/** For parts that get their shape later. */
export const anything: Shape<unknown> = v.unknown();

export const truth: Shape<boolean> = v.boolean(expected('truth'));

export const oneOf = <const T extends string | number | boolean>(...values: readonly T[]): Shape<T> =>
	v.custom<T>((x) => (values as readonly unknown[]).includes(x), expected('oneOf', { values: [...values] }));

export const either = <A, B>(a: Shape<A>, b: Shape<B>): Shape<A | B> => v.union([a, b], expected('either'));

/** Some text that `test` accepts; `what` is the key of the sentence part that says what was expected. */
export const text = (test: (text: string) => boolean, what: string, values: Values = {}): Shape<string> =>
	v.custom<string>((x) => typeof x === 'string' && test(x), expected(what, values));

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
	const sized = v.custom<unknown[]>(
		(x) => Array.isArray(x) && x.length >= min && x.length <= max,
		expected('list', { min, max })
	);
	const whole = v.pipe(sized, v.array(of));
	// compared only when the elements have their shape: nobody knows how deep something else is nested
	return unique
		? v.pipe(
				whole,
				v.check<T[], string>((x) => different(x), expected('unique'))
			)
		: whole;
}

export const tuple = <A, B>(a: Shape<A>, b: Shape<B>): Shape<[A, B]> =>
	v.strictTuple([a, b], expected('list', { min: 2, max: 2 }));

type Fields = Readonly<Record<string, Shape<unknown>>>;
type OptionalShape<T> = Shape<T | undefined> & { readonly absent: true };
type Present<F extends Fields> = {
	[K in keyof F as F[K] extends { absent: true } ? never : K]: ShapeOf<F[K]>;
};
type Absent<F extends Fields> = {
	[K in keyof F as F[K] extends { absent: true } ? K : never]?: Exclude<ShapeOf<F[K]>, undefined>;
};

/** A field that may be left out. */
export const optional = <T>(of: Shape<T>): OptionalShape<T> =>
	v.exactOptional(of) as unknown as OptionalShape<T>;

const noObject = v.custom<never>(() => false, expected('object'));

/** An object with these fields and no others. */
export function object<const F extends Fields>(fields: F): Shape<Present<F> & Absent<F>> {
	const strict = v.strictObject(fields, (issue) =>
		expected(issue.expected === 'never' ? 'noField' : issue.received === 'undefined' ? 'field' : 'object', {})
	);
	// to the library a list is an object too
	return v.lazy((input) => (Array.isArray(input) ? noObject : strict)) as unknown as Shape<
		Present<F> & Absent<F>
	>;
}

/** An object whose keys are all among `keys`, each of them optional. */
export const record = <T>(keys: readonly string[], of: Shape<T>): Shape<Record<string, T>> =>
	object(Object.fromEntries(keys.map((key) => [key, optional(of)]))) as Shape<Record<string, T>>;

const decidedBy = <M>(
	field: string,
	shapes: Readonly<Record<string, Shape<unknown>>>,
	unknown: string
): Shape<M> =>
	v.lazy((input) => {
		const choice = (input as Readonly<Record<string, unknown>> | null)?.[field];
		const known = typeof choice === 'string' && Object.hasOwn(shapes, choice) ? shapes[choice] : undefined;
		return known ?? v.object({ [field]: v.custom(() => false, unknown) });
	}) as unknown as Shape<M>;

/** The moves of a game: the verb decides which fields there are. */
export const verbs = <M>(shapes: Readonly<Record<string, Shape<unknown>>>): Shape<M> =>
	decidedBy('do', shapes, expected('verb', { verbs: Object.keys(shapes) }));

/** An object whose field `field` decides which other fields there are. */
export const chosenBy = <M>(field: string, shapes: Readonly<Record<string, Shape<unknown>>>): Shape<M> =>
	decidedBy(field, shapes, expected('oneOf', { values: Object.keys(shapes) }));

/** A further test of something that already has its shape. */
export const where = <T>(
	shape: Shape<T>,
	test: (value: T) => boolean,
	what: string,
	values: Values = {}
): Shape<T> => v.pipe(shape, v.check(test, expected(what, values)));

export function parse<T>(shape: Shape<T>, data: unknown): Parsed<T> {
	const result = v.safeParse(shape, data, { abortEarly: true });
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
