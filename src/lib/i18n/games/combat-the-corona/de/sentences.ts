import type { Words } from '../words.ts';
import { card, virus } from './sheet.ts';

export const sentences: Words['sentences'] = {
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
	tenOrNone: ({ count, expected }) =>
		`Schreibt alle ${expected} aufgedeckten Karten auf oder keine, nicht ${count}.`,
	notInThisDeck: ({ viruses }, talk) =>
		talk.plural(viruses.length, {
			one: `${talk.and(viruses.map(virus(talk)))} ist nicht in diesem Virenstapel.`,
			other: `${talk.and(viruses.map(virus(talk)))} sind nicht in diesem Virenstapel.`
		}),
	emptyHand: ({ player }, talk) => `${talk.player(player)} hat keine Karte zum Spielen.`,
	noCopyLeft: ({ card: kind, copies }, talk) =>
		talk.plural(copies, {
			one: `Das einzige Exemplar von „${card(talk)(kind)}“ liegt auf dem Brett oder im Ablagestapel.`,
			other: `Alle ${copies} Exemplare von „${card(talk)(kind)}“ liegen auf dem Brett oder im Ablagestapel.`
		}),
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
	differentKinds: ({ cards }, talk) => `„${talk.and(cards.map(card(talk)))}“ passen nicht zusammen.`,
	noPieceFree: ({ pieces }, talk) =>
		talk.plural(pieces, {
			one: 'Das einzige Krankenhaus steht auf dem Brett; gebt es vorher auf.',
			other: `Alle ${pieces} Krankenhäuser stehen auf dem Brett; gebt vorher eines auf.`
		}),
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
			one: `${talk.and(viruses.map(virus(talk)))} ist nicht auf dem Tisch.`,
			other: `${talk.and(viruses.map(virus(talk)))} sind nicht auf dem Tisch.`
		}),
	removeFirst: 'Fünf Karten liegen auf dem Brett: tausche drei oder räume alle ab, bevor du würfelst.',
	tooFewTokens: ({ tokens, owned }, talk) =>
		talk.plural(owned, {
			zero: `Das Team hat keine Würfelmarke und kann nicht ${tokens} ausgeben.`,
			one: `Das Team hat eine Würfelmarke und kann nicht ${tokens} ausgeben.`,
			other: `Das Team hat ${owned} Würfelmarken und kann nicht ${tokens} ausgeben.`
		}),
	wrongDice: ({ dice, expected, hospitals, tokens }, talk) =>
		talk.plural(expected, {
			one: `${hospitals} für Krankenhäuser und ${tokens} für Marken ist ${expected} Würfel, nicht ${dice}.`,
			other: `${hospitals} für Krankenhäuser und ${tokens} für Marken sind ${expected} Würfel, nicht ${dice}.`
		}),
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
	tooWeak: ({ virus: id, damage, life }, talk) =>
		`${damage} reicht nicht für ${virus(talk)(id)} mit ${life} Leben.`,
	diceCouldDestroy: ({ virus: id, damage, life }, talk) =>
		`Die übrigen Würfel ergeben ${damage} und könnten ${virus(talk)(id)} mit ${life} Leben zerstören.`,
	moreBedsThanDice: ({ beds, dice }, talk) => {
		const none = talk.plural(beds, { one: 'kein Bett', other: `keine ${beds} Betten` });
		return talk.plural(dice, {
			zero: `Kein Würfel ist übrig, also gibt es ${none}.`,
			one: `Ein Würfel ist übrig, also gibt es ${none}.`,
			other: `${dice} Würfel sind übrig, also gibt es ${none}.`
		});
	},
	wrongNumberRevealed: ({ cards, expected }, talk) =>
		talk.plural(expected, {
			one: `Genau eine Karte wird aufgedeckt, nicht ${cards}.`,
			other: `Genau ${expected} Karten werden aufgedeckt, nicht ${cards}.`
		}),
	notOnTop: ({ viruses }, talk) =>
		talk.plural(viruses.length, {
			one: `${talk.and(viruses.map(virus(talk)))} kann jetzt nicht oben auf dem Stapel liegen.`,
			other: `${talk.and(viruses.map(virus(talk)))} können jetzt nicht oben auf dem Stapel liegen.`
		}),
	mustBeOnTop: ({ viruses }, talk) =>
		talk.plural(viruses.length, {
			one: `${talk.and(viruses.map(virus(talk)))} muss zuerst kommen.`,
			other: `${talk.and(viruses.map(virus(talk)))} müssen zuerst kommen.`
		}),
	notRevealed: ({ viruses }, talk) =>
		talk.plural(viruses.length, {
			one: `${talk.and(viruses.map(virus(talk)))} wurde nicht aufgedeckt.`,
			other: `${talk.and(viruses.map(virus(talk)))} wurden nicht aufgedeckt.`
		}),
	aboveInfection: ({ sum, infection }) =>
		`Stufen von zusammen ${sum} sind mehr als die Infektionsstufe ${infection}.`,
	betterSum: ({ sum, best, infection }) =>
		`Stufen von zusammen ${sum} sind nicht das meiste, das in ${infection} passt: ${best} ist möglich.`,
	saveTheseThree: ({ viruses }, talk) =>
		`Genau ${talk.and(viruses.map(virus(talk)))} werden gerettet, in beliebiger Reihenfolge.`,
	noPieceOnBoard: 'Kein Krankenhaus steht auf dem Brett; das gedruckte bleibt.',
	twoAtMost: ({ count }) => `Ein Krankenhaus nimmt höchstens zwei Viren mit, nicht ${count}.`,
	asideAll: ({ viruses }, talk) =>
		`Genau ${talk.and(viruses.map(virus(talk)))} kommen unter den Stapel, in beliebiger Reihenfolge.`,
	deckTooSmall: ({ players, most }, talk) =>
		talk.plural(most, {
			one: `Der Aktionsstapel reicht für eine Person, nicht für ${players}.`,
			other: `Der Aktionsstapel reicht für ${most} Personen, nicht für ${players}.`
		}),
	noSpaceLeft: 'Alle fünf Aktionsfelder sind belegt: Es kann keine Karte gespielt werden.',
	noShieldOn: ({ virus: id }, talk) => `Auf ${virus(talk)(id)} liegt kein Schild.`,
	oneStart: ({ count }, talk) =>
		talk.plural(count, {
			zero: 'Kein Virus ist als Startvirus gekennzeichnet; genau eines muss es sein.',
			one: 'Ein Virus ist das Startvirus.',
			other: `${count} Virenkarten sind als Startvirus gekennzeichnet; genau eine darf es sein.`
		}),
	noNormal: 'Es gibt keine normale Virenkarte: Der Stapel wäre leer.',
	virusTwice: ({ ids }, talk) => `Diese Kürzel stehen in mehr als einer Virenzeile: ${talk.and(ids)}.`,
	tooManyViruses: ({ count, most }) =>
		`Mit Kopien sind es ${count} Virenkarten; höchstens ${most} sind möglich.`,
	actionTwice: ({ ids }, talk) => `Diese Kürzel stehen in mehr als einer Aktionszeile: ${talk.and(ids)}.`,
	tooFewActions: ({ count, least }) =>
		`Ohne die des Solomodus sind es nur ${count} Aktionskarten; mindestens ${least} sind nötig.`,
	startAboveMost: ({ start, most }) => `Die Betten beginnen auf ${start}, aber die Leiste endet bei ${most}.`,
	otherTurn: ({ turn, player, expected }, talk) =>
		`Zug ${turn} gehört ${talk.player(expected)}, nicht ${talk.player(player)}.`,
	infectionAboveTurn: ({ infection, turn }) =>
		`Die Infektion steigt höchstens einmal im Zug, also kann sie in Zug ${turn} nicht ${infection} sein.`,
	lastLevelReached: ({ level }) =>
		`Stufe ${level} ist die letzte und hätte nach eurer Vereinbarung schon gewonnen.`,
	tokensAboveLimit: ({ dieTokens, shields, mostDice, mostShields }) =>
		`Würfelmarken: ${dieTokens} im Spiel, ${mostDice} in der Schachtel. Schilde: ${shields} im Spiel, ${mostShields} in der Schachtel.`,
	fiveOnBoard: 'Fünf Karten liegen auf dem Brett; wer die fünfte spielte, musste Karten entfernen.',
	copiesAboveDeck: ({ card: kind, seen, copies }, talk) =>
		`„${card(talk)(kind)}“ liegt ${seen}-mal auf dem Brett und in der Ablage; es gibt ${copies}.`,
	handTooLarge: ({ player, cards, most }, talk) =>
		`${talk.player(player)} hat ${cards} Karten; eine volle Hand hat ${most}.`,
	actionsDoNotAddUp: ({ counted, cards }) =>
		`Brett, Ablage, Hände und Nachziehstapel ergeben ${counted} Aktionskarten; dieses Spiel hat ${cards}.`,
	strangeViruses: ({ viruses }, talk) => `Nicht in diesem Spiel: ${talk.and(viruses.map(virus(talk)))}.`,
	virusesNowhere: ({ viruses }, talk) => `Nirgends zu finden: ${talk.and(viruses.map(virus(talk)))}.`,
	virusesDoNotAddUp: ({ counted, cards }) =>
		`Tisch, Besiegte und Stapel ergeben ${counted} Viren; dieses Spiel hat ${cards}.`,
	levelAboveInfection: ({ viruses, infection }, talk) =>
		`Über der Infektionsstufe ${infection}, also nie ausgelegt: ${talk.and(viruses.map(virus(talk)))}.`,
	tokenWithoutShield: ({ viruses }, talk) =>
		`Ein Schild liegt auf einem Virus, das keinen bringt: ${talk.and(viruses.map(virus(talk)))}.`,
	noShieldYet: ({ infection }) => `Kein Virus bis Stufe ${infection} bringt einen Schild.`,
	damageKept: ({ viruses }, talk) =>
		`An diesem Tisch bleibt kein Schaden, aber ${talk.and(viruses.map(virus(talk)))} hat welchen.`,
	damageDestroys: ({ viruses }, talk) => `Der Schaden hätte zerstört: ${talk.and(viruses.map(virus(talk)))}.`,
	nothingLeft: 'Kein Virus liegt auf dem Tisch und keines im Stapel: Das Spiel wäre gewonnen.'
};
