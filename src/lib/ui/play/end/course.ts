/** The course of a game in which nobody is ahead of anybody: what it came down to, and the moves that counted. */
import type { Counted } from '../../../i18n/story.ts';
import type { Line } from '../../../table/engine.ts';
import type { Ending, Say } from '../../../table/record.ts';

/** `blow`: what struck hardest, `step`: what brought most, `close`: when defeat was nearest. */
export interface Course extends Omit<Counted, 'name'> {
	readonly name: Say;
	/** Its value after each move. */
	readonly values: readonly number[];
	/** The number of the move. */
	readonly at: number;
}

/** A step of one is an ordinary one. */
const NOTABLE = 2;
/** Less than half way to defeat nobody was afraid of it. */
const FEARED = 0.5;

type Series = Pick<Course, 'name' | 'values' | 'of'>;

const endings = ({ game, states }: Line): readonly Ending[] =>
	states.flatMap((state) => game.ending?.(state) ?? []);

/** Null for what is measured by something that grows itself: its steps cannot be compared. */
function gaugeAt(all: readonly Ending[], nth: number): Series | null {
	const gauge = all.at(-1)?.gauges?.[nth];
	const course = all.map(({ gauges }) => gauges?.[nth]);
	if (!gauge || course.some((one) => one?.of !== gauge.of)) return null;
	return { name: gauge.name, values: course.map((one) => one?.value ?? 0), of: gauge.of };
}

/** The largest step towards the end, of equal ones the last: it was nearest to the end. */
function largestStep(series: Series, kind: Course['kind']): Course | null {
	const { values } = series;
	const towards = Math.sign((values.at(-1) ?? 0) - (values[0] ?? 0));
	let [at, largest] = [0, 0];
	for (let n = 1; n < values.length; n++) {
		const step = ((values[n] ?? 0) - (values[n - 1] ?? 0)) * towards;
		if (step >= largest) [at, largest] = [n, step];
	}
	const [from, to] = [values[at - 1] ?? 0, values[at] ?? 0];
	return largest < NOTABLE ? null : { ...series, kind, at, from, to };
}

/** When a danger that was survived was largest, for the first time. */
function closest(all: readonly Ending[]): Course | null {
	let found: Course | null = null;
	let most = FEARED;
	for (const [nth, { danger }] of (all.at(-1)?.gauges ?? []).entries()) {
		const series = danger && gaugeAt(all, nth);
		if (!series?.of) continue;
		const { values, of } = series;
		for (const [at, value] of values.entries()) {
			const near = danger === 'full' ? value / of : 1 - value / of;
			if (at === 0 || near <= most) continue;
			most = near;
			found = { ...series, kind: 'close', at, from: values[at - 1] ?? 0, to: value };
		}
	}
	return found;
}

/** What ended the game or nearly did; null where it came down to nothing that can be counted move by move. */
export function courseOf(line: Line, { how, gauges = [] }: Ending): Course | null {
	const all = endings(line);
	const toll = all.flatMap((one) => one.toll ?? []);
	const [cost] = toll;
	if (cost && toll.length === all.length) {
		const counted = { name: cost.name, values: toll.map(({ value }) => value), of: null };
		return largestStep(counted, 'blow');
	}
	const fatal = gauges.findIndex((gauge) => gauge.fatal);
	const reached = fatal >= 0 ? fatal : gauges.findIndex(({ value, of }) => value >= of);
	const series = gaugeAt(all, reached);
	const step = series && largestStep(series, fatal >= 0 ? 'blow' : 'step');
	return how === 'won' ? (closest(all) ?? step) : step;
}

/** The numbers of the moves that brought the goal nearer, where it takes so few of them that each is remembered. */
export function milestones(line: Line, { gauges = [] }: Ending): { name: Say; at: readonly number[] } | null {
	const FEW = 6;
	const nth = gauges.findIndex(({ goal }) => goal);
	const series = gaugeAt(endings(line), nth);
	if (!series?.of || series.of > FEW) return null;
	const { name, values } = series;
	const at = values.flatMap((value, n) => (n > 0 && value > (values[n - 1] ?? 0) ? [n] : []));
	return at.length > 0 ? { name, at } : null;
}

/** The number of the move that set off more than any other; null where none set off more than one thing. */
export function mostEventful({ game, moves, states }: Line): number | null {
	let [at, most] = [0, 1];
	for (const [n, move] of moves.entries()) {
		const told = game.tells?.(states[n], move, states[n + 1]).length ?? 0;
		if (told > most) [at, most] = [n + 1, told];
	}
	return at === 0 ? null : at;
}
