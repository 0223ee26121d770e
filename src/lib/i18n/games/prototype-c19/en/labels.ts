import type { Scenario } from '../../../../validators/prototype-c19/agreed.ts';
import { written, type PcWords } from '../words.ts';
import { scenarios } from './options.ts';
import { resources } from './sheet.ts';

const reminders: Readonly<Record<Scenario, string>> = {
	ets: 'At the end a neighbour’s highest mutant number is added to yours.',
	dengue: 'In the first throw every 1 and 2 counts as a 6, the mutant die too.',
	'common-flu': 'An infection as large as the number of players, at the start and at the end.',
	'hospital-virus': 'Each surrounded hospital raises the multiplier by 1.',
	'covid-19': 'At the end each unused pair brings an infection of 3.',
	cholera: 'Resistant ones are infected at once, and each brings an infection of 1.',
	'swine-flu': 'At the end all empty Health columns together bring infections of 2.',
	'black-death':
		'Infections count 1 more, samples and single dice 1 less. Lab rats used raise the multiplier.',
	'avian-flu': 'At the end all factors left together bring infections of 1.',
	'corrupt-labs': 'Each Analysis used adds 1 to the mutant sum, each unused one 3.',
	'chemical-war': 'No Explorers, infection dice count half. At the end you roll five infections.',
	'designer-virus': 'The multiplier is 10; at the end each pair annulled lowers it by 1.',
	'anti-vaccines': 'Each sample in a Formula gives everybody an infection of 1.'
};
const uses = { infection: 'infection', sample: 'sample', biotech: 'for Biotechnology' } as const;

