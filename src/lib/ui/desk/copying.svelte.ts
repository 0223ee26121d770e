/** Copying with a finger: which cell is written into, what a tap, a digit and a drag do. */
import type { Area, Sheet } from '../../table/sheet.ts';
import type { Entry, Pen } from '../../table/entry.ts';
import { marksByCell } from '../sheet/marks-by-cell.ts';
import type { Paper } from './paper.svelte.ts';

/** A cell with one such pen is done by the tap; any other is chosen, and its pens lie on the pad. */
const isPainted = (pens: readonly Pen[]): boolean =>
	pens.length === 1 && (pens[0]?.kind === 'mark' || pens[0]?.kind === 'marker');

export class Copying {
	readonly #paper: Paper;
	readonly #sheet: () => Sheet;
	seat = $state(0);
	/** The cell that is written into. */
	chosen = $state<string | null>(null);
	/** The value that a tap paints where a mark has several. */
	brush = $state(1);
	/** Why the tapped cell cannot be written: it follows from the others, only a move leads there, or something must be
	 *  there before. */
	closed = $state<'follows' | 'byMove' | 'notYet' | null>(null);
	/** While a finger is drawn over the sheet: what it writes. */
	#drawing: { readonly from: string; value: number | null; written: boolean } | null = null;

	constructor(paper: Paper, sheet: () => Sheet, seat = paper.seats[0] ?? 0) {
		this.#paper = paper;
		this.#sheet = sheet;
		this.seat = seat;
	}

