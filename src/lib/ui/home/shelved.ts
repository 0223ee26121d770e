/** The saved tables and all that shows them: loaded together, after the start page can be used. */
import { wordsOf } from '../../i18n/language.svelte.ts';
import { shelfWords } from '../../i18n/shelf/index.ts';
import type { ShelfWords } from '../../i18n/shelf/en.ts';
import type Finished from './Finished.svelte';
import type { Shelf } from './shelf.svelte.ts';
import type Tables from './Tables.svelte';
import type YourDice from './YourDice.svelte';

export interface Shelved {
	readonly shelf: Shelf;
	readonly words: ShelfWords;
	/** Null where there is nothing to show. */
	readonly shown: {
		readonly Tables: typeof Tables;
		readonly Finished: typeof Finished;
		/** Where there is room for it. */
		readonly YourDice: typeof YourDice | null;
	} | null;
}

async function loadShown(): Promise<Shelved['shown']> {
	const roomy = matchMedia('(min-width: 1100px) and (min-height: 480px)').matches;
	const [tables, finished, dice] = await Promise.all([
		import('./Tables.svelte'),
		import('./Finished.svelte'),
		roomy ? import('./YourDice.svelte') : null
	]);
	return { Tables: tables.default, Finished: finished.default, YourDice: dice?.default ?? null };
}

export async function loadShelved(): Promise<Shelved> {
	const [{ Shelf }, words] = await Promise.all([import('./shelf.svelte.ts'), wordsOf(shelfWords)]);
	const shelf = new Shelf();
	await shelf.load();
	const shown = shelf.isEmpty ? null : await loadShown();
	void shelf.freshen();
	return { shelf, words, shown };
}
