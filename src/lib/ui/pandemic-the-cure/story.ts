/** The last infection or epidemic, told again from the record. */
import { outbreakCells, regionCells, tileCells } from '../../sheets/pandemic-the-cure/cells.ts';
import { happenings } from '../../validators/pandemic-the-cure/infecting.ts';
import type { Move } from '../../validators/pandemic-the-cure/moves.ts';
import type { Happening } from '../../validators/pandemic-the-cure/outbreaks.ts';
import type { State } from '../../validators/pandemic-the-cure/state.ts';
import type { Play } from '../play/play.svelte.ts';

const infects = (verb: string): boolean => verb === 'infect' || verb === 'epidemic';

export const hasStory = (play: Play): boolean => play.log.some((move) => infects(move.do));

export type StoryStep = Happening & { readonly after: State };

export function lastStory(play: Play): readonly StoryStep[] {
	const at = play.log.findLastIndex((move) => infects(move.do));
	const move = play.log[at];
	return move ? happenings(play.line.states[at] as State, move as Move) : [];
}

/** Cells that a step speaks of. */
export function cellsOf(step: Happening): string[] {
	if (step.kind === 'placed') return [regionCells.make(step.to)];
	if (step.kind === 'cross') return [tileCells.make('cdc')];
	if (step.kind === 'prevented') return [regionCells.make(step.region)];
	if (step.kind === 'outbreak') return [regionCells.make(step.region), outbreakCells.make(step.outbreaks)];
	return [];
}
