import { numberIn, slotLetter, wordIn, type ClinicWords } from '../words.ts';
import { nouns } from './nouns.ts';

export const sections: ClinicWords['sections'] = {
	setup: 'Aufbau',
	flow: 'Ablauf',
	actions: 'Aktionen',
	infections: 'Ansteckungen',
	protection: 'Schutz',
	movement: 'Bewegung',
	treatment: 'Behandlung',
	expenses: 'Ausgaben',
	administration: 'Verwaltung',
	contagions: 'Neue Ansteckungen',
	end: 'Spielende',
	modules: 'Andere Module',
	rulings: 'Offene Fragen'
};

export const parts: ClinicWords['parts'] = {
	cured: 'Geheilt',
	deceased: 'Verstorben',
	popularity: 'Beliebtheit'
};

export const options: ClinicWords['options'] = {
	contagion: {
		label: 'Ansteckung',
		help: 'Bei hoher Ansteckung kommen je Runde zwei Plättchen statt einem auf die Plätze jeder Klinik.',
		values: nouns.contagion
	},
	confinement: {
		label: 'Ausgangssperre',
		help: 'Je strenger die Ausgangssperre, desto weniger Plättchen kommen in jeder Runde.',
		values: nouns.confinement
	},
	modules: {
		label: 'Module des Grundspiels',
		help: 'Wähle die Module, die auf dem Tisch liegen; die Erweiterung ändert einige ihrer Regeln.',
		values: nouns.module
	},
	slots: { label: 'Voraufnahmeplätze', help: 'Wie viele Voraufnahmeplätze jede Klinik hat.' },
	tiles: {
		label: 'Eigene Plättchenzahlen',
		help: 'Plättchen pro Person in jeder der sechs Runden, statt einer Spalte des Plans; zusammen höchstens 100.',
		values: { '1': 'Runde 1', '2': 'Runde 2', '3': 'Runde 3', '4': 'Runde 4', '5': 'Runde 5', '6': 'Runde 6' }
	},
	incomes: {
		label: 'Einnahmen',
		help: 'Was eine behandelte Person jeder Farbe einbringt, in Dollar.',
		values: nouns.colour
	}
};

export const rulings: ClinicWords['rulings'] = {
	'CLN-R1': {
		question: 'Es gibt so viele Verstorbene wie Geheilte. Ist das verloren?',
		answers: {
			a: 'Nein, gewonnen: Nur mehr Verstorbene als Geheilte verlieren.',
			b: 'Ja: Das Ziel verlangt mehr Geheilte.'
		}
	},
	'CLN-R2': {
		question: 'Was bedeuten die 6 $ der Sondersprechstunde?',
		answers: { a: 'Man nimmt 6 $ ein.', b: 'Man zahlt 6 $ und nimmt nichts ein.' }
	},
	'CLN-R3': {
		question: 'Welche Plättchen kann man für 20 $ entfernen?',
		answers: {
			a: 'Jedes der eigenen Klinik: unter Personen, in Quarantäne, auf Plätzen.',
			b: 'Nur Plättchen unter Patienten und Ärzten.'
		}
	},
	'CLN-R4': {
		question: 'Gibt es in Runde 6 neue Ansteckungen?',
		answers: {
			a: 'Ja, und was keinen Platz findet, zählt als verstorben.',
			b: 'Nein, die Partie endet nach der Verwaltung.'
		}
	},
	'CLN-R5': {
		question: 'Kann ein infizierter Patient in die normale Sprechstunde?',
		answers: {
			a: 'Nein, es ist immer die Sondersprechstunde.',
			b: 'Ja, mit Krankenschwestern und Einnahmen wie im Behandlungsraum.'
		}
	},
	'CLN-R6': {
		question: 'Wer zählt als geheilt?',
		answers: {
			a: 'Alle behandelten Patienten, infiziert oder nicht.',
			b: 'Nur Patienten, die infiziert waren.'
		}
	},
	'CLN-R7': {
		question: 'Welche Farbe bestimmt die Einnahmen, wenn sie sich seit der Ansteckung geändert hat?',
		answers: { a: 'Die Farbe jetzt.', b: 'Die Farbe bei der Ansteckung.' }
	},
	'CLN-R8': {
		question: 'Zählen Senioren und Schwangere im Kasten als verstorben?',
		answers: { a: 'Ja.', b: 'Nein, nur Patienten und Ärzte.' }
	}
};

