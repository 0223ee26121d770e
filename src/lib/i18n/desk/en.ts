/** The referee's desk: games on paper, corrections, verdicts. */
import type { Talk } from '../talk.ts';

export const words = {
	title: 'The referee’s desk',
	about:
		'Copy where a game on paper stands. Then ask whether a move is allowed, count the score, or go on here.',
	chooseGame: 'Which game lies on the table?',
	correctTitle: 'Correct the sheet',
	correctAbout:
		'Change what stands on the sheets. The game goes on as a new table from here, which remembers where it came from; the old one stays as it is.',
	players: 'Players',
	addPlayer: 'Add a player',
	removePlayer: ({ name }: { name: string }) => `Remove ${name}`,
	playerNumber: ({ seat }: { seat: number }) => `Player ${seat}`,
	position: 'Where the game stands',
	beforeTheRoll:
		'For a question within a turn, copy the sheets as they were before the roll; then enter the roll on the table.',
	rulings: 'Rulings',
	rulingsChanged: 'With these rulings, an earlier move would have been judged otherwise:',
	judgedOtherwise: ({ at, move, rule }: { at: number; move: string; rule: string }) =>
		`Move ${at} (“${move}”) breaks ${rule}.`,
	judgedTheSame: 'No earlier move would have been judged otherwise.',
	doubts: ({ count }: { count: number }, talk: Talk) =>
		talk.plural(count, {
			one: 'One thing could not have come about. It stays as you wrote it.',
			other: `${talk.number(count)} things could not have come about. They stay as you wrote them.`
		}),
	fits: 'This position can be judged.',
	faulty: 'This cannot be read yet:',
	ask: 'Ask about a move',
	askHelp: 'Opens the table in try mode: tap a move to hear whether it is allowed. Nothing is recorded.',
	score: 'Count the score',
	scoreTitle: 'The score of these sheets',
	goOn: 'Go on as a table',
	correct: 'Go on with the corrected sheets',
	seatScore: 'Score',
	notKept: 'This device could not keep the table.',
	missing: 'This table is not on this device.',
	notBetweenTurns: 'Sheets are corrected between two turns. Finish this turn or take it back first.',
	verdict: 'Verdict',
	allowed: 'Allowed',
	notAllowed: 'Not allowed',
	whoAsks: 'The move',
	because: 'Because',
	ruleBook: 'Read the rule',
	alternatives: ({ count }: { count: number }, talk: Talk) =>
		talk.plural(count, {
			zero: 'Nothing of this kind is allowed now.',
			one: 'One move of this kind is allowed:',
			other: `${talk.number(count)} moves of this kind are allowed:`
		}),
	another: ({ at, of }: { at: number; of: number }) => `${at} of ${of}`,
	previous: 'The one before',
	next: 'The next one',
	otherAnswer: ({ ruling, answer }: { ruling: string; answer: string }) =>
		`With answer ${answer} to ${ruling} it would be allowed.`,
	rulesVersion: ({ edition, rules }: { edition: string; rules: number }) =>
		`${edition} · version ${rules} of the rules`,
	judgeYourself: 'Judge it yourself: this code opens the same verdict on any phone.',
	openTable: 'Open this table here',
	tableBroken: ({ at }: { at: number }) => `The moves before are not all legal: move ${at} is refused.`
};

export type DeskWords = typeof words;
