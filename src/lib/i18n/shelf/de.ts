import { origin } from '../origin/de.ts';
import type { ShelfWords } from './en.ts';

export const words: ShelfWords = {
	running: 'Auf dem Tisch',
	tables: ({ count }, talk) =>
		talk.plural(count, { one: '1 Partie', other: `${talk.number(count)} Partien` }),
	finished: 'Beendet',
	statistics: 'Statistik und Wiederholungen',
	next: ({ name }) => `${name} ist dran`,
	everybody: 'Alle sind dran',
	rolled: ({ name, dice }) => `${name} hat ${dice} gewürfelt`,
	round: ({ round }) => `Runde ${round}`,
	turn: ({ turn }) => `${turn}. Spielzug`,
	leads: ({ name }) => `${name} liegt vorn`,
	more: 'Mehr zeigen',
	goOn: 'Weiterspielen',
	all: 'Alle Partien',
	search: 'Suchen',
	searchHelp: 'Name einer Person',
	whichGame: 'Spiel',
	allGames: 'Alle Spiele',
	nothingFits: 'Keine Partie passt.',
	/** How a finished table ended: its headline. */
	result: {
		won: ({ names, count, points }) =>
			count > 1
				? `${names} teilen sich den Sieg${points === null ? '' : `, ${points}`}`
				: points === null
					? `${names} hat gewonnen`
					: `${names} hat ${points} gewonnen`,
		alone: ({ name, points }, talk) =>
			talk.plural(points, { one: `${name}: 1 Punkt`, other: `${name}: ${talk.number(points)} Punkte` }),
		together: ({ round, turn }) =>
			round !== undefined
				? `Gemeinsam gewonnen in Runde ${round}`
				: turn !== undefined
					? `Gemeinsam gewonnen im ${turn}. Spielzug`
					: 'Gemeinsam gewonnen',
		lost: ({ round, turn }) =>
			round !== undefined
				? `Verloren in Runde ${round}`
				: turn !== undefined
					? `Verloren im ${turn}. Spielzug`
					: 'Gemeinsam verloren',
		nobody: 'Niemand hat gewonnen',
		stopped: 'Vor dem Ende abgebrochen'
	},
	origin,
	remove: ({ players }, talk) => `Die Partie von ${talk.and(players)} löschen`,
	removed: 'Die Partie wurde gelöscht.',
	moves: ({ count }, talk) =>
		talk.plural(count, { zero: 'nicht begonnen', one: '1 Zug', other: `${talk.number(count)} Züge` }),
	trouble: 'Die Partien auf diesem Gerät können gerade nicht gelesen werden.'
};
