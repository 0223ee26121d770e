/** Where a lesson stands. It looks through a play, and changes nothing of it. */
import { beginningOf, type Step } from '../../rulebook/lessons.ts';
import type { Area } from '../../table/sheet.ts';
import type { Play } from '../play/play.svelte.ts';
import { diceOf, type Told } from '../play/told.ts';
import { freshCells } from '../sheet/fresh.ts';

/** What is told of a step at most: more is read by nobody. */
const MOST = 3;

export class Lesson {
	readonly play: Play;
	readonly steps: readonly Step[];
	#nth = $state(0);

	readonly step: Step = $derived.by(() => this.steps[this.#nth] ?? { step: '', at: 0 });
	/** The moves of the step, the first being 1. */
	readonly #moves: readonly number[] = $derived.by(() => {
		const from = beginningOf(this.step);
		return Array.from({ length: this.step.at - from }, (_, nth) => from + nth + 1).slice(-MOST);
	});
	/** Each with the dice that it showed. */
	readonly told: readonly (Told & { readonly dice: readonly number[] })[] = $derived.by(() =>
		this.#moves.flatMap((at) => {
			const told = this.play.told(at);
			return told ? { ...told, dice: diceOf(this.play.line, at) } : [];
		})
	);
	/** What all its moves wrote on the sheet in front. */
	readonly fresh: ReadonlySet<string> = $derived.by(() => {
		const { game, line, seat } = this.play;
		const [before, after] = [line.states[beginningOf(this.step)], line.states[this.step.at]];
		return freshCells(game.pencil(before), game.pencil(after), seat);
	});

	constructor(play: Play, steps: readonly Step[]) {
		this.play = play;
		this.steps = steps;
		// whatever is tapped on a board, nothing is recorded
		play.trying = true;
		this.go(0);
	}

	get nth(): number {
		return this.#nth;
	}
	get last(): number {
		return this.steps.length - 1;
	}

	go(to: number): void {
		this.#nth = Math.min(Math.max(0, to), this.last);
		const { at, seat } = this.step;
		this.play.look(at);
		const by = seat ?? this.play.log[at - 1]?.by;
		if (by !== undefined && this.play.kept.includes(by)) this.play.seat = by;
	}

	/** The area that the step is about, or where something was written. */
	areaOf(areas: readonly Area[]): Area | undefined {
		const { area } = this.step;
		return (
			areas.find(({ id }) => id === area) ??
			areas.find(({ cells }) => cells.some(({ id }) => this.fresh.has(id)))
		);
	}
}
