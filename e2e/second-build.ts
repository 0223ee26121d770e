/** A second real build of the app: the same sources as the next version would have them, with a newer database. */
import { spawn } from 'node:child_process';
import {
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	symlinkSync,
	writeFileSync
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = [
	'src',
	'static',
	'scripts',
	'package.json',
	'package-lock.json',
	'LICENSE',
	'svelte.config.js',
	'vite.config.ts',
	'tsconfig.json'
];

/** Every version adds to the one before; this one adds an index. */
function raiseDatabase(folder: string): number {
	const file = join(folder, 'src/lib/store/database.ts');
	const code = readFileSync(file, 'utf8');
	const now = Number(/VERSION = (\d+);/.exec(code)?.[1]);
	const next = now + 1;
	const raised = code
		.replace(/VERSION = \d+;/, `VERSION = ${next};`)
		.replace(
			/(\t\tthis\.version\(\d+\)\.stores\(\{[^}]*\}\);\n)(?!\t\tthis)/,
			`$1\t\tthis.version(${next}).stores({ names: 'name, used, [used+name]' });\n`
		);
	if (raised === code) throw new Error('the database has no version to raise');
	writeFileSync(file, raised);
	return next;
}

export interface SecondBuild {
	readonly folder: string;
	readonly databaseVersion: number;
}

/** One for all tests of a run: they are children of the same process. */
const cache = join(root, '.cache');
const name = `next-${process.ppid}`;
const folder = join(cache, name);
const answer = join(folder, 'answer.json');

async function build(): Promise<void> {
	for (const other of readdirSync(cache))
		if (other.startsWith('next-') && other !== name) rmSync(join(cache, other), { recursive: true });
	for (const source of sources) cpSync(join(root, source), join(folder, source), { recursive: true });
	symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
	const databaseVersion = raiseDatabase(folder);
	const builder = spawn('npx', ['vite', 'build', '--logLevel', 'error'], {
		cwd: folder,
		stdio: ['ignore', 'ignore', 'pipe']
	});
	let said = '';
	builder.stderr.on('data', (part) => (said += String(part)));
	const status = await new Promise((done) => builder.once('close', done));
	const made = { folder: join(folder, 'build'), databaseVersion, fault: status === 0 ? null : said };
	writeFileSync(`${answer}.new`, JSON.stringify(made));
	renameSync(`${answer}.new`, answer);
}

/** Whoever comes first builds; the others wait, and meanwhile do what the next version is not needed for. */
export async function nextVersion(): Promise<SecondBuild> {
	mkdirSync(cache, { recursive: true });
	try {
		mkdirSync(folder);
		await build();
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
	}
	while (!existsSync(answer)) await new Promise((done) => setTimeout(done, 100));
	const made = JSON.parse(readFileSync(answer, 'utf8')) as SecondBuild & { fault: string | null };
	if (made.fault !== null) throw new Error(`the second build failed: ${made.fault}`);
	return made;
}
