import type { Cover } from '../../../game-words.ts';

export const cover: Cover = {
	name: 'Clinic: Pandemia COVID-19',
	needs: 'el juego de mesa Clinic'
};
