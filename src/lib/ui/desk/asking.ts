/** A question about a game on paper: a table that begins from what was copied, and is kept nowhere. */
import { loadControls, loadWords, titleOf } from '../../games.ts';
import type { PlayWords } from '../../i18n/play/en.ts';
import type { Language } from '../../i18n/talk.ts';
import type { SavedTable } from '../../store/open.ts';
import { replay, stateOf, tableOf } from '../../table/engine.ts';
import type { AnyGame } from '../../table/game.ts';
import type { Move, Table } from '../../table/record.ts';
import { awaitsTable } from '../play/awaits-table.ts';
import type { Keeper } from '../play/keeper.ts';
import { Play } from '../play/play.svelte.ts';
import { openDraft, writeDraft } from './draft.ts';

/** Null when nothing was copied. */
export async function openQuestion(game: AnyGame, language: Language, common: PlayWords) {
	const { draft } = await openDraft(game);
	if (!draft) return null;
	const { players, options, sheet, from } = draft.copied;
	const table: Table = {
		format: 1,
		game: game.id,
		sheet,
		players,
		options,
		...(from && { from }),
		moves: draft.moves
	};
	const [words, controls] = await Promise.all([loadWords(game.id, language), loadControls(game.id)]);
	if (!controls) throw new Error(`${game.id} has no controls`);
	const { line } = replay(game, table);
	const saved: SavedTable = {
		id: '',
		table: tableOf(line),
		line,
		refused: null,
		origin: null,
		redo: [],
		revision: draft.asked + line.moves.length
	};
	const log: { moves: readonly Move[] } = { moves: line.moves };
	const keep = (moves: readonly Move[]): void => {
		log.moves = moves;
		writeDraft(game.id, { ...draft, moves });
	};
	/** What was entered stays on this device, so that the way back from the verdict finds it. */
	const keeper: Keeper = {
		append: (revision, moves) => {
			keep([...log.moves, ...moves]);
			return Promise.resolve({ ok: true, revision: revision + 1 });
		},
		cursor: (revision, length) => {
			keep(log.moves.slice(0, length));
			return Promise.resolve({ ok: true, revision: revision + 1 });
		},
		reopen: () => Promise.resolve(null)
	};
	const play = new Play(saved, game, { language, words, common }, keeper, 'asks');
	if (line.moves.length === 0 && play.drafts.read('area') === undefined) {
		play.drafts.write('area', draft.area ?? undefined);
		// who rolls has the dice at the thumb; all else is asked about the sheet that was copied last
		if (!awaitsTable(game, stateOf(line))) play.seat = draft.seat;
	}
	return { play, controls, title: titleOf(game.id, language).name };
}
