/** Which words this game needs in each language. */
import type { Given } from '../../../sheets/fight-the-virus/facts.ts';
import type { SheetText } from '../../../sheets/fight-the-virus/texts.ts';
import type { Spoken } from '../../../validators/fight-the-virus/moves.ts';
import type { RuleId, RulingId, SectionId } from '../../../validators/fight-the-virus/rulebook.ts';
import type { Part } from '../../../validators/fight-the-virus/score.ts';
import type { Sentences } from '../../../validators/fight-the-virus/sentences.ts';
import type { Tellings } from '../../../validators/fight-the-virus/tells.ts';
import type { Value, Values } from '../../../table/record.ts';
import type { GameWords } from '../../game-words.ts';
import type { Talk } from '../../talk.ts';
import type { Labels } from './labels.ts';

/** What `score` says of the end. */
export interface Result {
	readonly over: boolean;
	readonly reason: 'research' | 'stop' | null;
	readonly winners: readonly number[];
}

type Optional = GameWords<
	Sentences,
	RuleId,
	RulingId,
	'sheets' | 'groups',
	SheetText,
	Part,
	Spoken,
	SectionId,
	Labels,
	Tellings
>;

/** What is told of the die that a move uses. */
export type Used = Pick<Spoken['research'], 'die' | 'add' | 'face'>;

export type Words = Optional & Required<Pick<Optional, 'tellings'>>;

/** Texts of the editor besides the names of the fields. */
type EditorText =
	| 'palette'
	| 'drawHint'
	| 'cellIs'
	| 'addRow'
	| 'removeRow'
	| 'addColumn'
	| 'removeColumn'
	| 'mirrorAcross'
	| 'mirrorDown'
	| 'blank'
	| 'takeOut'
	| 'ours'
	| 'yours'
	| 'outside'
	| 'square'
	| 'spike'
	| 'virusCount'
	| 'shapeOf'
	| 'filled'
	| 'notFilled'
	| 'freeMost'
	| 'rowCount'
	| 'columnCount'
	| 'less'
	| 'more'
	| 'lastNumber'
	| 'nothing'
	| 'rewardShape'
	| 'rewardNumber'
	| 'rewardOne'
	| 'rewardExtra'
	| 'rowGives'
	| 'rowsCount'
	| 'brick'
	| 'straight'
	| 'testingSquare'
	| 'emptyRow'
	| 'restsOn'
	| 'kind'
	| 'plain'
	| 'red'
	| 'extra'
	| 'both'
	| 'width'
	| 'narrower'
	| 'wider'
	| 'gap'
	| 'lessGap'
	| 'moreGap'
	| 'addSquare'
	| 'removeSquare'
	| 'heights'
	| 'heightOf'
	| 'higher'
	| 'lower';

export type EditionWords = Readonly<
	Record<keyof Given | EditorText, string | ((values: Values, talk: Talk) => string)>
>;

/** A value within a text. */
export const shown = (value: Value | undefined): string =>
	typeof value === 'number' || typeof value === 'string' ? String(value) : '';
