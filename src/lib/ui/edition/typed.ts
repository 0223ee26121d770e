/** What somebody typed as a whole number: out of bounds it becomes the nearest within, and the field shows that. */
export function typedNumber(input: HTMLInputElement, min: number, max: number, before: number): number {
	const typed = input.valueAsNumber;
	const next = Number.isFinite(typed) ? Math.min(max, Math.max(min, Math.round(typed))) : before;
	input.value = String(next);
	return next;
}

/** What stands in a field while somebody types on; null as long as it is no number that may stand there. */
export const typingNumber = (input: HTMLInputElement): number | null =>
	input.value !== '' && input.validity.valid ? input.valueAsNumber : null;
