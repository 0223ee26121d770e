import type { Cover } from '../../../game-words.ts';

export const cover: Cover = {
	name: 'Combat the Corona',
	about: 'Together against the viruses: play cards, build hospitals, roll, and keep a bed free.',
	needs: 'cards and dice'
};
