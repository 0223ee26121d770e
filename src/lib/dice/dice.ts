/** What every pad for dice needs, whatever its dice show. */
import { drawOne } from '../table/chance.ts';

/** Whether a key pressed anywhere on the screen is meant for a pad: not while somebody writes or uses a shortcut. */
export function isForPad(event: KeyboardEvent): boolean {
	if (event.ctrlKey || event.metaKey || event.altKey) return false;
	const { target } = event;
	if (!(target instanceof HTMLElement)) return true;
	return !target.isContentEditable && !target.matches('input, select, textarea');
}

/** For "no dice at hand", from 0 up to but not 1: as good as the device can do. */
export const random = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

export const thrown = <Face>(count: number, faces: readonly Face[]): Face[] =>
	Array.from({ length: count }, () => drawOne(random, faces));
