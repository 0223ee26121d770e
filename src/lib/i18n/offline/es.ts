import type { OfflineWords } from './en.ts';

export const words: OfflineWords = {
	updateReady: 'Hay una versión nueva. Tu mesa se queda como está.',
	updateNow: 'Actualizar ahora',
	later: 'Más tarde',
	updateTaken: 'Pipsheet se ha actualizado en otra pestaña. Recarga para seguir aquí.',
	outdated: 'Una versión más nueva de Pipsheet usa ahora tus mesas. Recarga para seguir; no se pierde nada.',
	worksOffline: 'Funciona sin red.',
	arriving: ({ percent }) => `Listo sin red: ${percent}\u00a0%`,
	installHint: 'Pon Pipsheet en tu pantalla de inicio: arranca antes y funciona sin red.',
	installByHand:
		'Pon Pipsheet en tu pantalla de inicio: toca Compartir y luego «Añadir a pantalla de inicio». Allí conserva tus mesas y funciona sin red.',
	install: 'Instalar',
	noThanks: 'No, gracias'
};
