/** What the start page shows of a table, made from its line of play. */
import type { AnyGameWords } from '../i18n/game-words.ts';
import type { Talk } from '../i18n/talk.ts';
import { sheetOf, stateOf, type Line } from '../table/engine.ts';
import { thumbOf } from '../ui/play/thumb.ts';
import type { Cache } from './tables.ts';

export function cacheOf(line: Line, words: AnyGameWords, talk: Talk): Cache {
	const { game, setup } = line;
	const state = stateOf(line);
	const [awaited] = game.awaits(state);
	const phrase = awaited ? words.awaits[awaited.do] : undefined;
	const by = awaited?.by === undefined ? {} : { by: awaited.by };
	return {
		thumb: thumbOf(sheetOf(game, setup), game.pencil(state), setup.options.sheets?.[0] ?? 0),
		line: typeof phrase === 'function' ? phrase(by, talk) : (phrase ?? ''),
		over: game.over(state)
	};
}
