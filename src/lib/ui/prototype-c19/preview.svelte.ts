/** The placement that is shown before it is made: in the zone, and in the narrow columns of Health. */
import type { Move, Verb, Verbs } from '../../validators/prototype-c19/moves.ts';
import { usesSample } from '../../validators/prototype-c19/sampling.ts';
import type { LabHand } from './hand.svelte.ts';
import { byCloseness } from './proposals.ts';

export type Placed = Verbs['infect' | 'cover' | 'resist' | 'health'];
export const isPlaced = (move: Move): move is Placed =>
	move.do === 'infect' || move.do === 'cover' || move.do === 'resist' || move.do === 'health';

export class Preview {
	readonly #hand: LabHand;

	constructor(hand: LabHand) {
		this.#hand = hand;
	}

	/** Nothing but this infection is left to place: it is proposed before anybody taps. */
	get #proposed(): readonly Placed[] {
		const { player, resisting, infection, leadsTo, state, candidates } = this.#hand;
		if (!player || resisting || infection === null || leadsTo !== 'risk') return [];
		return byCloseness(
			state.agreed,
			player,
			candidates.filter((move) => move.do === 'infect')
		);
	}
	/** All that go through what was tapped. */
	readonly ways: readonly Placed[] = $derived.by(() => {
		const hand = this.#hand;
		const { tapped } = hand.held;
		if (tapped.length === 0) return this.#proposed;
		const through = hand.candidates.filter(isPlaced).filter((move) => {
			const cells = hand.cellsOf(move);
			return tapped.every((cell) => cells.includes(cell));
		});
		return hand.resisting ? through.filter((move) => hand.cellsOf(move).length === tapped.length) : through;
	});
	get shown(): Placed | null {
		return this.ways[this.#hand.held.turn % Math.max(1, this.ways.length)] ?? null;
	}
	/** Which of them is shown, from 1. */
	get turn(): number {
		return this.ways.length === 0 ? 0 : (this.#hand.held.turn % this.ways.length) + 1;
	}

	/** What this player could still do once it is placed as shown. */
	get #then(): readonly Verb[] {
		const { shown } = this;
		const { play, mode, state } = this.#hand;
		if (!shown || mode !== 'acting') return [];
		const then = play.game.moves(play.game.apply(state, shown)) as readonly Move[];
		return then.filter(({ by }) => by === play.seat).map(({ do: verb }) => verb);
	}
	/** Nothing but the end of the part would be left, so that it ends with the placement. */
	get endsPart(): boolean {
		const verbs = this.#then;
		return verbs.length > 0 && verbs.every((verb) => verb === 'done');
	}
	/** Places it and ends the part, where no sample would be lost by that. */
	get finishing(): readonly Move[] | null {
		const { shown } = this;
		const verbs = this.#then;
		if (!shown || this.endsPart || !verbs.includes('done')) return null;
		const losesSample = verbs.some(usesSample);
		return losesSample ? null : [shown, { do: 'done', by: this.#hand.play.seat }];
	}
	async finish(): Promise<void> {
		if (this.finishing) await this.#hand.play.propose(...this.finishing);
	}
}
