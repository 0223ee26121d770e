/** People as lines of a position: `"#12 patient orange<white cared"`, `"#5 nurse"`, and resting doctors `"#7 red"`. */
import { colours, type Colour } from '../../sheets/clinic-covid-19/vocabulary.ts';
import type { Agreed } from './agreed.ts';
import type { Person, Resting, Staff } from './state.ts';

export const HIGHEST_NUMBER = 4999;

/** Without a number it gets one after the highest that is written. */
interface Numbered {
	readonly id: number | null;
}
export type Infected = Numbered & Pick<Person, 'kind' | 'like' | 'colour' | 'from' | 'state'>;
export interface Quarantined extends Numbered {
	readonly kind: string;
	readonly like: 'nurse';
}
export interface Rested extends Numbered {
	readonly colour: Colour;
}

const number = '(?:#([1-9]\\d{0,3}) )?';
const colour = `(${colours.join('|')})`;
const personLine = new RegExp(
	`^${number}([a-z][a-z0-9-]*)(?: ${colour}(?:<${colour})?)?(?: (cared|fresh))?$`
);
const restingLine = new RegExp(`^${number}${colour}$`);

const idOf = (written: string | undefined): number | null => (written === undefined ? null : Number(written));
const isTooHigh = (id: number | null): boolean => id !== null && id > HIGHEST_NUMBER;
const colourOf = (written: string | undefined): Colour | undefined => colours.find((one) => one === written);

/** Patients are cared for, doctors are infected by a consultation, with the colour that they have. */
const fits = ({ kind, like, colour: now, from, state }: Infected): boolean =>
	state === 'waiting' || (state === 'cared' ? like === 'patient' : kind === 'doctor' && from === now);

/** Null when it is no line of this edition. */
export function readPerson({ kinds }: Agreed, line: string): Infected | Quarantined | null {
	const [, written, kind = '', now, before, state] = personLine.exec(line) ?? [];
	const id = idOf(written);
	const found = kinds.get(kind);
	if (!found || isTooHigh(id)) return null;
	const { like } = found;
	const current = colourOf(now);
	if (like === 'nurse') return current || state ? null : { id, kind, like };
	if ((like !== 'patient' && like !== 'doctor') || !current) return null;
	const how = state === 'cared' || state === 'fresh' ? state : 'waiting';
	const person = { id, kind, like, colour: current, from: colourOf(before) ?? current, state: how } as const;
	return fits(person) ? person : null;
}

export function readResting(line: string): Rested | null {
	const [, written, now] = restingLine.exec(line) ?? [];
	const id = idOf(written);
	const current = colourOf(now);
	return current && !isTooHigh(id) ? { id, colour: current } : null;
}

export function writePerson({ id, kind, colour: now, from, state }: Person): string {
	const before = from === now ? '' : `<${from}`;
	return `#${id} ${kind} ${now}${before}${state === 'waiting' ? '' : ` ${state}`}`;
}
export const writeStaff = ({ id, kind }: Staff): string => `#${id} ${kind}`;
export const writeResting = ({ id, colour: now }: Resting): string => `#${id} ${now}`;
