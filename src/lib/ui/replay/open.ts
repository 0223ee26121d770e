/** Finds what is to be watched: a table of this device, one that came with a link, or a sample. */
import { gameIds, loadControls, loadGame, loadWords, titleOf } from '../../games.ts';
import type { PlayWords } from '../../i18n/play/en.ts';
import type { Language } from '../../i18n/talk.ts';
import { replay, type Line } from '../../table/engine.ts';
import type { Table } from '../../table/record.ts';
import type { AnyControls } from '../play/controls.ts';
import type { Play } from '../play/play.svelte.ts';
import { unkept } from '../play/unkept.ts';

export type Source =
	| { readonly kind: 'stored'; readonly id: string }
	/** What stands behind the # of an address. */
	| { readonly kind: 'link'; readonly hash: string }
	/** The sample table of a game. */
	| { readonly kind: 'sample'; readonly game: string };

export interface Watched {
	readonly play: Play;
	readonly controls: AnyControls;
	readonly title: string;
	readonly source: Source;
	/** Today's rules refuse a later move: the replay ends before it. */
	readonly stopped: boolean;
}

/** `missing`: no such table here. `unreadable`: the link is none of ours, or damaged. */
export type Opened =
	| { readonly kind: 'ok'; readonly watched: Watched }
	| { readonly kind: 'missing' | 'unreadable' };

interface Found {
	readonly line: Line;
	readonly stopped: boolean;
}

async function stored(id: string): Promise<Found | null> {
	const { openTable } = await import('../../store/open.ts');
	const opened = await openTable(id).catch(() => null);
	if (opened?.kind !== 'ok') return null;
	return { line: opened.saved.line, stopped: opened.saved.refused !== null };
}

async function replayed(table: Table): Promise<Found> {
	const { line, stopped } = replay(await loadGame(table.game), table);
	return { line, stopped: stopped !== null };
}

async function linked(hash: string): Promise<Found | null> {
	const [{ openLetter, readTableLetter }, { withPrimers }] = await Promise.all([
		import('../../share/message.ts'),
		import('../../share/primers.ts')
	]);
	const letter = openLetter(gameIds, hash);
	if (!letter.ok || (letter.value.kind !== 'table' && letter.value.kind !== 'ownTable')) return null;
	const read = readTableLetter(await withPrimers(await loadGame(letter.value.game)), letter.value);
	return read.ok ? replayed(read.value) : null;
}

async function sample(game: string): Promise<Found | null> {
	const { loadSample } = await import('../../samples.ts');
	const table = await loadSample(game);
	return table && replayed(table);
}

function find(source: Source): Promise<Found | null> {
	switch (source.kind) {
		case 'stored':
			return stored(source.id);
		case 'link':
			return linked(source.hash);
		case 'sample':
			return sample(source.game);
	}
}

export async function openReplay(source: Source, language: Language, common: PlayWords): Promise<Opened> {
	const found = await find(source);
	if (!found) return { kind: source.kind === 'link' ? 'unreadable' : 'missing' };
	const { line, stopped } = found;
	const { id } = line.game;
	const [words, controls] = await Promise.all([loadWords(id, language), loadControls(id)]);
	if (!controls) throw new Error(`${id} has no controls`);
	const play = unkept(source.kind === 'stored' ? source.id : '', line, { language, words, common });
	return { kind: 'ok', watched: { play, controls, title: titleOf(id, language).name, source, stopped } };
}
