import type { Difficulty, Skill } from '../../../sheets/combat-the-corona/facts.ts';
import { cardIn, cardTexts, endingIn, figuresOf, virusIn, type CardNames, type Words } from './words.ts';

const names: CardNames = {
	'Patient Zero': 'Patient Zero',
	Speck: 'Speck',
	Spore: 'Spore',
	Herald: 'Herald',
	Droplet: 'Droplet',
	Husk: 'Husk',
	Leech: 'Leech',
	Cluster: 'Cluster',
	Breaker: 'Breaker',
	Swarm: 'Swarm',
	Bulwark: 'Bulwark',
	Surge: 'Surge',
	Crown: 'Crown',
	Wave: 'Wave',
	Storm: 'Storm',
	Tempest: 'Tempest',
	Easy: 'Easy',
	Medium: 'Medium',
	Difficult: 'Difficult',
	Epic: 'Epic',
	'wash-hands': 'Wash hands',
	'wear-mask': 'Wear a mask',
	'keep-distance': 'Keep your distance',
	'cover-cough': 'Cough into your elbow',
	'stay-home': 'Stay at home',
	'big-party': 'Throw a big party',
	'false-news': 'Spread false news',
	hoard: 'Hoard supplies',
	wild: 'a wild card',
	red: 'a red card'
};

const level: Readonly<Record<Difficulty, string>> = {
	beginner: 'Beginner',
	easy: 'Easy',
	medium: 'Medium',
	difficult: 'Difficult',
	epic: 'Epic'
};
const skills: Readonly<Record<Skill, string>> = { raise: 'raise', save: 'save', destroy: 'destroy' };

const virus = virusIn(names);
const card = cardIn(names);

