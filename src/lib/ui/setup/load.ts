/** All that the set-up screen of a game needs to know, fetched together. */
import { loadForms, loadGame, loadWords } from '../../games.ts';
import { faultWords } from '../../i18n/faults/index.ts';
import type { FaultWords } from '../../i18n/faults/en.ts';
import type { AnyGameWords } from '../../i18n/game-words.ts';
import type { SetupLines } from '../../i18n/setup/lines.ts';
import type { Language } from '../../i18n/talk.ts';
import type { AnyGame } from '../../table/game.ts';
import type { Forms } from './forms.ts';
import { setupLinesOf } from './lines.ts';

export interface Prepared {
	readonly game: AnyGame;
	readonly words: AnyGameWords;
	readonly forms: Forms;
	readonly faults: FaultWords;
	readonly lines: SetupLines | null;
}

export async function prepare(id: string, language: Language): Promise<Prepared> {
	const [game, words, forms, faults, lines] = await Promise.all([
		loadGame(id),
		loadWords(id, language),
		loadForms(id),
		faultWords[language](),
		setupLinesOf(id, language)
	]);
	return { game, words, forms, faults: faults.words, lines };
}
