/** What somebody typed as a whole number: out of bounds it becomes the nearest within, and the field shows that. */
export function typedNumber(input: HTMLInputElement, min: number, max: number, before: number): number {
	const typed = input.valueAsNumber;
	const next = Number.isFinite(typed) ? Math.min(max, Math.max(min, Math.round(typed))) : before;
	input.value = String(next);
	return next;
}
