/** Words for handing things from phone to phone. */
import type { Talk } from '../talk.ts';

export const words = {
	title: 'Hand over',
	what: 'What to hand over',
	roll: 'Roll',
	table: 'Table',
	sheet: 'One sheet',
	noTable: 'This table is not on this device.',
	toTable: 'Back to the table',
	rollHelp: 'The others scan this code, or type the letters, and have the same roll.',
	letters: 'Letters to read aloud',
	lettersNone: 'This one is too rare for a few letters: let the others scan the code.',
	lettersOf: ({ move }: { move: string }) => `Letters for: ${move}`,
	noRoll: 'Nobody has rolled yet.',
	tableHelp: 'Whoever scans this code goes on with this table. Nothing leaves your phones.',
	sheetHelp:
		'A player scans the code and keeps the own sheet from now on. Rolls then go from phone to phone.',
	sheetOf: ({ name }: { name: string }) => `Sheet of ${name}`,
	sheetImpossible: 'This sheet cannot be taken apart from the others in this game.',
	sheetGone: ({ name }: { name: string }) => `${name} has it: keep the other sheets here`,
	sheetGoneHelp: 'Opens a table that keeps only the other sheets. This one stays as it is.',
	endHelp: 'At the end one phone scans the codes of all players and makes the joint result.',
	code: 'QR code',
	codeOf: ({ at, total }: { at: number; total: number }) => `Code ${at} of ${total}`,
	sequenceHelp: ({ total }: { total: number }, talk: Talk) =>
		`This is long: ${talk.number(total)} codes take turns. Hold the other phone still until it has them all.`,
	pause: 'Pause',
	play: 'Go on',
	next: 'Next code',
	send: 'Send a link',
	copy: 'Copy the link',
	copied: 'The link is copied.',
	notCopied: 'The link could not be copied. Mark and copy it here:',
	linkHelp: 'Everything stands behind the # of the link. No server gets to see it.',
	save: 'Save as a file',
	receive: 'Receive from another phone',

	verdict: 'The verdict',
	scanTitle: 'Scan a code',
	scanHelp: 'Point the camera at the code on the other phone or on a printed sheet.',
	start: 'Start the camera',
	startHelp:
		'Your browser will ask for the camera. Pictures are looked at on this device only and never kept.',
	stop: 'Stop the camera',
	camera: 'Camera',
	cameraNumber: ({ at }: { at: number }) => `Camera ${at}`,
	torch: 'Light',
	starting: 'Starting the camera …',
	viewfinder: 'Picture of the camera',
	noCamera: {
		refused:
			'The camera was refused. You can allow it in the settings of your browser for this page, or use one of the other ways below.',
		none: 'There is no camera here. Use one of the other ways below.',
		busy: 'Another app is using the camera. Close it and try again, or use one of the other ways below.',
		insecure: 'Without a secure connection browsers give no camera. Use one of the other ways below.'
	},
	otherWays: 'Other ways',
	picture: 'From a picture',
	pictureHelp: 'A photo or a screenshot of the code, or of a whole page.',
	looking: 'Looking for a code in the picture …',
	noCode: 'No code was found in this picture. Try one in which the code is larger or sharper.',
	type: 'Letters or link',
	typeHelp: 'The six letters of a roll, or a link that somebody sent you.',
	take: 'Take over',
	file: 'From a file',
	fileHelp: 'A table that was saved as a file.',
	scanNext: 'Scan the next code',

	progress: ({ have, total }: { have: number; total: number }) => `${have} of ${total} codes`,
	missing: ({ list }: { list: string[] }, talk: Talk) => `Still missing: ${talk.and(list)}`,
	useless: {
		notOurs: 'This is no code of Pipsheet.',
		newer: 'This comes from a newer Pipsheet. Update this app and try again.',
		damaged: 'This is not complete. Ask for it again.',
		unknownGame: 'This code is of a game that this Pipsheet does not know. Update this app.',
		unreadable: 'This is a code of Pipsheet, but what it holds makes no sense. Ask for a new one.'
	},
	malformed: ({ because }: { because: string }) => `What it holds is not a table: ${because}`,
	broken: ({ at, because }: { at: number; because: string }) =>
		`Move ${at} of this table breaks a rule: ${because}`,
	notKept: 'This device could not save it. Your tables are as they were.',
	printed: ({ game }: { game: string }) => `A printed sheet of ${game}`,
	printedHelp:
		'Start a table, and your phone keeps the same sheet: you enter the dice, it checks every mark and keeps the score.',
	printedOwn:
		'It shows an edition that is not on this phone. Scan the page with its codes, which was printed with the sheet, or ask the host for it. Without it a table starts with our own edition, which may differ from this sheet.',
	printedKnown: ({ name }: { name: string }) =>
		`Recognised: your edition “${name}”. A table can start with it.`,
	startGame: 'Start a table',
	whatThisIs:
		'Pipsheet keeps the player sheets of dice games on your phone. It is free, needs no account and works without a network.',
	foreign: ({ host }: { host: string }) => `This code leads to ${host}. It has nothing to do with Pipsheet.`,
	isBackup: 'This file is a backup with all tables of a device. It is read on the backup page.',
	toBackup: 'To the backup page',
	otherFile: 'This file holds no table of Pipsheet.',
	fromTable: ({ names }: { names: string[] }, talk: Talk) => `From the table of ${talk.and(names)}`,

	rolled: 'It is on your table:',
	noTurn: {
		otherTable:
			'This roll belongs to a table that is not on this phone: other players, another game or other agreements.',
		ahead: ({ missing }: { missing: number }, talk: Talk) =>
			talk.plural(missing, {
				one: 'One roll before this one is missing here. Take that over first.',
				other: `${talk.number(missing)} rolls before this one are missing here. Take those over first.`
			}),
		otherPast: 'An earlier roll is a different one on the two phones. Compare your timelines.',
		already: ({ move }: { move: string }) => `It is here already: ${move}`,
		differs: ({ here, there }: { here: string; there: string }) =>
			`In its place this phone has: ${here} The other phone has: ${there} Undo to that point, then take it over.`,
		notNow: ({ awaited }: { awaited: string[] }, talk: Talk) =>
			awaited.length > 0
				? `Not now. First this table waits for: ${talk.or(awaited)}.`
				: 'Not now: this table is over.',
		illegal: ({ because }: { because: string }) => `Not allowed on this table: ${because}`,
		mistyped:
			'These letters do not fit this table. A letter is wrong, they are of another table, or an earlier roll differs.'
	},

	newHere: 'A table that is new on this phone',
	moves: ({ count }: { count: number }, talk: Talk) =>
		talk.plural(count, { zero: 'not begun', one: '1 move', other: `${talk.number(count)} moves` }),
	keeps: ({ names }: { names: string[] }, talk: Talk) => `It keeps the sheets of ${talk.and(names)}.`,
	open: 'Open it here',
	openAll: 'Keep all sheets here',
	openOnly: ({ name }: { name: string }) => `Keep only the sheet of ${name}`,
	same: 'You have this table already, with the same moves.',
	behind: ({ count }: { count: number }, talk: Talk) =>
		talk.plural(count, {
			one: 'You have this table. The other phone has one move more:',
			other: `You have this table. The other phone has ${talk.number(count)} moves more:`
		}),
	catchUp: 'Take them over',
	ahead: ({ count }: { count: number }, talk: Talk) =>
		talk.plural(count, {
			one: 'You have this table, and one move more than the other phone.',
			other: `You have this table, and ${talk.number(count)} moves more than the other phone.`
		}),
	parted: 'Both phones have gone on, each in its own way. Which one counts?',
	common: ({ count }: { count: number }, talk: Talk) =>
		talk.plural(count, {
			zero: 'They have no move in common.',
			one: 'The first move is the same.',
			other: `The first ${talk.number(count)} moves are the same.`
		}),
	mine: 'On this phone',
	theirs: 'On the other phone',
	more: ({ count }: { count: number }, talk: Talk) =>
		talk.plural(count, { one: 'and one more', other: `and ${talk.number(count)} more` }),
	takeMine: 'Go on with mine',
	takeTheirs: 'Go on with theirs',
	partedHelp: 'The other one stays on this phone as a table of its own. Nothing is lost.',
	keepBoth: 'Open it as a second table',
	toMine: 'Open my table',

	together: 'Put the sheets together',
	togetherHelp: 'This is another sheet of a table that you keep sheets of.',
	sheetsHere: 'Sheets so far',
	sheetsMissing: ({ names }: { names: string[] }, talk: Talk) =>
		`Without ${talk.and(names)}: scan that code too, or report for them at the table.`,
	sheetsAll: 'All sheets are here.',
	noMerge: {
		otherTable: 'These sheets are of different tables.',
		sheetTwice: ({ name }: { name: string }) =>
			`Two phones have a sheet of ${name}, and they are not the same. Decide which one counts.`,
		throwsDiffer: ({ at, one, other }: { at: number; one: string; other: string }) =>
			`The phones do not agree about roll ${at}. One has: ${one} Another has: ${other}`,
		stuck: ({ move }: { move: string }) => `Put together, this does not follow the rules: ${move}`
	},
	result: 'Joint result',
	soFar: 'So far',
	rank: 'Place',
	player: 'Player',
	total: 'Total',
	team: 'Team',
	keepResult: 'Keep the joint table',
	leaveOut: ({ name }: { name: string }) => `Leave out the sheet of ${name}`
};

export type ShareWords = typeof words;
