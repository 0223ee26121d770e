/** A value in a tray that is chosen and not yet part of a move: it outlasts a look at the rules and a reload. */
import { parse, type Shape } from '../../table/shape.ts';
import { draftsNearby } from './drafts.ts';

export class Drafted<T> {
	readonly #name: string;
	readonly #first: T;
	readonly #drafts = draftsNearby();
	#current: T = $state.raw() as T;

	/** Made while a component is made. What the drafts of a tab may have become is looked at before it is taken up. */
	constructor(name: string, first: T, shape: Shape<T>) {
		this.#name = name;
		this.#first = first;
		const kept = parse(shape, this.#drafts?.read(name));
		this.#current = kept.ok ? kept.value : first;
	}

	/** A move was made: what was drafted belonged to the position before it. */
	forget(): void {
		this.#current = this.#first;
	}

	get current(): T {
		return this.#current;
	}
	set current(value: T) {
		this.#current = value;
		this.#drafts?.write(this.#name, value);
	}
}
