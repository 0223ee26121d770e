// npm run check: everything that needs no browser.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, runQuietly } from './ready.js';
import { summary } from './summary.js';

/**
 * Says nothing when all is well, and everything when it is not.
 * @param {string[]} args @returns {Promise<boolean>}
 */
export async function isFine(args) {
	const child = spawn('npx', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
	const said = /** @type {Buffer[]} */ ([]);
	child.stdout.on('data', (part) => said.push(part));
	child.stderr.on('data', (part) => said.push(part));
	const status = await new Promise((resolve) => child.on('close', resolve));
	if (status === 0) return true;
	console.error(`\n${args.join(' ')}\n${Buffer.concat(said).toString()}`);
	return false;
}

/** One after the other. @param {string[][]} commands */
async function areFine(commands) {
	let fine = true;
	for (const args of commands) fine = (await isFine(args)) && fine;
	return fine;
}

/** @returns {Promise<boolean>} */
export async function check() {
	mkdirSync(join(root, '.cache'), { recursive: true });
	rmSync(join(root, '.cache/unit.json'), { force: true });
	// what is left of components that are gone would be checked with the rest
	rmSync(join(root, '.svelte-kit/.svelte-check'), { recursive: true, force: true });
	runQuietly('npx', ['svelte-kit', 'sync']);
	const started = Date.now();
	console.log('Types, style and unit tests …');
	const [one, other] = await Promise.all([
		areFine([
			['oxlint', '-c', 'oxlint.config.js'],
			['eslint', '.'],
			['svelte-check', '--threshold', 'warning', '--tsgo'],
			['tsc', '-p', 'src/service-worker'],
			['oxfmt', '--ignore-path', '.gitignore', '--check', '.'],
			// what oxfmt does not know: components, styles, pages and data
			['prettier', '--check', '--log-level', 'warn', '.']
		]),
		areFine([
			// one worker, warm once: two of them need a third more of the processor, which the others want
			[
				...['vitest', 'run', '--maxWorkers=1'],
				...['--reporter=minimal', '--reporter=json', '--outputFile.json=.cache/unit.json']
			]
		])
	]);
	console.log(`… took ${Math.round((Date.now() - started) / 1000)} s.`);
	return one && other;
}

if (process.argv[1]?.endsWith('check.js')) {
	const fine = await check();
	summary(['unit.json']);
	if (!fine) process.exit(1);
}
