import type { Cover } from '../../../game-words.ts';

export const cover: Cover = {
	name: 'Pandemic: The Cure',
	about: 'Together against four diseases: treat, take samples, cure, and keep the outbreaks down.',
	needs: 'the game’s dice'
};
