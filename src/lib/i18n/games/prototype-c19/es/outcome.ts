import { namesOf, outcomeOf, type Nouns, type Words } from '../words.ts';
import { bandNames } from './sheet.ts';

export const parts: Nouns['scoreCells'] = {
	health: 'Salud',
	resistant: 'Individuos resistentes',
	formula: 'Fórmula',
	biotech: 'Biotecnología',
	pairs: 'Parejas',
	curve: 'Curva de infección',
	mutant: 'Cepa mutante',
	total: 'Total',
	sum: 'Suma de la cepa mutante',
	multiplier: 'Multiplicador'
};

export const outcome: Words['outcome'] = (score, talk) => {
	const { winners, total, band } = outcomeOf(score, bandNames);
	const points = talk.plural(total, { one: `${total} punto`, other: `${total} puntos` });
	if (score.scores.length === 1) return `${namesOf(talk, winners)}: ${points}, ${band}.`;
	return winners.length > 1
		? `${namesOf(talk, winners)} comparten la victoria con ${points}: ${band}.`
		: `${namesOf(talk, winners)} gana con ${points}: ${band}.`;
};
