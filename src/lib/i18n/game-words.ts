/** The words of a game. Each game fills this for four languages; a missing key does not compile. */
import type { Awaited, Doubt, Facts, DieOnTable, Move, Say, Score, Values } from '../table/record.ts';
import type { Language, Talk } from './talk.ts';

/** What the start page says of a game before anything else of it is loaded. */
/** An option of the set-up screen. */
export interface OptionText {
	readonly label: string;
	readonly help: string;
	/** What of it is the app's own invention, said as long as the edition does not state this field. */
	readonly ours?: { readonly field: string; readonly said: string };
	readonly values?: Readonly<Record<string, string>>;
}

export interface Cover {
	readonly name: string;
	/** What has to lie on the table, as short as on a box. */
	readonly needs: string;
}

/** `about`: one sentence, what one does in it. */
export type Title = Readonly<Record<Language, Cover & { readonly about: string }>>;

export type Said<V> = string | ((values: V, talk: Talk) => string);

/** A rule in our own words. Where it depends on what is printed it is told from `F`, all that the edition states. */
export interface RuleSaid<F = never> {
	readonly title: string;
	readonly text: Said<F>;
}

/** The texts of the rules by their ids. */
export type TextsOf<R extends string, F = never> = Readonly<Record<R, Said<F>>>;

export type DiceWords = Readonly<
	Record<string, { readonly name: string; readonly faces: Readonly<Record<string, string>> }>
>;

/**
 * `S` the sentences of refusals, `R` rule ids, `Q` ruling ids, `O` option names, `T` texts on the sheet,
 * `P` parts of the score, `V` the moves by verb, `C` sections of the rule book, `L` further labels of its controls,
 * `G` what is told of consequences and of the end.
 */
export interface GameWords<
	S = Record<string, Values>,
	R extends string = string,
	Q extends string = string,
	O extends string = string,
	T extends string = string,
	P extends string = string,
	V = Record<string, never>,
	C extends string = string,
	L = Record<string, Values>,
	G = Record<string, Values>
> {
	readonly sections: Readonly<Record<C, string>>;
	/** Title: a short statement. Text: the rule in our own words, one to three sentences. */
	readonly rules: Readonly<Record<R, RuleSaid>>;
	readonly rulings: Readonly<
		Record<Q, { readonly question: string; readonly answers: Readonly<Record<string, string>> }>
	>;
	readonly options: Readonly<Record<O, OptionText>>;
	readonly sheet: Readonly<Record<T, Said<Values>>>;
	readonly parts: Readonly<Record<P, string>>;
	/** Why a move is refused, about this move. */
	readonly sentences: { readonly [K in keyof S]: Said<S[K]> };
	/** What was done, for the timeline: "Ana rolls 3 and 6." */
	readonly moves: { readonly [K in keyof V]: (move: V[K], talk: Talk) => string };
	/** What is awaited, for the bar: "Ana rolls". Keyed by verb; `by` may be absent. */
	readonly awaits: { readonly [K in keyof V]: Said<{ readonly by?: number }> };
	/** How it ended, or stands if the game stopped now: "Ana and Bo win together." */
	readonly outcome: (score: Score, talk: Talk) => string;
	/** Texts of the game's own controls. */
	readonly labels: { readonly [K in keyof L]: Said<L[K]> };
	/** Names of the fields of an edition, and further texts of its editor. */
	readonly edition?: Readonly<Record<string, Said<Values>>>;
	/** What is asked when a position is copied from paper (its `entry.ts`). */
	readonly entry: Readonly<Record<string, Said<Values>>>;
	/** What a move set off, and how the game ended: one whole sentence each, with its cause. */
	readonly tellings?: { readonly [K in keyof G]: Said<G[K]> };
	/** Dice of the game's own, by kind: what they and their faces are called. For the statistics. */
	readonly dice?: DiceWords;
}

/** By the keys of a game's entry.ts. */
export type EntryWords<K extends string> = Readonly<Record<K, Said<Values>>>;

