/** Texts of the controls, with the values that they need. */
import type { Colour, Module, Ward } from '../../../sheets/clinic-covid-19/vocabulary.ts';
import type { Phase } from '../../../validators/clinic-covid-19/state.ts';

type Nothing = Record<string, never>;
type Tiles = { readonly tiles: number };
type Slot = { readonly slot: number };
type Price = { readonly price: number };
type Name = { readonly name: string };
type Somebody = { readonly id: number; readonly kind: string };

export interface Labels {
	/* nouns */
	colour: { readonly colour: Colour };
	kind: { readonly kind: string };
	ward: { readonly ward: Ward };
	module: { readonly module: Module };
	person: Somebody & { readonly colour: Colour };
	staff: Somebody;
	slot: Slot;
	room: { readonly room: number; readonly free: number };
	/* the round */
	roundAndPhase: { readonly round: number; readonly phase: Phase };
	ofRounds: { readonly round: number; readonly rounds: number };
	cured: { readonly count: number };
	deceased: { readonly count: number };
	supply: Tiles;
	clinics: Nothing;
	hasToAdmit: Nothing;
	notDone: Nothing;
	done: Nothing;
	takes: Nothing;
	toPlace: Tiles;
	toHandOn: Tiles;
	waiting: { readonly people: number };
	owes: Tiles;
	reports: Nothing;
	reported: { readonly points: number };
	seatLine: { readonly name: string; readonly note: string };
	phaseDone: Name;
	everybodyDone: Nothing;
	everybodyAdmits: Nothing;
	/* actions */
	admit: { readonly count: number; readonly admits: number };
	arrivals: Nothing;
	arrival: Slot;
	arrivalColour: Slot;
	/* sharing */
	share: Tiles;
	shared: { readonly shared: number; readonly stack: number };
	takeThem: Nothing;
	less: Name;
	more: Name;
	/* infection */
	infect: Tiles;
	infectOne: { readonly kind: string; readonly colour: Colour };
	outside: Nothing;
	workaholic: Nothing;
	full: Nothing;
	handOn: Tiles;
	handTo: { readonly name: string; readonly tiles: number };
	/* treatment */
	infected: Nothing;
	noInfected: Nothing;
	countsAs: { readonly level: number };
	cared: Nothing;
	fresh: Nothing;
	where: Nothing;
	whichRoom: Nothing;
	whichDoctor: Nothing;
	whyNobody: Nothing;
	way: { readonly doctor: Colour; readonly nurses: number; readonly income: number };
	nurses: { readonly nurses: number };
	money: { readonly dollars: number };
	cure: { readonly income: number };
	tileToDoctor: Nothing;
	tileToSupply: Nothing;
	noTile: Nothing;
	bonus: Nothing;
	otherDoctor: Nothing;
	askDoctor: { readonly id: number; readonly colour: Colour; readonly resting: boolean };
	careColour: Nothing;
	/* protection */
	protect: Price;
	removeTile: Price;
	nothingToRemove: Nothing;
	close: Nothing;
	/* reports */
	healthyTreated: Nothing;
	inRoom: Nothing;
	elsewhere: Nothing;
	reportTreated: { readonly patients: number };
	healthyDead: Nothing;
	reportDead: { readonly patients: number };
	putOn: Slot;
	popularityOf: Name;
	report: Nothing;
	/* answers to taps that do nothing */
	noSuchSlot: { readonly slots: number };
	noSuchClinic: Nothing;
	nobodyThere: Nothing;
	pickPerson: Nothing;
	stackInfo: { readonly round: number; readonly tiles: number };
	columnInfo: Nothing;
	columnOurs: Nothing;
	boxesInfo: { readonly cured: number; readonly deceased: number };
	spentInfo: { readonly spent: number; readonly price: number };
	/* who may treat this person? */
	aid: Nothing;
	aidKind: Nothing;
	aidColour: Nothing;
	aidInfected: Nothing;
	aidAgreed: Nothing;
	aidNobody: Nothing;
	aidHealthy: Nothing;
}
