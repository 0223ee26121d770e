// The scripts that stand in every page (src/app.html): as they are written, and as they are shipped. Nothing else makes
// them smaller, and the start page counts bytes.
import { readFileSync } from 'node:fs';
import { minifySync } from 'rolldown/experimental';

const written = [
	...readFileSync(new URL('../src/app.html', import.meta.url), 'utf8').matchAll(/<script>([^]*?)<\/script>/g)
].map(([, script = '']) => script);

/**
 * Short names, no comments and no spaces; the words of the language stay those of 2009, so that the oldest browsers can
 * say that they are too old (the minifier would write texts as templates).
 * @param {string} script
 */
function shipped(script) {
	const { code, errors } = minifySync('start.js', script, { compress: false, mangle: true });
	if (errors.length > 0 || code.includes('${')) throw new Error('a script of src/app.html cannot be shipped');
	return code.replace(/`([^`]*)`/g, (_, text) => `'${text.replace(/'/g, "\\'")}'`);
}

export const shippedScripts = written.map(shipped);

/** @param {string} html */
export const withShippedScripts = (html) =>
	written.reduce((page, script) => page.replace(script, () => shipped(script)), html);
