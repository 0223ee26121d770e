/** A finger that passes several cells of an area without being lifted. */
import type { Attachment } from 'svelte/attachments';
import { slides } from '../slide.ts';

export interface Drawing {
	readonly area: string;
	/** The cells so far, each once. */
	over(cells: readonly string[]): void;
	/** It was lifted: propose what was drawn, or have it refused. */
	end(cells: readonly string[]): void;
	cancel(): void;
}

/** A finger cuts corners: only what it passes near the middle is meant. */
const CORE = 0.75;

const cellsOf = (passed: readonly Element[]): string[] => [
	...new Set(passed.map((one) => one.getAttribute('data-cell') ?? ''))
];

export const drawnInto = (drawing: Drawing): Attachment<Element> =>
	slides('[data-cell]', {
		core: CORE,
		over: (_, passed) => {
			drawing.over(cellsOf(passed));
		},
		end: (passed) => {
			drawing.end(cellsOf(passed));
		},
		cancel: () => {
			drawing.cancel();
		}
	});
