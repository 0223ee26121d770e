import type { Cover } from '../../../game-words.ts';

export const cover: Cover = {
	name: 'Pandemic: The Cure',
	about: 'Juntos contra quatro doenças: tratar, coletar amostras, curar e conter os surtos.',
	needs: 'os dados do jogo'
};
