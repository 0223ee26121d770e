/** Keeps the whole app on the device: every file of the build, so that nothing needs the network after the first visit. */
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & {
	/** Written in front of this file by scripts/precache.js: what the build consists of. Addresses are relative. */
	readonly precache?: readonly { url: string; revision: string | null; integrity: string }[];
	/** The sub-path that the fallback page was built for. The other pages find their way from anywhere. */
	readonly builtFor?: string;
};

const entries = [...(self.precache ?? [])];
const addressOf = (url: string): string => new URL(url, self.location.href).href;

const precache = new PrecacheController();
precache.addToCacheList(entries);

/** Few at a time: somebody may be playing on the same line. One at a time would wait for an answer 400 times. */
const BATCH = 6;

/** While the files arrive, the pages are told how far it is: a promise is made only when it is true. */
async function tellProgress(arrived: number): Promise<void> {
	const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
	for (const page of pages) page.postMessage({ type: 'ARRIVED', arrived, of: entries.length });
}

/** One file that does not arrive, or is of another version, refuses the whole. */
async function fetchAll(event: ExtendableEvent): Promise<void> {
	for (let from = 0; from < entries.length; from += BATCH) {
		const batch = entries.slice(from, from + BATCH).map(({ url, revision, integrity }) => {
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
		await tellProgress(Math.min(from + BATCH, entries.length));
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
	const { type } = event.data as { type?: unknown };
	if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
	if (type === 'WHAT_IS_CACHED') {
		event.waitUntil(
			whatIsCached().then((answer) => {
				event.ports[0]?.postMessage(answer);
			})
		);
	}
});
