/** What a player of this game has chosen: a die, points of progress, a square, a shape. */
import { analysisCells } from '../../sheets/fight-the-virus/cells.ts';
import { parse } from '../../table/shape.ts';
import type { Labels } from '../../i18n/games/fight-the-virus/labels.ts';
import { endingVerbs, type Dice, type DieIndex, type Move } from '../../validators/fight-the-virus/moves.ts';
import { diceLeft } from '../../validators/fight-the-virus/dice.ts';
import { mostAdded } from '../../validators/fight-the-virus/progress.ts';
import type { Phase, Seat, State } from '../../validators/fight-the-virus/state.ts';
import type { Hand } from '../play/controls.ts';
import type { Bar } from '../play/frame.ts';
import { labelsOf, type LabelOf } from '../play/labels.ts';
import type { Play } from '../play/play.svelte.ts';
import type { Drawing } from '../sheet/drawing.ts';
import { attemptAt } from './attempts.ts';
import { heldShape, nothingHeld, type Held } from './held.ts';
import { notesOf } from './notes.ts';
import { addOf, isShaped, usesDie } from './proposals.ts';
import { Shaping } from './shaping.svelte.ts';

export class VirusHand implements Hand {
	readonly play: Play;
	readonly #label: LabelOf<Labels>;
	#chosen = $state.raw(nothingHeld(0));
	readonly shaping: Shaping;

	constructor(play: Play) {
		this.play = play;
		this.#label = labelsOf<Labels>(play);
		this.shaping = new Shaping(this);
	}

	/** At another player's sheet nothing is chosen. */
	get held(): Held {
		const { seat } = this.play;
		return this.#chosen.by === seat ? this.#chosen : nothingHeld(seat);
	}
	take(held: unknown): void {
		const kept = parse(heldShape, held);
		if (kept.ok) this.#chosen = kept.value;
	}
	hold(part: Partial<Held>): void {
		this.#chosen = { ...this.held, ...part };
	}

	get state(): State {
		return this.play.state as State;
	}
	/** The player whose sheet is shown. */
	get seat(): Seat | undefined {
		return this.state.seats[this.play.seat];
	}
	get phase(): Phase {
		return this.state.phase;
	}
	get dice(): Dice | null {
		return this.state.phase === 'roll' ? null : this.state.dice;
	}
	/** The dice that this player has not used. */
	get left(): readonly DieIndex[] {
		return this.seat ? diceLeft(this.seat) : [];
	}
	/** The die that is chosen, or the only one that is left. */
	get die(): DieIndex | null {
		const { left, held } = this;
		if (held.die !== null && left.includes(held.die)) return held.die;
		return left.length === 1 ? (left[0] ?? null) : null;
	}
	get add(): number {
		return this.die === null ? 0 : this.held.add;
	}
	/** The points of progress that are shown with the die: those of the proposed shape, or as chosen. */
	get points(): number {
		const { placement } = this.shaping;
		return placement ? addOf(placement) : this.add;
	}
	get number(): number | null {
		return this.held.number;
	}

