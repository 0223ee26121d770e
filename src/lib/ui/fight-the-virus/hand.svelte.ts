/** What a player of this game has chosen: a die, points of progress, a square, a shape. */
import { analysisCells } from '../../sheets/fight-the-virus/cells.ts';
import type { Square } from '../../sheets/fight-the-virus/facts.ts';
import type { Labels } from '../../i18n/games/fight-the-virus/labels.ts';
import type { Dice, DieIndex, Marking, Move, Verbs } from '../../validators/fight-the-virus/moves.ts';
import { mostAdded } from '../../validators/fight-the-virus/progress.ts';
import type { PhaseName, Seat, State } from '../../validators/fight-the-virus/state.ts';
import type { Hand } from '../play/controls.ts';
import { labelsOf } from '../play/labels.ts';
import type { Play } from '../play/play.svelte.ts';
import type { Drawing } from '../sheet/drawing.ts';
import { attemptAt, attemptDrawn } from './attempts.ts';
import { notesOf } from './notes.ts';
import { byLikelihood, endingsAfter } from './proposals.ts';

type Shaped = Verbs['analyse' | 'bonusShape'];

const isShaped = (move: Move): move is Shaped => move.do === 'analyse' || move.do === 'bonusShape';
const isMarking = (move: Move): move is Marking =>
	move.do === 'analyse' || move.do === 'research' || move.do === 'test' || move.do === 'curve';
const addOf = (move: Move): number => (isMarking(move) ? (move.add ?? 0) : 0);

const ids = (cells: readonly Square[]): string[] => cells.map(analysisCells.make);
const same = (a: readonly string[], b: readonly string[]): boolean =>
	a.length === b.length && a.every((cell) => b.includes(cell));

export class VirusHand implements Hand {
	readonly play: Play;
	readonly #label: ReturnType<typeof labelsOf<Labels>>;
	#die = $state<DieIndex | null>(null);
	#add = $state(0);
	#number = $state<number | null>(null);
	/** The square that was tapped, and waits for a choice or a confirmation. */
	#tapped = $state<string | null>(null);
	/** The squares of a free shape, proposed and changed by taps. */
	#drawn = $state.raw<readonly string[]>([]);
	#turn = $state(0);
	/** The squares that a finger has passed and that is still down. */
	#passed = $state.raw<readonly string[]>([]);

	constructor(play: Play) {
		this.play = play;
		this.#label = labelsOf<Labels>(play);
	}

	get state(): State {
		return this.play.state as State;
	}
	/** The player whose sheet is shown. */
	get seat(): Seat | undefined {
		return this.state.seats[this.play.seat];
	}
	get phase(): PhaseName {
		return this.state.phase;
	}
	get dice(): Dice | null {
		return this.state.phase === 'roll' ? null : this.state.dice;
	}
	/** Which dice this player has used. */
	get used(): readonly DieIndex[] {
		return (this.seat?.used ?? []).map(({ die }) => die);
	}
	/** The die that is chosen, or the only one that is left. */
	get die(): DieIndex | null {
		const { used } = this;
		if (this.#die !== null && !used.includes(this.#die)) return this.#die;
		const left = ([0, 1] as const).filter((die) => !used.includes(die));
		return left.length === 1 ? (left[0] ?? null) : null;
	}
	get add(): number {
		return this.die === null ? 0 : this.#add;
	}
	get number(): number | null {
		return this.#number;
	}

	/** All that this player could do with what is chosen, the cheapest first; with points of progress only these. */
	readonly candidates: readonly Move[] = $derived.by(() => {
		const { seat, die, add } = this;
		if (!seat) return [];
		const open = (this.play.moves as readonly Move[]).filter((move) => {
			if (move.by !== seat.by || move.do === 'done' || move.do === 'decline') return false;
			if (move.do === 'bonusNumber') return this.#number === null || move.number === this.#number;
			if (!isMarking(move)) return true;
			return (die === null || move.die === die) && (add === 0 || move.add === add);
		});
		return open.sort((a, b) => addOf(a) - addOf(b));
	});

	/** Whether this die is of any use to this player, as it lies or with progress. */
	usable(die: DieIndex): boolean {
		const { seat } = this;
		return (this.play.moves as readonly Move[]).some(
			(move) => move.by === seat?.by && isMarking(move) && move.die === die
		);
	}

	/** Numbers that the bonus could enter somewhere. */
	get numbers(): readonly number[] {
		const all = (this.play.moves as readonly Move[]).filter((move) => move.do === 'bonusNumber');
		return [...new Set(all.map(({ number }) => number))].sort((a, b) => a - b);
	}

	/** The cheapest way to cross out the next research number. */
	get research(): Move | undefined {
		return this.candidates.find((move) => move.do === 'research');
	}

	/** Who has not ended its part yet. */
	get open(): readonly number[] {
		return this.play.awaits.flatMap(({ do: verb, by }) => (verb === 'done' && by !== undefined ? [by] : []));
	}
	get mayAllPass(): boolean {
		return this.open.every((by) => this.play.moves.some((move) => move.do === 'done' && move.by === by));
	}
	allPass(): void {
		const passes = this.open.map((by): Move => ({ do: 'done', by }));
		void this.play.make(passes, () => {
			this.#letGo();
		});
	}

	#at(cell: string): readonly Move[] {
		return this.candidates.filter((move) => this.play.game.cells(this.play.state, move).includes(cell));
	}

