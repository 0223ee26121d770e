import { labels } from './en/labels.ts';
import { awaits, moves } from './en/moves.ts';
import { nouns } from './en/nouns.ts';
import { rules, rulings, sections } from './en/rules.ts';
import { sentences } from './en/sentences.ts';
import { options, sheet } from './en/table.ts';
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
		const points = talk.plural(total, { one: `${total} point`, other: `${total} points` });
		if (score.scores.length === 1) return `${namesOf(talk, winners)}: ${points}, ${band}.`;
		return winners.length > 1
			? `${namesOf(talk, winners)} share the victory with ${points}: ${band}.`
			: `${namesOf(talk, winners)} wins with ${points}: ${band}.`;
	},
	labels
};
