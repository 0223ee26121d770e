/** What the referee can say about a move it refuses, an edition or a position: key -> the values that the words need. */
import type { EditionSentences } from '../../sheets/clinic-covid-19/edition-rules.ts';
import type { Colour, Module, Ward } from '../../sheets/clinic-covid-19/vocabulary.ts';
import { refusing } from '../kit/refusal.ts';
import type { Verb } from './moves.ts';
import type { RuleId } from './rulebook.ts';
import type { Phase } from './state.ts';

type Nothing = Record<string, never>;
type Seat = { readonly by: number };
type Somebody = { readonly person: number };
type Somewhere = { readonly slot: number };

export interface Sentences extends EditionSentences, Doubtful {
	/** CLN-F1 */
	over: Nothing;
	otherPhase: { readonly verb: Verb; readonly phase: Phase };
	alreadyReady: Seat;
	alreadyTaken: Seat;
	emptyHand: Seat;
	alreadyFull: Seat;
	owesNothing: Seat;
	alreadyReported: Seat;
	/** CLN-S3 */
	tooManyTiles: { readonly needed: number; readonly total: number };
	/** CLN-S5 */
	kindNeedsModule: { readonly who: string; readonly module: Module };
	wardNeedsModule: { readonly ward: Ward; readonly module: Module };
	workaholicNeedsModule: Nothing;
	outsideNeedsModule: Nothing;
	/** CLN-A */
	noAdmission: Seat;
	tooManyAdmissions: { readonly by: number; readonly admits: number };
	arrivesUnadmitted: Seat;
	cleanSlot: Somewhere;
	/** CLN-I */
	takesTooMany: { readonly tiles: number; readonly stack: number };
	leavesTooFew: { readonly tiles: number; readonly left: number; readonly others: number };
	leavesTiles: { readonly by: number; readonly tiles: number; readonly stack: number };
	fullInfectsNobody: Seat;
	notFull: Seat;
	handsToSelf: Seat;
	handsToFull: { readonly to: number };
	handsTooMany: { readonly tiles: number; readonly hand: number };
	/** CLN-P, CLN-R3 */
	noTileThere: { readonly by: number; readonly person: number };
	noTileOnSlot: Somewhere;
	slotStays: { readonly slot: number; readonly price: number };
	staffStays: { readonly person: number; readonly kind: string; readonly price: number };
	/** CLN-M, CLN-T, CLN-R5 */
	notInfectedHere: { readonly by: number; readonly person: number };
	cared: Somebody;
	fresh: Somebody;
	doctorNotThere: { readonly person: number; readonly ward: Ward };
	noOrdinaryConsultation: Nothing;
	restingDoctor: { readonly doctor: number; readonly colour: Colour };
	infectedDoctor: { readonly doctor: number; readonly colour: Colour };
	noSuchDoctor: { readonly by: number; readonly doctor: number };
	wrongNurses: {
		readonly doctor: Colour;
		readonly kind: 'patient' | 'doctor';
		readonly colour: Colour;
		readonly nurses: number;
		readonly needed: number;
	};
	neverTreats: {
		readonly doctor: Colour;
		readonly kind: 'patient' | 'doctor';
		readonly colour: Colour;
	};
	roomFull: {
		readonly room: number;
		readonly used: number;
		readonly coming: number;
		readonly beds: number;
	};
	/** CLN-N3 */
	slotTaken: Somewhere;
	/** CLN-X */
	immune: { readonly colour: Colour };
	outsideIsSafe: { readonly who: string };
	caredWorse: { readonly now: Colour; readonly then: Colour };
}

/** What could not have come about, in the order of the document. */
interface Doubtful {
	tooEarlyToEnd: { readonly round: number; readonly rounds: number };
	goesOn: { readonly phase: Phase };
	noLastContagion: { readonly round: number };
	alreadyLost: { readonly cured: number; readonly deceased: number };
	unreported: Seat;
	wrongTotal: { readonly found: number; readonly total: number };
	janitorWithoutModule: Nothing;
	caredWithoutModule: Nothing;
	lostWithoutModule: { readonly module: Module };
	neverAdmitted: Seat;
	admittedTooOften: { readonly by: number; readonly admitted: number; readonly admits: number };
	handsBeyondStack: { readonly tiles: number; readonly stack: number };
	moreTilesThanLaid: { readonly tiles: number; readonly laid: number };
	tooFewLeft: { readonly left: number; readonly others: number };
	moreOnSlots: { readonly by: number; readonly tiles: number; readonly laid: number };
	impossibleColour: {
		readonly person: number;
		readonly kind: 'patient' | 'doctor';
		readonly colour: Colour;
	};
	lateQuarantine: { readonly by: number; readonly phase: Phase };
	overfullRoom: { readonly room: number; readonly used: number; readonly beds: number };
	boxTooEarly: { readonly box: 'cured' | 'deceased' };
}

export const refuse = refusing<RuleId, Sentences>();
