/** Texts of the controls: the dice, the tray, the end of a turn. Apart from the words of the rules, which are long. */
import type { Talk } from '../../../talk.ts';

type Nothing = Record<string, never>;

export interface ControlLabels {
	cost: { fields: number };
	enterRoll: { name: string };
	doubles: { name: string };
	keep: { face: number };
	rollAgain: Nothing;
	setbackCurve: Nothing;
	setbackProgress: Nothing;
	die: { face: number };
	dieUsed: { face: number };
	chooseDie: Nothing;
	bothFit: Nothing;
	noShape: Nothing;
	morePoints: Nothing;
	lessPoints: Nothing;
	progressHint: Nothing;
	bonusPending: { bonus: string };
	drawShape: Nothing;
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
	report: { name: string };
}

export type ControlWords = {
	readonly [K in keyof ControlLabels]: string | ((values: ControlLabels[K], talk: Talk) => string);
};
