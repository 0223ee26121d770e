import { labels } from './de/labels.ts';
import { awaits, moves } from './de/moves.ts';
import { nouns } from './de/nouns.ts';
import { rules, rulings, sections } from './de/rules.ts';
import { sentences } from './de/sentences.ts';
import { options, sheet } from './de/table.ts';
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
		const points = talk.plural(total, { one: `${total} Punkt`, other: `${total} Punkten` });
		if (score.scores.length === 1) return `${namesOf(talk, winners)} endet mit ${points}: ${band}.`;
		return winners.length > 1
			? `${namesOf(talk, winners)} teilen sich den Sieg mit ${points}: ${band}.`
			: `${namesOf(talk, winners)} gewinnt mit ${points}: ${band}.`;
	},
	labels
};
