/** CLN-I: sharing the tiles of the round and placing them. */
import { trackCells } from '../../sheets/clinic-covid-19/cells.ts';
import type { Kind } from '../../sheets/clinic-covid-19/people.ts';
import { colours } from '../../sheets/clinic-covid-19/vocabulary.ts';
import type { Complaint } from '../../table/record.ts';
import { legal, together } from '../kit/refusal.ts';
import { isInPlay } from './agreed.ts';
import type { Verbs } from './moves.ts';
import { refuse } from './sentences.ts';
import { infectNeedsModules } from './setup.ts';
import {
	clinicOf,
	freeCell,
	replaced,
	withClinic,
	withDeceased,
	withPerson,
	type Clinic,
	type Staff,
	type State
} from './state.ts';

export const stackOf = ({ stacks, round }: State): number => stacks[round - 1] ?? 0;

/** Who has taken holds a tile until all have; it stays true until the round ends. */
export const hasTaken = ({ phase }: State, { hand }: Clinic): boolean =>
	phase === 'sharing' ? hand > 0 : phase !== 'actions';

/** How many players besides this one have not taken yet. */
export const othersToTake = (state: State, by: number): number =>
	state.clinics.filter((clinic, seat) => seat !== by && !hasTaken(state, clinic)).length;

/** CLN-I1, CLN-I2 Nobody takes more than there is, leaves too few for the others, or, as the last, any. */
export function checkTake(state: State, { by, tiles }: Verbs['take']): readonly Complaint[] {
	const stack = stackOf(state);
	const others = othersToTake(state, by);
	const left = stack - tiles;
	if (left >= others && (left === 0 || others > 0)) return legal;
	const cells = [trackCells.make(state.round)];
	if (left < 0) return [refuse('CLN-I1', 'takesTooMany', { tiles, stack }, cells)];
	if (left < others) return [refuse('CLN-I2', 'leavesTooFew', { tiles, left, others }, cells)];
	return [refuse('CLN-I1', 'leavesTiles', { by, tiles, stack }, cells)];
}

export const take = (state: State, { by, tiles }: Verbs['take']): State => ({
	...state,
	clinics: replaced(state.clinics, by, { ...clinicOf(state, by), hand: tiles }),
	stacks: replaced(state.stacks, state.round - 1, stackOf(state) - tiles)
});

const upTo = (most: number): readonly number[] => Array.from({ length: Math.max(0, most) }, (_, n) => n + 1);

export function takes(state: State, by: number): readonly Verbs['take'][] {
	const others = othersToTake(state, by);
	const stack = stackOf(state);
	const amounts = others === 0 ? [stack] : upTo(stack - others);
	return amounts.map((tiles) => ({ do: 'take', by, tiles }));
}

/** CLN-I8 A player who said "full" infects nobody. */
const infectsWhenFull = (state: State, { by }: Verbs['infect']): readonly Complaint[] =>
	clinicOf(state, by).full ? [refuse('CLN-I8', 'fullInfectsNobody', { by })] : legal;

/** CLN-X3 Workaholic doctors are immune. */
const infectsWorkaholic = (
	{ agreed }: State,
	{ workaholic, colour }: Verbs['infect']
): readonly Complaint[] =>
	workaholic && colour && agreed.modules.workaholics ? [refuse('CLN-X3', 'immune', { colour })] : legal;

/** CLN-X5 Nobody is infected outside the clinic. */
const infectsOutside = ({ agreed }: State, { outside, who }: Verbs['infect']): readonly Complaint[] =>
	outside && agreed.modules.facilities ? [refuse('CLN-X5', 'outsideIsSafe', { who })] : legal;

export const checkInfect = (state: State, move: Verbs['infect']): readonly Complaint[] =>
	together(
		infectNeedsModules(state, move),
		infectsWhenFull(state, move),
		infectsWorkaholic(state, move),
		infectsOutside(state, move)
	);

/** CLN-I7 Nurse, caregiver, janitor: to quarantine with the tile. */
function quarantined(state: State, by: number, clinic: Clinic, kind: string): State {
	const before = clinic.quarantine;
	const staff: Staff = { id: state.next, kind, cell: freeCell(before) };
	const clinics = replaced(state.clinics, by, { ...clinic, quarantine: [...before, staff] });
	return { ...state, next: state.next + 1, clinics };
}

