/** What is chosen and not yet done: a die, a pawn, one of several moves, an event, a step of the story. */
import type { Labels } from '../../i18n/games/pandemic-the-cure/labels.ts';
import { cardCells, eventCells, regionCells, tileCells } from '../../sheets/pandemic-the-cure/cells.ts';
import { actionsOf, colours, type Colour, type Region } from '../../sheets/pandemic-the-cure/pieces.ts';
import { actionAs } from '../../validators/pandemic-the-cure/dice.ts';
import { happenings } from '../../validators/pandemic-the-cure/infecting.ts';
import type { EventMove, PtcMove, UsedDie } from '../../validators/pandemic-the-cure/moves.ts';
import {
	cardOf,
	diceAt,
	pawnOf,
	phaseOf,
	type Phase,
	type State
} from '../../validators/pandemic-the-cure/state.ts';
import type { Hand } from '../play/controls.ts';
import { labelsOf } from '../play/labels.ts';
import type { Play } from '../play/play.svelte.ts';
import { cellsOf, lastStory, type Told } from './story.ts';

/** Tapped for information only: what it is, and the rule to read. */
const hints: Readonly<
	Record<string, { readonly key: 'rateHint' | 'bagHint' | 'curedHint'; readonly rule: string }>
> = {
	rate: { key: 'rateHint', rule: 'PTC-B1' },
	'own-rate': { key: 'rateHint', rule: 'PTC-B1' },
	bag: { key: 'bagHint', rule: 'PTC-I2' },
	die: { key: 'bagHint', rule: 'PTC-D2' },
	'tile.cured': { key: 'curedHint', rule: 'PTC-A6' }
};

/** Moves that are made by tapping a place; containing several dice has its own choice in the tray. */
const byPlace = new Set(['unlock', 'fly', 'sail', 'treat', 'sample', 'helicopter', 'cdc', 'give']);

export class CureHand implements Hand {
	readonly play: Play;
	readonly label: ReturnType<typeof labelsOf<Labels>>;
	#die = $state<UsedDie | null>(null);
	#pawn = $state<number | null>(null);
	#choices = $state.raw<readonly PtcMove[]>([]);
	#story = $state.raw<readonly Told[]>([]);
	/** The position that the story led to: with another one on the table it is over. */
	#ledTo = $state.raw<State | null>(null);
	#at = $state(0);
	/** The events are open, perhaps with one of them chosen. */
	events = $state<string | null>(null);
	/** A special action or power is being told. */
	special = $state(false);

	constructor(play: Play) {
		this.play = play;
		this.label = labelsOf<Labels>(play);
	}

	get state(): State {
		return this.play.state as State;
	}
	get phase(): Phase {
		return phaseOf(this.state);
	}
	/** What the board shows: the table as it is, or as it was at this step of the story. */
	get shown(): State {
		return this.step?.after ?? this.state;
	}
	get me(): number {
		return this.state.current;
	}
	get die(): UsedDie | null {
		const { rolled, treatsLeft } = this.state.hand;
		const die = this.#die;
		if (die === null || this.phase !== 'act') return null;
		return die === 'rest' ? (treatsLeft > 0 ? die : null) : rolled.includes(die) ? die : null;
	}
	get pawn(): number {
		return this.#pawn ?? this.me;
	}
	get choices(): readonly PtcMove[] {
		return this.#choices;
	}
	get story(): readonly Told[] {
		return this.#story;
	}
	get at(): number {
		return this.#at;
	}
	get step(): Told | undefined {
		return this.#ledTo === this.state ? this.#story[this.#at] : undefined;
	}

