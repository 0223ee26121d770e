/**
 * A value with something else in it. `copyOf` writes the fields out, because the engine copies a shape that it knows
 * many times as fast as it spreads one (docs/benchmarks.md); a field that is forgotten does not compile.
 */
export const changing =
	<Value extends object>(copyOf: (value: Value) => Value) =>
	(value: Value, changes: Partial<Value>): Value =>
		Object.assign(copyOf(value), changes);
