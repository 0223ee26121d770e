/** The manifest in the language of the app: what the home screen will say. */
import type { Language } from '../i18n/talk.ts';

export function useManifest(language: Language): void {
	const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
	if (!link) return;
	const file = language === 'en' ? 'manifest.webmanifest' : `manifest.${language}.webmanifest`;
	const wanted = new URL(file, link.href).href;
	if (link.href !== wanted) link.href = wanted;
}
