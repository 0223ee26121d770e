/** The viruses on the table: leaving it for the place under the deck. */
import type { Virus } from '../../sheets/combat-the-corona/facts.ts';
import { under } from './deck.ts';
import { onTable, type State } from './state.ts';

/** Damage goes with the virus. */
export function leaveTable(state: State, gone: readonly Virus[]): State {
	const viruses = state.viruses.filter((virus) => !gone.includes(virus));
	if (!gone.some(({ id }) => id in state.damage)) return { ...state, viruses };
	const kept = Object.entries(state.damage).filter(([id]) => viruses.some((virus) => virus.id === id));
	return { ...state, viruses, damage: Object.fromEntries(kept) };
}

/** The first named lies higher. */
export function sendUnder(state: State, ids: readonly string[]): State {
	const gone = ids.map((id) => onTable(state, id)).filter((virus) => virus !== undefined);
	return { ...leaveTable(state, gone), deck: under(state.deck, gone) };
}

/** What is left of a virus's life (CTC-R1 b keeps damage). */
export const lifeLeft = ({ damage }: State, { id, life }: Virus): number => life - (damage[id] ?? 0);
