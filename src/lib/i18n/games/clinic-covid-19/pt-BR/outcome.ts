import { resultIn, type Words } from '../words.ts';

export const parts: Words['parts'] = {
	cured: 'Curados',
	deceased: 'Mortos',
	popularity: 'Popularidade'
};

export const outcome: Words['outcome'] = resultIn({
	lost: 'A pandemia vence: morreram pessoas demais.',
	tactical: 'Vitória tática: há mais curados do que mortos.',
	strategic: 'Vitória estratégica: a vacina foi encontrada!'
});
