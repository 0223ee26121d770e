/** What a cell is called: its name, what it holds, and what the overlay draws, for who cannot see it. */
import { inWords, type AnyGameWords } from '../../i18n/game-words.ts';
import type { PlayWords } from '../../i18n/play/en.ts';
import type { Talk } from '../../i18n/talk.ts';
import { contentsOf } from './contents.ts';
import type { CellLook } from './shown.ts';

function stateOf(
	{ isTried, isPointed, isDoubted, isGhost, isLit, isFresh }: CellLook,
	common: PlayWords
): string | null {
	if (isTried) return common.triedHere;
	if (isPointed) return common.causeHere;
	if (isDoubted) return common.doubtedHere;
	if (isGhost) return common.previewed;
	return isLit ? common.possible : isFresh ? common.justWritten : null;
}

export const nameIn =
	(words: AnyGameWords, common: PlayWords, talk: Talk) =>
	(look: CellLook): string => {
		const name = inWords(words.sheet, look.cell.name, talk);
		const holds = contentsOf(look.held ?? [], words, common, talk);
		const state = stateOf(look, common);
		return state === null ? common.cell({ name, holds }) : common.cellNow({ name, holds, state });
	};
