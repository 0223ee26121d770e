/** Words of history and statistics. */
import { origin } from '../origin/en.ts';
import type { Talk } from '../talk.ts';

export const words = {
	title: 'History and statistics',
	reading: ({ done, of }: { done: number; of: number }, talk: Talk) =>
		`Counting table ${talk.number(done)} of ${talk.number(of)} …`,
	failed: 'The tables on this device cannot be read right now.',
	unread: ({ count }: { count: number }, talk: Talk) =>
		talk.plural(count, {
			one: 'One table could not be opened and is left out.',
			other: `${talk.number(count)} tables could not be opened and are left out.`
		}),
	empty:
		'Nothing has been played on this device yet. What you play from now on is counted here, and only here.',
	none: 'Nothing was played that fits this choice.',
	filters: 'What to look at',
	game: 'Game',
	allGames: 'All games',
	player: 'Player',
	everybody: 'Everybody',
	month: 'Month',
	always: 'All months',
	tables: 'Tables',
	finished: 'Finished',
	moves: 'Moves',
	diceEntered: 'Dice entered',

	against: 'Against each other',
	againstHelp:
		'A shared victory counts for everybody who shares it. Who played alone, and games without a winner, are left out.',
	together: 'Won together',
	togetherHelp: 'In these games the table wins or loses as one.',
	won: 'Won',
	share: 'Share',
	wonOf: ({ won, played }: { won: number; played: number }) => `${won} of ${played}`,

	byMonth: 'Month by month',
	count: 'Number',

	scores: ({ game }: { game: string }) => `Points over time: ${game}`,
	shown: 'Shown',
	total: 'Total',
	date: 'Date',
	asTable: 'As a table',
	meansOf: ({ count }: { count: number }) => `Each place of a line is the mean of ${count} games in a row.`,
	plotOf: ({ what, count }: { what: string; count: number }, talk: Talk) =>
		talk.plural(count, {
			one: `${what}, one game; the table below has the number`,
			other: `${what}, ${count} games in the order in which they were played; the table below has the numbers`
		}),
	bests: 'Personal bests',
	points: 'Points',

	lengths: 'How long a game takes',
	lengthsHelp:
		'Minutes run from the first to the last entry. Tables that came from another device, or lay longer than twelve hours, are left out of them.',
	least: 'Shortest',
	middle: 'Median',
	most: 'Longest',
	minutes: 'Minutes',

	dice: 'Dice',
	yourDice: 'Your dice',
	since: ({ month }: { month: string }) => `since ${month}`,
	ordinary: 'Ordinary dice',
	face: 'Face',
	cameUp: 'Came up',
	expected: 'Expected',
	fair: ({ dice, hundred }: { dice: number; hundred: number }, talk: Talk) =>
		`${talk.number(dice)} dice. Fair dice are at least this uneven on ${hundred} of 100 evenings.`,
	verdict: {
		usual: 'Nothing unusual.',
		uneven: 'Uneven, as chance makes it now and then.',
		odd: 'Chance alone rarely does this: worth a look at the dice, or at how they are read.'
	},
	few: ({ dice, missing }: { dice: number; missing: number }, talk: Talk) =>
		talk.plural(dice, {
			one: `One die, too little to judge: about ${talk.number(missing)} more are needed.`,
			other: `${talk.number(dice)} dice, too few to judge: about ${talk.number(missing)} more are needed.`
		}),
	strange: ({ dice }: { dice: number }, talk: Talk) =>
		`${talk.number(dice)} dice. Not all of these faces are on one kind of die, so nothing can be tested.`,
	fairHelp:
		'A chi-squared test compares how often each face came up with how often it should have. It never proves that a die is fair, and among many dice some look odd by chance.',

	luck: 'High and low dice',
	luckHelp: 'High dice are not good in every game: this only says how unusual they were.',
	luckLine: (
		{ name, mean, dice, hundred }: { name: string; mean: number; dice: number; hundred: number },
		talk: Talk
	) =>
		`${name} rolled ${talk.number(mean)} on average with ${talk.number(dice)} dice, more than fair dice in ${hundred} of 100 games.`,

	history: 'All tables',
	replay: 'Replay',
	running: 'Not finished',
	wonBy: ({ names }: { names: string[] }, talk: Talk) =>
		talk.plural(names.length, { one: `${talk.and(names)} won`, other: `${talk.and(names)} won` }),
	wonTogether: 'Won together',
	lostTogether: 'Lost together',
	noWinner: 'Over, without a winner',
	origin,
	more: 'Show more',

	export: 'For a spreadsheet',
	exportHelp: 'Both files hold what is chosen above. Nothing is sent anywhere.',
	resultsCsv: 'Results (CSV)',
	diceCsv: 'Dice (CSV)',
	resultsHead: [
		'Table',
		'Game',
		'Begun',
		'Ended',
		'Minutes',
		'Moves',
		'Player',
		'Result',
		'Points',
		'Remark'
	],
	results: { won: 'won', lost: 'lost', stopped: 'no winner', running: 'not finished' },
	diceHead: ['Game', 'Dice', 'Player', 'Face', 'Came up', 'Expected']
};

export type HistoryWords = typeof words;
