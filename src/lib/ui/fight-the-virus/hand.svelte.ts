/** What a player of this game has chosen: a die, points of progress, a square, a shape. */
import { areaOf } from '../../sheets/kit/cells.ts';
import { analysisCells, progressCells } from '../../sheets/fight-the-virus/cells.ts';
import type { Labels } from '../../i18n/games/fight-the-virus/labels.ts';
import { endingVerbs, type Dice, type DieIndex, type Move } from '../../validators/fight-the-virus/moves.ts';
import { diceLeft, valueOf } from '../../validators/fight-the-virus/dice.ts';
import { mostAdded } from '../../validators/fight-the-virus/progress.ts';
import type { RuleId } from '../../validators/fight-the-virus/rulebook.ts';
import type { Phase, Seat, State } from '../../validators/fight-the-virus/state.ts';
import type { Hand } from '../play/controls.ts';
import type { Notes } from '../play/frame.ts';
import { Holding } from '../play/holding.svelte.ts';
import type { Play } from '../play/play.svelte.ts';
import type { Drawing } from '../sheet/drawing.ts';
import { attemptAt } from './attempts.ts';
import { heldShape, nothingHeld, type Held } from './held.ts';
import { notesOf } from './notes.ts';
import { addOf, isShaped, usesDie } from './proposals.ts';
import { Shaping } from './shaping.svelte.ts';

type Types = { state: State; move: Move; rule: RuleId; held: Held };

export class VirusHand extends Holding<Labels, Types> implements Hand {
	readonly shaping: Shaping;

	constructor(play: Play) {
		super(play, nothingHeld, heldShape);
		this.shaping = new Shaping(this);
	}

	/** At another player's sheet nothing is chosen. */
	override get held(): Held {
		const held = super.held;
		return held.by === this.play.seat ? held : { ...nothingHeld, by: this.play.seat };
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
		return this.moves.filter(({ do: verb, by }) => by === seat && !endingVerbs.includes(verb));
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
		return this.open.every((by) => this.moves.some((move) => move.do === 'done' && move.by === by));
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

	worthOf(move: Move): number {
		return usesDie(move) && this.state.dice ? valueOf(this.state, move) : 0;
	}

	readonly ghost: ReadonlySet<string> = $derived.by(() => {
		const { tapped } = this.held;
		const { cells } = this.shaping;
		return new Set(cells.length > 0 || tapped === null ? cells : [tapped]);
	});

	readonly lit: ReadonlySet<string> = $derived.by(
		() => new Set(this.candidates.flatMap((move) => this.play.game.cells(this.play.state, move)))
	);

	readonly notes: Notes = $derived.by(() => notesOf(this));
	/** A bonus takes the view to where it is taken, and so does a die that fits in one area only. */
	readonly leadsTo: string | null = $derived.by(() => {
		const areas = new Set([...this.lit].map(areaOf));
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

	gestures(area: string): string | null {
		return area === this.drawing.area ? this.label('gestures') : null;
	}
	get drawing(): Drawing {
		return this.shaping.drawing;
	}

	/** No tap is dead: it becomes the move that it would be, and the referee says why not. */
	refuse(cell: string): void {
		if (progressCells.read(cell) !== null) this.notice(this.label('progressHint'), 'FTV-P3');
		else void this.make(this.#attempt([cell]));
	}

	#attempt(cells: readonly string[]): Move {
		const chosen = { by: this.play.seat, die: this.die ?? 0, add: this.add, number: this.number ?? 1 };
		return attemptAt(this.play.game, this.state, chosen, cells);
	}
}
