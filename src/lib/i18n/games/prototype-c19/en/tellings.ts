import { valuesIn, type Words } from '../words.ts';
import { scenarios } from './options.ts';
import { resources } from './sheet.ts';

export const tellings: NonNullable<Words['tellings']> = {
	dengueSixes: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Dengue: a 1 or 2 became a 6.',
			other: `Dengue: ${count} dice of 1 and 2 became sixes.`
		}),
	mutantNoted: ({ face }) => `The roll is final: the mutant ${face} is noted.`,
	mutantLost: ({ by, face }, talk) => `${talk.player(by)} has no mutant box left: the ${face} is lost.`,
	healthGives: ({ by, resource }, talk) =>
		`The Health cell gives ${talk.player(by)}: ${resources[resource]}.`,
	healthResistant: 'A number in Health gives Resistant individuals.',
	pairGives: ({ by, pair, resource }, talk) =>
		`Pair ${pair} is complete and gives ${talk.player(by)}: ${resources[resource]}.`,
	rowGives: ({ by, row, resource, multiplier }, talk) =>
		resource === null
			? `Row ${row + 1} of ${talk.player(by)} is complete: the multiplier is ×${multiplier}.`
			: `Row ${row + 1} of ${talk.player(by)} is complete and gives: ${resources[resource]}. The multiplier is ×${multiplier}.`,
	columnStruck: ({ by, column }, talk) =>
		`Everybody in column ${column + 1} of ${talk.player(by)} is infected: −10 points.`,
	hospitalGives: ({ by }, talk) => `A hospital of ${talk.player(by)} is surrounded and gives a free sample.`,
	noCircle: ({ by, resource }, talk) =>
		`${talk.player(by)} has no free circle for it: ${resources[resource]} is lost.`,
	formulaBlocked: ({ by }, talk) =>
		`No die fits after this factor: the Formula of ${talk.player(by)} ends here.`,
	halfInfected: ({ by, count }, talk) =>
		talk.plural(count, {
			one: `A resistant individual of ${talk.player(by)} is half infected.`,
			other: `${count} resistant individuals of ${talk.player(by)} are half infected.`
		}),
	received: ({ by, values, scenario }, talk) =>
		`${scenarios[scenario]}: ${talk.player(by)} receives ${talk.plural(values.length, { one: 'an infection', other: `${values.length} infections` })} of ${valuesIn(values, talk)}.`,
	zoneFull: ({ by }, talk) =>
		`Everybody in the zone of ${talk.player(by)} is infected: further infections have no effect.`,
	newRound: ({ round, of }) => `Round ${round} of ${of} begins.`,
	lastRound: ({ round }) => `The last round, number ${round}, begins.`,
	secondTurn: ({ by }, talk) => `Second turn of ${talk.player(by)}: three sample dice, no mutant die.`,
	reportsAwaited: 'The last turn is over: the reports of the other sheets are missing.',
	finalStep: 'The final step begins.'
};
