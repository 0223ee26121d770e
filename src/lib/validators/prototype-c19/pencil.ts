/** Pencil on the sheet: what stands in which cell. */
import {
	biotechCell,
	bonusCell,
	factorCell,
	formulaCell,
	healthCell,
	mutantCell,
	riskCell,
	rowCell,
	scoreCell,
	stepCell,
	virusCell
} from '../../sheets/prototype-c19/cell-ids.ts';
import { factorSign } from '../../sheets/prototype-c19/factor-sign.ts';
import { bonuses, risk, scoreParts, spaces } from '../../sheets/prototype-c19/facts.ts';
import type { CellMarks, Mark } from '../../table/record.ts';
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

const bonusMarks = (player: Player): Marked[] =>
	bonuses.flatMap(({ kind }) => {
		const { gained, used } = player.bonuses[kind];
		return upTo(gained).map((at): Marked =>
			at < used
				? [bonusCell(kind, at), { kind: 'fill' }, { kind: 'cross' }]
				: [bonusCell(kind, at), { kind: 'fill' }]
		);
	});

/** Resistant ones are circled, half of the circle is filled by the first infection, all by the second. */
const personMarks: Readonly<Record<Person, readonly Mark[]>> = {
	'.': [],
	H: [],
	r: [{ kind: 'circle' }],
	h: [{ kind: 'circle' }, { kind: 'half' }],
	'#': [{ kind: 'fill' }]
};

const zoneMarks = ({ zone, hospitals }: Player): Marked[] => [
	...upTo(risk.rows).flatMap((row) =>
		upTo(risk.columns).map((column): Marked => [
			riskCell(row, column),
			...personMarks[personAt(zone, row, column)]
		])
	),
	...hospitals.map((at): Marked => {
		const [row, column] = risk.hospitals[at] ?? [0, 0];
		return [riskCell(row, column), { kind: 'tick' }];
	})
];

/** Filled in at the end, like the score sheet on paper. */
function scoreMarks(state: State, player: Player): Marked[] {
	if (state.phase !== 'over') return [];
	const { parts, total } = scoreOf(state, player);
	return [
		...scoreParts.map((part): Marked => [scoreCell(part), write(parts[part])]),
		[scoreCell('sum'), write(mutantSum(state, player))],
		[scoreCell('multiplier'), write(multiplierOf(state, player))],
		[scoreCell('total'), write(total)]
	];
}

const sheetMarks = (state: State, player: Player): Marked[] => [
	...(state.mutants[player.by] ?? []).map((face, box): Marked => [mutantCell(box), write(face)]),
	...bonusMarks(player),
	...player.health.map(({ row, noted }, column): Marked => [healthCell(row, column), write(noted)]),
	...player.formula.flatMap(({ noted, factor }, box): Marked[] => [
		[formulaCell(box), write(noted)],
		[stepCell(box), { kind: 'write', text: factorSign(factor) }],
		[factorCell(factor), { kind: 'cross' }]
	]),
	...spaces.flatMap((space): Marked[] => {
		const number = player.biotech[space];
		return number === undefined ? [] : [[biotechCell(space), write(number, player.crossed.includes(space))]];
	}),
	...zoneMarks(player),
	...player.rows.map((row): Marked => [rowCell(row), { kind: 'cross' }]),
	...player.columns.map((column): Marked => [virusCell(column), { kind: 'cross' }]),
	...scoreMarks(state, player)
];

export const pencil = (state: State): CellMarks[] =>
	keptPlayers(state).flatMap((player) =>
		sheetMarks(state, player)
			.filter(([, ...marks]) => marks.length > 0)
			.map(([cell, ...marks]) => ({ by: player.by, cell, marks }))
	);
