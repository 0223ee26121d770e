import type { Cover } from '../../../game-words.ts';

export const cover: Cover = {
	name: 'Clinic: Pandemia COVID-19',
	about:
		'Llevad juntos vuestras clínicas durante seis rondas de contagio: curad a más pacientes de los que perdéis.',
	needs: 'el juego de mesa Clinic'
};
