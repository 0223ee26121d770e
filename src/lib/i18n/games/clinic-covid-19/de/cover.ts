import type { Cover } from '../../../game-words.ts';

export const cover: Cover = {
	name: 'Clinic: COVID-19-Pandemie',
	needs: 'das Brettspiel Clinic'
};
