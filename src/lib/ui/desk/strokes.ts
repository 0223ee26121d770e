/** A finger drawn along a row writes the same into every square of it. */
import type { Attachment } from 'svelte/attachments';
import { slides } from '../slide.ts';
import type { Copying } from './copying.svelte.ts';

/** The cell that something belongs to. */
export const cellAt = (element: Element | null): string | null =>
	element?.closest<SVGElement>('[data-cell]')?.dataset['cell'] ?? null;

/** `isStill`: the finger writes, and does not move the paper. */
export function strokesOf(copying: Copying, isStill: () => boolean): Attachment<Element> {
	const release = (): void => {
		copying.release();
	};
	return slides('[data-cell]', {
		over: (thing, all) => {
			const cell = cellAt(thing);
			if (cell === null || !isStill()) return;
			if (all.length === 1) copying.press(cell);
			else copying.draw(cell);
		},
		end: release,
		cancel: release
	});
}
