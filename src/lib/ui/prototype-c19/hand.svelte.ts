/** What a player of this game has chosen: dice on the table, a die of his own, a value, squares of the zone. */
import { factorField, riskCell } from '../../sheets/prototype-c19/cells.ts';
import type { Labels } from '../../i18n/games/prototype-c19/labels.ts';
import { useOf } from '../../validators/prototype-c19/dice.ts';
import { openInfections } from '../../validators/prototype-c19/infection.ts';
import type { MoveOf, PcMove, Verb } from '../../validators/prototype-c19/moves.ts';
import type { Player, State, Taken } from '../../validators/prototype-c19/state.ts';
import { verbsOf } from '../../validators/prototype-c19/turn.ts';
import type { Move } from '../../table/record.ts';
import type { Hand } from '../play/controls.ts';
import { endingsAfter } from '../play/endings.ts';
import { labelsOf } from '../play/labels.ts';
import type { Play } from '../play/play.svelte.ts';
import { attempted, cellAt, type Wish } from './attempts.ts';
import { ruleOfCell } from './explained.ts';
import { notesOf } from './notes.ts';
import { byCloseness } from './proposals.ts';
import { afterTaking, partnerOf, type Opened, type Take } from './taking.ts';

/** Everything that is forgotten as soon as something has happened or another sheet is shown. */
interface Choice {
	readonly stamp: string;
	/** Dice on the table, to take or to roll again. */
	readonly dice: readonly number[];
	readonly mutant: boolean;
	readonly rerolling: boolean;
	/** The value wanted of a research sample. */
	readonly value: number | null;
	/** Which of several received infections is placed. */
	readonly infection: number | null;
	readonly resisting: boolean;
	/** The factors are shown. */
	readonly factors: boolean;
	/** Squares of the risk zone, or a cell of Health. */
	readonly tapped: readonly string[];
	readonly turn: number;
}

const nothing: Omit<Choice, 'stamp'> = {
	dice: [],
	mutant: false,
	rerolling: false,
	value: null,
	infection: null,
	resisting: false,
	factors: false,
	tapped: [],
	turn: 0
};

/** Moves that are shown before they are made: in the zone, and in the narrow columns of Health. */
type Placed = MoveOf<'infect' | 'cover' | 'resist' | 'health'>;
const isPlaced = (move: PcMove): move is Placed =>
	move.do === 'infect' || move.do === 'cover' || move.do === 'resist' || move.do === 'health';

const isInZone = ({ do: verb }: PcMove): boolean => verb === 'infect' || verb === 'cover';

export type Mode =
	'research' | 'received' | 'roll' | 'rolled' | 'open' | 'acting' | 'last-roll' | 'annul' | 'waiting';

export class LabHand implements Hand {
	readonly play: Play;
	readonly #label: ReturnType<typeof labelsOf<Labels>>;
	#choice = $state.raw<Choice>({ ...nothing, stamp: '' });
	#die = $state<number | null>(null);

	constructor(play: Play) {
		this.play = play;
		this.#label = labelsOf<Labels>(play);
	}

