/** From the set-up screen to a saved table. The store is loaded only now. */
import { faultInWords } from '../../i18n/fault-words.ts';
import { faultWords } from '../../i18n/faults/index.ts';
import type { AnyGameWords } from '../../i18n/game-words.ts';
import { talkIn, type Language } from '../../i18n/talk.ts';
import { begin, tableOf } from '../../table/engine.ts';
import type { AnyGame } from '../../table/game.ts';
import { parseSetup } from '../../table/parse.ts';
import type { Edition, Options, Table } from '../../table/record.ts';

interface Asked {
	readonly game: AnyGame;
	readonly words: AnyGameWords;
	readonly players: readonly string[];
	readonly options: Options;
	/** Which edition lies on the table. */
	readonly sheet: Edition;
	readonly language: Language;
}

export async function startTable(
	asked: Asked
): Promise<{ readonly id: string } | { readonly fault: string | null }> {
	const { game, players, options, sheet, language } = asked;
	const setup = parseSetup(game, { players, options, sheet });
	if (!setup.ok) {
		const { words } = await faultWords[language]();
		return { fault: faultInWords(words, setup.fault, talkIn(language, players)) };
	}
	const line = begin(game, setup.value);
	// a part that does not arrive is told around the page: it is not the device that keeps nothing
	const [{ createTable }, { cacheOf }, { rememberNames }] = await Promise.all([
		import('../../store/tables.ts'),
		import('../../store/cache.ts'),
		import('../../store/names.ts')
	]);
	try {
		const id = await createTable(tableOf(line), cacheOf(line));
		// nobody waits for the names of next time
		void rememberNames(players).catch(() => undefined);
		return { id };
	} catch {
		return { fault: null };
	}
}

/** Names of earlier tables; none when the store cannot be read, which must not stop anybody from playing. */
export async function knownNames(): Promise<readonly string[]> {
	try {
		return await (await import('../../store/names.ts')).knownNames();
	} catch {
		return [];
	}
}

/** The table to be played again, for its people and what they agreed on. */
export async function tableAgain(id: string | null): Promise<Table | null> {
	if (id === null) return null;
	try {
		const opened = await (await import('../../store/open.ts')).openTable(id);
		return opened.kind === 'ok' ? opened.saved.table : null;
	} catch {
		return null;
	}
}
