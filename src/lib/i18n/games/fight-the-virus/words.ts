/** Which words this game needs in each language. */
import type { Given } from '../../../sheets/fight-the-virus/facts.ts';
import type { SheetText } from '../../../sheets/fight-the-virus/texts.ts';
import type { Spoken } from '../../../validators/fight-the-virus/moves.ts';
import type { RuleId, RulingId, SectionId } from '../../../validators/fight-the-virus/rulebook.ts';
import type { ScorePart } from '../../../validators/fight-the-virus/score.ts';
import type { Sentences } from '../../../validators/fight-the-virus/sentences.ts';
import type { Tellings } from '../../../validators/fight-the-virus/tells.ts';
import type { Value, Values } from '../../../table/record.ts';
import type { GameWords, TextsOf } from '../../game-words.ts';
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
	ScorePart,
	Spoken,
	SectionId,
	Labels,
	Tellings
>;

/** What is told of the die that a move uses. */
export type Used = Pick<Spoken['research'], 'die' | 'add' | 'face'>;

export type Words = Optional & Required<Pick<Optional, 'tellings'>>;

export type RuleTexts = TextsOf<RuleId, Required<Given>>;

/** Which research numbers give what `letter` stands for: none, one, or several. */
export function giving(
	research: string,
	letter: string,
	talk: Talk,
	forms: {
		readonly zero: string;
		readonly one: (said: string) => string;
		readonly other: (said: string) => string;
	}
): string {
	const numbers = [...research].flatMap((given, at) => (given === letter ? [talk.number(at + 1)] : []));
	const said = talk.and(numbers);
	return talk.plural(numbers.length, {
		zero: forms.zero,
		one: forms.one(said),
		other: forms.other(said)
	});
}

/** Texts of the editor besides the names of the fields. */
type EditorText =
	| `part.${'virus' | 'shapes' | 'research' | 'testing' | 'curve'}`
	| 'palette'
	| 'drawHint'
	| 'wholeMap'
	| 'cellIs'
	| 'addRow'
	| 'removeRow'
	| 'addColumn'
	| 'removeColumn'
	| 'mirrorAcross'
	| 'mirrorDown'
	| 'blank'
	| 'takeOut'
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
	| 'rowsGive'
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
