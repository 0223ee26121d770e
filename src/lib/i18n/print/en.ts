/** Words of the print screen, and those that print adds to a page. */
import { origin } from '../origin/en.ts';
import type { Talk } from '../talk.ts';

export const words = {
	title: 'Print',
	/** The head of the screen. */
	heading: ({ game }: { game: string }) => `Print ${game}`,
	chooseGame: 'Which game?',
	what: 'What to print',
	whats: {
		kit: 'Kit for tonight',
		sheets: 'Blank sheets',
		filled: 'This table, as it stands',
		aid: 'Player aid',
		large: 'Large print',
		tiles: 'Enlarged, in parts',
		decks: 'Cards, tokens and tiles'
	},
	players: 'Players',
	bothSides: 'On both sides, with aids and backs',
	copies: 'Copies',
	fewer: 'Fewer',
	more: 'More',
	edition: 'Edition',
	paper: 'Paper',
	perPage: 'Sheets on a page',
	smallest: ({ size }: { size: string }) => `Smallest text: ${size} pt`,
	tooSmall: 'Too small to read',
	ink: 'Ink',
	inks: { colour: 'Colour', grey: 'Black and white', erase: 'Dry-erase' },
	inkHelp:
		'Black and white prints greys only, with thin lines and less ink. Dry-erase has strong lines, no colour under the marks and larger cells, for a sheet under film: on A4 and Letter it comes in two parts to be glued.',
	language: 'Language of the sheet',
	names: 'Names',
	namesHelp: {
		sheets: 'One sheet for each name. Leave it empty for sheets without names.',
		kit: 'They stand on the first sheets; the others stay without a name.',
		board: 'They stand on the board. Leave it empty to write them by hand.'
	},
	addName: 'Add a name',
	nameOf: ({ n }: { n: number }) => `Name ${n}`,
	emptyLines: ({ names }: { names: string }) =>
		`The typeface of the sheets lacks letters of: ${names}. Their line stays empty for you to write on; lists say “Player 1” and so on.`,
	trimmed: ({ names }: { names: string }) => `Printed without the signs that the typeface lacks: ${names}.`,
	area: 'Enlarge',
	everyArea: 'Every part, one after the other',
	tilePages: 'Parts of a sheet',
	tiles: ({ n }: { n: number }) => `${n} pages`,
	tileHelp:
		'The sheet is spread over several pages of your paper. Cut along the dashed edges and glue the parts where they overlap.',
	tilePart: ({ n, of }: { n: number; of: number }) => `Part ${n} of ${of}`,
	tileFirst: 'the others are glued onto this one',
	tileNext: 'cut along the dashed edge, glue it where the pictures meet',
	backs: 'With backs, to print on both sides',
	duplex:
		'Print on both sides and choose “long edge” (also called “left edge” or “book”). At 100 %, not “fit to page”.',
	scale: 'Print at 100 %, not “fit to page”. The ruler on the first page shows whether it is true.',
	cardSize: 'Size of the cards',
	cardSizes: { own: 'To the board', '63×88': '63 × 88 mm', '44×62': '44 × 62 mm' },
	cardSizeHelp: 'Tokens and tiles are as small as the places that they lie on.',
	bleed: 'Colour over the edge',
	bleeds: { '0': 'none', '3': '3 mm' },
	score: 'With the score sheet',
	moves: 'With the list of moves',
	codeElsewhere: {
		score:
			'The code on the sheets opens the game only, for this table is too long for it. The code of the table is on the score sheet.',
		nowhere:
			'This table is too long for a printed code: the codes open the game only. Share the table as a file instead.'
	},
	point: 'After move',
	pointOf: ({ n, of }: { n: number; of: number }) => `${n} of ${of}`,
	preview: 'Preview',
	pageOf: ({ n, of }: { n: number; of: number }) => `Page ${n} of ${of}`,
	previous: 'Previous page',
	next: 'Next page',
	pages: ({ n }: { n: number }, talk: Talk) => talk.plural(n, { one: `${n} page`, other: `${n} pages` }),
	download: 'Download PDF',
	share: 'Share',
	direct: 'Print now',
	/** After asking the browser to print: its own dialogue speaks for itself. */
	printed: {
		dialogue: '',
		tab: 'The PDF is open in a new tab. Print it from there.',
		nobody:
			'Your browser does not print or open a PDF by itself here. Open it with the button, or download it.'
	},
	openPdf: 'Open the PDF',
	working: ({ done, of }: { done: number; of: number }) => `Page ${done} of ${of} …`,
	stop: 'Stop',
	stopped: 'Stopped. Nothing was saved.',
	saved: ({ name }: { name: string }) => `Saved as “${name}”.`,
	failed: 'The PDF could not be made. Nothing is lost; please try again.',
	nothing: 'Choose something to print first.',
	noTable: 'This table is not on this device.',
	/** On the pages. */
	sheetOf: ({ name }: { name: string }) => `Sheet of ${name}`,
	sheetNumber: ({ n }: { n: number }) => `Sheet ${n}`,
	seat: ({ n }: { n: number }) => `Player ${n}`,
	board: 'Board',
	scoreSheet: 'Score sheet',
	moveList: 'List of moves',
	total: 'Total',
	/** Above the names of what a score counts. */
	counted: 'Counted',
	everybody: 'Everybody',
	origin,
	afterMoves: ({ n }: { n: number }, talk: Talk) =>
		talk.plural(n, { one: 'After one move', other: `After ${n} moves`, zero: 'Before the first move' }),
	deckPage: ({ deck, n, of }: { deck: string; n: number; of: number }) =>
		of === 1 ? deck : `${deck}, ${n} of ${of}`,
	backOf: ({ page }: { page: string }) => `${page}: backs`,
	aid: 'Player aid',
	aidAim: 'Aim.',
	aidEnd: 'End.',
	aidTurn: 'A turn',
	aidSheet: 'Your sheet',
	aidBoard: 'On the board',
	aidShapes: 'Also on the sheet',
	aidSigns: 'Every sign',
	emptyBack: 'Empty back',
	kitPrint: 'Print',
	kitScale: 'Actual size, 100 %, not “fit to page”. Lay a ruler on this line:',
	kitBoth: 'On both sides, turned over the long edge (“long edge”, “left” or “book”).',
	kitOneSide: 'On one side.',
	kitFirm: 'Firm paper for what is cut, if you have it.',
	kitGlue: 'Glue the parts of each sheet together, as they say.',
	kitCheck: 'Turn over and check',
	kitLight:
		'Hold a page to be cut to the light: each back lies behind its front, the same way up. If not, choose the other edge.',
	kitCut: 'Cut',
	kitMarks: 'From mark to mark, the long cuts first.',
	kitLayOut: 'Lay out',
	kitSheets: ({ n }: { n: number }, talk: Talk) => talk.plural(n, { one: 'one sheet', other: `${n} sheets` }),
	kitBehind: 'on the back',
	kitAids: ({ n }: { n: number }, talk: Talk) =>
		talk.plural(n, { one: 'one player aid', other: `${n} player aids` }),
	kitPlayers: ({ n }: { n: number }, talk: Talk) =>
		talk.plural(n, { one: 'one player', other: `${n} players` }),
	kitPapers: ({ n }: { n: number }, talk: Talk) =>
		talk.plural(n, { one: 'one sheet of paper', other: `${n} sheets of paper` }),
	kitCount: ({ n, what }: { n: number; what: string }) => `${what}:\u00a0${n}`,
	/** What stands in a cell, for whoever has the page read aloud. */
	marks: {
		fill: 'filled',
		cross: 'crossed out',
		circle: 'circled',
		half: 'half filled',
		tick: 'ticked',
		strike: 'struck through',
		marker: 'with a marker'
	},
	turnLong: 'printed on both sides, turned over the long edge',
	ownEdition: 'Pipsheet’s own edition',
	ruler: '50 mm',
	legend: 'Shapes and signs',
	soFar: 'So far:',
	codeTable: 'Scan to open this table',
	/** An own edition on a page of codes. */
	editionCodes: 'The edition in codes',
	editionCodesHelp: ({ n }: { n: number }, talk: Talk) =>
		talk.plural(n, {
			one: 'Whoever scans this code with Pipsheet has this edition: to play, to print and to hand on.',
			other: `Photograph this page or scan all ${n} codes with Pipsheet, one after the other in any order: then you have this edition, to play, to print and to hand on.`
		}),
	codeOf: ({ at, total }: { at: number; total: number }) => `Code ${at} of ${total}`,
	withEditionCodes: 'With the edition in codes',
	withEditionCodesHelp:
		'The edition does not fit into the code on these pages. On a page of its own others can scan it.',
	/** Names of files; no slashes or colons. */
	file: {
		kit: ({ n }: { n: number }, talk: Talk) => talk.plural(n, { one: 'kit for one', other: `kit for ${n}` }),
		aid: 'player aid',
		sheets: ({ n }: { n: number }, talk: Talk) =>
			talk.plural(n, { one: 'blank sheet', other: `${n} blank sheets` }),
		filled: ({ names }: { names: string }) => `table of ${names}`,
		large: 'large print',
		tiles: ({ n }: { n: number }) => `enlarged on ${n} pages`,
		decks: 'cards',
		perPage: ({ n }: { n: number }) => `${n} to a page`,
		grey: 'black and white',
		erase: 'dry-erase'
	}
};

export type PrintWords = typeof words;
