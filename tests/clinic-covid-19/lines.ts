/**
 * The words after the verbs: "A" to "D" are the seats.
 *   A admit · A arrive 0 yellow · A take 2 · A infect patient red · A infect nurse outside · A full · A hand B 2
 *   A protect 3 · A protect slot 1 · A treat 1 room 3 red 2 · A treat 1 operating red 1 · A treat 1 intensive
 *   A treat 1 outpatient red bonus 7 workaholic · A cure 2 room 1 · A care 1 intensive white · A dead 1
 *   A contaminate 0 · A popularity 40 · A ready
 */
import { game } from '../../src/lib/validators/clinic-covid-19/game.ts';
import type { marks } from '../../src/lib/validators/clinic-covid-19/marks.ts';
import type { State } from '../../src/lib/validators/clinic-covid-19/state.ts';
import { notation, type At, type Fields } from '../kit/at-the-table.ts';

type Words = readonly string[];
const seat = (letter: string | undefined): number => 'ABCD'.indexOf(letter ?? '?');
const numeric = (word: string | undefined): string | number | undefined =>
	word !== undefined && /^-?\d+$/.test(word) ? Number(word) : word;

/** Trailing words: `workaholic`, `outside`, `bonus 7`, `room 3`. */
function extras(words: Words): object {
	const found: Record<string, unknown> = {};
	words.forEach((word, at) => {
		if (word === 'workaholic' || word === 'outside') found[word] = true;
		if (word === 'bonus' || word === 'room') found[word] = numeric(words[at + 1]);
	});
	return found;
}

function treatment([person, ward, ...rest]: Words): object {
	const inRoom = ward === 'room';
	const told = inRoom ? rest.slice(1) : rest;
	const [doctor, nurses] = told;
	const hasDoctor = ward !== 'intensive' && ward !== 'transfusion';
	return {
		person: numeric(person),
		ward: inRoom ? 'treatment' : ward,
		...(inRoom && { room: numeric(rest[0]) }),
		...(hasDoctor && { doctor: numeric(doctor) }),
		...(hasDoctor && ward !== 'outpatient' && { nurses: numeric(nurses) }),
		...extras(told)
	};
}

const infection = ([who = '', colour, ...rest]: Words, { state }: At): object =>
	(state as State).agreed.kinds.get(who)?.coloured
		? { who, colour, ...extras(rest) }
		: { who, ...extras([colour ?? '', ...rest]) };

const fields: Fields = {
	arrive: ([slot, colour]) => ({ slot: numeric(slot), colour }),
	take: ([tiles]) => ({ tiles: numeric(tiles) }),
	infect: infection,
	hand: ([to, tiles]) => ({ to: seat(to), tiles: numeric(tiles) }),
	protect: ([what, slot]) => (what === 'slot' ? { slot: numeric(slot) } : { person: numeric(what) }),
	treat: treatment,
	cure: ([patients, ...rest]) => ({ patients: numeric(patients), ...extras(rest) }),
	care: ([person, ward, colour]) => ({ person: numeric(person), ward, colour }),
	dead: ([patients]) => ({ patients: numeric(patients) }),
	contaminate: ([slot]) => ({ slot: numeric(slot) }),
	popularity: ([points]) => ({ points: numeric(points) })
};

export const { table, refusedSetup, doubts, rulings } = notation(game, fields);

type Marks = ReturnType<typeof marks>;
export const marksOf = ({ marks: found }: At): Marks => found as Marks;
export const clinicOf = (at: At, by = 0): Marks['clinics'][number] => marksOf(at).clinics[by]!;

/** One tile a round keeps things small; the rest is supply. */
export const small = { tiles: [1, 1, 1, 1, 1, 1] };
export const modules = [
	'elders',
	'pregnant',
	'janitors',
	'transfusions',
	'workaholics',
	'facilities',
	'intensive-care'
];

/** The sharing phase of round 1. */
export const sharing = (players: number, options: object = {}): At => {
	const seats = ['A', 'B', 'C', 'D'].slice(0, players);
	return table({ players, options }).after(seats.map((by) => `${by} admit; ${by} ready`).join(';'));
};

/** Solo with so many tiles in the hand, in the infection phase of round 1. */
export const infecting = (tiles: number, options: object = {}, facts?: object): At =>
	table({
		players: 1,
		options: { tiles: [tiles, 1, 1, 1, 1, 1], ...options },
		...(facts && { facts: { ...facts } })
	}).after(`A admit; A ready; A take ${tiles}`);

/** Solo in the business phase of round 1, with these people infected: "patient red, nurse". */
export const business = (people: string, options: object = {}, facts?: object): At => {
	const who = people.split(',').map((one) => one.trim());
	return infecting(who.length, options, facts).after(who.map((one) => `A infect ${one}`).join(';'));
};
