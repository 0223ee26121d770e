/** A question that is no table of this device: the rules page shows its edition and its rulings, and leads back to it. */
import type { AnyGame } from '../../table/game.ts';
import { parseSetup } from '../../table/parse.ts';
import type { Setup } from '../../table/record.ts';

export interface Asked {
	readonly setup: Setup;
	/** Where it was asked. */
	readonly back: string;
	/** Where the way back leads from there. */
	readonly before?: string | null;
}

const keyOf = (game: string): string => `pipsheet.asked.${game}`;

export function rememberAsked(game: string, { setup, back, before }: Asked): void {
	const { players, options, sheet } = setup;
	try {
		sessionStorage.setItem(keyOf(game), JSON.stringify({ setup: { players, options, sheet }, back, before }));
	} catch {
		// storage is switched off: the rules page shows our own edition
	}
}

/** Null when nothing was asked in this tab, or when it can no longer be read. */
export function recallAsked(game: AnyGame): Asked | null {
	try {
		const kept = JSON.parse(sessionStorage.getItem(keyOf(game.id)) ?? 'null') as Asked | null;
		const setup = kept && parseSetup(game, kept.setup);
		return kept && setup?.ok ? { ...kept, setup: setup.value } : null;
	} catch {
		return null;
	}
}

/** The query of the rules page: where it is opened from. */
export const ASKED = '?asked';
export const openedFrom = ({ asks, id }: { readonly asks: boolean; readonly id: string }): string => {
	if (asks) return ASKED;
	return id === '' ? '' : `?table=${id}`;
};
