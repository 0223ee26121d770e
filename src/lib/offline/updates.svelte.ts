/**
 * The service worker and its successors. A new version that arrives while somebody plays waits until it is asked
 * for; then every page reloads between two moves, because the old pages' files are gone.
 */
import { dev } from '$app/environment';
import { base } from '$app/paths';
import type { Workbox } from 'workbox-window';
import { whenWritten } from '../store/pending.ts';

/** `waiting`: a new version is here. `taken`: another tab has taken it over, and this page is of the old one. */
export type UpdateState = 'none' | 'waiting' | 'taken';

/** Whether the whole app is on this device, and how much of it has arrived so far (0 to 1). */
export type Readiness =
	| { readonly kind: 'unknown' | 'ready' }
	| { readonly kind: 'arriving'; readonly share: number };

let current = $state<UpdateState>('none');
let readiness = $state.raw<Readiness>({ kind: 'unknown' });
let worker: Workbox | null = null;
let asked = false;

export const update = {
	get current(): UpdateState {
		return current;
	},
	get readiness(): Readiness {
		return readiness;
	}
};

export async function reload(): Promise<void> {
	await whenWritten();
	location.reload();
}

/** The new version takes over as soon as nothing is being written. */
export async function takeOver(): Promise<void> {
	asked = true;
	await whenWritten();
	worker?.messageSkipWaiting();
}

const HOUR = 3_600_000;

/** Phones keep a page for weeks: coming back to it is the moment to look for a new version. */
function lookAgain(registered: Workbox): void {
	let last = Date.now();
	document.addEventListener('visibilitychange', () => {
		if (document.visibilityState !== 'visible' || Date.now() - last < HOUR) return;
		last = Date.now();
		// offline: the next time will do
		registered.update().catch(() => undefined);
	});
}

/** A page that nobody looks at just follows; one that is in use says so first. */
function followSuccessor(): void {
	let controlled = navigator.serviceWorker.controller !== null;
	navigator.serviceWorker.addEventListener('controllerchange', () => {
		const first = !controlled;
		controlled = true;
		if (first) return;
		if (asked || document.visibilityState === 'hidden') void reload();
		else current = 'taken';
	});
}

/** A worker is active only when all files are here: its list is taken as a whole or not at all. */
function watchArrival(): void {
	const { serviceWorker } = navigator;
	serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
		if (readiness.kind === 'ready' || typeof data !== 'object' || data === null || !('arrived' in data))
			return;
		const { arrived, of } = data as { arrived: number; of: number };
		readiness = { kind: 'arriving', share: arrived / of };
	});
	void serviceWorker.ready.then(() => {
		readiness = { kind: 'ready' };
	});
}

/** What the page itself needs comes first: everything else is fetched when the browser has nothing better to do. */
function whenIdle(work: () => void): void {
	const soon = (): void => {
		if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 3_000 });
		else setTimeout(work, 500);
	};
	if (document.readyState === 'complete') soon();
	else window.addEventListener('load', soon, { once: true });
}

async function register(): Promise<void> {
	const [{ Workbox }, { tellWhatIsInUse }] = await Promise.all([
		import('workbox-window'),
		import('./in-use.ts')
	]);
	tellWhatIsInUse();
	worker = new Workbox(`${base}/service-worker.js`, { scope: `${base}/` });
	worker.addEventListener('waiting', () => {
		current = 'waiting';
	});
	lookAgain(worker);
	await worker.register({ immediate: true });
}

/** To be called once: the first visit is enough to go offline. */
export function startOffline(): void {
	if (dev || !('serviceWorker' in navigator)) return;
	followSuccessor();
	watchArrival();
	whenIdle(() => {
		// no service worker here (a private window, or no secure address): the app works while it is online
		register().catch(() => undefined);
	});
}

/** How many files of the app are on this device; null when there is no service worker to ask. */
export async function whatIsCached(): Promise<{ expected: number; cached: number } | null> {
	const { controller } = 'serviceWorker' in navigator ? navigator.serviceWorker : { controller: null };
	if (!controller) return null;
	const channel = new MessageChannel();
	const answer = new Promise<{ expected: number; cached: number }>((resolve) => {
		channel.port1.onmessage = ({ data }: MessageEvent<{ expected: number; cached: number }>) => {
			resolve(data);
		};
	});
	controller.postMessage({ type: 'WHAT_IS_CACHED' }, [channel.port2]);
	return answer;
}
