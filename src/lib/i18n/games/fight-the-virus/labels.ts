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
	cost: { fields: number };
	enterRoll: { name: string };
	doubles: { name: string };
	keep: { face: number };
	rollAgain: Nothing;
	die: { face: number };
	dieUsed: { face: number };
	chooseDie: Nothing;
	bothFit: Nothing;
	noShape: Nothing;
	morePoints: Nothing;
	lessPoints: Nothing;
	progressHint: Nothing;
	bonusPending: { bonus: string };
	drawShape: { most: number };
	tapTesting: Nothing;
	chooseNumber: Nothing;
	clear: Nothing;
	turnShape: { at: number; of: number };
	markHere: Nothing;
	decline: Nothing;
	done: { name: string };
	others: { names: string[] };
	nextRoll: Nothing;
	nextRollSure: Nothing;
	forgoes: { name: string };
	cannotUse: { name: string };
	goOn: Nothing;
	stop: Nothing;
	stopSure: Nothing;
	report: { name: string; last: number };
}
