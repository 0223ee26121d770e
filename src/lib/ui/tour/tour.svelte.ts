/** The steps of the tour: each is done when it has happened at the table, however it was done. */
import type { Line } from '../../table/engine.ts';
import type { Play } from '../play/play.svelte.ts';
import { freshCells } from '../sheet/fresh.ts';

export const steps = ['dice', 'mark', 'refused', 'undo', 'handOver'] as const;
export type Step = (typeof steps)[number];

/** How the table stood when a step began. */
export interface Start {
	readonly moves: number;
	readonly handovers: number;
}

/** What the steps look at. */
export type TourWatched = Pick<Play, 'handovers' | 'card'> & { readonly line: Line };

const since = ({ line }: TourWatched, from: number): readonly number[] =>
	line.moves.flatMap((_, at) => (at >= from ? [at] : []));

function wrote({ game, states, setup }: Line, at: number): boolean {
	const [before, after] = [game.pencil(states[at]), game.pencil(states[at + 1])];
	return setup.players.some((_, seat) => freshCells(before, after, seat).size > 0);
}

const isDone: Readonly<Record<Step, (now: TourWatched, start: Start) => boolean>> = {
	dice: (now, { moves }) =>
		since(now, moves).some((at) => {
			const { game, states, moves: log } = now.line;
			const move = log[at];
			return move !== undefined && game.faces(states[at], move).length > 0;
		}),
	mark: (now, { moves }) => since(now, moves).some((at) => wrote(now.line, at)),
	refused: ({ card }) => card?.kind === 'refused',
	undo: ({ line }, { moves }) => line.moves.length < moves,
	handOver: ({ handovers }, start) => handovers > start.handovers
};

export const stepDone = (step: Step, now: TourWatched, start: Start): boolean => isDone[step](now, start);

export class Tour {
	readonly play: Play;
	/** Which step is on; as many as there are: all done. */
	at = $state(0);
	#start: Start;

	constructor(play: Play) {
		this.play = play;
		this.#start = { moves: play.log.length, handovers: play.handovers };
	}

	get step(): Step | null {
		return steps[this.at] ?? null;
	}

	/** To be called whenever something may have happened. */
	look(): void {
		const { step } = this;
		if (step === null) return;
		// what was added while waiting for an undo can be taken back, too
		if (step === 'undo')
			this.#start = { ...this.#start, moves: Math.max(this.#start.moves, this.play.log.length) };
		if (stepDone(step, this.play, this.#start)) this.next();
	}

	next(): void {
		this.at = Math.min(this.at + 1, steps.length);
		this.#start = { moves: this.play.log.length, handovers: this.play.handovers };
	}
}
