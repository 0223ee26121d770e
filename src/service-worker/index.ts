/** Keeps the whole app on the device: every file of the build, so that nothing needs the network after the first visit. */
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

interface Entry {
	readonly url: string;
	readonly revision: string | null;
	readonly integrity: string;
	/** The one game that needs it. */
	readonly game?: string;
}

declare const self: ServiceWorkerGlobalScope & {
	/** Written in front of this file by scripts/precache.js: what the build consists of. Addresses are relative. */
	readonly precache?: readonly Entry[];
	/** The sub-path that the fallback page was built for. The other pages find their way from anywhere. */
	readonly builtFor?: string;
};

const entries = [...(self.precache ?? [])];
const addressOf = (url: string): string => new URL(url, self.location.href).href;

const precache = new PrecacheController();
precache.addToCacheList(entries);

/** Few at a time: somebody may be playing on the same line. One at a time would wait for an answer 400 times. */
const BATCH = 6;

/** While the files arrive, the pages are told how far it is: a promise is made only when it is true. They answer with
 *  what they have in use (lib/offline/in-use.ts). */
async function tellProgress(arrived: number): Promise<void> {
	const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
	for (const page of pages) page.postMessage({ type: 'ARRIVED', arrived, of: entries.length });
}

/** The games that somebody has open. */
let open: ReadonlySet<string | undefined> = new Set();

function noteInUse(scripts: readonly string[]): void {
	const used = new Set(scripts);
	open = new Set(entries.filter(({ url }) => used.has(addressOf(url))).map(({ game }) => game));
}

/** What the open game needs comes first, then what is no game's own, and the other games at last. */
const urgency = ({ game }: Entry): number => (game === undefined ? 1 : open.has(game) ? 0 : 2);

/** One file that does not arrive, or is of another version, refuses the whole. */
async function fetchAll(event: ExtendableEvent): Promise<void> {
	const left = [...entries];
	await tellProgress(0);
	while (left.length > 0) {
		left.sort((one, other) => urgency(one) - urgency(other));
		const batch = left.splice(0, BATCH).map(({ url, revision, integrity }) => {
			// a name without a fingerprint may stand for older bytes in the browser's own cache
			const request = new Request(url, {
				integrity,
				cache: revision === null ? 'default' : 'reload',
				credentials: 'same-origin'
			});
			const cacheKey = precache.getCacheKeyForURL(url);
			return Promise.all(precache.strategy.handleAll({ request, event, params: { cacheKey } }));
		});
		await Promise.all(batch);
		await tellProgress(entries.length - left.length);
	}
}

self.addEventListener('install', (event) => {
	event.waitUntil(fetchAll(event));
});

cleanupOutdatedCaches();
// ?id=… chooses what a page shows, never which page
registerRoute(new PrecacheRoute(precache, { ignoreURLParametersMatching: [/./], cleanURLs: false }));

/** Pages live in folders, and their addresses end with a slash: without it their relative links would miss. */
const withSlash = ({ origin, pathname, search }: URL): string => `${origin}${pathname}/${search}`;
const isPage = ({ origin, pathname }: URL): boolean =>
	precache.getCacheKeyForURL(`${origin}${pathname}/`) !== undefined;

registerRoute(
	({ request, url }) => request.mode === 'navigate' && url.origin === self.location.origin,
	async ({ url, request }) => {
		if (isPage(url)) return Response.redirect(withSlash(url));
		const home = addressOf('./');
		if (new URL(home).pathname !== `${self.builtFor ?? ''}/`) return Response.redirect(home);
		return (await precache.matchPrecache(addressOf('./200.html'))) ?? fetch(request);
	}
);

self.addEventListener('activate', (event) => {
	void precache.activate(event);
	// the page of the first visit, too, can go offline at once
	event.waitUntil(self.clients.claim());
});

async function whatIsCached(): Promise<{ expected: number; cached: number }> {
	const found = await Promise.all(entries.map(({ url }) => precache.matchPrecache(addressOf(url))));
	return { expected: entries.length, cached: found.filter(Boolean).length };
}

self.addEventListener('message', (event) => {
	const { type, scripts } = event.data as { type?: unknown; scripts?: readonly string[] };
	if (type === 'IN_USE') noteInUse(scripts ?? []);
	if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
	if (type === 'WHAT_IS_CACHED') {
		event.waitUntil(
			whatIsCached().then((answer) => {
				event.ports[0]?.postMessage(answer);
			})
		);
	}
});