/** Words whose keys are no longer known: what screens get from the registry. */
export interface AnyGameWords {
	readonly sections: Readonly<Record<string, string>>;
	readonly rules: Readonly<Record<string, RuleSaid>>;
	readonly rulings: Readonly<
		Record<string, { readonly question: string; readonly answers: Readonly<Record<string, string>> }>
	>;
	readonly options: Readonly<Record<string, OptionText>>;
	readonly sheet: Readonly<Record<string, Said<Values>>>;
	readonly parts: Readonly<Record<string, string>>;
	readonly sentences: Readonly<Record<string, Said<Values>>>;
	readonly moves: Readonly<Record<string, (move: unknown, talk: Talk) => string>>;
	readonly awaits: Readonly<Record<string, Said<{ readonly by?: number }>>>;
	readonly outcome: (score: Score, talk: Talk) => string;
	readonly labels: Readonly<Record<string, Said<Values>>>;
	readonly edition?: Readonly<Record<string, Said<Values>>>;
	readonly entry: Readonly<Record<string, Said<Values>>>;
	readonly tellings?: Readonly<Record<string, Said<Values>>>;
	readonly dice?: DiceWords;
}

/** Titles and texts of rules stand in files of their own. */
export const rulesOf = <R extends string>(
	titles: Readonly<Record<R, string>>,
	texts: TextsOf<R>
): Readonly<Record<R, RuleSaid>> =>
	Object.fromEntries(
		Object.entries<string>(titles).map(([rule, title]) => [rule, { title, text: texts[rule as R] }])
	) as Record<R, RuleSaid>;

/** A rule as it is on an edition: `stated` is all that the edition states. */
export function ruleInWords(
	{ rules }: Pick<AnyGameWords, 'rules'>,
	rule: string,
	stated: Facts,
	talk: Talk
): string {
	const text = rules[rule]?.text ?? '';
	return typeof text === 'string' ? text : text(stated as never, talk);
}

/** Puts a sentence into words. A key without words is our mistake, and says so loudly in the tests. */
export function inWords(
	words: Readonly<Record<string, Said<Values>>>,
	{ key, values }: Say,
	talk: Talk
): string {
	const phrase = words[key];
	if (phrase === undefined) throw new Error(`no words for "${key}"`);
	return typeof phrase === 'string' ? phrase : phrase(values, talk);
}

/** A text of the sheet; what is the same in every language is said as it is. */
export const labelInWords = (
	words: Readonly<Record<string, Said<Values>>>,
	label: string | Say,
	talk: Talk
): string => (typeof label === 'string' ? label : inWords(words, label, talk));

/** "Ana rolls 3 and 6." */
export const moveInWords = ({ moves }: AnyGameWords, move: Move, talk: Talk): string =>
	moves[move.do]?.(move, talk) ?? move.do;

/** "Ana rolls", for what is awaited. */
export function awaitedInWords({ awaits }: AnyGameWords, { do: verb, by }: Awaited, talk: Talk): string {
	const phrase = awaits[verb];
	return typeof phrase === 'function' ? phrase(by === undefined ? {} : { by }, talk) : (phrase ?? verb);
}

/** Why a move is refused, or what is doubted: about this move, and these cells. */
export const complaintInWords = (
	{ sentences }: AnyGameWords,
	{ say }: { readonly say: Say },
	talk: Talk
): string => inWords(sentences, say, talk);

/** What is doubted; the name before it is of the player whose sheet it is, where the sentence does not say so itself. */
export function doubtInWords(
	words: AnyGameWords,
	doubt: Doubt,
	talk: Talk
): { readonly name: string | null; readonly sentence: string } {
	const named = new Set<number>();
	const noting: Talk = {
		...talk,
		player: (by) => {
			named.add(by);
			return talk.player(by);
		}
	};
	const sentence = complaintInWords(words, doubt, noting);
	return { name: doubt.by === undefined || named.has(doubt.by) ? null : talk.player(doubt.by), sentence };
}

/** What a die shows: pips as a number, a die of the game's own by its name. */
export const dieInWords = (words: AnyGameWords, { kind, face }: DieOnTable, talk: Talk): string =>
	words.dice?.[kind]?.faces[face] ?? (typeof face === 'number' ? talk.number(face) : face);
