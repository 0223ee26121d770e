import type { Cover } from '../game-words.ts';
import { coversOf } from './covers.ts';
import type { HomeWords } from './en.ts';

export const words: HomeWords = {
	covers: coversOf(import.meta.glob<Cover>('../games/*/es/cover.ts', { eager: true, import: 'cover' })),
	tagline: 'Las hojas de cinco juegos, junto a dados de verdad.',
	running: 'Sobre la mesa',
	finished: 'Terminadas',
	next: ({ name }) => `Le toca a ${name}`,
	games: 'Empezar un juego',
	more: 'Mostrar más',
	emptyTitle: 'Todavía no hay partidas',
	empty: 'Elige un juego: dos toques y escribes en tu primera hoja.',
	loading: 'Buscando tus partidas …',
	remove: ({ players }, talk) => `Borrar la partida de ${talk.and(players)}`,
	removed: 'La partida se ha borrado.',
	moves: ({ count }, talk) =>
		talk.plural(count, { zero: 'sin empezar', one: '1 jugada', other: `${talk.number(count)} jugadas` }),
	trouble: 'Ahora mismo no se pueden leer las partidas de este dispositivo.',
	desk: '¿Está permitido?',
	editions: 'Ediciones',
	scan: 'Escanear un código',
	history: 'Historial',
	tour: 'Recorrido',
	backup: 'Copia de seguridad',
	privacy: 'Privacidad',
	selfcheck: 'Autodiagnóstico',
	skip: 'Saltar al contenido'
};
