// The start page is prerendered in every language (src/routes/in). They differ in their texts only, and all texts go
// into the one page: it shows the right ones before the first paint (src/app.html), without asking for another file.
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withImports } from './manifest.js';
import { withShippedScripts } from './start-scripts.js';

/** @typedef {import('./manifest.js').Manifest} Manifest */

/** What is drawn of a page: between the app's element and the mark behind it, without Kit's own script. @param {string} html */
function drawnIn(html) {
	const [, drawn = ''] = /<div id="app">([^]*?)<\/div>\s*<!--languages-->/.exec(html) ?? [];
	return drawn.replace(/<script>[^]*?<\/script>/g, '').trim();
}

/** As the browser will read it. @param {string} text */
const unescaped = (text) =>
	text
		.replace(/&lt;/g, '<')
		.replace(/&gt;/g, '>')
		.replace(/&quot;/g, '"')
		.replace(/&amp;/g, '&');

/** @param {string} text */
const inAttribute = (text) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/** The labels, then the texts, each in the order of the page; and what is left when they are taken out. @param {string} drawn */
function takeTexts(drawn) {
	const labels = [...drawn.matchAll(/ aria-label="([^"]*)"/g)].map(([, label = '']) => label);
	const bare = drawn.replace(/ aria-label="[^"]*"/g, ' aria-label=""');
	const texts = bare.split(/<[^>]*>/).filter((text) => text.trim() !== '');
	const skeleton = bare.replace(/>[^<]*</g, '><').replace(/"(\.\.?\/)+/g, '"./');
	return {
		texts: [...labels, ...texts].map(unescaped),
		skeleton: skeleton.replace(/url\([^)]*?_app\//g, 'url(./_app/')
	};
}

/**
 * The files of a module and of all that it imports.
 * @param {Manifest} manifest
 * @param {string} module
 * @returns {string[]}
 */
const filesOf = (manifest, module) =>
	[...withImports(manifest, module)].flatMap((name) => manifest[name]?.file ?? []);

/**
 * The style sheets of a file of the build and of all that it imports.
 * @param {Manifest} manifest
 * @param {string} built
 */
function stylesOf(manifest, built) {
	const modules = Object.keys(manifest).filter((module) => manifest[module]?.file === built);
	const files = new Set(modules.flatMap((module) => filesOf(manifest, module)));
	return Object.values(manifest).flatMap(({ file, css = [] }) => (files.has(file) ? css : []));
}

/** Kit adds the styles of what is loaded later, too (all games): that brings its own. @param {Manifest} manifest @param {string} html */
function withoutLater(manifest, html) {
	const nodes = html.match(/_app\/[^"]*\/nodes\/[^"]*\.js/g) ?? [];
	const needed = new Set(nodes.flatMap((node) => stylesOf(manifest, node)));
	return html.replace(/[\t ]*<link href="[^"]*(_app\/[^"]*)" rel="stylesheet">\n/g, (link, file) =>
		needed.has(file) ? link : ''
	);
}

/** A page is painted when its styles are there: they come before the scripts. @param {string} html */
function stylesFirst(html) {
	const styles = html.match(/[\t ]*<link [^>]*rel="stylesheet"[^>]*>\n/g) ?? [];
	const without = styles.reduce((page, style) => page.replace(style, ''), html);
	return without.replace(/[\t ]*<link [^>]*rel="modulepreload"/, (first) => `${styles.join('')}${first}`);
}

/**
 * The start page brings its styles with it: it is painted without another way to the server. The links stay, switched
 * off, because the app looks for them before it asks for a style sheet.
 * @param {string} folder @param {string} html
 */
const withOwnStyles = (folder, html) =>
	html.replace(/<link href="\.\/([^"]*\/)([^"]*\.css)" rel="stylesheet">/g, (link, path, name) => {
		const styles = readFileSync(join(folder, path, name), 'utf8').replace(/url\(\.\//g, `url(./${path}`);
		return `<style>${styles}</style>\n\t\t${link.replace('>', ' disabled media="(max-width: 0)">')}`;
	});

/**
 * @param {string} folder the build
 * @param {Manifest} manifest
 */
export function foldStartPage(folder, manifest) {
	const pages = join(folder, 'in');
	const start = join(folder, 'index.html');
	const html = readFileSync(start, 'utf8');
	const own = takeTexts(drawnIn(html));
	if (own.texts.length === 0) throw new Error('the start page is empty');
	// what the page asks for at once needs no word here
	const preloaded = new Set(html.match(/_app\/[^"]*\.js/g));
	const folded = readdirSync(pages).map((language) => {
		const other = takeTexts(drawnIn(readFileSync(join(pages, language, 'index.html'), 'utf8')));
		if (other.skeleton !== own.skeleton || other.texts.length !== own.texts.length)
			throw new Error(`the start page in "${language}" differs in more than its texts`);
		const modules = ['home', 'common'].map((topic) => `src/lib/i18n/${topic}/${language}.ts`);
		const files = [...new Set(modules.flatMap((module) => filesOf(manifest, module)))]
			.filter((file) => !preloaded.has(file))
			.map((file) => `./${file}`);
		if (files.length === 0) throw new Error(`no words for the start page in "${language}"`);
		// English stands in the page already
		const texts = inAttribute(JSON.stringify(language === 'en' ? [] : other.texts));
		return `<template id="in-${language}" data-files="${files.join(' ')}" data-texts="${texts}"></template>`;
	});
	const whole = html.replace('<!--languages-->', () => folded.join('\n'));
	// pictures as seen from the page, wherever it is put
	writeFileSync(start, whole.replace(/url\([^)]*?_app\//g, 'url(./_app/'));
	rmSync(pages, { recursive: true });
	for (const { parentPath, name } of readdirSync(folder, { withFileTypes: true, recursive: true })) {
		if (!name.endsWith('.html')) continue;
		const file = join(parentPath, name);
		const page = withShippedScripts(readFileSync(file, 'utf8'));
		const styled = stylesFirst(withoutLater(manifest, page));
		writeFileSync(file, file === start ? withOwnStyles(folder, styled) : styled);
	}
}
