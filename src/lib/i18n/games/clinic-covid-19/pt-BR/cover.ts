import type { Cover } from '../../../game-words.ts';

export const cover: Cover = {
	name: 'Clinic: Pandemia de COVID-19',
	about: 'Conduzam juntos suas clínicas por seis rodadas de contágio: curem mais pacientes do que perdem.',
	needs: 'o jogo de tabuleiro Clinic'
};
