/** What can be recorded, and its shape. Ranges, repeats and unknown fields are errors of shape, not rule matters. */
import {
	factors,
	pairIds,
	spaces,
	type Factor,
	type PairId,
	type ResearchKind,
	type Space
} from '../../sheets/prototype-c19/facts.ts';
import {
	either,
	integer,
	list,
	object,
	oneOf,
	optional,
	truth,
	tuple,
	verbs,
	where,
	type Shape
} from '../../table/shape.ts';

export type Cell = readonly [row: number, column: number];
/** A die that was taken, or a research resource of the value wanted. */
export type Sample = { readonly die: number } | { readonly value: number };

interface Fields {
	roll: { readonly samples: readonly number[]; readonly mutant?: number };
	reroll: {
		readonly dice: readonly number[];
		readonly faces: readonly number[];
		readonly mutant?: number;
		readonly explorer: boolean;
	};
	take: { readonly dice: readonly number[] };
	pass: object;
	analysis: { readonly die: number; readonly change: 1 | -1 };
	convert: { readonly die: number; readonly space: Space };
	health: Sample;
	formula: Sample & { readonly factor: Factor };
	biotech: Sample & { readonly space: Space };
	infect: { readonly cells: readonly Cell[] };
	cover: { readonly column: number; readonly value: number };
	resist: { readonly cells: readonly Cell[] };
	forgo: { readonly resource: ResearchKind };
	done: object;
	annul: { readonly pair: PairId };
	'infection-roll': { readonly faces: readonly number[] };
	'infection-reroll': { readonly dice: readonly number[]; readonly faces: readonly number[] };
	report: { readonly factors: number; readonly columns: number };
	'formula-elsewhere': object;
}

export type Verb = keyof Fields;
export type MoveOf<V extends Verb = Verb> = {
	[K in V]: { readonly do: K; readonly by: number } & Fields[K];
}[V];
export type PcMove = MoveOf;
/** By verb: what the words of the timeline are given. */
export type MovesByVerb = { readonly [V in Verb]: MoveOf<V> };

/** In the order of the table of moves. */
export const allVerbs: readonly Verb[] = [
	'roll',
	'reroll',
	'take',
	'pass',
	'analysis',
	'convert',
	'health',
	'formula',
	'biotech',
	'infect',
	'cover',
	'resist',
	'forgo',
	'done',
	'annul',
	'infection-roll',
	'infection-reroll',
	'report',
	'formula-elsewhere'
];

const face = integer(1, 6);
const die = integer(0, 4);
const cell = tuple(integer(0, 19), integer(0, 19));
const someDice = (min: number, max: number) => list(die, { min, max, unique: true });
const someCells = (max: number) => list(cell, { min: 1, max, unique: true });
const exactly = (count: number) => list(face, { min: count, max: count });

const aFaceEach = <T extends { readonly dice: readonly number[]; readonly faces: readonly number[] }>(
	shape: Shape<T>
): Shape<T> => where(shape, ({ dice, faces }) => dice.length === faces.length, 'value');

/** Exactly one of `die` and `value`. */
const sampled = <F extends Readonly<Record<string, Shape<unknown>>>>(fields: F) =>
	where(
		object({ ...fields, die: optional(die), value: optional(face) }),
		(move) => 'die' in move !== 'value' in move,
		'value'
	);

export function moveShape(players: number): Shape<PcMove> {
	const by = integer(0, players - 1);
	const base = <V extends Verb>(verb: V) => ({ do: oneOf(verb), by });
	return verbs<PcMove>({
		roll: object({ ...base('roll'), samples: either(exactly(5), exactly(3)), mutant: optional(face) }),
		reroll: aFaceEach(
			object({
				...base('reroll'),
				dice: someDice(0, 5),
				faces: list(face, { max: 5 }),
				mutant: optional(face),
				explorer: truth
			})
		),
		take: object({ ...base('take'), dice: someDice(1, 3) }),
		pass: object(base('pass')),
		analysis: object({ ...base('analysis'), die, change: oneOf(1, -1) }),
		convert: object({ ...base('convert'), die, space: oneOf(...spaces) }),
		health: sampled(base('health')),
		formula: sampled({ ...base('formula'), factor: oneOf(...factors) }),
		biotech: sampled({ ...base('biotech'), space: oneOf(...spaces) }),
		infect: object({ ...base('infect'), cells: someCells(6) }),
		cover: object({ ...base('cover'), column: integer(0, 5), value: face }),
		resist: object({ ...base('resist'), cells: someCells(2) }),
		forgo: object({ ...base('forgo'), resource: oneOf('health', 'formula', 'biotech', 'free') }),
		done: object(base('done')),
		annul: object({ ...base('annul'), pair: oneOf(...pairIds) }),
		'infection-roll': object({ ...base('infection-roll'), faces: exactly(5) }),
		'infection-reroll': aFaceEach(
			object({ ...base('infection-reroll'), dice: someDice(1, 5), faces: list(face, { max: 5 }) })
		),
		report: object({ ...base('report'), factors: integer(0, 10), columns: integer(0, 9) }),
		'formula-elsewhere': object(base('formula-elsewhere'))
	});
}
