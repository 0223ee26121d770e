/** Keeps the whole app on the device: every file of the build, so that nothing needs the network after the first visit. */
import {
	addPlugins,
	cleanupOutdatedCaches,
	getCacheKeyForURL,
	matchPrecache,
	precacheAndRoute
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & {
	/** Written in front of this file by scripts/precache.js: what the build consists of. Addresses are relative. */
	readonly precache?: readonly { url: string; revision: string | null; integrity: string }[];
	/** The sub-path that the fallback page was built for. The other pages find their way from anywhere. */
	readonly builtFor?: string;
};

const entries = [...(self.precache ?? [])];
const addressOf = (url: string): string => new URL(url, self.location.href).href;

/** While the files arrive, the pages are told how far it is: a promise is made only when it is true. */
let arrived = 0;
async function tellProgress(): Promise<void> {
	arrived++;
	if (arrived % 8 !== 0 && arrived < entries.length) return;
	const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
	for (const page of pages) page.postMessage({ type: 'ARRIVED', arrived, of: entries.length });
}
addPlugins([
	{
		// called for each file of the list, fetched or there already
		handlerDidComplete: async ({ event }) => {
			if (event.type === 'install') await tellProgress();
		}
	}
]);

cleanupOutdatedCaches();
// ?id=… chooses what a page shows, never which page
precacheAndRoute(entries, { ignoreURLParametersMatching: [/./], cleanURLs: false });

/** Pages live in folders, and their addresses end with a slash: without it their relative links would miss. */
const withSlash = ({ origin, pathname, search }: URL): string => `${origin}${pathname}/${search}`;
const isPage = ({ origin, pathname }: URL): boolean =>
	getCacheKeyForURL(`${origin}${pathname}/`) !== undefined;

registerRoute(
	({ request, url }) => request.mode === 'navigate' && url.origin === self.location.origin,
	async ({ url, request }) => {
		if (isPage(url)) return Response.redirect(withSlash(url));
		const home = addressOf('./');
		if (new URL(home).pathname !== `${self.builtFor ?? ''}/`) return Response.redirect(home);
		return (await matchPrecache(addressOf('./200.html'))) ?? fetch(request);
	}
);

self.addEventListener('activate', (event) => {
	// the page of the first visit, too, can go offline at once
	event.waitUntil(self.clients.claim());
});

async function whatIsCached(): Promise<{ expected: number; cached: number }> {
	const found = await Promise.all(entries.map(({ url }) => matchPrecache(addressOf(url))));
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