	/** All that this player could mark, whatever is chosen, the cheapest first. */
	readonly markings: readonly Move[] = $derived.by(() => {
		const { seat } = this.play;
		return this.#markingsOf(seat).sort((a, b) => addOf(a) - addOf(b));
	});
	#markingsOf(seat: number): Move[] {
		return (this.play.moves as readonly Move[]).filter(
			({ do: verb, by }) => by === seat && !endingVerbs.includes(verb)
		);
	}
	canMark(seat: number): boolean {
		return this.#markingsOf(seat).length > 0;
	}
	/** The part of it that fits what is chosen; with points of progress only these. */
	readonly candidates: readonly Move[] = $derived.by(() => {
		const { die, add, number } = this;
		return this.markings.filter((move) => {
			if (move.do === 'bonusNumber') return number === null || move.number === number;
			if (!usesDie(move)) return true;
			return (die === null || move.die === die) && (add === 0 || move.add === add);
		});
	});

	/** Whether this die is of any use to this player, as it lies or with progress. */
	usable(die: DieIndex): boolean {
		return this.markings.some((move) => usesDie(move) && move.die === die);
	}

	/** Numbers that the bonus could enter somewhere. */
	get numbers(): readonly number[] {
		const all = this.markings.filter((move) => move.do === 'bonusNumber');
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
			this.letGo();
		});
	}

	/** What could be done here with what is chosen. */
	at(cell: string): readonly Move[] {
		return this.candidates.filter((move) => this.play.game.cells(this.play.state, move).includes(cell));
	}

	/** What the tapped square could take, the cheapest of each die: offered with its price. */
	readonly offers: readonly Move[] = $derived.by(() => {
		const { tapped: cell } = this.held;
		if (cell === null || analysisCells.read(cell)) return [];
		const seen = new Set<string>();
		return this.at(cell).filter((move) => {
			const kind = usesDie(move) ? `die ${move.die}` : move.do === 'bonusNumber' ? `${move.number}` : move.do;
			return !seen.has(kind) && seen.add(kind);
		});
	});

	valueOf(move: Move): number {
		return usesDie(move) ? (this.dice?.[move.die] ?? 1) + (move.add ?? 0) : 0;
	}

	readonly ghost: ReadonlySet<string> = $derived.by(() => {
		const { tapped } = this.held;
		const { cells } = this.shaping;
		return new Set(cells.length > 0 || tapped === null ? cells : [tapped]);
	});

	readonly lit: ReadonlySet<string> = $derived.by(
		() => new Set(this.candidates.flatMap((move) => this.play.game.cells(this.play.state, move)))
	);

	readonly #notes = $derived.by(() => notesOf(this.play, this.state, this.#label));
	get bar(): Bar {
		return this.#notes.bar;
	}
	seatNote(seat: number): string {
		return this.#notes.seat(seat);
	}
	areaName(area: string): string | null {
		return area === 'analysis' || area === 'curve' ? this.#label('areaName', { area }) : null;
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
		const cell = this.shaping.has ? this.held.tapped : null;
		this.hold({ die: this.held.die === die && cell === null ? null : die, add: 0 });
		this.clear();
		if (cell !== null && this.at(cell).length > 0) this.shaping.propose(cell);
	}
	addPoints(by: 1 | -1): void {
		const most = mostAdded(this.seat?.sheet?.progress ?? '');
		this.hold({ add: Math.min(most, Math.max(0, this.points + by)) });
		this.clear();
	}
	chooseNumber(number: number): void {
		this.hold({ number: this.number === number ? null : number });
	}
	clear(): void {
		this.hold({ tapped: null, drawn: [], turn: 0 });
		this.shaping.lift();
		this.play.card = null;
	}
	letGo(): void {
		this.#chosen = nothingHeld(this.play.seat);
	}

	/** Makes the move; whoever can do nothing but end the part, or decline the bonus, does so with it. */
	make(move: Move): Promise<boolean> {
		const letGo = (): void => {
			this.letGo();
		};
		return this.play.make([move], letGo, endingVerbs);
	}

	/** Marks what is proposed; a drawn shape that is not legal is put to the referee, who says why. */
	confirm(): void {
		void this.make(this.shaping.placement ?? this.#attempt(this.held.drawn));
	}

	tap(cell: string): void {
		if (this.shaping.has && analysisCells.read(cell)) return this.shaping.tapAgain(cell);
		const here = this.at(cell);
		const plain = here.filter((move) => addOf(move) === this.add);
		const [only, other] = plain;
		// one thing to do, and nothing to pay that was not asked for: done at once, and only then let go of
		if (only && !other && !isShaped(only)) return void this.make(only);
		this.clear();
		if (here.length === 0) this.refuse(cell);
		else this.shaping.propose(cell);
	}

	get drawing(): Drawing {
		return this.shaping.drawing;
	}

	/** No tap is dead: it becomes the move that it would be, and the referee says why not. */
	refuse(cell: string): void {
		const [area = ''] = cell.split('.');
		if (area === 'progress') this.play.notice(this.#label('progressHint'), 'FTV-P3');
		else void this.make(this.#attempt([cell]));
	}

	#attempt(cells: readonly string[]): Move {
		const chosen = { by: this.play.seat, die: this.die ?? 0, add: this.add, number: this.number ?? 1 };
		return attemptAt(this.play.game, this.state, chosen, cells);
	}
}
