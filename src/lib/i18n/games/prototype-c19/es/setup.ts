import type { SetupLines } from '../../../setup/lines.ts';

export const lines: SetupLines = {
	lies: 'Cinco dados iguales y uno distinto: el dado mutante.',
	keeps: 'La app lleva el laboratorio de cada jugador: muestras, infecciones y puntuación.',
	needs: 'Nada más. Los laboratorios también se pueden imprimir para escribir en ellos.'
};
