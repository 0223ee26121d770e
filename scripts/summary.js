// What the tests came to: the five slowest, and one line with the numbers.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ready.js';

/** @typedef {{ title: string, state: 'passed' | 'failed' | 'skipped', seconds: number }} Outcome */

/** @param {any} report vitest's @returns {Outcome[]} */
const unit = (report) =>
	report.testResults.flatMap((/** @type {any} */ file) =>
		// a file that cannot be loaded has no tests, and is a failure all the same
		file.status === 'failed' && file.assertionResults.length === 0
			? [{ title: file.name, state: 'failed', seconds: 0 }]
			: file.assertionResults.map((/** @type {any} */ { fullName, status, duration }) => ({
					title: fullName,
					state: status === 'passed' || status === 'failed' ? status : 'skipped',
					seconds: (duration ?? 0) / 1000
				}))
	);

const states = /** @type {Record<string, Outcome['state']>} */ ({ expected: 'passed', skipped: 'skipped' });

/** @param {any} suite Playwright's @returns {Outcome[]} */
const browser = (suite) => [
	...(suite.suites ?? []).flatMap(browser),
	...(suite.specs ?? []).flatMap((/** @type {any} */ { title, tests }) =>
		tests.map((/** @type {any} */ { projectName, status, results }) => ({
			title: projectName === 'phone' ? title : `${projectName}: ${title}`,
			state: states[status] ?? 'failed',
			seconds:
				results.reduce((/** @type {number} */ sum, /** @type {any} */ { duration }) => sum + duration, 0) /
				1000
		}))
	)
];

/** @param {string} file in .cache @returns {Outcome[]} */
function outcomes(file) {
	const path = join(root, '.cache', file);
	// a run that ended before it could report anything has failed
	if (!existsSync(path)) return [{ title: file, state: 'failed', seconds: 0 }];
	const report = JSON.parse(readFileSync(path, 'utf8'));
	return 'testResults' in report ? unit(report) : browser(report);
}

/** @param {string[]} files the reports in .cache */
export function summary(files) {
	const all = files.flatMap(outcomes);
	const slowest = [...all].sort((a, b) => b.seconds - a.seconds).slice(0, 5);
	console.log('\nThe slowest:');
	for (const { title, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(6)} s  ${title}`);
	const count = (/** @type {Outcome['state']} */ state) => all.filter((one) => one.state === state).length;
	const left = count('skipped') > 0 ? `, ${count('skipped')} skipped` : '';
	console.log(`\n${count('passed')} passed, ${count('failed')} failed${left}`);
}
