/**
 * Positions as text: one move a line, a semicolon is a line too. "A" to "D" are the seats.
 *   A admit · A arrive slot 0 yellow · A take 2 · A infect patient red · A infect nurse outside · A full
 *   A hand B 2 · A protect 3 · A protect slot 1 · A treat 1 room 3 red 2 · A treat 1 operating red 1
 *   A treat 1 outpatient red bonus 7 workaholic · A treat 1 intensive · A cure 2 room 1 · A care 1 intensive white
 *   A dead 1 · A contaminate slot 0 · A popularity 40 · A ready
 */
import { game } from '../../src/lib/validators/clinic-covid-19/game.ts';
import type { marks } from '../../src/lib/validators/clinic-covid-19/marks.ts';
import { parseMove, parseSetup } from '../../src/lib/table/parse.ts';
import type { Move, Setup } from '../../src/lib/table/record.ts';

type Raw = Record<string, unknown>;
const seat = (letter: string | undefined): number => 'ABCD'.indexOf(letter ?? '?');
const numeric = (word: string | undefined): string | number | undefined =>
	word !== undefined && /^-?\d+$/.test(word) ? Number(word) : word;

/** Trailing words: `workaholic`, `outside`, `bonus 7`, `room 3`. */
function extras(words: readonly string[]): Raw {
	const found: Raw = {};
	words.forEach((word, at) => {
		if (word === 'workaholic' || word === 'outside') found[word] = true;
		if (word === 'bonus' || word === 'room') found[word] = numeric(words[at + 1]);
	});
	return found;
}

function treatment([person, ward, ...rest]: readonly string[]): Raw {
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

const fields: Readonly<Record<string, (words: readonly string[]) => Raw>> = {
	arrive: ([, slot, colour]) => ({ slot: numeric(slot), colour }),
	take: ([tiles]) => ({ tiles: numeric(tiles) }),
	infect: ([who, colour, ...rest]) =>
		who === 'patient' || who === 'doctor'
			? { who, colour, ...extras(rest) }
			: { who, ...extras([colour ?? '', ...rest]) },
	hand: ([to, tiles]) => ({ to: seat(to), tiles: numeric(tiles) }),
	protect: ([what, slot]) => (what === 'slot' ? { slot: numeric(slot) } : { person: numeric(what) }),
	treat: treatment,
	cure: ([patients, ...rest]) => ({ patients: numeric(patients), ...extras(rest) }),
	care: ([person, ward, colour]) => ({ person: numeric(person), ward, colour }),
	dead: ([patients]) => ({ patients: numeric(patients) }),
	contaminate: ([, slot]) => ({ slot: numeric(slot) }),
	popularity: ([points]) => ({ points: numeric(points) })
};

export function raw(line: string): Raw {
	const [by, verb = '', ...words] = line.trim().split(/\s+/);
	return { do: verb, by: seat(by), ...fields[verb]?.(words) };
}

export interface Position {
	readonly setup: Setup;
	readonly state: unknown;
}

export function move(setup: Setup, line: string): Move {
	const parsed = parseMove(game, setup, raw(line));
	if (!parsed.ok) throw new Error(`"${line}": ${parsed.fault.path} ${parsed.fault.say.key}`);
	return parsed.value;
}

export function setup(players: number, options: unknown = {}): Setup {
	const parsed = parseSetup(game, { players: ['Ana', 'Bo', 'Cleo', 'Dai'].slice(0, players), options });
	if (!parsed.ok) throw new Error(`${parsed.fault.path} ${parsed.fault.say.key}`);
	return parsed.value;
}

const lines = (script: string): string[] =>
	script
		.split(/[\n;]/)
		.map((line) => line.trim())
		.filter(Boolean);

export function play(from: Position, script: string): Position {
	let { state } = from;
	for (const line of lines(script)) {
		const made = move(from.setup, line);
		const complaints = game.check(state, made);
		if (complaints.length > 0) throw new Error(`"${line}" breaks ${complaints.map((c) => c.rule).join()}`);
		state = game.apply(state, made);
	}
	return { setup: from.setup, state };
}

/** A table of so many players after these moves. */
export const after = (players: number, script: string, options: unknown = {}): Position => {
	const agreed = setup(players, options);
	return play({ setup: agreed, state: game.start(agreed) }, script);
};

/** What is said against a move, as "CLN-A1 noAdmission"; empty when it is legal. */
export const against = (position: Position, line: string): string[] =>
	game.check(position.state, move(position.setup, line)).map(({ rule, say }) => `${rule} ${say.key}`);

export const malformed = (position: Position, line: string): boolean =>
	!parseMove(game, position.setup, raw(line)).ok;

type Marks = ReturnType<typeof marks>;
export const marksOf = (position: Position): Marks => game.marks(position.state) as Marks;
export const clinicOf = (position: Position, by = 0): Marks['clinics'][number] =>
	marksOf(position).clinics[by]!;
export const awaited = (position: Position): string[] =>
	game.awaits(position.state).map((one) => `${'ABCD'.charAt(one.by ?? 0)} ${one.do}`);

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

/** Solo with so many tiles in the hand, in the infection phase of round 1. */
export const infecting = (tiles: number, options: object = {}): Position =>
	after(1, `A admit; A ready; A take ${tiles}`, { tiles: [tiles, 1, 1, 1, 1, 1], ...options });

/** Solo in the business phase of round 1, with these people infected: "patient red, nurse". */
export const business = (people: string, options: object = {}): Position => {
	const who = people.split(',').map((one) => one.trim());
	return play(infecting(who.length, options), who.map((one) => `A infect ${one}`).join(';'));
};
