import type { Cover } from '../game-words.ts';
import { coversOf } from './covers.ts';
import type { HomeWords } from './en.ts';

export const words: HomeWords = {
	covers: coversOf(import.meta.glob<Cover>('../games/*/es/cover.ts', { eager: true, import: 'cover' })),
	tagline: 'Las hojas de cinco juegos, junto a dados de verdad.',
	games: 'Empezar un juego',
	emptyTitle: 'Todavía no hay partidas',
	empty: 'Elige un juego: dos toques y escribes en tu primera hoja.',
	players: ({ min, max }) => `${min}–${max} jugadores`,
	minutes: ({ from, to }) => (from === to ? `${from}\u00a0min` : `${from}–\u2060${to}\u00a0min`),
	youNeed: 'Necesitas:',
	desk: '¿Está permitido?',
	deskAbout: 'también para hojas de papel',
	editions: 'Ediciones',
	scan: 'Escanear un código',
	history: 'Historial',
	tour: 'Pruébalo en un minuto',
	tourAbout: 'tira, marca, deshaz',
	backup: 'Copia de seguridad',
	privacy: 'Privacidad',
	selfcheck: 'Autodiagnóstico'
};
