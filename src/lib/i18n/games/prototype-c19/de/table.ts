import { nounOf, shown, written, type PcWords } from '../words.ts';
import { factors } from '../../../../sheets/prototype-c19/facts.ts';
import { nouns } from './nouns.ts';

export const options: PcWords['options'] = {
	scenario: {
		label: 'Szenario',
		help: 'Eine besondere Krankheit, die die Regeln ändert. In der ersten Partie besser keines.',
		values: nouns.scenarios
	},
	sheets: {
		label: 'Blätter auf diesem Gerät',
		help: 'Die anderen schreiben auf Papier oder auf ihrem Handy; ihre Würfe werden hier trotzdem eingetragen.'
	}
};

const { resources } = nouns;

export const sheet: PcWords['sheet'] = {
	title: 'Prototype C19',
	notice: 'Ein Blatt von Pipsheet. Es ist nicht der Plan des Verlags und enthält alle Zahlen der Regeln.',
	mutant: 'Mutante',
	bonuses: 'Boni',
	health: 'Gesund\u00adheit',
	formula: 'Formel',
	biotech: 'Biotech\u00adnologie',
	risk: 'Risiko\u00adzone',
	score: 'Wertung',
	shapes: 'Infektionen',
	research: 'Forschungsproben',
	'name.explorer': 'Entdecker',
	'name.analysis': 'Analyse',
	'name.rat': 'Laborratte',
	'name.resistant': 'Resistente',
	'name.health': 'Gesundheit',
	'name.formula': 'Formel',
	'name.biotech': 'Biotechnologie',
	'name.free': 'Freie Probe',
	'hint.mutant': 'Ein Kästchen je Runde',
	'hint.bonuses': 'Erhalten: ausfüllen. Benutzt: durchkreuzen.',
	'hint.health': 'Gleich bleibt, größer geht hoch, kleiner geht runter.',
	'hint.formula': 'Probe notieren, Faktor streichen: Er ergibt die nächste Zahl.',
	'hint.biotech': 'Einzelne Würfel. Ein volles Paar gibt seinen Bonus.',
	'hint.risk': 'Beim Pfeil beginnen, dann an Infizierte anlegen.',
	'hint.rows': 'volle Zeile',
	'hint.curve': 'volle Spalte',
	'hint.research': 'Sofort einsetzen, jeder Wert.',
	factors: 'Faktoren: mit jeder Probe einen streichen',
	bands:
		'Apocalíptico unter 70 · Catastrófico unter 80 · de Milagro unter 100 · Superado unter 120 · Controlado unter 150 · Épico ab 150',
	'cell.mutant': ({ round }) => `Mutante, Runde ${shown(round)}`,
	'cell.bonus': ({ kind, circle }) => `${nounOf(resources, kind)}, Kreis ${shown(circle)}`,
	'cell.health': ({ row, column, gives, times }) =>
		`Gesundheit, Spalte ${shown(column)}, Zeile ${shown(row)}${gives ? `, gibt ${nounOf(resources, gives)}` : ''}${times === 1 ? '' : `, mal ${shown(times)}`}`,
	'cell.formula': ({ box, times }) =>
		`Formel, Kästchen ${shown(box)}${times === 1 ? '' : `, mal ${shown(times)}`}`,
	'cell.step': ({ box }) => `Formel, Faktor nach Kästchen ${shown(box)}`,
	'cell.factor': ({ factor }) =>
		`Faktor ${factors
			.filter((one) => one === factor)
			.map(written)
			.join('')}`,
	'cell.biotech': ({ space }) => `Biotechnologie, Feld ${shown(space)}`,
	'cell.risk': ({ row, column }) => `Risikozone, Zeile ${shown(row)}, Spalte ${shown(column)}`,
	'cell.hospital': ({ row, column }) => `Krankenhaus, Zeile ${shown(row)}, Spalte ${shown(column)}`,
	'cell.row': ({ row, gives }) =>
		`Zeile ${shown(row)} voll: ${nounOf(resources, gives)}, Multiplikator plus 1`,
	'cell.virus': ({ column }) => `Virus der Spalte ${shown(column)}`,
	'cell.score': ({ part }) => `Wertung: ${nounOf(nouns.scoreCells, part)}`,
	'part.health': 'Gesundheit: alle Zahlen',
	'part.resistant': 'Resistente: 3 je benutztem Bonus',
	'part.formula': 'Formel (die längste doppelt)',
	'part.biotech': 'Biotechnologie: nicht gestrichene Zahlen',
	'part.pairs': 'Unbenutzte Paare: je 10',
	'part.curve': 'Spalten: +5 frei, −10 voll',
	'part.mutant': 'Mutante −',
	'part.total': 'Summe',
	'field.player': 'Name',
	'field.scenario': 'Szenario',
	'field.players': 'Spielende'
};
