import type { Cover } from '../../../game-words.ts';

export const cover: Cover = {
	name: 'Fight the Virus',
	about: 'Analiza el virus, haz pruebas, aplana la curva y termina tu investigación antes que nadie.',
	needs: '2 dados'
};
