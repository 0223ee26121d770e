/** What a player of this game has chosen: dice on the table, a die of his own, a value, squares of the zone. */
import type { Labels } from '../../i18n/games/prototype-c19/labels.ts';
import { useOf } from '../../validators/prototype-c19/dice.ts';
import { isFormulaFull } from '../../validators/prototype-c19/formula.ts';
import { isHealthFull } from '../../validators/prototype-c19/health.ts';
import { openInfections } from '../../validators/prototype-c19/infection.ts';
import { changingVerbs, endingVerbs, type Move, type Verb } from '../../validators/prototype-c19/moves.ts';
import type { RuleId } from '../../validators/prototype-c19/rulebook.ts';
import { available, type Player, type State, type Taken } from '../../validators/prototype-c19/state.ts';
import { verbsOf } from '../../validators/prototype-c19/turn.ts';
import type { Hand } from '../play/controls.ts';
import type { Notes } from '../play/frame.ts';
import { Holding } from '../play/holding.svelte.ts';
import type { Play } from '../play/play.svelte.ts';
import { toggled } from '../toggled.ts';
import { attempted, cellAt, type Wish } from './attempts.ts';
import { heldShape, nothingHeld, type Held } from './held.ts';
import { notesOf } from './notes.ts';
import { Preview } from './preview.svelte.ts';
import { afterTaking, partnerOf, type Opened, type Take } from './taking.ts';
import { answerTap } from './taps.ts';

export type Mode =
	| 'research'
	| 'received'
	| 'roll'
	| 'rolled'
	| 'open'
	| 'acting'
	| 'last-roll'
	| 'annul'
	| 'waiting';

type Types = { state: State; move: Move; rule: RuleId; held: Held };

export class LabHand extends Holding<Labels, Types> implements Hand {
	readonly preview: Preview;
	/** Where something was chosen: forgotten as soon as something has happened or another sheet is shown. */
	#chosenAt = $state('');

	constructor(play: Play) {
		super(play, nothingHeld, heldShape);
		this.preview = new Preview(this);
	}