/** CLN-I5, CLN-I6 Elders and pregnant women are lost at once; the tile goes to the supply. */
const lost = (state: State, by: number, clinic: Clinic, part: 'elders' | 'pregnant'): State =>
	withClinic(state, by, { ...clinic, deceased: withDeceased(clinic, part, 1) }, state.supply + 1);

/** CLN-I4 Patient or doctor: the tile goes under the person. */
export function infect(state: State, { by, who, colour = 'white' }: Verbs['infect']): State {
	const before = clinicOf(state, by);
	const clinic = { ...before, hand: before.hand - 1 };
	const like = state.agreed.kinds.get(who)?.like ?? 'nurse';
	switch (like) {
		case 'patient':
		case 'doctor':
			return withPerson(state, by, clinic, { kind: who, like, colour, state: 'waiting' });
		case 'elder':
			return lost(state, by, clinic, 'elders');
		case 'pregnant':
			return lost(state, by, clinic, 'pregnant');
		case 'nurse':
			return quarantined(state, by, clinic, who);
	}
}

/** CLN-I3 The kinds that can be infected at this table. */
export const kindsInPlay = ({ agreed }: State): readonly Kind[] =>
	agreed.facts.kinds.filter(({ module }) => isInPlay(agreed, module));

export const infections = (state: State, by: number): readonly Verbs['infect'][] =>
	kindsInPlay(state).flatMap(({ id: who, coloured }): readonly Verbs['infect'][] =>
		coloured ? colours.map((colour) => ({ do: 'infect', by, who, colour })) : [{ do: 'infect', by, who }]
	);

export const full = (state: State, { by }: Verbs['full']): State =>
	withClinic(state, by, { ...clinicOf(state, by), full: true });

/** CLN-I11 When all are full, all tiles in all hands go to the deceased box, for whoever held them. */
export function allFull(state: State): State {
	if (!state.clinics.every((clinic) => clinic.full)) return state;
	return {
		...state,
		clinics: state.clinics.map((clinic) =>
			clinic.hand === 0
				? clinic
				: { ...clinic, hand: 0, deceased: withDeceased(clinic, 'tiles', clinic.hand) }
		)
	};
}

/** CLN-I8 Without "full", tiles are not handed on. */
const handsUnfilled = (state: State, { by }: Verbs['hand']): readonly Complaint[] =>
	clinicOf(state, by).full ? [] : [refuse('CLN-I8', 'notFull', { by })];

/** CLN-I9 Tiles go to another player who is not full. */
function handsToWrong(state: State, { by, to }: Verbs['hand']): readonly Complaint[] {
	if (to === by) return [refuse('CLN-I9', 'handsToSelf', { by })];
	return clinicOf(state, to).full ? [refuse('CLN-I9', 'handsToFull', { to })] : legal;
}

/** CLN-I10 Nobody hands on more than the hand holds. */
function handsTooMany(state: State, { by, tiles }: Verbs['hand']): readonly Complaint[] {
	const { hand } = clinicOf(state, by);
	return tiles > hand ? [refuse('CLN-I10', 'handsTooMany', { tiles, hand })] : legal;
}

export const checkHand = (state: State, move: Verbs['hand']): readonly Complaint[] =>
	together(handsUnfilled(state, move), handsToWrong(state, move), handsTooMany(state, move));

export function hand(state: State, { by, to, tiles }: Verbs['hand']): State {
	const giver = clinicOf(state, by);
	const given = withClinic(state, by, { ...giver, hand: giver.hand - tiles });
	const taker = clinicOf(given, to);
	return withClinic(given, to, { ...taker, hand: taker.hand + tiles });
}

/** A move names no more tiles than there are in the box, whatever a position says of a hand. */
export const handings = (state: State, by: number): readonly Verbs['hand'][] =>
	state.clinics.flatMap((other, to) =>
		to === by || other.full
			? []
			: upTo(Math.min(clinicOf(state, by).hand, state.agreed.facts.total)).map((tiles): Verbs['hand'] => ({
					do: 'hand',
					by,
					to,
					tiles
				}))
	);
