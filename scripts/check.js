// npm run check: everything that needs no browser.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './ready.js';

/**
 * One command after the other, each telling what it said when it is done; whatever fails ends everything.
 * @param {string[][]} commands
 */
async function inTurn(...commands) {
	for (const args of commands) {
		const child = spawn('npx', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
		const said = /** @type {Buffer[]} */ ([]);
		child.stdout.on('data', (part) => said.push(part));
		child.stderr.on('data', (part) => said.push(part));
		const status = await new Promise((resolve) => child.on('close', resolve));
		process.stdout.write(Buffer.concat(said));
		if (status !== 0) process.exit(status ?? 1);
	}
}

export async function check() {
	mkdirSync(join(root, '.cache'), { recursive: true });
	run('npx', ['svelte-kit', 'sync']);
	// types and style need one core, the tests the other
	await Promise.all([
		inTurn(
			['svelte-check', '--threshold', 'warning'],
			['tsc', '-p', 'src/service-worker'],
			['eslint', '.'],
			['prettier', '--check', '--log-level', 'warn', '.']
		),
		inTurn(['vitest', 'run', '--reporter=dot', '--reporter=json', '--outputFile.json=.cache/unit.json'])
	]);
}

if (process.argv[1]?.endsWith('check.js')) await check();
