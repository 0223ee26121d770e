/** CLN-I: sharing the tiles of the round and placing them. */
import type { Colour } from '../../sheets/clinic-covid-19/facts.ts';
import { trackCell } from '../../sheets/clinic-covid-19/cells.ts';
import type { Complaint } from '../../table/record.ts';
import type { Hand, Infect, Take } from './moves.ts';
import { against } from './sentences.ts';
import { infectNeedsModules } from './setup.ts';
import {
	clinicOf,
	deceasedWith,
	everyClinic,
	freeCell,
	replaced,
	withClinic,
	withPerson,
	type News,
	type Staff,
	type State
} from './state.ts';

export const stackOf = (state: State): number => state.stacks[state.round - 1] ?? 0;

/** How many players besides this one have not taken yet. */
export const othersToTake = (state: State, by: number): number =>
	state.clinics.filter((clinic, seat) => seat !== by && !clinic.taken).length;

/** CLN-I1, CLN-I2 Nobody takes more than there is, leaves too few for the others, or, as the last, any. */
export function checkTake(state: State, { by, tiles }: Take): Complaint | null {
	const stack = stackOf(state);
	const others = othersToTake(state, by);
	const cells = [trackCell(state.round)];
	if (tiles > stack) return against('CLN-I1', 'takesTooMany', { tiles, stack }, cells);
	if (stack - tiles < others)
		return against('CLN-I2', 'leavesTooFew', { tiles, left: stack - tiles, others }, cells);
	if (others === 0 && tiles < stack) return against('CLN-I1', 'leavesTiles', { by, tiles, stack }, cells);
	return null;
}

export const take = (state: State, { by, tiles }: Take): State => ({
	...withClinic(state, by, { taken: true, hand: tiles }),
	stacks: replaced(state.stacks, state.round - 1, stackOf(state) - tiles)
});

/** CLN-I8 A player who said "full" infects nobody. */
const infectsWhenFull = (state: State, { by }: Infect): Complaint | null =>
	clinicOf(state, by).full ? against('CLN-I8', 'fullInfectsNobody', { by }) : null;

/** CLN-X3 Workaholic doctors are immune. */
const infectsWorkaholic = ({ agreed }: State, { workaholic, colour }: Infect): Complaint | null =>
	workaholic && colour && agreed.modules.workaholics ? against('CLN-X3', 'immune', { colour }) : null;

/** CLN-X5 Nobody is infected outside the clinic. */
const infectsOutside = ({ agreed }: State, { outside, who }: Infect): Complaint | null =>
	outside && agreed.modules.facilities ? against('CLN-X5', 'outsideIsSafe', { who }) : null;

export const checkInfect = (state: State, move: Infect): readonly (Complaint | null)[] => [
	infectNeedsModules(state, move),
	infectsWhenFull(state, move),
	infectsWorkaholic(state, move),
	infectsOutside(state, move)
];

/** CLN-I4 Patient or doctor: the tile goes under the person. */
const infectPerson = (state: State, by: number, kind: 'patient' | 'doctor', colour: Colour): State =>
	withPerson(state, by, { kind, colour, state: 'waiting' });

/** CLN-I5, CLN-I6 Elders and pregnant women are lost at once; the tile goes to the supply. */
const lose = (state: State, by: number, part: 'elders' | 'pregnant'): State => ({
	...withClinic(state, by, { deceased: deceasedWith(clinicOf(state, by), part, 1) }),
	supply: state.supply + 1
});

/** CLN-I7 Nurse, caregiver, janitor: to quarantine with the tile. */
function quarantine(state: State, by: number, kind: Staff['kind']): State {
	const before = clinicOf(state, by).quarantine;
	const staff: Staff = { id: state.nextId, kind, cell: freeCell(before) };
	return { ...withClinic(state, by, { quarantine: [...before, staff] }), nextId: state.nextId + 1 };
}

export function infect(state: State, { by, who, colour = 'white' }: Infect): State {
	const placed = withClinic(state, by, { hand: clinicOf(state, by).hand - 1 });
	if (who === 'patient' || who === 'doctor') return infectPerson(placed, by, who, colour);
	if (who === 'elder') return lose(placed, by, 'elders');
	if (who === 'pregnant') return lose(placed, by, 'pregnant');
	return quarantine(placed, by, who);
}

/** CLN-I11 When all are full, all tiles in all hands go to the deceased box, for whoever held them. */
export function full(state: State, by: number): State {
	const said = withClinic(state, by, { full: true });
	if (!said.clinics.every((clinic) => clinic.full)) return said;
	const unplaced = said.clinics.flatMap(({ hand: tiles }, seat): readonly News[] =>
		tiles > 0 ? [{ kind: 'unplaced', by: seat, tiles }] : []
	);
	return everyClinic({ ...said, news: [...said.news, ...unplaced] }, (clinic) => ({
		...clinic,
		hand: 0,
		deceased: deceasedWith(clinic, 'tiles', clinic.hand)
	}));
}

/** CLN-I8 Without "full", tiles are not handed on. */
const handsUnfilled = (state: State, { by }: Hand): Complaint | null =>
	clinicOf(state, by).full ? null : against('CLN-I8', 'notFull', { by });

/** CLN-I9 Tiles go to another player who is not full. */
function handsToWrong(state: State, { by, to }: Hand): Complaint | null {
	if (to === by) return against('CLN-I9', 'handsToSelf', { by });
	return clinicOf(state, to).full ? against('CLN-I9', 'handsToFull', { to }) : null;
}

/** CLN-I10 Nobody hands on more than the hand holds. */
function handsTooMany(state: State, { by, tiles }: Hand): Complaint | null {
	const { hand } = clinicOf(state, by);
	return tiles > hand ? against('CLN-I10', 'handsTooMany', { tiles, hand }) : null;
}

export const checkHand = (state: State, move: Hand): readonly (Complaint | null)[] => [
	handsUnfilled(state, move),
	handsToWrong(state, move),
	handsTooMany(state, move)
];

export function hand(state: State, { by, to, tiles }: Hand): State {
	const given = withClinic(state, by, { hand: clinicOf(state, by).hand - tiles });
	return withClinic(given, to, { hand: clinicOf(given, to).hand + tiles });
}