	get #stamp(): string {
		return `${this.play.log.length} ${this.play.looking ?? ''} ${this.play.seat}`;
	}
	get choice(): Choice {
		return this.#choice.stamp === this.#stamp ? this.#choice : { ...nothing, stamp: this.#stamp };
	}
	choose(part: Partial<Choice>): void {
		this.#choice = { ...this.choice, ...part, stamp: this.#stamp };
		this.play.card = null;
	}

	get state(): State {
		return this.play.state as State;
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
		return this.choice.resisting || this.choice.tapped.length > 0;
	}
	get own(): readonly PcMove[] {
		return (this.play.moves as readonly PcMove[]).filter(({ by }) => by === this.play.seat);
	}

	/** The die of his own that is chosen: the tapped one, else the first that is still a sample. */
	get die(): Taken | null {
		const open = (this.player?.taken ?? []).filter(({ used }) => !used);
		const tapped = open.find(({ die }) => die === this.#die);
		const { player } = this;
		return tapped ?? (player && open.find((one) => useOf(player, one) !== 'infection')) ?? open[0] ?? null;
	}
	chooseDie(die: number): void {
		this.#die = die;
		this.choose({ tapped: [], turn: 0 });
	}

	/** Infections that can be placed now, each value once. */
	get infections(): readonly number[] {
		const { player } = this;
		if (!player || !this.mayDo('infect')) return [];
		return [...new Set(openInfections(this.state, player))].sort((a, b) => a - b);
	}
	get infection(): number | null {
		return this.choice.infection ?? (this.infections.length === 1 ? (this.infections[0] ?? null) : null);
	}
	/** Taps on the zone bring in resistant individuals: because that was chosen, or nothing else is to be placed. */
	get resisting(): boolean {
		return this.mayDo('resist') && (this.choice.resisting || this.infections.length === 0);
	}

	#fits(move: PcMove): boolean {
		if ('value' in move && move.do !== 'cover')
			return this.choice.value === null || move.value === this.choice.value;
		if ('die' in move) return move.do !== 'analysis' && move.die === this.die?.die;
		if (move.do === 'resist') return this.resisting;
		const value = move.do === 'infect' ? move.cells.length : move.do === 'cover' ? move.value : null;
		return value !== null && !this.resisting && (this.infection === null || value === this.infection);
	}
	/** All that this player could do with what is chosen. */
	get candidates(): readonly PcMove[] {
		return this.own.filter((move) => this.#fits(move));
	}
	cellsOf(move: PcMove): readonly string[] {
		return this.play.game.cells(this.play.state, move);
	}

	/** Nothing but this infection is left to place: it is proposed before anybody taps. */
	get #proposed(): readonly Placed[] {
		const { player } = this;
		if (!player || this.resisting || this.infection === null || this.leadsTo !== 'risk') return [];
		return byCloseness(
			this.state.agreed,
			player,
			this.candidates.filter((move) => move.do === 'infect')
		);
	}
	/** Placements through what was tapped. */
	readonly previews: readonly Placed[] = $derived.by(() => {
		const { tapped } = this.choice;
		if (tapped.length === 0) return this.#proposed;
		const through = this.candidates.filter(isPlaced).filter((move) => {
			const cells = this.cellsOf(move);
			return tapped.every((cell) => cells.includes(cell));
		});
		return this.resisting ? through.filter((move) => this.cellsOf(move).length === tapped.length) : through;
	});
	get preview(): Placed | null {
		const { previews } = this;
		return previews[this.choice.turn % Math.max(1, previews.length)] ?? null;
	}
	get turn(): number {
		return this.previews.length === 0 ? 0 : (this.choice.turn % this.previews.length) + 1;
	}
	get ghost(): ReadonlySet<string> {
		if (this.resisting) return new Set(this.choice.tapped);
		return new Set(this.preview ? this.cellsOf(this.preview) : []);
	}
	get lit(): ReadonlySet<string> {
		const { tapped } = this.choice;
		const open = this.candidates.filter(
			(move) => move.do !== 'resist' || tapped.every((cell) => this.cellsOf(move).includes(cell))
		);
		return new Set([
			...open.flatMap((move) => this.cellsOf(move)),
			...this.#afterTaking.flatMap(({ cells }) => cells)
		]);
	}

	/** The dice chosen on the table, as the move that takes them; null while that is no legal move. */
	get #taking(): Take | null {
		const { mode, actor } = this;
		const { dice, rerolling } = this.choice;
		if ((mode !== 'rolled' && mode !== 'open') || rerolling || !this.state.players[actor]) return null;
		const wanted = [...dice].sort((a, b) => a - b).join();
		const takes = this.own.filter((move) => move.do === 'take');
		return takes.find((move) => move.dice.join() === wanted) ?? null;
	}
	/** The die that a single chosen one takes along as its infection, should it become a sample. */
	get partner(): number | null {
		return this.#taking && partnerOf(this.state, this.#taking);
	}
	readonly #afterTaking: readonly Opened[] = $derived.by(() => {
		const taking = this.#taking;
		return taking ? afterTaking(this.play.game, this.state, taking) : [];
	});

	/** What this player could still do once it is placed as shown. */
	get #afterPreview(): readonly Verb[] {
		const { preview } = this;
		if (!preview || this.mode !== 'acting') return [];
		const { game } = this.play;
		const then = game.moves(game.apply(this.state, preview)) as readonly PcMove[];
		return then.filter(({ by }) => by === this.play.seat).map(({ do: verb }) => verb);
	}
	/** Nothing but the end of the part would be left, so that it ends with the placement. */
	get endsWithPreview(): boolean {
		const verbs = this.#afterPreview;
		return verbs.length > 0 && verbs.every((verb) => verb === 'done');
	}
	/** Places what is previewed and ends the part, where no sample would be lost by it. */
	get finishing(): readonly PcMove[] | null {
		const { preview } = this;
		const verbs = this.#afterPreview;
		if (!preview || this.endsWithPreview || !verbs.includes('done')) return null;
		const losesSample = verbs.some((verb) => verb === 'health' || verb === 'formula');
		return losesSample ? null : [preview, { do: 'done', by: this.play.seat }];
	}
	async finish(): Promise<void> {
		if (this.finishing) await this.play.propose(...this.finishing);
	}
	/** "Done" stands out only when nothing else can be done. */
	get isAllDone(): boolean {
		return this.own.every(({ do: verb }) => verb === 'done' || verb === 'analysis' || verb === 'convert');
	}
	/** Assistants who have taken nothing yet pass, all at once. */
	get passing(): readonly PcMove[] {
		return this.play.awaits.flatMap(({ do: verb, by }): PcMove[] =>
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
		const { health, boxes } = state.agreed.facts;
		if (!player) return null;
		if (player.health.length < health.columns) return 'health';
		return player.formula.length < boxes.length ? 'formula' : null;
	}
	readonly #notes = $derived.by(() => notesOf(this.play, this.state, this.#label));
	get bar(): { readonly title: string; readonly line: string } {
		return this.#notes.bar;
	}
	seatNote(seat: number): string {
		return this.#notes.seat(seat);
	}
	areaNote(area: string): string | null {
		return this.#notes.area(area);
	}

	/** Puts moves to the referee; whoever can do nothing but end the part then does so with them. */
	async make(...moves: readonly PcMove[]): Promise<boolean> {
		const { dice } = this.choice;
		const made = await this.play.propose(...moves, ...this.#endingsAfter(moves));
		if (!made && this.choice.dice.length === 0 && dice.length > 0) this.choose({ dice });
		return made;
	}
	#endingsAfter(moves: readonly PcMove[]): readonly Move[] {
		const { game } = this.play;
		let state: unknown = this.state;
		for (const move of moves) {
			if (game.check(state, move).length > 0) return [];
			state = game.apply(state, move);
		}
		return endingsAfter(game, state);
	}
	confirm(): void {
		const { tapped } = this.choice;
		if (this.preview) void this.make(this.preview);
		else this.wish({ area: 'risk', cells: tapped.map(cellAt) });
	}

	/** Puts a wish to the referee as it is. */
	wish(wish: Wish): void {
		void this.make(attempted(this, wish));
	}
	/** One move fits: it is made. Several: what is missing is said. None: the referee says why not. */
	#place(here: readonly PcMove[], wish: Wish): void {
		const [only, other] = here;
		if (only && !other) void this.make(only);
		else if (only) this.play.notice(this.#label('chooseValue'), 'PC19-U8');
		else this.wish(wish);
	}

	tap(cell: string): void {
		const here = this.choice.resisting ? [] : this.#afterTaking.filter(({ cells }) => cells.includes(cell));
		const [only, other] = here;
		if (!only) this.#tapped(cell);
		// the dice are taken by what is done with them: at once where there is one way, else with a look at it first
		else if (!other && !isInZone(only.move)) void this.make(only.taking, only.move);
		else void this.make(only.taking).then((made) => (made ? this.#tapped(cell) : undefined));
	}
	#tapped(cell: string): void {
		const [area = '', name = ''] = cell.split('.');
		const at = this.candidates.filter((move) => this.cellsOf(move).includes(cell));
		if (!this.choice.tapped.every((other) => other.startsWith(`${area}.`)))
			this.choose({ tapped: [], turn: 0 });
		if (area === 'risk') this.#tapZone(cell);
		else if (area === 'virus' && this.own.some((move) => move.do === 'cover')) this.#tapColumn(Number(name));
		else if (area === 'health') this.#tapHealth(at, cell);
		else if (area === 'formula' || area === 'step') this.#tapFormula();
		else if (area === 'factor') {
			const factor = this.state.agreed.facts.factors[factorField.read(cell) ?? -1];
			const here = this.candidates.filter((move) => move.do === 'formula' && move.factor === factor);
			this.#place(here, { area: 'factor', cell });
		} else if (area === 'biotech') this.#place(at, { area: 'biotech', cell });
		else this.#explain(ruleOfCell(cell));
	}

	#explain(rule: string): void {
		this.play.notice(this.play.words.rules[rule]?.text ?? '', rule);
	}
	#tapHealth(at: readonly PcMove[], cell: string): void {
		const elsewhere = this.candidates.some((move) => move.do === 'health');
		if (at.length === 0 && elsewhere) this.#explain('PC19-H3');
		else if (this.choice.tapped[0] === cell) this.confirm();
		else if (at.length === 1) this.choose({ tapped: [cell], turn: 0 });
		else this.#place(at, { area: 'health', cell });
	}
	#tapFormula(): void {
		const [only, other] = this.candidates.filter((move) => move.do === 'formula');
		if (!only) return this.wish({ area: 'formula' });
		// PC19-F4: no factor is left to choose
		if (!other) return void this.make(only);
		this.choose({ factors: true });
	}
	#tapColumn(column: number): void {
		const row = this.state.agreed.facts.risk.map.findIndex((line) => line.charAt(column) === '.');
		this.choose({ tapped: [riskCell.make([Math.max(0, row), column])], turn: 0 });
	}
	#tapZone(cell: string): void {
		const { tapped, turn } = this.choice;
		if (this.resisting) return this.#tapResistant(cell);
		const here = this.candidates.filter(isPlaced).some((move) => this.cellsOf(move).includes(cell));
		if (!here) this.wish({ area: 'risk', cells: [cellAt(cell)] });
		else if (tapped[0] === cell) this.choose({ turn: turn + 1 });
		else this.choose({ tapped: [cell], turn: 0 });
	}
	/** Resistant ones are chosen one by one, and let go by a second tap. */
	#tapResistant(cell: string): void {
		const { tapped } = this.choice;
		if (tapped.includes(cell)) this.choose({ tapped: tapped.filter((other) => other !== cell) });
		else if (this.lit.has(cell)) this.choose({ tapped: [...tapped, cell] });
		else this.wish({ area: 'risk', cells: [...tapped.slice(-1), cell].map(cellAt) });
	}
}