export const labels: PcWords['labels'] = {
	round: ({ round, of, second }) =>
		second ? `Round ${round} of ${of}, second turn` : `Round ${round} of ${of}`,
	reminder: ({ scenario }) => reminders[scenario],
	scenarioName: ({ scenario }) => scenarios[scenario],
	enterRoll: ({ name }) => `${name} rolls: five sample dice, then the mutant die.`,
	enterSecond: ({ name }) => `${name} rolls three sample dice.`,
	slotSample: ({ nth }) => `Sample die ${nth}`,
	slotMutant: 'Mutant die',
	sampleDie: ({ face }) => `Sample die ${face}`,
	mutantDie: ({ face }) => `Mutant die ${face}`,
	mutant: 'Mutant',
	entered: ({ count, of }) => `${count} of ${of} dice entered`,
	chooseDice: ({ name }) => `${name}: choose dice to take or to re-roll, two of them with one stroke.`,
	chooseLeft: ({ name }) => `${name}: choose from the dice left, or pass.`,
	meansNothing: '1 die: Biotechnology · 2: sample and infection · 3: with a Lab rat',
	meansOne: ({ face }) => `The ${face} goes into Biotechnology, without infection.`,
	meansMore: ({ infection, samples, rat }, talk) =>
		`Infection ${infection}, ${talk.plural(samples.length, { one: 'sample', other: 'samples' })} ${talk.and(samples.map(String))}${rat ? ', with a Lab rat' : ''}.`,
	take: ({ count }, talk) =>
		talk.plural(count, { zero: 'Take dice', one: 'Take 1 die', other: `Take ${count} dice` }),
	rerollFree: ({ count }) => (count === 0 ? 'Re-roll, free' : `Re-roll ${count}, free`),
	rerollExplorer: ({ count, left }) => `Re-roll ${count === 0 ? '' : `${count} `}(Explorer, ${left} left)`,
	rerollEnter: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Roll the die again and enter its new face.',
			other: `Roll the ${count} dice again and enter their new faces.`
		}),
	cancel: 'Cancel',
	pass: 'Pass',
	yourDice: 'Dice taken',
	infection: 'Infection',
	sample: 'Sample',
	single: 'Biotech.',
	used: 'used',
	ownDie: ({ face, use, used }) => `Die ${face}, ${uses[use]}${used ? ', used' : ''}`,
	counts: ({ value }) => `counts ${value}`,
	analysisLeft: ({ left }) => `Analysis (${left})`,
	analysisUp: 'Analysis: chosen die plus 1',
	analysisDown: 'Analysis: chosen die minus 1',
	convert: ({ space, from, to }) => `Cross ${space}: ${from} → ${to}`,
	anyOrder: 'Samples first or the infection first, as you like.',
	done: ({ name }) => `${name} is done`,
	infect: ({ value }) => `Infection ${value}: tap the risk zone.`,
	cover: ({ value }) => `Infection ${value} fits nowhere: tap a column to cover.`,
	receivedLeft: ({ count }) => `Still to place: ${count} infections received.`,
	chooseInfection: 'Infections received: choose one',
	turnShape: ({ at, of }) => `Turn ${at}/${of}`,
	infectHere: 'Infect here',
	coverHere: ({ column }) => `Cover column ${column + 1}`,
	resist: ({ left }) => `Resistant (${left})`,
	resistHint: 'Tap where two resistant individuals enter.',
	resistHere: ({ count }, talk) => talk.plural(count, { one: 'Bring in one', other: `Bring in ${count}` }),
	back: 'Back',
	healthHint: ({ value, fits }) => (fits ? `Health takes the ${value}` : `Health: no cell for a ${value}`),
	healthHere: ({ value }) => `Note the ${value} in Health`,
	formulaHint: ({ wanted, any }) =>
		any
			? 'Formula takes any number'
			: wanted === null
				? 'Formula: nothing fits'
				: `Formula needs a ${wanted}`,
	chooseFactor: 'Choose the factor for the next box.',
	factor: ({ factor, next }) =>
		next === null
			? `Formula, factor ${written(factor)}: blocks`
			: `Formula, factor ${written(factor)}: next ${next}`,
	placeNow: ({ resource }) => `Place now: ${resources[resource]}`,
	chooseValue: 'Choose the value first.',
	value: ({ value }) => `Value ${value}`,
	spaceChoice: ({ space }) => `Note in ${space}`,
	giveUp: ({ resource }) => `Give up the ${resources[resource]}`,
	waitingFor: ({ names }, talk) => `Waiting for ${talk.and(names)}.`,
	elsewhereTakes: ({ name }) => `Which dice does ${name} take?`,
	reportOf: ({ name }) => `Report of ${name}`,
	reportFactors: 'Factors crossed',
	reportColumns: 'Health columns filled',
	less: ({ what }) => `${what}: less`,
	more: ({ what }) => `${what}: more`,
	report: 'Report',
	told: ({ name, count, of }) => `${name} added to the Formula (${count}/${of})`,
	lastInfections: ({ name }) => `${name} rolls five last infections.`,
	lastReroll: ({ count, left }) => `Re-roll ${count === 0 ? '' : `${count} `}(Explorer, ${left} left)`,
	chooseLast: ({ left }, talk) =>
		talk.plural(left, {
			one: 'An Explorer is left: choose infections to re-roll, or place the first.',
			other: `${left} Explorers are left: choose infections to re-roll, or place the first.`
		}),
	annul: ({ pair }) => `Annul pair\u00a0${pair}`,
	annulHint: ({ multiplier }) => `The multiplier is ×${multiplier}. Each pair annulled lowers it by 1.`,
	annulDone: 'Annul nothing more',
	andFinish: '… and finish',
	allPass: ({ count }) => `All ${count} pass`,
	noteOf: ({ done, of }) => `${done} of ${of}`,
	noteNext: ({ next, any }) => (any ? 'any number' : next === null ? 'blocked' : `next: ${next}`),
	noteLeft: ({ left }) => `${left} left`,
	noteTimes: ({ times }) => `×${times}`,
	seatRolls: 'rolls',
	seatTakes: 'chooses dice',
	seatMayTake: 'may take dice',
	seatActs: 'uses dice',
	seatPlaces: 'has to place',
	seatDone: 'done',
	seatElsewhere: 'on another sheet'
};
