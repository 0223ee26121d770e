import { bandsOf, nounOf, shown, written, type BandNames, type Nouns, type Words } from '../words.ts';
import { parts } from './outcome.ts';

export const resources: Nouns['resources'] = {
	explorer: 'Entdecker',
	analysis: 'Analyse',
	rat: 'Laborratte',
	resistant: 'Resistente',
	health: 'Gesundheitsprobe',
	formula: 'Formelprobe',
	biotech: 'Biotechnologieprobe',
	free: 'freie Probe'
};

export const bandNames: BandNames = {
	Apocalíptico: 'Apokalyptisch',
	Catastrófico: 'Katastrophal',
	'de Milagro': 'Wie durch ein Wunder',
	Superado: 'Überwunden',
	Controlado: 'Unter Kontrolle',
	Épico: 'Episch'
};

export const sheet: Words['sheet'] = {
	title: 'Prototype C19',
	notice: 'Unser eigenes Blatt, nicht das veröffentlichte. Deines gibst du in Pipsheet unter „Ausgaben“ ein.',
	noticeOwn: 'Eine eigene Ausgabe, gezeichnet von Pipsheet; was niemand eingegeben hat, ist von uns.',
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
	bands: ({ bands }) =>
		bandsOf(bands, bandNames)
			.map(({ name, below, from }) => (below === null ? `${name} ab ${from}` : `${name} unter ${below}`))
			.join(' · '),
	'cell.mutant': ({ round }) => `Mutante, Runde ${shown(round)}`,
	'cell.bonus': ({ kind, circle }) => `${nounOf(resources, kind)}, Kreis ${shown(circle)}`,
	'cell.health': ({ row, column, gives, times }) =>
		`Gesundheit, Spalte ${shown(column)}, Zeile ${shown(row)}${gives ? `, gibt ${nounOf(resources, gives)}` : ''}${times === 1 ? '' : `, mal ${shown(times)}`}`,
	'cell.formula': ({ box, times }) =>
		`Formel, Kästchen ${shown(box)}${times === 1 ? '' : `, mal ${shown(times)}`}`,
	'cell.step': ({ box }) => `Formel, Faktor nach Kästchen ${shown(box)}`,
	'cell.factor': ({ factor }) => `Faktor ${written(shown(factor))}`,
	'cell.biotech': ({ space }) => `Biotechnologie, Feld ${shown(space)}`,
	'cell.risk': ({ row, column }) => `Risikozone, Zeile ${shown(row)}, Spalte ${shown(column)}`,
	'cell.entry': ({ row, column }) =>
		`Risikozone, Zeile ${shown(row)}, Spalte ${shown(column)}: Hier kommt die Infektion herein`,
	'cell.resistantEntry': ({ row, column }) =>
		`Risikozone, Zeile ${shown(row)}, Spalte ${shown(column)}: Hier kommen Resistente herein`,
	'cell.hospital': ({ row, column }) => `Krankenhaus, Zeile ${shown(row)}, Spalte ${shown(column)}`,
	'cell.row': ({ row, gives }) =>
		`Zeile ${shown(row)} voll: ${gives ? `${nounOf(resources, gives)}, ` : ''}Multiplikator plus 1`,
	'cell.virus': ({ column }) => `Virus der Spalte ${shown(column)}`,
	'cell.score': ({ part }) => `Wertung: ${nounOf(parts, part)}`,
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
	'field.players': 'Personen'
};
