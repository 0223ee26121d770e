import type { Cover } from '../../../game-words.ts';

export const cover: Cover = {
	name: 'Pandemie: Die Heilung',
	needs: 'die Würfel des Spiels'
};
