import type { Cover } from '../../../game-words.ts';

export const cover: Cover = {
	name: 'Pandemic: La Cura',
	about: 'Juntos contra cuatro enfermedades: tratar, tomar muestras, curar y frenar los brotes.',
	needs: 'los dados del juego'
};
