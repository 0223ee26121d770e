/** Every sentence of a refusal, a doubt or a fault of an edition, with the values that its words need. */
import type { EditionSentences } from '../../sheets/pandemic-the-cure/edition-rules.ts';
import type { Colour, Face, InfectionDie, Place, Region } from '../../sheets/pandemic-the-cure/pieces.ts';
import type { Complaint, Value } from '../../table/record.ts';
import { refusing } from '../kit/refusal.ts';
import type { From, LaterStep, UsedDie, Verb } from './moves.ts';
import type { RuleId } from './rulebook.ts';
import type { Step } from './state.ts';

type None = Record<never, Value>;

export interface Sentences extends EditionSentences {
	// dice
	bagHasFewer: { colour: Colour; has: number; named: number };
	noSuchInfectionFace: { die: InfectionDie };
	notOnCard: { face: Face; by: number };
	// setup
	setUpFirst: None;
	alreadySetUp: None;
	setupDice: { named: number; setupDice: number };
	crossInSetup: { dice: number };
	tooManyInSetup: { colour: Colour; region: Region; count: number; stack: number };
	sameEventTwice: { card: string };
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
	drawAsChanged: { rate: number; change: number; draw: number; named: number };
	nothingDrawn: { named: number };
	bagShort: { rate: number; bag: number };
	epidemicWaits: None;
	noEpidemic: None;
	epidemicCount: { centre: number; draw: number; named: number };
	centreMissing: { colour: Colour; centre: number; named: number };
	moreThanCentreAndBag: { colour: Colour; has: number; named: number };
	// events and effects
	noEvents: None;
	onlyAppCards: None;
	onlyTableCards: { card: string };
	notOpen: { card: string };
	wrongPrice: { card: string; cost: number; paid: number };
	notAtCdc: { colour: Colour; has: number; paid: number };
	notAsWritten: { card: string };
	allThere: { region: Region };
	tooFewAt: { colour: Colour; place: Place; has: number; count: number };
	swabOfCured: { colour: Colour };
	markerAtStart: None;
	skipWaits: None;
	changeTooFar: { sum: number };
	preventTooMany: { waiting: number; count: number };
	bonusTooLate: None;
	bonusTooMuch: { bonus: number };
	retryTooEarly: None;
	retryOnlyInCure: None;
	nothingToTakeBack: None;
	takeBackOnlyInAct: None;
	tooFewToTakeBack: { dice: number; has: number };
	courierToSelf: None;
	courierHasNone: { holder: number; colour: Colour };
	noSuchSample: { holder: number; colour: Colour; owner: number | null };
	noDieToFree: None;
	revealFirst: None;
	seenBefore: { card: string };
	notTheOldest: { card: string; oldest: string };
	// role cards
	takenFromCentre: { colour: Colour; has: number; named: number };
	noneToTake: { colour: Colour; from: From; region: Region };
	noPower: { by: number };
	// end
	gameOver: None;
	// doubts
	moreThanThereAre: { colours: readonly Colour[] };
	stackTooHigh: { regions: readonly Region[]; stack: number };
	tooFewOutbreaks: { needed: number; outbreaks: number };
	samplesOfCured: { colours: readonly Colour[] };
	moreLockedThanDice: { players: readonly number[] };
	uncoveredSamples: { players: readonly number[] };
	openCount: { open: number; openEvents: number };
	beforeTheStart: { rate: number; start: number };
	effectsWaiting: None;
	severalEnds: None;
}

/** A refusal of this game: rule, sentence, values and cells. */
export const refuse: <K extends keyof Sentences>(
	rule: RuleId,
	key: K,
	values: Sentences[K],
	cells?: readonly string[]
) => Complaint = refusing<RuleId, { [K in keyof Sentences]: Sentences[K] }>();

const nothing: readonly Complaint[] = [];

/** What is wrong, in the order of the rules; the same empty list when nothing is. */
export function broken(...found: readonly (Complaint | null)[]): readonly Complaint[] {
	for (const one of found) {
		if (one) return found.filter((each): each is Complaint => each !== null);
	}
	return nothing;
}
