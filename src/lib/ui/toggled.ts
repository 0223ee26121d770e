/** A list of what is chosen, with one thing more, or without it where it was chosen before. */
export const toggled = <T>(list: readonly T[], item: T): readonly T[] =>
	list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
