import { letterTexts, numberIn, slotLetter, wordIn, type Words } from '../words.ts';
import { nouns } from './labels.ts';

const doctors = {
	white: 'Arzt weiß (1)',
	yellow: 'Arzt gelb (2)',
	orange: 'Arzt orange (3)',
	red: 'Arzt rot (4)'
};

export const sheet: Words['sheet'] = {
	title: 'Clinic: COVID-19-Pandemie',
	notice: 'Unser eigener Bogen, nicht der Plan des Verlags. Deinen gibst du unter „Ausgaben“ ein.',
	ownNotice: 'Eine eigene Ausgabe, gezeichnet von Pipsheet; was niemand eingegeben hat, ist von uns.',
	board: 'Ansteckungsplan',
	boardShort: 'Plan',
	boardOurs: 'Zahlen von uns: gib deine ein',
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
	rooms: (values, talk) =>
		talk.plural(numberIn(values, 'beds'), {
			one: `Behandlungsräume, je ${numberIn(values, 'beds')} Bett`,
			other: `Behandlungsräume, je ${numberIn(values, 'beds')} Betten`
		}),
	bedCell: (values, talk) =>
		`${talk.player(numberIn(values, 'seat'))}, Raum ${numberIn(values, 'room')}, Bett ${numberIn(values, 'bed')}`,
	people: 'Infiziert: wer und welche Farbe',
	personCell: (values, talk) =>
		`${talk.player(numberIn(values, 'seat'))}, infiziert, Feld ${numberIn(values, 'n')}`,
	quarantine: 'Quarantäne',
	quarantineCell: (values, talk) =>
		`${talk.player(numberIn(values, 'seat'))}, Quarantäne, Feld ${numberIn(values, 'n')}`,
	spent: (values) => `je ${numberIn(values, 'price')} $`,
	spentCell: (values, talk) => `${talk.player(numberIn(values, 'seat'))}, Dollar für Schutz`,
	popularity: 'Beliebt',
	popularityCell: (values, talk) => `${talk.player(numberIn(values, 'seat'))}, Beliebtheit am Ende`,
	nurseTable: 'Krankenschwestern bei Infizierten',
	withTile: 'Person mit Plättchen',
	doctor: (values) => wordIn(doctors, values, 'colour'),
	income: 'Einnahmen',
	tilesDeck: 'COVID-19-Plättchen und Spritze',
	...letterTexts('de')
};
