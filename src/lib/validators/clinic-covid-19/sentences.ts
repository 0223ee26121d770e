/** What the referee can say about a move it refuses: key -> the values that the words need. */
import type { Colour, Kind, Module, Ward } from '../../sheets/clinic-covid-19/facts.ts';
import { refusing } from '../kit/refusal.ts';
import type { Complaint } from '../../table/record.ts';
import type { Verb } from './moves.ts';
import type { RuleId } from './rulebook.ts';
import type { Phase } from './state.ts';

type Seat = { readonly by: number };
type Somebody = { readonly person: number };
type Somewhere = { readonly slot: number };

export interface Sentences {
	/** CLN-F1 */
	over: Record<string, never>;
	otherPhase: { readonly verb: Verb; readonly phase: Phase };
	alreadyReady: Seat;
	alreadyTaken: Seat;
	emptyHand: Seat;
	alreadyFull: Seat;
	owesNothing: Seat;
	alreadyReported: Seat;
	/** CLN-S5 */
	kindNeedsModule: { readonly who: Kind; readonly module: Module };
	wardNeedsModule: { readonly ward: Ward; readonly module: Module };
	workaholicNeedsModule: Record<string, never>;
	outsideNeedsModule: Record<string, never>;
	/** CLN-A */
	noAdmission: Seat;
	thirdAdmission: Seat;
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
	slotStays: Somewhere;
	staffStays: { readonly person: number; readonly kind: Kind };
	/** CLN-M, CLN-T, CLN-R5 */
	notInfectedHere: { readonly by: number; readonly person: number };
	cared: Somebody;
	fresh: Somebody;
	doctorNotThere: { readonly person: number; readonly ward: Ward };
	noOrdinaryConsultation: Record<string, never>;
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
	roomFull: { readonly room: number; readonly used: number; readonly coming: number };
	/** CLN-N3 */
	slotTaken: Somewhere;
	/** CLN-X */
	immune: { readonly colour: Colour };
	outsideIsSafe: { readonly who: Kind };
	caredWorse: { readonly now: Colour; readonly then: Colour };
}

const complain = refusing<RuleId, Sentences>();

/** A complaint that cites a rule of this game. */
export const against = <K extends keyof Sentences>(
	rule: RuleId,
	key: K,
	values: Sentences[K],
	cells: readonly string[] = []
): Complaint => complain(rule, key, values, cells);