	readonly entry: Entry = $derived.by(() => this.#paper.entryOf(this.seat));
	pensOf(cell: string): readonly Pen[] {
		return this.entry.cells.get(cell) ?? [];
	}
	/** The pens of the chosen cell that can be written with. */
	readonly pens: readonly Pen[] = $derived.by(() =>
		this.chosen === null ? [] : this.pensOf(this.chosen).filter((pen) => this.#paper.isOpen(pen))
	);
	/** What a tap in this area paints, when it can be one of several things. */
	brushOf(area: Area): Pen | null {
		const pens = area.cells.flatMap(({ id }) => this.pensOf(id));
		return pens.find(({ kind, most }) => kind === 'mark' && most > 1) ?? null;
	}

	/** The cells along which one marker is moved, in the order of the sheet; none where an area has other marks. */
	trackOf({ cells }: Area): readonly string[] {
		const written = cells.map(({ id }) => id).filter((id) => this.pensOf(id).length > 0);
		return written.length > 1 && written.every((id) => this.pensOf(id)[0]?.kind === 'marker') ? written : [];
	}
	/** Where on a track the marker stands. */
	standsAt(track: readonly string[]): number {
		return track.findIndex((id) => {
			const [pen] = this.pensOf(id);
			return pen !== undefined && this.#paper.read(pen) !== pen.least;
		});
	}

	/** How many of the squares of an area are written in; null where one marker is moved along all of them. */
	filledIn({ cells }: Area): { readonly filled: number; readonly of: number } | null {
		const squares = cells.filter(({ id }) => this.pensOf(id).some(({ kind }) => kind !== 'marker'));
		if (squares.length === 0) return null;
		return { filled: squares.filter(({ id }) => this.#marked.has(id)).length, of: squares.length };
	}
	readonly #marked: ReadonlySet<string> = $derived.by(() => {
		const seat = this.#sheet().per === 'player' ? this.seat : null;
		const marks = marksByCell(this.#paper.pencil, seat);
		return new Set([...marks].flatMap(([cell, { length }]) => (length > 0 ? [cell] : [])));
	});

	look(seat: number): void {
		this.seat = seat;
		this.chosen = null;
		this.closed = null;
	}

	tap(cell: string): void {
		const pens = this.pensOf(cell);
		const [first] = pens;
		this.closed = null;
		if (!first) {
			this.chosen = null;
			this.closed = this.#isOnTrack(cell) ? 'byMove' : 'follows';
			return;
		}
		if (!pens.some((pen) => this.#paper.isOpen(pen))) {
			const next = this.#nextInList(cell, first);
			if (next !== null) return this.tap(next);
			this.closed = 'notYet';
			this.chosen = null;
		} else if (isPainted(pens)) {
			this.chosen = null;
			this.#paper.write(first, this.#painted(first));
		} else {
			this.chosen = cell;
			this.#countUpTo(cell);
		}
	}

	#areaOf(cell: string | null): Area | undefined {
		return this.#sheet().areas.find(({ cells }) => cells.some(({ id }) => id === cell));
	}
	/** Beyond the last place where a marker can stand in a game that goes on. */
	#isOnTrack(cell: string): boolean {
		const area = this.#areaOf(cell);
		return area !== undefined && this.trackOf(area).length > 0;
	}
	/** A list is filled from its beginning: a tap further down means its first free line. */
	#nextInList(cell: string, { kind }: Pen): string | null {
		if (kind !== 'choice') return null;
		const area = this.#areaOf(cell);
		const free = area?.cells.find(({ id }) => {
			const [pen] = this.pensOf(id);
			return pen?.kind === kind && this.#paper.isOpen(pen) && this.#paper.read(pen) === pen.least;
		});
		return free?.id ?? null;
	}

	/** A row of boxes that counts several kinds: an empty one fills it up to there, and the pad says of which kind. */
	#countUpTo(cell: string): void {
		const { cells } = this.entry;
		const pens = (cells.get(cell) ?? []).filter((pen) => this.#paper.isOpen(pen));
		const row = [...cells.keys()].filter((id) => cells.get(id) === cells.get(cell));
		const [first] = pens;
		if (row.length < 2 || first?.kind !== 'count') return;
		const counted = pens.reduce((sum, pen) => sum + this.#paper.read(pen), 0);
		const missing = row.indexOf(cell) + 1 - counted;
		if (missing > 0) this.#paper.write(first, this.#paper.read(first) + missing);
	}

	#painted(pen: Pen): number {
		const wanted = Math.min(this.brush, pen.most);
		return this.#paper.read(pen) === wanted ? pen.least : wanted;
	}

	takesDigits(cell: string): boolean {
		return this.pensOf(cell).some(({ kind }) => kind === 'number');
	}
	/** A number is written, and the next square is one tap away. True when the digit found its place. */
	type(value: number): boolean {
		const pen = this.pens.find(({ kind }) => kind === 'number');
		if (!pen || value > pen.most) return false;
		this.#paper.write(pen, value);
		this.#goOn();
		return true;
	}
	/** The same for one of a list, where the next place takes one too. */
	choose(pen: Pen, value: number): void {
		this.#paper.write(pen, value);
		if (this.pens.length === 1) this.#goOn('choice');
	}
	wipe(): void {
		const pen = this.pens.find(({ kind }) => kind === 'number');
		if (pen) this.#paper.write(pen, pen.least);
	}
	/** To the next cell that takes the same, in the order of the sheet. */
	#goOn(kind: Pen['kind'] = 'number'): void {
		const area = this.#areaOf(this.chosen);
		const cells = area?.cells.map(({ id }) => id) ?? [];
		const after = cells.slice(cells.indexOf(this.chosen ?? '') + 1);
		const next = after.find((id) => {
			const [first] = this.pensOf(id);
			return first?.kind === kind && this.#paper.isOpen(first);
		});
		if (next !== undefined) this.chosen = next;
	}

	press(cell: string | null): void {
		this.#drawing = cell === null ? null : { from: cell, value: null, written: false };
	}
	/** A finger drawn along a row writes the same everywhere, and one step back takes it all. */
	draw(cell: string): void {
		const drawing = this.#drawing;
		if (!drawing || (drawing.value === null && cell === drawing.from)) return;
		const [first] = this.pensOf(drawing.from);
		if (!first || first.kind === 'choice' || first.kind === 'count') return;
		if (drawing.value === null) {
			drawing.value = first.kind === 'number' ? this.#paper.read(first) : this.#painted(first);
			if (first.kind === 'number' && drawing.value === first.least) return;
			this.chosen = null;
			drawing.written = this.#paper.write(first, drawing.value);
		}
		const [pen] = this.pensOf(cell);
		if (pen?.kind !== first.kind || drawing.value > pen.most) return;
		if (drawing.written) this.#paper.writeOn(pen, drawing.value);
		else drawing.written = this.#paper.write(pen, drawing.value);
	}
	release(): void {
		this.#drawing = null;
	}
}
