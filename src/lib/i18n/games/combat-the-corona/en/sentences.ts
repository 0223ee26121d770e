import type { Words } from '../words.ts';
import { card, virus } from './sheet.ts';

export const sentences: Words['sentences'] = {
	over: 'The game is over.',
	otherPhase: ({ phase, player }, talk) =>
		({
			setup: 'First the game is set up.',
			play: `Now ${talk.player(player)} plays a card.`,
			remove: `Now ${talk.player(player)} removes cards or rolls.`,
			attack: `Now ${talk.player(player)} attacks with the dice.`,
			reveal: 'Now viruses are revealed.',
			place: 'Now the team chooses which viruses are placed.',
			save: 'Now the team orders the viruses that are saved.',
			destroy: 'Now a hospital is destroyed.',
			bottom: 'Now the team orders the viruses that were set aside.',
			over: 'The game is over.'
		})[phase],
	otherPlayer: ({ player }, talk) => `It is the turn of ${talk.player(player)}.`,
	tenOrNone: ({ count, expected }) => `Write down all ${expected} revealed cards or none, not ${count}.`,
	notInThisDeck: ({ viruses }, talk) =>
		talk.plural(viruses.length, {
			one: `${talk.and(viruses.map(virus(talk)))} is not in this virus deck.`,
			other: `${talk.and(viruses.map(virus(talk)))} are not in this virus deck.`
		}),
	emptyHand: ({ player }, talk) => `${talk.player(player)} has no card to play.`,
	noCopyLeft: ({ card: kind, copies }, talk) =>
		talk.plural(copies, {
			one: `The only copy of “${card(talk)(kind)}” lies on the board or in the discard pile.`,
			other: `All ${copies} copies of “${card(talk)(kind)}” lie on the board or in the discard pile.`
		}),
	cardsInHand: ({ player, cards }, talk) =>
		talk.plural(cards, {
			one: `${talk.player(player)} still has a card and must play it.`,
			other: `${talk.player(player)} still has ${cards} cards and must play one.`
		}),
	exactlyThree: ({ count }, talk) =>
		talk.plural(count, {
			one: 'An exchange takes exactly three cards, not one.',
			other: `An exchange takes exactly three cards, not ${count}.`
		}),
	emptySpaces: ({ spaces }, talk) =>
		talk.plural(spaces.length, {
			one: `There is no card in space ${talk.and(spaces.map(String))}.`,
			other: `There are no cards in the spaces ${talk.and(spaces.map(String))}.`
		}),
	redCards: ({ spaces }, talk) =>
		talk.plural(spaces.length, {
			one: `The card in space ${talk.and(spaces.map(String))} is red; only blue cards can be exchanged.`,
			other: `The cards in the spaces ${talk.and(spaces.map(String))} are red; only blue cards can be exchanged.`
		}),
	differentKinds: ({ cards }, talk) => `${talk.and(cards.map(card(talk)))} do not match.`,
	noPieceFree: ({ pieces }, talk) =>
		talk.plural(pieces, {
			one: 'The only hospital is on the board; give it up first.',
			other: `All ${pieces} hospitals are on the board; give one up first.`
		}),
	fiveToClear: ({ count }, talk) =>
		talk.plural(count, {
			zero: 'Clearing needs five cards on the board; there is none.',
			one: 'Clearing needs five cards on the board; there is one.',
			other: `Clearing needs five cards on the board; there are ${count}.`
		}),
	exchangePossible: ({ spaces }, talk) =>
		`The cards in ${talk.and(spaces.map(String))} can be exchanged, so the five cannot be cleared.`,
	noneToSend: 'No virus can be sent away now: that takes a cleared blue card for each.',
	notOnTable: ({ viruses }, talk) =>
		talk.plural(viruses.length, {
			one: `${talk.and(viruses.map(virus(talk)))} is not on the table.`,
			other: `${talk.and(viruses.map(virus(talk)))} are not on the table.`
		}),
	removeFirst: 'Five cards lie on the board: exchange three or clear all five before rolling.',
	tooFewTokens: ({ tokens, owned }, talk) =>
		talk.plural(owned, {
			zero: `The team has no die tokens and cannot spend ${tokens}.`,
			one: `The team has one die token and cannot spend ${tokens}.`,
			other: `The team has ${owned} die tokens and cannot spend ${tokens}.`
		}),
	wrongDice: ({ dice, expected, hospitals, tokens }, talk) =>
		talk.plural(expected, {
			one: `${hospitals} for the hospitals and ${tokens} for tokens makes ${expected} die, not ${dice}.`,
			other: `${hospitals} for the hospitals and ${tokens} for tokens make ${expected} dice, not ${dice}.`
		}),
	noCardInThree: 'Rerolling needs a card in space 3.',
	rerolledAlready: 'A die was already rerolled in this attack.',
	noSuchDie: ({ faces }, talk) => `There is no unused die for ${talk.and(faces.map(String))}.`,
	noToken: 'The team has no die token left.',
	noShield: 'There is no shield on the table.',
	shieldsTakeDice: ({ shields }, talk) =>
		talk.plural(shields, {
			one: 'A shield is on the table and takes a die first.',
			other: `${shields} shields are on the table and take dice first.`
		}),
	shieldsProtect: ({ shields }, talk) =>
		talk.plural(shields, {
			one: 'A shield protects all viruses; put a die on it first.',
			other: `${shields} shields protect all viruses; put dice on them first.`
		}),
	tooWeak: ({ virus: id, damage, life }, talk) =>
		`${damage} is too little for ${virus(talk)(id)}, which has ${life} life.`,
	diceCouldDestroy: ({ virus: id, damage, life }, talk) =>
		`The dice left make ${damage} and could destroy ${virus(talk)(id)} with ${life} life.`,
	moreBedsThanDice: ({ beds, dice }, talk) => {
		const some = talk.plural(beds, { one: 'one bed', other: `${beds} beds` });
		return talk.plural(dice, {
			zero: `No die is left over, so there cannot be ${some}.`,
			one: `One die is left over, so there cannot be ${some}.`,
			other: `${dice} dice are left over, so there cannot be ${some}.`
		});
	},
	wrongNumberRevealed: ({ cards, expected }, talk) =>
		talk.plural(expected, {
			one: `Exactly one card is revealed, not ${cards}.`,
			other: `Exactly ${expected} cards are revealed, not ${cards}.`
		}),
	notOnTop: ({ viruses }, talk) => `${talk.and(viruses.map(virus(talk)))} cannot be on top of the deck now.`,
	mustBeOnTop: ({ viruses }, talk) => `${talk.and(viruses.map(virus(talk)))} must come up first.`,
	notRevealed: ({ viruses }, talk) =>
		talk.plural(viruses.length, {
			one: `${talk.and(viruses.map(virus(talk)))} was not revealed.`,
			other: `${talk.and(viruses.map(virus(talk)))} were not revealed.`
		}),
	aboveInfection: ({ sum, infection }) => `Levels of ${sum} are above the infection level ${infection}.`,
	betterSum: ({ sum, best, infection }) =>
		`Levels of ${sum} are not the most that fits ${infection}: ${best} is possible.`,
	saveTheseThree: ({ viruses }, talk) =>
		`Exactly ${talk.and(viruses.map(virus(talk)))} are saved, in any order.`,
	noPieceOnBoard: 'No hospital piece is on the board; the printed hospital stays.',
	twoAtMost: ({ count }) => `A hospital takes at most two viruses, not ${count}.`,
	asideAll: ({ viruses }, talk) =>
		`Exactly ${talk.and(viruses.map(virus(talk)))} go under the deck, in any order.`,
	deckTooSmall: ({ players, most }, talk) =>
		talk.plural(most, {
			one: `The action deck is enough for one player, not for ${players}.`,
			other: `The action deck is enough for ${most} players, not for ${players}.`
		}),
	noSpaceLeft: 'All five action spaces are full: no card can be played.',
	noShieldOn: ({ virus: id }, talk) => `No shield lies on ${virus(talk)(id)}.`,
	oneStart: ({ count }, talk) =>
		talk.plural(count, {
			zero: 'No virus is marked as the starting virus; exactly one must be.',
			one: 'One virus is the starting virus.',
			other: `${count} virus cards are marked as the starting virus; exactly one must be.`
		}),
	noNormal: 'There is no normal virus card: the deck would be empty.',
	virusTwice: ({ ids }, talk) => `These ids stand on more than one virus line: ${talk.and(ids)}.`,
	tooManyViruses: ({ count, most }) =>
		`There are ${count} virus cards with their copies; ${most} is the most.`,
	actionTwice: ({ ids }, talk) => `These ids stand on more than one action line: ${talk.and(ids)}.`,
	tooFewActions: ({ count, least }) =>
		`There are only ${count} action cards without those of the solo mode; ${least} is the least.`,
	startAboveMost: ({ start, most }) => `The beds start on ${start}, but the chart ends at ${most}.`,
	otherTurn: ({ turn, player, expected }, talk) =>
		`Turn ${turn} belongs to ${talk.player(expected)}, not to ${talk.player(player)}.`,
	infectionAboveTurn: ({ infection, turn }) =>
		`The infection rises once a turn at most, so it cannot be ${infection} in turn ${turn}.`,
	lastLevelReached: ({ level }) => `Level ${level} is the last one and has won, as this table agreed.`,
	tokensAboveLimit: ({ dieTokens, shields, mostDice, mostShields }) =>
		`Die tokens: ${dieTokens} in play, ${mostDice} in the box. Shields: ${shields} in play, ${mostShields} in the box.`,
	fiveOnBoard: 'Five cards lie on the board; the player who played the fifth had to remove cards.',
	copiesAboveDeck: ({ card: kind, seen, copies }, talk) =>
		`“${card(talk)(kind)}” lies ${seen} times on the board and in the discard pile; there are ${copies}.`,
	handTooLarge: ({ player, cards, most }, talk) =>
		`${talk.player(player)} holds ${cards} cards; a full hand has ${most}.`,
	actionsDoNotAddUp: ({ counted, cards }) =>
		`Board, discard pile, hands and stock make ${counted} action cards; this game has ${cards}.`,
	strangeViruses: ({ viruses }, talk) => `Not in this game at all: ${talk.and(viruses.map(virus(talk)))}.`,
	virusesNowhere: ({ viruses }, talk) => `Nowhere to be found: ${talk.and(viruses.map(virus(talk)))}.`,
	virusesDoNotAddUp: ({ counted, cards }) =>
		`Table, defeated pile and deck make ${counted} viruses; this game has ${cards}.`,
	levelAboveInfection: ({ viruses, infection }, talk) =>
		`Above the infection level ${infection}, so never placed: ${talk.and(viruses.map(virus(talk)))}.`,
	tokenWithoutShield: ({ viruses }, talk) =>
		`A shield lies on a virus that brings none: ${talk.and(viruses.map(virus(talk)))}.`,
	noShieldYet: ({ infection }) => `No virus up to level ${infection} brings a shield.`,
	damageKept: ({ viruses }, talk) =>
		`Damage is not kept at this table, but there is some on ${talk.and(viruses.map(virus(talk)))}.`,
	damageDestroys: ({ viruses }, talk) =>
		`The damage would have destroyed ${talk.and(viruses.map(virus(talk)))}.`,
	nothingLeft: 'No virus is on the table and none in the deck: the game would be won.'
};
