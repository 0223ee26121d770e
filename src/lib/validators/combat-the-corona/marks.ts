/** What lies on the table. */
import type { Virus } from '../../sheets/combat-the-corona/facts.ts';
import type { OwnCard } from '../../sheets/combat-the-corona/lines.ts';
import { SPACES } from './actions.ts';
import { idsOf, type State } from './state.ts';

export interface Marks {
	readonly beds: number;
	readonly infection: number;
	readonly hospitals: number;
	readonly dieTokens: number;
	readonly shields: number;
	readonly spaces: readonly (string | null)[];
	readonly discard: readonly string[];
	readonly viruses: readonly string[];
	readonly damage: Readonly<Record<string, number>>;
	/** CTC-R8 b: the viruses that have a shield token. */
	readonly shielded: readonly string[];
	readonly defeated: readonly string[];
	readonly revealed: readonly string[];
	readonly aside: readonly string[];
	/** The values of own cards that can be seen. */
	readonly custom: Readonly<Record<string, OwnCard>>;
}

export const valuesOf = ({ level, life, attack, shield, skills }: Virus): OwnCard => ({
	level,
	life,
	attack,
	shield,
	skills
});

function custom({ agreed, viruses, defeated, revealed, aside }: State): Marks['custom'] {
	if (!agreed.own) return {};
	const seen = [...viruses, ...defeated, ...revealed, ...aside];
	return Object.fromEntries(seen.map((virus) => [virus.id, valuesOf(virus)]));
}

export const marks = (state: State): Marks => ({
	beds: state.beds,
	infection: state.infection,
	hospitals: state.hospitals,
	dieTokens: state.dieTokens,
	shields: state.shields,
	spaces: Array.from({ length: SPACES }, (_, at) => state.board[at] ?? null),
	// code units, not the alphabet of somebody's language
	discard: [...state.discard].sort(),
	viruses: idsOf(state.viruses),
	damage: Object.fromEntries(state.damage),
	shielded: state.shielded,
	defeated: idsOf(state.defeated),
	revealed: idsOf(state.revealed),
	aside: idsOf(state.aside),
	custom: custom(state)
});
