/** What is chosen and not yet done: somebody with a tile, a slot, a ward, a room. */
import type { Ward } from '../../sheets/clinic-covid-19/vocabulary.ts';
import type { Labels } from '../../i18n/games/clinic-covid-19/labels.ts';
import { hasTile } from '../../validators/clinic-covid-19/actions.ts';
import { groupOf } from '../../validators/clinic-covid-19/end.ts';
import { cellsOfNumber, cellsOfSlot } from '../../validators/clinic-covid-19/ledger.ts';
import type { Move, Verbs } from '../../validators/clinic-covid-19/moves.ts';
import type { RuleId } from '../../validators/clinic-covid-19/rulebook.ts';
import {
	clinicOf,
	type Clinic,
	type Person,
	type Staff,
	type State
} from '../../validators/clinic-covid-19/state.ts';
import { nextBedCell, takesIn } from '../../validators/clinic-covid-19/treatment.ts';
import { isAwaited } from '../../validators/clinic-covid-19/turn.ts';
import type { Area } from '../../table/sheet.ts';
import type { Hand } from '../play/controls.ts';
import type { Notes } from '../play/frame.ts';
import { Holding } from '../play/holding.svelte.ts';
import type { Play } from '../play/play.svelte.ts';
import { heldShape, nothingHeld, type Held } from './held.ts';
import { notesOf } from './notes.ts';
import { answerTap, cellsToTap } from './taps.ts';

type Types = { state: State; move: Move; rule: RuleId; held: Held };

export class ClinicHand extends Holding<Labels, Types> implements Hand {
	constructor(play: Play) {
		super(play, nothingHeld, heldShape);
	}

	/** What is looked at is no choice: it stays. */
	override letGo(): void {
		const { part } = this.held;
		super.letGo();
		this.hold({ part });
	}

	get by(): number {
		return this.play.seat;
	}
	get together(): string {
		return `${this.state.round} ${this.state.phase}`;
	}
	get clinic(): Clinic {
		return clinicOf(this.state, this.by);
	}
	get name(): string {
		return this.play.nameOf(this.by);
	}
	/** All legal moves of the clinic in view. */
	get legal(): readonly Move[] {
		return this.moves.filter(({ by }) => by === this.by);
	}
	/** Whether the phase still awaits something of the clinic in view. */
	get awaited(): boolean {
		return isAwaited(this.state, this.clinic);
	}

	/** Whoever is chosen, as long as the tile is still there. */
	get person(): Person | null {
		return this.#amongChosen(this.clinic.people);
	}
	get staff(): Staff | null {
		return this.#amongChosen(this.clinic.quarantine);
	}
	#amongChosen<T extends { readonly id: number }>(list: readonly T[]): T | null {
		return list.find(({ id }) => id === this.held.person) ?? null;
	}
	/** The slot that is chosen, as long as a tile lies there. */
	get slot(): number | null {
		const { slot } = this.held;
		return slot !== null && hasTile(this.clinic, slot) ? slot : null;
	}
	get treating(): boolean {
		return this.state.phase === 'business' && this.person !== null;
	}
	/** The treatments in a room that are legal for whoever is chosen. */
	get #inRooms(): readonly (Verbs['treat'] & { readonly room: number })[] {
		const { person } = this;
		return this.legal.filter(
			(move): move is Verbs['treat'] & { readonly room: number } =>
				move.do === 'treat' && move.person === person?.id && move.room !== undefined
		);
	}
	get ward(): Ward {
		return this.held.ward;
	}
	/** The room that was tapped, or the first with a free bed. */
	get room(): number {
		return this.held.room ?? this.#inRooms[0]?.room ?? 1;
	}

	choose(chosen: { readonly person: number } | { readonly slot: number } | null): void {
		this.hold({ person: null, slot: null, room: null, ...chosen });
		if (this.person && !takesIn(this.ward, this.person)) this.chooseWard('treatment');
	}
	/** Somebody arrives at a slot with a tile, whose colour is asked for; at a clean one the referee says why not. */
	arriveAt(slot: number): void {
		if (this.legal.some((move) => move.do === 'arrive' && move.slot === slot)) this.choose({ slot });
		else void this.make({ do: 'arrive', by: this.by, slot, colour: 'white' });
	}
	chooseWard(ward: Ward): void {
		this.hold({ ward });
	}
	chooseRoom(room: number): void {
		this.hold({ ward: 'treatment', room });
	}
	show(seat: number): void {
		this.hold({ part: null });
		if (seat === this.by) return;
		this.choose(null);
		this.play.seat = seat;
	}

	/** The areas of this state. */
	get areas(): readonly Area[] {
		const { players, sheet } = this.play;
		return sheet.areas.filter(({ seat }) => seat === undefined || seat < players.length);
	}
	/** The area in view where the whole sheet has no room. */
	get area(): Area | null {
		const { areas, by } = this;
		const { part } = this.held;
		return areas.find(({ id }) => id === part) ?? areas.find(({ seat }) => seat === by) ?? null;
	}
	look(id: string): void {
		const seat = this.areas.find((area) => area.id === id)?.seat;
		if (seat === undefined) this.hold({ part: id });
		else this.show(seat);
	}

	get lit(): ReadonlySet<string> {
		const { state, by } = this;
		if (this.treating && this.ward === 'treatment')
			return new Set(this.#inRooms.flatMap(({ room }) => nextBedCell(state, by, room)));
		return new Set(this.legal.flatMap((move) => cellsToTap(state, move)));
	}

	get ghost(): ReadonlySet<string> {
		const { state, by, slot } = this;
		const { room } = this.held;
		const chosen = this.person ?? this.staff;
		return new Set([
			...(chosen ? cellsOfNumber(state, by, chosen.id) : []),
			...(slot === null ? [] : cellsOfSlot(state, by, slot)),
			...(this.treating && this.ward === 'treatment' && room !== null ? nextBedCell(state, by, room) : [])
		]);
	}

	tap(cell: string): void {
		answerTap(this, cell);
	}

	/** Cured and deceased as they count at this state. */
	get boxes(): { readonly cured: number; readonly deceased: number } {
		const { cured, deceased } = groupOf(this.state);
		return { cured, deceased };
	}

	isOpen(seat: number): boolean {
		return isAwaited(this.state, clinicOf(this.state, seat));
	}
	/** Slots are tapped on the board, all else is chosen in the tray: what is said lies over the other one. */
	get cardOver(): 'board' | 'tray' {
		const { card } = this.play;
		return card?.kind === 'refused' && 'slot' in card.move ? 'tray' : 'board';
	}
	readonly notes: Notes = $derived.by(() => notesOf(this));

	/** Puts moves to the referee; once they are made, looks at the next clinic that still owes something. */
	make(...moves: readonly Move[]): Promise<boolean> {
		return this.play.make(moves, () => {
			this.hold({ part: null });
			this.choose(null);
			this.#follow();
		});
	}

	#follow(): void {
		const { state } = this;
		const open = state.clinics.flatMap((clinic, seat) => (isAwaited(state, clinic) ? [seat] : []));
		if (open.length === 0 || open.includes(this.by)) return;
		this.play.seat = open.find((seat) => seat > this.by) ?? open[0] ?? this.by;
	}
}
