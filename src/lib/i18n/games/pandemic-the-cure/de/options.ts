import type { Words } from '../words.ts';
import { names } from './sheet.ts';

export const options: Words['options'] = {
	difficulty: {
		label: 'Schwierigkeit',
		help: 'Wo die Infektionsrate beginnt.',
		ours: { field: 'track', said: 'Die Startfelder sind von uns: gib deine ein.' },
		values: names.difficulties
	},
	roles: {
		label: 'Rollen',
		help: 'Wer welche Rolle spielt.',
		ours: {
			field: 'roles',
			said: 'Namen und Würfelzahlen sind bekannt, die Seiten unsicher. Das Einsatzteam, das doppelt vorkommen darf, ist von uns: gib deine ein.'
		},
		values: names.roles
	},
	roleCards: {
		label: 'Eigene Rollenkarten',
		help: 'Würfel, Seiten und Fähigkeiten, die eine Rolle ersetzen.'
	},
	track: { label: 'Eigene Ratenleiste', help: 'Die Würfel jedes Feldes und die Epidemiefelder.' },
	start: { label: 'Startfeld', help: 'Wo der Ratenmarker startet, gleich bei welcher Schwierigkeit.' },
	first: { label: 'Wer beginnt', help: 'Wer den ersten Zug hat.' },
	events: {
		label: 'Ereignisse',
		help: 'Welche Ereigniskarten auf dem Tisch liegen.',
		ours: { field: 'events', said: 'Die zehn Karten sind von uns: gib deine ein.' },
		values: {
			app: 'Die Karten der Ausgabe',
			table: 'Eigene Karten des Tisches',
			none: 'Keine Ereignisse'
		}
	},
	infectionDice: {
		label: 'Infektionswürfel',
		help: 'Ob jede Farbe ihre eigenen Seiten hat oder jeder Würfel alles zeigen kann.',
		values: { printed: 'Seiten je Farbe', any: 'Alle Seiten auf jedem Würfel' }
	}
};
