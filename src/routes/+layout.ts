import { common } from '$lib/i18n/common/index.ts';
import { wordsOf } from '$lib/i18n/language.svelte.ts';
import type { LayoutLoad } from './$types';

export const ssr = false;
export const prerender = true;
export const trailingSlash = 'always';

export const load: LayoutLoad = async ({ depends }) => {
	depends('app:language');
	return { common: await wordsOf(common) };
};
