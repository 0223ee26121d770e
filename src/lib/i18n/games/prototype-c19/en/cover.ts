import type { Cover } from '../../../game-words.ts';

export const cover: Cover = {
	name: 'Prototype C19',
	about: 'Run a laboratory: every sample brings you closer to the cure and spreads the infection.',
	needs: '6 dice'
};