export const words: Words = {
	sections: {
		setup: 'Setting up',
		turn: 'The turn',
		actions: 'Action cards',
		hospitals: 'Hospitals',
		dice: 'Dice',
		charts: 'Charts and tokens',
		attack: 'The viruses attack',
		proliferation: 'Proliferation',
		skills: 'Skills of the viruses',
		end: 'The end'
	},
	rules: {
		'CTC-S1': {
			title: 'One to six players',
			text: 'One to six people play together. One alone plays the solo mode.'
		},
		'CTC-S2': {
			title: 'Where the markers start',
			text: 'The beds marker starts on 30, the infection marker on 1.'
		},
		'CTC-S3': {
			title: 'Difficulty adds red viruses',
			text: 'Beginner adds none. Easy adds the easy one, and each further level adds one more, up to all four at epic.'
		},
		'CTC-S4': {
			title: 'What is in the virus deck',
			text: 'The 49 normal viruses and the red ones that joined. The starting virus lies open and is not shuffled in.'
		},
		'CTC-S5': {
			title: 'Ten cards are sorted',
			text: 'Reveal the first ten cards. Shuffle those with a skill under the deck and the others on top. You may write the ten down or not.'
		},
		'CTC-S6': {
			title: 'Green cards are for solo',
			text: 'The two green stay-at-home cards stay out, except in the solo mode.'
		},
		'CTC-S7': {
			title: 'The first hand',
			text: 'Everybody is dealt 3 action cards; alone you get 5.'
		},
		'CTC-S8': {
			title: 'Red cards can be exchanged once',
			text: 'Everybody may return red cards once; then the hands are filled up again. Red cards that come now stay.'
		},
		'CTC-S9': { title: 'The oldest begins', text: 'The oldest player takes the first turn.' },
		'CTC-S10': {
			title: 'The empty board',
			text: 'Only the printed hospital stands. Four hospitals, five die tokens and five shields are in the store.'
		},
		'CTC-T1': {
			title: 'One thing at a time',
			text: 'Only what belongs to the current step is possible, and only for the player of the turn. After the end nothing is.'
		},
		'CTC-T2': {
			title: 'Steps of a turn',
			text: 'Play a card and draw, remove cards, roll and attack; then the viruses attack and proliferate.'
		},
		'CTC-T3': { title: 'Clockwise', text: 'After the virus step the next player clockwise has the turn.' },
		'CTC-T4': {
			title: 'Hospitals at any time',
			text: 'From the end of the setup to the end of the game a hospital can be given up at any moment.'
		},
		'CTC-T5': {
			title: 'The team decides together',
			text: 'Giving up hospitals, placing viruses and every order under the deck are decisions of all.'
		},
		'CTC-A1': {
			title: 'Play one card',
			text: 'Play exactly one card of any colour into the lowest empty space. The space works for any card.'
		},
		'CTC-A2': {
			title: 'A kind can run out',
			text: 'A card cannot be played when all its copies already lie on the board or in the discard pile.'
		},
		'CTC-A3': {
			title: 'Draw one card',
			text: 'After playing, draw one card. If the stock is empty, the table has agreed what happens.'
		},
		'CTC-A4': {
			title: 'An empty hand skips',
			text: 'Only a player without cards skips playing, and still draws.'
		},
		'CTC-A5': {
			title: 'Exchange three',
			text: 'An exchange removes exactly three cards that lie on the board.'
		},
		'CTC-A6': { title: 'Only blue cards', text: 'All three exchanged cards must be blue.' },
		'CTC-A7': {
			title: 'Three that match',
			text: 'Cards that are not wild must be of one kind. Up to three wild cards may stand in.'
		},
		'CTC-A8': {
			title: 'A hospital must be free',
			text: 'The exchange brings a hospital, so one must be left in the store; the table has agreed what happens otherwise.'
		},
		'CTC-A9': {
			title: 'Cards move up',
			text: 'Removed cards go to the discard pile; the others move to the lowest spaces in their order.'
		},
		'CTC-A10': {
			title: 'Five cards must go',
			text: 'With five cards on the board, exchange three or clear all five before rolling.'
		},
		'CTC-A11': {
			title: 'Clearing needs five',
			text: 'All cards can be cleared only when five lie on the board.'
		},
		'CTC-A12': {
			title: 'Clear or exchange',
			text: 'Whether five cards may be cleared although three could be exchanged is agreed by the table.'
		},
		'CTC-A13': { title: 'What clearing gives', text: 'Clearing gives 10 beds and one die token.' },
		'CTC-A14': {
			title: 'A virus for each blue card',
			text: 'For each blue card cleared you may send one virus under the deck, until you roll.'
		},
		'CTC-A15': {
			title: 'Sent from the table',
			text: 'A virus that is sent must be on the table. Each one goes below the one sent before.'
		},
		'CTC-A16': {
			title: 'Reshuffle or not',
			text: 'When clearing you decide whether the whole discard pile is shuffled into the action stock.'
		},
		'CTC-A17': {
			title: 'Three or four: your choice',
			text: 'With three or four cards an exchange is voluntary; rolling declines it.'
		},
		'CTC-H1': {
			title: 'A new hospital',
			text: 'It goes to the lowest free space. On space 1 or 2 it brings a die token, every time.'
		},
		'CTC-H2': {
			title: 'Hospitals close up',
			text: 'When one is removed the others stand on the lowest spaces.'
		},
		'CTC-H3': {
			title: 'Giving up a hospital',
			text: 'The team may remove a hospital piece at any time. The printed hospital always stays.'
		},
		'CTC-H4': {
			title: 'Up to two viruses go',
			text: 'When a hospital is removed, at most two viruses on the table go under the deck, in an order of your choice.'
		},
		'CTC-H5': { title: 'It can be rebuilt', text: 'The piece goes back to the store.' },
		'CTC-H6': { title: 'Rolled dice stay', text: 'Dice already rolled stay when a hospital is removed.' },
		'CTC-D1': {
			title: 'How many dice',
			text: 'Roll one die for each hospital, the printed one included, and one for each token spent. You must roll.'
		},
		'CTC-D2': {
			title: 'Tokens you have',
			text: 'Only tokens of the team can be spent; they go back to the store.'
		},
		'CTC-D3': {
			title: 'A token for one more die',
			text: 'During the attack a token can be spent at any time for one more die.'
		},
		'CTC-D4': {
			title: 'One reroll',
			text: 'While a card lies in space 3, one die may be rerolled, once in an attack.'
		},
		'CTC-D5': { title: 'Each die once', text: 'Only dice that are not used yet can be used or rerolled.' },
		'CTC-D6': {
			title: 'Shields take dice',
			text: 'Each shield takes one die of any face and goes. With shields and dice left the attack cannot end.'
		},
		'CTC-D7': {
			title: 'Shields protect all',
			text: 'No virus can be attacked while a shield is on the table.'
		},
		'CTC-D8': { title: 'Only viruses on the table', text: 'Only a virus on the table can be attacked.' },
		'CTC-D9': {
			title: 'Damage is the face',
			text: 'A die does as much damage as it shows, to one virus. Several dice on one virus add up.'
		},
		'CTC-D10': {
			title: 'Enough to destroy',
			text: 'A virus is destroyed when the damage reaches its life. Whether weaker hits count is agreed by the table.'
		},
		'CTC-D11': { title: 'Excess is lost', text: 'Damage beyond the life of the virus is lost.' },
		'CTC-D12': {
			title: 'Dice that could destroy',
			text: 'Dice may be left over only if all of them together cannot destroy any virus, unless the table agreed otherwise.'
		},
		'CTC-D13': {
			title: 'Beds for leftovers',
			text: 'Each die left over may give one bed, whatever it shows.'
		},
		'CTC-D14': {
			title: 'The defeated pile',
			text: 'Destroyed viruses go on top of the pile; its order is never changed.'
		},
		'CTC-B1': { title: 'At most 50 beds', text: 'Beds go from 0 to 50. More are lost.' },
		'CTC-B2': {
			title: 'Infection only rises',
			text: 'The infection level goes up in single steps and never down.'
		},
		'CTC-B3': {
			title: 'Five tokens of each kind',
			text: 'At most five die tokens and five shields are in play, unless the table agreed otherwise.'
		},
		'CTC-V1': {
			title: 'The viruses strike back',
			text: 'After the attack of the player, all viruses on the table attack with the sum of their values.'
		},
		'CTC-V2': {
			title: 'Masks help',
			text: 'One is subtracted for each card in the spaces 1 to 4, not below 0.'
		},
		'CTC-V3': { title: 'Beds are lost', text: 'The rest is subtracted from the beds, not below 0.' },
		'CTC-P1': {
			title: 'Reveal three',
			text: 'If beds are left, reveal the top three viruses, or all if there are fewer. With an empty deck only the marker moves.'
		},
		'CTC-P2': {
			title: 'Cards that can be on top',
			text: 'The referee remembers which cards were put on top or under the deck, and so which can come up now.'
		},
		'CTC-P3': {
			title: 'The greatest sum that fits',
			text: 'Place the combination with the greatest sum of levels that is not above the infection level.'
		},
		'CTC-P4': {
			title: 'Equal sums: your choice',
			text: 'If several combinations reach the greatest sum, the team chooses one of the revealed ones.'
		},
		'CTC-P5': {
			title: 'Shields come along',
			text: 'Each placed virus with a shield brings a shield token. Shields belong to no virus and stay when viruses leave.'
		},
		'CTC-P6': {
			title: 'The others are set aside',
			text: 'Viruses not placed are set aside and are not on the table.'
		},
		'CTC-P7': {
			title: 'Set aside goes under',
			text: 'After the skills the viruses set aside go under the deck, in an order the team chooses.'
		},
		'CTC-P8': {
			title: 'Nothing placed: one step up',
			text: 'If no revealed virus was placed and no skill raised the marker, the infection level goes up by one.'
		},
		'CTC-K1': {
			title: 'Skills of all revealed viruses',
			text: 'Placed or not, their skills work: first raise, then save, then destroy.'
		},
		'CTC-K2': {
			title: 'Raise',
			text: 'The infection marker goes up by one, once only, however many have the skill.'
		},
		'CTC-K3': {
			title: 'Save',
			text: 'For each virus with it, the top three of the defeated pile go under the deck in an order of your choice.'
		},
		'CTC-K4': {
			title: 'Fewer than three',
			text: 'With fewer than three defeated viruses all of them are saved.'
		},
		'CTC-K5': {
			title: 'Destroy',
			text: 'For each virus with it one hospital piece is removed; you may use its ability. Without a piece nothing happens.'
		},
		'CTC-E1': { title: 'No bed left', text: 'You lose as soon as there are 0 beds.' },
		'CTC-E2': {
			title: 'Beyond level 15',
			text: 'You win as soon as the infection level exceeds 15, or reaches it if the table agreed so.'
		},
		'CTC-E3': {
			title: 'Every virus destroyed',
			text: 'You win when a destruction leaves no virus on the table and the virus deck is empty.'
		},
		'CTC-E4': { title: 'Together', text: 'The team wins or loses together. There are no points.' }
	},
	rulings: {
		'CTC-R1': {
			question: 'Does damage count that does not destroy a virus?',
			answers: {
				a: 'No: dice can only be put on a virus that they destroy.',
				b: 'Yes: damage stays until the virus leaves the table.'
			}
		},
		'CTC-R2': {
			question: 'May dice be left over that could still destroy a virus?',
			answers: { a: 'No: beds are for dice that cannot.', b: 'Yes, freely.' }
		},
		'CTC-R3': {
			question: 'May all five cards be cleared when three could be exchanged?',
			answers: { a: 'Yes, both ways are open.', b: 'No, only when no exchange is possible.' }
		},
		'CTC-R4': {
			question: 'Can you exchange when all four hospitals are on the board?',
			answers: { a: 'No, but you may give one up first.', b: 'Yes, without any reward.' }
		},
		'CTC-R5': {
			question: 'Are five die tokens and five shields a limit?',
			answers: { a: 'Yes, as many as there are pieces.', b: 'No.' }
		},
		'CTC-R6': {
			question: 'What if the action stock is empty when a card is drawn?',
			answers: {
				a: 'The discard pile is shuffled to be the new stock.',
				b: 'No card is drawn; only clearing brings cards back.'
			}
		},
		'CTC-R7': {
			question: 'Which infection level wins?',
			answers: { a: 'The step beyond 15.', b: 'Reaching 15.' }
		}
	},
	options: {
		difficulty: {
			label: 'Difficulty',
			help: 'Each level adds one more red virus to the deck.',
			values: level
		},
		first: { label: 'Who begins', help: 'The oldest player takes the first turn.' },
		deck: {
			label: 'Cards',
			help: 'Play with the cards printed from this app, or tell the values of your own cards.',
			values: { app: 'Cards of this app', own: 'Our own cards' }
		},
		deckSize: {
			label: 'Size of your virus deck',
			help: 'Only with your own cards: how many viruses are in the deck without the starting one.'
		},
		deckOrder: {
			label: 'Check the order of the deck',
			help: 'The referee remembers what lies on top of and under the virus deck.'
		}
	},
	sheet: {
		title: 'Combat the Corona',
		subtitle: 'A board for the whole team',
		notice: 'Board and cards are the design of this app, not those of the published game.',
		team: 'Team',
		hospitals: 'Hospitals',
		spaces: 'Action spaces',
		infection: 'Infection',
		beds: 'Beds',
		tokens: 'Token store',
		help: 'The turn',
		viruses: 'Viruses on the table',
		spacesHint: 'A card always goes to the lowest empty space',
		infectionHint: 'No more levels than this are placed in a turn',
		bedsHint: 'The viruses take beds; at 50 the hospital is full',
		ourTokens: 'Our die tokens',
		shields: 'Shields',
		defeated: 'Defeated',
		won: 'Won',
		lost: 'Lost',
		clearFive: 'Remove three or clear all five',
		hospitalCell: ({ space }) => `Hospital space ${String(space)}`,
		printedHospitalCell: 'Printed hospital',
		spaceCell: ({ space }) => `Action space ${String(space)}`,
		infectionCell: ({ level }) => `Infection level ${String(level)}`,
		wonCell: 'Infection level 16: won',
		bedCell: ({ beds }, talk) => talk.plural(Number(beds), { one: '1 bed', other: `${String(beds)} beds` }),
		lostCell: '0 beds: lost',
		hospitalStore: ({ number }) => `Store, hospital ${String(number)}`,
		dieTokenStore: ({ number }) => `Store, die token ${String(number)}`,
		shieldStore: ({ number }) => `Store, shield ${String(number)}`,
		virusCell: ({ number }) => `Virus ${String(number)} on the table`,
		levelCell: ({ number }) => `Virus ${String(number)}, level`,
		lifeCell: ({ number }) => `Virus ${String(number)}, life`,
		attackCell: ({ number }) => `Virus ${String(number)}, attack`,
		virusDeck: 'Virus cards',
		actionDeck: 'Action cards',
		tokenSheet: 'Tokens and markers',
		blueCard: 'Blue',
		wildCard: 'Wild',
		redCard: 'Red',
		soloOnly: 'Solo only',
		help1: 'Play a card: first empty space, draw one',
		help2: 'Three matching blue: a hospital',
		help3: 'Five cards: remove three or all',
		help4: 'Roll: hospitals + tokens; shields first',
		help5: 'Viruses attack: sum minus masks',
		help6: 'Reveal three: place up to the infection level',
		help7: 'Skills, rest to the bottom, marker',
		'skill.raise': 'Infection marker one step up (once a turn)',
		'skill.save': 'Top 3 of the defeated pile go under the virus deck',
		'skill.destroy': 'Remove one hospital',
		...cardTexts(names)
	},
	parts: { beds: 'Beds left', infection: 'Infection level', defeated: 'Viruses in the pile', turns: 'Turns' },
	sentences: {
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
		tenOrNone: ({ count }) => `Write down all ten revealed cards or none, not ${count}.`,
		notInThisDeck: ({ viruses }, talk) =>
			talk.plural(viruses.length, {
				one: `${talk.and(viruses.map(virus))} is not in this virus deck.`,
				other: `${talk.and(viruses.map(virus))} are not in this virus deck.`
			}),
		emptyHand: ({ player }, talk) => `${talk.player(player)} has no card to play.`,
		noCopyLeft: ({ card: kind, copies }) =>
			`All ${copies} copies of “${card(kind)}” lie on the board or in the discard pile.`,
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
		differentKinds: ({ cards }, talk) => `${talk.and(cards.map(card))} do not match.`,
		noPieceFree: 'All four hospitals are on the board; give one up first.',
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
				one: `${talk.and(viruses.map(virus))} is not on the table.`,
				other: `${talk.and(viruses.map(virus))} are not on the table.`
			}),
		removeFirst: 'Five cards lie on the board: exchange three or clear all five before rolling.',
		tooFewTokens: ({ tokens, owned }, talk) =>
			talk.plural(owned, {
				zero: `The team has no die tokens and cannot spend ${tokens}.`,
				one: `The team has one die token and cannot spend ${tokens}.`,
				other: `The team has ${owned} die tokens and cannot spend ${tokens}.`
			}),
		wrongDice: ({ dice, expected, hospitals, tokens }) =>
			`${hospitals} for the hospitals and ${tokens} for tokens make ${expected} dice, not ${dice}.`,
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
		tooWeak: ({ virus: id, damage, life }) =>
			`${damage} is too little for ${virus(id)}, which has ${life} life.`,
		diceCouldDestroy: ({ virus: id, damage, life }) =>
			`The dice left make ${damage} and could destroy ${virus(id)} with ${life} life.`,
		moreBedsThanDice: ({ beds, dice }, talk) =>
			talk.plural(dice, {
				zero: `No die is left over, so there cannot be ${beds} beds.`,
				one: `One die is left over, so there cannot be ${beds} beds.`,
				other: `${dice} dice are left over, so there cannot be ${beds} beds.`
			}),
		wrongNumberRevealed: ({ cards, expected }, talk) =>
			talk.plural(expected, {
				one: `Exactly one card is revealed, not ${cards}.`,
				other: `Exactly ${expected} cards are revealed, not ${cards}.`
			}),
		notOnTop: ({ viruses }, talk) => `${talk.and(viruses.map(virus))} cannot be on top of the deck now.`,
		mustBeOnTop: ({ viruses }, talk) => `${talk.and(viruses.map(virus))} must come up first.`,
		notRevealed: ({ viruses }, talk) =>
			talk.plural(viruses.length, {
				one: `${talk.and(viruses.map(virus))} was not revealed.`,
				other: `${talk.and(viruses.map(virus))} were not revealed.`
			}),
		aboveInfection: ({ sum, infection }) => `Levels of ${sum} are above the infection level ${infection}.`,
		betterSum: ({ sum, best, infection }) =>
			`Levels of ${sum} are not the most that fits ${infection}: ${best} is possible.`,
		saveTheseThree: ({ viruses }, talk) => `Exactly ${talk.and(viruses.map(virus))} are saved, in any order.`,
		noPieceOnBoard: 'No hospital piece is on the board; the printed hospital stays.',
		twoAtMost: ({ count }) => `A hospital takes at most two viruses, not ${count}.`,
		asideAll: ({ viruses }, talk) =>
			`Exactly ${talk.and(viruses.map(virus))} go under the deck, in any order.`
	},
	moves: {
		setup: ({ top, start }) =>
			start
				? `The game is set up; the first virus is ${figuresOf(start)}.`
				: (top?.length ?? 0) > 0
					? 'The game is set up and ten cards are sorted.'
					: 'The game is set up.',
		play: ({ by, card: kind }, talk) => `${talk.player(by)} plays “${card(kind)}”.`,
		skip: ({ by }, talk) => `${talk.player(by)} has no card to play.`,
		remove: ({ by, spaces }, talk) =>
			`${talk.player(by)} exchanges the cards in ${talk.and(spaces.map(String))} for a hospital.`,
		clear: ({ by, reshuffle }, talk) =>
			reshuffle
				? `${talk.player(by)} clears all five cards and reshuffles.`
				: `${talk.player(by)} clears all five cards.`,
		send: ({ by, virus: id }, talk) => `${talk.player(by)} sends ${virus(id)} under the deck.`,
		roll: ({ by, dice, tokens }, talk) =>
			tokens === 0
				? `${talk.player(by)} rolls ${talk.and(dice.map(String))}.`
				: talk.plural(tokens, {
						one: `${talk.player(by)} spends a token and rolls ${talk.and(dice.map(String))}.`,
						other: `${talk.player(by)} spends ${tokens} tokens and rolls ${talk.and(dice.map(String))}.`
					}),
		reroll: ({ by, die, to }, talk) => `${talk.player(by)} rerolls a ${die}: it is a ${to}.`,
		extra: ({ by, die }, talk) => `${talk.player(by)} spends a token and rolls a ${die}.`,
		shield: ({ by, die }, talk) => `${talk.player(by)} breaks a shield with a ${die}.`,
		hit: ({ by, virus: id, dice }, talk) =>
			`${talk.player(by)} hits ${virus(id)} with ${talk.and(dice.map(String))}.`,
		rest: ({ by, beds }, talk) =>
			talk.plural(beds, {
				zero: `${talk.player(by)} ends the attack.`,
				one: `${talk.player(by)} ends the attack and gains a bed.`,
				other: `${talk.player(by)} ends the attack and gains ${beds} beds.`
			}),
		reveal: ({ cards }, talk) =>
			`Revealed: ${talk.and(cards.map((shown) => (typeof shown === 'string' ? virus(shown) : figuresOf(shown))))}.`,
		place: ({ viruses }, talk) =>
			viruses.length === 0 ? 'No virus is placed.' : `Placed: ${talk.and(viruses.map(virus))}.`,
		save: ({ order }, talk) => `Saved under the deck: ${talk.and(order.map(virus))}.`,
		destroy: ({ viruses }, talk) =>
			viruses.length === 0
				? 'A hospital is destroyed.'
				: `A hospital is destroyed and takes ${talk.and(viruses.map(virus))} along.`,
		bottom: ({ order }, talk) => `Under the deck: ${talk.and(order.map(virus))}.`,
		hospital: ({ viruses }, talk) =>
			viruses.length === 0
				? 'The team gives up a hospital.'
				: `The team gives up a hospital and sends ${talk.and(viruses.map(virus))} under the deck.`
	},
	awaits: {
		setup: 'Set up the game',
		play: ({ by = 0 }, talk) => `${talk.player(by)} plays a card`,
		skip: ({ by = 0 }, talk) => `${talk.player(by)} skips: no card`,
		remove: ({ by = 0 }, talk) => `${talk.player(by)} may exchange`,
		clear: ({ by = 0 }, talk) => `${talk.player(by)} may clear five`,
		send: ({ by = 0 }, talk) => `${talk.player(by)} may send viruses away`,
		roll: ({ by = 0 }, talk) => `${talk.player(by)} rolls`,
		reroll: ({ by = 0 }, talk) => `${talk.player(by)} may reroll`,
		extra: ({ by = 0 }, talk) => `${talk.player(by)} may spend a token`,
		shield: ({ by = 0 }, talk) => `${talk.player(by)} breaks a shield`,
		hit: ({ by = 0 }, talk) => `${talk.player(by)} hits a virus`,
		rest: ({ by = 0 }, talk) => `${talk.player(by)} ends the attack`,
		reveal: 'Reveal viruses',
		place: 'Choose what is placed',
		save: 'Order the saved viruses',
		destroy: 'A hospital is destroyed',
		bottom: 'Order what goes under',
		hospital: 'Give up a hospital'
	},
	outcome: endingIn({
		open: 'The fight goes on.',
		infection: 'Won: the infection has passed its last level.',
		'all-viruses': 'Won: every virus is destroyed.',
		beds: 'Lost: no bed is left.'
	}),
	labels: {
		stepSetup: 'Set-up',
		stepPlay: 'Card',
		stepRemove: 'Remove, roll',
		stepAttack: 'Attack',
		stepViruses: 'Viruses',
		steps: ({ now }) => `Steps of a turn, now: ${now}`,

		checklist: 'Prepare the table',
		checkMarkers: 'Put the beds marker on 30 and the infection marker on 1.',
		checkRed: ({ difficulty, cards }, talk) =>
			cards.length === 0
				? `${level[difficulty]}: leave all red virus cards in the box.`
				: `${level[difficulty]}: add ${talk.and(cards)} to the viruses and leave the other red cards in the box.`,
		checkShuffle: 'Shuffle the virus deck.',
		checkTen:
			'Reveal ten cards: those with a skill go under the deck, the others on top, each pile shuffled.',
		checkGreen: ({ solo }) =>
			solo
				? 'Solo: shuffle the two green cards into the action deck.'
				: 'Leave the two green cards out of the action deck.',
		checkDeal: ({ cards }) => `Deal ${cards} action cards to everybody.`,
		checkRedraw: 'Return red cards once if you like, reshuffle and draw again.',
		checkLayout: 'Lay out the starting virus, dice and tokens.',
		checkFirst: ({ player }) => `${player} begins.`,
		tenTitle: 'Which ten cards were revealed?',
		tenChosen: ({ count }) => `${count} of 10 cards`,
		tenConfirm: 'Begin with these ten',
		tenSkip: 'Begin without writing them down',
		startTitle: 'Your starting virus',
		startConfirm: 'Begin',

		search: 'Search by number, name or level',
		nothingFound: 'No card fits.',
		onTopNow: 'Must be on top now',
		recent: 'Seen before',
		otherCards: 'All others',
		revealTitle: ({ count }, talk) =>
			talk.plural(count, { one: 'Reveal the last card', other: `Reveal the top ${count} cards` }),
		revealConfirm: ({ count }, talk) =>
			talk.plural(count, { one: 'This card was revealed', other: `These ${count} cards were revealed` }),
		ownCard: ({ number, of }) => `Card ${number} of ${of}`,
		addCard: 'Next card',
		seenBefore: 'Seen before',
		level: 'Level',
		life: 'Life',
		attack: 'Attack',
		shield: 'Shield',
		skill: ({ skill }) => skills[skill],
		less: ({ what }) => `${what}: one less`,
		more: ({ what }) => `${what}: one more`,
		takeOut: ({ what }) => `Take out ${what}`,

		playTitle: ({ player }) => `Which card does ${player} play?`,
		copiesLeft: ({ left, of }) => `${left} of ${of} left`,
		skip: 'No card in hand: skip and draw',
		blueName: 'Name of a blue card',
		playBlue: 'Play blue',
		playWild: 'Play a wild card',
		playRed: 'Play a red card',

		removeTitle: 'Cards on the board',
		exchange: ({ chosen }) => (chosen === 3 ? 'Exchange for a hospital' : `Exchange: ${chosen} of 3 chosen`),
		exchangeHint: 'Tap three matching blue cards to exchange them.',
		clearTitle: 'Clear all five: 10 beds, a die token, a virus for each blue card',
		clearReshuffle: 'Clear and reshuffle the discard pile',
		clearKeep: 'Clear, keep the discard pile',
		sendTitle: ({ left }, talk) =>
			talk.plural(left, {
				one: 'One virus may be sent under the deck: tap it',
				other: `${left} viruses may be sent under the deck: tap them`
			}),
		rollTitle: ({ dice, hospitals, tokens }, talk) =>
			talk.plural(dice, {
				one: 'Roll one die',
				other:
					tokens === 0
						? `Roll ${dice} dice: one for each hospital`
						: `Roll ${dice} dice: ${hospitals} for hospitals, ${tokens} for tokens`
			}),
		spend: ({ tokens, owned }) => `Spend tokens: ${tokens} of ${owned}`,

		chooseDice: 'Tap dice, then a virus or a shield.',
		die: ({ face }) => `Die showing ${face}`,
		onShield: ({ shields }, talk) =>
			talk.plural(shields, { one: 'Break the shield', other: `Break one of ${shields} shields` }),
		sum: ({ sum }) => `Chosen: ${sum}`,
		wouldDie: ({ virus: name, waste }) =>
			waste === 0 ? `${name} dies, nothing is wasted` : `${name} dies, ${waste} wasted`,
		wouldNot: ({ virus: name, missing }) => `${name} needs ${missing} more`,
		suggest: 'Suggest',
		suggestNone: 'These dice cannot destroy any virus.',
		suggestTitle: ({ count, ways }, talk) =>
			talk.plural(count, {
				zero: 'No virus can be destroyed.',
				one: `One virus can be destroyed, ${talk.plural(ways, { one: 'in one way', other: `in ${ways} ways` })}:`,
				other: `${count} viruses can be destroyed, ${talk.plural(ways, { one: 'in one way', other: `in ${ways} ways` })}:`
			}),
		suggestMore: ({ ways }) => `Show all ${ways}`,
		shieldWith: ({ dice }) => `Shields: ${dice.join(', ')}`,
		hitWith: ({ virus: name, dice, waste }) =>
			waste === 0 ? `${name}: ${dice.join(' + ')}` : `${name}: ${dice.join(' + ')} (${waste} wasted)`,
		leftOver: ({ dice }, talk) =>
			talk.plural(dice.length, {
				one: `Left over: ${dice.join(', ')}`,
				other: `Left over: ${dice.join(', ')}`
			}),
		reroll: 'Reroll a die',
		rerollTitle: ({ die }) => `The ${die} was rerolled to:`,
		rerollChoose: 'Tap the die to reroll, then “Reroll a die”.',
		extra: ({ owned }, talk) =>
			talk.plural(owned, { one: 'One more die (1 token)', other: `One more die (${owned} tokens)` }),
		extraTitle: 'The extra die shows:',
		cancel: 'Cancel',
		bedsTitle: ({ dice }, talk) =>
			talk.plural(dice, {
				one: 'One die left over: beds from it',
				other: `${dice} dice left over: beds from them`
			}),
		endAttack: ({ beds, threat }) =>
			beds === 0
				? `End the attack: ${threat} beds are lost`
				: `End the attack: +${beds} beds, then −${threat}`,

		placeTitle: ({ infection, best }) => `Infection ${infection}: place levels of exactly ${best} together`,
		placeSum: ({ sum, infection }) => `Chosen levels: ${sum} of at most ${infection}`,
		placeConfirm: 'Place these',
		saveTitle: ({ count }) => `${count} defeated viruses go under the deck`,
		bottomTitle: ({ count }) => `${count} viruses set aside go under the deck`,
		orderHint: 'Tap in the order in which they shall come up again.',
		orderAgain: 'Start again',
		orderConfirm: 'Put them under the deck',
		destroyTitle: 'A hospital is destroyed. Up to two viruses go with it.',
		hospitalTitle: 'Give up a hospital',
		hospitalHint: 'Tap up to two viruses; the first one comes up earlier.',
		hospitalOpen: ({ pieces }) => `Give up a hospital (${pieces})`,
		hospitalConfirm: ({ count }, talk) =>
			talk.plural(count, {
				zero: 'Give it up without sending a virus',
				one: 'Give it up for one virus',
				other: `Give it up for ${count} viruses`
			}),
		destroyConfirm: ({ count }, talk) =>
			talk.plural(count, {
				zero: 'Remove it without sending a virus',
				one: 'Remove it with one virus',
				other: `Remove it with ${count} viruses`
			}),

		beds: 'Beds',
		infection: 'Infection',
		threat: ({ threat, masks }, talk) =>
			talk.plural(masks, {
				zero: `The viruses threaten ${threat} beds`,
				one: `The viruses threaten ${threat} beds, one mask counted`,
				other: `The viruses threaten ${threat} beds, ${masks} masks counted`
			}),
		hospitals: 'Hospitals',
		dieTokens: 'Die tokens',
		shields: 'Shields',
		deck: 'Virus deck',
		stock: 'Action stock',
		defeated: 'Defeated',
		hand: ({ player }) => `Hand of ${player}`,
		noViruses: 'No virus is on the table.',
		emptySpace: ({ space }) => `Space ${space}: empty`,
		cardInSpace: ({ space, card: name }) => `Space ${space}: ${name}`,
		virus: ({ virus: name, level: high, life, attack, shield, skills: list }, talk) =>
			`${name}: level ${high}, life ${life}, attack ${attack}${shield ? ', shield' : ''}${list.length > 0 ? `, ${talk.and(list.map((skill) => skills[skill]))}` : ''}`,
		defeatedList: ({ viruses }, talk) =>
			viruses.length === 0
				? 'No virus is defeated yet.'
				: `Defeated, the last one on top: ${talk.and(viruses)}.`,
		printedStays: 'The printed hospital always stays.'
	}
};