	/** What the tapped square could take, the cheapest of each die: offered with its price. */
	readonly offers: readonly Move[] = $derived.by(() => {
		const cell = this.#tapped;
		if (cell === null || analysisCells.read(cell)) return [];
		const seen = new Set<string>();
		return this.#at(cell).filter((move) => {
			const kind = isMarking(move)
				? `die ${move.die}`
				: move.do === 'bonusNumber'
					? `${move.number}`
					: move.do;
			return !seen.has(kind) && seen.add(kind);
		});
	});

	/** The legal shapes through the tapped square, the most likely first: no progress, then centred on the finger. */
	readonly #shapes: readonly Shaped[] = $derived.by(() => {
		const square = this.#tapped === null ? null : analysisCells.read(this.#tapped);
		if (!square) return [];
		const through = this.#at(this.#tapped ?? '').filter(isShaped);
		const cheapest = Math.min(...through.map(addOf));
		return byLikelihood(
			this.state.agreed,
			through.filter((move) => addOf(move) === cheapest),
			square
		);
	});
	/** Whether the player draws the shape: a 6, or the bonus. */
	get isFree(): boolean {
		const [first] = this.#shapes;
		return first !== undefined && (first.do === 'bonusShape' || this.valueOf(first) === 6);
	}
	get shapes(): readonly Shaped[] {
		return this.isFree ? [] : this.#shapes;
	}
	/** The placement that waits for its confirmation; null when what is drawn is not legal. */
	get placement(): Shaped | null {
		if (!this.isFree) return this.#shapes[this.#turn % Math.max(1, this.#shapes.length)] ?? null;
		return this.#shapes.find(({ cells }) => same(ids(cells), this.#drawn)) ?? null;
	}
	get hasPlacement(): boolean {
		return this.#tapped !== null && this.#shapes.length > 0;
	}
	get turn(): number {
		return this.#shapes.length === 0 ? 0 : (this.#turn % this.#shapes.length) + 1;
	}

	valueOf(move: Move): number {
		return isMarking(move) ? (this.dice?.[move.die] ?? 1) + (move.add ?? 0) : 0;
	}

	readonly ghost: ReadonlySet<string> = $derived.by(() => {
		if (this.#passed.length > 0) return new Set(this.#passed);
		if (this.#tapped === null) return new Set<string>();
		if (!this.hasPlacement) return new Set([this.#tapped]);
		return new Set(this.isFree ? this.#drawn : ids(this.placement?.cells ?? []));
	});

	readonly lit: ReadonlySet<string> = $derived.by(
		() => new Set(this.candidates.flatMap((move) => this.play.game.cells(this.play.state, move)))
	);

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
	/** A bonus takes the view to where it is taken, and so does a die that fits in one area only. */
	readonly leadsTo: string | null = $derived.by(() => {
		const areas = new Set([...this.lit].map((cell) => cell.split('.')[0] ?? ''));
		const [only] = areas;
		return areas.size === 1 && this.phase === 'mark' ? (only ?? null) : null;
	});

	/** A square of the virus that was tapped gets the shape of the other die instead. */
	choose(die: DieIndex): void {
		const cell = this.hasPlacement ? this.#tapped : null;
		this.#die = this.#die === die && cell === null ? null : die;
		this.#add = 0;
		this.clear();
		if (cell !== null && this.#at(cell).length > 0) this.#propose(cell);
	}
	addPoints(by: 1 | -1): void {
		const most = mostAdded(this.seat?.sheet?.progress ?? '');
		this.#add = Math.min(most, Math.max(0, this.#add + by));
		this.clear();
	}
	chooseNumber(number: number): void {
		this.#number = this.#number === number ? null : number;
	}
	turnShape(): void {
		this.#turn++;
	}
	clear(): void {
		this.#tapped = null;
		this.#drawn = [];
		this.#turn = 0;
		this.#passed = [];
		this.play.card = null;
	}
	#letGo(): void {
		this.#die = null;
		this.#add = 0;
		this.#number = null;
		this.#tapped = null;
		this.#drawn = [];
		this.#turn = 0;
	}

	/** Makes the move; whoever can do nothing but end the part, or decline the bonus, does so with it. */
	make(move: Move): Promise<boolean> {
		const { game, state } = this.play;
		const then = game.check(state, move).length > 0 ? [] : endingsAfter(game, game.apply(state, move));
		return this.play.make([move, ...then], () => {
			this.#letGo();
		});
	}

	/** Marks what is proposed; a drawn shape that is not legal is put to the referee, who says why. */
	confirm(): void {
		void this.make(this.placement ?? this.#attempt(this.#drawn));
	}

	tap(cell: string): void {
		if (this.#tapped !== null && this.hasPlacement && analysisCells.read(cell)) return this.#tapAgain(cell);
		const here = this.#at(cell);
		this.clear();
		if (here.length === 0) return this.#refuse(cell);
		const plain = here.filter((move) => addOf(move) === this.add);
		const [only, other] = plain;
		// one thing to do, and nothing to pay that was not asked for: done at once
		if (only && !other && !isShaped(only)) void this.make(only);
		else this.#propose(cell);
	}

	#propose(cell: string): void {
		this.#tapped = cell;
		this.#turn = 0;
		const [likely] = this.#shapes;
		// a shape belongs to one die: the tray shows which, and the other one is a tap away
		if (likely?.do === 'analyse') this.#die = likely.die;
		this.#drawn = ids(this.#shapes[0]?.cells ?? []);
	}

	/** A finger draws the shape it means: proposed as by a tap, with the progress it needs, or refused as drawn. */
	readonly drawing: Drawing = {
		area: 'analysis',
		over: (cells) => {
			if (this.#passed.length === 0) this.clear();
			this.#passed = cells;
		},
		end: (cells) => {
			this.#passed = [];
			const meant = this.#meantBy(cells);
			if (!meant) return void this.make(this.#attemptDrawn(cells));
			this.#tapped = cells[0] ?? null;
			this.#drawn = cells;
			if (meant.do === 'analyse') this.#die = meant.die;
			this.#add = addOf(meant);
			this.#turn = Math.max(
				0,
				this.#shapes.findIndex((move) => same(ids(move.cells), cells))
			);
		},
		cancel: () => {
			this.#passed = [];
		}
	};
	/** A shape tells its die: the one that needs least progress, the chosen one where both fit. */
	#meantBy(cells: readonly string[]): Shaped | undefined {
		const own = (this.play.moves as readonly Move[]).filter(({ by }) => by === this.play.seat);
		return [...this.candidates, ...own]
			.filter(isShaped)
			.filter((move) => same(ids(move.cells), cells))
			.sort((a, b) => addOf(a) - addOf(b))[0];
	}
	#attemptDrawn(cells: readonly string[]): Move {
		const left = ([0, 1] as const).filter((die) => !this.used.includes(die));
		const dice = left.sort((a, b) => Number(b === this.die) - Number(a === this.die));
		return attemptDrawn(this.play.game, this.state, { by: this.play.seat, add: this.add, dice }, cells);
	}

	/** The same square turns the shape; a free shape grows and shrinks; any other square is a new proposal. */
	#tapAgain(cell: string): void {
		this.play.card = null;
		if (this.isFree && this.#drawn.includes(cell)) {
			const left = this.#drawn.filter((other) => other !== cell);
			if (left.length === 0) return this.clear();
			if (cell === this.#tapped) this.#tapped = left[0] ?? null;
			this.#drawn = left;
			return;
		}
		if (this.isFree) {
			const grown = [...this.#drawn, cell];
			if (this.#shapes.some(({ cells }) => grown.every((one) => ids(cells).includes(one)))) {
				this.#drawn = grown;
				return;
			}
		} else if (cell === this.#tapped) return this.turnShape();
		if (this.#at(cell).length > 0) this.#propose(cell);
		else this.#refuse(cell);
	}

	#refuse(cell: string): void {
		const [area = ''] = cell.split('.');
		if (area === 'progress') this.play.notice(this.#label('progressHint'), 'FTV-P3');
		else void this.make(this.#attempt([cell]));
	}

	#attempt(cells: readonly string[]): Move {
		const chosen = { by: this.play.seat, die: this.die ?? 0, add: this.add, number: this.#number ?? 1 };
		return attemptAt(this.play.game, this.state, chosen, cells);
	}
}
