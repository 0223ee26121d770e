import type { Cover } from '../../../game-words.ts';

export const cover: Cover = {
	name: 'Combat the Corona',
	about: 'Juntos contra os vírus: joguem cartas, construam hospitais, rolem dados e não fiquem sem leitos.',
	needs: 'cartas e dados'
};
