/** Files that somebody broke, or made to break something. All are made from one good backup. */

interface Hostile {
	readonly name: string;
	readonly bytes: Uint8Array;
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** What a careless or hostile hand puts in the place of a value. */
const strange: readonly Json[] = [
	null,
	true,
	-1,
	0.5,
	1e308,
	2 ** 53,
	'',
	'<img src=x onerror=alert(1)>',
	'\u0000\u0007',
	'constructor',
	'x'.repeat(10_000),
	[],
	[[[[[[]]]]]],
	{},
	{ length: 3 },
	{ toString: 'no' },
	Array.from({ length: 6_000 }, () => 0)
];

/** Each path of the value, deepest last. */
function paths(value: Json, at: readonly (string | number)[] = []): (readonly (string | number)[])[] {
	if (typeof value !== 'object' || value === null) return [at];
	const inside = Array.isArray(value)
		? value.flatMap((part, n) => paths(part, [...at, n]))
		: Object.entries(value).flatMap(([key, part]) => paths(part, [...at, key]));
	return [at, ...inside];
}

function changed(value: Json, [first, ...rest]: readonly (string | number)[], put: Json | undefined): Json {
	if (first === undefined) return put ?? null;
	const copy = structuredClone(value);
	const holder = copy as Record<string | number, Json>;
	if (rest.length > 0) holder[first] = changed(holder[first] ?? null, rest, put);
	else if (put === undefined) Reflect.deleteProperty(holder, first);
	else holder[first] = put;
	return copy;
}

const raw: readonly [string, string][] = [
	['nothing', ''],
	['only space', ' \n\t'],
	['no JSON', 'Ana: 3, 6'],
	['a number', '12'],
	['a text', '"backup"'],
	['a list', '[]'],
	['an empty object', '{}'],
	['null', 'null'],
	['a web page', '<!doctype html><script>alert(1)</script>'],
	['a script', 'alert(1)//'],
	['nested 100,000 deep', '['.repeat(100_000) + ']'.repeat(100_000)],
	['nested objects without end', '{"a":'.repeat(50_000)],
	['a poisoned prototype', '{"__proto__":{"pipsheet":"backup","version":1,"made":"2026","tables":[]}}'],
	['a text without end', '"' + 'x'.repeat(300_000)],
	['a number without end', '9'.repeat(300_000)]
];

/** Three hundred of them, always the same. */
export function hostileFiles(good: string): readonly Hostile[] {
	const value = JSON.parse(good) as Json;
	const files: Hostile[] = raw.map(([name, text]) => ({ name, bytes: bytesOf(text) }));
	const bytes = bytesOf(good);
	for (let part = 1; part < 20; part++) {
		const length = Math.floor((bytes.length * part) / 20);
		files.push({ name: `cut after ${length} bytes`, bytes: bytes.slice(0, length) });
	}
	files.push({
		name: 'in UTF-16',
		bytes: new Uint8Array(new Uint16Array([...good].map((c) => c.charCodeAt(0))).buffer)
	});
	files.push({ name: 'with a zero byte', bytes: bytesOf(good.replace('{', '{\u0000')) });
	const extra = (key: string): string =>
		good.replace('"table":{', `"table":{${JSON.stringify(key)}:{"x":1},`);
	for (const key of ['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'then', 'toJSON', '$ref']) {
		files.push({ name: `a table with ${key}`, bytes: bytesOf(extra(key)) });
	}
	const everywhere = paths(value).filter((path) => path.length > 0);
	for (const path of everywhere) {
		const name = path.join('.');
		// without its time of making or of play a backup is as broken as without its moves
		files.push({ name: `${name} left out`, bytes: bytesOf(JSON.stringify(changed(value, path, undefined))) });
	}
	let n = 0;
	while (files.length < 300) {
		const path = everywhere[(n * 7) % everywhere.length] ?? [];
		const put = strange[n % strange.length] ?? null;
		const bytesNow = bytesOf(JSON.stringify(changed(value, path, put)));
		files.push({ name: `${path.join('.')} = ${JSON.stringify(put).slice(0, 30)}`, bytes: bytesNow });
		n++;
	}
	return files.slice(0, 300);
}
