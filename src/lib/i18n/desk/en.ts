/** The referee's desk: games on paper, corrections, verdicts. */
import type { Talk } from '../talk.ts';

interface AnswerSaid {
	readonly ruling: string;
	readonly question: string;
	readonly answer: string;
}

export const words = {
	title: 'The referee’s desk',
	about:
		'Copy where a game on paper stands. Then ask whether a move is allowed, count the score, or go on here.',
	chooseGame: 'Which game lies on the table?',
	correctTitle: 'Correct the sheet',
	correctAbout:
		'Change what stands on the sheets. The game goes on as a new table from here, which remembers where it came from; the old one stays as it is.',
	begun: 'What you had begun to correct is here again.',
	beginAgain: 'Begin again',
	addPlayer: 'Add a player',
	removePlayer: ({ name }: { name: string }) => `Remove ${name}`,
	playerNumber: ({ seat }: { seat: number }) => `Player ${seat}`,
	askRoll: 'Next: enter the roll',
	askMove: 'Next: try the move',
	beforeTheRoll: 'Copy the sheet as it stood before the roll.',
	beforeTheMove: 'Copy the sheet as it stood before that move.',
	onlyWhoMoves: ({ name }: { name: string }) => `To ask about ${name}, this sheet is enough.`,
	ownEdition: 'Our own edition',
	agreed: 'Players, sheet and what was agreed',
	tapHelp: 'Tap a square to mark it; draw your finger along a row to fill it.',
	trackHelp: 'Tap where the marker stands. One step to the side:',
	larger: 'Larger squares',
	brush: 'A tap writes:',
	digits: 'Numbers',
	higherNumbers: ({ from }: { from: number }) => `${from} and higher`,
	otherNumbers: 'Other numbers',
	leaveEmpty: 'Leave empty',
	fewer: ({ what }: { what: string }) => `${what}: one fewer`,
	more: ({ what }: { what: string }) => `${what}: one more`,
	follows: 'This follows from the other marks.',
	byMove: 'Only a last move leads here: go on as a table and make it there.',
	clear: 'Begin with blank sheets',
	notYet: 'What comes before it has to be there first.',
	asText: 'As text',
	asTextHelp: 'Each field of the position, also what no square shows.',
	elsewhere:
		'This game is being copied in another tab, too. This is a copy of its own: neither tab writes over the other.',
	otherCopy: ({ names, when }: { names: string; when: string }) =>
		`Another copy of this game was begun: ${names}, ${when}.`,
	takeUp: 'Take it up',
	place: 'Place',
	cannotAsk: 'This question is no longer here. Copy the sheet again.',
	rulings: 'Rulings',
	optionsAndRulings: 'Options and rulings',
	agreedOtherwise: ({ count }: { count: number }, talk: Talk) =>
		talk.plural(count, {
			one: 'If this had been agreed from the start, one earlier move would have been judged otherwise:',
			other: `If this had been agreed from the start, ${talk.number(count)} earlier moves would have been judged otherwise:`
		}),
	unfit: ({ because }: { because: string }) => `That does not go with what stands on the sheets: ${because}`,
	judgedOtherwise: ({ at, move, rules }: { at: number; move: string; rules: string }) =>
		`Move ${at} (“${move}”) breaks ${rules}.`,
	judgedTheSame: 'No earlier move would have been judged otherwise.',
	doubts: ({ count }: { count: number }, talk: Talk) =>
		talk.plural(count, {
			one: 'One thing could not have come about. It stays as you wrote it.',
			other: `${talk.number(count)} things could not have come about. They stay as you wrote them.`
		}),
	faulty: 'This cannot be read yet:',
	score: 'Count the score',
	scoreTitle: 'The score of these sheets',
	notOver: 'Not over yet: this is how it stands now.',
	sayTheEnd: ({ end }: { end: string }) => `If it is over on your table, choose “${end}” above.`,
	makeTheLastMove: ({ goOn }: { goOn: string }) =>
		`If a last move ended it, choose “${goOn}” and make that move there.`,
	howItEnds: ({ end }: { end: string }) => `How it ends. ${end}`,
	goOn: 'Go on as a table',
	correct: 'Go on with the corrected sheets',
	notKept: 'This device could not keep the table.',
	missing: 'This table is not on this device.',
	withinTurn: ({ at, count }: { at: number; count: number }, talk: Talk) =>
		talk.plural(count, {
			one: `This turn is not over, so these are the sheets before it, after move ${at}. The move since then is made again if it is still allowed.`,
			other: `This turn is not over, so these are the sheets before it, after move ${at}. The ${talk.number(count)} moves since then are made again as far as they are still allowed.`
		}),
	notBetweenTurns: 'Sheets are corrected between two turns. Finish this turn or take it back first.',
	allowed: 'Allowed',
	notAllowed: 'Not allowed',
	alternatives: ({ count }: { count: number }, talk: Talk) =>
		talk.plural(count, {
			zero: 'Nothing of this kind is allowed now.',
			one: 'One move of this kind is allowed:',
			other: `${talk.number(count)} moves of this kind are allowed:`
		}),
	otherKinds: ({ count }: { count: number }, talk: Talk) =>
		talk.plural(count, {
			one: 'Nothing of this kind is allowed now. One other move is:',
			other: `Nothing of this kind is allowed now. ${talk.number(count)} other moves are:`
		}),
	others: ({ count }: { count: number }, talk: Talk) =>
		talk.plural(count, {
			zero: 'Nothing else of this kind is allowed now.',
			one: 'One other move of this kind is allowed, too:',
			other: `${talk.number(count)} other moves of this kind are allowed, too:`
		}),
	dice: ({ faces }: { faces: string }) => `On the table: ${faces}.`,
	rulesAbout: 'The rules about such a move',
	judgedBy: ({ rules }: { rules: string }) => `Judged by ${rules}`,
	otherAnswerAllows: ({ ruling, question, answer }: AnswerSaid) =>
		`${ruling}: ${question} With the other answer (“${answer}”) it would be allowed.`,
	otherAnswerRefuses: ({ ruling, question, answer }: AnswerSaid) =>
		`${ruling}: ${question} With the other answer (“${answer}”) it would not be allowed.`,
	noRulingChanges: 'No answer to an open question of the rule book changes this verdict.',
	rulingsAsGiven: 'Rulings as the app proposes them',
	rulingOf: ({ ruling, question, answer }: AnswerSaid) =>
		`Ruling of this table, ${ruling}: ${question} ${answer}`,
	toldByTable: ({ asked, answer }: { asked: string; answer: string }) => `${asked} ${answer}.`,
	toldOtherwiseAllows: ({ asked, answer }: { asked: string; answer: string }) =>
		`${asked} With “${answer}” it would be allowed.`,
	toldOtherwiseRefuses: ({ asked, answer }: { asked: string; answer: string }) =>
		`${asked} With “${answer}” it would not be allowed.`,
	moreOfThem: ({ count }: { count: number }, talk: Talk) => `Show ${talk.number(count)} more`,
	turn: 'Turn',
	picture: 'Picture',
	link: 'Link',
	notMade: 'That did not work on this device.',
	rulesVersion: ({ edition, rules }: { edition: string; rules: number }) =>
		`${edition} · version ${rules} of the rules`,
	judgeYourself: 'Judge it yourself: this code opens the same verdict on any phone.',
	openTable: 'Open this table here',
	tableBroken: ({ at }: { at: number }) => `The moves before are not all legal: move ${at} is refused.`
};

export type DeskWords = typeof words;
