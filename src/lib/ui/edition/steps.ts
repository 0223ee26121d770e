/** The way back and forward through an edition, as long as its tab lives: a reload or a look at the print screen does
 *  not cost it. */
import type { EditionRow } from '../../store/editions.ts';
import type { Facts } from '../../table/record.ts';
import { textOf } from '../../table/same.ts';

export interface NamedFacts {
	readonly name: string;
	readonly facts: Facts;
}
export interface Steps {
	readonly now: NamedFacts;
	readonly past: readonly NamedFacts[];
	readonly future: readonly NamedFacts[];
}

const MOST = 50;
const keyOf = (id: string): string => `pipsheet.steps.${id}`;

export function keepSteps(id: string, { now, past, future }: Steps): void {
	const kept: Steps = { now, past: past.slice(-MOST), future: future.slice(0, MOST) };
	try {
		sessionStorage.setItem(keyOf(id), JSON.stringify(kept));
	} catch {
		// storage is full or switched off: the edition itself is kept elsewhere
	}
}

/** Null where there are none, or where they lead to something else than what is kept. */
export function stepsTo({ id, name, facts }: EditionRow): Steps | null {
	try {
		const kept = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as Steps | null;
		return kept && textOf(kept.now) === textOf({ name, facts }) ? kept : null;
	} catch {
		return null;
	}
}
