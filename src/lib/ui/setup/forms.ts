/** Forms of a game's own, for options that none of the common fields can ask. */
import type { Component } from 'svelte';
import type { AnyGameWords } from '../../i18n/game-words.ts';
import type { Talk } from '../../i18n/talk.ts';
import type { Edition } from '../../table/record.ts';
import type { Fault } from '../../table/shape.ts';

export interface FormProps {
	/** What stands in the options so far: from an earlier table, or from this form. */
	readonly value: unknown;
	/** All that is chosen, for forms that depend on it. */
	readonly chosen: Readonly<Record<string, unknown>>;
	readonly players: readonly string[];
	/** The edition that will be played on. */
	readonly sheet: Edition;
	readonly words: AnyGameWords;
	readonly talk: Talk;
	/** What is wrong with the value, its path beginning within the value. The form tells it where it was entered. */
	readonly fault: Fault | null;
	/** `undefined` when the printed thing is good enough. */
	readonly onChange: (value: unknown) => void;
}

export type Forms = Readonly<Record<string, Component<FormProps>>>;
