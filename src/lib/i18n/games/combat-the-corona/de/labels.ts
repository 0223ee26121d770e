import type { Words } from '../words.ts';
import { level } from './options.ts';
import { skills } from './sheet.ts';

export const labels: Words['labels'] = {
	stepPlay: 'Karte',
	stepRemove: 'Tauschen, würfeln',
	stepAttack: 'Angriff',
	stepViruses: 'Viren',
	steps: ({ now }) => `Schritte eines Zugs, jetzt: ${now}`,

	barSetup: 'Haken setzen, dann beginnen',
	barTurn: ({ turn, cards }, talk) =>
		talk.plural(cards, {
			zero: `Zug ${turn}: keine Karte auf der Hand`,
			one: `Zug ${turn}: eine Karte auf der Hand`,
			other: `Zug ${turn}: ${cards} Karten auf der Hand`
		}),
	barMust: 'Fünf Karten: drei tauschen oder alle abräumen',
	barSend: ({ left }, talk) =>
		talk.plural(left, {
			one: 'Darf ein Virus fortschicken, würfelt dann',
			other: `Darf ${left} Viren fortschicken, würfelt dann`
		}),
	barExchange: 'Darf vorher drei Karten tauschen',
	barRoll: ({ dice }, talk) =>
		talk.plural(dice, { one: 'Würfel eintragen', other: `${dice} Würfel eintragen` }),
	barDice: ({ player, dice }, talk) =>
		dice.length === 0 ? `${player}: alle Würfel benutzt` : `${player} hat ${talk.and(dice.map(String))}`,
	barShields: ({ shields }, talk) =>
		talk.plural(shields, {
			one: 'Der Schild nimmt zuerst einen Würfel',
			other: `${shields} Schilde nehmen zuerst Würfel`
		}),
	barHit: 'Würfel antippen, dann ein Virus',
	barLeft: 'Mehr lässt sich nicht vernichten',
	barViruses: 'Die Viren vermehren sich',

	checklist: 'Den Tisch vorbereiten',
	checkMarkers: ({ beds }) => `Bettenmarker auf ${beds}, Infektionsmarker auf 1 stellen.`,
	checkRed: ({ difficulty, cards }, talk) =>
		cards.length === 0
			? `${level[difficulty]}: alle roten Virenkarten in der Schachtel lassen.`
			: `${level[difficulty]}: ${talk.and(cards)} zu den Viren nehmen, die anderen roten in der Schachtel lassen.`,
	checkShuffle: 'Den Virenstapel mischen.',
	checkTen: ({ count }) =>
		`${count} Karten aufdecken: mit rotem Zeichen unter den Stapel, die anderen obenauf, jeweils gemischt.`,
	checkGreen: ({ solo }) =>
		solo
			? 'Solo: die grünen Karten in den Aktionsstapel mischen.'
			: 'Die grünen Karten aus dem Aktionsstapel nehmen.',
	checkDeal: ({ cards }) => `Allen ${cards} Aktionskarten geben.`,
	checkRedraw: 'Wer mag, gibt einmal rote Karten zurück; neu mischen und auffüllen.',
	checkLayout: 'Startvirus, Würfel und Marken bereitlegen.',
	checkFirst: ({ player }) => `${player} beginnt.`,
	tenTitle: 'Welche Karten wurden aufgedeckt?',
	tenChosen: ({ count, of }) => `${count} von ${of} Karten`,
	tenConfirm: 'Mit diesen beginnen',
	tenSkip: 'Ohne Aufschreiben beginnen',
	startTitle: 'Euer Startvirus',
	startConfirm: 'Beginnen',

	search: 'Suche nach Nummer, Name oder Stufe',
	nothingFound: 'Keine Karte passt.',
	onTopNow: 'Muss jetzt oben liegen',
	recent: 'Schon gesehen',
	otherCards: 'Alle anderen',
	revealTitle: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Deckt die letzte Karte auf',
			other: `Deckt die obersten ${count} Karten auf`
		}),
	revealConfirm: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Diese Karte wurde aufgedeckt',
			other: `Diese ${count} Karten wurden aufgedeckt`
		}),
	ownCard: ({ number, of }) => `Karte ${number} von ${of}`,
	addCard: 'Nächste Karte',
	seenBefore: 'Schon gesehen',
	level: 'Stufe',
	life: 'Leben',
	attack: 'Angriff',
	shield: 'Schild',
	skill: ({ skill }) => skills[skill],
	less: ({ what }) => `${what}: eins weniger`,
	more: ({ what }) => `${what}: eins mehr`,
	takeOut: ({ what }) => `${what} herausnehmen`,
	signs: 'Zeichen auf der Karte',

	playTitle: ({ player }) => `Welche Karte spielt ${player}?`,
	copiesLeft: ({ left, of }) => `noch ${left} von ${of}`,
	skip: 'Keine Karte auf der Hand: aussetzen und ziehen',
	blueName: 'Name einer blauen Karte',
	playBlue: 'Blau spielen',
	playWild: 'Joker spielen',
	playRed: 'Rote Karte spielen',

	exchange: ({ chosen, of }) =>
		chosen === of ? 'Gegen ein Krankenhaus tauschen' : `Tauschen: ${chosen} von ${of} gewählt`,
	exchangeHint: 'Tippe drei passende blaue Karten an, um sie zu tauschen.',
	clearTitle: 'Alle fünf abräumen: 10 Betten, eine Würfelmarke, ein Virus je blauer Karte',
	clearReshuffle: 'Abräumen und Ablage einmischen',
	clearKeep: 'Abräumen, Ablage liegen lassen',
	sendTitle: ({ left }, talk) =>
		talk.plural(left, {
			one: 'Ein Virus darf unter den Stapel: tippe es an',
			other: `${left} Viren dürfen unter den Stapel: tippe sie an`
		}),
	rollTitle: ({ dice, hospitals, tokens }, talk) =>
		talk.plural(dice, {
			one: 'Wirf einen Würfel',
			other:
				tokens === 0
					? `Wirf ${dice} Würfel: einen je Krankenhaus`
					: `Wirf ${dice} Würfel: ${hospitals} für Krankenhäuser, ${tokens} für Marken`
		}),
	spend: ({ tokens, owned }) => `Marken ausgeben: ${tokens} von ${owned}`,

	chooseDice: 'Tippe Würfel an, dann ein Virus oder einen Schild.',
	die: ({ face }) => `Würfel mit ${face}`,
	dieUsed: ({ face }) => `Benutzt: ${face}`,
	dieIdle: ({ face }) => `Würfel mit ${face}, jetzt ohne Nutzen`,
	onShield: ({ shields }, talk) =>
		talk.plural(shields, { one: 'Den Schild brechen', other: `Einen von ${shields} Schilden brechen` }),
	sum: ({ sum }) => `Gewählt: ${sum}`,
	wouldDie: ({ virus: name, waste }) =>
		waste === 0 ? `${name} stirbt, nichts verfällt` : `${name} stirbt, ${waste} verfällt`,
	wouldNot: ({ virus: name, missing }) => `${name}: es fehlen ${missing}`,
	suggest: 'Vorschlagen',
	suggestNone: 'Diese Würfel können kein Virus zerstören.',
	suggestTitle: ({ count, ways }, talk) =>
		talk.plural(count, {
			zero: 'Kein Virus ist zerstörbar.',
			one: `Ein Virus ist zerstörbar, ${talk.plural(ways, { one: 'auf eine Art', other: `auf ${ways} Arten` })}:`,
			other: `${count} Viren sind zerstörbar, ${talk.plural(ways, { one: 'auf eine Art', other: `auf ${ways} Arten` })}:`
		}),
	suggestMore: ({ ways }) => `Alle ${ways} zeigen`,
	shieldWith: ({ dice }) => `Schilde: ${dice.join(', ')}`,
	hitWith: ({ virus: name, dice, waste }) =>
		waste === 0 ? `${name}: ${dice.join(' + ')}` : `${name}: ${dice.join(' + ')} (${waste} verfällt)`,
	leftOver: ({ dice }) => `Übrig: ${dice.join(', ')}`,
	reroll: 'Würfel neu werfen',
	rerollTitle: ({ die }) => `Die ${die} wurde neu geworfen, jetzt:`,
	rerollChoose: 'Tippe den Würfel an, dann „Würfel neu werfen“.',
	extra: ({ owned }, talk) =>
		talk.plural(owned, { one: 'Noch ein Würfel (1 Marke)', other: `Noch ein Würfel (${owned} Marken)` }),
	extraTitle: 'Der zusätzliche Würfel zeigt:',
	cancel: 'Abbrechen',
	bedsTitle: ({ dice }, talk) =>
		talk.plural(dice, {
			one: 'Ein Würfel übrig: Betten daraus',
			other: `${dice} Würfel übrig: Betten daraus`
		}),
	endAttack: ({ beds, threat }, talk) => {
		if (beds === 0)
			return talk.plural(threat, {
				zero: 'Angriff beenden: Kein Bett geht verloren',
				one: 'Angriff beenden: Ein Bett geht verloren',
				other: `Angriff beenden: ${threat} Betten gehen verloren`
			});
		return threat === 0
			? talk.plural(beds, {
					one: 'Angriff beenden: ein Bett mehr',
					other: `Angriff beenden: ${beds} Betten mehr`
				})
			: `Angriff beenden: Betten +${beds}, dann −${threat}`;
	},
	endAttackLost: ({ beds, threat }) =>
		`Angriff beenden und verlieren: Die Viren nehmen ${threat}, eure Betten: ${beds}`,
	placeTitle: ({ infection, best }) => `Infektion ${infection}: Stufen von zusammen genau ${best} auslegen`,
	placeSum: ({ sum, infection }) => `Gewählte Stufen: ${sum} von höchstens ${infection}`,
	placeConfirm: 'Diese auslegen',
	saveTitle: ({ count }) => `${count} besiegte Viren kommen unter den Stapel`,
	bottomTitle: ({ count }) => `${count} beiseitegelegte Viren kommen unter den Stapel`,
	orderHint: 'Tippe sie in der Reihenfolge an, in der sie wiederkommen sollen.',
	orderAgain: 'Von vorn',
	orderConfirm: 'Unter den Stapel legen',
	destroyTitle: 'Ein Krankenhaus wird zerstört. Bis zu zwei Viren gehen mit.',
	hospitalTitle: 'Ein Krankenhaus aufgeben',
	hospitalHint: 'Tippe bis zu zwei Viren an; das erste kommt früher wieder.',
	hospitalOpen: ({ pieces }) => `Krankenhaus aufgeben (${pieces})`,
	hospitalShort: 'Aufgeben',
	hospitalConfirm: ({ count }, talk) =>
		talk.plural(count, {
			zero: 'Aufgeben, ohne ein Virus wegzuschicken',
			one: 'Für ein Virus aufgeben',
			other: `Für ${count} Viren aufgeben`
		}),
	destroyConfirm: ({ count }, talk) =>
		talk.plural(count, {
			zero: 'Entfernen, ohne ein Virus wegzuschicken',
			one: 'Mit einem Virus entfernen',
			other: `Mit ${count} Viren entfernen`
		}),

	beds: 'Betten',
	infection: 'Infektion',
	threat: ({ threat, masks }, talk) => {
		const beds = talk.plural(threat, { zero: 'kein Bett', one: 'ein Bett', other: `${threat} Betten` });
		return talk.plural(masks, {
			zero: `Die Viren bedrohen ${beds}`,
			one: `Die Viren bedrohen ${beds}, eine Maske zählt mit`,
			other: `Die Viren bedrohen ${beds}, ${masks} Masken zählen mit`
		});
	},
	hospitals: 'Kranken\u00adhäuser',
	dieTokens: 'Würfel\u00admarken',
	shields: 'Schilde',
	deck: 'Viren\u00adstapel',
	stock: 'Nachzieh\u00adstapel',
	defeated: 'Besiegt',
	noViruses: 'Kein Virus ist auf dem Tisch.',
	emptySpace: ({ space }) => `Feld ${space}: leer`,
	cardInSpace: ({ space, card: name }) => `Feld ${space}: ${name}`,
	virus: ({ virus: name, level: high, life, attack, shield, skills: list }, talk) =>
		`${name}: Stufe ${high}, Leben ${life}, Angriff ${attack}${shield ? ', Schild' : ''}${list.length > 0 ? `, ${talk.and(list.map((skill) => skills[skill]))}` : ''}`,
	defeatedList: ({ viruses }, talk) =>
		viruses.length === 0
			? 'Noch kein Virus ist besiegt.'
			: `Besiegt, das letzte liegt oben: ${talk.and(viruses)}.`,
	printedStays: 'Das gedruckte Krankenhaus bleibt immer.',
	legend: 'Was die Zeichen bedeuten',
	legendSkill: ({ skill }) =>
		({
			raise: 'Die Infektion steigt um eins',
			save: 'Drei besiegte Viren kehren zurück',
			destroy: 'Ein Krankenhaus geht verloren'
		})[skill],
	legendShield: 'Nimmt vor jedem Virus einen Würfel',
	legendMask: 'Ein Angriff weniger mit einer Karte hier',
	legendReroll: 'Ein Würfel darf neu geworfen werden',
	legendFifth: 'Drei tauschen oder alle fünf abräumen'
};
