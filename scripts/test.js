// npm test: installs what is missing, builds, then end-to-end tests; type check, lint and unit tests beside them: a
// browser often waits, and they do not.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { check, isFine } from './check.js';
import { installBrowser, installPackages, root } from './ready.js';
import { summary } from './summary.js';

installPackages();
installBrowser();
rmSync(join(root, '.cache/e2e.json'), { force: true });
const checked = check();
const isBuilt = await isFine(['vite', 'build', '--logLevel', 'warn']);
if (isBuilt) console.log('End-to-end tests …');
const arePlayed =
	isBuilt &&
	(await new Promise((resolve) =>
		spawn('npx', ['playwright', 'test'], { cwd: root, stdio: ['ignore', 1, 2] }).on('close', resolve)
	)) === 0;
const isChecked = await checked;
summary(['unit.json', 'e2e.json']);
if (!arePlayed || !isChecked) process.exit(1);
