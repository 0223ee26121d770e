/** A correction that is half entered: kept on this device, one for each table, as long as the table stands there. */
import type { AnyGame } from '../../table/game.ts';
import { parseSetup } from '../../table/parse.ts';
import { textOf } from '../../table/same.ts';
import type { Looked } from './draft.ts';
import type { Copied } from './paper.svelte.ts';

export interface Correction extends Looked {
	readonly copied: Copied;
	/** What stood at the table when it was begun. */
	readonly before: string;
	readonly written: number;
}

const PREFIX = 'pipsheet.correction.';
/** Tables come and go: older ones are forgotten. */
const MOST = 8;

const keyOf = (table: string): string => `${PREFIX}${table}`;

function read(key: string): Correction | null {
	try {
		return JSON.parse(localStorage.getItem(key) ?? 'null') as Correction | null;
	} catch {
		return null;
	}
}

/** Null when there is none, when the table went on since, or when it no longer fits. */
export function readCorrection(game: AnyGame, table: string, now: Copied): Correction | null {
	const kept = read(keyOf(table));
	return kept?.before === textOf(now) && parseSetup(game, kept.copied).ok ? kept : null;
}

export function forgetCorrection(table: string): void {
	try {
		localStorage.removeItem(keyOf(table));
	} catch {
		// storage is switched off: there is none
	}
}

/** `now`: what stands at the table. Nothing is kept where nothing differs from it. */
export function writeCorrection(table: string, now: Copied, copied: Copied, looked: Looked): void {
	const before = textOf(now);
	if (textOf(copied) === before) return forgetCorrection(table);
	const correction: Correction = { ...looked, copied, before, written: Date.now() };
	try {
		localStorage.setItem(keyOf(table), JSON.stringify(correction));
		Object.keys(localStorage)
			.filter((key) => key.startsWith(PREFIX))
			.map((key) => ({ key, written: read(key)?.written ?? 0 }))
			.sort((a, b) => b.written - a.written)
			.slice(MOST)
			.forEach(({ key }) => localStorage.removeItem(key));
	} catch {
		// storage is switched off: it still holds until the page is left
	}
}
