import { namesOf, outcomeOf, type Nouns, type Words } from '../words.ts';
import { bandNames } from './sheet.ts';

export const parts: Nouns['scoreCells'] = {
	health: 'Gesundheit',
	resistant: 'Resistente',
	formula: 'Formel',
	biotech: 'Biotechnologie',
	pairs: 'Paare',
	curve: 'Infektionskurve',
	mutant: 'Mutante',
	total: 'Summe',
	sum: 'Summe der Mutantenkästchen',
	multiplier: 'Multiplikator'
};

export const outcome: Words['outcome'] = (score, talk) => {
	const { winners, total, band } = outcomeOf(score, bandNames);
	const points = talk.plural(total, { one: `${total} Punkt`, other: `${total} Punkten` });
	if (score.scores.length === 1) return `${namesOf(talk, winners)} endet mit ${points}: ${band}.`;
	return winners.length > 1
		? `${namesOf(talk, winners)} teilen sich den Sieg mit ${points}: ${band}.`
		: `${namesOf(talk, winners)} gewinnt mit ${points}: ${band}.`;
};
