import { resultIn, type Words } from '../words.ts';

export const parts: Words['parts'] = {
	cured: 'Curados',
	deceased: 'Fallecidos',
	popularity: 'Popularidad'
};

export const outcome: Words['outcome'] = resultIn({
	lost: 'La pandemia gana: han fallecido demasiados.',
	tactical: 'Victoria táctica: hay más curados que fallecidos.',
	strategic: 'Victoria estratégica: ¡se ha encontrado la vacuna!'
});
