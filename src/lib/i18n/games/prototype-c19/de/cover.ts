import type { Cover } from '../../../game-words.ts';

export const cover: Cover = {
	name: 'Prototype C19',
	about: 'Leite ein Labor: Jede Probe bringt dich dem Heilmittel näher und verbreitet die Infektion.',
	needs: '6 Würfel'
};
