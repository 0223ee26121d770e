import type { Cover } from '../../../game-words.ts';

export const cover: Cover = {
	name: 'Clinic: COVID-19 Pandemic',
	needs: 'the board game Clinic'
};
