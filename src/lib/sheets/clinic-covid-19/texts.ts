/** The texts of the sheet by key; the words of each language say them. */
import type { Say, Values } from '../../table/record.ts';
import { say } from '../kit/draw.ts';

export type SheetText =
	| 'title'
	| 'notice'
	| 'ownNotice'
	| 'board'
	| 'boardShort'
	| 'boardOurs'
	| 'boardCell'
	| 'contagion'
	| 'confinement'
	| 'spread'
	| 'track'
	| 'trackShort'
	| 'trackCell'
	| 'cured'
	| 'deceased'
	| 'curedShort'
	| 'deceasedShort'
	| 'tallyCell'
	| 'clinicOf'
	| 'slots'
	| 'slotCell'
	| 'admitted'
	| 'admittedCell'
	| 'rooms'
	| 'bedCell'
	| 'people'
	| 'personCell'
	| 'quarantine'
	| 'quarantineCell'
	| 'spent'
	| 'spentCell'
	| 'popularity'
	| 'popularityCell'
	| 'nurseTable'
	| 'withTile'
	| 'doctor'
	| 'letter'
	| 'kindLetter'
	| 'income'
	| 'tilesDeck';

export const words = (key: SheetText, values: Values = {}): Say => say(key, values);

/** Slots are lettered, so that they are never mistaken for the numbered rooms. */
export const slotLetter = (slot: number): string => 'ABCDEFGHIJKL'.charAt(slot);
