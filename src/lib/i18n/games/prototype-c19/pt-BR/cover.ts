import type { Cover } from '../../../game-words.ts';

export const cover: Cover = {
	name: 'Prototype C19',
	needs: '6 dados'
};
