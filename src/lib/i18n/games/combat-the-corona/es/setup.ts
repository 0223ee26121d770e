import type { SetupLines } from '../../../setup/lines.ts';

export const lines: SetupLines = {
	lies: 'Cartas de virus, cartas de acción, unos dados normales y la mano de cada uno.',
	keeps: 'La app lleva el tablero: camas, infección, espacios de acción, hospitales y los virus en la mesa.',
	needs: 'Un mazo: el de esta app, para imprimir y recortar, o el publicado.'
};
