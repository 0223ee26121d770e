/** Opens a table of the store for playing: record, rules, words and controls, all loaded when needed. */
import { loadControls, loadGame, loadWords, titleOf } from '../../games.ts';
import type { PlayWords } from '../../i18n/play/en.ts';
import type { Language } from '../../i18n/talk.ts';
import { askToPersist } from '../../offline/persistence.ts';
import type { AnyControls } from './controls.ts';
import type { Keeper } from './keeper.ts';
import { Play } from './play.svelte.ts';

export type OpenPlay =
	| {
			readonly kind: 'ok';
			readonly play: Play;
			readonly controls: AnyControls;
			readonly title: string;
			close(): void;
	  }
	| { readonly kind: 'missing' | 'damaged'; close(): void }
	| { readonly kind: 'trouble'; readonly why: keyof PlayWords['unopened']; close(): void };

interface Asked {
	readonly id: string;
	readonly language: Language;
	readonly common: PlayWords;
}

const nothing = (): void => undefined;

export async function openPlay({ id, language, common }: Asked): Promise<OpenPlay> {
	try {
		const [{ openTable }, { appendMoves, moveCursor, watchTable }] = await Promise.all([
			import('../../store/open.ts'),
			import('../../store/tables.ts')
		]);
		const opened = await openTable(id);
		if (opened.kind !== 'ok') return { kind: opened.kind, close: nothing };
		const { saved } = opened;
		const [game, words, controls] = await Promise.all([
			loadGame(saved.table.game),
			loadWords(saved.table.game, language),
			loadControls(saved.table.game)
		]);
		if (!controls) throw new Error(`${game.id} has no controls`);
		let asked = false;
		const keeper: Keeper = {
			append: async (revision, moves, cache) => {
				const written = await appendMoves(id, revision, moves, cache);
				// now there is something to lose
				if (written.ok && !asked) void askToPersist();
				asked ||= written.ok;
				return written;
			},
			cursor: (revision, length, cache) => moveCursor(id, revision, length, cache),
			reopen: async () => {
				const again = await openTable(id);
				return again.kind === 'ok' ? again.saved : null;
			}
		};
		const play = new Play(saved, game, { language, words, common }, keeper);
		const close = watchTable(id, (revision) => void play.follow(revision));
		return { kind: 'ok', play, controls, title: titleOf(game.id, language).name, close };
	} catch (error) {
		console.error(error);
		const why = error instanceof Error && 'why' in error && error.why;
		const isTold = why === 'newer-version' || why === 'silent';
		return { kind: 'trouble', why: isTold ? why : 'broken', close: nothing };
	}
}
