import { listed as list, type EditionWords } from '../words.ts';

export const edition: EditionWords = {
	viruses: 'Virenkarten',
	actions: 'Aktionskarten',
	special: 'Rot gedruckte Zeichen',
	beds: 'Bettenleiste',
	lastLevel: 'Letzte Infektionsstufe',
	hospitals: 'Krankenhäuser',
	dieTokens: 'Würfelmarken',
	shieldTokens: 'Schildmarken',
	id: 'Kürzel',
	level: 'Stufe',
	life: 'Leben',
	attack: 'Angriff',
	shield: 'Schild',
	raise: 'Steigern',
	save: 'Retten',
	destroy: 'Zerstören',
	group: 'Art',
	normal: 'Normal',
	start: 'Startvirus',
	easy: 'Rot: leicht',
	medium: 'Rot: mittel',
	difficult: 'Rot: schwer',
	epic: 'Rot: episch',
	copies: 'Kopien',
	name: 'Name',
	colour: 'Farbe',
	blue: 'Blau',
	red: 'Rot',
	wild: 'Blau und Joker',
	cards: 'Karten',
	soloCards: 'Mehr im Solo',
	bedsStart: 'Betten am Anfang',
	bedsMost: 'Letztes Bett der Leiste',
	addVirus: 'Virus hinzufügen',
	addAction: 'Art hinzufügen',
	duplicate: 'Verdoppeln',
	remove: 'Entfernen',
	pasteTitle: 'Viele Karten einfügen',
	pasteHelp:
		'Eine Karte je Zeile wie „A7 4 5/2 S raise x3: Krone“, oder Spalten aus einer Tabelle: Kürzel, Stufe, Leben, Angriff, Schild, Fähigkeiten, Art, Kopien, Name.',
	pasteAdd: ({ count }, talk) =>
		talk.plural(Number(count), { one: 'Diese hinzufügen', other: `Diese ${String(count)} hinzufügen` }),
	pasteReplace: ({ count }, talk) =>
		talk.plural(Number(count), {
			one: 'Alle durch diese eine ersetzen',
			other: `Alle durch diese ${String(count)} ersetzen`
		}),
	virusCount: ({ cards, most }) => `${String(cards)} von höchstens ${String(most)} Karten`,
	actionCount: ({ cards, solo }) => `${String(cards)} Karten, ${String(solo)} mehr im Solo`,
	board: 'Spielplan',
	countOf: ({ mine, ours }) => `${String(mine)} von ${String(ours)}`,
	signs: 'Zeichen',
	pasteActionsHelp:
		'Eine Art je Zeile wie „stay-home 4+2 wild: Zu Hause bleiben“, oder Spalten aus einer Tabelle: Kürzel, Karten, mehr im Solo, Farbe, Name.',
	linesRead: ({ count }, talk) =>
		talk.plural(Number(count), {
			zero: 'Keine Zeile wird verstanden.',
			one: 'Eine Zeile wird verstanden.',
			other: `${String(count)} Zeilen werden verstanden.`
		}),
	wrongLine: ({ line, field, said }) =>
		said === ''
			? `Zeile ${String(line)}: „${String(field)}“ fehlt.`
			: `Zeile ${String(line)}: „${String(field)}“ passt nicht: ${String(said)}`,
	emptyDeck: 'Leerer Stapel',
	moreWrong: ({ count }, talk) =>
		talk.plural(Number(count), {
			one: 'Eine weitere Zeile passt nicht.',
			other: `${String(count)} weitere Zeilen passen nicht.`
		}),
	wrongPart: ({ field }) => `„${String(field)}“ passt noch nicht.`,
	quickHelp: 'Eine Karte als Zeile: Kürzel, Stufe, Leben/Angriff, Zeichen, Kopien, Name',
	quickAdd: ({ count }, talk) =>
		talk.plural(Number(count), { one: 'Karte hinzufügen', other: `${String(count)} Karten hinzufügen` }),
	readsAs: ({ id, level, life, attack, signs, copies, name }, talk) =>
		[
			`${String(id)}: Stufe ${String(level)}`,
			`Leben ${String(life)}`,
			`Angriff ${String(attack)}`,
			...list(signs),
			...(Number(copies) > 1
				? [talk.plural(Number(copies), { one: 'eine Kopie', other: `${String(copies)} Kopien` })]
				: []),
			...(name === '' ? [] : [`„${String(name)}“`])
		].join(', '),
	perLevel: 'Karten je Stufe; gestrichelt: unser Stapel',
	levelCount: ({ level, count, ours }) =>
		`Stufe ${String(level)}: ${String(count)} Karten, unser Stapel hat ${String(ours)}`,
	twiceAt: ({ id, line }) => `${String(id)} steht schon in Zeile ${String(line)}.`,
	makeIt: ({ id }) => `${String(id)} daraus machen`
};
