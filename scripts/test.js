// npm test: installs what is missing, then type check, lint, unit tests, build, end-to-end tests.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { check } from './check.js';
import { installBrowser, installPackages, root, runQuietly } from './ready.js';
import { summary } from './summary.js';

installPackages();
installBrowser();
rmSync(join(root, '.cache/e2e.json'), { force: true });
const checked = await check();
runQuietly('npx', ['vite', 'build', '--logLevel', 'warn']);
console.log('End-to-end tests …');
const { status } = spawnSync('npx', ['playwright', 'test'], { cwd: root, stdio: ['ignore', 1, 2] });
summary(['unit.json', 'e2e.json']);
if (!checked || status !== 0) process.exit(1);
