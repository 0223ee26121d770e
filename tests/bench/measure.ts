/** Measures on a machine that may be busy with other things. */

/** One thing to measure; `each` says how many of what is counted one call does. */
export interface Task {
	readonly name: string;
	readonly each: number;
	readonly run: () => void;
}

const BATCH_MS = 25;
const BATCHES = 15;

/** Processor time of this process in ms, all its threads: others on the machine do not count. */
const now = (): number => {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1000;
};

function timed(run: () => void, times: number): number {
	const from = now();
	for (let n = 0; n < times; n++) run();
	return (now() - from) / times;
}

/** Milliseconds a call. Disturbances only ever add, so the fastest third of the batches counts. */
function measure(run: () => void): number {
	const until = now() + 200;
	while (now() < until) run();
	const times = Math.max(1, Math.round(BATCH_MS / Math.max(timed(run, 20), 0.0001)));
	const batches = Array.from({ length: BATCHES }, () => timed(run, times)).sort((a, b) => a - b);
	const fastest = batches.slice(0, BATCHES / 3);
	return fastest.reduce((sum, ms) => sum + ms, 0) / fastest.length;
}

const grouped = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const ratio = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });

/** Prints how many a second, and how many times as many as the first of the tasks. */
export function compare(title: string, tasks: readonly Task[]): void {
	console.log(`\n${title}`);
	let first: number | null = null;
	for (const { name, each, run } of tasks) {
		const perSecond = (1000 * each) / measure(run);
		const times = first === null ? '1' : ratio.format(perSecond / first);
		first ??= perSecond;
		console.log(
			`  ${name.padEnd(44)}${grouped.format(perSecond).padStart(12)} a second ${times.padStart(8)} x`
		);
	}
}
