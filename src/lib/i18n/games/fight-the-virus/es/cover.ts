import type { Cover } from '../../../game-words.ts';

export const cover: Cover = {
	name: 'Fight the Virus',
	needs: '2 dados'
};
