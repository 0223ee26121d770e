/** The German words of this game. */
import { labels } from './de/labels.ts';
import { awaits, moves } from './de/moves.ts';
import { names } from './de/names.ts';
import { rules, rulings, sections } from './de/rules.ts';
import { sentences } from './de/sentences.ts';
import { sheet } from './de/sheet.ts';
import { endingOf, type Words } from './words.ts';

export const words: Words = {
	sections,
	rules,
	rulings,
	options: {
		difficulty: {
			label: 'Schwierigkeit',
			help: 'Wo die Infektionsrate beginnt.',
			values: names.difficulties
		},
		roles: {
			label: 'Rollen',
			help: 'Die Rollenkarte jeder Person; nur das Einsatzteam darf doppelt vorkommen.',
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
			values: {
				app: 'Die zehn Karten dieser App',
				table: 'Eigene Karten des Tisches',
				none: 'Keine Ereignisse'
			}
		},
		infectionDice: {
			label: 'Infektionswürfel',
			help: 'Ob jede Farbe ihre eigenen Seiten hat oder jeder Würfel alles zeigen kann.',
			values: { printed: 'Seiten je Farbe', any: 'Alle Seiten auf jedem Würfel' }
		}
	},
	sheet,
	parts: {
		cured: 'Geheilte Seuchen',
		outbreaks: 'Ausbrüche',
		rate: 'Feld des Ratenmarkers',
		bag: 'Würfel im Beutel'
	},
	sentences,
	moves,
	awaits,
	outcome: (score, talk) => {
		const { why, cured } = endingOf(score);
		if (why === null) {
			return talk.plural(cured, {
				zero: 'Noch keine Seuche ist geheilt.',
				one: 'Eine von vier Seuchen ist geheilt.',
				other: `${cured} von vier Seuchen sind geheilt.`
			});
		}
		return why === 'all-cured'
			? `Das Team gewinnt. ${names.why[why]}`
			: `Das Team verliert. ${names.why[why]}`;
	},
	labels
};
