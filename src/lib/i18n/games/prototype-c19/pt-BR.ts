import { labels } from './pt-BR/labels.ts';
import { awaits, moves } from './pt-BR/moves.ts';
import { nouns } from './pt-BR/nouns.ts';
import { rules, rulings, sections } from './pt-BR/rules.ts';
import { sentences } from './pt-BR/sentences.ts';
import { options, sheet } from './pt-BR/table.ts';
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
		const points = talk.plural(total, { one: `${total} ponto`, other: `${total} pontos` });
		if (score.scores.length === 1) return `${namesOf(talk, winners)}: ${points}, ${band}.`;
		return winners.length > 1
			? `${namesOf(talk, winners)} dividem a vitória com ${points}: ${band}.`
			: `${namesOf(talk, winners)} vence com ${points}: ${band}.`;
	},
	labels
};
