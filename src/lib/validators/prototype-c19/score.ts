/** E: what a sheet is worth, as if the game stopped now. */
import { bonusKinds, scoreParts } from '../../sheets/prototype-c19/kinds.ts';
import type { Ending, Score, ScoreLine } from '../../table/record.ts';
import { isEmpty, meet } from '../kit/bits.ts';
import type { Agreed } from './agreed.ts';
import { wholePairs } from './biotech.ts';
import { factorsCrossed } from './elsewhere.ts';
import { designedMultiplier } from './final.ts';
import type { RuleId } from './rulebook.ts';
import { available, keptPlayers, type Player, type State } from './state.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** PC19-E2 */
const healthPoints = ({ health }: Player): number => sum(health.map(({ noted }) => noted));

/** PC19-E3, PC19-R11: the Resistant individuals used, or every bonus used. */
const resistantPoints = ({ rulings }: Agreed, { bonuses }: Player): number =>
	3 *
	(rulings['PC19-R11'] === 'a' ? bonuses.resistant.used : sum(bonusKinds.map((kind) => bonuses[kind].used)));

/** PC19-E5: whoever has crossed the most factors, all who tie, and a single player. */
export function doublesFormula(state: State, by: number): boolean {
	const most = Math.max(...state.players.map((_, seat) => factorsCrossed(state, seat)));
	return factorsCrossed(state, by) === most;
}

/** PC19-E4, PC19-E5 */
const formulaPoints = (state: State, { by, formula }: Player): number =>
	sum(formula.map(({ noted }) => noted)) * (doublesFormula(state, by) ? 2 : 1);

/** PC19-E6 */
const biotechPoints = ({ biotech, crossed }: Player): number =>
	sum(Object.entries(biotech).map(([space, n]) => (crossed.includes(space) ? 0 : n)));

/** PC19-E7 */
const pairPoints = (agreed: Agreed, player: Player): number => 10 * wholePairs(agreed, player).length;

/** PC19-R4: columns without anybody infected, or all that are not complete. */
export const uncoveredColumns = ({ zone, rulings }: Agreed, player: Player): readonly number[] =>
	zone.columns.flatMap((people, column) => {
		if (isEmpty(people)) return [];
		const covered =
			rulings['PC19-R4'] === 'a' ? meet(people, player.zone.infected) : player.columns.includes(column);
		return covered ? [] : [column];
	});

/** PC19-E8 */
const curvePoints = (agreed: Agreed, player: Player): number =>
	5 * uncoveredColumns(agreed, player).length - 10 * player.columns.length;

/** PC19-E9, PC19-R3, and what PC19-X4, PC19-X8 and PC19-X12 change. */
export function multiplierOf({ scenario, rulings, facts }: Agreed, player: Player): number {
	if (scenario === 'designer-virus') return designedMultiplier(player);
	const begin = rulings['PC19-R3'] === 'a' ? facts.risk.multiplierStart : 0;
	const hospitals = scenario === 'hospital-virus' ? player.hospitals.length : 0;
	const rats = scenario === 'black-death' ? player.bonuses.rat.used : 0;
	return begin + player.rows.length + hospitals + rats;
}

/** PC19-X1, PC19-R8: the highest number of the neighbour on the left, or on the right. */
function neighboursHighest({ agreed, mutants }: State, by: number): number {
	const step = agreed.rulings['PC19-R8'] === 'a' ? 1 : agreed.players - 1;
	return Math.max(0, ...(mutants[(by + step) % agreed.players] ?? []));
}

/** What PC19-X1 and PC19-X10 add before multiplying. */
export function addedToMutants(state: State, player: Player): number {
	if (state.agreed.scenario === 'ets') return neighboursHighest(state, player.by);
	if (state.agreed.scenario !== 'corrupt-labs') return 0;
	return player.bonuses.analysis.used + 3 * available(player, 'analysis');
}

export const mutantSum = (state: State, player: Player): number =>
	sum(state.mutants[player.by] ?? []) + addedToMutants(state, player);

/** PC19-E11: the first with the total below its limit, else the last. */
export const bandOf = ({ facts: { bands } }: Agreed, total: number): string =>
	(bands.find(({ below }) => below !== null && total < below) ?? bands.at(-1))?.name ?? '';

export type ScorePart = (typeof scoreParts)[number];

const partsOf = (state: State, player: Player): Record<ScorePart, number> => ({
	health: healthPoints(player),
	resistant: resistantPoints(state.agreed, player),
	formula: formulaPoints(state, player),
	biotech: biotechPoints(player),
	pairs: pairPoints(state.agreed, player),
	curve: curvePoints(state.agreed, player),
	mutant: 0 - mutantSum(state, player) * multiplierOf(state.agreed, player)
});

export interface Scored extends ScoreLine {
	readonly by: number;
	readonly parts: Readonly<Record<ScorePart, number>>;
	readonly multiplier: number;
	readonly band: string;
}

export function scoreOf(state: State, player: Player): Scored {
	const { agreed } = state;
	const parts = partsOf(state, player);
	const total = sum(scoreParts.map((part) => parts[part]));
	return {
		by: player.by,
		parts,
		multiplier: multiplierOf(agreed, player),
		total,
		band: bandOf(agreed, total)
	};
}

/** PC19-E10 */
export function score(state: State): Score {
	const scores = keptPlayers(state).map((player) => scoreOf(state, player));
	const best = Math.max(...scores.map(({ total }) => total));
	return { scores, result: { winners: scores.filter(({ total }) => total === best).map(({ by }) => by) } };
}

/** PC19-E10: nobody wins alone, and with sheets elsewhere nobody here knows who did. */
export function ending(state: State): Ending {
	const { scores, result } = score(state);
	const { winners } = result as { readonly winners: readonly number[] };
	return scores.length < Math.max(2, state.agreed.players)
		? { how: 'stopped', winners: [], together: false, rule: 'PC19-E1' satisfies RuleId }
		: { how: 'won', winners, together: false, rule: 'PC19-E10' satisfies RuleId };
}
