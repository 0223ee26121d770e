/** What is chosen and not yet done: somebody with a tile, a slot, a ward, a room. */
import { bedCell, clinicCell } from '../../sheets/clinic-covid-19/cells.ts';
import { BEDS, ROOMS, type Ward } from '../../sheets/clinic-covid-19/facts.ts';
import type { Labels } from '../../i18n/games/clinic-covid-19/labels.ts';
import { hasAdmitted, mayAdmit } from '../../validators/clinic-covid-19/actions.ts';
import { curedOf, deceasedOf } from '../../validators/clinic-covid-19/end.ts';
import { phaseFacts } from '../../validators/clinic-covid-19/flow.ts';
import type { ClinicMove } from '../../validators/clinic-covid-19/moves.ts';
import { placeOf } from '../../validators/clinic-covid-19/places.ts';
import {
	clinicOf,
	type Clinic,
	type Person,
	type Staff,
	type State
} from '../../validators/clinic-covid-19/state.ts';
import { usedBeds } from '../../validators/clinic-covid-19/treatment.ts';
import type { Hand } from '../play/controls.ts';
import { labelsOf } from '../play/labels.ts';
import type { Play } from '../play/play.svelte.ts';
import { answerTap } from './taps.ts';

type Chosen = { readonly person: number } | { readonly slot: number };

const rooms = Array.from({ length: ROOMS }, (_, n) => n + 1);

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

	/** Whoever is chosen, as long as the tile is still there. */
	get person(): Person | null {
		const { people } = this.clinic;
		return (
			people.find(({ id }) => this.#chosen && 'person' in this.#chosen && this.#chosen.person === id) ?? null
		);
	}
	get staff(): Staff | null {
		const { quarantine } = this.clinic;
		return (
			quarantine.find(({ id }) => this.#chosen && 'person' in this.#chosen && this.#chosen.person === id) ??
			null
		);
	}
	get slot(): number | null {
		const chosen = this.#chosen;
		if (!chosen || !('slot' in chosen)) return null;
		return this.clinic.slots[chosen.slot] === 1 ? chosen.slot : null;
	}
	/** The room that was tapped, or the first with a free bed. */
	get room(): number {
		return this.#room ?? rooms.find((room) => usedBeds(this.clinic, room) < BEDS) ?? 1;
	}
	get treating(): boolean {
		return this.table.phase === 'business' && this.person !== null;
	}

	choose(chosen: Chosen | null): void {
		this.#chosen = chosen;
		this.#room = null;
		if (this.person?.kind === 'doctor' && this.ward !== 'outpatient') this.ward = 'treatment';
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
		const { clinic, by } = this;
		const { phase } = this.table;
		if (!this.play.live || phase === 'over' || !phaseFacts[phase].awaited(clinic)) return new Set();
		const slots = (tile: number): readonly string[] =>
			clinic.slots.flatMap((held, slot) => (held === tile ? [clinicCell(by, 'slots', slot)] : []));
		if (phase === 'contagion') return new Set(slots(0));
		if (phase === 'actions') {
			const next = mayAdmit(clinic) ? [clinicCell(by, 'admitted', clinic.admitted)] : [];
			return new Set([...next, ...(hasAdmitted(clinic) ? slots(1) : [])]);
		}
		if (phase !== 'business') return new Set();
		if (this.treating && this.ward === 'treatment') return new Set(this.#freeBeds());
		const waiting = clinic.people.filter(({ state }) => state === 'waiting');
		return new Set(waiting.flatMap(({ id }) => placeOf(this.table, by, id)));
	}

	#freeBeds(): readonly string[] {
		return rooms.flatMap((room) => {
			const used = usedBeds(this.clinic, room);
			return used < BEDS ? [bedCell(this.by, room, used + 1)] : [];
		});
	}

	get ghost(): ReadonlySet<string> {
		const { by, slot } = this;
		const chosen = this.person ?? this.staff;
		const cells = chosen ? [...placeOf(this.table, by, chosen.id)] : [];
		if (slot !== null) cells.push(clinicCell(by, 'slots', slot));
		if (this.treating && this.ward === 'treatment' && this.#room !== null) {
			cells.push(bedCell(by, this.#room, Math.min(usedBeds(this.clinic, this.#room) + 1, BEDS)));
		}
		return new Set(cells);
	}

	tap(cell: string): void {
		answerTap(this, cell);
	}

	/** Cured and deceased as they count at this table. */
	get boxes(): { readonly cured: number; readonly deceased: number } {
		const { table } = this;
		const sum = (of: (state: State, clinic: Clinic) => number): number =>
			table.clinics.reduce((total, clinic) => total + of(table, clinic), 0);
		return { cured: sum(curedOf), deceased: sum(deceasedOf) };
	}

	/** Puts moves to the referee; once they are made, looks at the next clinic that still owes something. */
	make(...moves: readonly ClinicMove[]): Promise<boolean> {
		return this.play.make(moves, () => {
			this.choose(null);
			this.#follow();
		});
	}

	#follow(): void {
		const { phase, clinics } = this.table;
		if (phase === 'over') return;
		const open = clinics.flatMap((clinic, seat) => (phaseFacts[phase].awaited(clinic) ? [seat] : []));
		if (open.length === 0 || open.includes(this.by)) return;
		this.play.seat = open.find((seat) => seat > this.by) ?? open[0] ?? this.by;
	}
}
