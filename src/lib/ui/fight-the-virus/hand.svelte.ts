/** What a player of this game has chosen: a die, points of progress, squares of a shape. */
import { analysisCells, curveCells, testingCells } from '../../sheets/fight-the-virus/cells.ts';
import type { Square } from '../../sheets/fight-the-virus/facts.ts';
import type {
	Dice,
	DieIndex,
	Marking,
	MarkingVerb,
	Move,
	Verbs
} from '../../validators/fight-the-virus/moves.ts';
import { mostAdded } from '../../validators/fight-the-virus/progress.ts';
import type { PhaseName, Seat, State } from '../../validators/fight-the-virus/state.ts';
import type { Labels } from '../../i18n/games/fight-the-virus/labels.ts';
import type { Hand } from '../play/controls.ts';
import { labelsOf } from '../play/labels.ts';
import { leastWrong } from '../play/least-wrong.ts';
import type { Play } from '../play/play.svelte.ts';

type Shaped = Verbs['analyse' | 'bonusShape'];

const isShaped = (move: Move): move is Shaped => move.do === 'analyse' || move.do === 'bonusShape';
const isMarking = (move: Move): move is Marking =>
	move.do === 'analyse' || move.do === 'research' || move.do === 'test' || move.do === 'curve';

const verbOf: Readonly<Record<string, MarkingVerb>> = {
	analysis: 'analyse',
	research: 'research',
	testing: 'test',
	curve: 'curve'
};

const same = (a: readonly string[], b: readonly string[]): boolean =>
	a.length === b.length && a.every((cell) => b.includes(cell));

export class VirusHand implements Hand {
	readonly play: Play;
	readonly #label: ReturnType<typeof labelsOf<Labels>>;
	#die = $state<DieIndex | null>(null);
	#add = $state(0);
	/** Squares tapped for a shape: one for a shape that follows from the value, several for a free one. */
	#tapped = $state.raw<readonly string[]>([]);
	#turn = $state(0);
	#number = $state<number | null>(null);

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
	get value(): number | null {
		const face = this.die === null ? undefined : this.dice?.[this.die];
		return face === undefined ? null : face + this.add;
	}
	get number(): number | null {
		return this.#number;
	}
	/** A 6 or the bonus: the player draws the shape square by square. */
	get isFree(): boolean {
		return this.seat?.bonus === 'shape' || this.value === 6;
	}

	/** All that this player could do with what is chosen. */
	readonly candidates: readonly Move[] = $derived.by(() => {
		const { seat, die, add } = this;
		if (!seat) return [];
		return (this.play.moves as readonly Move[]).filter((move) => {
			if (move.by !== seat.by) return false;
			if (move.do === 'bonusNumber') return this.#number === null || move.number === this.#number;
			if (!isMarking(move)) return isShaped(move) || move.do === 'bonusOne';
			return die === null ? (move.add ?? 0) === 0 : move.die === die && (move.add ?? 0) === add;
		});
	});

	/** Numbers that the bonus could enter somewhere. */
	get numbers(): readonly number[] {
		const all = (this.play.moves as readonly Move[]).filter((move) => move.do === 'bonusNumber');
		return [...new Set(all.map(({ number }) => number))].sort((a, b) => a - b);
	}

