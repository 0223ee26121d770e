/** What a position says of the players, read off the paper, and what can be computed from it. */
import { bonusKinds, type BonusKind, type Resource } from '../../sheets/prototype-c19/kinds.ts';
import { bitsOf, type Bits } from '../kit/bits.ts';
import { numberOf } from '../kit/grid.ts';
import type { Agreed } from './agreed.ts';
import { isComplete } from './biotech.ts';
import { countedIn } from './spreading.ts';
import { bonusesAtStart, gain, isBonus, newPlayer, type Bonuses, type Player, type Tested } from './state.ts';
import { healthyZone, type Zone } from './zone.ts';

/** What stands on a sheet, or is known of a player who marks elsewhere. */
export interface PlayerPosition {
	readonly mutant?: readonly number[];
	readonly used?: Readonly<Partial<Record<BonusKind, number>>>;
	readonly health?: readonly (readonly [row: number, noted: number])[];
	readonly formula?: readonly (readonly [noted: number, factor: string | null])[];
	readonly biotech?: Readonly<Record<string, number>>;
	readonly crossed?: readonly string[];
	readonly risk?: readonly string[];
	readonly annulled?: number;
	readonly told?: number;
	readonly report?: readonly [factors: number, columns: number];
}

export interface Position {
	readonly phase?: 'roll' | 'report' | 'over';
	readonly round?: number;
	readonly researcher?: number;
	readonly second?: boolean;
	readonly players: readonly PlayerPosition[];
}
const sampleOf = ({ facts }: Agreed, row: number, column: number, number: number): Tested => {
	const times = facts.health.cells[row]?.[column]?.times ?? 1;
	return { row, sample: Math.floor(number / times), noted: number };
};

const testedIn = (agreed: Agreed, { health = [] }: PlayerPosition): Tested[] =>
	health.map(([row, number], column) => sampleOf(agreed, row, column, number));

function zoneIn({ zone: { grid } }: Agreed, { risk }: PlayerPosition): Zone {
	if (!risk) return healthyZone;
	const those = (sign: string): Bits =>
		bitsOf(
			risk.flatMap((line, row) =>
				[...line].flatMap((one, column) => (one === sign ? [numberOf(grid, [row, column])] : []))
			)
		);
	return { infected: those('#'), resistant: those('r'), half: those('h') };
}

/** Everything that this sheet has brought: PC19-H5, PC19-H7, PC19-B2, PC19-I11, PC19-I13. */
export function broughtBy({ facts }: Agreed, player: Player): Resource[] {
	const { health, rows, hospitals } = player;
	const brought: (Resource | null)[] = [
		...health.map(() => 'resistant' as const),
		...health.map(({ row }, column) => facts.health.cells[row]?.[column]?.gives ?? null),
		...facts.pairs.filter((pair) => isComplete(player, pair)).map(({ gives }) => gives),
		...rows.map((row) => facts.risk.rowGives[row] ?? null),
		...hospitals.map(() => 'free' as const)
	];
	return brought.filter((resource) => resource !== null);
}

function bonusesIn(agreed: Agreed, player: Player, used: PlayerPosition['used'] = {}): Bonuses {
	const poor: Player = { ...player, bonuses: bonusesAtStart(agreed) };
	const { bonuses } = broughtBy(agreed, player)
		.filter(isBonus)
		.reduce((rich, kind) => gain(agreed, rich, kind), poor);
	const entries = bonusKinds.map((kind) => [kind, { gained: bonuses[kind].gained, used: used[kind] ?? 0 }]);
	return Object.fromEntries(entries) as Bonuses;
}

/** PC19-X12: pairs with both numbers crossed out are taken for annulled. */
export const bothCrossed = ({ facts }: Agreed, crossed: readonly string[]): number =>
	facts.pairs.filter(({ spaces }) => spaces.every((space) => crossed.includes(space))).length;

export const canAnnul = ({ scenario }: Agreed, phase: string): boolean =>
	scenario === 'designer-virus' && phase === 'over';

/** How many pairs were annulled: what is said, else what can be seen. */
export const annulledIn = (
	agreed: Agreed,
	phase: string,
	{ annulled, crossed = [] }: PlayerPosition
): number => (canAnnul(agreed, phase) ? (annulled ?? bothCrossed(agreed, crossed)) : 0);

export function playerIn(agreed: Agreed, by: number, phase: string, given: PlayerPosition): Player {
	const zone = zoneIn(agreed, given);
	const player: Player = {
		...newPlayer(agreed, by),
		health: testedIn(agreed, given),
		formula: (given.formula ?? []).map(([number, factor]) => ({ noted: number, factor })),
		biotech: given.biotech ?? {},
		crossed: given.crossed ?? [],
		annulled: annulledIn(agreed, phase, given),
		zone,
		...countedIn(agreed, zone.infected)
	};
	return { ...player, bonuses: bonusesIn(agreed, player, given.used) };
}
