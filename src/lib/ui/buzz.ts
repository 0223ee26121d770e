/** A short touch of the device's motor where there is one. */
const patterns = {
	done: [8],
	refused: [25, 40, 25],
	/** A fanfare, and a sigh. */
	won: [30, 60, 30, 60, 120],
	lost: [140, 90, 60]
} as const;

export function buzz(kind: keyof typeof patterns): void {
	// desktop browsers have the function and no motor; some have neither
	if ('vibrate' in navigator) navigator.vibrate([...patterns[kind]]);
}
