import type { Cover } from '../../../game-words.ts';

export const cover: Cover = {
	name: 'Pandemic: La Cura',
	needs: 'los dados del juego'
};
