import { namesOf, outcomeOf, type Nouns, type Words } from '../words.ts';
import { bandNames } from './sheet.ts';

export const parts: Nouns['scoreCells'] = {
	health: 'Saúde',
	resistant: 'Indivíduos resistentes',
	formula: 'Fórmula',
	biotech: 'Biotecnologia',
	pairs: 'Pares',
	curve: 'Curva de infecção',
	mutant: 'Cepa mutante',
	total: 'Total',
	sum: 'Soma da cepa mutante',
	multiplier: 'Multiplicador'
};

export const outcome: Words['outcome'] = (score, talk) => {
	const { winners, total, band } = outcomeOf(score, bandNames);
	const points = talk.plural(total, { one: `${total} ponto`, other: `${total} pontos` });
	if (score.scores.length === 1) return `${namesOf(talk, winners)}: ${points}, ${band}.`;
	return winners.length > 1
		? `${namesOf(talk, winners)} dividem a vitória com ${points}: ${band}.`
		: `${namesOf(talk, winners)} vence com ${points}: ${band}.`;
};
