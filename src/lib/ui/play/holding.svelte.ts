/** What a hand holds: chosen and not yet done, replaced as a whole, and taken up again after a look at its shape. */
import { parse, type Shape } from '../../table/shape.ts';

export class Holding<Held extends object> {
	readonly #nothing: Held;
	readonly #shape: Shape<Held>;
	#held = $state.raw<Held | null>(null);

	constructor(nothing: Held, shape: Shape<Held>) {
		this.#nothing = nothing;
		this.#shape = shape;
	}

	get held(): Held {
		return this.#held ?? this.#nothing;
	}
	take(held: unknown): void {
		const kept = parse(this.#shape, held);
		if (kept.ok) this.#held = kept.value;
	}
	hold(change: Partial<Held>): void {
		this.#held = { ...this.held, ...change };
	}
	letGo(): void {
		this.#held = null;
	}
}
