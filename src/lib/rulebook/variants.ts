/** Moves that differ a little from others: what a rule says is seen best where little else is changed. */
import { below, perhapsOne } from '../table/chance.ts';
import type { Move, Random } from '../table/record.ts';

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (move: Move): Fields => move as unknown as Fields;

/** How little two moves differ: fields, then what is within them. */
export function unlike(a: Move, b: Move): number {
	const [left, right] = [fieldsOf(a), fieldsOf(b)];
	let all = 0;
	for (const name of new Set([...Object.keys(left), ...Object.keys(right)])) {
		const [x, y] = [left[name], right[name]];
		if (JSON.stringify(x) === JSON.stringify(y)) continue;
		all += 1;
		if (Array.isArray(x) && Array.isArray(y)) {
			const theirs = new Set(y.map((item) => JSON.stringify(item)));
			all += 0.2 * x.filter((item) => !theirs.has(JSON.stringify(item))).length;
		} else if (typeof x === 'number' && typeof y === 'number') all += Math.min(0.5, Math.abs(x - y) / 20);
		else all += 0.6;
	}
	return all;
}

function stirred(value: unknown, random: Random): unknown {
	if (typeof value === 'number') return value + (random() < 0.5 ? -1 : 1);
	if (typeof value === 'boolean') return !value;
	if (!Array.isArray(value)) return value;
	const at = below(random, value.length);
	if (random() < 0.2) return value.filter((_, nth) => nth !== at);
	if (random() < 0.2) return [...(value as readonly unknown[]), stirred(value[at], random)];
	return value.map((item: unknown, nth) => (nth === at ? stirred(item, random) : item));
}

/** `others`: moves of the same verb, whose values are tried, too. */
export function variantsOf(base: Move, others: readonly Move[], players: number, random: Random): Move[] {
	const names = Object.keys(base).filter((name) => name !== 'do' && name !== 'by');
	const out: Move[] = [];
	for (const name of names) {
		out.push({ ...base, [name]: stirred(fieldsOf(base)[name], random) });
		const other = perhapsOne(random, others);
		if (other) out.push({ ...base, [name]: fieldsOf(other)[name] });
	}
	const other = perhapsOne(random, others);
	if (other) out.push({ ...other, ...(base.by !== undefined && { by: base.by }) });
	if (base.by !== undefined && players > 1 && random() < 0.1)
		out.push({ ...base, by: (base.by + 1) % players });
	return out;
}
