import type { Words } from '../words.ts';
import { bonusName } from './labels.ts';

const kinds: Readonly<Record<string, string>> = {
	goal: ', Ziel',
	extra: ', Zusatzwürfel',
	both: ', Ziel, Zusatzwürfel',
	plain: ''
};
const kind = (value: unknown): string => kinds[String(value)] ?? '';

export const sheet: Words['sheet'] = {
	title: 'Fight the Virus',
	subtitle: 'Spielblatt',
	notice: 'Unser eigenes Blatt, nicht das veröffentlichte. Deines gibst du in Pipsheet unter „Ausgaben“ ein.',
	ownNotice: 'Eine eigene Ausgabe, gezeichnet von Pipsheet; was niemand eingegeben hat, ist von uns.',
	name: 'Name',
	analysis: 'Virus\u00adanalyse',
	analysisHint: 'Beginne irgendwo, dann Seite an Seite; der Rest bleibt in einem Stück.',
	spikeHint: 'Je Stachel ein Feld Fortschritt einkreisen.',
	analysisSquare: ({ row, column, spike }) =>
		`Virusanalyse, Reihe ${String(row)}, Spalte ${String(column)}${spike ? ', Stachel' : ''}`,
	shapes: 'Formen',
	freeShape: ({ most }) => (most === 1 ? 'ein Feld' : `1 bis ${String(most)} am Stück`),
	research: 'Forschung',
	researchHint: ({ last }) =>
		`Der Reihe nach, jede mit genau ihrem Wert. Die ${String(last)} braucht alle Fahnen.`,
	researchSquare: ({ number, bonus }) =>
		bonus === null
			? `Forschung ${String(number)}`
			: `Forschung ${String(number)}, bringt ${bonusName(bonus)}`,
	testing: 'Tests',
	testingHint: 'Höher als darunter; eine 1 auf alles außer einer 1.',
	testingSquare: (v) => `Tests, Reihe ${String(v['row'])}, Feld ${String(v['column'])}${kind(v['kind'])}`,
	curve: 'Ausbrei\u00adtungs\u00adkurve',
	curveHint: 'Spalte für Spalte von unten; Nachbarn sind verschieden.',
	curveSquare: (v) =>
		`Ausbreitungskurve, Spalte ${String(v['column'])}, Feld ${String(v['height'])} von unten${kind(v['kind'])}`,
	progress: 'Analyse\u00adfort\u00adschritt',
	progressHint: 'Ein Kreis gibt einem deiner Würfel +1 oder +2; dann durchstreichen.',
	progressField: ({ number }) => `Analysefortschritt, Feld ${String(number)}`,
	bonusShape: 'Fülle eine Form wie mit einer 6',
	bonusNumber: 'Beliebige Zahl von 1 bis 6 in der Kurve',
	bonusOne: 'Trage eine 1 bei den Tests ein',
	extraDie: 'Passiv: auch den zweiten Würfel nutzen',
	goal: ({ last }) => `Ziel: vor der ${String(last)} zu füllen`,
	setbackCircle: 'Kreise das nächste Feld der Kurve ein; es nimmt die Gegenseite.',
	setbackField: 'Streiche das erste verfügbare Feld Fortschritt durch, sonst das erste leere.'
};
