/** A code as dark modules: the one drawing of it, for the screen and for paper. */
import { correction, generate, mode } from 'lean-qr';

/** Modules that stay light all around. */
export const QUIET = 4;

export interface Modules {
	/** Modules a side, with the quiet zone. */
	readonly size: number;
	readonly version: number;
	/** The dark modules as an SVG path; the quiet zone is its margin. */
	readonly path: string;
}

type Code = ReturnType<typeof generate>;

const measured = ({ size }: Code) => ({ size: size + 2 * QUIET, version: (size - 17) / 4 });

/** Runs of dark modules, so that a path stays short. */
function pathOf(code: Code): string {
	let path = '';
	for (let row = 0; row < code.size; row++) {
		for (let column = 0; column < code.size; column++) {
			if (!code.get(column, row)) continue;
			let run = 1;
			while (code.get(column + run, row)) run++;
			path += `M${column + QUIET} ${row + QUIET}h${run}v1h-${run}z`;
			column += run;
		}
	}
	return path;
}

/** Print asks for the same few texts again and again. */
const codes = new Map<string, Modules>();
const MOST_CODES = 64;

export function modulesOf(text: string): Modules {
	const known = codes.get(text);
	if (known) return known;
	const code = generate(text);
	const modules = { ...measured(code), path: pathOf(code) };
	if (codes.size >= MOST_CODES) codes.clear();
	codes.set(text, modules);
	return modules;
}

/** How many modules a side the code of a text has, with its quiet zone. */
export const modulesAcross = (text: string): number => modulesOf(text).size;

/** The smallest code for a text and what follows it in capital letters and digits, which a code stores best. */
export function modulesOfParts(text: string, capitals: string): Modules {
	const code = generate(mode.multi(mode.ascii(text), mode.alphaNumeric(capitals)), {
		minCorrectionLevel: correction.L
	});
	return { ...measured(code), path: pathOf(code) };
}
