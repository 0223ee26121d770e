/** What a text or a file from outside is, told before any of it is read. */
import { isGame } from '../games.ts';

/** The game in the address that stood on sheets before. */
export function gameIn(text: string): string | null {
	const game = URL.canParse(text) ? new URL(text).searchParams.get('game') : null;
	return game !== null && isGame(game) ? game : null;
}

/** Every code and link of ours leads there, wherever the app lives; what follows was lost. */
export const isOurAddress = (text: string): boolean => /^https?:\/\/\S+\/scan\/#\S/i.test(text);

/** Where an address leads that is none of ours. */
export function hostIn(text: string): string | null {
	if (!URL.canParse(text)) return null;
	const { protocol, host } = new URL(text);
	return (protocol === 'https:' || protocol === 'http:') && host !== '' ? host : null;
}

/** What every file of ours begins with, also when the rest of it was lost. */
export const BEGINS_AS_OURS = /^\s*\{\s*"(pipsheet|format)"/;

/** Editions and records count their versions; the page that reads backups knows which of those it reads. */
export function isNewer(data: unknown): boolean {
	const { pipsheet, version, format } = (data ?? {}) as Readonly<Record<string, unknown>>;
	const known = 1;
	const given = pipsheet === 'edition' ? version : format;
	return typeof given === 'number' && given > known;
}

/** Files that are no table, told by their first fields. */
export function fileKind(data: unknown): 'backup' | 'otherFile' | null {
	if (typeof data !== 'object' || data === null || Array.isArray(data)) return 'otherFile';
	if ('pipsheet' in data && data.pipsheet === 'backup') return 'backup';
	return 'format' in data || 'game' in data ? null : 'otherFile';
}
