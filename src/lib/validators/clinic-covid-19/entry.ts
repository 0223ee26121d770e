/** Copying the shared sheet: what is written into which cell. What paper does not show is told as text. */
import { clinicCells, curedCells, deceasedCells, trackCells } from '../../sheets/clinic-covid-19/cells.ts';
import type { Entry, FieldText, Pen } from '../../table/entry.ts';
import {
	pick,
	counter,
	indexIn,
	mark,
	marker,
	openWhen,
	placeOf,
	upTo,
	times,
	within,
	type Field
} from '../kit/entry.ts';
import { isInPlay, type Agreed } from './agreed.ts';
import { reportable } from './moves.ts';
import { defaultClinic } from './reading.ts';
import { phases, type Cured, type Deceased, type Phase } from './state.ts';
import { MOST, type Written, type WrittenClinic } from './written.ts';
import {
	clinicField,
	inPhasesOf,
	part,
	phaseField,
	phaseIn,
	say,
	whole,
	type Placed
} from './entry-fields.ts';
import { peoplePens, staffPens } from './entry-people.ts';

export type EntryText =
	| 'phase'
	| `phase.${Phase}`
	| `cured.${keyof Cured}`
	| `deceased.${keyof Deceased}`
	| 'nobody'
	| 'kindAndColour'
	| 'kind'
	| 'cared'
	| 'ready'
	| 'full'
	| 'hand'
	| 'owes'
	| FieldText<keyof Written | keyof WrittenClinic>;

// the boxes that all share

/** In the box lies what is counted for nobody and for each clinic; what is taken out is first that of nobody. */
function inBox(box: 'cured' | 'deceased', name: string): Field<Written, number> {
	const held = (of: Pick<Written, 'cured' | 'deceased'>): number =>
		(of[box] as Readonly<Record<string, number>> | undefined)?.[name] ?? 0;
	const holding = <T extends Pick<Written, 'cured' | 'deceased'>>(of: T, value: number): T =>
		value === held(of) ? of : { ...of, [box]: { ...of[box], [name]: value } };
	return {
		get: (written) => written.clinics.reduce((sum, clinic) => sum + held(clinic), held(written)),
		set: (written, value) => {
			let left = value;
			const clinics = written.clinics.map((clinic) => {
				const kept = Math.min(held(clinic), left);
				left -= kept;
				return holding(clinic, kept);
			});
			return holding({ ...written, clinics }, left);
		}
	};
}

const CURED: readonly (keyof Cured)[] = ['infected', 'others'];
const DECEASED: readonly (keyof Deceased)[] = ['patients', 'doctors', 'elders', 'pregnant', 'tiles'];

/** Who is lost at once is asked for where somebody like that is in play. */
const isInPlayHere = (agreed: Agreed, name: keyof Deceased): boolean => {
	const like = name === 'elders' ? 'elder' : name === 'pregnant' ? 'pregnant' : null;
	if (like === null) return true;
	return [...agreed.kinds.values()].some((kind) => kind.like === like && isInPlay(agreed, kind.module));
};

function shared(agreed: Agreed): Placed[] {
	const { facts, ledger } = agreed;
	const cured = CURED.map((name) => counter(say(`cured.${name}`), inBox('cured', name), MOST.box));
	const deceased = DECEASED.map((name) => {
		const field = inBox('deceased', name);
		const pen = counter(say(`deceased.${name}`), field, MOST.box);
		return isInPlayHere(agreed, name) ? pen : openWhen((written) => field.get(written) > 0, pen);
	});
	return [
		...times(facts.rounds, (at): Placed => [
			trackCells.make(at + 1),
			[marker(null, at + 1, whole('round', 1))]
		]),
		...times(ledger.tally, (at): Placed[] => [
			[curedCells.make(at), cured],
			[deceasedCells.make(at), deceased]
		]).flat()
	];
}

// a clinic

const [LEAST_POPULARITY, MOST_POPULARITY] = reportable.popularity;
const NO_POPULARITY = LEAST_POPULARITY - 1;

function clinicPens(agreed: Agreed, by: number): Placed[] {
	const clinic = clinicField(by);
	const cells = clinicCells(by);
	const { facts, ledger } = agreed;
	const blank = defaultClinic(agreed, 'actions');
	const slots = within(clinic, part('slots', blank.slots));
	const rooms = within(clinic, part('rooms', blank.rooms));
	const admitted: Field<Written, number> = {
		get: (written) => clinic.get(written).admitted ?? defaultClinic(agreed, phaseIn(written)).admitted,
		set: (written, value) => clinic.set(written, { ...clinic.get(written), admitted: value })
	};
	const popularity: Field<Written, number> = {
		get: (written) => clinic.get(written).popularity ?? NO_POPULARITY,
		set: (written, value) =>
			clinic.set(written, { ...clinic.get(written), popularity: value === NO_POPULARITY ? null : value })
	};
	return [
		...times(Math.min(ledger.slots, agreed.slots), (at): Placed => [
			cells.slots.make(at),
			[mark(null, within(slots, placeOf(at, 0)))]
		]),
		...times(facts.admits, (at): Placed => [cells.admitted.make(at), [upTo(null, at + 1, admitted)]]),
		...times(facts.rooms, (room) =>
			times(facts.beds, (bed): Placed => [
				cells.beds.make([room + 1, bed + 1]),
				[openWhen(inPhasesOf('rooms'), upTo(null, bed + 1, within(rooms, placeOf(room, 0))))]
			])
		).flat(),
		[cells.fields.make('spent'), [counter(null, within(clinic, part('spent', 0)), MOST.money)]],
		[
			cells.fields.make('popularity'),
			[
				openWhen(inPhasesOf('popularity'), {
					...counter(null, popularity, MOST_POPULARITY, NO_POPULARITY),
					empty: NO_POPULARITY
				})
			]
		]
	];
}

/** What a clinic has besides, each in its phases. */
function clinicForm(agreed: Agreed, by: number): Pen<Written>[] {
	const clinic = clinicField(by);
	const flag = (name: 'ready' | 'full'): Pen<Written> => {
		const field = within(clinic, part(name, false));
		return openWhen(
			inPhasesOf(name),
			mark(say(name), {
				get: (written) => (field.get(written) ? 1 : 0),
				set: (written, value) => field.set(written, value === 1)
			})
		);
	};
	const amount = (name: 'hand' | 'owes', absent: number, most: number): Pen<Written> =>
		openWhen(inPhasesOf(name), counter(say(name), within(clinic, part(name, absent)), most));
	return [
		flag('ready'),
		amount('hand', 0, MOST.hand),
		flag('full'),
		amount('owes', agreed.spread, agreed.spread)
	];
}

/** Every clinic has its part of the one sheet. */
export function entry(agreed: Agreed, seat: number): Entry<Written> {
	const clinics = times(agreed.players, (by) => [
		...clinicPens(agreed, by),
		...peoplePens(agreed, by),
		...staffPens(agreed, by)
	]);
	return {
		cells: new Map([...shared(agreed), ...clinics.flat()]),
		form: [
			pick(
				say('phase'),
				indexIn(phaseField, phases),
				phases.map((phase) => say(`phase.${phase}`))
			),
			...(seat < agreed.players ? clinicForm(agreed, seat) : [])
		]
	};
}
