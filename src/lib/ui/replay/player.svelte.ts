/** Where a replay stands, whether it runs and how fast. It looks through a play, and changes nothing of it. */
import type { Area } from '../../table/sheet.ts';
import type { Play } from '../play/play.svelte.ts';
import { diceOf } from '../play/told.ts';
import { dwell, type Speed } from './pace.ts';

export class Player {
	readonly play: Play;
	#running = $state(false);
	speed = $state<Speed>(1);
	/** The sheet of whoever moves comes to the front. */
	follow = $state(true);

	readonly at: number = $derived.by(() => this.play.looking ?? this.play.log.length);
	readonly told = $derived.by(() => this.play.told(this.at));
	/** The ordinary dice that the move showed. */
	readonly dice: readonly number[] = $derived.by(() => diceOf(this.play.line, this.at));

	constructor(play: Play, at: number) {
		this.play = play;
		// whatever is tapped on a board, nothing is recorded
		play.trying = true;
		this.go(at);
	}

	get last(): number {
		return this.play.log.length;
	}
	get running(): boolean {
		return this.#running;
	}

	go(at: number): void {
		const to = Math.min(Math.max(0, at), this.last);
		this.play.look(to);
		const by = this.play.log[to - 1]?.by;
		if (this.follow && by !== undefined && this.play.kept.includes(by)) this.play.seat = by;
		if (to === this.last) this.#running = false;
	}
	step(by: number): void {
		this.#running = false;
		this.go(this.at + by);
	}
	/** From the end it begins anew. */
	toggle(): void {
		const start = !this.#running;
		if (start && this.at === this.last) this.go(0);
		this.#running = start && this.last > 0;
	}
	pause(): void {
		this.#running = false;
	}

	/** Waits as long as the present move takes, then goes on; returns how to stop waiting. */
	wait(): (() => void) | undefined {
		if (!this.#running) return undefined;
		const timer = setTimeout(() => this.go(this.at + 1), dwell(this.told, this.speed));
		return () => {
			clearTimeout(timer);
		};
	}

	/** The area where something was written. */
	areaOf(areas: readonly Area[]): Area | undefined {
		return areas.find(({ cells }) => cells.some(({ id }) => this.play.fresh.has(id)));
	}
}
