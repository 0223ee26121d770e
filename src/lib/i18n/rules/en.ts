/** Words of the rules page. */
import type { Talk } from '../talk.ts';

export const words = {
	title: ({ game }: { game: string }) => `Rules of ${game}`,
	note: 'In our own words. The published rule book is the original.',
	find: 'Find a rule',
	found: ({ count }: { count: number }, talk: Talk) =>
		talk.plural(count, { zero: 'No rule has these words.', one: '1 rule', other: `${count} rules` }),
	rulings: 'Open questions',
	usual: 'usual',
	here: 'at this table',
	backToTable: 'Back to the table',
	backToQuestion: 'Back to the question',
	link: ({ rule }: { rule: string }) => `Link to ${rule}`,
	aid: 'At the table',
	contents: 'Contents',
	readOn: 'Read on',
	sectionBefore: 'Before',
	sectionAfter: 'Next',
	overview: 'How to play',
	learn: 'How to play in two minutes',
	aim: 'Aim.',
	end: 'End.',
	sheetParts: 'The parts of your sheet',
	boardParts: 'The parts of the board',
	layOut: 'What to lay out',
	allowed: 'Allowed',
	refused: 'Not allowed',
	whatHappens: 'What happens',
	before: 'Before that:',
	touchedBy: 'An open question touches this rule:',
	touches: 'It changes:',
	editionExample: 'An edition in which this rule is broken cannot be played:',
	ours: 'The sheets, cards and numbers shown here are our own, not the publisher’s.',
	enterYours: 'Enter yours',
	tableEditionAbout:
		'This page was opened from a table that plays with these numbers, and the rules name them. The examples are drawn on our own edition. What the edition does not state is our own.',
	ask: 'Ask about a move',
	judgedNow: 'Both judged by the referee, just now',
	anotherPair: 'Another pair',
	noOtherPair: 'The referee found no other pair just now.',
	judged: 'All examples on this page are judged by the referee while you read.',
	/** Why a rule has no example. */
	none: {
		table: 'No example: this rule is about people and things on the table, not about what is written.',
		record: 'No example: what this rule forbids cannot be entered at all.',
		count: 'No example: this rule only says what counts.',
		never: 'No example: on our own edition this cannot come up.',
		desk: 'No example: this rule is about positions entered at the desk, where doubts are shown at their place.'
	},
	withAnswer: ({ answer, verdict }: { answer: string; verdict: string }) => `Answer ${answer}: ${verdict}`,
	alsoBroken: ({ rules }: { rules: string }) => `It also breaks ${rules}.`,
	tableEdition: ({ name }: { name: string }) => `On this table: ${name}`,
	insteadOf: ({ yours, ours }: { yours: string; ours: string }) => `${yours} (ours: ${ours})`,
	why: ({ answer }: { answer: string }) => `Why ${answer}?`,
	/** Facts of the edition that a rule depends on; see `ourEdition`. */
	inEdition: ({ edition }: { edition: string }) => `Edition ${edition}:`,
	ourEdition: 'of this app'
};

export type RulesWords = typeof words;
