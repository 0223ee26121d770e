import { origin } from '../origin/es.ts';
import type { ShelfWords } from './en.ts';

export const words: ShelfWords = {
	running: 'Sobre la mesa',
	tables: ({ count }, talk) =>
		talk.plural(count, { one: '1 partida', other: `${talk.number(count)} partidas` }),
	finished: 'Terminadas',
	statistics: 'Estadísticas y repeticiones',
	next: ({ name }) => `Le toca a ${name}`,
	everybody: 'Le toca a toda la mesa',
	rolled: ({ name, dice }) => `${name} sacó ${dice}`,
	round: ({ round }) => `ronda ${round}`,
	turn: ({ turn }) => `turno ${turn}`,
	leads: ({ name }) => `${name} va por delante`,
	more: 'Mostrar más',
	goOn: 'Seguir',
	all: 'Todas las partidas',
	search: 'Buscar',
	searchHelp: 'Nombre de un jugador',
	whichGame: 'Juego',
	allGames: 'Todos los juegos',
	nothingFits: 'Ninguna partida coincide.',
	/** How a finished table ended: its headline. */
	result: {
		won: ({ names, count, points }) =>
			count > 1
				? `${names} comparten la victoria${points === null ? '' : `, ${points}`}`
				: points === null
					? `Ganó ${names}`
					: `Ganó ${names} ${points}`,
		alone: ({ name, points }, talk) =>
			talk.plural(points, { one: `${name}: 1 punto`, other: `${name}: ${talk.number(points)} puntos` }),
		together: ({ round, turn }) =>
			round !== undefined
				? `Victoria conjunta en la ronda ${round}`
				: turn !== undefined
					? `Victoria conjunta en el turno ${turn}`
					: 'Victoria conjunta',
		lost: ({ round, turn }) =>
			round !== undefined
				? `Derrota en la ronda ${round}`
				: turn !== undefined
					? `Derrota en el turno ${turn}`
					: 'Derrota conjunta',
		nobody: 'No ganó nadie',
		stopped: 'Interrumpida antes del final'
	},
	origin,
	remove: ({ players }, talk) => `Borrar la partida de ${talk.and(players)}`,
	removed: 'La partida se ha borrado.',
	moves: ({ count }, talk) =>
		talk.plural(count, { zero: 'sin empezar', one: '1 jugada', other: `${talk.number(count)} jugadas` }),
	trouble: 'Ahora mismo no se pueden leer las partidas de este dispositivo.'
};
