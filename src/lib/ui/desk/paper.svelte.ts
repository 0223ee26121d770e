/** A game on paper while it is copied: who plays, on which edition, where it stands, and what the rules make of it. */
import { begin, stateOf } from '../../table/engine.ts';
import type { AnyGame } from '../../table/game.ts';
import { parseSetup } from '../../table/parse.ts';
import type { CellMarks, Doubt, Edition, Options, Position, Score, Setup } from '../../table/record.ts';
import type { Fault } from '../../table/shape.ts';

export interface Copied {
	readonly players: readonly string[];
	readonly options: Options;
	readonly sheet: Edition;
	/** Null while the game stands at its first move. */
	readonly from: Position | null;
}

export class Paper {
	readonly game: AnyGame;
	players = $state.raw<readonly string[]>([]);
	options = $state.raw<Options>({});
	sheet = $state.raw<Edition>('standard');
	position = $state.raw<Position>({});

	readonly #parsed = $derived.by(() =>
		parseSetup(this.game, {
			players: this.players,
			options: this.options,
			sheet: this.sheet,
			from: this.position
		})
	);
	/** The last position that fitted stays in sight while another one is being typed. */
	readonly #state = $derived.by(() => (this.#parsed.ok ? this.game.start(this.#parsed.value) : null));

	constructor(game: AnyGame, copied: Copied) {
		this.game = game;
		this.players = copied.players;
		this.options = copied.options;
		this.sheet = copied.sheet;
		this.position = copied.from ?? this.blank();
	}

	/** A position to begin with: every field that paper shows, as at the start. */
	blank(): Position {
		const setup = parseSetup(this.game, { players: this.players, options: this.options, sheet: this.sheet });
		if (!setup.ok) return {};
		return this.game.position.blank(setup.value);
	}

	seat(players: readonly string[]): void {
		this.players = players;
		this.position = this.blank();
	}
	take(sheet: Edition): void {
		this.sheet = sheet;
		this.position = this.blank();
	}
	agree(options: Options): void {
		this.options = options;
	}

	get setup(): Setup | null {
		return this.#parsed.ok ? this.#parsed.value : null;
	}
	get fault(): Fault | null {
		return this.#parsed.ok ? null : this.#parsed.fault;
	}
	get doubts(): readonly Doubt[] {
		return this.#parsed.ok ? this.game.position.doubts(this.#parsed.value) : [];
	}
	get pencil(): readonly CellMarks[] {
		return this.#state === null ? [] : this.game.pencil(this.#state);
	}
	get score(): Score | null {
		return this.#state === null ? null : this.game.score(this.#state);
	}
	get line() {
		return this.#parsed.ok ? begin(this.game, this.#parsed.value) : null;
	}
	get over(): boolean {
		const { line } = this;
		return line !== null && this.game.over(stateOf(line));
	}
}
