import { labels } from './es/labels.ts';
import { awaits, moves } from './es/moves.ts';
import { nouns } from './es/nouns.ts';
import { rules, rulings, sections } from './es/rules.ts';
import { sentences } from './es/sentences.ts';
import { options, sheet } from './es/table.ts';
import { namesOf, outcomeOf, type PcWords } from './words.ts';

export const words: PcWords = {
	sections,
	rules,
	rulings,
	options,
	sheet,
	parts: nouns.scoreCells,
	sentences,
	moves,
	awaits,
	outcome: (score, talk) => {
		const { winners, total, band } = outcomeOf(score);
		const points = talk.plural(total, { one: `${total} punto`, other: `${total} puntos` });
		if (score.scores.length === 1) return `${namesOf(talk, winners)}: ${points}, ${band}.`;
		return winners.length > 1
			? `${namesOf(talk, winners)} comparten la victoria con ${points}: ${band}.`
			: `${namesOf(talk, winners)} gana con ${points}: ${band}.`;
	},
	labels
};
