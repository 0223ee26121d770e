import type { Cover } from '../game-words.ts';
import { coversOf } from './covers.ts';
import type { HomeWords } from './en.ts';

export const words: HomeWords = {
	covers: coversOf(import.meta.glob<Cover>('../games/*/de/cover.ts', { eager: true, import: 'cover' })),
	tagline: 'Die Spielblätter von fünf Spielen, neben echten Würfeln.',
	games: 'Ein Spiel beginnen',
	emptyTitle: 'Noch keine Partie',
	empty: 'Wähle ein Spiel: zweimal tippen, und du schreibst auf deinem ersten Blatt.',
	players: ({ min, max }) => `${min}–${max} Personen`,
	minutes: ({ from, to }) => (from === to ? `${from}\u00a0Min.` : `${from}–\u2060${to}\u00a0Min.`),
	youNeed: 'Ihr braucht:',
	desk: 'Ist das erlaubt?',
	deskAbout: 'auch für Blätter aus Papier',
	editions: 'Ausgaben',
	scan: 'Code scannen',
	history: 'Verlauf',
	tour: 'Eine Minute probieren',
	tourAbout: 'würfeln, eintragen, zurücknehmen',
	backup: 'Sicherung',
	privacy: 'Datenschutz',
	selfcheck: 'Selbsttest'
};
