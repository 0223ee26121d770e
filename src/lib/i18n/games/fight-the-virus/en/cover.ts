import type { Cover } from '../../../game-words.ts';

export const cover: Cover = {
	name: 'Fight the Virus',
	about: 'Analyse the virus, test, flatten the curve, and be the first to finish your research.',
	needs: '2 dice'
};
