import type { Cover } from '../../../game-words.ts';

export const cover: Cover = {
	name: 'Clinic: Pandemia de COVID-19',
	needs: 'o jogo de tabuleiro Clinic'
};
