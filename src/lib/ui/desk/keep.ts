/** What was copied or corrected becomes a table of this device, which remembers where it came from. */
import { loadWords } from '../../games.ts';
import { talkIn, type Language } from '../../i18n/talk.ts';
import { tableOf, type Line } from '../../table/engine.ts';
import type { Origin } from '../../store/database.ts';

export async function keepLine(line: Line, language: Language, origin: Origin): Promise<string> {
	const [{ createTable }, { cacheOf }, words] = await Promise.all([
		import('../../store/tables.ts'),
		import('../../store/cache.ts'),
		loadWords(line.game.id, language)
	]);
	const cache = cacheOf(line, words, talkIn(language, line.setup.players));
	return createTable(tableOf(line), cache, [], origin);
}
