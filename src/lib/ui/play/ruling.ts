/** The open question behind a rule, and what this table answers. */
import { defaultOf } from '../../validators/kit/rulebook.ts';
import type { Play } from './play.svelte.ts';

interface Answered {
	readonly id: string;
	readonly question: string;
	readonly answer: string;
}

/** Null where the rule leaves nothing open. */
export function rulingBehind({ game, words, options }: Play, rule: string): Answered | null {
	const id = game.rulebook[rule]?.ruling ?? rule;
	const asked = game.rulings.find((ruling) => ruling.id === id);
	const said = words.rulings[id];
	if (!asked || !said) return null;
	const answer = options.rulings?.[id] ?? defaultOf(asked);
	return { id, question: said.question, answer: said.answers[answer] ?? answer };
}
