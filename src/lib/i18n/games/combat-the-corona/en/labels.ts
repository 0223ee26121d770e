import type { Words } from '../words.ts';
import { level } from './options.ts';
import { skills } from './sheet.ts';

export const labels: Words['labels'] = {
	stepPlay: 'Card',
	stepRemove: 'Remove, roll',
	stepAttack: 'Attack',
	stepViruses: 'Viruses',
	steps: ({ now }) => `Steps of a turn, now: ${now}`,

	barSetup: 'Tick off what is done, then begin',
	barTurn: ({ turn, cards }, talk) =>
		talk.plural(cards, {
			zero: `Turn ${turn}: no card in hand`,
			one: `Turn ${turn}: one card in hand`,
			other: `Turn ${turn}: ${cards} cards in hand`
		}),
	barMust: 'Five cards: exchange three or clear all',
	barSend: ({ left }, talk) =>
		talk.plural(left, {
			one: 'May send one virus away, then rolls',
			other: `May send ${left} viruses away, then rolls`
		}),
	barExchange: 'May exchange three cards before',
	barRoll: ({ dice }, talk) => talk.plural(dice, { one: 'Enter the die', other: `Enter the ${dice} dice` }),
	barDice: ({ player, dice }, talk) =>
		dice.length === 0 ? `${player}: all dice are used` : `${player} has ${talk.and(dice.map(String))}`,
	barShields: ({ shields }, talk) =>
		talk.plural(shields, {
			one: 'The shield takes a die first',
			other: `${shields} shields take dice first`
		}),
	barHit: 'Tap dice, then a virus',
	barLeft: 'Nothing more can be destroyed',
	barViruses: 'The viruses multiply',

	checklist: 'Prepare the table',
	checkMarkers: ({ beds }) => `Put the beds marker on ${beds} and the infection marker on 1.`,
	checkRed: ({ difficulty, cards }, talk) =>
		cards.length === 0
			? `${level[difficulty]}: leave all red virus cards in the box.`
			: `${level[difficulty]}: add ${talk.and(cards)} to the viruses and leave the other red cards in the box.`,
	checkShuffle: 'Shuffle the virus deck.',
	checkTen: ({ count }) =>
		`Reveal ${count} cards: those with a red sign go under the deck, the others on top, each pile shuffled.`,
	checkGreen: ({ solo }) =>
		solo
			? 'Solo: shuffle the green cards into the action deck.'
			: 'Leave the green cards out of the action deck.',
	checkDeal: ({ cards }) => `Deal ${cards} action cards to everybody.`,
	checkRedraw: 'Return red cards once if you like, reshuffle and draw again.',
	checkLayout: 'Lay out the starting virus, dice and tokens.',
	checkFirst: ({ player }) => `${player} begins.`,
	tenTitle: 'Which cards were revealed?',
	tenChosen: ({ count, of }) => `${count} of ${of} cards`,
	tenConfirm: 'Begin with these',
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
	signs: 'Signs on the card',

	playTitle: ({ player }) => `Which card does ${player} play?`,
	copiesLeft: ({ left, of }) => `${left} of ${of} left`,
	skip: 'No card in hand: skip and draw',
	blueName: 'Name of a blue card',
	playBlue: 'Play blue',
	playWild: 'Play a wild card',
	playRed: 'Play a red card',

	exchange: ({ chosen, of }) =>
		chosen === of ? 'Exchange for a hospital' : `Exchange: ${chosen} of ${of} chosen`,
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
	dieUsed: ({ face }) => `Used: ${face}`,
	dieIdle: ({ face }) => `Die showing ${face}, of no use now`,
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
	endAttack: ({ beds, threat }, talk) => {
		if (beds === 0)
			return talk.plural(threat, {
				zero: 'End the attack: no bed is lost',
				one: 'End the attack: one bed is lost',
				other: `End the attack: ${threat} beds are lost`
			});
		return threat === 0
			? talk.plural(beds, { one: 'End the attack: one bed more', other: `End the attack: ${beds} beds more` })
			: `End the attack: beds +${beds}, then −${threat}`;
	},
	endAttackLost: ({ beds, threat }) =>
		`End the attack and lose: the viruses take ${threat}, your beds: ${beds}`,
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
	hospitalShort: 'Give up',
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
	threat: ({ threat, masks }, talk) => {
		const beds = talk.plural(threat, { one: 'one bed', other: `${threat} beds` });
		return talk.plural(masks, {
			zero: `The viruses threaten ${beds}`,
			one: `The viruses threaten ${beds}, one mask counted`,
			other: `The viruses threaten ${beds}, ${masks} masks counted`
		});
	},
	hospitals: 'Hospitals',
	dieTokens: 'Die tokens',
	shields: 'Shields',
	deck: 'Virus deck',
	stock: 'Action stock',
	defeated: 'Defeated',
	noViruses: 'No virus is on the table.',
	emptySpace: ({ space }) => `Space ${space}: empty`,
	cardInSpace: ({ space, card: name }) => `Space ${space}: ${name}`,
	virus: ({ virus: name, level: high, life, attack, shield, skills: list }, talk) =>
		`${name}: level ${high}, life ${life}, attack ${attack}${shield ? ', shield' : ''}${list.length > 0 ? `, ${talk.and(list.map((skill) => skills[skill]))}` : ''}`,
	defeatedList: ({ viruses }, talk) =>
		viruses.length === 0
			? 'No virus is defeated yet.'
			: `Defeated, the last one on top: ${talk.and(viruses)}.`,
	printedStays: 'The printed hospital always stays.',
	legend: 'What the signs mean',
	legendSkill: ({ skill }) =>
		({
			raise: 'The infection rises by one',
			save: 'Three defeated viruses come back',
			destroy: 'A hospital is lost'
		})[skill],
	legendShield: 'Takes a die before any virus',
	legendMask: 'One attack less with a card here',
	legendReroll: 'One die may be rolled again',
	legendFifth: 'Exchange three or clear all five'
};
