/** A position that people wrote down becomes a state, with a default for what paper does not show. */
import type { Agreed } from './agreed.ts';
import { readPerson, readResting, type Infected, type Quarantined } from './lines.ts';
import {
	newClinic,
	noneCured,
	noneDeceased,
	tilesIn,
	type Boxes,
	type Clinic,
	type Person,
	type Phase,
	type Resting,
	type Staff,
	type State
} from './state.ts';
import { highestOf, type Written, type WrittenClinic } from './written.ts';

type Counter = () => number;

const inOrder = (a: { readonly id: number }, b: { readonly id: number }): number => a.id - b.id;
const numbered = <T extends { readonly id: number | null }>(one: T, next: Counter): T & { id: number } => ({
	...one,
	id: one.id ?? next()
});

/** Everybody with a line, in order of number: the infected, and the staff in quarantine. */
function peopleOf(
	agreed: Agreed,
	lines: readonly string[],
	next: Counter
): Pick<Clinic, 'people' | 'quarantine'> {
	const all = lines
		.flatMap((line) => readPerson(agreed, line) ?? [])
		.map((one: Infected | Quarantined) => numbered(one, next))
		.sort(inOrder);
	const people: Person[] = [];
	const quarantine: Staff[] = [];
	for (const one of all) {
		if (one.like === 'nurse') quarantine.push({ id: one.id, kind: one.kind, cell: quarantine.length });
		else people.push({ ...one, cell: people.length });
	}
	return { people, quarantine };
}

const restingOf = (lines: readonly string[], next: Counter): readonly Resting[] =>
	lines.flatMap((line) => readResting(line) ?? []).map((one) => numbered(one, next));

const boxesOf = ({ cured, deceased }: Pick<WrittenClinic, 'cured' | 'deceased'>): Boxes => ({
	cured: { ...noneCured, ...cured },
	deceased: { ...noneDeceased, ...deceased }
});

/** What a clinic has when nothing is written of it. */
export const defaultClinic = (agreed: Agreed, phase: Phase): Clinic => ({
	...newClinic(agreed),
	admitted: phase === 'actions' ? 0 : 1,
	owes: phase === 'contagion' ? agreed.spread : 0
});

function clinicFrom(agreed: Agreed, phase: Phase, written: WrittenClinic, next: Counter): Clinic {
	const { people = [], resting = [], cured, deceased, ...plain } = written;
	return {
		...defaultClinic(agreed, phase),
		...plain,
		...peopleOf(agreed, people, next),
		resting: restingOf(resting, next),
		...boxesOf({ ...(cured && { cured }), ...(deceased && { deceased }) })
	};
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Earlier rounds have none left, later ones all. In sharing the hands leave the rest of this one, but one at least
 *  for each player with an empty hand. */
function stacksOf(
	{ stacks }: Agreed,
	round: number,
	phase: Phase,
	clinics: readonly Clinic[]
): readonly number[] {
	return stacks.map((stack, at) => {
		if (at + 1 !== round) return at + 1 < round ? 0 : stack;
		if (phase === 'actions') return stack;
		if (phase !== 'sharing') return 0;
		const empty = clinics.filter(({ hand }) => hand === 0).length;
		return Math.max(stack - sum(clinics.map(({ hand }) => hand)), empty);
	});
}

type Tiles = Pick<State, 'agreed' | 'stacks' | 'clinics' | 'unclaimed'>;

/** CLN-S4 In hands, under people, in quarantine, on slots and in the deceased box. */
export const tilesInPlay = ({ clinics, unclaimed }: Pick<State, 'clinics' | 'unclaimed'>): number =>
	sum(clinics.map((clinic) => clinic.hand + tilesIn(clinic) + clinic.deceased.tiles)) +
	unclaimed.deceased.tiles;

/** What is left of all tiles. */
export const defaultSupply = (tiles: Tiles): number =>
	Math.max(0, tiles.agreed.facts.total - sum(tiles.stacks) - tilesInPlay(tiles));

/** Just as it is written, before anything goes on by itself. */
export function stateFrom(agreed: Agreed, written: Written): State {
	const { round, phase = 'actions' } = written;
	const highest = highestOf(written);
	let number = highest.written;
	const clinics = written.clinics.map((clinic) => clinicFrom(agreed, phase, clinic, () => ++number));
	const stacks = stacksOf(agreed, round, phase, clinics);
	const unclaimed = boxesOf(written);
	return {
		agreed,
		round,
		phase,
		supply: written.supply ?? defaultSupply({ agreed, stacks, clinics, unclaimed }),
		stacks,
		next: written.next ?? highest.given + 1,
		clinics,
		unclaimed
	};
}
