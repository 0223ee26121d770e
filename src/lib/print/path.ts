/** Reads SVG path data into moves, lines and cubic curves with absolute coordinates, which is what a PDF knows. */

export type Segment =
	| { readonly kind: 'move' | 'line'; readonly to: Dot }
	| { readonly kind: 'curve'; readonly by: Dot; readonly and: Dot; readonly to: Dot }
	| { readonly kind: 'close' };

export type Dot = readonly [x: number, y: number];

/** How many numbers each command takes. */
const SIZES: Readonly<Record<string, number>> = {
	M: 2,
	L: 2,
	H: 1,
	V: 1,
	C: 6,
	S: 4,
	Q: 4,
	T: 2,
	A: 7,
	Z: 0
};

/** The signs of a sheet are drawn a hundred times and measured as often: what was read is kept, up to so many. */
const KEPT = 2000;
const kept = new Map<string, readonly Segment[]>();

export function segmentsOf(d: string): readonly Segment[] {
	const known = kept.get(d);
	if (known) return known;
	if (kept.size >= KEPT) kept.clear();
	const read = readSegments(d);
	kept.set(d, read);
	return read;
}

function readSegments(d: string): readonly Segment[] {
	const segments: Segment[] = [];
	let here: Dot = [0, 0];
	let begin: Dot = [0, 0];
	/** The last control point, which the smooth curves mirror. */
	let control: Dot | null = null;
	for (const [letter, numbers] of commandsOf(d)) {
		const verb = letter.toUpperCase();
		const relative = letter !== verb;
		const dot = (n: number): Dot => {
			const [x, y] = [numbers[n] ?? 0, numbers[n + 1] ?? 0];
			return relative ? [here[0] + x, here[1] + y] : [x, y];
		};
		const mirrored: Dot = control ? [2 * here[0] - control[0], 2 * here[1] - control[1]] : here;
		control = null;
		if (verb === 'Z') {
			segments.push({ kind: 'close' });
			here = begin;
		} else if (verb === 'M') {
			here = begin = dot(0);
			segments.push({ kind: 'move', to: here });
		} else if (verb === 'A') {
			const to = dot(5);
			segments.push(...arc(here, numbers, to));
			here = to;
		} else if (verb === 'C' || verb === 'S') {
			const by = verb === 'C' ? dot(0) : mirrored;
			const [and, to] = verb === 'C' ? [dot(2), dot(4)] : [dot(0), dot(2)];
			segments.push({ kind: 'curve', by, and, to });
			[control, here] = [and, to];
		} else if (verb === 'Q' || verb === 'T') {
			const bend: Dot = verb === 'Q' ? dot(0) : mirrored;
			const to = verb === 'Q' ? dot(2) : dot(0);
			segments.push({ kind: 'curve', by: towards(here, bend), and: towards(to, bend), to });
			[control, here] = [bend, to];
		} else {
			const [x] = numbers;
			const along: Record<string, Dot> = {
				L: dot(0),
				H: [relative ? here[0] + (x ?? 0) : (x ?? 0), here[1]],
				V: [here[0], relative ? here[1] + (x ?? 0) : (x ?? 0)]
			};
			here = along[verb] ?? here;
			segments.push({ kind: 'line', to: here });
		}
	}
	return segments;
}

type Command = readonly [letter: string, numbers: readonly number[]];

/** Each command with its own numbers; a repeated command may be left out, and after a move it is a line. */
function commandsOf(d: string): readonly Command[] {
	return [...d.matchAll(/([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi)].flatMap(
		([, letter = '', rest = '']): Command[] => {
			const size = SIZES[letter.toUpperCase()] ?? 0;
			const numbers = letter.toUpperCase() === 'A' ? arcNumbers(rest) : numbersIn(rest);
			if (size === 0) return [[letter, []]];
			return Array.from({ length: Math.floor(numbers.length / size) }, (_, n) => {
				const repeated = n > 0 && letter === 'M' ? 'L' : n > 0 && letter === 'm' ? 'l' : letter;
				return [repeated, numbers.slice(n * size, (n + 1) * size)];
			});
		}
	);
}

const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;
const numbersIn = (text: string): number[] => (text.match(NUMBER) ?? []).map(Number);

/** The two flags of an arc may be written without a space after them. */
const arcNumbers = (text: string): number[] =>
	numbersIn(
		text.replace(
			/([-+\d.e]+[\s,]+[-+\d.e]+[\s,]+[-+\d.e]+[\s,]+)([01])[\s,]*([01])[\s,]*/gi,
			(_, radii: string, large: string, sweep: string) => `${radii}${large} ${sweep} `
		)
	);

/** A quadratic curve as a cubic one: its control points lie two thirds of the way. */
const towards = (from: Dot, bend: Dot): Dot => [
	from[0] + ((bend[0] - from[0]) * 2) / 3,
	from[1] + ((bend[1] - from[1]) * 2) / 3
];

/** An elliptical arc as cubic curves of at most a quarter turn (SVG 2, appendix B.2.4). */
function arc([x1, y1]: Dot, numbers: readonly number[], [x2, y2]: Dot): readonly Segment[] {
	let [rx, ry] = [Math.abs(numbers[0] ?? 0), Math.abs(numbers[1] ?? 0)];
	if (rx === 0 || ry === 0 || (x1 === x2 && y1 === y2)) return [{ kind: 'line', to: [x2, y2] }];
	const tilt = ((numbers[2] ?? 0) * Math.PI) / 180;
	const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
	const [dx, dy] = [(x1 - x2) / 2, (y1 - y2) / 2];
	const [px, py] = [cos * dx + sin * dy, cos * dy - sin * dx];
	const reach = Math.hypot(px / rx, py / ry);
	if (reach > 1) [rx, ry] = [rx * reach, ry * reach];
	const share = (rx * ry) ** 2 / ((rx * py) ** 2 + (ry * px) ** 2) - 1;
	const away = Math.sqrt(Math.max(0, share)) * (numbers[3] === numbers[4] ? -1 : 1);
	const [qx, qy] = [(away * rx * py) / ry, (-away * ry * px) / rx];
	const centre: Dot = [cos * qx - sin * qy + (x1 + x2) / 2, sin * qx + cos * qy + (y1 + y2) / 2];
	const first = Math.atan2((py - qy) / ry, (px - qx) / rx);
	let sweep = Math.atan2((-py - qy) / ry, (-px - qx) / rx) - first;
	if (numbers[4] === 1 && sweep < 0) sweep += 2 * Math.PI;
	if (numbers[4] !== 1 && sweep > 0) sweep -= 2 * Math.PI;
	const on = (x: number, y: number): Dot => [
		centre[0] + cos * rx * x - sin * ry * y,
		centre[1] + sin * rx * x + cos * ry * y
	];
	const steps = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9));
	const step = sweep / steps;
	const pull = (4 / 3) * Math.tan(step / 4);
	return Array.from({ length: steps }, (_, n): Segment => {
		const [a, b] = [first + n * step, first + (n + 1) * step];
		return {
			kind: 'curve',
			by: on(Math.cos(a) - pull * Math.sin(a), Math.sin(a) + pull * Math.cos(a)),
			and: on(Math.cos(b) + pull * Math.sin(b), Math.sin(b) - pull * Math.cos(b)),
			to: n === steps - 1 ? [x2, y2] : on(Math.cos(b), Math.sin(b))
		};
	});
}
