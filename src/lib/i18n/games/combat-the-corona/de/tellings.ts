import type { Words } from '../words.ts';
import { virus } from './sheet.ts';

export const tellings: NonNullable<Words['tellings']> = {
	stockRenewed: ({ cards }, talk) =>
		talk.plural(cards, {
			one: 'Der Nachziehstapel war leer: Die eine abgelegte Karte ist der neue.',
			other: `Der Nachziehstapel war leer: Die ${cards} abgelegten Karten werden zum neuen gemischt.`
		}),
	nothingDrawn: ({ player }, talk) =>
		`Der Nachziehstapel ist leer: ${talk.player(player)} zieht keine Karte.`,
	hospitalBuilt: ({ space }) => `Auf Feld ${space} steht ein Krankenhaus: ein Würfel mehr beim Wurf.`,
	tokenGained: ({ tokens }, talk) =>
		talk.plural(tokens, {
			one: 'Das Team bekommt eine Würfelmarke, seine erste.',
			other: `Das Team bekommt eine Würfelmarke und hat ${tokens}.`
		}),
	tokensFull: ({ most }) => `Im Vorrat ist keine Würfelmarke mehr (insgesamt ${most}): Es kommt keine dazu.`,
	bedsGained: ({ beds, now }, talk) =>
		talk.plural(beds, {
			zero: `Die Leiste ist voll: weiterhin ${now} Betten.`,
			one: `Ein Bett mehr: ${now}.`,
			other: `${beds} Betten mehr: ${now}.`
		}),
	sendsGained: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Eine blaue Karte wurde abgeräumt: Ein Virus darf weg.',
			other: `${count} blaue Karten wurden abgeräumt: So viele Viren dürfen weg.`
		}),
	shuffledBack: ({ cards }, talk) =>
		talk.plural(cards, {
			one: 'Eine Karte wird in den Nachziehstapel gemischt.',
			other: `${cards} Karten werden in den Nachziehstapel gemischt.`
		}),
	virusDestroyed: ({ virus: id }, talk) => `${virus(talk)(id)} ist zerstört.`,
	virusDamaged: ({ virus: id, life }, talk) => `${virus(talk)(id)} ist verletzt und hat noch ${life} Leben.`,
	bedsLost: ({ lost, now, attack, masks }, talk) =>
		talk.plural(lost, {
			one: `Die Viren greifen mit ${attack} an, ${masks} weniger durch Masken: Ein Bett geht verloren; übrig: ${now}.`,
			other: `Die Viren greifen mit ${attack} an, ${masks} weniger durch Masken: ${lost} Betten gehen verloren; übrig: ${now}.`
		}),
	noBedLost: ({ attack, masks }, talk) =>
		talk.plural(masks, {
			zero: `Die Viren greifen mit ${attack} an: Kein Bett geht verloren.`,
			one: `Die Viren greifen mit ${attack} an, und eine Maske hält das ab.`,
			other: `Die Viren greifen mit ${attack} an, und ${masks} Masken halten das ab.`
		}),
	placed: ({ viruses, infection }, talk) =>
		`Auf den Tisch, zusammen höchstens Stufe ${infection}: ${talk.and(viruses.map(virus(talk)))}.`,
	nonePlaced: ({ infection }) =>
		`Nichts Aufgedecktes passt zur Infektionsstufe ${infection}: Kein Virus kommt auf den Tisch.`,
	setAside: ({ viruses }, talk) => `Beiseite: ${talk.and(viruses.map(virus(talk)))}.`,
	shieldsBrought: ({ count, shields }, talk) =>
		talk.plural(count, {
			one: `Ein Schild kommt mit; ${shields} auf dem Tisch.`,
			other: `${count} Schilde kommen mit; ${shields} auf dem Tisch.`
		}),
	shieldsFull: ({ most }) => `Im Vorrat ist kein Schild mehr (insgesamt ${most}): Mehr werden nicht gelegt.`,
	shieldsGone: ({ count, shields }, talk) =>
		talk.plural(count, {
			one: `Ein Schild geht mit seinem Virus; übrig: ${shields}.`,
			other: `${count} Schilde gehen mit ihren Viren; übrig: ${shields}.`
		}),
	raised: ({ level }) => `Ein aufgedecktes Virus steigert die Infektion auf ${level}.`,
	savedAlone: ({ virus: id }, talk) =>
		`${virus(talk)(id)} wird gerettet: von den Besiegten unter den Stapel.`,
	hospitalDestroyed: ({ left }, talk) =>
		talk.plural(left, {
			zero: 'Ein Krankenhaus wird zerstört; nur das gedruckte bleibt.',
			one: 'Ein Krankenhaus wird zerstört; eines bleibt außer dem gedruckten.',
			other: `Ein Krankenhaus wird zerstört; ${left} bleiben außer dem gedruckten.`
		}),
	wentUnder: ({ virus: id }, talk) => `${virus(talk)(id)} kommt unter den Stapel.`,
	risen: ({ level }) => `Kein Virus wurde ausgelegt: Die Infektion steigt auf ${level}.`,
	gaugeBeds: 'Betten',
	gaugeInfection: 'Infektion',
	gaugeViruses: 'Besiegte Viren'
};
