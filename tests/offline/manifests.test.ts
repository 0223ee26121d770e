import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '../../src/lib/i18n/talk.ts';

interface Manifest {
	lang: string;
	name: string;
	description: string;
	start_url: string;
	scope: string;
	icons: { src: string; sizes: string; purpose?: string }[];
	shortcuts: { name: string; description: string; url: string; icons: unknown }[];
	screenshots: { src: string; sizes: string; label: string }[];
}

const fileOf = (language: string): string =>
	language === 'en' ? 'manifest.webmanifest' : `manifest.${language}.webmanifest`;
const read = (language: string): Manifest =>
	JSON.parse(readFileSync(`static/${fileOf(language)}`, 'utf8')) as Manifest;

/** Width and height as a PNG says them itself. */
function sizeOf(file: string): string {
	const bytes = readFileSync(file);
	return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

/** All that must not depend on the language. */
const bones = ({ shortcuts, screenshots, ...rest }: Manifest) => ({
	...rest,
	lang: '',
	name: '',
	description: '',
	shortcuts: shortcuts.map(({ url, icons }) => ({ url, icons })),
	screenshots: screenshots.map(({ src, sizes }) => ({ src, sizes }))
});

describe.each(languages)('the manifest in %s', (language) => {
	const manifest = read(language);

	it('says its language, and its words are its own', () => {
		expect(manifest.lang).toBe(language);
		const others = languages.filter((other) => other !== language).map(read);
		for (const other of others) {
			expect(manifest.name).not.toBe(other.name);
			expect(manifest.description).not.toBe(other.description);
			expect(manifest.shortcuts.map(({ name }) => name)).not.toEqual(other.shortcuts.map(({ name }) => name));
		}
	});

	it('differs from the English one in words only', () => {
		expect(bones(manifest)).toEqual(bones(read('en')));
	});

	it('names pictures that exist in the size it says, and pages that exist', () => {
		for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
			if (sizes !== 'any') expect(sizeOf(`static/${src}`)).toBe(sizes);
		}
		expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(2);
		for (const { url } of manifest.shortcuts) expect(existsSync(`src/routes/${url}`), url).toBe(true);
	});

	it('works from any folder', () => {
		const addresses = [manifest.start_url, manifest.scope, ...manifest.shortcuts.map(({ url }) => url)];
		for (const address of addresses) expect(address).toMatch(/^\.\//);
	});
});
