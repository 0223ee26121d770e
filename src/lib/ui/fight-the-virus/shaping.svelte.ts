/** A shape on its way to the virus: proposed by a tap, turned and grown by further ones, or drawn with a finger. */
import { analysisCells } from '../../sheets/fight-the-virus/cells.ts';
import type { Square } from '../../sheets/fight-the-virus/facts.ts';
import type { Move } from '../../validators/fight-the-virus/moves.ts';
import type { Drawing } from '../sheet/drawing.ts';
import { attemptDrawn } from './attempts.ts';
import type { VirusHand } from './hand.svelte.ts';
import { addOf, byLikelihood, isShaped, type Shaped } from './proposals.ts';

const ids = (cells: readonly Square[]): string[] => cells.map(analysisCells.make);
const same = (a: readonly string[], b: readonly string[]): boolean =>
	a.length === b.length && a.every((cell) => b.includes(cell));

export class Shaping {
	readonly #hand: VirusHand;
	/** The squares that a finger has passed that is still down. */
	#passed = $state.raw<readonly string[]>([]);

	constructor(hand: VirusHand) {
		this.#hand = hand;
	}

	/** The legal shapes through the tapped square, the most likely first: no progress, then centred on the finger. */
	readonly #legal: readonly Shaped[] = $derived.by(() => {
		const { tapped } = this.#hand.held;
		const square = tapped === null ? null : analysisCells.read(tapped);
		if (tapped === null || !square) return [];
		const through = this.#hand.at(tapped).filter(isShaped);
		const cheapest = Math.min(...through.map(addOf));
		return byLikelihood(
			this.#hand.state.agreed,
			through.filter((move) => addOf(move) === cheapest),
			square
		);
	});
	/** Whether the player draws the shape: a 6, or the bonus. */
	get isFree(): boolean {
		const [first] = this.#legal;
		if (!first || first.do === 'bonusShape') return first !== undefined;
		return this.#hand.state.agreed.virus.nameOf(this.#hand.worthOf(first)) === 'free';
	}
	/** How many ways there are to lay it. */
	get ways(): number {
		return this.isFree ? 0 : this.#legal.length;
	}
	/** The placement that waits for its confirmation; null when what is drawn is not legal. */
	get placement(): Shaped | null {
		const { turn, drawn } = this.#hand.held;
		if (!this.isFree) return this.#legal[turn % Math.max(1, this.#legal.length)] ?? null;
		return this.#legal.find(({ cells }) => same(ids(cells), drawn)) ?? null;
	}
	/** Whether one is proposed. */
	get has(): boolean {
		return this.#legal.length > 0;
	}
	/** Which of them is shown, from 1. */
	get turn(): number {
		return this.#legal.length === 0 ? 0 : (this.#hand.held.turn % this.#legal.length) + 1;
	}
	/** The squares that are shown as proposed. */
	get cells(): readonly string[] {
		if (this.#passed.length > 0) return this.#passed;
		if (!this.has) return [];
		return this.isFree ? this.#hand.held.drawn : ids(this.placement?.cells ?? []);
	}

	turnOn(): void {
		this.#hand.hold({ turn: this.#hand.held.turn + 1 });
	}
	/** The finger is gone. */
	lift(): void {
		this.#passed = [];
	}

	/** The most likely shape through this square. */
	propose(cell: string): void {
		this.#hand.hold({ tapped: cell, turn: 0 });
		const [likely] = this.#legal;
		// a shape belongs to one die: the tray shows which, and the other one is a tap away
		if (likely?.do === 'analyse') this.#hand.hold({ die: likely.die });
		this.#hand.hold({ drawn: ids(likely?.cells ?? []) });
	}

	/** A finger draws the shape it means: proposed as by a tap, with the progress it needs, or refused as drawn. */
	readonly drawing: Drawing = {
		area: 'analysis',
		over: (cells) => {
			if (this.#passed.length === 0) this.#hand.clear();
			this.#passed = cells;
		},
		end: (cells) => {
			this.#passed = [];
			const meant = this.#meantBy(cells);
			if (!meant) return void this.#hand.make(this.#attemptDrawn(cells));
			const die = meant.do === 'analyse' ? meant.die : this.#hand.held.die;
			this.#hand.hold({ tapped: cells[0] ?? null, drawn: cells, die, add: addOf(meant) });
			const turn = this.#legal.findIndex((move) => same(ids(move.cells), cells));
			this.#hand.hold({ turn: Math.max(0, turn) });
		},
		cancel: () => {
			this.#passed = [];
		}
	};
	/** A shape tells its die: the one that needs least progress, the chosen one where both fit. */
	#meantBy(cells: readonly string[]): Shaped | undefined {
		return [...this.#hand.candidates, ...this.#hand.markings]
			.filter(isShaped)
			.filter((move) => same(ids(move.cells), cells))
			.sort((a, b) => addOf(a) - addOf(b))[0];
	}
	#attemptDrawn(cells: readonly string[]): Move {
		const { play, state, left, die: chosen, add } = this.#hand;
		const dice = [...left].sort((a, b) => Number(b === chosen) - Number(a === chosen));
		return attemptDrawn(play.game, state, { by: play.seat, add, dice }, cells);
	}

	/** The same square turns the shape; a free shape grows and shrinks; any other square is a new proposal. */
	tapAgain(cell: string): void {
		this.#hand.play.card = null;
		const { tapped, drawn } = this.#hand.held;
		if (this.isFree && drawn.includes(cell)) {
			const left = drawn.filter((other) => other !== cell);
			if (left.length === 0) return this.#hand.clear();
			this.#hand.hold({ drawn: left, tapped: cell === tapped ? (left[0] ?? null) : tapped });
			return;
		}
		if (this.isFree) {
			const grown = [...drawn, cell];
			if (this.#legal.some(({ cells }) => grown.every((one) => ids(cells).includes(one)))) {
				this.#hand.hold({ drawn: grown });
				return;
			}
		} else if (cell === tapped) return this.turnOn();
		if (this.#hand.at(cell).length > 0) this.propose(cell);
		else this.#hand.refuse(cell);
	}
}
