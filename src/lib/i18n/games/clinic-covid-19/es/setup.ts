import type { SetupLines } from '../../../setup/lines.ts';

export const lines: SetupLines = {
	lies: 'El juego de mesa Clinic con sus tableros y piezas, según sus propias reglas.',
	keeps:
		'La app lleva lo que añade la expansión: tablero de contagio, losetas, y quién está infectado, curado o fallecido.',
	needs: 'El juego base Clinic, edición Deluxe o primera. Las losetas se pueden imprimir, pero no hace falta.'
};
