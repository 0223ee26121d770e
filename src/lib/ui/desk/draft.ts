/** What is being copied, and the question that is asked about it: kept on this device, one for each game. */
import type { AnyGame } from '../../table/game.ts';
import { parseSetup } from '../../table/parse.ts';
import type { Move } from '../../table/record.ts';
import type { Copied } from './paper.svelte.ts';

export interface Draft {
	readonly copied: Copied;
	/** The id of its edition on this device. */
	readonly edition: string | null;
	/** The roll and the moves that were entered while asking. */
	readonly moves: readonly Move[];
	/** When it was asked: what is half done at one question is not mixed up with another. */
	readonly asked: number;
	/** The area that was in view, where the question probably is. */
	readonly area: string | null;
	readonly seat: number;
}

const keyOf = (game: string): string => `pipsheet.desk.${game}`;

export function writeDraft(game: string, draft: Draft): void {
	try {
		localStorage.setItem(keyOf(game), JSON.stringify(draft));
	} catch {
		// storage is switched off: it still holds until the page is left
	}
}

/** Null when there is none, or when it no longer fits. */
export function readDraft(game: AnyGame): Draft | null {
	try {
		const kept = JSON.parse(localStorage.getItem(keyOf(game.id)) ?? 'null') as Draft | null;
		if (!kept) return null;
		return parseSetup(game, kept.copied).ok && Array.isArray(kept.moves) ? kept : null;
	} catch {
		return null;
	}
}

/** It became a table, which is kept elsewhere. */
export function forgetDraft(game: string): void {
	try {
		localStorage.removeItem(keyOf(game));
	} catch {
		// storage is switched off: there is none
	}
}
