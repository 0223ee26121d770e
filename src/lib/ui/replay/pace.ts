/** How long a move stands before the next one: long enough to find it on the sheet and to read what it set off. */
import type { Told } from '../play/told.ts';

export const speeds = [0.5, 1, 2, 4] as const;
export type Speed = (typeof speeds)[number];

/** Milliseconds. */
const TO_FIND = 900;
/** About 25 letters a second, as people read. */
const A_LETTER = 40;
const AT_MOST = 6000;

export function dwell(told: Told | null, speed: Speed): number {
	const letters = [told?.move ?? '', ...(told?.then ?? [])].join(' ').length;
	return Math.min(AT_MOST, TO_FIND + letters * A_LETTER) / speed;
}
