import type { Cover } from '../../../game-words.ts';

export const cover: Cover = {
	name: 'Pandemic: The Cure',
	needs: 'the game’s dice'
};
