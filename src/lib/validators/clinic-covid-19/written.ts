/** The form of a position: what can be read off the paper, phase by phase. */
import {
	chosenBy,
	either,
	integer,
	list,
	object,
	oneOf,
	optional,
	record,
	text,
	truth,
	where,
	whereField,
	type Shape
} from '../../table/shape.ts';
import type { Agreed } from './agreed.ts';
import { HIGHEST_NUMBER, readPerson, readResting } from './lines.ts';
import { phases, type Cured, type Deceased, type Phase } from './state.ts';

/** One clinic; what is absent has its default. */
export interface WrittenClinic {
	readonly people?: readonly string[];
	readonly slots?: readonly number[];
	readonly admitted?: number;
	readonly spent?: number;
	readonly income?: number;
	readonly cured?: Partial<Cured>;
	readonly deceased?: Partial<Deceased>;
	readonly ready?: boolean;
	readonly hand?: number;
	readonly full?: boolean;
	readonly rooms?: readonly number[];
	readonly resting?: readonly string[];
	readonly owes?: number;
	readonly popularity?: number | null;
}

export interface Written {
	readonly round: number;
	readonly phase?: Phase;
	readonly clinics: readonly WrittenClinic[];
	/** What lies in the two boxes and is counted for no clinic. */
	readonly cured?: Partial<Cured>;
	readonly deceased?: Partial<Deceased>;
	readonly supply?: number;
	readonly next?: number;
}

/** What `from` can hold. */
export const MOST = {
	lines: 300,
	hand: 300,
	supply: 999,
	money: 999_999,
	box: 999_999,
	next: HIGHEST_NUMBER + 1
} as const;

/** The fields that a clinic has in some phases only. */
export const onlyIn: Readonly<Partial<Record<keyof WrittenClinic, readonly Phase[]>>> = {
	ready: ['actions', 'business', 'administration'],
	hand: ['sharing', 'infection'],
	full: phases.slice(2),
	rooms: phases.slice(3),
	resting: phases.slice(3),
	owes: ['contagion'],
	popularity: ['final', 'over']
};

const lengths = ({ clinics }: Written, of: 'people' | 'resting'): number =>
	clinics.reduce((sum, clinic) => sum + (clinic[of]?.length ?? 0), 0);

/** Lines without a number get those after the highest one that is written. */
export interface Numbers {
	readonly highest: number;
	readonly unwritten: number;
	readonly unique: boolean;
}

function numbersIn({ clinics }: Written): Numbers {
	const lines = clinics.flatMap(({ people = [], resting = [] }) => [...people, ...resting]);
	const written = lines.flatMap((line) => /^#(\d+)/.exec(line)?.[1] ?? []).map(Number);
	return {
		highest: Math.max(0, ...written),
		unwritten: lines.length - written.length,
		unique: new Set(written).size === written.length
	};
}

/** The highest number that anybody has, and the highest that is written. */
export function highestOf(written: Written): { readonly written: number; readonly given: number } {
	const { highest, unwritten } = numbersIn(written);
	return { written: highest, given: highest + unwritten };
}

const numbersFit = (written: Written): boolean =>
	numbersIn(written).unique && highestOf(written).given <= HIGHEST_NUMBER;

const box = (...parts: readonly string[]) => optional(record(parts, integer(0, MOST.box)));
const cured = box('infected', 'others');
const deceased = box('patients', 'doctors', 'elders', 'pregnant', 'tiles');
const lines = (fits: (line: string) => boolean) => optional(list(text(fits, 'value'), { max: MOST.lines }));

/** Who was cared for or infected by a consultation waits again after business. */
const isPersonIn = (agreed: Agreed, phase: Phase, line: string): boolean => {
	const person = readPerson(agreed, line);
	if (!person) return false;
	return phase === 'business' || person.like === 'nurse' || person.state === 'waiting';
};

function clinicShape(agreed: Agreed, phase: Phase): Shape<WrittenClinic> {
	const { slots, spread, facts } = agreed;
	const fields: Readonly<Record<keyof WrittenClinic, Shape<unknown>>> = {
		people: lines((line) => isPersonIn(agreed, phase, line)),
		slots: optional(list(integer(0, 1), { min: slots, max: slots })),
		admitted: optional(integer(0, 9)),
		spent: optional(integer(0, MOST.money)),
		income: optional(integer(-MOST.money, MOST.money)),
		cured,
		deceased,
		ready: optional(truth),
		hand: optional(integer(0, MOST.hand)),
		full: optional(truth),
		rooms: optional(list(integer(0, 99), { min: facts.rooms, max: facts.rooms })),
		resting: lines((line) => readResting(line) !== null),
		owes: optional(integer(0, spread)),
		popularity: optional(either(oneOf(null), integer(-100, 999)))
	};
	const here = Object.entries(fields).filter(
		([name]) => onlyIn[name as keyof WrittenClinic]?.includes(phase) ?? true
	);
	return object(Object.fromEntries(here));
}

export function shape(agreed: Agreed): Shape<Written> {
	const { players, facts } = agreed;
	const inPhase = (phase: Phase) =>
		object({
			round: integer(1, facts.rounds),
			phase: optional(oneOf(phase)),
			clinics: list(clinicShape(agreed, phase), { min: players, max: players }),
			cured,
			deceased,
			supply: optional(integer(0, MOST.supply)),
			next: optional(integer(1, MOST.next))
		});
	const whole = chosenBy<Written>(
		'phase',
		Object.fromEntries(phases.map((phase) => [phase, inPhase(phase)])),
		'actions'
	);
	const few = where(
		whole,
		(written) => lengths(written, 'people') <= MOST.lines && lengths(written, 'resting') <= MOST.lines,
		'list',
		{ min: 0, max: MOST.lines }
	);
	return whereField(
		whereField(few, 'clinics', numbersFit, 'unique', () => ({})),
		'next',
		(written) => written.next === undefined || written.next > highestOf(written).given,
		'integer',
		(written) => ({ min: highestOf(written).given + 1, max: MOST.next })
	);
}
