import type { Cover } from '../../../game-words.ts';

export const cover: Cover = {
	name: 'Combat the Corona',
	about: 'Juntos contra los virus: jugad cartas, construid hospitales, tirad dados y que no falten camas.',
	needs: 'cartas y dados'
};
