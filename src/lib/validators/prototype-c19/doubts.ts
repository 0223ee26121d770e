/** What in a position could not have come about: the lines of the document, in their order, for each player. */
import { healthCells } from '../../sheets/prototype-c19/cells.ts';
import { bonusKinds } from '../../sheets/prototype-c19/kinds.ts';
import type { Complaint, Doubt } from '../../table/record.ts';
import { common, count, isEmpty, meet, none, union, isWithin, without, type Bits } from '../kit/bits.ts';
import { sections } from '../kit/grid.ts';
import { doubtOf, legal } from '../kit/refusal.ts';
import type { Agreed } from './agreed.ts';
import { isComplete } from './biotech.ts';
import { factorMakes, freeFactors } from './formula.ts';
import { rowAfter } from './health.ts';
import { annulledIn, bothCrossed, broughtBy, playerIn, type Position, type PlayerPosition } from './paper.ts';
import { refuse } from './sentences.ts';
import { isBonus, type Boxed, type Player } from './state.ts';
import { idsOfSet } from './zone.ts';

/** A sheet as it was written, and as it is understood. */
interface Sheet {
	readonly agreed: Agreed;
	readonly from: Position;
	readonly by: number;
	readonly given: PlayerPosition;
	readonly player: Player;
}

type Line<S> = (sheet: S) => readonly Complaint[];
type Anybody = Omit<Sheet, 'player'>;

const phaseOf = ({ phase = 'roll' }: Position): NonNullable<Position['phase']> => phase;

/** His turns as researcher until then. */
function researched({ rounds, players }: Agreed, from: Position, by: number): number {
	if (phaseOf(from) !== 'roll') return rounds;
	const { round = 1, researcher = 0, second = false } = from;
	const hadThisRound = players === 1 ? second : by < researcher;
	return round - 1 + (hadThisRound ? 1 : 0);
}

/** All turns until then, in each of which everybody may act. */
function turnsPlayed({ rounds, players }: Agreed, from: Position): number {
	const each = players === 1 ? 2 : players;
	if (phaseOf(from) !== 'roll') return each * rounds;
	const { round = 1, researcher = 0, second = false } = from;
	return each * (round - 1) + (players === 1 ? Number(second) : researcher);
}

/** PC19-T9 */
const mutants: Line<Anybody> = ({ agreed, from, by, given }) => {
	const { length } = given.mutant ?? [];
	const turns = researched(agreed, from, by);
	return length === turns ? legal : [refuse('PC19-T9', 'mutantCount', { by, count: length, turns })];
};

/** PC19-M2 */
const reports: Line<Anybody> = ({ agreed, from, by, given }) =>
	phaseOf(from) === 'over' && agreed.kept.length > 0 && given.report === undefined
		? [refuse('PC19-M2', 'noReport', { by })]
		: legal;

/** PC19-U3 */
const bonuses: Line<Sheet> = ({ player }) => {
	const kinds = bonusKinds.filter((kind) => player.bonuses[kind].used > player.bonuses[kind].gained);
	return kinds.length === 0 ? legal : [refuse('PC19-U3', 'usedMoreThanGained', { kinds })];
};

type Tests = (player: Player, column: number) => boolean;

/** The cells of Health of which something is true, by row, then column. */
const healthWhere = (player: Player, test: Tests): string[] =>
	player.health
		.flatMap(({ row }, column) => (test(player, column) ? [[row, column] as const] : []))
		.sort((a, b) => a[0] - b[0] || a[1] - b[1])
		.map(healthCells.make);

/** PC19-H3, PC19-R6 */
const healthPlaces: Line<Sheet> = ({ agreed, player }) => {
	const cells = healthWhere(player, ({ health }, column) => {
		const here = health[column];
		const before = health[column - 1];
		if (!here || !agreed.facts.health.cells[here.row]?.[column]) return true;
		return before !== undefined && here.row !== rowAfter(agreed, before, here.sample);
	});
	return cells.length === 0 ? legal : [refuse('PC19-H3', 'healthOutOfPlace', {}, cells)];
};

/** Whether a number is a sample of 1 to 6 times the multiplier. */
const isMultiple = (noted: number, times: number): boolean => noted % times === 0 && noted / times <= 6;

/** PC19-H6 */
const healthNumbers: Line<Sheet> = ({ agreed, player }) => {
	const cells = healthWhere(player, ({ health }, column) => {
		const { row = 0, noted = 1 } = health[column] ?? {};
		return !isMultiple(noted, agreed.facts.health.cells[row]?.[column]?.times ?? 1);
	});
	return cells.length === 0 ? legal : [refuse('PC19-H6', 'healthNumberImpossible', {}, cells)];
};

/** The boxes, counted from 1, of which something is true. */
const boxesWhere = (
	{ formula }: Player,
	test: (box: Boxed, at: number, before: Boxed | undefined) => boolean
): number[] => formula.flatMap((box, at) => (test(box, at, formula[at - 1]) ? [at + 1] : []));

/** PC19-F3: exactly the multiplier times what the factor makes of the number before, whole or not. */
const formulaSteps: Line<Sheet> = ({ agreed, player }) => {
	const boxes = boxesWhere(player, ({ noted }, at, before) => {
		if (!before) return false;
		if (before.factor === null) return true;
		const { over, under } = factorMakes(before.noted, before.factor);
		return noted * under !== (agreed.facts.boxes[at] ?? 1) * over;
	});
	return boxes.length === 0 ? legal : [refuse('PC19-F3', 'formulaOutOfStep', { boxes })];
};

