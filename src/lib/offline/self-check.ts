/** What the app finds on this device. Nothing of the tables and no names. */
import { version as built } from '$app/environment';
import { version } from '../../../package.json';
import { storageState, type StorageState } from './persistence.ts';
import { whatIsCached } from './updates.svelte.ts';

export interface Findings {
	readonly version: string;
	readonly browser: string;
	/** Files of the app on this device; null without a service worker. */
	readonly cached: { readonly expected: number; readonly cached: number } | null;
	readonly storage: StorageState;
	readonly tables: { readonly running: number; readonly finished: number } | null;
	/** What went wrong with the database, or null. */
	readonly database: string | null;
	readonly cameras: number | null;
	readonly awake: 'yes' | 'refused' | 'no';
}

async function cameras(): Promise<number | null> {
	try {
		const devices = await navigator.mediaDevices.enumerateDevices();
		return devices.filter(({ kind }) => kind === 'videoinput').length;
	} catch {
		return null;
	}
}

async function awake(): Promise<Findings['awake']> {
	if (!('wakeLock' in navigator)) return 'no';
	try {
		await (await navigator.wakeLock.request('screen')).release();
		return 'yes';
	} catch {
		return 'refused';
	}
}

async function database(): Promise<Pick<Findings, 'tables' | 'database'>> {
	try {
		const [{ countTables }, { tryOut }] = await Promise.all([
			import('../store/list.ts'),
			import('../store/try-out.ts')
		]);
		await tryOut();
		return { tables: await countTables(), database: null };
	} catch (error) {
		return { tables: null, database: error instanceof Error ? error.message : String(error) };
	}
}

/** "0.1.0 (2026-11-16 03:49 UTC)": SvelteKit names a build by the time it was made. */
function versionName(): string {
	const time = new Date(Number(built));
	const when = Number.isNaN(time.getTime()) ? built : time.toISOString().slice(0, 16).replace('T', ' ');
	return `${version} (${when} UTC)`;
}

export async function selfCheck(): Promise<Findings> {
	const [cached, storage, kept, seen, wakes] = await Promise.all([
		whatIsCached(),
		storageState(),
		database(),
		cameras(),
		awake()
	]);
	return {
		version: versionName(),
		browser: navigator.userAgent,
		cached,
		storage,
		...kept,
		cameras: seen,
		awake: wakes
	};
}
