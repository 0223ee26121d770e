/** Which words this game needs in each language. */
import type { SheetText } from '../../../sheets/fight-the-virus/texts.ts';
import type { Verbs } from '../../../validators/fight-the-virus/moves.ts';
import type { RuleId, RulingId, SectionId } from '../../../validators/fight-the-virus/rulebook.ts';
import type { Part } from '../../../validators/fight-the-virus/score.ts';
import type { Sentences } from '../../../validators/fight-the-virus/sentences.ts';
import type { Tellings } from '../../../validators/fight-the-virus/tells.ts';
import type { GameWords } from '../../game-words.ts';
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
	Verbs,
	SectionId,
	Labels,
	Tellings
>;

export type Words = Optional & Required<Pick<Optional, 'tellings'>>;
