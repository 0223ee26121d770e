import type { Cover } from '../game-words.ts';
import { coversOf } from './covers.ts';
import type { HomeWords } from './en.ts';

export const words: HomeWords = {
	covers: coversOf(import.meta.glob<Cover>('../games/*/pt-BR/cover.ts', { eager: true, import: 'cover' })),
	tagline: 'As folhas de cinco jogos, ao lado de dados de verdade.',
	games: 'Começar um jogo',
	emptyTitle: 'Nenhuma partida ainda',
	empty: 'Escolha um jogo: dois toques e você escreve na sua primeira folha.',
	players: ({ min, max }) => `${min}–${max} jogadores`,
	minutes: ({ from, to }) => (from === to ? `${from}\u00a0min` : `${from}–\u2060${to}\u00a0min`),
	youNeed: 'Você precisa de:',
	desk: 'Isso é permitido?',
	deskAbout: 'também para folhas de papel',
	editions: 'Edições',
	scan: 'Escanear um código',
	history: 'Histórico',
	tour: 'Teste em um minuto',
	tourAbout: 'role, marque, desfaça',
	backup: 'Cópia de segurança',
	privacy: 'Privacidade',
	selfcheck: 'Autoverificação'
};
