import type { Cover } from '../game-words.ts';
import { coversOf } from './covers.ts';
import type { HomeWords } from './en.ts';

export const words: HomeWords = {
	covers: coversOf(import.meta.glob<Cover>('../games/*/de/cover.ts', { eager: true, import: 'cover' })),
	tagline: 'Die Spielblätter von fünf Spielen, neben echten Würfeln.',
	running: 'Auf dem Tisch',
	finished: 'Beendet',
	next: ({ name }) => `${name} ist dran`,
	games: 'Ein Spiel beginnen',
	more: 'Mehr zeigen',
	emptyTitle: 'Noch keine Partie',
	empty: 'Wähle ein Spiel: zweimal tippen, und du schreibst auf deinem ersten Blatt.',
	loading: 'Deine Partien werden gesucht …',
	remove: ({ players }, talk) => `Die Partie von ${talk.and(players)} löschen`,
	removed: 'Die Partie wurde gelöscht.',
	moves: ({ count }, talk) =>
		talk.plural(count, { zero: 'nicht begonnen', one: '1 Zug', other: `${talk.number(count)} Züge` }),
	trouble: 'Die Partien auf diesem Gerät können gerade nicht gelesen werden.',
	desk: 'Ist das erlaubt?',
	editions: 'Ausgaben',
	scan: 'Code scannen',
	history: 'Verlauf',
	tour: 'Rundgang',
	backup: 'Sicherung',
	privacy: 'Datenschutz',
	selfcheck: 'Selbsttest',
	skip: 'Zum Inhalt springen'
};
