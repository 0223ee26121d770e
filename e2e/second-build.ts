/** A second real build of the app: the same sources as the next version would have them, with a newer database. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
	remove(): void;
}

export function buildNextVersion(): SecondBuild {
	const folder = mkdtempSync(join(tmpdir(), 'pipsheet-next-'));
	for (const source of sources) cpSync(join(root, source), join(folder, source), { recursive: true });
	symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
	const databaseVersion = raiseDatabase(folder);
	const { status, stderr } = spawnSync('npx', ['vite', 'build', '--logLevel', 'error'], {
		cwd: folder,
		encoding: 'utf8'
	});
	if (status !== 0) throw new Error(`the second build failed: ${stderr}`);
	return {
		folder: join(folder, 'build'),
		databaseVersion,
		remove: () => {
			rmSync(folder, { recursive: true, force: true });
		}
	};
}