	/** What can be done by tapping places, with the chosen die or with any. */
	get #open(): readonly PtcMove[] {
		const { die } = this;
		return (this.play.moves as readonly PtcMove[]).filter((move) => {
			if (!byPlace.has(move.do)) return false;
			if (move.do === 'helicopter' && move.player !== this.pawn) return false;
			return die === null || !('die' in move) || move.die === die;
		});
	}
	#cells(move: PtcMove): readonly string[] {
		return this.play.game.cells(this.play.state, move);
	}
	/** The moves of a place; of dice that do the same, the one that could do least else. */
	#movesAt(here: (cell: string) => boolean): PtcMove[] {
		const best = new Map<string, PtcMove>();
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
		this.#die = this.#die === die ? null : die;
		this.#choices = [];
		this.play.card = null;
	}
	choosePawn(player: number): void {
		this.#pawn = player;
	}
	forget(): void {
		this.#die = null;
		this.#pawn = null;
		this.#choices = [];
	}

	/** Puts a move to the referee; an infection with outbreaks is then told step by step. */
	make(move: PtcMove): Promise<boolean> {
		const before = this.state;
		return this.play.make([move], () => {
			this.forget();
			this.events = null;
			this.special = false;
			const steps = happenings(before, move);
			if (steps.some(({ kind }) => kind === 'outbreak')) this.#tell(steps);
		});
	}

	#tell(steps: readonly Told[]): void {
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
		const [kind = ''] = cell.split('.');
		if (kind === 'outbreak') {
			const { stack, outbreakLimit: limit } = this.state.agreed.facts;
			return this.play.notice(this.label('outbreakHint', { stack, limit }), 'PTC-O2');
		}
		const hint = hints[cell] ?? hints[kind];
		if (hint) return this.play.notice(this.label(hint.key), hint.rule);
		this.#take(
			this.#movesAt((at) => at === cell),
			() => this.#attempt(cell)
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

	#take(here: readonly PtcMove[], attempt: () => PtcMove | null): void {
		const [only, other] = here;
		if (only && !other) void this.make(only);
		else if (only) this.#choices = here;
		else {
			const wish = attempt();
			if (wish) void this.make(wish);
		}
	}

	openEvent(card: string): void {
		if (this.state.open.includes(card) && this.phase !== 'reveal') this.events = card;
		else if (this.phase === 'reveal') void this.make({ do: 'reveal', card });
		else void this.make({ do: 'event', card, pay: [], ...noFields } as unknown as EventMove);
	}

	/** The move that a tap would be, legal or not, so that the referee can say what is wrong with it. */
	#attempt(cell: string): PtcMove | null {
		const by = this.me;
		const die = this.die ?? this.state.hand.rolled[0] ?? 'fly';
		const region = regionCells.read(cell);
		if (region !== null) return this.#attemptRegion(die, region);
		const tile = tileCells.read(cell);
		if (tile === 'centre') {
			return actionAs(die, 'treat')
				? { do: 'treat', by, die, from: 'centre', colour: this.#missing('centre') }
				: { do: 'sample', by, die, colour: this.#missing('centre') };
		}
		if (tile === 'cdc') return { do: 'cdc', by, die, from: 'region', colour: this.#missing('region') };
		const [seat, part] = cardCells.read(cell) ?? [by, 'role' as const];
		if (part === 'role') return this.#tellRole(seat);
		const colour: Colour = part;
		if (this.phase === 'roll') return { do: 'unlock', by, holder: seat, colour };
		if (this.phase === 'act' && seat === by) return { do: 'sample', by, die, colour };
		return { do: 'give', by, player: seat, colour };
	}

	#attemptRegion(die: UsedDie, region: Region): PtcMove {
		const by = this.me;
		const actions = die === 'rest' ? ['treat'] : actionsOf(die);
		if (region === pawnOf(this.state, by) && actions.some((action) => action.startsWith('treat'))) {
			return { do: 'treat', by, die, from: 'region', colour: this.#missing('region') };
		}
		if (actions.includes('helicopter')) return { do: 'helicopter', by, die, player: this.pawn, region };
		return actions.includes('sail') ? { do: 'sail', by, die, region } : { do: 'fly', by, die, region };
	}

	/** A colour that does not lie there: what the refusal will be about. */
	#missing(from: 'region' | 'centre'): Colour {
		const place = from === 'centre' ? 'centre' : pawnOf(this.state, this.me);
		return colours.find((colour) => diceAt(this.state, place, colour) === 0) ?? 'red';
	}

	#tellRole(player: number): null {
		const { roles } = this.state.agreed;
		const role = roles[player];
		const card = role && cardOf(this.state, player);
		if (!card) return null;
		const faces = [...new Set(card.faces)].map((face) => this.label('face', { face }));
		const powers = card.powers.map((power) => this.label('power', { power }));
		const text = [`${this.label('role', { role })}: ${this.play.talk.and(faces)}.`, ...powers].join(' ');
		this.play.notice(text, 'PTC-D3');
		return null;
	}
}

/** A card that does not lie open is refused before its fields are looked at; they only have to be there. */
const noFields = { player: 0, holder: 0, region: 1, colour: 'red' };

/** How many actions the die of a move could be used for. */
const versatility = (move: PtcMove): number =>
	'die' in move && move.die !== 'rest' && move.die !== 'power' ? actionsOf(move.die).length : 0;
