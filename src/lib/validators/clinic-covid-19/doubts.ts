/** What in a position could not have come about, in the order of the document; each is told at most once. */
import { clinicCells } from '../../sheets/clinic-covid-19/cells.ts';
import { level } from '../../sheets/clinic-covid-19/vocabulary.ts';
import type { Complaint, Doubt } from '../../table/record.ts';
import { doubtOf } from '../kit/refusal.ts';
import { slotsWith } from './actions.ts';
import { boxesOf, groupOf, isLost } from './end.ts';
import { cellsOfPerson, cellsOfSlot, cellsOfStaff } from './ledger.ts';
import { tilesInPlay } from './reading.ts';
import { refuse } from './sentences.ts';
import { phases, type Boxes, type Clinic, type Person, type Phase, type State } from './state.ts';
import { isLastRound } from './turn.ts';

type About = (state: State) => Complaint | null;
type AboutClinic = (state: State, clinic: Clinic, by: number) => Complaint | null;

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const isFrom = (phase: Phase, first: Phase): boolean => phases.indexOf(phase) >= phases.indexOf(first);
const isEnd = (phase: Phase): boolean => isFrom(phase, 'final');
const handsOf = ({ clinics }: State): number => sum(clinics.map(({ hand }) => hand));
const emptyHands = ({ clinics }: State): number => clinics.filter(({ hand }) => hand === 0).length;
const fullStack = ({ agreed, round }: State): number => agreed.stacks[round - 1] ?? 0;

/** CLN-F2 The game ends after the last round, and no phase outlasts its end. */
function outlasted(state: State, followed: State): Complaint | null {
	const { round, phase, agreed } = state;
	const { rounds } = agreed.facts;
	if (isEnd(phase) && !isLastRound(state)) return refuse('CLN-F2', 'tooEarlyToEnd', { round, rounds });
	return followed.phase === phase && followed.round === round ? null : refuse('CLN-F2', 'goesOn', { phase });
}

const noContagions = (state: State): boolean => isLastRound(state) && state.agreed.rulings['CLN-R4'] === 'b';

/** CLN-R4 b: no new contagions in the last round. */
const lastContagion: About = (state) =>
	state.phase === 'contagion' && noContagions(state)
		? refuse('CLN-R4', 'noLastContagion', { round: state.round })
		: null;

/** CLN-W1 What is lost is over at once. */
function lostBefore(state: State): Complaint | null {
	if (state.phase !== 'final' || !isLost(state)) return null;
	const { cured, deceased } = groupOf(state);
	return refuse('CLN-W1', 'alreadyLost', { cured, deceased });
}

/** CLN-W2 Whoever has not lost reports. */
const unreported: AboutClinic = (state, { popularity }, by) =>
	state.phase === 'over' && popularity === null && !isLost(state)
		? refuse('CLN-W2', 'unreported', { by }, [clinicCells(by).fields.make('popularity')])
		: null;

/** CLN-S4 Tiles are neither made nor lost. */
function wrongTotal(state: State): Complaint | null {
	const { total } = state.agreed.facts;
	const found = state.supply + sum(state.stacks) + tilesInPlay(state);
	return found === total ? null : refuse('CLN-S4', 'wrongTotal', { found, total });
}

const someBox = (state: State, test: (box: Boxes) => boolean): boolean => boxesOf(state).some(test);
const caresInPlay = ({ agreed }: State): boolean =>
	agreed.modules['intensive-care'] || agreed.modules.transfusions;

/** CLN-S5 What belongs to a module needs it; the dead of an edition's own kinds do not. */
function withoutModule(state: State): Complaint | null {
	const { clinics, agreed } = state;
	if (
		!agreed.modules.janitors &&
		clinics.some(({ quarantine }) => quarantine.some(({ kind }) => kind === 'janitor'))
	)
		return refuse('CLN-S5', 'janitorWithoutModule', {});
	if (!caresInPlay(state) && clinics.some(({ people }) => people.some((one) => one.state === 'cared')))
		return refuse('CLN-S5', 'caredWithoutModule', {});
	const isPlayed = (module: 'elders' | 'pregnant', like: 'elder' | 'pregnant'): boolean =>
		agreed.modules[module] || agreed.facts.kinds.some((kind) => kind.like === like && kind.module === null);
	if (!isPlayed('elders', 'elder') && someBox(state, ({ deceased }) => deceased.elders > 0))
		return refuse('CLN-S5', 'lostWithoutModule', { module: 'elders' });
	if (!isPlayed('pregnant', 'pregnant') && someBox(state, ({ deceased }) => deceased.pregnant > 0))
		return refuse('CLN-S5', 'lostWithoutModule', { module: 'pregnant' });
	return null;
}

/** CLN-A1 Each player admits in every round. */
const neverAdmitted: AboutClinic = ({ phase }, { admitted, ready }, by) =>
	admitted === 0 && (phase !== 'actions' || ready) ? refuse('CLN-A1', 'neverAdmitted', { by }) : null;

/** CLN-A2 There are only so many Admit tiles. */
const admittedTooOften: AboutClinic = ({ agreed }, { admitted }, by) =>
	admitted > agreed.facts.admits
		? refuse('CLN-A2', 'admittedTooOften', { by, admitted, admits: agreed.facts.admits })
		: null;

/** Tiles that were laid on slots of this clinic in contagion phases so far. */
function laidFor(state: State, { owes }: Clinic): number {
	const { agreed, round, phase } = state;
	const before = agreed.spread * (round - 1);
	if (phase === 'contagion') return before + agreed.spread - owes;
	return isEnd(phase) && !noContagions(state) ? before + agreed.spread : before;
}

