/** What is chosen and not yet done: somebody with a tile, a slot, a ward, a room. */
import type { Ward } from '../../sheets/clinic-covid-19/vocabulary.ts';
import type { Labels } from '../../i18n/games/clinic-covid-19/labels.ts';
import { groupOf } from '../../validators/clinic-covid-19/end.ts';
import { cellsOfNumber, cellsOfSlot } from '../../validators/clinic-covid-19/ledger.ts';
import type { ClinicMove, Treat } from '../../validators/clinic-covid-19/moves.ts';
import {
	clinicOf,
	type Clinic,
	type Person,
	type Staff,
	type State
} from '../../validators/clinic-covid-19/state.ts';
import { nextBedCell } from '../../validators/clinic-covid-19/treatment.ts';
import { isAwaited } from '../../validators/clinic-covid-19/turn.ts';
import type { Hand } from '../play/controls.ts';
import { labelsOf } from '../play/labels.ts';
import type { Play } from '../play/play.svelte.ts';
import { stillToDo } from './notes.ts';
import { answerTap, cellsToTap } from './taps.ts';

type Chosen = { readonly person: number } | { readonly slot: number };

export class ClinicHand implements Hand {
	readonly play: Play;
	readonly label: ReturnType<typeof labelsOf<Labels>>;
	#chosen = $state.raw<Chosen | null>(null);
	#room = $state<number | null>(null);
	ward = $state<Ward>('treatment');

	constructor(play: Play) {
		this.play = play;
		this.label = labelsOf<Labels>(play);
	}

	get table(): State {
		return this.play.state as State;
	}
	get by(): number {
		return this.play.seat;
	}
	get clinic(): Clinic {
		return clinicOf(this.table, this.by);
	}
	get name(): string {
		return this.play.players[this.by] ?? '';
	}
	/** All legal moves of the clinic in view. */
	get legal(): readonly ClinicMove[] {
		return (this.play.moves as readonly ClinicMove[]).filter(({ by }) => by === this.by);
	}
	/** Whether the phase still awaits something of the clinic in view. */
	get awaited(): boolean {
		return isAwaited(this.table, this.clinic);
	}

	/** Whoever is chosen, as long as the tile is still there. */
	get person(): Person | null {
		return this.#amongChosen(this.clinic.people);
	}
	get staff(): Staff | null {
		return this.#amongChosen(this.clinic.quarantine);
	}
	#amongChosen<T extends { readonly id: number }>(list: readonly T[]): T | null {
		const chosen = this.#chosen;
		return list.find(({ id }) => chosen && 'person' in chosen && chosen.person === id) ?? null;
	}
	get slot(): number | null {
		const chosen = this.#chosen;
		if (!chosen || !('slot' in chosen)) return null;
		return this.clinic.slots[chosen.slot] === 1 ? chosen.slot : null;
	}
	get treating(): boolean {
		return this.table.phase === 'business' && this.person !== null;
	}
	/** The treatments in a room that are legal for whoever is chosen. */
	get #inRooms(): readonly (Treat & { readonly room: number })[] {
		const { person } = this;
		return this.legal.filter(
			(move): move is Treat & { readonly room: number } =>
				move.do === 'treat' && move.person === person?.id && move.room !== undefined
		);
	}
	/** The room that was tapped, or the first with a free bed. */
	get room(): number {
		return this.#room ?? this.#inRooms[0]?.room ?? 1;
	}

	choose(chosen: Chosen | null): void {
		this.#chosen = chosen;
		this.#room = null;
		if (this.person?.like === 'doctor' && this.ward !== 'outpatient') this.ward = 'treatment';
	}
	chooseRoom(room: number): void {
		this.ward = 'treatment';
		this.#room = room;
	}
	show(seat: number): void {
		if (seat === this.by) return;
		this.choose(null);
		this.play.seat = seat;
	}

	get lit(): ReadonlySet<string> {
		if (!this.play.live) return new Set();
		const { table, by } = this;
		if (this.treating && this.ward === 'treatment')
			return new Set(this.#inRooms.flatMap(({ room }) => nextBedCell(table, by, room)));
		return new Set(this.legal.flatMap((move) => cellsToTap(table, move)));
	}

	get ghost(): ReadonlySet<string> {
		const { table, by, slot } = this;
		const chosen = this.person ?? this.staff;
		return new Set([
			...(chosen ? cellsOfNumber(table, by, chosen.id) : []),
			...(slot === null ? [] : cellsOfSlot(table, by, slot)),
			...(this.treating && this.ward === 'treatment' && this.#room !== null
				? nextBedCell(table, by, this.#room)
				: [])
		]);
	}

	tap(cell: string): void {
		answerTap(this, cell);
	}

	/** Cured and deceased as they count at this table. */
	get boxes(): { readonly cured: number; readonly deceased: number } {
		const { cured, deceased } = groupOf(this.table);
		return { cured, deceased };
	}

	isOpen(seat: number): boolean {
		return isAwaited(this.table, clinicOf(this.table, seat));
	}
	/** What a clinic still has to do in this phase, or that it is done. */
	seatNote(seat: number): string {
		const { label, table } = this;
		const clinic = clinicOf(table, seat);
		if (!this.isOpen(seat))
			return table.phase === 'final' && clinic.popularity !== null
				? label('reported', { points: clinic.popularity })
				: label('done');
		return stillToDo(label, table.phase, clinic);
	}
	get bar(): { readonly title: string; readonly line: string } {
		const { round, phase } = this.table;
		return {
			title: this.label('roundAndPhase', { round, phase }),
			line: this.label('seatLine', { name: this.name, note: this.seatNote(this.by) })
		};
	}

	/** Puts moves to the referee; once they are made, looks at the next clinic that still owes something. */
	make(...moves: readonly ClinicMove[]): Promise<boolean> {
		return this.play.make(moves, () => {
			this.choose(null);
			this.#follow();
		});
	}

	#follow(): void {
		const { table } = this;
		const open = table.clinics.flatMap((clinic, seat) => (isAwaited(table, clinic) ? [seat] : []));
		if (open.length === 0 || open.includes(this.by)) return;
		this.play.seat = open.find((seat) => seat > this.by) ?? open[0] ?? this.by;
	}
}
