import type { Difficulty, Skill } from '../../../sheets/combat-the-corona/facts.ts';
import { cardIn, cardTexts, endingIn, figuresOf, virusIn, type CardNames, type Words } from './words.ts';

const names: CardNames = {
	'Patient Zero': 'Patient null',
	Speck: 'Fleck',
	Spore: 'Spore',
	Herald: 'Herold',
	Droplet: 'Tröpfchen',
	Husk: 'Hülse',
	Leech: 'Egel',
	Cluster: 'Haufen',
	Breaker: 'Brecher',
	Swarm: 'Schwarm',
	Bulwark: 'Bollwerk',
	Surge: 'Schub',
	Crown: 'Krone',
	Wave: 'Welle',
	Storm: 'Sturm',
	Tempest: 'Orkan',
	Easy: 'Leicht',
	Medium: 'Mittel',
	Difficult: 'Schwer',
	Epic: 'Episch',
	'wash-hands': 'Hände waschen',
	'wear-mask': 'Maske tragen',
	'keep-distance': 'Abstand halten',
	'cover-cough': 'In den Ellbogen husten',
	'stay-home': 'Zu Hause bleiben',
	'big-party': 'Große Party feiern',
	'false-news': 'Falschmeldung verbreiten',
	hoard: 'Vorräte hamstern',
	wild: 'ein Joker',
	red: 'eine rote Karte'
};

const level: Readonly<Record<Difficulty, string>> = {
	beginner: 'Einsteiger',
	easy: 'Leicht',
	medium: 'Mittel',
	difficult: 'Schwer',
	epic: 'Episch'
};
const skills: Readonly<Record<Skill, string>> = { raise: 'Steigern', save: 'Retten', destroy: 'Zerstören' };

const virus = virusIn(names);
const card = cardIn(names);

