import type { Cover } from '../../../game-words.ts';

export const cover: Cover = {
	name: 'Clinic: COVID-19 Pandemic',
	about: 'Run your clinics together through six rounds of contagion: cure more patients than you lose.',
	needs: 'the board game Clinic'
};