	#through(cell: string): readonly Shaped[] {
		return this.candidates
			.filter(isShaped)
			.filter(({ cells }) => cells.some((at) => analysisCells.make(at) === cell));
	}

	/** The legal shapes through what was tapped: all of them for a value, the drawn one for a free shape. */
	readonly previews: readonly Shaped[] = $derived.by(() => {
		const [first] = this.#tapped;
		if (first === undefined) return [];
		const through = this.#through(first);
		if (!this.isFree) return through;
		return through.filter(({ cells }) => same(cells.map(analysisCells.make), this.#tapped));
	});
	get preview(): Shaped | null {
		const { previews } = this;
		return previews[this.#turn % Math.max(1, previews.length)] ?? null;
	}
	get hasDrawn(): boolean {
		return this.#tapped.length > 0;
	}
	get turn(): number {
		return this.previews.length === 0 ? 0 : (this.#turn % this.previews.length) + 1;
	}

	readonly ghost: ReadonlySet<string> = $derived.by(() => {
		if (this.isFree) return new Set(this.#tapped);
		return new Set(this.preview?.cells.map(analysisCells.make) ?? []);
	});

	readonly lit: ReadonlySet<string> = $derived.by(() => {
		const tapped = this.isFree ? this.#tapped : [];
		const open = this.candidates.filter((move) => {
			if (tapped.length === 0 || !isShaped(move)) return true;
			const cells = move.cells.map(analysisCells.make);
			return tapped.every((cell) => cells.includes(cell));
		});
		return new Set(open.flatMap((move) => this.play.game.cells(this.play.state, move)));
	});

	choose(die: DieIndex): void {
		this.#die = this.#die === die ? null : die;
		this.#add = 0;
		this.clear();
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
		this.#tapped = [];
		this.#turn = 0;
		this.play.card = null;
	}
	#letGo(): void {
		this.#die = null;
		this.#add = 0;
		this.#tapped = [];
		this.#turn = 0;
		this.#number = null;
	}

	make(move: Move): Promise<boolean> {
		return this.play.make([move], () => {
			this.#letGo();
		});
	}

	/** Marks what is previewed; a drawn shape that is not legal is put to the referee, who says why. */
	confirm(): void {
		const { preview } = this;
		void this.make(preview ?? this.#attempt('analysis', this.#tapped));
	}

	tap(cell: string): void {
		const [area = ''] = cell.split('.');
		const verb = verbOf[area];
		if (verb === undefined) {
			this.play.notice(this.#label('progressHint'), 'FTV-P3');
			return;
		}
		if (area === 'analysis' && this.#shapeAwaited()) {
			this.#tapSquare(cell);
			return;
		}
		// whoever taps elsewhere has given up the shape, and must not mark it unseen
		this.#tapped = [];
		const here = this.candidates.filter(
			(move) => !isShaped(move) && this.play.game.cells(this.play.state, move).includes(cell)
		);
		const [only, other] = here;
		if (only && !other) void this.make(only);
		else if (only?.do === 'bonusNumber') this.#say('chooseNumber');
		else if (only) this.#say('bothFit');
		else void this.make(this.#attempt(area, [cell]));
	}

	#say(label: 'chooseNumber' | 'bothFit'): void {
		this.play.notice(this.#label(label));
	}

	#shapeAwaited(): boolean {
		const by = this.play.seat;
		return this.play.awaited('analyse', by) || this.play.awaited('bonusShape', by);
	}

	#tapSquare(cell: string): void {
		this.play.card = null;
		if (this.die === null && this.seat?.bonus === null) {
			// with two dice the square decides only when one of them fits
			const dice = new Set(this.#through(cell).map((move) => (move.do === 'analyse' ? move.die : null)));
			const [only] = dice;
			if (dice.size > 1) return this.#say('bothFit');
			if (dice.size === 1 && typeof only === 'number') this.#die = only;
		}
		if (this.isFree) return this.#draw(cell);
		if (this.#through(cell).length === 0) {
			void this.make(this.#attempt('analysis', [cell]));
			return;
		}
		if (this.#tapped[0] === cell) this.turnShape();
		else {
			this.#tapped = [cell];
			this.#turn = 0;
		}
	}

	/** A free shape grows and shrinks by taps; a square that no legal shape could contain is refused at once. */
	#draw(cell: string): void {
		if (this.#tapped.includes(cell)) {
			this.#tapped = this.#tapped.filter((other) => other !== cell);
			return;
		}
		const next = [...this.#tapped, cell];
		if (this.lit.has(cell)) this.#tapped = next;
		else void this.make(this.#attempt('analysis', next));
	}

	/** The move that a tap would be, legal or not, so that the referee can say what is wrong with it. */
	#attempt(area: string, cells: readonly string[]): Move {
		const by = this.play.seat;
		const at = cells.flatMap((cell): Square[] => {
			const square = analysisCells.read(cell) ?? testingCells.read(cell) ?? curveCells.read(cell);
			return square ? [square] : [];
		});
		const [cell = [0, 0]] = at;
		const { bonus = null } = this.seat ?? {};
		if (bonus === 'shape' && area === 'analysis') return { do: 'bonusShape', by, cells: at };
		if (bonus === 'number' && area === 'curve')
			return { do: 'bonusNumber', by, cell, number: this.#number ?? 1 };
		if (bonus === 'one' && area === 'testing') return { do: 'bonusOne', by, cell };
		const die = this.die ?? 0;
		const used = { by, die, add: this.add };
		if (area === 'research') return { do: 'research', ...used };
		if (area === 'testing') return { do: 'test', ...used, cell };
		if (area === 'curve') return { do: 'curve', ...used, cell };
		return { do: 'analyse', ...used, cells: this.isFree ? at : this.#leastWrong(cell, used) };
	}

	/** The shape of the value through this square that breaks the fewest rules. */
	#leastWrong(square: Square, used: { by: number; die: DieIndex; add: number }): readonly Square[] {
		const face = this.dice?.[used.die] ?? 1;
		return leastWrong(this.state.agreed.virus.waysOf(face + used.add), square, (cells) => {
			const move: Move = { do: 'analyse', ...used, cells };
			return this.play.game.check(this.play.state, move).length;
		});
	}
}
