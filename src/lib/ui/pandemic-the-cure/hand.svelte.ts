/** What is chosen and not yet done: a die, a pawn, one of several moves, an event, a step of the story. */
import type { Labels } from '../../i18n/games/pandemic-the-cure/labels.ts';
import { cardCells, eventCells, outbreakCells } from '../../sheets/pandemic-the-cure/cells.ts';
import { actionsOf, type InfectionDie } from '../../sheets/pandemic-the-cure/pieces.ts';
import type { RoleId } from '../../sheets/pandemic-the-cure/standard.ts';
import { isOurCard, isOurTrack } from '../../validators/pandemic-the-cure/agreed.ts';
import { happenings } from '../../validators/pandemic-the-cure/infecting.ts';
import type { EventMove, Move, UsedDie } from '../../validators/pandemic-the-cure/moves.ts';
import type { RuleId } from '../../validators/pandemic-the-cure/rulebook.ts';
import { laidOut } from '../../validators/pandemic-the-cure/setup.ts';
import { cardOf, phaseOf, type Phase, type State } from '../../validators/pandemic-the-cure/state.ts';
import type { Hand } from '../play/controls.ts';
import type { Notes } from '../play/frame.ts';
import { Holding } from '../play/holding.svelte.ts';
import type { Play } from '../play/play.svelte.ts';
import { attemptAt } from './attempts.ts';
import { hintAt } from './explained.ts';
import { heldShape, nothingHeld, type Held } from './held.ts';
import { notesOf } from './notes.ts';
import { cellsOf, lastStory, type StoryStep } from './story.ts';

/** Moves that are made by tapping a place; containing several dice has its own choice in the tray. */
const byPlace = new Set(['unlock', 'fly', 'sail', 'treat', 'sample', 'helicopter', 'cdc', 'give']);

type Types = { state: State; move: Move; rule: RuleId; held: Held };

export class CureHand extends Holding<Labels, Types> implements Hand {
	#choices = $state.raw<readonly Move[]>([]);
	#story = $state.raw<readonly StoryStep[]>([]);
	/** The position that the story led to: with another one on the table it is over. */
	#ledTo = $state.raw<State | null>(null);
	#at = $state(0);
	/** Dice of the set-up that are entered so far. */
	laid = $state.raw<readonly InfectionDie[]>([]);

	constructor(play: Play) {
		super(play, nothingHeld, heldShape);
	}

	/** The events are open, perhaps with one of them chosen. */
	get events(): string | null {
		return this.held.events;
	}
	set events(events: string | null) {
		this.hold({ events });
	}
	/** A special action or power is being told. */
	get special(): boolean {
		return this.held.special;
	}
	set special(special: boolean) {
		this.hold({ special });
	}
	get phase(): Phase {
		return phaseOf(this.state);
	}
	/** What the board shows: the table as it is, or as it was at this step of the story; while it is set up, with the
	 *  dice that are entered so far. */
	override get shown(): State {
		if (this.phase === 'setup' && this.laid.length > 0) return laidOut(this.state, this.laid);
		return this.step?.after ?? super.shown;
	}
	readonly notes: Notes = $derived.by(() => notesOf(this));
	get me(): number {
		return this.state.current;
	}
	get die(): UsedDie | null {
		const { rolled, treatsLeft } = this.state.hand;
		const { die } = this.held;
		if (die === null || this.phase !== 'act') return null;
		return die === 'rest' ? (treatsLeft > 0 ? die : null) : rolled.includes(die) ? die : null;
	}
	get pawn(): number {
		return this.held.pawn ?? this.me;
	}
	get choices(): readonly Move[] {
		return this.#choices;
	}
	get story(): readonly StoryStep[] {
		return this.#story;
	}
	get at(): number {
		return this.#at;
	}
	get step(): StoryStep | undefined {
		return this.#ledTo === this.state ? this.#story[this.#at] : undefined;
	}

