import { origin } from '../origin/pt-BR.ts';
import type { ShelfWords } from './en.ts';

export const words: ShelfWords = {
	running: 'Na mesa',
	tables: ({ count }, talk) =>
		talk.plural(count, { one: '1 partida', other: `${talk.number(count)} partidas` }),
	finished: 'Terminadas',
	statistics: 'Estatísticas e repetições',
	next: ({ name }) => `É a vez de ${name}`,
	everybody: 'É a vez de todos',
	rolled: ({ name, dice }) => `${name} tirou ${dice}`,
	round: ({ round }) => `rodada ${round}`,
	turn: ({ turn }) => `turno ${turn}`,
	leads: ({ name }) => `${name} está na frente`,
	more: 'Mostrar mais',
	goOn: 'Continuar',
	all: 'Todas as partidas',
	search: 'Buscar',
	searchHelp: 'Nome de um jogador',
	whichGame: 'Jogo',
	allGames: 'Todos os jogos',
	nothingFits: 'Nenhuma partida corresponde.',
	/** How a finished table ended: its headline. */
	result: {
		won: ({ names, count, points }) =>
			count > 1
				? `${names} dividem a vitória${points === null ? '' : `, ${points}`}`
				: points === null
					? `${names} venceu`
					: `${names} venceu por ${points}`,
		alone: ({ name, points }, talk) =>
			talk.plural(points, { one: `${name}: 1 ponto`, other: `${name}: ${talk.number(points)} pontos` }),
		together: ({ round, turn }) =>
			round !== undefined
				? `Vitória em conjunto na rodada ${round}`
				: turn !== undefined
					? `Vitória em conjunto no turno ${turn}`
					: 'Vitória em conjunto',
		lost: ({ round, turn }) =>
			round !== undefined
				? `Derrota na rodada ${round}`
				: turn !== undefined
					? `Derrota no turno ${turn}`
					: 'Derrota em conjunto',
		nobody: 'Ninguém venceu',
		stopped: 'Interrompida antes do fim'
	},
	origin,
	remove: ({ players }, talk) => `Apagar a partida de ${talk.and(players)}`,
	removed: 'A partida foi apagada.',
	moves: ({ count }, talk) =>
		talk.plural(count, { zero: 'não começou', one: '1 jogada', other: `${talk.number(count)} jogadas` }),
	trouble: 'Não é possível ler as partidas deste aparelho agora.'
};