	get #here(): string {
		return `${this.play.log.length} ${this.play.looking ?? ''} ${this.play.seat}`;
	}
	override get held(): Held {
		const held = super.held;
		return this.#chosenAt === this.#here ? held : { ...nothingHeld, die: held.die };
	}
	override take(held: unknown): void {
		super.take(held);
		this.#chosenAt = this.#here;
	}
	override hold(change: Partial<Held>): void {
		super.hold(change);
		this.#chosenAt = this.#here;
		this.play.card = null;
	}

	get player(): Player | null {
		return this.state.players[this.play.seat] ?? null;
	}
	/** Who rolls and takes on this screen now: the player shown, or a researcher who marks elsewhere. */
	get actor(): number {
		const { researcher, players, phase } = this.state;
		const elsewhere = (phase === 'roll' || phase === 'rolled') && players[researcher] === null;
		return elsewhere && !this.mayDo('infect') && !this.mayDo('forgo') ? researcher : this.play.seat;
	}
	mayDo(verb: Verb, by = this.play.seat): boolean {
		return verbsOf(this.state, by).includes(verb);
	}
	/** What the tray has to offer now. */
	get mode(): Mode {
		const { player, state, actor } = this;
		if (player && player.free.length > 0) return 'research';
		if (player && player.received.length > 0) return 'received';
		if (this.mayDo('roll', actor)) return 'roll';
		if (this.mayDo('take', actor)) return state.phase === 'rolled' ? 'rolled' : 'open';
		if (this.mayDo('infection-roll')) return 'last-roll';
		if (this.mayDo('done')) return state.phase === 'act' ? 'acting' : 'annul';
		return 'waiting';
	}
	/** Squares of the zone, or a cell of Health, are being chosen: everything else makes room for them. */
	get placing(): boolean {
		return this.held.resisting || this.held.tapped.length > 0;
	}
	/** The factor of the next box is being chosen: what else could be done makes room for it. */
	get choosesFactor(): boolean {
		return this.held.factors && !this.placing && this.candidates.some(({ do: verb }) => verb === 'formula');
	}
	get own(): readonly Move[] {
		return this.moves.filter(({ by }) => by === this.play.seat);
	}

	/** The die of his own that is chosen: the tapped one, else the first that is still a sample. */
	get die(): Taken | null {
		const open = (this.player?.taken ?? []).filter(({ used }) => !used);
		const tapped = open.find(({ die }) => die === this.held.die);
		const { player } = this;
		return tapped ?? (player && open.find((one) => useOf(player, one) !== 'infection')) ?? open[0] ?? null;
	}
	/** A die on the table, or of the last infections. */
	turnDie(die: number): void {
		this.hold({ dice: toggled(this.held.dice, die) });
	}
	chooseDie(die: number): void {
		this.hold({ die, tapped: [], turn: 0 });
	}

	/** Infections that can be placed now, each value once. */
	get infections(): readonly number[] {
		const { player } = this;
		if (!player || !this.mayDo('infect')) return [];
		return [...new Set(openInfections(this.state, player))].sort((a, b) => a - b);
	}
	get infection(): number | null {
		return this.held.infection ?? (this.infections.length === 1 ? (this.infections[0] ?? null) : null);
	}
	/** How many Resistant bonuses could be used now. */
	get resistants(): number {
		return this.player && this.mayDo('resist') ? available(this.player, 'resistant') : 0;
	}
	/** Taps on the zone bring in resistant individuals: because that was chosen, or nothing else is to be placed. */
	get resisting(): boolean {
		return this.mayDo('resist') && (this.held.resisting || this.infections.length === 0);
	}

	#fits(move: Move): boolean {
		if ('value' in move && move.do !== 'cover')
			return this.held.value === null || move.value === this.held.value;
		if ('die' in move) return move.do !== 'analysis' && move.die === this.die?.die;
		if (move.do === 'resist') return this.resisting;
		const value = move.do === 'infect' ? move.cells.length : move.do === 'cover' ? move.value : null;
		return value !== null && !this.resisting && (this.infection === null || value === this.infection);
	}
	/** All that this player could do with what is chosen. */
	get candidates(): readonly Move[] {
		return this.own.filter((move) => this.#fits(move));
	}
	cellsOf(move: Move): readonly string[] {
		return this.play.game.cells(this.play.state, move);
	}

	get ghost(): ReadonlySet<string> {
		if (this.resisting) return new Set(this.held.tapped);
		const { shown } = this.preview;
		return new Set(shown ? this.cellsOf(shown) : []);
	}
	get lit(): ReadonlySet<string> {
		const { tapped } = this.held;
		const open = this.candidates.filter(
			(move) => move.do !== 'resist' || tapped.every((cell) => this.cellsOf(move).includes(cell))
		);
		return new Set([
			...open.flatMap((move) => this.cellsOf(move)),
			...this.opened.flatMap(({ cells }) => cells)
		]);
	}

	/** The dice chosen on the table, as the move that takes them; null while that is no legal move. */
	get #taking(): Take | null {
		const { mode, actor } = this;
		const { dice, rerolling } = this.held;
		if ((mode !== 'rolled' && mode !== 'open') || rerolling || !this.state.players[actor]) return null;
		const wanted = [...dice].sort((a, b) => a - b).join();
		const takes = this.own.filter((move) => move.do === 'take');
		return takes.find((move) => move.dice.join() === wanted) ?? null;
	}
	/** The die that a single chosen one takes along as its infection, should it become a sample. */
	get partner(): number | null {
		return this.#taking && partnerOf(this.state, this.#taking);
	}
	/** What could be done once they are taken. */
	readonly opened: readonly Opened[] = $derived.by(() => {
		const taking = this.#taking;
		return taking ? afterTaking(this.play.game, this.state, taking) : [];
	});

	/** "Done" stands out only when nothing else can be done. */
	get isAllDone(): boolean {
		return this.own.every(({ do: verb }) => endingVerbs.includes(verb) || changingVerbs.includes(verb));
	}
	/** Assistants who have taken nothing yet pass, all at once. */
	get passing(): readonly Move[] {
		return this.play.awaits.flatMap(({ do: verb, by }): Move[] =>
			verb === 'pass' && by !== undefined ? [{ do: 'pass', by }] : []
		);
	}

	/** The area that something awaited takes the view to: what is placed next, and Health for who takes dice. */
	readonly leadsTo: string | null = $derived.by(() => {
		const { player, mode } = this;
		const [resource] = player?.free ?? [];
		if (resource) return resource === 'free' ? null : resource;
		if (mode === 'rolled' || mode === 'open') return this.#takesSamples;
		const uses = player?.taken.flatMap((one) => (one.used ? [] : [useOf(player, one)])) ?? [];
		if (uses.includes('biotech')) return 'biotech';
		// nothing but the infection is left to place
		return this.infections.length > 0 && !uses.includes('sample') ? 'risk' : null;
	});
	get #takesSamples(): string | null {
		const { player, state } = this;
		if (!player) return null;
		if (!isHealthFull(state.agreed, player)) return 'health';
		return isFormulaFull(state.agreed, player) ? null : 'formula';
	}
	readonly notes: Notes = $derived.by(() => notesOf(this));

	/** Puts moves to the referee; whoever can do nothing but end the part then does so with them. */
	async make(...moves: readonly Move[]): Promise<boolean> {
		const { dice } = this.held;
		const made = await this.play.make(moves, undefined, endingVerbs);
		if (!made && this.held.dice.length === 0 && dice.length > 0) this.hold({ dice });
		return made;
	}
	confirm(): void {
		const { tapped } = this.held;
		if (this.preview.shown) void this.make(this.preview.shown);
		else this.wish({ area: 'risk', cells: tapped.map(cellAt) });
	}

	/** Puts a wish to the referee as it is. */
	wish(wish: Wish): void {
		void this.make(attempted(this, wish));
	}
	tap(cell: string): void {
		answerTap(this, cell);
	}
}
