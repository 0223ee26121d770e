import type { SetupLines } from '../../../setup/lines.ts';

export const lines: SetupLines = {
	lies: 'Dados de infección en una bolsa, los dados de cada rol, peones y cartas de evento.',
	keeps:
		'La app lleva el centro de tratamiento: medidores, regiones, muestras, curas y lo que queda en la bolsa.',
	needs:
		'Los dados del juego, o dados normales leídos con una tabla. Las cartas de rol y evento de esta app se pueden imprimir.'
};
