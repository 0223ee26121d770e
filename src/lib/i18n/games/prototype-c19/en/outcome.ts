import { namesOf, outcomeOf, type Nouns, type Words } from '../words.ts';
import { bandNames } from './sheet.ts';

export const parts: Nouns['scoreCells'] = {
	health: 'Health',
	resistant: 'Resistant individuals',
	formula: 'Formula',
	biotech: 'Biotechnology',
	pairs: 'Pairs',
	curve: 'Infection curve',
	mutant: 'Mutant strain',
	total: 'Total',
	sum: 'Sum of the mutant boxes',
	multiplier: 'Multiplier'
};

export const outcome: Words['outcome'] = (score, talk) => {
	const { winners, total, band } = outcomeOf(score, bandNames);
	const points = talk.plural(total, { one: `${total} point`, other: `${total} points` });
	if (score.scores.length === 1) return `${namesOf(talk, winners)}: ${points}, ${band}.`;
	return winners.length > 1
		? `${namesOf(talk, winners)} share the victory with ${points}: ${band}.`
		: `${namesOf(talk, winners)} wins with ${points}: ${band}.`;
};
