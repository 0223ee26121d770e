// The scripts that stand in every page (src/app.html): as they are written, and as they are shipped. Nothing else makes
// them smaller, and the start page counts bytes.
import { readFileSync } from 'node:fs';

const written = [
	...readFileSync(new URL('../src/app.html', import.meta.url), 'utf8').matchAll(/<script>([^]*?)<\/script>/g)
].map(([, script = '']) => script);

/** @param {string} script */
const unindented = (script) => script.replace(/^[\t ]+/gm, '');

export const shippedScripts = written.map(unindented);

/** @param {string} html */
export const withShippedScripts = (html) =>
	written.reduce((page, script) => page.replace(script, () => unindented(script)), html);
