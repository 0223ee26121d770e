import { aNumber } from '../../../english.ts';
import type { Scenario } from '../../../../validators/prototype-c19/agreed.ts';
import { written, type Words } from '../words.ts';
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

export const labels: Words['labels'] = {
	round: ({ round, of, second }) =>
		second ? `Round ${round} of ${of}, second turn` : `Round ${round} of ${of}`,
	reminder: ({ scenario }) => reminders[scenario],
	scenarioName: ({ scenario }) => scenarios[scenario],
	enterRoll: ({ second, firstCounts }) =>
		`${second ? 'Three sample dice.' : 'Five sample dice, then the mutant die.'} ${firstCounts ? 'Enter the first throw: it counts here.' : 'Already re-rolled? What lies there now is enough.'}`,
	slotSample: ({ nth }) => `Sample die ${nth}`,
	slotMutant: 'Mutant die',
	sampleDie: ({ face }) => `Sample die ${face}`,
	mutantDie: ({ face }) => `Mutant die ${face}`,
	mutant: 'Mutant',
	entered: ({ count, of }, talk) =>
		talk.plural(of, {
			one: `${count} of ${of} die entered`,
			other: `${count} of ${of} dice entered`
		}),
	chooseDice: ({ name }) => `Dice that ${name} may take`,
	meansNothing: 'One die: Biotechnology · two: a sample and an infection · three: with a Lab rat',
	meansOne: ({ face, infection }) =>
		infection === null
			? `The ${face} goes into Biotechnology, without infection.`
			: `The ${face} alone goes into Biotechnology; tapped into Health or the Formula it brings infection ${infection}.`,
	meansMore: ({ infection, samples, rat }, talk) =>
		`Infection ${infection}, ${talk.plural(samples.length, { one: 'sample', other: 'samples' })} ${talk.and(samples.map(String))}${rat ? ', with a Lab rat' : ''}: tap where the sample goes.`,
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
	analysisMutant: ({ left }) =>
		left === null ? 'Analysis of the mutant die' : `Analysis of the mutant die (${left})`,
	mutantUp: 'Analysis: mutant die plus 1',
	mutantDown: 'Analysis: mutant die minus 1',
	convert: ({ space, from, to }) => `Cross ${space}: ${from} → ${to}`,
	done: ({ name }) => `${name} is done`,
	infect: ({ value }) => `Infection ${value}: tap the risk zone.`,
	infectShown: ({ value }) => `Infection ${value}: as shown, or tap elsewhere.`,
	cover: ({ value }) => `Infection ${value} fits nowhere: tap a column to cover.`,
	receivedLeft: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Still to place: one infection received.',
			other: `Still to place: ${count} infections received.`
		}),
	chooseInfection: 'Infections received: choose one',
	turnShape: ({ at, of }) => `Turn ${at}/${of}`,
	infectHere: ({ count }, talk) =>
		talk.plural(count, { one: 'Infect this one', other: `Infect these ${count}` }),
	endsPart: ({ name }) => `then ${name} is done`,
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
				: `Formula needs ${aNumber(wanted)}`,
	chooseFactor: 'Choose the factor for the next box.',
	noFactor: 'Note it: no factor is left',
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
	barRolls: ({ name }) => `${name} rolls`,
	barTakes: ({ name }) => `${name} takes dice`,
	barActs: ({ name, part }) =>
		part === 'acting' ? `${name} uses dice` : part === 'open' ? `${name} may take dice` : `${name} is done`,
	barResearch: ({ name }) => `${name} places a sample`,
	barReceived: ({ name, count }, talk) =>
		talk.plural(count, { one: `${name} places an infection`, other: `${name} places ${count} infections` }),
	barReports: 'Reports of the other sheets',
	barLast: ({ name }) => `${name}: final step`,
	barOthers: 'The others act',
	barAlso: ({ names }, talk) =>
		names.length > 2 ? `${names.length} others may act too` : `${talk.and(names)} may act too`,
	noteOf: ({ done, of }) => `${done} of ${of}`,
	noteNext: ({ next, any }) => (any ? 'any' : next === null ? 'blocked' : `next: ${next}`),
	noteLeft: ({ left }) => `${left} left`,
	noteTimes: ({ times }) => `×${times}`,
	seatRolls: 'rolls',
	seatTakes: 'chooses',
	seatMayTake: 'may take',
	seatActs: 'uses dice',
	seatPlaces: 'places',
	seatDone: 'done',
	seatElsewhere: 'elsewhere'
};
