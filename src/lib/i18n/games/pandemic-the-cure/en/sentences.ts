import { speaking, type Words } from '../words.ts';
import { names } from './sheet.ts';

const { colours, steps, verbs } = names;
const { face, place, from, die, region, event, role } = speaking(names);

export const sentences: Words['sentences'] = {
	bagHasFewer: ({ colour, has, named }) =>
		`Of the ${colours[colour]} dice the bag holds ${has}, not ${named}.`,
	noSuchInfectionFace: (it) => `No die shows ${die(it.die)}: its colour does not have this face.`,
	notOnCard: (it, talk) => `“${face(it.face)}” is not on the role card of ${talk.player(it.by)}.`,
	setUpFirst: 'The table must be set up first.',
	alreadySetUp: 'The table is set up already.',
	crossInSetup: ({ dice }, talk) =>
		talk.plural(dice, {
			one: 'One die shows a cross: roll it again.',
			other: `${dice} dice show a cross: roll them again.`
		}),
	sameEventTwice: ({ card }, talk) => `${event(card, talk)} cannot be open twice.`,
	notYourTurn: ({ by, current }, talk) =>
		`It is the turn of ${talk.player(current)}, not of ${talk.player(by)}.`,
	wrongStep: ({ verb, step }) => `This is not the moment for ${verbs[verb]}: the step is “${steps[step]}”.`,
	nothingToReveal: 'No event card has to be turned up now.',
	rollFirst: 'Roll first: that cannot be left out.',
	infectLast: 'Infect first: that cannot be left out.',
	stepIsOver: ({ step, now }) =>
		`Steps only go forward: “${steps[step]}” does not come after “${steps[now]}”.`,
	rollAll: ({ toRoll, named }, talk) =>
		talk.plural(toRoll, {
			one: `Exactly 1 die is rolled, not ${named}.`,
			other: `All ${toRoll} available dice are rolled together, not ${named}.`
		}),
	biohazardStays: 'A biohazard cannot be rolled again.',
	notToReroll: (it) =>
		it.has === 0
			? `No unused die shows “${face(it.face)}”.`
			: `Of the unused dice, ${it.has} with “${face(it.face)}”: ${it.named} are too many.`,
	oneFaceEach: ({ dice, faces }) => `Each die gets exactly one new face: ${dice} picked, ${faces} named.`,
	noSuchDie: (it) => `There is no unused die with “${face(it.die)}”.`,
	faceHasNot: ({ die: used, verb }) => `A die with “${face(used)}” is no good for ${verbs[verb]}.`,
	noRest: 'No treatment is left over.',
	restOnlyTreats: 'What is left of a die is only good for treating.',
	alreadyThere: ({ player, region: at }, talk) => `${talk.player(player)} is in ${region(at, talk)} already.`,
	noNeighbour: (it, talk) => `${region(it.region, talk)} is not next to ${region(it.from, talk)}.`,
	noneInRegion: ({ colour, region: at }, talk) =>
		`There is no ${colours[colour]} die in ${region(at, talk)}.`,
	noneInCentre: ({ colour }) => `There is no ${colours[colour]} die in the treatment centre.`,
	sampleOfCured: ({ colour }) => `The ${colours[colour]} disease is cured: no more samples of it.`,
	allLocked: 'All your dice are locked: unlock one, or go on without a roll.',
	diceToRoll: ({ toRoll }, talk) =>
		talk.plural(toRoll, {
			one: 'You may only unlock when all your dice are locked, and there is 1 to roll.',
			other: `You may only unlock when all your dice are locked, and there are ${toRoll} to roll.`
		}),
	notYoursThere: ({ by, holder, colour }, talk) =>
		`No die of ${talk.player(by)} covers a ${colours[colour]} sample on the card of ${talk.player(holder)}.`,
	gaveAlready: 'Only one disease is given per turn.',
	noSamplesToGive: ({ colour }) => `You hold no ${colours[colour]} samples.`,
	giveToYourself: 'Samples go to another player, not to yourself.',
	notTogether: ({ player, here, there }, talk) =>
		`${talk.player(player)} is in ${region(there, talk)}, you are in ${region(here, talk)}.`,
	triedAlready: 'There is one cure attempt per turn, and it was made.',
	oneDisease: 'A cure attempt rolls the samples of one disease only.',
	curedAlready: ({ colour }) => `The ${colours[colour]} disease is cured already.`,
	noSamplesToCure: ({ colour }) => `You hold no ${colours[colour]} sample: one at least is needed.`,
	allSamples: ({ colour, has, named }) =>
		`All ${colours[colour]} samples on the card are rolled: ${has}, not ${named}.`,
	drawAsRate: ({ rate, named }, talk) =>
		talk.plural(rate, {
			one: `The rate says 1 die, not ${named}.`,
			other: `The rate says ${rate} dice, not ${named}.`
		}),
	nothingDrawn: ({ named }) => `No dice are drawn in this step (named: ${named}).`,
	bagShort: ({ rate, bag }) =>
		`To be drawn: ${rate}; the bag holds ${bag}: nothing is drawn, the team has lost.`,
	epidemicWaits: 'An epidemic must be resolved first.',
	noEpidemic: 'There is no epidemic now.',
	epidemicCount: ({ centre, draw, named }) =>
		`An epidemic rolls all dice of the centre (${centre}) and ${draw} from the bag, not ${named} in all.`,
	centreMissing: ({ colour, centre, named }) =>
		`All ${colours[colour]} dice of the centre are rolled: ${centre}, not ${named}.`,
	moreThanCentreAndBag: ({ colour, has, named }) =>
		`Of the ${colours[colour]} dice centre and bag together hold ${has}, not ${named}.`,
	noEvents: 'This table plays without events.',
	onlyTableCards: ({ card }, talk) => `This table plays with its own cards, not with ${event(card, talk)}.`,
	notOpen: ({ card }, talk) => `${event(card, talk)} does not lie open.`,
	wrongPrice: ({ card, cost, paid }, talk) =>
		talk.plural(cost, {
			one: `${event(card, talk)} costs exactly 1 die from the CDC, not ${paid}.`,
			other: `${event(card, talk)} costs exactly ${cost} dice from the CDC, not ${paid}.`
		}),
	notAtCdc: ({ colour, has, paid }) =>
		`Of the ${colours[colour]} dice the CDC has ${has}: ${paid} cannot be paid.`,
	allThere: ({ region: at }, talk) => `All pawns are in ${region(at, talk)} already.`,
	tooFewAt: (it, talk) =>
		it.has === 0
			? `There is no ${colours[it.colour]} die in ${place(it.place, talk)}.`
			: talk.plural(it.has, {
					one: `There is only ${it.has} ${colours[it.colour]} die in ${place(it.place, talk)}, not ${it.count}.`,
					other: `There are only ${it.has} ${colours[it.colour]} dice in ${place(it.place, talk)}, not ${it.count}.`
				}),
	swabOfCured: ({ colour }) => `The ${colours[colour]} disease is cured: choose an uncured one.`,
	markerAtStart: 'The marker is at the start of the track and cannot go back.',
	skipWaits: 'The next infect step is skipped already.',
	bonusTooLate: 'A bonus comes before the cure attempt and before the infect step.',
	nothingToTakeBack: 'No die is spent or set aside that could be taken back.',
	takeBackOnlyInAct: 'Dice are only taken back in the act step, with no epidemic waiting.',
	courierToSelf: 'The samples must go to somebody else.',
	courierHasNone: ({ holder, colour }, talk) => `${talk.player(holder)} holds no ${colours[colour]} samples.`,
	revealFirst: 'Turn up the next event card first.',
	seenBefore: ({ card }, talk) =>
		`${event(card, talk)} was seen before, and there are cards that nobody has seen yet.`,
	notTheOldest: ({ card, oldest }, talk) =>
		`${event(oldest, talk)} has been under the deck for longest and comes up, not ${event(card, talk)}.`,
	takenFromCentre: ({ colour, has, named }) =>
		`Of the ${colours[colour]} dice the centre holds ${has}, not ${named}.`,
	noneToTake: (it, talk) => `There is no ${colours[it.colour]} die in ${from(it.from, it.region, talk)}.`,
	gameOver: 'The game is over.',
	setupDice: ({ named, setupDice }) => `${setupDice} infection dice are placed in the setup, not ${named}.`,
	tooManyInSetup: ({ colour, region: at, count, stack }, talk) =>
		`${count} ${colours[colour]} dice in ${region(at, talk)} are too many: roll those above ${stack} again.`,
	drawAsChanged: ({ rate, change, draw, named }, talk) =>
		change > 0
			? `The rate says ${rate}, here ${talk.number(change)} more: ${draw} in all, not ${named}.`
			: `The rate says ${rate}, here ${talk.number(-change)} fewer: ${draw} in all, not ${named}.`,
	onlyAppCards: 'This table plays with the cards of its edition, not with others.',
	notAsWritten: ({ card }, talk) =>
		`${event(card, talk)} does what is written on it: its effects in their order, with its values.`,
	changeTooFar: ({ sum }, talk) =>
		`Together that would be ${talk.number(sum)}: 12 dice more or fewer are the most.`,
	preventTooMany: ({ waiting, count }) =>
		`${waiting} outbreaks are prevented already: with ${count} more it would be over 20.`,
	bonusTooMuch: ({ bonus }) => `A bonus of ${bonus} is too much: 99 is the most.`,
	retryTooEarly: 'There is still an attempt left: another one comes after it.',
	retryOnlyInCure: 'Another attempt belongs to the cure step.',
	tooFewToTakeBack: ({ dice, has }) => `To be taken back: ${dice}; dice that are spent or set aside: ${has}.`,
	noSuchSample: ({ holder, colour, owner }, talk) =>
		owner === null
			? `${talk.player(holder)} has no ${colours[colour]} sample without a die.`
			: `No die of ${talk.player(owner)} covers a ${colours[colour]} sample on the card of ${talk.player(holder)}.`,
	noDieToFree: 'There is no die on this sample that could be freed.',
	noPower: ({ by }, talk) => `${talk.player(by)} has no special power.`,
	moreThanThereAre: (it, talk) =>
		`There are more dice on the table than the edition has: ${talk.and(it.colours.map((each) => colours[each]))}.`,
	stackTooHigh: (it, talk) =>
		`More than ${it.stack} dice of a colour should have broken out: ${talk.and(it.regions.map((each) => region(each, talk)))}.`,
	tooFewOutbreaks: ({ needed, outbreaks }, talk) =>
		talk.plural(needed, {
			one: `Dice lie where their colour never falls: at least one outbreak must have pushed them, and there were ${outbreaks}.`,
			other: `Dice lie where their colour never falls: at least ${needed} outbreaks must have pushed them, and there were ${outbreaks}.`
		}),
	samplesOfCured: (it, talk) =>
		`There are samples of cured diseases: ${talk.and(it.colours.map((each) => colours[each]))}.`,
	moreLockedThanDice: ({ players }, talk) =>
		`More dice cover samples than the role card has: ${talk.and(players.map((by) => talk.player(by)))}.`,
	uncoveredSamples: ({ players }, talk) =>
		`A sample is covered by no die: ${talk.and(players.map((by) => talk.player(by)))}.`,
	openCount: ({ open, openEvents }) => `Event cards that lie open: ${open}; it should be ${openEvents}.`,
	beforeTheStart: ({ rate, start }) =>
		`The rate marker is on space ${rate}, before its start on ${start}, and no card takes it back.`,
	effectsWaiting: 'An effect is waiting that no card of this table has.',
	severalEnds: 'The game would have ended in more than one way.',
	startMarks: ({ difficulty, count }, talk) =>
		talk.plural(count, {
			zero: `No space of the track is marked as the start for ${names.difficulties[difficulty]}.`,
			one: `One space is marked as the start for ${names.difficulties[difficulty]}.`,
			other: `${count} spaces are marked as the start for ${names.difficulties[difficulty]}: one is right.`
		}),
	onlyCrosses: ({ colour }) => `The ${colours[colour]} die has only crosses: it needs a number.`,
	noRoomInSetup: ({ setupDice, room }) =>
		`${setupDice} dice cannot be placed in the setup: there is room for ${room}.`,
	roleTwice: (it, talk) => `Two roles have the same id: ${role(it.role, talk)}.`,
	cardTwice: ({ card }, talk) => `Two event cards have the same id: ${event(card, talk)}.`,
	tooFewCards: ({ cards, openEvents }) => `${openEvents} event cards lie open, and there are only ${cards}.`
};
