/** Another browser, as far as a journey through the app needs it: addresses, and functions that run in the page. */
export interface Screen {
	go(address: string): Promise<void>;
	/** What the function returns or resolves to, as JSON. */
	run<Given, Answer>(work: (given: Given) => Answer | Promise<Answer>, given: Given): Promise<Answer>;
	run<Answer>(work: () => Answer | Promise<Answer>): Promise<Answer>;
	/** Closed and opened again, with everything that lies on its disk. */
	restart(): Promise<void>;
	close(): Promise<void>;
}

/** Longer than any step takes on any machine: it only ends what hangs. */
export const PATIENCE = 240_000;

/** A function as the drivers of other browsers want it: a text that calls back. */
export const scriptOf = (work: (given: never) => unknown): string => `
	const [given, done] = [arguments[0], arguments[arguments.length - 1]];
	Promise.resolve(given).then(${work.toString()}).then(
		(value) => done({ value: value ?? null }),
		(error) => done({ error: String(error) })
	);`;

export interface Answered {
	readonly value?: unknown;
	readonly error?: string;
}

export function valueOf<Answer>(answered: Answered): Answer {
	if (answered.error !== undefined) throw new Error(`in the page: ${answered.error}`);
	return answered.value as Answer;
}
