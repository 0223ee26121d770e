/** Pencil on the sheet: what stands in which cell. */
import {
	biotechCells,
	circleCells,
	columnCells,
	factorCells,
	formulaCells,
	healthCells,
	mutantCells,
	riskCells,
	rowCells,
	scoreCells,
	stepCells
} from '../../sheets/prototype-c19/cells.ts';
import { bonusKinds, scoreParts } from '../../sheets/prototype-c19/kinds.ts';
import { factorSign } from '../../sheets/prototype-c19/signs.ts';
import type { CellMarks, Mark } from '../../table/record.ts';
import type { Agreed } from './agreed.ts';
import { personAt, type Person } from './marks.ts';
import { multiplierOf, mutantSum, scoreOf } from './score.ts';
import { keptPlayers, type Player, type State } from './state.ts';

type Marked = readonly [cell: string, ...marks: Mark[]];

const write = (n: number, strike = false): Mark => ({
	kind: 'write',
	text: String(n).replace('-', '−'),
	...(strike && { strike })
});
const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

const bonusMarks = ({ bonuses }: Player): Marked[] =>
	bonusKinds.flatMap((kind) => {
		const { gained, used } = bonuses[kind];
		return upTo(Math.max(gained, used)).map((at): Marked => [
			circleCells[kind].make(at),
			...(at < gained ? [{ kind: 'fill' } as const] : []),
			...(at < used ? [{ kind: 'cross' } as const] : [])
		]);
	});

/** Each printed factor that was used, as often as it was. */
function factorMarks({ facts }: Agreed, { formula }: Player): Marked[] {
	const left = new Map<string | null, number>();
	for (const { factor } of formula) left.set(factor, (left.get(factor) ?? 0) + 1);
	return facts.factors.flatMap((factor, at): Marked[] => {
		const times = left.get(factor) ?? 0;
		left.set(factor, times - 1);
		return times > 0 ? [[factorCells.make(at), { kind: 'cross' }]] : [];
	});
}

const formulaMarks = ({ formula }: Player): Marked[] =>
	formula.flatMap(({ noted, factor }, box): Marked[] => [
		[formulaCells.make(box), write(noted)],
		...(factor === null
			? []
			: [[stepCells.make(box), { kind: 'write', text: factorSign(factor) }] satisfies Marked])
	]);

const biotechMarks = ({ facts }: Agreed, { biotech, crossed }: Player): Marked[] =>
	facts.spaces.flatMap((space): Marked[] => {
		const number = biotech[space];
		const isCrossed = crossed.includes(space);
		if (number !== undefined) return [[biotechCells.make(space), write(number, isCrossed)]];
		return isCrossed ? [[biotechCells.make(space), { kind: 'cross' }]] : [];
	});

/** Resistant ones are circled, half of the circle is filled by the first infection, all by the second. */
const personMarks: Readonly<Record<Person, readonly Mark[]>> = {
	'.': [],
	H: [],
	'-': [],
	r: [{ kind: 'circle' }],
	h: [{ kind: 'circle' }, { kind: 'half' }],
	'#': [{ kind: 'fill' }]
};

const zoneMarks = (agreed: Agreed, { zone, hospitals }: Player): Marked[] => [
	...upTo(agreed.facts.risk.rows).flatMap((row) =>
		upTo(agreed.facts.risk.columns).map((column): Marked => [
			riskCells.make([row, column]),
			...personMarks[personAt(agreed, zone, row, column)]
		])
	),
	...hospitals.map((at): Marked => [
		riskCells.make(agreed.zone.hospitals[at]?.first ?? [0, 0]),
		{ kind: 'tick' }
	])
];

/** Filled in at the end, like the score sheet on paper. */
function scoreMarks(state: State, player: Player): Marked[] {
	if (state.phase !== 'over') return [];
	const { parts, total } = scoreOf(state, player);
	return [
		...scoreParts.map((part): Marked => [scoreCells.make(part), write(parts[part])]),
		[scoreCells.make('sum'), write(mutantSum(state, player))],
		[scoreCells.make('multiplier'), write(multiplierOf(state.agreed, player))],
		[scoreCells.make('total'), write(total)]
	];
}

const sheetMarks = (state: State, player: Player): Marked[] => [
	...(state.mutants[player.by] ?? []).map((face, box): Marked => [mutantCells.make(box), write(face)]),
	...bonusMarks(player),
	...player.health.map(({ row, noted }, column): Marked => [healthCells.make([row, column]), write(noted)]),
	...formulaMarks(player),
	...factorMarks(state.agreed, player),
	...biotechMarks(state.agreed, player),
	...zoneMarks(state.agreed, player),
	...player.rows.map((row): Marked => [rowCells.make(row), { kind: 'cross' }]),
	...player.columns.map((column): Marked => [columnCells.make(column), { kind: 'cross' }]),
	...scoreMarks(state, player)
];

export const pencil = (state: State): CellMarks[] =>
	keptPlayers(state).flatMap((player) =>
		sheetMarks(state, player)
			.filter(([, ...marks]) => marks.length > 0)
			.map(([cell, ...marks]) => ({ by: player.by, cell, marks }))
	);
