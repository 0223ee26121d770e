/** Installing the app: offered where the browser can do it, after the first moves, and never again after a no. */
import { hasPlayed } from './persistence.ts';

interface InstallEvent extends Event {
	prompt(): Promise<unknown>;
	readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const KEY = 'pipsheet.install';

function declined(): boolean {
	try {
		return localStorage.getItem(KEY) === 'no';
	} catch {
		return true; // it could not be remembered, so it would nag
	}
}

let offer = $state.raw<InstallEvent | null>(null);
let mayHint = $state(false);
/** iPhones and iPads install by hand only, and are the only ones that know this word. */
let byHand = $state(false);

export const install = {
	/** The browser can install it now. */
	get possible(): boolean {
		return offer !== null;
	},
	/** The browser cannot be asked, but people can do it in its menu. */
	get byHand(): boolean {
		return byHand;
	},
	/** It may be mentioned outside the settings. */
	get hint(): boolean {
		return (offer !== null || byHand) && mayHint;
	},
	async now(): Promise<void> {
		const event = offer;
		if (!event) return;
		// an offer can be used once
		offer = null;
		await event.prompt();
		if ((await event.userChoice).outcome === 'dismissed') install.notNow();
	},
	notNow(): void {
		mayHint = false;
		try {
			localStorage.setItem(KEY, 'no');
		} catch {
			// it stays away until the page is closed
		}
	}
};

/** To be called once. src/app.html has kept what the browser has offered before. */
export function listenForInstall(): void {
	if ('installOffer' in window) offer = window.installOffer as InstallEvent;
	mayHint = !declined() && hasPlayed() === true;
	byHand = 'standalone' in navigator && navigator.standalone === false;
	window.addEventListener('beforeinstallprompt', (event) => {
		event.preventDefault();
		offer = event as InstallEvent;
	});
	window.addEventListener('appinstalled', () => {
		offer = null;
	});
}

export const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches;