/** PC19-F4 */
const factorsMissing: Line<Sheet> = ({ agreed, player }) => {
	const boxes = boxesWhere(player, ({ factor }) => factor === null);
	return boxes.length === 0 || freeFactors(agreed, player).length === 0
		? legal
		: [refuse('PC19-F4', 'boxWithoutFactor', { boxes })];
};

/** PC19-F5 */
const factorsRepeated: Line<Sheet> = ({ agreed, player }) => {
	const times = (factor: string): number => player.formula.filter((box) => box.factor === factor).length;
	const factors = [...agreed.printed]
		.filter(([factor, cells]) => times(factor) > cells.length)
		.map(([factor]) => factor);
	return factors.length === 0 ? legal : [refuse('PC19-F5', 'factorTooOften', { factors })];
};

/** PC19-F6 */
const formulaNumbers: Line<Sheet> = ({ agreed, player }) => {
	const boxes = boxesWhere(player, ({ noted }, at) => !isMultiple(noted, agreed.facts.boxes[at] ?? 1));
	return boxes.length === 0 ? legal : [refuse('PC19-F6', 'formulaNumberImpossible', { boxes })];
};

/** PC19-B4, PC19-R7 */
const crossings: Line<Sheet> = ({ agreed, from, given, player }) => {
	const early = agreed.facts.pairs.some(
		(pair) => !isComplete(player, pair) && pair.spaces.some((space) => player.crossed.includes(space))
	);
	const both = bothCrossed(agreed, player.crossed);
	const annulled = annulledIn(agreed, phaseOf(from), given);
	const wrong = agreed.rulings['PC19-R7'] === 'b' ? both < annulled : both !== annulled;
	return early || wrong ? [refuse('PC19-B4', 'crossedTooEarly', {})] : legal;
};

/** Those of a group who are not connected, through each other, with somebody at one of these places. */
function apart({ zone }: Agreed, group: Bits, places: Bits): Bits {
	const reached = sections(zone.grid, group)
		.filter((section) => meet(section, places))
		.reduce<Bits>(union, none);
	return without(group, reached);
}

/** PC19-I6, PC19-I7: a covered column explains what lies apart. */
const infections: Line<Sheet> = ({ agreed, player }) => {
	const { zone } = agreed;
	if (!zone.unbroken) return legal;
	const struck = union(player.zone.infected, player.zone.half);
	const covered = zone.columns.filter((people) => isWithin(people, struck)).reduce<Bits>(union, none);
	const alone = apart(agreed, struck, union(zone.entries, covered));
	return isEmpty(alone) ? legal : [refuse('PC19-I6', 'infectedApart', {}, idsOfSet(zone, alone))];
};

/** PC19-V1 */
const resistantCount: Line<Sheet> = ({ player }) => {
	const { infected, resistant, half } = player.zone;
	const marked = count(resistant) + count(half);
	const { used } = player.bonuses.resistant;
	return marked > 2 * used || used > marked + count(infected)
		? [refuse('PC19-V1', 'resistantMiscounted', { marked, used })]
		: legal;
};

/** PC19-V3 */
const resistantPlaces: Line<Sheet> = ({ agreed, player }) => {
	const { infected, resistant, half } = player.zone;
	const safe = union(resistant, half);
	const alone = common(apart(agreed, union(safe, infected), agreed.zone.resistantEntries), safe);
	return isEmpty(alone) ? legal : [refuse('PC19-V3', 'resistantApart', {}, idsOfSet(agreed.zone, alone))];
};

/** PC19-PO1: one number a turn, one more for each Lab rat, and one for each research resource. */
const numbers: Line<Sheet> = ({ agreed, from, player }) => {
	const { health, formula, biotech, bonuses: have } = player;
	const written = health.length + formula.length + Object.keys(biotech).length;
	const given = broughtBy(agreed, player).filter((resource) => !isBonus(resource)).length;
	const most = turnsPlayed(agreed, from) + have.rat.used + given;
	return written > most ? [refuse('PC19-PO1', 'tooManyNumbers', { numbers: written, most })] : legal;
};

const ofKept: readonly Line<Sheet>[] = [
	mutants,
	bonuses,
	healthPlaces,
	healthNumbers,
	formulaSteps,
	factorsMissing,
	factorsRepeated,
	formulaNumbers,
	crossings,
	infections,
	resistantCount,
	resistantPlaces,
	numbers
];

/** Of players elsewhere: the mutant numbers where they count (PC19-X1), and the report. */
const ofOthers = ({ scenario }: Agreed): readonly Line<Anybody>[] =>
	scenario === 'ets' ? [mutants, reports] : [reports];

export function doubts(agreed: Agreed, from: Position): Doubt[] {
	return from.players.flatMap((given, by) => {
		const anybody: Anybody = { agreed, from, by, given };
		const found = agreed.kept.includes(by)
			? ofKept.flatMap((line) => line({ ...anybody, player: playerIn(agreed, by, phaseOf(from), given) }))
			: ofOthers(agreed).flatMap((line) => line(anybody));
		return found.map((complaint) => doubtOf(by, complaint));
	});
}
