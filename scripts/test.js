// npm test: installs what is missing, then type check, lint, unit tests, build, end-to-end tests.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from './check.js';
import { installBrowser, installPackages, root, run } from './ready.js';

installPackages();
installBrowser();
await check();
run('npx', ['vite', 'build', '--logLevel', 'warn']);
run('npx', ['playwright', 'test']);

/** @param {string} file */
const report = (file) => JSON.parse(readFileSync(join(root, '.cache', file), 'utf8'));
const unit = report('unit.json');
const { expected, unexpected, flaky, skipped } = report('e2e.json').stats;
const left = skipped > 0 ? `, ${skipped} skipped` : '';
console.log(
	`${unit.numPassedTests + expected + flaky} passed, ${unit.numFailedTests + unexpected} failed${left}`
);
