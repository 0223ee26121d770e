/** Words of the play screen, whatever the game. */
import { end } from '../end/en.ts';
import { origin } from '../origin/en.ts';
import type { Talk } from '../talk.ts';

export const words = {
	allowed: 'Allowed.',
	refused: ({ because, rule }: { because: string; rule: string }) => `Not allowed, rule ${rule}: ${because}`,
	undone: ({ what }: { what: string }) => `Taken back: ${what}`,
	alsoTakenBack: ({ what }: { what: string }) => `Also taken back: ${what}`,
	nowPlays: ({ name }: { name: string }) => `Now it is ${name}’s turn`,
	mayActToo: ({ names }: { names: string[] }, talk: Talk) =>
		talk.plural(names.length, {
			one: `${talk.and(names)} may act too`,
			other: `${talk.and(names)} may act too`
		}),
	mayAct: 'to act',
	isDone: 'done',
	places: ({ count }: { count: number }, talk: Talk) =>
		talk.plural(count, { one: '1 place', other: `${count} places` }),
	sheet: 'Sheet',
	whole: 'whole',
	showLarge: 'Show large',
	whatHappened: 'What happened',
	alternatives: ({ count }: { count: number }, talk: Talk) =>
		talk.plural(count, { one: 'One move is legal:', other: `${count} moves are legal, the nearest first:` }),
	alternativeOf: ({ at, of }: { at: number; of: number }) => `${at} of ${of}`,
	more: ({ count }: { count: number }) => `${count} more`,
	previous: 'Previous',
	next: 'Next',
	doThis: 'Do this instead',
	putBack: 'Put it back',
	nothingWritten: 'nothing was written',
	triedHere: 'tried here',
	causeHere: 'this is why',
	doubtedHere: 'this could not have come about',
	closeCard: 'Close this message',
	cell: ({ name, holds }: { name: string; holds: string }) => `${name}: ${holds}`,
	cellNow: ({ name, holds, state }: { name: string; holds: string; state: string }) =>
		`${name}: ${holds}, ${state}`,
	previewed: 'previewed',
	possible: 'possible',
	justWritten: 'just written',
	empty: 'empty',
	struck: ({ text }: { text: string }) => `${text}, crossed out`,
	/** Of a piece on the sheet. */
	tones: {
		red: 'red',
		yellow: 'yellow',
		blue: 'blue',
		black: 'black',
		white: 'white',
		orange: 'orange',
		green: 'green',
		brown: 'brown'
	},
	marks: {
		fill: 'filled',
		cross: 'crossed out',
		circle: 'circled',
		half: 'half filled',
		tick: 'ticked',
		strike: 'struck through',
		marker: 'the marker is here'
	},
	sheetOf: ({ name }: { name: string }) => `Sheet of ${name}`,
	turnOf: ({ name }: { name: string }) => `${name}’s turn`,
	awaited: 'awaited',
	sheets: 'Sheets',
	areas: 'Areas of the sheet',
	filledOf: ({ filled, of }: { filled: number; of: number }) => `${filled} of ${of}`,
	legalHere: 'something is possible here',
	wholeSheet: 'Whole sheet',
	turnSheet: 'Turn the sheet',
	wholeArea: 'Show the whole area',
	lookingBack: ({ at, of }: { at: number; of: number }) => `Looking back: after move ${at} of ${of}`,
	backToNow: 'Back to now',
	answer: 'Answer',
	tryIt: 'Ask without recording',
	tryHelp: 'Try mode: tap anything to hear whether it would be allowed. Nothing is recorded.',
	steps: { paper: 'Paper', roll: 'Roll', ask: 'Ask' },
	asksRoll: 'Enter what was rolled or drawn. Nothing is recorded.',
	asksMove: 'Try the move: it is judged, not recorded.',
	takeAsMade: 'Take it as made and go on',
	leaveTry: 'Leave try mode',
	showLegal: ({ count }: { count: number }, talk: Talk) =>
		talk.plural(count, {
			zero: 'Nothing of this kind is possible now',
			one: 'Show the 1 legal move',
			other: `Show the ${count} legal moves`
		}),
	/** Where a number would only frighten. */
	showNearest: 'Show legal moves, nearest first',
	alsoBroken: 'Also broken',
	rulingApplies: ({ answer }: { answer: string }) => `At this table: “${answer}”`,
	timeline: 'Timeline',
	noMoves: 'Nothing has happened yet.',
	moveNumber: ({ at }: { at: number }) => `Move ${at}`,
	statistics: 'Dice so far',
	noRolls: 'No dice have been entered yet.',
	statisticsHelp: ({ count }: { count: number }, talk: Talk) =>
		talk.plural(count, {
			one: 'One die was entered. With fair dice each face comes up equally often in the long run.',
			other: `${talk.number(count)} dice were entered. With fair dice each face comes up about ${talk.number(Math.round((count / 6) * 10) / 10)} times.`
		}),
	faceCount: ({ face, count }: { face: number; count: number }, talk: Talk) =>
		talk.plural(count, { zero: `${face}: never`, one: `${face}: once`, other: `${face}: ${count} times` }),
	handOverRoll: 'Hand over the roll',
	scanRoll: 'Scan the roll',
	rollNow: 'Roll for me (no dice at hand)',
	enterDie: ({ face }: { face: number | string }) => `Enter ${face}`,
	nthOf: ({ name, nth, of }: { name: string; nth: number; of: number }) => `${name} (${nth} of ${of})`,
	takeBackLast: 'Take back the last die',
	takeBackDie: ({ face }: { face: number }) => `Take back the ${face}`,
	diceEntered: ({ count, of }: { count: number; of: number }, talk: Talk) =>
		talk.plural(of, {
			one: `${count} of ${of} die entered`,
			other: `${count} of ${of} dice entered`
		}),
	...end,
	allTheSame: 'It lies here all the same',
	noLongerChecked: ({ count }: { count: number }, talk: Talk) =>
		talk.plural(count, {
			one: 'Then this rule is no longer checked at this table.',
			other: 'Then these rules are no longer checked at this table.'
		}),
	asVerdict: 'Show and share this verdict',
	theirBox: 'Then this table counts as having one more of it: it gets an edition of its own.',
	theirPast:
		'Then what the app had noted about it is put right; the moves before this turn stay in the old table.',
	correctSheet: 'Correct the sheet',
	playedOn: ({ edition }: { edition: string }) => `Played on the edition “${edition}”`,
	origin,
	closeMenu: 'Close the menu',
	trouble: {
		gone: 'This table was deleted from this device: in another tab, or by the browser when it cleared its data. It is only on this screen now.',
		silent:
			'This device does not answer, so the last move could not be saved. Close the browser, open it again, then go on.',
		conflict: 'This table went on in another tab. You see its newest state; your last tap was not recorded.',
		full: 'This device has no room left, so the last move could not be saved. Export the table, make room, then go on.',
		'newer-version': 'A newer Pipsheet is open in another tab. Reload to go on; nothing is lost.',
		'too-long': 'A table holds at most 5,000 moves, and this one is full.',
		broken:
			'The browser could not save the last move, so it was not made. Export the table to be safe, then reload.'
	},
	olderRules: ({ at, move, rule }: { at: number; move: string; rule: string }) =>
		`This table was played with an earlier version of the rules. Move ${at} (“${move}”) breaks rule ${rule} today.`,
	olderRulesRest: ({ count }: { count: number }, talk: Talk) =>
		talk.plural(count, {
			one: 'You see the table as it was before; that move is kept, and nothing is cut.',
			other: `You see the table as it was before; that move and what followed (${talk.number(count)} moves) are kept, and nothing is cut.`
		}),
	goOnFromHere: 'Go on from here as a copy',
	keepAnew: 'Keep it as a new table',
	unopened: {
		'newer-version': 'A newer Pipsheet is open in another tab. Reload to go on; nothing is lost.',
		silent: 'The tables on this device do not answer. Close the browser, open it again, then try once more.',
		broken: 'This table could not be loaded. It stays on this device as it is.'
	},
	exportTable: 'Export this table',
	opening: 'Opening the table …',
	missing: 'This table is not on this device.',
	damaged: 'This table is damaged and cannot be opened. What is left of it can be saved as a file.',
	saveRest: 'Save what is left',
	explained: ({ part, whose, value }: { part: string; whose: string; value: string }) =>
		`${part}, ${whose}: ${value}`,
	whereFrom: ({ part, whose, value }: { part: string; whose: string; value: string }) =>
		`${part}, ${whose}: ${value}. Where does it come from?`,
	correctEdition: 'Printed otherwise? Correct the edition',
	toEdition: 'Correct the edition',
	correctedName: 'Our edition, corrected'
};

export type PlayWords = typeof words;
