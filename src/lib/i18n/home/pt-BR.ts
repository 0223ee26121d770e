import type { Cover } from '../game-words.ts';
import { coversOf } from './covers.ts';
import type { HomeWords } from './en.ts';

export const words: HomeWords = {
	covers: coversOf(import.meta.glob<Cover>('../games/*/pt-BR/cover.ts', { eager: true, import: 'cover' })),
	tagline: 'As folhas de cinco jogos, ao lado de dados de verdade.',
	running: 'Na mesa',
	finished: 'Terminadas',
	next: ({ name }) => `É a vez de ${name}`,
	games: 'Começar um jogo',
	more: 'Mostrar mais',
	emptyTitle: 'Nenhuma partida ainda',
	empty: 'Escolha um jogo: dois toques e você escreve na sua primeira folha.',
	loading: 'Procurando suas partidas …',
	remove: ({ players }, talk) => `Apagar a partida de ${talk.and(players)}`,
	removed: 'A partida foi apagada.',
	moves: ({ count }, talk) =>
		talk.plural(count, { zero: 'não começou', one: '1 jogada', other: `${talk.number(count)} jogadas` }),
	trouble: 'Não é possível ler as partidas deste aparelho agora.',
	desk: 'Isso é permitido?',
	editions: 'Edições',
	scan: 'Escanear um código',
	history: 'Histórico',
	tour: 'Passeio',
	backup: 'Cópia de segurança',
	privacy: 'Privacidade',
	selfcheck: 'Autoverificação',
	skip: 'Pular para o conteúdo'
};
