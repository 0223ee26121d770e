/** Which words this game needs in each language. */
import type { SheetText } from '../../../sheets/fight-the-virus/texts.ts';
import type { MoveOf, Verb } from '../../../validators/fight-the-virus/moves.ts';
import type { RuleId, RulingId, SectionId } from '../../../validators/fight-the-virus/rulebook.ts';
import type { Part } from '../../../validators/fight-the-virus/score.ts';
import type { Sentences } from '../../../validators/fight-the-virus/sentences.ts';
import type { GameWords } from '../../game-words.ts';
import type { ControlLabels } from './controls/words.ts';

type Moves = { readonly [V in Verb]: MoveOf<V> };

export interface Labels extends ControlLabels {
	/** What a bonus is called: `shape`, `number` or `one`. */
	bonus: { bonus: string };
	/** The shape of a value from 1 to 6. */
	shape: { value: number };
	/** A die that progress changes: "3 + 1 = 4". */
	value: { face: number; add: number };
	progressLeft: { fields: number };
}

/** What `score` says of the end. */
export interface Result {
	readonly over: boolean;
	readonly reason: 'research' | 'stop' | null;
	readonly winners: readonly number[];
}

export type Words = GameWords<
	Sentences,
	RuleId,
	RulingId,
	'sheets' | 'groups',
	SheetText,
	Part,
	Moves,
	SectionId,
	Labels
>;
