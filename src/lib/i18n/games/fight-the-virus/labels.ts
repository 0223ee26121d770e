/** Texts of this game's own controls. */
import type { ShapeName } from '../../../validators/fight-the-virus/boards.ts';

type Nothing = Record<string, never>;

export interface Labels {
	/** What a bonus is called: `shape`, `number` or `one`. */
	bonus: { bonus: string };
	/** The shape of a value from 1 to 6. */
	shape: { shape: ShapeName; squares: number };
	/** A die that progress changes: "3 + 1 = 4". */
	value: { face: number; add: number };
	progressLeft: { fields: number };
	/** What it costs, in two words. */
	price: { fields: number };
	/** Stands under the number of fields. */
	fieldsLeft: { fields: number };
	/** The next research number; `fields` may be none. */
	researchFor: { next: number; fields: number };
	keep: { face: number };
	rollAgain: Nothing;
	die: { face: number };
	dieUsed: { face: number };
	chooseDie: Nothing;
	noShape: Nothing;
	morePoints: Nothing;
	lessPoints: Nothing;
	progressHint: Nothing;
	bonusPending: { bonus: string };
	drawShape: { most: number };
	/** What a finger does in the virus, a line each. */
	gestures: Nothing;
	tapTesting: Nothing;
	chooseNumber: Nothing;
	clear: Nothing;
	turnShape: { at: number; of: number };
	decline: Nothing;
	done: { name: string };
	goOn: Nothing;
	stop: Nothing;
	stopSure: Nothing;
	report: { name: string; last: number };
	reportSure: { name: string };
	// the tray
	usedUp: Nothing;
	/** A die that fits nowhere. */
	dieIdle: { face: number };
	offers: Nothing;
	costsNothing: Nothing;
	turnHint: Nothing;
	/** Whether anything of it is a shape in the virus. */
	tapLit: { shape: boolean };
	nothingLeft: Nothing;
	/** Of the chosen die, while the other one is of use. */
	noneWithDie: Nothing;
	fillThese: { squares: number };
	/** What the shape covers, and what that gains. */
	spikeNote: { spikes: number; fields: number };
	couldUse: { names: string[] };
	/** Ends everybody's part at once. */
	allPass: Nothing;
	othersPass: { names: string[] };
	hopeless: Nothing;
	// the bar
	barRolls: { name: string };
	barEnter: Nothing;
	barRolled: { name: string; a: number; b: number };
	barDoubles: Nothing;
	/** Where an active player can still use a die. */
	barActive: { name: string; virus: boolean; elsewhere: boolean };
	barPassive: { name: string; extra: boolean };
	barOthers: Nothing;
	barOver: Nothing;
	// what a seat may still do, in two or three words
	noteElsewhere: Nothing;
	noteRolls: Nothing;
	noteWaits: Nothing;
	noteWins: Nothing;
	noteDone: Nothing;
	noteBonus: Nothing;
	noteDice: { dice: number };
	noteMay: Nothing;
	noteUsed: Nothing;
	// an area in one short word, where its title is long; and what counts in it
	areaName: { area: 'analysis' | 'curve' | 'progress' };
	areaLeft: { squares: number };
	areaNext: { next: number };
	areaFlags: { filled: number; of: number };
	areaColumns: { complete: number; of: number };
	areaAvailable: { fields: number };
}
