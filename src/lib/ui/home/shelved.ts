/** The saved tables and all that shows them: loaded together, after the start page can be used. */
import { wordsOf } from '../../i18n/language.svelte.ts';
import { shelfWords } from '../../i18n/shelf/index.ts';
import type { ShelfWords } from '../../i18n/shelf/en.ts';
import type Finished from './Finished.svelte';
import type { Shelf } from './shelf.svelte.ts';
import type Tables from './Tables.svelte';

export interface Shelved {
	readonly shelf: Shelf;
	readonly words: ShelfWords;
	readonly Tables: typeof Tables;
	readonly Finished: typeof Finished;
}

export async function loadShelved(): Promise<Shelved> {
	const [{ Shelf }, words, tables, finished] = await Promise.all([
		import('./shelf.svelte.ts'),
		wordsOf(shelfWords),
		import('./Tables.svelte'),
		import('./Finished.svelte')
	]);
	const shelf = new Shelf();
	await shelf.load();
	void shelf.freshen();
	return { shelf, words, Tables: tables.default, Finished: finished.default };
}
