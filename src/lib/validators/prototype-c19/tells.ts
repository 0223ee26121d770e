/** What a move set off besides itself, each with its cause, in the order in which it happened. */
import type { Resource } from '../../sheets/prototype-c19/kinds.ts';
import type { Say } from '../../table/record.ts';
import { common, count } from '../kit/bits.ts';
import type { Scenario } from './agreed.ts';
import { isComplete, pairOf } from './biotech.ts';
import { nextFormula } from './formula.ts';
import type { Move } from './moves.ts';
import { multiplierOf } from './score.ts';
import { isBonus, type Player, type State } from './state.ts';
import { isZoneFull } from './zone.ts';

/** Key -> the values that the words need. */
export interface Tellings {
	dengueSixes: { readonly count: number };
	mutantNoted: { readonly by: number; readonly face: number };
	mutantLost: { readonly by: number; readonly face: number };
	healthGives: { readonly by: number; readonly resource: Resource };
	healthResistant: { readonly by: number };
	pairGives: { readonly by: number; readonly pair: string; readonly resource: Resource };
	rowGives: {
		readonly by: number;
		readonly row: number;
		readonly resource: Resource | null;
		readonly multiplier: number;
	};
	columnStruck: { readonly by: number; readonly column: number };
	hospitalGives: { readonly by: number };
	noCircle: { readonly by: number; readonly resource: Resource };
	formulaBlocked: { readonly by: number };
	halfInfected: { readonly by: number; readonly count: number };
	received: { readonly by: number; readonly values: readonly number[]; readonly scenario: Scenario | 'none' };
	zoneFull: { readonly by: number };
	newRound: { readonly round: number; readonly of: number };
	lastRound: { readonly round: number };
	secondTurn: { readonly by: number };
	reportsAwaited: Readonly<Record<string, never>>;
	finalStep: Readonly<Record<string, never>>;
}

const tell = <K extends keyof Tellings>(key: K, values: Tellings[K]): Say => ({ key, values });

/** PC19-X2 */
function thrown({ agreed }: State, move: Move): Say[] {
	if (move.do !== 'roll' || agreed.scenario !== 'dengue') return [];
	const faces = [...move.samples, ...(move.mutant === undefined ? [] : [move.mutant])];
	const low = faces.filter((face) => face <= 2).length;
	return low > 0 ? [tell('dengueSixes', { count: low })] : [];
}

/** PC19-T9 */
function mutantBoxed(before: State, move: Move, after: State): Say[] {
	const face = before.dice?.mutant ?? null;
	if (move.do !== 'take' || before.phase !== 'rolled' || face === null) return [];
	const { by } = move;
	const isNoted = (after.mutants[by]?.length ?? 0) > (before.mutants[by]?.length ?? 0);
	return [tell(isNoted ? 'mutantNoted' : 'mutantLost', { by, face })];
}

/** PC19-H5, PC19-H7, PC19-B2: what the number brought, as [what is said, the resource]. */
function numberGives({ agreed }: State, move: Move, player: Player): [Say, Resource][] {
	const { by } = player;
	if (move.do === 'health') {
		const column = player.health.length - 1;
		const gives = agreed.facts.health.cells[player.health[column]?.row ?? 0]?.[column]?.gives ?? null;
		return [
			[tell('healthResistant', { by }), 'resistant'],
			...(gives ? [[tell('healthGives', { by, resource: gives }), gives] satisfies [Say, Resource]] : [])
		];
	}
	if (move.do !== 'biotech') return [];
	const pair = pairOf(agreed, move.space);
	if (!pair.gives || !isComplete(player, pair)) return [];
	return [[tell('pairGives', { by, pair: pair.id, resource: pair.gives }), pair.gives]];
}

/** PC19-I11 and PC19-I13, in the same form. */
function zoneGives({ agreed }: State, before: Player, player: Player): [Say, Resource | null][] {
	const { by } = player;
	const multiplier = multiplierOf(agreed, player);
	const rows = player.rows.filter((row) => !before.rows.includes(row));
	const houses = player.hospitals.length - before.hospitals.length;
	return [
		...rows.map((row): [Say, Resource | null] => {
			const resource = agreed.facts.risk.rowGives[row] ?? null;
			return [tell('rowGives', { by, row, resource, multiplier }), resource];
		}),
		...Array.from({ length: houses }, (): [Say, Resource] => [tell('hospitalGives', { by }), 'free'])
	];
}

/** PC19-U2: a bonus without a free circle is lost, and that is said too. */
function gains(
	{ agreed }: State,
	before: Player,
	found: readonly (readonly [Say, Resource | null])[]
): Say[] {
	const marked = new Map<Resource, number>();
	return found.flatMap(([say, resource]) => {
		if (resource === null || !isBonus(resource)) return [say];
		const have = marked.get(resource) ?? before.bonuses[resource].gained;
		marked.set(resource, have + 1);
		const isLost = have >= agreed.facts.circles[resource];
		return isLost ? [say, tell('noCircle', { by: before.by, resource })] : [say];
	});
}

/** What a player has received by this: what is open now and was not before. */
function received({ agreed }: State, before: Player, player: Player): Say[] {
	const left = [...before.received];
	const values = player.received.filter((value) => {
		const at = left.indexOf(value);
		if (at >= 0) left.splice(at, 1);
		return at < 0;
	});
	return values.length === 0 ? [] : [tell('received', { by: player.by, values, scenario: agreed.scenario })];
}

function happened(before: State, move: Move, after: State, by: number): Say[] {
	const was = before.players[by];
	const player = after.players[by];
	if (!was || !player || was === player) return [];
	const { agreed } = after;
	const own = move.by === by;
	const halves = count(common(player.zone.half, was.zone.resistant));
	const blocked =
		own &&
		move.do === 'formula' &&
		player.formula.length < agreed.facts.boxes.length &&
		nextFormula(after, player) === null;
	const full = player.zone !== was.zone && isZoneFull(agreed.zone, player.zone);
	return [
		...(halves > 0 ? [tell('halfInfected', { by, count: halves })] : []),
		...gains(after, was, [
			...(own ? numberGives(after, move, player) : []),
			...zoneGives(after, was, player)
		]),
		...player.columns
			.filter((column) => !was.columns.includes(column))
			.map((column) => tell('columnStruck', { by, column })),
		...(blocked ? [tell('formulaBlocked', { by })] : []),
		...(full ? [tell('zoneFull', { by })] : []),
		...received(after, was, player)
	];
}

/** PC19-T16, PC19-E1: a new round, the second turn alone, the reports, the final step. */
function stage(before: State, after: State): Say[] {
	const { round, agreed, phase } = after;
	if (phase === 'report' && before.phase !== 'report') return [tell('reportsAwaited', {})];
	if (phase === 'final' && before.phase !== 'final') return [tell('finalStep', {})];
	if (after.second && !before.second) return [tell('secondTurn', { by: after.researcher })];
	if (round === before.round) return [];
	return [
		round === agreed.rounds ? tell('lastRound', { round }) : tell('newRound', { round, of: agreed.rounds })
	];
}

export function tells(before: State, move: Move, after: State): readonly Say[] {
	const seats = after.players
		.map((_, by) => by)
		.sort((a, b) => Number(b === move.by) - Number(a === move.by));
	return [
		...thrown(before, move),
		...mutantBoxed(before, move, after),
		...seats.flatMap((by) => happened(before, move, after, by)),
		...stage(before, after)
	];
}
