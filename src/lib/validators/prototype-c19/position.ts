/** Where a game stands between two turns, as it can be read off the paper. */
import { bonusKinds, type BonusKind } from '../../sheets/prototype-c19/kinds.ts';
import {
	chosenBy,
	integer,
	list,
	object,
	oneOf,
	optional,
	places,
	record,
	text,
	truth,
	tuple,
	where,
	type Shape
} from '../../table/shape.ts';
import { isEmpty } from '../kit/bits.ts';
import type { Agreed } from './agreed.ts';
import { doubts } from './doubts.ts';
import { followingOn } from './finish.ts';
import { zoneText } from './marks.ts';
import { bothCrossed, canAnnul, playerIn, type Position, type PlayerPosition } from './paper.ts';
import { isOpen, newState, type Player, type State } from './state.ts';
import type { Zone } from './zone.ts';
import { aFace } from '../kit/die.ts';

type PositionPhase = NonNullable<Position['phase']>;

const noted = integer(1, 54);

/** The zone as in the marks: hospitals and gaps where the edition has them. */
function zoneShape({ facts: { risk } }: Agreed): Shape<string[]> {
	const rows = risk.map.map((line) => new RegExp(`^${line.replaceAll('.', '[.rh#]')}$`));
	const lines = list(
		text(() => true, 'value'),
		{ min: risk.rows, max: risk.rows }
	);
	return where(lines, (all) => all.every((line, row) => rows[row]?.test(line)), 'value');
}

const keptShape = (agreed: Agreed, phase: PositionPhase): Shape<PlayerPosition> => {
	const { facts, scenario } = agreed;
	const { health, boxes, factors, spaces, pairs, circles } = facts;
	const used = Object.fromEntries(bonusKinds.map((kind) => [kind, optional(integer(0, circles[kind]))]));
	const annuls = phase === 'over' && scenario === 'designer-virus';
	return object({
		mutant: optional(list(aFace, { max: facts.mutantBoxes })),
		used: optional(object(used)),
		health: optional(list(tuple(integer(0, health.rows - 1), noted), { max: health.columns })),
		formula: optional(list(tuple(noted, oneOf(null, ...factors)), { max: boxes.length })),
		biotech: optional(record(spaces, aFace)),
		crossed: optional(list(oneOf(...spaces), { max: spaces.length, unique: true })),
		risk: optional(zoneShape(agreed)),
		...(annuls && { annulled: optional(integer(0, pairs.length)) })
	}) as Shape<PlayerPosition>;
};

const elsewhereShape = ({ facts }: Agreed, phase: PositionPhase): Shape<PlayerPosition> =>
	object({
		mutant: optional(list(aFace, { max: facts.mutantBoxes })),
		told: optional(integer(0, facts.boxes.length)),
		...(phase !== 'roll' && {
			report: optional(tuple(integer(0, facts.factors.length), integer(0, facts.health.columns)))
		})
	}) as Shape<PlayerPosition>;

function shapeIn(agreed: Agreed, phase: PositionPhase): Shape<Position> {
	const { players, rounds, kept } = agreed;
	const keptPlayer = keptShape(agreed, phase);
	const other = elsewhereShape(agreed, phase);
	const seats = Array.from({ length: players }, (_, by) => (kept.includes(by) ? keptPlayer : other));
	return object({
		phase: phase === 'roll' ? optional(oneOf('roll')) : oneOf(phase),
		...(phase === 'roll' && {
			round: optional(integer(1, rounds)),
			researcher: optional(integer(0, players - 1)),
			...(players === 1 && { second: optional(truth) })
		}),
		players: places(seats)
	}) as Shape<Position>;
}

const shape = (agreed: Agreed): Shape<Position> =>
	chosenBy<Position>(
		'phase',
		{ roll: shapeIn(agreed, 'roll'), report: shapeIn(agreed, 'report'), over: shapeIn(agreed, 'over') },
		'roll'
	);

function from(agreed: Agreed, given: Position): State {
	const { phase = 'roll', players } = given;
	const inTurn = phase === 'roll';
	return followingOn({
		...newState(agreed),
		phase,
		round: inTurn ? (given.round ?? 1) : agreed.rounds,
		researcher: inTurn ? (given.researcher ?? 0) : agreed.players - 1,
		second: given.second ?? false,
		mutants: players.map(({ mutant = [] }) => mutant),
		players: players.map((player, by) =>
			agreed.kept.includes(by) ? playerIn(agreed, by, phase, player) : null
		),
		told: players.map(({ told = 0 }) => told),
		reports: players.map(({ report }) => (report ? { factors: report[0], columns: report[1] } : null))
	});
}

function usedOf({ bonuses }: Player): Partial<Record<BonusKind, number>> {
	const used: Partial<Record<BonusKind, number>> = {};
	for (const kind of bonusKinds) if (bonuses[kind].used > 0) used[kind] = bonuses[kind].used;
	return used;
}

const isHealthy = ({ infected, resistant, half }: Zone): boolean =>
	isEmpty(infected) && isEmpty(resistant) && isEmpty(half);

/** Without the fields that have their defaults. */
function keptOf({ agreed, phase }: State, player: Player): PlayerPosition {
	const { health, formula, biotech, crossed, zone, annulled } = player;
	const used = usedOf(player);
	return {
		...(Object.keys(used).length > 0 && { used }),
		...(health.length > 0 && { health: health.map(({ row, noted: number }) => [row, number] as const) }),
		...(formula.length > 0 && {
			formula: formula.map(({ noted: number, factor }) => [number, factor] as const)
		}),
		...(Object.keys(biotech).length > 0 && { biotech }),
		...(crossed.length > 0 && { crossed: [...crossed].sort() }),
		...(!isHealthy(zone) && { risk: zoneText(agreed, zone) }),
		...(canAnnul(agreed, phase) && annulled !== bothCrossed(agreed, crossed) && { annulled })
	};
}

function elsewhereOf({ told, reports }: State, by: number): PlayerPosition {
	const report = reports[by];
	return {
		...((told[by] ?? 0) > 0 && { told: told[by] ?? 0 }),
		...(report && { report: [report.factors, report.columns] as const })
	};
}

function of(state: State): Position | null {
	const { phase, round, researcher, second, mutants, players } = state;
	if (phase !== 'roll' && phase !== 'report' && phase !== 'over') return null;
	if (players.some((player) => player && isOpen(player))) return null;
	return {
		...(phase === 'roll'
			? {
					...(round > 1 && { round }),
					...(researcher > 0 && { researcher }),
					...(second && { second })
				}
			: { phase }),
		players: players.map((player, by) => {
			const mutant = mutants[by] ?? [];
			return {
				...(mutant.length > 0 && { mutant }),
				...(player ? keptOf(state, player) : elsewhereOf(state, by))
			};
		})
	};
}

/** Every field that paper shows, as at the start. */
const blank = ({ players, kept, facts }: Agreed): Position => ({
	phase: 'roll',
	round: 1,
	researcher: 0,
	players: Array.from({ length: players }, (_, by) =>
		kept.includes(by)
			? { mutant: [], used: {}, health: [], formula: [], biotech: {}, crossed: [], risk: facts.risk.map }
			: { mutant: [] }
	)
});

export const position = { shape, blank, from, of, doubts };
