import { percent } from '../../../percent.ts';
import type { RoleId } from '../../../../sheets/pandemic-the-cure/standard.ts';
import { speaking, type Words } from '../words.ts';
import { names } from './sheet.ts';

const { colours, steps } = names;
const { face, die, region, event, role } = speaking(names);
const per = percent('en');

/** How sure it is what stands on the cards of our edition. */
const trust: Readonly<Record<RoleId, string>> = {
	plain: 'This card is our own.',
	generalist: 'The number of dice is known; faces and power are uncertain.',
	medic: 'The number of dice is known; the faces are uncertain.',
	scientist: 'Number of dice and power are known; the faces are uncertain.',
	dispatcher:
		'The number of dice is known; the faces are uncertain. How far the helicopter reaches is our own.',
	'contingency-planner':
		'The number of dice is known; the faces are uncertain. What the CDC face does is our own.',
	researcher: 'The number of dice is known; the faces are uncertain. A power is not known and left out.',
	'containment-specialist':
		'The number of dice is known; faces and power are uncertain. What containing does is our own.'
};

export const labels: Words['labels'] = {
	colour: ({ colour }) => colours[colour],
	region: (it, talk) => region(it.region, talk),
	face: (it) => face(it.face),
	role: (it, talk) => role(it.role, talk),
	power: ({ power }) => names.powers[power],
	eventName: ({ card }, talk) => event(card, talk),
	eventText: ({ card }) => names.events[card].text,
	step: ({ step }) => steps[step],
	die: ({ colour, face: shown }) => die(`${colour}${shown}` as Parameters<typeof die>[0]),
	centre: 'Treatment centre',
	cdc: 'CDC',
	cured: 'Cured',
	rate: ({ dice }) => `Rate ${dice}`,
	rateTrack: ({ space, skull }) => `Infection rate: space ${space}, skull on ${skull}`,
	outbreaks: ({ count, limit }) => `Outbreaks: ${count} of ${limit}`,
	epidemicIn: ({ spaces }, talk) =>
		talk.plural(spaces, { one: 'epidemic in 1 space', other: `epidemic in ${spaces} spaces` }),
	theBag: 'Bag',
	bag: ({ count }) => `Bag ${count}`,
	tile: ({ name, dice, pawns }, talk) =>
		[
			name,
			dice.length > 0 ? talk.and(dice) : 'no dice',
			...(pawns.length > 0 ? [`here: ${talk.and(pawns)}`] : [])
		].join('; '),
	some: ({ count, colour }) => `${count} ${colours[colour]}`,
	full: ({ colour }) => `one more ${colours[colour]} is an outbreak`,
	free: ({ free, total }, talk) =>
		talk.plural(total, {
			one: `${free} of ${total} die free`,
			other: `${free} of ${total} dice free`
		}),
	card: ({ name, role, samples }, talk) =>
		`${name}, ${role}: ${samples.length > 0 ? `samples: ${talk.and(samples)}` : 'no samples'}`,
	cards: 'Role cards',
	rateHint:
		'Each biohazard moves this marker one space. A space with a virus is an epidemic, the skull the end.',
	outbreakHint: ({ stack, limit }) =>
		`More than ${stack} dice of a colour in a region are an outbreak. Number ${limit} loses the game.`,
	bagHint: 'What is not on the table is in the bag. Too few dice in it lose the game.',
	curedHint: 'Cured diseases: one treatment moves all dice of the colour.',
	trackOurs:
		'Dice and start spaces on this track are our own, the places of the epidemics uncertain: enter yours under “Editions”.',
	cardTrust: ({ role: card }) => `${trust[card]} Enter yours under “Editions”.`,
	eventsOurs: 'These cards are our own: enter yours under “Editions”.',
	ours: 'our own',
	openCards: ({ picked, of }) => `Open event cards: ${picked} of ${of}. The last one starts the game.`,
	begin: 'Start the game',
	enterRoll: ({ dice }, talk) =>
		talk.plural(dice, {
			one: 'Roll 1 die. What does it show?',
			other: `Roll ${dice} dice. What do they show?`
		}),
	rolled: 'That is the roll',
	enterEpidemic: ({ centre, lying, draw }, talk) =>
		talk.plural(centre, {
			zero: `The centre is empty: roll ${draw} from the bag, and enter them.`,
			one: `Roll the die of the centre (${talk.and(lying)}) together with ${draw} from the bag, and enter them.`,
			other: `Roll all ${centre} dice of the centre (${talk.and(lying)}) together with ${draw} from the bag, and enter them.`
		}),
	placeDice: 'Place the dice',
	entered: ({ count, of }, talk) =>
		talk.plural(of, {
			one: `${count} of ${of} die entered`,
			other: `${count} of ${of} dice entered`
		}),
	takeBack: ({ what }) => `Take back ${what}`,
	otherFace: 'Another face …',
	asChosen: 'chosen when used',
	mayLeaveOut: 'may be left out',
	barRoll: ({ name, dice }, talk) =>
		talk.plural(dice, { one: `${name}: roll 1 die`, other: `${name}: roll ${dice} dice` }),
	barLocked: ({ name }) => `${name}: all dice are locked`,
	barAct: ({ name, dice }, talk) =>
		talk.plural(dice, {
			zero: `${name}: no die is left`,
			one: `${name}: 1 die to use`,
			other: `${name}: ${dice} dice to use`
		}),
	barGive: ({ name }) => `${name} may give samples`,
	barCure: ({ name }) => `${name} may try a cure`,
	barInfect: ({ name, draw }, talk) =>
		talk.plural(draw, {
			zero: `${name} infects: no dice`,
			one: `${name} infects: 1 die`,
			other: `${name} infects: ${draw} dice`
		}),
	barEpidemic: ({ dice }, talk) =>
		talk.plural(dice, { one: 'Epidemic! Roll 1 die', other: `Epidemic! Roll ${dice} dice` }),
	barStory: 'The infection',
	barLine: ({ turn, draw }) => `Turn ${turn} · infect ${draw}`,
	steps: 'Steps of the turn',
	turn: ({ turn }) => `Turn ${turn}`,
	chooseDie: 'Choose a die, then tap a place – or a place first.',
	noDice: 'No die is left to use.',
	tapPlace: ({ face: shown }) => `“${face(shown)}”: tap a place that is lit.`,
	restLeft: ({ count }, talk) =>
		talk.plural(count, { one: '1 treatment left', other: `${count} treatments left` }),
	setAside: ({ count }) => `${count} set aside`,
	reroll: 'Roll again …',
	rerollPick: 'Which dice are rolled again?',
	rerollThese: ({ count }, talk) =>
		talk.plural(count, { one: 'Roll this die again', other: `Roll these ${count} dice again` }),
	goOn: ({ step }) => `On to: ${steps[step]}`,
	cancel: 'Cancel',
	choose: 'Which of these?',
	whosePawn: 'Whose pawn flies?',
	contain: 'Which 1 to 3 dice of the centre go to the bag?',
	containNow: ({ count }, talk) =>
		talk.plural(count, { one: 'Contain 1 die', other: `Contain ${count} dice` }),
	unlockPick: 'All your dice are locked. Unlock one of them, or go on without a roll.',
	givePick: 'Give all samples of one disease to somebody in your region.',
	giveNothing: 'Nothing can be given now.',
	curePick: 'Which disease do you try to cure?',
	cureNothing: 'You hold no samples to roll.',
	cureTried: 'The attempt of this turn is made.',
	cureEnter: ({ colour, count }, talk) =>
		talk.plural(count, {
			one: `Roll the ${colours[colour]} sample.`,
			other: `Roll all ${count} ${colours[colour]} samples.`
		}),
	tryCure: 'That is the roll',
	cureNeeds: ({ points }) => `${points} or more cure.`,
	nothingDrawn: 'Nothing is drawn: check the outbreaks',
	bagEmpty: 'The bag holds too few dice to draw.',
	lose: 'The team has lost',
	cureOdds: ({ colour, now, more }) =>
		more === null
			? `Curing ${colours[colour]} now: ${per(now)}.`
			: `Curing ${colours[colour]} now: ${per(now)}, with one more sample ${per(more)}.`,
	chance: ({ chance }) => per(chance),
	outbreakOdds: ({ chance }) => `Chance of an outbreak: ${per(chance)}.`,
	events: ({ open }) => `Events (${open})`,
	useEvent: 'Use an event',
	price: ({ cost }, talk) =>
		talk.plural(cost, { one: 'costs 1 die of the CDC', other: `costs ${cost} dice of the CDC` }),
	payWith: 'Pay with',
	whoMoves: 'Whose pawn?',
	whoGives: 'Who gives?',
	whoGets: 'Who gets them?',
	where: 'Which region?',
	whichColour: 'Which colour?',
	use: 'Use this event',
	close: 'Close',
	otherCard: 'Another card …',
	revealPick: 'Which card is turned up?',
	customTitle: 'What does your card do?',
	addEffect: 'Add an effect',
	removeEffect: ({ what }) => `Remove: ${what}`,
	effect: ({ effect }) => names.effects[effect],
	from: 'From',
	to: 'To',
	howMany: 'How many?',
	story: ({ at, of }) => `Step ${at} of ${of}`,
	storyPlaced: ({ colour, region: at }, talk) => `A ${colours[colour]} die goes to ${region(at, talk)}.`,
	storyCross: ({ colour }) => `A ${colours[colour]} cross goes to the CDC.`,
	storyOutbreak: (it, talk) => {
		const kind = it.chain ? 'The chain goes on: outbreak' : 'Outbreak';
		const moved = talk.plural(it.moved, {
			zero: 'No die moves any more.',
			one: `1 die goes to ${region(it.to, talk)}.`,
			other: `${it.moved} dice go to ${region(it.to, talk)}.`
		});
		return `${kind} ${it.outbreaks}: ${colours[it.colour]} in ${region(it.region, talk)}. ${moved}`;
	},
	storyLost: ({ why }) => `The team loses. ${names.why[why]}`,
	storyBack: 'Step back',
	storyNext: 'Next step',
	storyEnd: 'Done',
	storySkip: 'Skip',
	watch: 'Last infection',
	ownTrack: 'Make an own track',
	printedTrack: 'Back to this app’s track',
	trackDice: 'Dice on each space',
	trackDiceHelp: ({ spaces, rate }) =>
		`From the start to the last space before the skull: ${spaces[0]} to ${spaces[1]} numbers from ${rate[0]} to ${rate[1]}, with a gap between them.`,
	trackEpidemics:
		'Choose what to paint, then tap the spaces: an epidemic, or a number of dice. The start space has no epidemic.',
	trackEpidemic: 'Epidemic',
	trackRate: ({ rate }) => `Dice: ${rate}`,
	trackSpace: ({ space, dice }) => `Epidemic on space ${space}, dice: ${dice}`,
	trackWrong: ({ space, entered, rate }) =>
		`Space ${space}: “${entered}” is not a number from ${rate[0]} to ${rate[1]}.`,
	trackLength: ({ spaces }) => `The track needs ${spaces[0]} to ${spaces[1]} spaces.`,
	ownCard: 'Make an own card',
	printedCard: 'Back to this app’s card',
	whichCard: 'Which role card?',
	notPlayed: 'Nobody has this role so far: choose it under Roles.',
	cardDice: 'Number of dice',
	cardFace: ({ nth }) => `Face ${nth}`,
	oneAction: 'One symbol',
	twoActions: 'One of two actions',
	enterSetup: ({ dice, stack }) =>
		`Draw and roll ${dice} dice. Again: crosses, and what is above ${stack} of a colour in a region. Draw along a row to enter several.`,
	storyPrevented: (it, talk) => {
		const what = `The outbreak of ${colours[it.colour]} in ${region(it.region, talk)} is prevented.`;
		const moved = it.moved;
		if (it.excess === 'stay') return `${what} The dice stay.`;
		if (it.excess === 'next') return `${what} ${moved} go on to the next region.`;
		return it.excess === 'centre'
			? `${what} ${moved} go to the treatment centre.`
			: `${what} ${moved} go to the bag.`;
	},
	player: 'Player',
	points: 'Points',
	spaces: 'Spaces',
	owner: 'Whose die?',
	nobody: 'No die on it',
	onCard: 'The sample stays',
	excess: 'What about the dice above the stack?',
	until: 'How long?',
	excessOf: ({ excess }) =>
		({ stay: 'they stay', next: 'on to the next region', centre: 'to the centre', bag: 'to the bag' })[
			excess
		],
	untilOf: ({ until }) => ({ used: 'until they are used', infect: 'until the next infect step' })[until],
	specialTitle: 'What does this action do?',
	powerUse: 'Use a power',
	leaveOut: 'Leave it out',
	doIt: 'Do it'
};
