/** What a game's own editor gets: the facts as they were entered, what is wrong with them, and whom to tell. */
import type { Component } from 'svelte';
import { complaintInWords, type AnyGameWords } from '../../i18n/game-words.ts';
import type { Talk } from '../../i18n/talk.ts';
import type { EditionFault, Facts } from '../../table/record.ts';

export interface EditorProps {
	/** What was entered; a field that is not there is the app's own. */
	readonly facts: Facts;
	readonly standard: Facts;
	/** Edition rules that are broken, each with its field. */
	readonly faults: readonly EditionFault[];
	readonly onchange: (facts: Facts) => void;
	readonly words: AnyGameWords;
	readonly talk: Talk;
}

export type EditorComponent = Component<EditorProps>;

/** What the edition rules say of a field, each sentence with its rule. */
export const faultsAt = (
	{ faults, words, talk }: Pick<EditorProps, 'faults' | 'words' | 'talk'>,
	field: string
): readonly string[] =>
	faults
		.filter((fault) => fault.field === field)
		.map((fault) => `${complaintInWords(words, fault, talk)} (${fault.rule})`);
