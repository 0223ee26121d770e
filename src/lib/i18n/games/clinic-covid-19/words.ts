/** Which words this game needs, and the nouns that its sentences are made with. */
import type { Given } from '../../../sheets/clinic-covid-19/facts.ts';
import { limits } from '../../../sheets/clinic-covid-19/limits.ts';
import type { SheetText } from '../../../sheets/clinic-covid-19/texts.ts';
import {
	colours,
	level,
	type BaseKind,
	type Colour,
	type Confinement,
	type Contagion,
	type Module,
	type Ward
} from '../../../sheets/clinic-covid-19/vocabulary.ts';
import type { Score, Values } from '../../../table/record.ts';
import type { OptionName } from '../../../validators/clinic-covid-19/agreed.ts';
import type { Result } from '../../../validators/clinic-covid-19/end.ts';
import type { Verbs, Verb } from '../../../validators/clinic-covid-19/moves.ts';
import type { RuleId, RulingId, SectionId } from '../../../validators/clinic-covid-19/rulebook.ts';
import type { ScorePart } from '../../../validators/clinic-covid-19/score.ts';
import type { Sentences } from '../../../validators/clinic-covid-19/sentences.ts';
import type { Phase } from '../../../validators/clinic-covid-19/state.ts';
import type { Tellings } from '../../../validators/clinic-covid-19/tells.ts';
import type { GameWords, TextsOf } from '../../game-words.ts';
import type { Language, Talk } from '../../talk.ts';
import type { Labels } from './labels.ts';

export { slotLetter } from '../../../sheets/clinic-covid-19/texts.ts';

export type Words = GameWords<
	Sentences,
	RuleId,
	RulingId,
	OptionName,
	SheetText,
	ScorePart,
	Verbs,
	SectionId,
	Labels,
	Tellings
>;

export type RuleTexts = TextsOf<RuleId, Required<Given>>;

/** The fields of an edition, and the further texts of its editor. */
export type EditionText =
	| 'palette'
	| `part.${'board' | 'nurses' | 'numbers' | 'people'}`
	| keyof Given
	| 'known'
	| 'ours'
	| 'boardCell'
	| 'boardHelp'
	| 'confinementShort'
	| 'columnsKnown'
	| 'dashed'
	| 'sum'
	| 'sumHelp'
	| 'nurseCell'
	| 'nursesHelp'
	| 'nursesKnown'
	| 'never'
	| 'incomeOf'
	| 'lowContagion'
	| 'highContagion'
	| 'kindName'
	| 'newKind'
	| 'kindLike'
	| 'addKind'
	| 'removeKind';

export type EditionWords = Readonly<Record<EditionText, string | ((values: Values, talk: Talk) => string)>>;

export interface Nouns {
	readonly colour: Readonly<Record<Colour, string>>;
	readonly kind: Readonly<Record<BaseKind, string>>;
	readonly ward: Readonly<Record<Ward, string>>;
	readonly module: Readonly<Record<Module, string>>;
	readonly phase: Readonly<Record<Phase, string>>;
	readonly verb: Readonly<Record<Verb, string>>;
	readonly contagion: Readonly<Record<Contagion, string>>;
	readonly confinement: Readonly<Record<Confinement, string>>;
}

const isBase = ({ kind }: Nouns, id: string): id is BaseKind => Object.hasOwn(kind, id);

/** A kind of person: by the word of this language, or by the name that the edition gives it. */
export const kindIn = (nouns: Nouns, id: string, talk: Talk): string =>
	talk.called(`kind.${id}`, isBase(nouns, id) ? nouns.kind[id] : id);

/** Somebody of this kind as a sentence needs it, with its article; the further kinds of an edition go by their names. */
export const someIn = (
	nouns: Nouns,
	some: Readonly<Record<BaseKind, string>>,
	id: string,
	talk: Talk
): string => (isBase(nouns, id) ? some[id] : kindIn(nouns, id, talk));

/** How it ended, by the result of the score. */
export const resultIn =
	(said: Readonly<Record<Result, string>>) =>
	({ result }: Score): string =>
		said[result === 'strategic' || result === 'tactical' ? result : 'lost'];

/** As many rounds as an edition can have. */
export const eachRound = (said: (round: number) => string): Readonly<Record<string, string>> =>
	Object.fromEntries(Array.from({ length: limits.rounds[1] }, (_, at) => [String(at + 1), said(at + 1)]));

export const numberIn = (values: Values, key: string): number => {
	const value = values[key];
	return typeof value === 'number' ? value : 0;
};

/** A word chosen by a value of the sheet. */
export const wordIn = (words: Readonly<Record<string, string>>, values: Values, key: string): string => {
	const value = values[key];
	return (typeof value === 'string' ? words[value] : undefined) ?? '';
};

export const textIn = (values: Values, key: string): string => {
	const value = values[key];
	return typeof value === 'string' ? value : '';
};

type Letters = Readonly<Record<Colour | Exclude<BaseKind, 'patient' | 'doctor'>, string>>;

/** What stands on tokens: all colours differ, and all who stay at home. */
const letters: Readonly<Record<Language, Letters>> = {
	en: {
		white: 'W',
		yellow: 'Y',
		orange: 'O',
		red: 'R',
		nurse: 'N',
		caregiver: 'C',
		janitor: 'J',
		elder: 'E',
		pregnant: 'P'
	},
	es: {
		white: 'B',
		yellow: 'A',
		orange: 'N',
		red: 'R',
		nurse: 'E',
		caregiver: 'C',
		janitor: 'J',
		elder: 'A',
		pregnant: 'E'
	},
	'pt-BR': {
		white: 'B',
		yellow: 'A',
		orange: 'L',
		red: 'V',
		nurse: 'E',
		caregiver: 'C',
		janitor: 'Z',
		elder: 'I',
		pregnant: 'G'
	},
	de: {
		white: 'W',
		yellow: 'G',
		orange: 'O',
		red: 'R',
		nurse: 'K',
		caregiver: 'P',
		janitor: 'H',
		elder: 'A',
		pregnant: 'S'
	}
};

/** The letters of tokens as texts of the sheet: a colour with its level, others with the beginning of their name. */
export const letterTexts = (language: Language) => ({
	letter: (values: Values): string => {
		const colour = colours.find((one) => one === values['colour']);
		return colour ? `${letters[language][colour]}${level[colour]}` : '';
	},
	kindLetter: (values: Values): string => {
		const kind = textIn(values, 'kind');
		const known: Readonly<Record<string, string>> = letters[language];
		return known[kind] ?? kind.charAt(0).toUpperCase();
	}
});
