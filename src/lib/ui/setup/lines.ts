/** The three lines of a game, found by its id: a game that has none says nothing. */
import type { SetupLines } from '../../i18n/setup/lines.ts';
import type { Language } from '../../i18n/talk.ts';

const found = import.meta.glob<{ readonly lines: SetupLines }>('../../i18n/games/*/*/setup.ts');

export async function setupLinesOf(game: string, language: Language): Promise<SetupLines | null> {
	return (await found[`../../i18n/games/${game}/${language}/setup.ts`]?.())?.lines ?? null;
}
