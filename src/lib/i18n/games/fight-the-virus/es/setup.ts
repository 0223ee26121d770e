import type { SetupLines } from '../../../setup/lines.ts';

export const lines: SetupLines = {
	lies: 'Dos dados normales. Cada persona es un equipo científico.',
	keeps: 'La app lleva las hojas de todos: virus, investigación, pruebas, curva y progreso.',
	needs: 'Nada más. Quien prefiera escribir en papel puede imprimir las hojas.'
};
