/** Keys of all words that stand on the board and on the cards; the words are in i18n. */
import { say } from '../kit/draw.ts';
import type { Say, Values } from '../../table/record.ts';
import type { Skill } from './lines.ts';
import type { ActionId, VirusName } from './names.ts';

type HelpLine = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export type SheetText =
	| 'title'
	| 'subtitle'
	| 'notice'
	| 'noticeOwn'
	| 'team'
	| 'hospitals'
	| 'spaces'
	| 'infection'
	| 'beds'
	| 'tokens'
	| 'help'
	| 'viruses'
	| 'spacesHint'
	| 'infectionHint'
	| 'bedsHint'
	| 'ourTokens'
	| 'shields'
	| 'defeated'
	| 'won'
	| 'lost'
	| 'clearFive'
	| 'hospitalCell'
	| 'printedHospitalCell'
	| 'spaceCell'
	| 'infectionCell'
	| 'wonCell'
	| 'bedCell'
	| 'lostCell'
	| 'hospitalStore'
	| 'dieTokenStore'
	| 'shieldStore'
	| 'virusCell'
	| 'levelCell'
	| 'lifeCell'
	| 'attackCell'
	| 'virusDeck'
	| 'actionDeck'
	| 'tokenSheet'
	| 'blueCard'
	| 'wildCard'
	| 'redCard'
	| 'soloOnly'
	| `help${HelpLine}`
	| `skill.${Skill}`
	| `letter.${ActionId | 'hospital' | 'die' | 'shield'}`
	| `action.${ActionId}`
	| `virus.${VirusName}`;

export const words = (key: SheetText, values: Values = {}): Say => say(key, values);

export const helpLines: readonly HelpLine[] = [1, 2, 3, 4, 5, 6, 7];
