/** Every sentence of a refusal, with the values that its words need. */
import type { Colour, EventId, Face, InfectionDie, Region } from '../../sheets/pandemic-the-cure/facts.ts';
import { refusing } from '../kit/refusal.ts';
import type { Complaint, Value } from '../../table/record.ts';
import type { From, LaterStep, Place, UsedDie, Verb } from './moves.ts';
import type { RuleId } from './rulebook.ts';
import type { Step } from './state.ts';

type None = Record<never, Value>;

export interface Sentences {
	// dice
	bagHasFewer: { colour: Colour; has: number; named: number };
	noSuchInfectionFace: { die: InfectionDie };
	notOnCard: { face: Face; by: number };
	// setup
	setUpFirst: None;
	alreadySetUp: None;
	twelveDice: { named: number };
	crossInSetup: { dice: number };
	tooManyInSetup: { colour: Colour; region: Region; count: number };
	sameEventTwice: { card: EventId };
	// turn
	notYourTurn: { by: number; current: number };
	wrongStep: { verb: Verb; step: Step };
	nothingToReveal: None;
	rollFirst: None;
	infectLast: None;
	stepIsOver: { step: LaterStep; now: Step };
	// rolling
	rollAll: { toRoll: number; named: number };
	biohazardStays: None;
	notToReroll: { face: Face; named: number; has: number };
	oneFaceEach: { dice: number; faces: number };
	// actions
	noSuchDie: { die: UsedDie };
	faceHasNot: { die: UsedDie; verb: Verb };
	noRest: None;
	restOnlyTreats: None;
	alreadyThere: { player: number; region: Region };
	noNeighbour: { from: Region; region: Region };
	noneInRegion: { colour: Colour; region: Region };
	noneInCentre: { colour: Colour };
	sampleOfCured: { colour: Colour };
	// locked dice
	allLocked: None;
	diceToRoll: { toRoll: number };
	notYoursThere: { by: number; holder: number; colour: Colour };
	// giving
	gaveAlready: None;
	noSamplesToGive: { colour: Colour };
	giveToYourself: None;
	notTogether: { player: number; here: Region; there: Region };
	// curing
	triedAlready: None;
	oneDisease: None;
	curedAlready: { colour: Colour };
	noSamplesToCure: { colour: Colour };
	allSamples: { colour: Colour; has: number; named: number };
	// infecting and epidemics
	drawAsRate: { rate: number; named: number };
	nothingDrawn: { named: number };
	bagShort: { rate: number; bag: number };
	epidemicWaits: None;
	noEpidemic: None;
	epidemicCount: { centre: number; draw: number; named: number };
	centreMissing: { colour: Colour; centre: number; named: number };
	moreThanCentreAndBag: { colour: Colour; has: number; named: number };
	// events
	noEvents: None;
	onlyAppCards: None;
	onlyTableCards: { card: EventId };
	notOpen: { card: EventId };
	wrongPrice: { card: EventId; cost: number; paid: number };
	notAtCdc: { colour: Colour; has: number; paid: number };
	allThere: { region: Region };
	tooFewAt: { colour: Colour; place: Place; has: number; count: number };
	swabOfCured: { colour: Colour };
	markerAtStart: None;
	skipWaits: None;
	bonusTooLate: None;
	nothingToTakeBack: None;
	takeBackOnlyInAct: None;
	courierToSelf: None;
	courierHasNone: { holder: number; colour: Colour };
	revealFirst: None;
	seenBefore: { card: EventId };
	notTheOldest: { card: EventId; oldest: EventId };
	// role cards
	takenFromCentre: { colour: Colour; has: number; named: number };
	noneToTake: { colour: Colour; from: From; region: Region };
	// end
	gameOver: None;
}

/** A refusal of this game: rule, sentence, values and cells. */
export const refuse: <K extends keyof Sentences>(
	rule: RuleId,
	key: K,
	values: Sentences[K],
	cells?: readonly string[]
) => Complaint = refusing<RuleId, { [K in keyof Sentences]: Sentences[K] }>();