/** CLN-I1 No more tiles are about than were taken from the stacks or laid on slots. */
function tooManyTiles(state: State): Complaint | null {
	const { agreed, round, phase, clinics } = state;
	const hands = handsOf(state);
	if (hands > fullStack(state))
		return refuse('CLN-I1', 'handsBeyondStack', { tiles: hands, stack: fullStack(state) });
	const taken = sum(agreed.stacks.slice(0, phase === 'actions' ? round - 1 : round));
	const laid = taken + sum(clinics.map((clinic) => laidFor(state, clinic)));
	const tiles = tilesInPlay(state);
	return tiles > laid ? refuse('CLN-I1', 'moreTilesThanLaid', { tiles, laid }) : null;
}

/** CLN-I2 Whoever has not taken yet finds a tile. */
function tooFewLeft(state: State): Complaint | null {
	const left = fullStack(state) - handsOf(state);
	const others = emptyHands(state);
	return state.phase === 'sharing' && left < others ? refuse('CLN-I2', 'tooFewLeft', { left, others }) : null;
}

/** CLN-N1, CLN-N2 Slots get their tiles in contagion phases only. */
const moreOnSlots: AboutClinic = (state, clinic, by) => {
	const held = slotsWith(clinic, 1);
	const laid = laidFor(state, clinic);
	if (held.length <= laid) return null;
	const rule = state.agreed.contagion === 'low' ? 'CLN-N1' : 'CLN-N2';
	const cells = held.flatMap((slot) => cellsOfSlot(state, by, slot));
	return refuse(rule, 'moreOnSlots', { by, tiles: held.length, laid }, cells);
};

/** CLN-D2 One colour worse in each administration, and better by care only. */
function isImpossible(state: State, { like, colour, from }: Person): boolean {
	const { phase, round } = state;
	const afterAdministration = isFrom(phase, 'administration');
	const administrations = afterAdministration ? round : round - 1;
	const worse = level[colour] - level[from];
	if (worse > administrations || (worse < 0 && !caresInPlay(state))) return true;
	if (colour !== 'white') return false;
	if (afterAdministration) return like === 'doctor' || !caresInPlay(state);
	return like === 'doctor' && (phase === 'actions' || phase === 'sharing');
}

const impossibleColour: AboutClinic = (state, { people }, by) => {
	const person = people.find((one) => isImpossible(state, one));
	if (!person) return null;
	const { id, like: kind, colour } = person;
	return refuse('CLN-D2', 'impossibleColour', { person: id, kind, colour }, cellsOfPerson(state, by, person));
};

/** CLN-D4 Staff leaves quarantine in administration. */
const lateQuarantine: AboutClinic = (state, { quarantine }, by) => {
	const { phase } = state;
	if (quarantine.length === 0 || phase === 'infection' || phase === 'business') return null;
	const cells = quarantine.flatMap((staff) => cellsOfStaff(state, by, staff));
	return refuse('CLN-D4', 'lateQuarantine', { by, phase }, cells);
};

/** CLN-M4 A room takes as many people as it has beds. */
const overfullRoom: AboutClinic = ({ agreed }, { rooms }, by) => {
	const { beds } = agreed.facts;
	const at = rooms.findIndex((used) => used > beds);
	if (at < 0) return null;
	const cells = Array.from({ length: beds }, (_, bed) => clinicCells(by).beds.make([at + 1, bed + 1]));
	return refuse('CLN-M4', 'overfullRoom', { room: at + 1, used: rooms[at] ?? 0, beds }, cells);
};

/** CLN-PO1 The boxes are empty until the phase of round 1 that can first fill them. */
function boxTooEarly(state: State): Complaint | null {
	const { round, phase } = state;
	if (round > 1) return null;
	if (!isFrom(phase, 'business') && someBox(state, ({ cured }) => cured.infected + cured.others > 0))
		return refuse('CLN-PO1', 'boxTooEarly', { box: 'cured' });
	const patientsDead = ({ deceased }: Boxes): boolean => deceased.patients + deceased.doctors > 0;
	const othersDead = ({ deceased }: Boxes): boolean =>
		deceased.elders + deceased.pregnant + deceased.tiles > 0;
	return (!isFrom(phase, 'administration') && someBox(state, patientsDead)) ||
		(!isFrom(phase, 'infection') && someBox(state, othersDead))
		? refuse('CLN-PO1', 'boxTooEarly', { box: 'deceased' })
		: null;
}

const ofTable = (complaint: Complaint | null): readonly Doubt[] =>
	complaint ? [doubtOf(null, complaint)] : [];

/** About the first player in seat order of whom it is true. */
function ofClinics(state: State, about: AboutClinic): readonly Doubt[] {
	for (const [by, clinic] of state.clinics.entries()) {
		const complaint = about(state, clinic, by);
		if (complaint) return [doubtOf(by, complaint)];
	}
	return [];
}

/** `state` as it was written, `followed` after it went on by itself. */
export const doubts = (state: State, followed: State): readonly Doubt[] => [
	...ofTable(outlasted(state, followed)),
	...ofTable(lastContagion(state)),
	...ofTable(lostBefore(state)),
	...ofClinics(state, unreported),
	...ofTable(wrongTotal(state)),
	...ofTable(withoutModule(state)),
	...ofClinics(state, neverAdmitted),
	...ofClinics(state, admittedTooOften),
	...ofTable(tooManyTiles(state)),
	...ofTable(tooFewLeft(state)),
	...ofClinics(state, moreOnSlots),
	...ofClinics(state, impossibleColour),
	...ofClinics(state, lateQuarantine),
	...ofClinics(state, overfullRoom),
	...ofTable(boxTooEarly(state))
];
