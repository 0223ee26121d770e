import type { CommonWords } from './en.ts';

export const words: CommonWords = {
	appName: 'Pipsheet',
	back: 'Volver',
	close: 'Cerrar',
	cancel: 'Cancelar',
	undo: 'Deshacer',
	redo: 'Rehacer',
	menu: 'Menú',
	home: 'Partidas',
	newTable: 'Nueva partida',
	rules: 'Reglas',
	print: 'Imprimir',
	share: 'Compartir',
	settings: 'Ajustes',
	languageName: 'Español',
	retry: 'Reintentar',
	reload: 'Recargar',
	couldNotLoad: 'Esta página no se pudo cargar. Tus partidas están a salvo en este dispositivo.',
	somethingBroke: 'Algo ha fallado en la aplicación. Tus partidas están a salvo en este dispositivo.',
	notFound: 'Aquí no hay ninguna página.',
	basis: {
		text: 'Lo dice el reglamento',
		follows: 'Se deduce del reglamento',
		ours: 'Lo decide esta aplicación'
	}
};
