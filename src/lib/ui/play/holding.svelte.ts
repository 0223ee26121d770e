/** What the hand of every game begins with: the play in the game's own types, and what is chosen and not yet done. */
import type { Move } from '../../table/record.ts';
import { parse, type Shape } from '../../table/shape.ts';
import { labelsOf, type LabelOf, type LabelsOf } from './labels.ts';
import type { Play } from './play.svelte.ts';

/** The types of a game, which screens do not know. */
interface Types {
	readonly state: unknown;
	readonly move: Move;
	readonly rule: string;
	readonly held: object;
}

export class Holding<Labels extends LabelsOf<Labels>, Of extends Types> {
	readonly play: Play;
	readonly label: LabelOf<Labels>;
	readonly #nothing: Of['held'];
	readonly #shape: Shape<Of['held']>;
	#held = $state.raw<Of['held'] | null>(null);

	constructor(play: Play, nothing: Of['held'], shape: Shape<Of['held']>) {
		this.play = play;
		this.label = labelsOf<Labels>(play);
		this.#nothing = nothing;
		this.#shape = shape;
	}

	get state(): Of['state'] {
		return this.play.state;
	}
	/** What a board draws: like a sheet, what is written. */
	get shown(): Of['state'] {
		return this.play.written;
	}
	/** All that is legal, whoever does it. */
	get moves(): readonly Of['move'][] {
		return this.play.moves;
	}
	get log(): readonly Of['move'][] {
		return this.play.log;
	}

	/** All that is chosen, replaced as a whole. */
	get held(): Of['held'] {
		return this.#held ?? this.#nothing;
	}
	/** Takes up what was kept, after a look at its shape. */
	take(held: unknown): void {
		const kept = parse(this.#shape, held);
		if (kept.ok) this.#held = kept.value;
	}
	hold(change: Partial<Of['held']>): void {
		this.#held = { ...this.held, ...change };
	}
	letGo(): void {
		this.#held = null;
	}

	/** Raises a card that says something, and where to read more. */
	notice(text: string, rule?: Of['rule']): void {
		this.play.notice(text, rule);
	}
	/** The same with the rule itself. */
	explain(rule: Of['rule']): void {
		this.play.notice(this.play.ruleInWords(rule), rule);
	}
}
