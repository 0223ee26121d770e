/** Measures on a machine that may be busy with other things. */

/** One thing to measure; `each` says how many of what is counted one call does. */
export interface Task {
	readonly name: string;
	readonly each: number;
	readonly run: () => void;
}

const WARM_UP_MS = 120;
const WARM_UPS = 6;
const BATCH_MS = 12;
const ROUNDS = 21;

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

/** How many calls make a batch; running it is the warm-up. */
function batchOf({ run }: Task): number {
	const until = now() + WARM_UP_MS;
	while (now() < until) run();
	return Math.max(1, Math.round(BATCH_MS / Math.max(timed(run, 20), 0.0001)));
}

/** In turns, too: what the engine compiled for one task alone it gives up when the next one comes. */
function warmedUp(tasks: readonly Task[]): readonly number[] {
	for (let n = 1; n < WARM_UPS; n++) tasks.forEach(batchOf);
	return tasks.map(batchOf);
}

const median = (values: readonly number[]): number =>
	[...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

const grouped = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const ratio = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });

/**
 * Prints how many a second, and how many times as many as the first of the tasks. The tasks take turns, a batch each,
 * so that whatever slows the machine slows all of them; the ratio is the median of the ratios of the rounds.
 */
export function compare(title: string, tasks: readonly Task[]): void {
	console.log(`\n${title}`);
	const batches = warmedUp(tasks);
	const rounds = Array.from({ length: ROUNDS }, () =>
		tasks.map(({ run, each }, at) => (1000 * each) / timed(run, batches[at] ?? 1))
	);
	for (const [at, { name }] of tasks.entries()) {
		const perSecond = median(rounds.map((round) => round[at] ?? NaN));
		const times = ratio.format(median(rounds.map((round) => (round[at] ?? NaN) / (round[0] ?? NaN))));
		console.log(
			`  ${name.padEnd(44)}${grouped.format(perSecond).padStart(12)} a second ${times.padStart(8)} x`
		);
	}
}