	/** What can be done by tapping places, with the chosen die or with any. */
	get #open(): readonly Move[] {
		const { die } = this;
		return this.moves.filter((move) => {
			if (!byPlace.has(move.do)) return false;
			if (move.do === 'helicopter' && move.player !== this.pawn) return false;
			return die === null || !('die' in move) || move.die === die;
		});
	}
	#cells(move: Move): readonly string[] {
		return this.play.game.cells(this.play.state, move);
	}
	/** The moves of a place; of dice that do the same, the one that could do least else. */
	#movesAt(here: (cell: string) => boolean): Move[] {
		const best = new Map<string, Move>();
		for (const move of this.#open) {
			if (!this.#cells(move).some(here)) continue;
			const same = JSON.stringify({ ...move, die: null });
			const other = best.get(same);
			if (!other || versatility(move) < versatility(other)) best.set(same, move);
		}
		return [...best.values()];
	}

	get lit(): ReadonlySet<string> {
		if (this.step || this.phase === 'epidemic' || this.phase === 'reveal') return new Set();
		const chosen = this.die !== null || this.phase === 'give' || this.phase === 'roll';
		return new Set(chosen ? this.#open.flatMap((move) => this.#cells(move)) : []);
	}
	get ghost(): ReadonlySet<string> {
		return new Set(this.step ? cellsOf(this.step) : []);
	}

	choose(die: UsedDie): void {
		this.hold({ die: this.held.die === die ? null : die });
		this.#choices = [];
		this.play.card = null;
	}
	choosePawn(player: number): void {
		this.hold({ pawn: player });
	}
	forget(): void {
		this.hold({ die: null, pawn: null });
		this.#choices = [];
	}

	/** Puts a move to the referee; an infection with outbreaks is then told step by step. */
	make(move: Move): Promise<boolean> {
		const before = this.state;
		return this.play.make([move], () => {
			this.letGo();
			this.#choices = [];
			const steps = happenings(before, move);
			if (steps.some(({ kind }) => kind === 'outbreak')) this.#tell(steps);
		});
	}

	#tell(steps: readonly StoryStep[]): void {
		this.#story = steps;
		this.#ledTo = this.state;
		this.#at = 0;
	}
	watch(): void {
		this.#tell(lastStory(this.play));
	}
	turnPage(by: 1 | -1): void {
		this.#at = Math.min(this.#story.length - 1, Math.max(0, this.#at + by));
	}
	closeStory(): void {
		this.#story = [];
	}

	tap(cell: string): void {
		// what happened is read to its end or skipped before anything else is done
		if (this.step) return this.closeStory();
		this.#choices = [];
		const card = eventCells.read(cell);
		if (card !== null) return this.openEvent(card);
		if (outbreakCells.read(cell) !== null) {
			const { stack, outbreakLimit: limit } = this.state.agreed.facts;
			return this.notice(this.label('outbreakHint', { stack, limit }), 'PTC-O2');
		}
		const hint = hintAt(cell);
		if (hint) {
			const ours = hint.key === 'rateHint' && isOurTrack(this.state.agreed);
			const text = this.label(hint.key);
			return this.notice(ours ? `${text} ${this.label('trackOurs')}` : text, hint.rule);
		}
		this.#take(
			this.#movesAt((at) => at === cell),
			cell
		);
	}

	/** A whole role card: what can be done with its colours is offered, and else the card is told. */
	tapCard(player: number): void {
		if (this.step) return this.closeStory();
		const lit = this.lit;
		const here = this.#movesAt((at) => cardCells.read(at)?.[0] === player && lit.has(at));
		if (here.length > 0) this.#choices = here;
		else this.#tellRole(player);
	}

	#take(here: readonly Move[], cell: string): void {
		const [only, other] = here;
		if (only && !other) return void this.make(only);
		if (only) this.#choices = here;
		else {
			const [seat, part] = cardCells.read(cell) ?? [];
			if (part === 'role') this.#tellRole(seat ?? this.me);
			else void this.make(attemptAt(this.state, cell, this.die, this.pawn));
		}
	}

	openEvent(card: string): void {
		if (this.state.open.includes(card) && this.phase !== 'reveal') this.events = card;
		else if (this.phase === 'reveal') void this.make({ do: 'reveal', card });
		else void this.make({ do: 'event', card, pay: [], ...noFields } as unknown as EventMove);
	}

	#tellRole(player: number): void {
		const { roles } = this.state.agreed;
		const role = roles[player];
		const card = role && cardOf(this.state, player);
		if (!card) return;
		const faces = [...new Set(card.faces)].map((face) => this.label('face', { face }));
		const powers = card.powers.map((power) => this.label('power', { power }));
		const trust = isOurCard(this.state.agreed, player)
			? [this.label('cardTrust', { role: role as RoleId })]
			: [];
		const text = [`${this.label('role', { role })}: ${this.play.talk.and(faces)}.`, ...powers, ...trust].join(
			' '
		);
		this.notice(text, 'PTC-D3');
	}
}

/** A card that does not lie open is refused before its fields are looked at; they only have to be there. */
const noFields = { player: 0, holder: 0, region: 1, colour: 'red' };

/** How many actions the die of a move could be used for. */
const versatility = (move: Move): number =>
	'die' in move && move.die !== 'rest' && move.die !== 'power' ? actionsOf(move.die).length : 0;
