import { speaking, type Words } from '../words.ts';
import { names } from './names.ts';

const { colours, regions, events, steps, verbs } = names;
const { face, place, from, die } = speaking(names);

export const sentences: Words['sentences'] = {
	bagHasFewer: ({ colour, has, named }) =>
		`${named} ${colours[colour]} dice cannot come out of the bag: it holds ${has}.`,
	noSuchInfectionFace: (it) => `No die shows ${die(it.die)}: its colour does not have this face.`,
	notOnCard: (it, talk) => `"${face(it.face)}" is not on the role card of ${talk.player(it.by)}.`,
	setUpFirst: 'The table must be set up first.',
	alreadySetUp: 'The table is set up already.',
	twelveDice: ({ named }) => `12 infection dice are placed in the setup, not ${named}.`,
	crossInSetup: ({ dice }, talk) =>
		talk.plural(dice, {
			one: 'One die shows a cross: roll it again.',
			other: `${dice} dice show a cross: roll them again.`
		}),
	tooManyInSetup: ({ colour, region, count }) =>
		`${count} ${colours[colour]} dice in ${regions[region]} are too many: roll those above 3 again.`,
	sameEventTwice: ({ card }) => `${events[card].name} cannot be open twice.`,
	notYourTurn: ({ by, current }, talk) =>
		`It is the turn of ${talk.player(current)}, not of ${talk.player(by)}.`,
	wrongStep: ({ verb, step }) => `This is not the moment for ${verbs[verb]}: the step is "${steps[step]}".`,
	nothingToReveal: 'No event card has to be turned up now.',
	rollFirst: 'Roll first: that cannot be left out.',
	infectLast: 'Infect first: that cannot be left out.',
	stepIsOver: ({ step, now }) =>
		`Steps only go forward: "${steps[step]}" does not come after "${steps[now]}".`,
	rollAll: ({ toRoll, named }, talk) =>
		talk.plural(toRoll, {
			one: `Exactly 1 die is rolled, not ${named}.`,
			other: `All ${toRoll} available dice are rolled together, not ${named}.`
		}),
	biohazardStays: 'A biohazard cannot be rolled again.',
	notToReroll: (it) =>
		it.has === 0
			? `No unused die shows "${face(it.face)}".`
			: `Only ${it.has} of the unused dice show "${face(it.face)}", not ${it.named}.`,
	oneFaceEach: ({ dice, faces }) => `Each die gets exactly one new face: ${dice} picked, ${faces} named.`,
	noSuchDie: (it) => `There is no unused die with "${face(it.die)}".`,
	faceHasNot: ({ die: used, verb }) => `A die with "${face(used)}" is no good for ${verbs[verb]}.`,
	noRest: 'No treatment is left over.',
	restOnlyTreats: 'What is left of a die is only good for treating.',
	alreadyThere: ({ player, region }, talk) => `${talk.player(player)} is in ${regions[region]} already.`,
	noNeighbour: (it) => `${regions[it.region]} is not next to ${regions[it.from]}.`,
	noneInRegion: ({ colour, region }) => `There is no ${colours[colour]} die in ${regions[region]}.`,
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
		`${talk.player(player)} is in ${regions[there]}, you are in ${regions[here]}.`,
	triedAlready: 'There is one cure attempt per turn, and it was made.',
	oneDisease: 'A cure attempt rolls the samples of one disease only.',
	curedAlready: ({ colour }) => `The ${colours[colour]} disease is cured already.`,
	noSamplesToCure: ({ colour }) => `You hold no ${colours[colour]} sample: one at least is needed.`,
	allSamples: ({ colour, has, named }) =>
		`All ${has} ${colours[colour]} samples on the card are rolled, not ${named}.`,
	drawAsRate: ({ rate, named }, talk) =>
		talk.plural(rate, {
			one: `The rate says 1 die, not ${named}.`,
			other: `The rate says ${rate} dice, not ${named}.`
		}),
	nothingDrawn: ({ named }) => `Nothing is drawn in this step: ${named} dice are too many.`,
	bagShort: ({ rate, bag }) =>
		`${rate} dice must be drawn and the bag holds ${bag}: nothing is drawn, the team has lost.`,
	epidemicWaits: 'An epidemic must be resolved first.',
	noEpidemic: 'There is no epidemic now.',
	epidemicCount: ({ centre, draw, named }) =>
		`An epidemic rolls all ${centre} dice of the centre and ${draw} from the bag, not ${named} in all.`,
	centreMissing: ({ colour, centre, named }) =>
		`All ${centre} ${colours[colour]} dice of the centre are rolled, and only ${named} are named.`,
	moreThanCentreAndBag: ({ colour, has, named }) =>
		`Centre and bag hold ${has} ${colours[colour]} dice together, not ${named}.`,
	noEvents: 'This table plays without events.',
	onlyAppCards: 'This table plays with the ten cards of the app, not with its own.',
	onlyTableCards: ({ card }) => `This table plays with its own cards, not with ${events[card].name}.`,
	notOpen: ({ card }) => `${events[card].name} does not lie open.`,
	wrongPrice: ({ card, cost, paid }, talk) =>
		talk.plural(cost, {
			one: `${events[card].name} costs exactly 1 die from the CDC, not ${paid}.`,
			other: `${events[card].name} costs exactly ${cost} dice from the CDC, not ${paid}.`
		}),
	notAtCdc: ({ colour, has, paid }) =>
		`${paid} ${colours[colour]} cannot be paid: the CDC has ${has} of them.`,
	allThere: ({ region }) => `All pawns are in ${regions[region]} already.`,
	tooFewAt: (it) =>
		it.has === 0
			? `There is no ${colours[it.colour]} die in ${place(it.place)}.`
			: `There are only ${it.has} ${colours[it.colour]} dice in ${place(it.place)}, not ${it.count}.`,
	swabOfCured: ({ colour }) => `The ${colours[colour]} disease is cured: choose an uncured one.`,
	markerAtStart: 'The marker is at the start of the track and cannot go back.',
	skipWaits: 'The next infect step is skipped already.',
	bonusTooLate: 'A bonus comes before the cure attempt and before the infect step.',
	nothingToTakeBack: 'No die is spent or set aside that could be taken back.',
	takeBackOnlyInAct: 'Dice are only taken back in the act step, with no epidemic waiting.',
	courierToSelf: 'The samples must go to somebody else.',
	courierHasNone: ({ holder, colour }, talk) => `${talk.player(holder)} holds no ${colours[colour]} samples.`,
	revealFirst: 'Turn up the next event card first.',
	seenBefore: ({ card }) =>
		`${events[card].name} was seen before, and there are cards that nobody has seen yet.`,
	notTheOldest: ({ card, oldest }) =>
		`${events[oldest].name} has been under the deck for longest and comes up, not ${events[card].name}.`,
	takenFromCentre: ({ colour, has, named }) =>
		`The centre holds ${has} ${colours[colour]} dice, not ${named}.`,
	noneToTake: (it) => `There is no ${colours[it.colour]} die in ${from(it.from, it.region)}.`,
	gameOver: 'The game is over.'
};
