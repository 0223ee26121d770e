/** The rule book of a game, and the questions it leaves open. */
import type { Rule, Ruling } from '../../table/record.ts';

/** Rules of one section: `turn.text`, `turn.follows`, `turn.ours`, or open to a ruling. */
export const inSection = <const S extends string>(section: S) =>
	({
		text: { section, basis: 'text' },
		follows: { section, basis: 'follows' },
		ours: { section, basis: 'ours' },
		open: <const R extends string>(ruling: R) => ({ section, basis: 'ours', ruling }) as const
	}) as const;

/** The fields of an edition that decide a rule: a refusal by it may mean that other components lie on the table. */
export const decidedBy = <const R extends Rule, const F extends readonly string[]>(rule: R, ...facts: F) =>
	({ ...rule, facts }) as const;

/** The answers of nearly every open question. */
export const twoAnswers = ['a', 'b'] as const;

export const defaultOf = ({ answers, default: standard }: Ruling): string => standard ?? answers[0] ?? '';

/** The answer to every question: what the table chose, over the defaults. */
export const answersOf = <const Q extends readonly Ruling[]>(
	rulings: Q,
	chosen: Readonly<Record<string, string>> = {}
): Readonly<Record<Q[number]['id'], string>> =>
	Object.fromEntries(rulings.map((ruling) => [ruling.id, chosen[ruling.id] ?? defaultOf(ruling)])) as Record<
		Q[number]['id'],
		string
	>;
