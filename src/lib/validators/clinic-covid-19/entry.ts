/** Copying the shared sheet: what is written into which cell. What paper does not show is told as text. */
import { clinicCells, curedCells, deceasedCells, trackCells } from '../../sheets/clinic-covid-19/cells.ts';
import { colours } from '../../sheets/clinic-covid-19/vocabulary.ts';
import type { Entry, Pen } from '../../table/entry.ts';
import type { Say, Values } from '../../table/record.ts';
import {
	choice,
	count,
	fieldOf,
	indexIn,
	inList,
	mark,
	marker,
	openWhen,
	placeOf,
	reaches,
	upTo,
	times,
	within,
	type Field,
	type Placed as PlacedIn
} from '../kit/entry.ts';
import { isInPlay, type Agreed } from './agreed.ts';
import { readPerson } from './lines.ts';
import { defaultClinic } from './reading.ts';
import { phases, type Cured, type Deceased, type Phase } from './state.ts';
import { MOST, onlyIn, type Written, type WrittenClinic } from './written.ts';

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
	| 'owes';

const say = (key: EntryText, values: Values = {}): Say => ({ key, values });

type Placed = PlacedIn<Written>;
type ClinicField = Field<Written, WrittenClinic>;

const whole = fieldOf<Written>();
const part = fieldOf<WrittenClinic>();

const phaseIn = ({ phase = 'actions' }: Written): Phase => phase;
const isAllowed = (name: keyof WrittenClinic, phase: Phase): boolean => onlyIn[name]?.includes(phase) ?? true;
const inPhasesOf =
	(name: keyof WrittenClinic) =>
	(written: Written): boolean =>
		isAllowed(name, phaseIn(written));

/** What a clinic has in some phases only goes with them. */
const phaseField: Field<Written, Phase> = {
	get: phaseIn,
	set: (written, phase) => ({
		...written,
		phase,
		clinics: written.clinics.map((clinic): WrittenClinic =>
			Object.fromEntries(
				Object.entries(clinic).filter(([name]) => isAllowed(name as keyof WrittenClinic, phase))
			)
		)
	})
};

const clinicOf = (by: number): ClinicField => within(whole('clinics', []), placeOf<WrittenClinic>(by, {}));

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
	const cured = CURED.map((name) => count(say(`cured.${name}`), inBox('cured', name), MOST.box));
	const deceased = DECEASED.map((name) => {
		const field = inBox('deceased', name);
		const pen = count(say(`deceased.${name}`), field, MOST.box);
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

// the lines of people

/** The lines of some kinds, in their order; the others stay. Numbers go on by themselves. */
const linesOf = (
	clinic: ClinicField,
	isOne: (line: string) => boolean
): Field<Written, readonly string[]> => {
	const people = within(clinic, part('people', []));
	return {
		get: (written) => people.get(written).filter(isOne),
		set: (written, lines) => {
			const changed: { -readonly [K in keyof Written]: Written[K] } = {
				...people.set(written, [...lines, ...people.get(written).filter((line) => !isOne(line))])
			};
			delete changed.next;
			return changed;
		}
	};
};

/** A line as its number, and what somebody is. */
const split = (line: string): readonly [number: string, text: string] => {
	const [, id = '', text = ''] = /^(#\d+ )?(.*)$/.exec(line) ?? [];
	return [id, text];
};

/** Whoever stands in a line keeps the number. */
const whoIn = (lines: Field<Written, readonly string[]>, at: number): Field<Written, string | null> => {
	const line = inList(lines, at);
	return {
		get: (written) => {
			const found = line.get(written);
			return found === null ? null : split(found)[1];
		},
		set: (written, who) => line.set(written, who === null ? null : split(line.get(written) ?? '')[0] + who)
	};
};

/** Kind and colour without the rest of the line. */
const plain = (who: string | null): string | null =>
	who && who.replace(/<\w+/, '').replace(/ (cared|fresh)$/, '');

function peoplePens(agreed: Agreed, by: number): Placed[] {
	const isInfected = (line: string): boolean => readPerson(agreed, line)?.like !== 'nurse';
	const lines = linesOf(clinicOf(by), isInfected);
	const kinds = [...agreed.kinds.values()].filter(
		({ coloured, module }) => coloured && isInPlay(agreed, module)
	);
	const values = [null, ...kinds.flatMap(({ id }) => colours.map((colour) => `${id} ${colour}`))];
	const called = [
		say('nobody'),
		...kinds.flatMap(({ id }) => colours.map((colour) => say('kindAndColour', { kind: id, colour })))
	];
	return times(agreed.ledger.people, (at): Placed => {
		const who = whoIn(lines, at);
		const isCared = (written: Written): boolean => who.get(written)?.endsWith(' cared') ?? false;
		const shown: Field<Written, string | null> = { get: (written) => plain(who.get(written)), set: who.set };
		const cared: Field<Written, number> = {
			get: (written) => (isCared(written) ? 1 : 0),
			set: (written, value) => {
				const somebody = plain(who.get(written));
				return somebody === null ? written : who.set(written, value === 1 ? `${somebody} cared` : somebody);
			}
		};
		const isPatientInCare = (written: Written): boolean =>
			phaseIn(written) === 'business' && readPerson(agreed, who.get(written) ?? '')?.like === 'patient';
		return [
			clinicCells(by).people.make(at),
			[
				openWhen(reaches(lines, at), choice(null, indexIn(shown, values), called)),
				openWhen(isPatientInCare, mark(say('cared'), cared))
			]
		];
	});
}

function staffPens(agreed: Agreed, by: number): Placed[] {
	const lines = linesOf(clinicOf(by), (line) => readPerson(agreed, line)?.like === 'nurse');
	const kinds = [...agreed.kinds.values()].filter(
		({ like, module }) => like === 'nurse' && isInPlay(agreed, module)
	);
	const values = [null, ...kinds.map(({ id }) => id)];
	const called = [say('nobody'), ...kinds.map(({ id }) => say('kind', { kind: id }))];
	return times(agreed.ledger.quarantine, (at): Placed => [
		clinicCells(by).quarantine.make(at),
		[openWhen(reaches(lines, at), choice(null, indexIn(whoIn(lines, at), values), called))]
	]);
}

// a clinic

const NO_POPULARITY = -101;

function clinicPens(agreed: Agreed, by: number): Placed[] {
	const clinic = clinicOf(by);
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
		[cells.fields.make('spent'), [count(null, within(clinic, part('spent', 0)), MOST.money)]],
		[
			cells.fields.make('popularity'),
			[
				openWhen(inPhasesOf('popularity'), {
					...count(null, popularity, 999, NO_POPULARITY),
					empty: NO_POPULARITY
				})
			]
		]
	];
}

/** What a clinic has besides, each in its phases. */
function clinicForm(agreed: Agreed, by: number): Pen<Written>[] {
	const clinic = clinicOf(by);
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
		openWhen(inPhasesOf(name), count(say(name), within(clinic, part(name, absent)), most));
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
			choice(
				say('phase'),
				indexIn(phaseField, phases),
				phases.map((phase) => say(`phase.${phase}`))
			),
			...(seat < agreed.players ? clinicForm(agreed, seat) : [])
		]
	};
}
