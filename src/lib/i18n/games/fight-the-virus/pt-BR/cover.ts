import type { Cover } from '../../../game-words.ts';

export const cover: Cover = {
	name: 'Fight the Virus',
	about: 'Analise o vírus, faça testes, achate a curva e termine sua pesquisa antes de todo mundo.',
	needs: '2 dados'
};
