/** Editions: the components that lie on somebody's table. */
import type { Talk } from '../talk.ts';

export const words = {
	title: 'Editions',
	about:
		'The sheets and cards in this app are our own. If you own the published ones, enter what is printed on them once: then this app plays, judges and prints yours.',
	standard: 'Our own edition',
	standardAbout: 'Made for this app. Not the published sheet.',
	enter: 'Enter your edition',
	enterFor: ({ game }: { game: string }) => `Enter your edition of ${game}`,
	copyOf: ({ name }: { name: string }) => `Copy of ${name}`,
	firstName: 'My edition',
	received: 'received',
	unfinished: 'not finished',
	edit: 'Edit',
	copy: 'Copy',
	remove: 'Delete',
	removed: ({ name }: { name: string }) => `“${name}” is deleted.`,
	undo: 'Undo',
	redo: 'Redo',
	name: 'Name of the edition',
	nameHelp: '1 to 60 characters; it is printed on the sheet.',
	nameWrong: 'An edition needs a name of 1 to 60 characters.',
	ours: 'ours',
	known: 'as the rule book says',
	yours: 'yours',
	shuffled: 'shuffled',
	parts: 'Parts of the edition',
	partWrong: 'Something does not work here.',
	sheet: 'Sheet',
	nextPart: ({ name }: { name: string }) => `Next: ${name}`,
	nextOurs: 'our own so far: enter yours',
	resetField: 'Back to ours',
	asText: 'As text',
	byHand: 'By hand',
	preview: 'As it will be played and printed',
	allCards: ({ count }: { count: number }, talk: Talk) => `Show all ${talk.number(count)}`,
	noPreview: 'The sheet is drawn again as soon as everything fits. Nothing you entered is lost.',
	faults: ({ count }: { count: number }, talk: Talk) =>
		talk.plural(count, {
			one: 'One thing does not work yet.',
			other: `${talk.number(count)} things do not work yet.`
		}),
	kept: 'kept',
	notKept: 'The last change could not be saved on this device. Hand the edition over or save it as a file.',
	play: 'Start a table with it',
	print: 'Print',
	hand: 'Hand over',
	handHelp: 'The other phone scans this, previews the edition and keeps it.',
	file: 'Save as a file',
	fresh: 'Shuffle a fresh sheet',
	freshFor: ({ game }: { game: string }) => `Shuffle a fresh sheet of ${game}`,
	freshSeed: 'Number of the sheet',
	freshAny: 'any',
	freshName: ({ seed }: { seed: number }) => `Fresh sheet ${seed}`,
	fairness: 'Is it fair?',
	fairnessHelp:
		'A simple player who looks one move ahead plays alone on this sheet and on ours. It is no good player, but the same one on both.',
	tryOut: ({ games }: { games: number }, talk: Talk) => `Play ${talk.number(games)} quick games on each`,
	trying: ({ done, of }: { done: number; of: number }, talk: Talk) =>
		`${talk.number(done)} of ${talk.number(of)} games on each sheet`,
	stopTrying: 'Stop',
	trialFailed: 'The games could not be played on this device.',
	wins: ({ mine, ours }: { mine: number; ours: number }, talk: Talk) =>
		`It wins ${talk.number(mine)} of 100 games on this sheet and ${talk.number(ours)} of 100 on ours.`,
	turns: ({ mine, ours }: { mine: number; ours: number }, talk: Talk) =>
		`A win takes ${talk.number(mine)} turns on this sheet and ${talk.number(ours)} on ours.`,
	noWins: 'How long a win takes cannot be told: there was none on one of the sheets.',
	points: ({ mine, ours }: { mine: number; ours: number }, talk: Talk) =>
		`It reaches ${talk.number(mine)} points on this sheet and ${talk.number(ours)} on ours.`,
	moves: ({ mine, ours }: { mine: number; ours: number }, talk: Talk) =>
		`A game takes ${talk.number(mine)} moves on this sheet and ${talk.number(ours)} on ours.`,
	unread: 'The editions on this device cannot be read right now. Nothing is lost.',
	notCreated: 'The edition could not be kept on this device. Please try again.',
	missing: 'This edition is not on this device.',
	choose: 'Edition',
	chooseHelp: 'Which sheet or cards lie on the table?',
	foundTitle: ({ game }: { game: string }) => `An edition of ${game}`,
	keep: 'Keep this edition',
	knownAs: ({ name }: { name: string }) => `You have it already, as “${name}”.`,
	changed: ({ name }: { name: string }) =>
		`You have another edition called “${name}”. This one is kept beside it.`,
	goOnTitle: 'A table is waiting for this edition',
	goOnHelp:
		'What you correct here counts for that table as soon as you go on with it. The table as it was stays as it is.',
	goOn: 'Go on with the corrected edition',
	goOnFails: 'With this edition the table could not have come so far. Correct the sheet at the desk instead.',
	backToTable: 'Back to the table'
};

export type EditionsWords = typeof words;
