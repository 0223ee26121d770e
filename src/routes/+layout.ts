import { browser } from '$app/environment';
import { base } from '$app/paths';
import { common } from '$lib/i18n/common/index.ts';
import { wordsOf } from '$lib/i18n/language.svelte.ts';
import type { LayoutLoad } from './$types';

export const ssr = false;
export const prerender = true;
export const trailingSlash = 'always';

export const load: LayoutLoad = async ({ depends, url }) => {
	depends('app:language');
	// the start page is painted before any letters of ours could be there
	const dressed =
		browser && url.pathname !== `${base}/` ? import('$lib/ui/face.ts').then(({ dress }) => dress()) : null;
	const [shared] = await Promise.all([wordsOf(common), dressed?.catch(() => undefined)]);
	return { common: shared };
};
