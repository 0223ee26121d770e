import { numberIn, textIn, wordIn, type EditionWords } from '../words.ts';
import { nouns } from './labels.ts';

export const edition: EditionWords = {
	palette: 'Was gemalt wird',
	'part.board': 'Plan',
	'part.nurses': 'Schwestern',
	'part.numbers': 'Zahlen',
	'part.people': 'Personen',
	rounds: 'Runden',
	board: 'Ansteckungsplan: Plättchen pro Person',
	contagions: 'Neue Plättchen auf Plätzen je Ansteckungsphase',
	total: 'Plättchen in der Schachtel',
	nurses: 'Krankenschwestern bei Infizierten',
	incomes: 'Einnahmen in $',
	protection: 'Ein Plättchen entfernen, in $',
	consultation: 'Sondersprechstunde, in $',
	doctorDeath: 'Beliebtheit, die ein toter infizierter Arzt kostet',
	strategic: 'Beliebtheit pro Person für den strategischen Sieg',
	slots: 'Voraufnahmeplätze einer Klinik',
	rooms: 'Behandlungsräume einer Klinik',
	beds: 'Betten in einem Raum',
	admits: 'Aufnahmen in einer Runde',
	people: 'Weitere Arten von Personen',
	known: 'wie im Regelheft',
	ours: 'von uns: trag ein, was auf deinem Plan steht',
	boardHelp: 'Eine Zeile für jede Runde, eine Spalte für jedes Paar aus Ansteckung und Ausgangssperre.',
	nursesHelp: 'Nach der Farbe der Person (Spalten) und des Arztes (Zeilen). Ein Strich: nie.',
	never: 'nie',
	lowContagion: 'Niedrige Ansteckung',
	highContagion: 'Hohe Ansteckung',
	kindName: 'Name',
	newKind: 'Neue Art',
	kindLike: 'wird behandelt wie',
	addKind: 'Eine Art von Personen hinzufügen',
	boardCell: (values) =>
		`Runde ${numberIn(values, 'round')}, Ansteckung ${wordIn(nouns.contagion, values, 'contagion')}, Ausgangssperre ${wordIn(nouns.confinement, values, 'confinement')}`,
	nurseCell: (values) =>
		`Krankenschwestern: Arzt ${wordIn(nouns.colour, values, 'doctor')}, Person ${wordIn(nouns.colour, values, 'colour')}`,
	incomeOf: (values) => `Einnahmen: ${wordIn(nouns.colour, values, 'colour')}`,
	removeKind: (values) => `${textIn(values, 'name')} entfernen`,
	dashed: 'Gestrichelte Felder sind von uns, bis du einträgst, was auf deinen Plänen steht.',
	sum: 'Summe',
	sumHelp: (values) =>
		`Die Summe einer Spalte mal die Zahl der Personen darf nicht über den ${numberIn(values, 'total')} Plättchen der Schachtel liegen.`,
	columnsKnown:
		'Niedrige Ansteckung mit mittlerer Ausgangssperre ist wie im Regelheft; die anderen Spalten sind von uns: trag ein, was auf deinem Plan steht.',
	confinementShort: (values) => wordIn(nouns.confinement, values, 'confinement'),
	nursesKnown:
		'Die Spalte der weißen Person und Rot bei Rot sind wie im Regelheft; der Rest ist von uns: trag ein, was auf deinem Plan steht.'
};
