/** The course of a game in which nobody is ahead of anybody: what it came down to, and the moves that counted. */
import type { Line } from '../../../table/engine.ts';
import type { Ending, Gauge } from '../../../table/record.ts';

export interface Course {
	/** What it came down to. */
	readonly gauge: Gauge;
	/** Its value after each move. */
	readonly values: readonly number[];
	/** The number of the move that changed it most towards the end. */
	readonly at: number;
	readonly from: number;
	readonly to: number;
}

/** A step of one is an ordinary one. */
const NOTABLE = 2;

/** What ended the game, or what was reached. */
const decisive = (gauges: readonly Gauge[]): number => {
	const fatal = gauges.findIndex((gauge) => gauge.fatal);
	return fatal >= 0 ? fatal : gauges.findIndex(({ value, of }) => value >= of);
};

/** Null where the game came down to nothing that can be counted move by move. */
export function courseOf({ game, states }: Line, { gauges = [] }: Ending): Course | null {
	const at = decisive(gauges);
	const gauge = gauges[at];
	if (!gauge || !game.ending) return null;
	const course = states.map((state) => game.ending?.(state).gauges?.[at]);
	// what is measured by something that grows itself has no steps that could be compared
	if (course.some((one) => one?.of !== gauge.of)) return null;
	const values = course.map((one) => one?.value ?? 0);
	const towards = Math.sign((values.at(-1) ?? 0) - (values[0] ?? 0));
	let [most, largest] = [0, 0];
	for (let n = 1; n < values.length; n++) {
		const step = ((values[n] ?? 0) - (values[n - 1] ?? 0)) * towards;
		// of equal ones the last: it was nearest to the end
		if (step >= largest) [most, largest] = [n, step];
	}
	return largest < NOTABLE
		? null
		: { gauge, values, at: most, from: values[most - 1] ?? 0, to: values[most] ?? 0 };
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
