import type { Cover } from '../../../game-words.ts';

export const cover: Cover = {
	name: 'Combat the Corona',
	needs: 'Karten und Würfel'
};
