/** Texts of this game's own controls, with the values that they need. */
import type { ResearchKind } from '../../../sheets/prototype-c19/kinds.ts';
import type { Scenario } from '../../../validators/prototype-c19/agreed.ts';
import type { Part } from '../../../validators/prototype-c19/state.ts';

type Nothing = Readonly<Record<string, never>>;

export interface Labels {
	round: { readonly round: number; readonly of: number; readonly second: boolean };
	/** What the scenario of this table does, in one short sentence. */
	reminder: { readonly scenario: Scenario };
	scenarioName: { readonly scenario: Scenario };
	// rolling
	/** `firstCounts`: what re-rolled dice showed before makes a difference. */
	enterRoll: { readonly second: boolean; readonly firstCounts: boolean };
	slotSample: { readonly nth: number };
	slotMutant: Nothing;
	sampleDie: { readonly face: number };
	mutantDie: { readonly face: number };
	mutant: Nothing;
	entered: { readonly count: number; readonly of: number };
	// taking and re-rolling
	chooseDice: { readonly name: string };
	meansNothing: Nothing;
	/** `infection`: what it would bring as a sample. */
	meansOne: { readonly face: number; readonly infection: number | null };
	meansMore: { readonly infection: number; readonly samples: readonly number[]; readonly rat: boolean };
	take: { readonly count: number };
	rerollFree: { readonly count: number };
	rerollExplorer: { readonly count: number; readonly left: number };
	rerollEnter: { readonly count: number };
	cancel: Nothing;
	pass: Nothing;
	// the dice of a player
	yourDice: Nothing;
	infection: Nothing;
	sample: Nothing;
	single: Nothing;
	used: Nothing;
	ownDie: { readonly face: number; readonly use: 'infection' | 'sample' | 'biotech'; readonly used: boolean };
	counts: { readonly value: number };
	analysisLeft: { readonly left: number };
	analysisUp: Nothing;
	analysisDown: Nothing;
	/** `left` is null where it is not counted. */
	analysisMutant: { readonly left: number | null };
	mutantUp: Nothing;
	mutantDown: Nothing;
	convert: { readonly space: string; readonly from: number; readonly to: number };
	done: { readonly name: string };
	// placing
	infect: { readonly value: number };
	infectShown: { readonly value: number };
	cover: { readonly value: number };
	/** Several infections received are open. */
	receivedLeft: { readonly count: number };
	chooseInfection: Nothing;
	turnShape: { readonly at: number; readonly of: number };
	infectHere: { readonly count: number };
	/** Under a placement that ends the part by itself. */
	endsPart: { readonly name: string };
	coverHere: { readonly column: number };
	resist: { readonly left: number };
	resistHint: Nothing;
	resistHere: { readonly count: number };
	back: Nothing;
	healthHint: { readonly value: number; readonly fits: boolean };
	healthHere: { readonly value: number };
	formulaHint: { readonly wanted: number | null; readonly any: boolean };
	chooseFactor: Nothing;
	noFactor: Nothing;
	factor: { readonly factor: string; readonly next: number | null };
	// research samples
	placeNow: { readonly resource: ResearchKind };
	chooseValue: Nothing;
	value: { readonly value: number };
	spaceChoice: { readonly space: string };
	giveUp: { readonly resource: ResearchKind };
	/** After a placement that is previewed. */
	andFinish: Nothing;
	allPass: { readonly count: number };
	// the bar
	barRolls: { readonly name: string };
	barTakes: { readonly name: string };
	barActs: { readonly name: string; readonly part: Part };
	barResearch: { readonly name: string };
	barReceived: { readonly name: string; readonly count: number };
	barReports: Nothing;
	barLast: { readonly name: string };
	barOthers: Nothing;
	barAlso: { readonly names: readonly string[] };
	// counters and seats
	noteOf: { readonly done: number; readonly of: number };
	noteNext: { readonly next: number | null; readonly any: boolean };
	noteLeft: { readonly left: number };
	noteTimes: { readonly times: number };
	seatRolls: Nothing;
	seatTakes: Nothing;
	seatMayTake: Nothing;
	seatActs: Nothing;
	seatPlaces: Nothing;
	seatDone: Nothing;
	seatElsewhere: Nothing;
	// others
	waitingFor: { readonly names: readonly string[] };
	elsewhereTakes: { readonly name: string };
	reportOf: { readonly name: string };
	reportFactors: Nothing;
	reportColumns: Nothing;
	less: { readonly what: string };
	more: { readonly what: string };
	report: Nothing;
	told: { readonly name: string; readonly count: number; readonly of: number };
	// the final step
	lastInfections: { readonly name: string };
	lastReroll: { readonly count: number; readonly left: number };
	chooseLast: { readonly left: number };
	annul: { readonly pair: string };
	annulHint: { readonly multiplier: number };
	annulDone: Nothing;
}
