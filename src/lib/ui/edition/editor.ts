/** What a game's own editor gets: the facts as they were entered, what is wrong with them, and whom to tell. */
import type { Component } from 'svelte';
import { complaintInWords, inWords, type AnyGameWords } from '../../i18n/game-words.ts';
import type { Talk } from '../../i18n/talk.ts';
import type { EditionFault, Facts, Values } from '../../table/record.ts';

/** What is typed and is no fact yet (pasted lines, half a line): kept with the draft, empty once it is taken. */
export interface HalfTyped {
	readonly read: (name: string) => string;
	readonly write: (name: string, text: string) => void;
}

export interface EditorProps {
	/** What was entered; a field that is not there is the app's own. */
	readonly facts: Facts;
	readonly standard: Facts;
	/** Edition rules that are broken, each with its field. */
	readonly faults: readonly EditionFault[];
	readonly onchange: (facts: Facts) => void;
	readonly notes: HalfTyped;
	readonly words: AnyGameWords;
	readonly talk: Talk;
}

export type EditorComponent = Component<EditorProps>;

/** The words of an editor: a missing key does not compile where the game names its keys. */
export type Text<Key extends string = string> = (key: Key, values?: Values) => string;

export const textsOf =
	<Key extends string = string>({ words, talk }: Pick<EditorProps, 'words' | 'talk'>): Text<Key> =>
	(key, values = {}) =>
		inWords(words.edition ?? {}, { key, values }, talk);

/** What the edition rules say of a field, each sentence with its rule. */
export const faultsAt = (
	{ faults, words, talk }: Pick<EditorProps, 'faults' | 'words' | 'talk'>,
	field: string
): readonly string[] =>
	faults
		.filter((fault) => fault.field === field)
		.map((fault) => `${complaintInWords(words, fault, talk)} (${fault.rule})`);
