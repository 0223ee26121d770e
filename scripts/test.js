// npm test: installs what is missing, builds, then end-to-end tests with type check, lint and unit tests beside them:
// a browser often waits, and they do not.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { check } from './check.js';
import { installBrowser, installPackages, root, runQuietly } from './ready.js';
import { summary } from './summary.js';

installPackages();
installBrowser();
rmSync(join(root, '.cache/e2e.json'), { force: true });
runQuietly('npx', ['vite', 'build', '--logLevel', 'warn']);
const checked = check();
console.log('End-to-end tests …');
const status = await new Promise((resolve) =>
	spawn('npx', ['playwright', 'test'], { cwd: root, stdio: ['ignore', 1, 2] }).on('close', resolve)
);
const isFine = (await checked) && status === 0;
summary(['unit.json', 'e2e.json']);
if (!isFine) process.exit(1);
