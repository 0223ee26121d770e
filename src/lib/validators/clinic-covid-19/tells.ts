/** What a move set off besides itself, so that the players do the same with the pieces on the table; and the end. */
import type { Colour } from '../../sheets/clinic-covid-19/vocabulary.ts';
import type { Say } from '../../table/record.ts';
import { dies, worse } from './administration.ts';
import type { Move } from './moves.ts';
import { clinicOf, type Clinic, type Person, type Phase, type State } from './state.ts';

type Somebody = { readonly by: number; readonly person: number; readonly kind: string };
type Tiles = { readonly by: number; readonly tiles: number };

export interface Tellings {
	/** CLN-I5, CLN-I6 */
	lostAtOnce: { readonly by: number; readonly kind: string };
	/** CLN-T9 */
	doctorInfected: { readonly by: number; readonly person: number; readonly colour: Colour };
	/** CLN-I11, CLN-N4, CLN-N5 */
	unplaced: Tiles;
	overflow: Tiles;
	supplyEmpty: Record<string, never>;
	/** CLN-D2 to CLN-D4 */
	worse: Somebody & { readonly from: Colour; readonly to: Colour };
	patientDies: Somebody;
	doctorDies: Somebody & { readonly popularity: number };
	spared: Somebody;
	back: Somebody;
	/** CLN-F2 */
	phase: { readonly phase: Phase };
	round: { readonly round: number; readonly phase: Phase };
	/** CLN-W */
	lost: { readonly cured: number; readonly deceased: number };
	won: { readonly cured: number; readonly deceased: number };
	tactical: { readonly popularity: number; readonly target: number };
	strategic: { readonly popularity: number; readonly target: number; readonly plaque: readonly number[] };
	gaugeCured: Record<string, never>;
	gaugeDeceased: Record<string, never>;
	gaugePopularity: Record<string, never>;
	toll: Record<string, never>;
}

export const tell = <K extends keyof Tellings>(key: K, values: Tellings[K] & Say['values']): Say => ({
	key,
	values
});

function overnight({ agreed }: State, person: Person, by: number): Say {
	const { id, kind, like, colour, state } = person;
	const somebody = { by, person: id, kind };
	if (state === 'cared') return tell('spared', somebody);
	if (!dies(person)) return tell('worse', { ...somebody, from: colour, to: worse(colour) ?? colour });
	return like === 'doctor'
		? tell('doctorDies', { ...somebody, popularity: agreed.facts.doctorDeath })
		: tell('patientDies', somebody);
}

/** CLN-D2 to CLN-D4, person by person. */
const administered = (state: State): readonly Say[] =>
	state.clinics.flatMap(({ people, quarantine }, by) => [
		...people.map((person) => overnight(state, person, by)),
		...quarantine.map(({ id, kind }) => tell('back', { by, person: id, kind }))
	]);

/** Tiles that went to the deceased box: nobody left to infect, or no clean slot. */
const spilt = (before: State, after: State, key: 'unplaced' | 'overflow'): readonly Say[] =>
	after.clinics.flatMap(({ deceased }, by) => {
		const tiles = deceased.tiles - clinicOf(before, by).deceased.tiles;
		return tiles > 0 ? [tell(key, { by, tiles })] : [];
	});

const owed = ({ clinics }: State): number => clinics.reduce((sum, { owes }) => sum + owes, 0);

/** CLN-N5 Somebody still had to lay tiles when there were none left. */
function ranOut(before: State, move: Move, after: State): readonly Say[] {
	if (after.supply > 0) return [];
	const still = move.do === 'contaminate' ? owed(before) - 1 : owed(before);
	return before.phase === 'contagion' && still > 0 && owed(after) === 0 ? [tell('supplyEmpty', {})] : [];
}

const lastOf = ({ people }: Clinic): Person | undefined => people[people.length - 1];

function ofMove(before: State, move: Move, after: State): readonly Say[] {
	const { by } = move;
	if (move.do === 'infect') {
		const like = before.agreed.kinds.get(move.who)?.like;
		return like === 'elder' || like === 'pregnant' ? [tell('lostAtOnce', { by, kind: move.who })] : [];
	}
	if (move.do !== 'treat') return [];
	const doctor = lastOf(clinicOf(after, by));
	return doctor && doctor.id >= before.next
		? [tell('doctorInfected', { by, person: doctor.id, colour: doctor.colour })]
		: [];
}

function ofPhase(before: State, after: State): readonly Say[] {
	const { phase, round } = after;
	if (before.round !== round) return [tell('round', { round, phase })];
	return before.phase === phase || phase === 'over' ? [] : [tell('phase', { phase })];
}

export const tells = (before: State, move: Move, after: State): readonly Say[] => [
	...ofMove(before, move, after),
	...(before.phase === 'business' && after.phase !== 'business' ? administered(before) : []),
	...spilt(before, after, move.do === 'full' ? 'unplaced' : 'overflow'),
	...ranOut(before, move, after),
	...ofPhase(before, after)
];