const doctors = {
	white: 'Arzt weiß (1)',
	yellow: 'Arzt gelb (2)',
	orange: 'Arzt orange (3)',
	red: 'Arzt rot (4)'
};

export const sheet: ClinicWords['sheet'] = {
	title: 'Clinic: COVID-19-Pandemie',
	notice: 'Dieser Bogen ist von Pipsheet selbst gestaltet und bildet den Plan des Verlags nicht ab.',
	board: 'Ansteckungsplan',
	boardShort: 'Plan',
	boardCell: (values) =>
		`Runde ${numberIn(values, 'round')}, Ansteckung ${wordIn(nouns.contagion, values, 'contagion')}, Ausgangssperre ${wordIn(nouns.confinement, values, 'confinement')}: ${numberIn(values, 'tiles')} Plättchen pro Person`,
	contagion: (values) => `Ansteckung ${wordIn(nouns.contagion, values, 'contagion')}`,
	confinement: (values) => wordIn(nouns.confinement, values, 'confinement'),
	spread: (values) => `${numberIn(values, 'tiles')} neu auf Plätze`,
	track: 'Spritze: Stapel jeder Runde',
	trackShort: 'Spritze',
	trackCell: (values) => `Runde ${numberIn(values, 'round')}: Plättchen des Stapels`,
	cured: 'Geheilt',
	deceased: 'Verstorben: Personen und Plättchen',
	curedShort: 'Geheilt',
	deceasedShort: 'Verstorben',
	tallyCell: (values) =>
		`${values['box'] === 'cured' ? 'Geheilt' : 'Verstorben'}, Nummer ${numberIn(values, 'n')}`,
	clinicOf: (values, talk) => `Klinik ${talk.player(numberIn(values, 'seat'))}`,
	slots: 'Voraufnahmeplätze',
	slotCell: (values, talk) =>
		`${talk.player(numberIn(values, 'seat'))}, Platz ${slotLetter(numberIn(values, 'slot'))}`,
	admitted: 'Aufnahme',
	admittedCell: (values, talk) =>
		`${talk.player(numberIn(values, 'seat'))}, Aufnahme ${numberIn(values, 'n')} dieser Runde`,
	rooms: 'Behandlungsräume, je zwei Betten',
	bedCell: (values, talk) =>
		`${talk.player(numberIn(values, 'seat'))}, Raum ${numberIn(values, 'room')}, Bett ${numberIn(values, 'bed')}`,
	people: 'Infiziert: wer und welche Farbe',
	personCell: (values, talk) =>
		`${talk.player(numberIn(values, 'seat'))}, infiziert, Feld ${numberIn(values, 'n')}`,
	quarantine: 'Quarantäne',
	quarantineCell: (values, talk) =>
		`${talk.player(numberIn(values, 'seat'))}, Quarantäne, Feld ${numberIn(values, 'n')}`,
	spent: 'je 20 $',
	spentCell: (values, talk) => `${talk.player(numberIn(values, 'seat'))}, Dollar für Schutz`,
	popularity: 'Beliebt',
	popularityCell: (values, talk) => `${talk.player(numberIn(values, 'seat'))}, Beliebtheit am Ende`,
	nurseTable: 'Krankenschwestern bei Infizierten',
	withTile: 'Person mit Plättchen',
	doctor: (values) => wordIn(doctors, values, 'colour'),
	income: 'Einnahmen',
	tilesDeck: 'COVID-19-Plättchen und Spritze'
};
