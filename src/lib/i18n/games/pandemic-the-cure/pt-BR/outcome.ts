import { endingOf, type Words } from '../words.ts';
import { names } from './sheet.ts';

export const parts: Words['parts'] = {
	cured: 'Doenças curadas',
	outbreaks: 'Surtos',
	rate: 'Casa do marcador',
	bag: 'Dados no saco'
};

export const outcome: Words['outcome'] = (score, talk) => {
	const { why, cured } = endingOf(score);
	if (why === null) {
		return talk.plural(cured, {
			zero: 'Nenhuma doença foi curada ainda.',
			one: 'Uma das quatro doenças está curada.',
			other: `${cured} das quatro doenças estão curadas.`
		});
	}
	return why === 'all-cured' ? `A equipe vence. ${names.why[why]}` : `A equipe perde. ${names.why[why]}`;
};
