/** What every part of the rules page needs: the game, its words, and the table that it was opened from. */
import type { CommonWords } from '../../i18n/common/en.ts';
import { ruleInWords, type AnyGameWords } from '../../i18n/game-words.ts';
import type { RulesWords } from '../../i18n/rules/en.ts';
import { talkIn, type Language } from '../../i18n/talk.ts';
import { statedBy } from '../../table/engine.ts';
import type { AnyGame } from '../../table/game.ts';
import type { Edition, Rule } from '../../table/record.ts';
import type { Findable } from '../../rulebook/search.ts';
import { asText, kindOf } from '../entry/as-text.ts';

export interface Book {
	readonly game: AnyGame;
	readonly texts: AnyGameWords;
	readonly words: RulesWords;
	readonly common: CommonWords;
	readonly language: Language;
	/** What lies on the table. */
	readonly edition: Edition;
	/** What the table agreed on; absent without a table. */
	readonly rulings?: Readonly<Record<string, string>>;
}

export interface RuleEntry extends Findable, Rule {}

/** Where the open questions stand: after all sections of the rule book. */
export const QUESTIONS = 'questions';

/** Rules that are only there to carry a question are shown with it. */
export function rulesOf({ game, texts, edition, language }: Book): readonly RuleEntry[] {
	const stated = statedBy(game, edition);
	const talk = talkIn(language, [], game.names?.(edition));
	return Object.entries(game.rulebook).flatMap(([id, rule]) => {
		const said = texts.rules[id];
		if (!said || rule.ruling === id) return [];
		return [{ id, ...rule, title: said.title, text: ruleInWords(texts, id, stated, talk) }];
	});
}

export const questionsOf = ({ game, texts }: Book): readonly RuleEntry[] =>
	game.rulings.flatMap(({ id }) => {
		const said = texts.rulings[id];
		if (!said) return [];
		const text = Object.values(said.answers).join(' ');
		return [{ id, section: QUESTIONS, basis: 'ours' as const, title: said.question, text }];
	});

export interface ShownFact {
	readonly field: string;
	readonly name: string;
	readonly value: string;
	/** What our own edition has instead. */
	readonly ours: string;
}

/** What a reader takes in at a glance. */
const LONGEST = 40;

/** What the edition in use says in these fields, as far as it is told in a line and has a name. */
export const factsIn = ({ game, texts, edition }: Book, fields: readonly string[]): readonly ShownFact[] =>
	fields.flatMap((field) => {
		const name = texts.edition?.[field];
		const standard = game.edition.standard[field];
		const stated = edition === 'standard' ? standard : (edition.facts[field] ?? standard);
		const kind = kindOf(standard);
		if (typeof name !== 'string' || kind === 'lines' || kind === 'json') return [];
		const [value, ours] = [asText(kind, stated), asText(kind, standard)];
		return value.length <= LONGEST ? [{ field, name, value, ours }] : [];
	});
