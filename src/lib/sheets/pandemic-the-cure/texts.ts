/** The keys of every text that stands on the sheet or names one of its cells. */
import { say as sayAny } from '../kit/draw.ts';
import type { Say, Values } from '../../table/record.ts';

export type SheetText =
	| 'title'
	| 'notice'
	| 'cardNotice'
	| 'rate'
	| 'outbreaks'
	| 'board'
	| 'bag'
	| 'dice'
	| 'cards'
	| 'events'
	| 'rateSpace'
	| 'outbreakSpace'
	| 'region'
	| 'cdc'
	| 'centre'
	| 'cured'
	| 'bagDie'
	| 'dieFace'
	| 'roleOf'
	| 'samplesOf'
	| 'event'
	| 'start'
	| 'colour'
	| 'action'
	| 'eventText'
	| 'eventName'
	| 'epidemicLegend'
	| 'outbreakLegend'
	| 'difficulty'
	| 'date'
	| 'player'
	| 'eventsDeck'
	| 'rolesDeck'
	| 'roleName'
	| 'power'
	| 'diceCount'
	| 'cost';

export const say = (key: SheetText, values: Values = {}): Say => sayAny(key, values);