export const words: Words = {
	sections: {
		setup: 'Vorbereitung',
		turn: 'Der Zug',
		actions: 'Aktionskarten',
		hospitals: 'Krankenhäuser',
		dice: 'Würfel',
		charts: 'Leisten und Marken',
		attack: 'Die Viren greifen an',
		proliferation: 'Ausbreitung',
		skills: 'Fähigkeiten der Viren',
		end: 'Das Ende'
	},
	rules: {
		'CTC-S1': {
			title: 'Eine bis sechs Personen',
			text: 'Ihr spielt zu eins bis sechst gemeinsam. Allein spielst du den Solomodus.'
		},
		'CTC-S2': {
			title: 'Start der Marker',
			text: 'Der Bettenmarker beginnt auf 30, der Infektionsmarker auf 1.'
		},
		'CTC-S3': {
			title: 'Schwierigkeit bringt rote Viren',
			text: 'Für Einsteiger keines. Leicht bringt das leichte, jede weitere Stufe eines mehr, episch alle vier.'
		},
		'CTC-S4': {
			title: 'Was im Virenstapel ist',
			text: 'Die 49 normalen Viren und die roten, die dazukommen. Das Startvirus liegt offen und wird nicht eingemischt.'
		},
		'CTC-S5': {
			title: 'Zehn Karten werden sortiert',
			text: 'Deckt die ersten zehn Karten auf. Die mit Fähigkeit kommen gemischt unter den Stapel, die anderen gemischt obenauf. Ihr könnt die zehn aufschreiben oder nicht.'
		},
		'CTC-S6': {
			title: 'Grüne Karten nur solo',
			text: 'Die zwei grünen Karten „Zu Hause bleiben“ bleiben draußen, außer im Solomodus.'
		},
		'CTC-S7': {
			title: 'Die erste Hand',
			text: 'Alle bekommen 3 Aktionskarten; allein bekommst du 5.'
		},
		'CTC-S8': {
			title: 'Rote Karten einmal tauschen',
			text: 'Alle dürfen einmal rote Karten zurückgeben; dann wird wieder aufgefüllt. Rote Karten, die jetzt kommen, bleiben.'
		},
		'CTC-S9': { title: 'Die älteste Person beginnt', text: 'Die älteste Person hat den ersten Zug.' },
		'CTC-S10': {
			title: 'Das leere Brett',
			text: 'Nur das gedruckte Krankenhaus steht. Vier Krankenhäuser, fünf Würfelmarken und fünf Schilde sind im Vorrat.'
		},
		'CTC-T1': {
			title: 'Eins nach dem anderen',
			text: 'Nur was zum jetzigen Schritt gehört ist möglich, und nur für die Person am Zug. Nach dem Ende geht nichts mehr.'
		},
		'CTC-T2': {
			title: 'Schritte eines Zugs',
			text: 'Karte spielen und ziehen, Karten entfernen, würfeln und angreifen; dann greifen die Viren an und breiten sich aus.'
		},
		'CTC-T3': {
			title: 'Im Uhrzeigersinn',
			text: 'Nach dem Schritt der Viren ist im Uhrzeigersinn die nächste Person am Zug.'
		},
		'CTC-T4': {
			title: 'Krankenhäuser jederzeit',
			text: 'Vom Ende der Vorbereitung bis zum Spielende könnt ihr jederzeit ein Krankenhaus aufgeben.'
		},
		'CTC-T5': {
			title: 'Das Team entscheidet',
			text: 'Krankenhäuser aufgeben, Viren auslegen und jede Reihenfolge unter dem Stapel entscheidet ihr zusammen.'
		},
		'CTC-A1': {
			title: 'Eine Karte spielen',
			text: 'Spiele genau eine Karte beliebiger Farbe auf das niedrigste freie Feld. Das Feld wirkt für jede Karte.'
		},
		'CTC-A2': {
			title: 'Eine Sorte kann ausgehen',
			text: 'Eine Karte kann nicht gespielt werden, wenn alle ihre Exemplare schon auf dem Brett oder im Ablagestapel liegen.'
		},
		'CTC-A3': {
			title: 'Eine Karte ziehen',
			text: 'Nach dem Spielen ziehst du eine Karte. Ist der Nachziehstapel leer, gilt, was ihr vereinbart habt.'
		},
		'CTC-A4': {
			title: 'Leere Hand setzt aus',
			text: 'Nur wer keine Karte hat, setzt das Spielen aus und zieht trotzdem.'
		},
		'CTC-A5': {
			title: 'Drei eintauschen',
			text: 'Ein Tausch entfernt genau drei Karten, die auf dem Brett liegen.'
		},
		'CTC-A6': { title: 'Nur blaue Karten', text: 'Alle drei getauschten Karten müssen blau sein.' },
		'CTC-A7': {
			title: 'Drei passende',
			text: 'Karten, die keine Joker sind, müssen gleich sein. Bis zu drei Joker dürfen mit.'
		},
		'CTC-A8': {
			title: 'Ein Krankenhaus muss frei sein',
			text: 'Der Tausch bringt ein Krankenhaus, also muss eines im Vorrat sein; was sonst gilt, habt ihr vereinbart.'
		},
		'CTC-A9': {
			title: 'Karten rücken auf',
			text: 'Entfernte Karten kommen in den Ablagestapel; die anderen rücken der Reihe nach auf die niedrigsten Felder.'
		},
		'CTC-A10': {
			title: 'Fünf Karten müssen weg',
			text: 'Liegen fünf Karten auf dem Brett, tausche drei ein oder räume alle fünf ab, bevor du würfelst.'
		},
		'CTC-A11': {
			title: 'Abräumen braucht fünf',
			text: 'Alle Karten kannst du nur abräumen, wenn fünf auf dem Brett liegen.'
		},
		'CTC-A12': {
			title: 'Abräumen oder tauschen',
			text: 'Ob ihr fünf Karten abräumen dürft, obwohl drei tauschbar wären, habt ihr vereinbart.'
		},
		'CTC-A13': { title: 'Was Abräumen bringt', text: 'Abräumen bringt 10 Betten und eine Würfelmarke.' },
		'CTC-A14': {
			title: 'Ein Virus je blauer Karte',
			text: 'Für jede abgeräumte blaue Karte darfst du ein Virus unter den Stapel schicken, bis du würfelst.'
		},
		'CTC-A15': {
			title: 'Vom Tisch geschickt',
			text: 'Ein weggeschicktes Virus muss auf dem Tisch liegen. Jedes kommt unter das vorige.'
		},
		'CTC-A16': {
			title: 'Einmischen oder nicht',
			text: 'Beim Abräumen entscheidest du, ob der ganze Ablagestapel in den Nachziehstapel gemischt wird.'
		},
		'CTC-A17': {
			title: 'Drei oder vier: freiwillig',
			text: 'Bei drei oder vier Karten ist der Tausch freiwillig; wer würfelt, verzichtet.'
		},
		'CTC-H1': {
			title: 'Ein neues Krankenhaus',
			text: 'Es kommt auf den niedrigsten freien Platz. Auf Platz 1 oder 2 bringt es jedes Mal eine Würfelmarke.'
		},
		'CTC-H2': {
			title: 'Krankenhäuser rücken auf',
			text: 'Wird eines entfernt, stehen die anderen auf den niedrigsten Plätzen.'
		},
		'CTC-H3': {
			title: 'Ein Krankenhaus aufgeben',
			text: 'Das Team darf jederzeit ein Krankenhaus entfernen. Das gedruckte bleibt immer.'
		},
		'CTC-H4': {
			title: 'Bis zu zwei Viren gehen',
			text: 'Mit dem Krankenhaus gehen höchstens zwei Viren vom Tisch unter den Stapel, in einer Reihenfolge eurer Wahl.'
		},
		'CTC-H5': { title: 'Es kann wieder gebaut werden', text: 'Die Figur kommt zurück in den Vorrat.' },
		'CTC-H6': {
			title: 'Geworfene Würfel bleiben',
			text: 'Schon geworfene Würfel bleiben, wenn ein Krankenhaus entfernt wird.'
		},
		'CTC-D1': {
			title: 'Wie viele Würfel',
			text: 'Wirf einen Würfel je Krankenhaus, auch für das gedruckte, und einen je ausgegebener Marke. Würfeln ist Pflicht.'
		},
		'CTC-D2': {
			title: 'Nur eigene Marken',
			text: 'Ihr könnt nur Marken ausgeben, die ihr habt; sie kommen zurück in den Vorrat.'
		},
		'CTC-D3': {
			title: 'Eine Marke für einen Würfel',
			text: 'Während des Angriffs könnt ihr jederzeit eine Marke für einen weiteren Würfel ausgeben.'
		},
		'CTC-D4': {
			title: 'Einmal neu werfen',
			text: 'Liegt eine Karte auf Feld 3, darf ein Würfel neu geworfen werden, einmal je Angriff.'
		},
		'CTC-D5': {
			title: 'Jeder Würfel einmal',
			text: 'Nur unbenutzte Würfel können benutzt oder neu geworfen werden.'
		},
		'CTC-D6': {
			title: 'Schilde nehmen Würfel',
			text: 'Jeder Schild nimmt einen beliebigen Würfel und verschwindet. Solange Schilde und Würfel da sind, endet der Angriff nicht.'
		},
		'CTC-D7': {
			title: 'Schilde schützen alle',
			text: 'Kein Virus kann angegriffen werden, solange ein Schild auf dem Tisch liegt.'
		},
		'CTC-D8': {
			title: 'Nur Viren auf dem Tisch',
			text: 'Nur ein Virus auf dem Tisch kann angegriffen werden.'
		},
		'CTC-D9': {
			title: 'Schaden ist die Augenzahl',
			text: 'Ein Würfel macht so viel Schaden, wie er zeigt, an einem Virus. Mehrere Würfel auf einem Virus zählen zusammen.'
		},
		'CTC-D10': {
			title: 'Genug zum Zerstören',
			text: 'Ein Virus ist zerstört, wenn der Schaden sein Leben erreicht. Ob schwächere Treffer zählen, habt ihr vereinbart.'
		},
		'CTC-D11': { title: 'Überschuss verfällt', text: 'Schaden über das Leben des Virus hinaus verfällt.' },
		'CTC-D12': {
			title: 'Würfel, die zerstören könnten',
			text: 'Würfel dürfen nur übrig bleiben, wenn alle zusammen kein Virus zerstören können, falls ihr nichts anderes vereinbart habt.'
		},
		'CTC-D13': {
			title: 'Betten für übrige Würfel',
			text: 'Jeder übrige Würfel darf ein Bett geben, egal was er zeigt.'
		},
		'CTC-D14': {
			title: 'Der Stapel der Besiegten',
			text: 'Zerstörte Viren kommen obenauf; die Reihenfolge ändert sich nie.'
		},
		'CTC-B1': { title: 'Höchstens 50 Betten', text: 'Betten gehen von 0 bis 50. Mehr verfallen.' },
		'CTC-B2': {
			title: 'Infektion steigt nur',
			text: 'Die Infektionsstufe steigt in einzelnen Schritten und sinkt nie.'
		},
		'CTC-B3': {
			title: 'Fünf Marken je Art',
			text: 'Höchstens fünf Würfelmarken und fünf Schilde sind im Spiel, falls ihr nichts anderes vereinbart habt.'
		},
		'CTC-V1': {
			title: 'Die Viren schlagen zurück',
			text: 'Nach eurem Angriff greifen alle Viren auf dem Tisch mit der Summe ihrer Werte an.'
		},
		'CTC-V2': {
			title: 'Masken helfen',
			text: 'Für jede Karte auf den Feldern 1 bis 4 wird eins abgezogen, nicht unter 0.'
		},
		'CTC-V3': {
			title: 'Betten gehen verloren',
			text: 'Der Rest wird von den Betten abgezogen, nicht unter 0.'
		},
		'CTC-P1': {
			title: 'Drei aufdecken',
			text: 'Sind noch Betten da, deckt die obersten drei Viren auf, oder alle, wenn es weniger sind. Bei leerem Stapel rückt nur der Marker.'
		},
		'CTC-P2': {
			title: 'Karten, die oben liegen können',
			text: 'Der Schiedsrichter merkt sich, was auf und unter den Stapel kam, und damit, was jetzt erscheinen kann.'
		},
		'CTC-P3': {
			title: 'Die größte passende Summe',
			text: 'Legt die Kombination mit der größten Stufensumme aus, die nicht über der Infektionsstufe liegt.'
		},
		'CTC-P4': {
			title: 'Gleiche Summen: eure Wahl',
			text: 'Erreichen mehrere Kombinationen die größte Summe, wählt das Team eine der aufgedeckten.'
		},
		'CTC-P5': {
			title: 'Schilde kommen mit',
			text: 'Jedes ausgelegte Virus mit Schild bringt eine Schildmarke. Schilde gehören keinem Virus und bleiben, wenn Viren gehen.'
		},
		'CTC-P6': {
			title: 'Die anderen kommen beiseite',
			text: 'Nicht ausgelegte Viren werden beiseitegelegt und sind nicht auf dem Tisch.'
		},
		'CTC-P7': {
			title: 'Beiseite heißt darunter',
			text: 'Nach den Fähigkeiten kommen die beiseitegelegten Viren in einer Reihenfolge eurer Wahl unter den Stapel.'
		},
		'CTC-P8': {
			title: 'Nichts ausgelegt: ein Schritt',
			text: 'Wurde kein aufgedecktes Virus ausgelegt und der Marker nicht gesteigert, steigt die Infektion um eins.'
		},
		'CTC-K1': {
			title: 'Fähigkeiten aller aufgedeckten Viren',
			text: 'Ausgelegt oder nicht, ihre Fähigkeiten wirken: erst Steigern, dann Retten, dann Zerstören.'
		},
		'CTC-K2': {
			title: 'Steigern',
			text: 'Der Infektionsmarker steigt um eins, nur einmal, egal wie viele Viren das können.'
		},
		'CTC-K3': {
			title: 'Retten',
			text: 'Für jedes solche Virus kommen die obersten drei Besiegten in einer Reihenfolge eurer Wahl unter den Stapel.'
		},
		'CTC-K4': {
			title: 'Weniger als drei',
			text: 'Bei weniger als drei besiegten Viren werden alle gerettet.'
		},
		'CTC-K5': {
			title: 'Zerstören',
			text: 'Für jedes solche Virus wird ein Krankenhaus entfernt; seine Wirkung dürft ihr nutzen. Ohne Figur passiert nichts.'
		},
		'CTC-E1': { title: 'Kein Bett mehr', text: 'Ihr verliert, sobald 0 Betten da sind.' },
		'CTC-E2': {
			title: 'Über Stufe 15',
			text: 'Ihr gewinnt, sobald die Infektionsstufe 15 überschreitet, oder erreicht, wenn ihr das vereinbart habt.'
		},
		'CTC-E3': {
			title: 'Alle Viren zerstört',
			text: 'Ihr gewinnt, wenn nach einer Zerstörung kein Virus auf dem Tisch liegt und der Virenstapel leer ist.'
		},
		'CTC-E4': { title: 'Gemeinsam', text: 'Das Team gewinnt oder verliert zusammen. Es gibt keine Punkte.' }
	},
	rulings: {
		'CTC-R1': {
			question: 'Zählt Schaden, der ein Virus nicht zerstört?',
			answers: {
				a: 'Nein: Würfel gehen nur auf ein Virus, das sie zerstören.',
				b: 'Ja: Schaden bleibt, bis das Virus den Tisch verlässt.'
			}
		},
		'CTC-R2': {
			question: 'Dürfen Würfel übrig bleiben, die noch ein Virus zerstören könnten?',
			answers: { a: 'Nein: Betten sind für Würfel, die es nicht können.', b: 'Ja, beliebig.' }
		},
		'CTC-R3': {
			question: 'Darf man alle fünf Karten abräumen, wenn drei tauschbar sind?',
			answers: { a: 'Ja, beides geht.', b: 'Nein, nur wenn kein Tausch möglich ist.' }
		},
		'CTC-R4': {
			question: 'Kann man tauschen, wenn alle vier Krankenhäuser auf dem Brett stehen?',
			answers: { a: 'Nein, aber ihr dürft vorher eines aufgeben.', b: 'Ja, ohne Belohnung.' }
		},
		'CTC-R5': {
			question: 'Sind fünf Würfelmarken und fünf Schilde eine Grenze?',
			answers: { a: 'Ja, so viele wie es Marken gibt.', b: 'Nein.' }
		},
		'CTC-R6': {
			question: 'Was, wenn beim Ziehen der Nachziehstapel leer ist?',
			answers: {
				a: 'Der Ablagestapel wird zum neuen Nachziehstapel gemischt.',
				b: 'Es wird nicht gezogen; nur Abräumen bringt Karten zurück.'
			}
		},
		'CTC-R7': {
			question: 'Welche Infektionsstufe gewinnt?',
			answers: { a: 'Der Schritt über 15 hinaus.', b: 'Das Erreichen von 15.' }
		}
	},
	options: {
		difficulty: {
			label: 'Schwierigkeit',
			help: 'Jede Stufe bringt ein rotes Virus mehr in den Stapel.',
			values: level
		},
		first: { label: 'Wer beginnt', help: 'Die älteste Person hat den ersten Zug.' },
		deck: {
			label: 'Karten',
			help: 'Spielt mit den Karten aus dieser App oder nennt die Werte eurer eigenen.',
			values: { app: 'Karten dieser App', own: 'Unsere eigenen Karten' }
		},
		deckSize: {
			label: 'Größe eures Virenstapels',
			help: 'Nur mit eigenen Karten: wie viele Viren ohne das Startvirus im Stapel sind.'
		},
		deckOrder: {
			label: 'Reihenfolge des Stapels prüfen',
			help: 'Der Schiedsrichter merkt sich, was auf und unter dem Virenstapel liegt.'
		}
	},
	sheet: {
		title: 'Combat the Corona',
		subtitle: 'Ein Brett für das ganze Team',
		notice: 'Brett und Karten sind Entwürfe dieser App, nicht die des veröffentlichten Spiels.',
		team: 'Team',
		hospitals: 'Krankenhäuser',
		spaces: 'Aktionsfelder',
		infection: 'Infektion',
		beds: 'Betten',
		tokens: 'Vorrat',
		help: 'Der Zug',
		viruses: 'Viren auf dem Tisch',
		spacesHint: 'Eine Karte kommt immer auf das niedrigste freie Feld',
		infectionHint: 'Mehr Stufen werden in einem Zug nicht ausgelegt',
		bedsHint: 'Die Viren nehmen Betten; bei 50 ist Schluss',
		ourTokens: 'Unsere Würfelmarken',
		shields: 'Schilde',
		defeated: 'Besiegt',
		won: 'Sieg',
		lost: 'Aus',
		clearFive: 'Drei eintauschen oder alle fünf abräumen',
		hospitalCell: ({ space }) => `Krankenhausplatz ${String(space)}`,
		printedHospitalCell: 'Gedrucktes Krankenhaus',
		spaceCell: ({ space }) => `Aktionsfeld ${String(space)}`,
		infectionCell: ({ level: high }) => `Infektionsstufe ${String(high)}`,
		wonCell: 'Infektionsstufe 16: gewonnen',
		bedCell: ({ beds }, talk) =>
			talk.plural(Number(beds), { one: '1 Bett', other: `${String(beds)} Betten` }),
		lostCell: '0 Betten: verloren',
		hospitalStore: ({ number }) => `Vorrat, Krankenhaus ${String(number)}`,
		dieTokenStore: ({ number }) => `Vorrat, Würfelmarke ${String(number)}`,
		shieldStore: ({ number }) => `Vorrat, Schild ${String(number)}`,
		virusCell: ({ number }) => `Virus ${String(number)} auf dem Tisch`,
		levelCell: ({ number }) => `Virus ${String(number)}, Stufe`,
		lifeCell: ({ number }) => `Virus ${String(number)}, Leben`,
		attackCell: ({ number }) => `Virus ${String(number)}, Angriff`,
		virusDeck: 'Virenkarten',
		actionDeck: 'Aktionskarten',
		tokenSheet: 'Marken und Marker',
		blueCard: 'Blau',
		wildCard: 'Joker',
		redCard: 'Rot',
		soloOnly: 'Nur solo',
		help1: 'Karte spielen: erstes freies Feld, eine ziehen',
		help2: 'Drei passende blaue: ein Krankenhaus',
		help3: 'Fünf Karten: drei oder alle entfernen',
		help4: 'Würfeln: Häuser + Marken; Schilde zuerst',
		help5: 'Viren greifen an: Summe minus Masken',
		help6: 'Drei aufdecken: bis zur Infektionsstufe auslegen',
		help7: 'Fähigkeiten, Rest nach unten, Marker',
		'skill.raise': 'Infektion einen Schritt hoch (einmal je Zug)',
		'skill.save': 'Oberste 3 Besiegte unter den Virenstapel',
		'skill.destroy': 'Ein Krankenhaus entfernen',
		...cardTexts(names)
	},
	parts: {
		beds: 'Übrige Betten',
		infection: 'Infektionsstufe',
		defeated: 'Viren im Stapel der Besiegten',
		turns: 'Züge'
	},
	sentences: {
		over: 'Das Spiel ist zu Ende.',
		otherPhase: ({ phase, player }, talk) =>
			({
				setup: 'Zuerst wird das Spiel vorbereitet.',
				play: `Jetzt spielt ${talk.player(player)} eine Karte.`,
				remove: `Jetzt entfernt ${talk.player(player)} Karten oder würfelt.`,
				attack: `Jetzt greift ${talk.player(player)} mit den Würfeln an.`,
				reveal: 'Jetzt werden Viren aufgedeckt.',
				place: 'Jetzt wählt das Team, welche Viren ausgelegt werden.',
				save: 'Jetzt ordnet das Team die geretteten Viren.',
				destroy: 'Jetzt wird ein Krankenhaus zerstört.',
				bottom: 'Jetzt ordnet das Team die beiseitegelegten Viren.',
				over: 'Das Spiel ist zu Ende.'
			})[phase],
		otherPlayer: ({ player }, talk) => `${talk.player(player)} ist am Zug.`,
		tenOrNone: ({ count }) => `Schreibt alle zehn aufgedeckten Karten auf oder keine, nicht ${count}.`,
		notInThisDeck: ({ viruses }, talk) =>
			talk.plural(viruses.length, {
				one: `${talk.and(viruses.map(virus))} ist nicht in diesem Virenstapel.`,
				other: `${talk.and(viruses.map(virus))} sind nicht in diesem Virenstapel.`
			}),
		emptyHand: ({ player }, talk) => `${talk.player(player)} hat keine Karte zum Spielen.`,
		noCopyLeft: ({ card: kind, copies }) =>
			`Alle ${copies} Exemplare von „${card(kind)}“ liegen auf dem Brett oder im Ablagestapel.`,
		cardsInHand: ({ player, cards }, talk) =>
			talk.plural(cards, {
				one: `${talk.player(player)} hat noch eine Karte und muss sie spielen.`,
				other: `${talk.player(player)} hat noch ${cards} Karten und muss eine spielen.`
			}),
		exactlyThree: ({ count }, talk) =>
			talk.plural(count, {
				one: 'Ein Tausch braucht genau drei Karten, nicht eine.',
				other: `Ein Tausch braucht genau drei Karten, nicht ${count}.`
			}),
		emptySpaces: ({ spaces }, talk) =>
			talk.plural(spaces.length, {
				one: `Auf Feld ${talk.and(spaces.map(String))} liegt keine Karte.`,
				other: `Auf den Feldern ${talk.and(spaces.map(String))} liegen keine Karten.`
			}),
		redCards: ({ spaces }, talk) =>
			talk.plural(spaces.length, {
				one: `Die Karte auf Feld ${talk.and(spaces.map(String))} ist rot; nur blaue Karten sind tauschbar.`,
				other: `Die Karten auf den Feldern ${talk.and(spaces.map(String))} sind rot; nur blaue Karten sind tauschbar.`
			}),
		differentKinds: ({ cards }, talk) => `„${talk.and(cards.map(card))}“ passen nicht zusammen.`,
		noPieceFree: 'Alle vier Krankenhäuser stehen auf dem Brett; gebt vorher eines auf.',
		fiveToClear: ({ count }, talk) =>
			talk.plural(count, {
				zero: 'Abräumen braucht fünf Karten auf dem Brett; dort liegt keine.',
				one: 'Abräumen braucht fünf Karten auf dem Brett; dort liegt eine.',
				other: `Abräumen braucht fünf Karten auf dem Brett; dort liegen ${count}.`
			}),
		exchangePossible: ({ spaces }, talk) =>
			`Die Karten auf ${talk.and(spaces.map(String))} sind tauschbar, also darf nicht abgeräumt werden.`,
		noneToSend: 'Jetzt kann kein Virus weggeschickt werden: jedes braucht eine abgeräumte blaue Karte.',
		notOnTable: ({ viruses }, talk) =>
			talk.plural(viruses.length, {
				one: `${talk.and(viruses.map(virus))} ist nicht auf dem Tisch.`,
				other: `${talk.and(viruses.map(virus))} sind nicht auf dem Tisch.`
			}),
		removeFirst: 'Fünf Karten liegen auf dem Brett: tausche drei oder räume alle ab, bevor du würfelst.',
		tooFewTokens: ({ tokens, owned }, talk) =>
			talk.plural(owned, {
				zero: `Das Team hat keine Würfelmarke und kann nicht ${tokens} ausgeben.`,
				one: `Das Team hat eine Würfelmarke und kann nicht ${tokens} ausgeben.`,
				other: `Das Team hat ${owned} Würfelmarken und kann nicht ${tokens} ausgeben.`
			}),
		wrongDice: ({ dice, expected, hospitals, tokens }) =>
			`${hospitals} für Krankenhäuser und ${tokens} für Marken sind ${expected} Würfel, nicht ${dice}.`,
		noCardInThree: 'Neu werfen braucht eine Karte auf Feld 3.',
		rerolledAlready: 'In diesem Angriff wurde schon ein Würfel neu geworfen.',
		noSuchDie: ({ faces }, talk) => `Für ${talk.and(faces.map(String))} gibt es keinen unbenutzten Würfel.`,
		noToken: 'Das Team hat keine Würfelmarke mehr.',
		noShield: 'Auf dem Tisch liegt kein Schild.',
		shieldsTakeDice: ({ shields }, talk) =>
			talk.plural(shields, {
				one: 'Ein Schild liegt auf dem Tisch und nimmt zuerst einen Würfel.',
				other: `${shields} Schilde liegen auf dem Tisch und nehmen zuerst Würfel.`
			}),
		shieldsProtect: ({ shields }, talk) =>
			talk.plural(shields, {
				one: 'Ein Schild schützt alle Viren; lege zuerst einen Würfel darauf.',
				other: `${shields} Schilde schützen alle Viren; lege zuerst Würfel darauf.`
			}),
		tooWeak: ({ virus: id, damage, life }) => `${damage} reicht nicht für ${virus(id)} mit ${life} Leben.`,
		diceCouldDestroy: ({ virus: id, damage, life }) =>
			`Die übrigen Würfel ergeben ${damage} und könnten ${virus(id)} mit ${life} Leben zerstören.`,
		moreBedsThanDice: ({ beds, dice }, talk) =>
			talk.plural(dice, {
				zero: `Kein Würfel ist übrig, also gibt es keine ${beds} Betten.`,
				one: `Ein Würfel ist übrig, also gibt es keine ${beds} Betten.`,
				other: `${dice} Würfel sind übrig, also gibt es keine ${beds} Betten.`
			}),
		wrongNumberRevealed: ({ cards, expected }, talk) =>
			talk.plural(expected, {
				one: `Genau eine Karte wird aufgedeckt, nicht ${cards}.`,
				other: `Genau ${expected} Karten werden aufgedeckt, nicht ${cards}.`
			}),
		notOnTop: ({ viruses }, talk) =>
			talk.plural(viruses.length, {
				one: `${talk.and(viruses.map(virus))} kann jetzt nicht oben auf dem Stapel liegen.`,
				other: `${talk.and(viruses.map(virus))} können jetzt nicht oben auf dem Stapel liegen.`
			}),
		mustBeOnTop: ({ viruses }, talk) =>
			talk.plural(viruses.length, {
				one: `${talk.and(viruses.map(virus))} muss zuerst kommen.`,
				other: `${talk.and(viruses.map(virus))} müssen zuerst kommen.`
			}),
		notRevealed: ({ viruses }, talk) =>
			talk.plural(viruses.length, {
				one: `${talk.and(viruses.map(virus))} wurde nicht aufgedeckt.`,
				other: `${talk.and(viruses.map(virus))} wurden nicht aufgedeckt.`
			}),
		aboveInfection: ({ sum, infection }) =>
			`Stufen von zusammen ${sum} sind mehr als die Infektionsstufe ${infection}.`,
		betterSum: ({ sum, best, infection }) =>
			`Stufen von zusammen ${sum} sind nicht das meiste, das in ${infection} passt: ${best} ist möglich.`,
		saveTheseThree: ({ viruses }, talk) =>
			`Genau ${talk.and(viruses.map(virus))} werden gerettet, in beliebiger Reihenfolge.`,
		noPieceOnBoard: 'Kein Krankenhaus steht auf dem Brett; das gedruckte bleibt.',
		twoAtMost: ({ count }) => `Ein Krankenhaus nimmt höchstens zwei Viren mit, nicht ${count}.`,
		asideAll: ({ viruses }, talk) =>
			`Genau ${talk.and(viruses.map(virus))} kommen unter den Stapel, in beliebiger Reihenfolge.`
	},
	moves: {
		setup: ({ top, start }) =>
			start
				? `Das Spiel ist vorbereitet; das erste Virus ist ${figuresOf(start)}.`
				: (top?.length ?? 0) > 0
					? 'Das Spiel ist vorbereitet, zehn Karten sind sortiert.'
					: 'Das Spiel ist vorbereitet.',
		play: ({ by, card: kind }, talk) => `${talk.player(by)} spielt „${card(kind)}“.`,
		skip: ({ by }, talk) => `${talk.player(by)} hat keine Karte zum Spielen.`,
		remove: ({ by, spaces }, talk) =>
			`${talk.player(by)} tauscht die Karten auf ${talk.and(spaces.map(String))} gegen ein Krankenhaus.`,
		clear: ({ by, reshuffle }, talk) =>
			reshuffle
				? `${talk.player(by)} räumt alle fünf Karten ab und mischt ein.`
				: `${talk.player(by)} räumt alle fünf Karten ab.`,
		send: ({ by, virus: id }, talk) => `${talk.player(by)} schickt ${virus(id)} unter den Stapel.`,
		roll: ({ by, dice, tokens }, talk) =>
			tokens === 0
				? `${talk.player(by)} würfelt ${talk.and(dice.map(String))}.`
				: talk.plural(tokens, {
						one: `${talk.player(by)} gibt eine Marke aus und würfelt ${talk.and(dice.map(String))}.`,
						other: `${talk.player(by)} gibt ${tokens} Marken aus und würfelt ${talk.and(dice.map(String))}.`
					}),
		reroll: ({ by, die, to }, talk) => `${talk.player(by)} wirft eine ${die} neu: eine ${to}.`,
		extra: ({ by, die }, talk) => `${talk.player(by)} gibt eine Marke aus und würfelt eine ${die}.`,
		shield: ({ by, die }, talk) => `${talk.player(by)} bricht mit einer ${die} einen Schild.`,
		hit: ({ by, virus: id, dice }, talk) =>
			`${talk.player(by)} trifft ${virus(id)} mit ${talk.and(dice.map(String))}.`,
		rest: ({ by, beds }, talk) =>
			talk.plural(beds, {
				zero: `${talk.player(by)} beendet den Angriff.`,
				one: `${talk.player(by)} beendet den Angriff und gewinnt ein Bett.`,
				other: `${talk.player(by)} beendet den Angriff und gewinnt ${beds} Betten.`
			}),
		reveal: ({ cards }, talk) =>
			`Aufgedeckt: ${talk.and(cards.map((shown) => (typeof shown === 'string' ? virus(shown) : figuresOf(shown))))}.`,
		place: ({ viruses }, talk) =>
			viruses.length === 0 ? 'Kein Virus wird ausgelegt.' : `Ausgelegt: ${talk.and(viruses.map(virus))}.`,
		save: ({ order }, talk) => `Gerettet, unter dem Stapel: ${talk.and(order.map(virus))}.`,
		destroy: ({ viruses }, talk) =>
			viruses.length === 0
				? 'Ein Krankenhaus wird zerstört.'
				: `Ein Krankenhaus wird zerstört und nimmt ${talk.and(viruses.map(virus))} mit.`,
		bottom: ({ order }, talk) => `Unter den Stapel: ${talk.and(order.map(virus))}.`,
		hospital: ({ viruses }, talk) =>
			viruses.length === 0
				? 'Das Team gibt ein Krankenhaus auf.'
				: `Das Team gibt ein Krankenhaus auf und schickt ${talk.and(viruses.map(virus))} unter den Stapel.`
	},
	awaits: {
		setup: 'Spiel vorbereiten',
		play: ({ by = 0 }, talk) => `${talk.player(by)} spielt eine Karte`,
		skip: ({ by = 0 }, talk) => `${talk.player(by)} setzt aus: keine Karte`,
		remove: ({ by = 0 }, talk) => `${talk.player(by)} darf tauschen`,
		clear: ({ by = 0 }, talk) => `${talk.player(by)} darf fünf abräumen`,
		send: ({ by = 0 }, talk) => `${talk.player(by)} darf Viren wegschicken`,
		roll: ({ by = 0 }, talk) => `${talk.player(by)} würfelt`,
		reroll: ({ by = 0 }, talk) => `${talk.player(by)} darf neu werfen`,
		extra: ({ by = 0 }, talk) => `${talk.player(by)} darf eine Marke ausgeben`,
		shield: ({ by = 0 }, talk) => `${talk.player(by)} bricht einen Schild`,
		hit: ({ by = 0 }, talk) => `${talk.player(by)} trifft ein Virus`,
		rest: ({ by = 0 }, talk) => `${talk.player(by)} beendet den Angriff`,
		reveal: 'Viren aufdecken',
		place: 'Wählt, was ausgelegt wird',
		save: 'Gerettete Viren ordnen',
		destroy: 'Ein Krankenhaus wird zerstört',
		bottom: 'Ordnen, was darunter kommt',
		hospital: 'Ein Krankenhaus aufgeben'
	},
	outcome: endingIn({
		open: 'Der Kampf geht weiter.',
		infection: 'Gewonnen: Die Infektion ist über die letzte Stufe hinaus.',
		'all-viruses': 'Gewonnen: Alle Viren sind zerstört.',
		beds: 'Verloren: Kein Bett ist mehr frei.'
	}),
	labels: {
		stepSetup: 'Vorbereitung',
		stepPlay: 'Karte',
		stepRemove: 'Tauschen, würfeln',
		stepAttack: 'Angriff',
		stepViruses: 'Viren',
		steps: ({ now }) => `Schritte eines Zugs, jetzt: ${now}`,

		checklist: 'Den Tisch vorbereiten',
		checkMarkers: 'Bettenmarker auf 30, Infektionsmarker auf 1 stellen.',
		checkRed: ({ difficulty, cards }, talk) =>
			cards.length === 0
				? `${level[difficulty]}: alle roten Virenkarten in der Schachtel lassen.`
				: `${level[difficulty]}: ${talk.and(cards)} zu den Viren nehmen, die anderen roten in der Schachtel lassen.`,
		checkShuffle: 'Den Virenstapel mischen.',
		checkTen: 'Zehn Karten aufdecken: mit Fähigkeit unter den Stapel, die anderen obenauf, jeweils gemischt.',
		checkGreen: ({ solo }) =>
			solo
				? 'Solo: die zwei grünen Karten in den Aktionsstapel mischen.'
				: 'Die zwei grünen Karten aus dem Aktionsstapel nehmen.',
		checkDeal: ({ cards }) => `Allen ${cards} Aktionskarten geben.`,
		checkRedraw: 'Wer mag, gibt einmal rote Karten zurück; neu mischen und auffüllen.',
		checkLayout: 'Startvirus, Würfel und Marken bereitlegen.',
		checkFirst: ({ player }) => `${player} beginnt.`,
		tenTitle: 'Welche zehn Karten wurden aufgedeckt?',
		tenChosen: ({ count }) => `${count} von 10 Karten`,
		tenConfirm: 'Mit diesen zehn beginnen',
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

		playTitle: ({ player }) => `Welche Karte spielt ${player}?`,
		copiesLeft: ({ left, of }) => `noch ${left} von ${of}`,
		skip: 'Keine Karte auf der Hand: aussetzen und ziehen',
		blueName: 'Name einer blauen Karte',
		playBlue: 'Blau spielen',
		playWild: 'Joker spielen',
		playRed: 'Rote Karte spielen',

		removeTitle: 'Karten auf dem Brett',
		exchange: ({ chosen }) =>
			chosen === 3 ? 'Gegen ein Krankenhaus tauschen' : `Tauschen: ${chosen} von 3 gewählt`,
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
		endAttack: ({ beds, threat }) =>
			beds === 0 ? `Angriff beenden: −${threat} Betten` : `Angriff beenden: +${beds} Betten, dann −${threat}`,

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
		threat: ({ threat, masks }, talk) =>
			talk.plural(masks, {
				zero: `Die Viren bedrohen ${threat} Betten`,
				one: `Die Viren bedrohen ${threat} Betten, eine Maske zählt mit`,
				other: `Die Viren bedrohen ${threat} Betten, ${masks} Masken zählen mit`
			}),
		hospitals: 'Krankenhäuser',
		dieTokens: 'Würfelmarken',
		shields: 'Schilde',
		deck: 'Virenstapel',
		stock: 'Nachziehstapel',
		defeated: 'Besiegt',
		hand: ({ player }) => `Hand von ${player}`,
		noViruses: 'Kein Virus ist auf dem Tisch.',
		emptySpace: ({ space }) => `Feld ${space}: leer`,
		cardInSpace: ({ space, card: name }) => `Feld ${space}: ${name}`,
		virus: ({ virus: name, level: high, life, attack, shield, skills: list }, talk) =>
			`${name}: Stufe ${high}, Leben ${life}, Angriff ${attack}${shield ? ', Schild' : ''}${list.length > 0 ? `, ${talk.and(list.map((skill) => skills[skill]))}` : ''}`,
		defeatedList: ({ viruses }, talk) =>
			viruses.length === 0
				? 'Noch kein Virus ist besiegt.'
				: `Besiegt, das letzte liegt oben: ${talk.and(viruses)}.`,
		printedStays: 'Das gedruckte Krankenhaus bleibt immer.'
	}
};
