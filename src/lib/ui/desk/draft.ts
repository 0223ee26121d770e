/** What is being copied, and the question that is asked about it: kept on this device, one for each game and tab. */
import type { AnyGame } from '../../table/game.ts';
import { parseSetup } from '../../table/parse.ts';
import type { Move } from '../../table/record.ts';
import { textOf } from '../../table/same.ts';
import { claim, keyOf, leftBehind, slotOf, slotsOf } from './slots.ts';
import type { Copied } from './paper.svelte.ts';

/** What was in view when it was left: the question is probably there. */
export interface Looked {
	readonly area: string | null;
	readonly seat: number;
}

export interface DeskDraft extends Looked {
	readonly copied: Copied;
	/** The id of its edition on this device. */
	readonly edition: string | null;
	/** The roll and the moves that were entered while asking. */
	readonly moves: readonly Move[];
	/** When it was asked: what is half done at one question is not mixed up with another. */
	readonly asked: number;
}

/** Null when there is none, or when it no longer fits. */
function draftIn(game: AnyGame, slot: string): DeskDraft | null {
	try {
		const kept = JSON.parse(localStorage.getItem(keyOf(game.id, slot)) ?? 'null') as DeskDraft | null;
		if (!kept) return null;
		return parseSetup(game, kept.copied).ok && Array.isArray(kept.moves) ? kept : null;
	} catch {
		return null;
	}
}

export interface Kept {
	readonly slot: string;
	readonly draft: DeskDraft;
}

/** The one written last first. */
const keptOf = (game: AnyGame): readonly Kept[] =>
	slotsOf(game.id)
		.flatMap((slot) => {
			const draft = draftIn(game, slot);
			return draft ? [{ slot, draft }] : [];
		})
		.sort((a, b) => b.draft.asked - a.draft.asked);

/** What this tab copies; whether somebody copies the same in another tab. */
export async function openDraft(
	game: AnyGame
): Promise<{ readonly draft: DeskDraft | null; readonly elsewhere: boolean }> {
	const claimed = await claim(
		game.id,
		keptOf(game).map(({ slot }) => slot)
	);
	return { draft: draftIn(game, slotOf(game.id)), elsewhere: claimed === 'copied' };
}

export function writeDraft(game: string, draft: DeskDraft): void {
	try {
		localStorage.setItem(keyOf(game, slotOf(game)), JSON.stringify(draft));
	} catch {
		// storage is switched off: it still holds until the page is left
	}
}

const forget = (game: string, slot: string): void => {
	try {
		localStorage.removeItem(keyOf(game, slot));
	} catch {
		// storage is switched off: there is none
	}
};

/** It became a table, which is kept elsewhere. */
export const forgetDraft = (game: string): void => forget(game, slotOf(game));

function isBlank(game: AnyGame, { copied: { from, ...agreed } }: DeskDraft): boolean {
	const setup = parseSetup(game, agreed);
	return from === null || (setup.ok && textOf(game.position.blank(setup.value)) === textOf(from));
}

/** What other tabs copied and were closed over. One without a mark is gone with its tab. */
export async function othersOf(game: AnyGame): Promise<readonly Kept[]> {
	const kept = keptOf(game).filter(({ slot }) => slot !== slotOf(game.id));
	const left = new Set(
		await leftBehind(
			game.id,
			kept.map(({ slot }) => slot)
		)
	);
	const closed = kept.filter(({ slot }) => left.has(slot));
	for (const { slot, draft } of closed) if (isBlank(game, draft)) forget(game.id, slot);
	return closed.filter(({ draft }) => !isBlank(game, draft));
}
