/** Words of the end: how it went, what decided it, and what can be done next. A part of the words of the play screen. */
import { CLOSE, type Counted, type When } from '../story.ts';
import { within, type Talk } from '../talk.ts';

const when = ({ round, turn, move }: When): string =>
	round !== null ? `in round ${round}` : turn !== null ? `in turn ${turn}` : `with move ${move}`;

/** Several of them, all counted alike. */
const whens = (all: readonly When[], talk: Talk): string => {
	const [first] = all;
	if (first && all.length === 1) return when(first);
	const each = talk.and(all.map(({ round, turn, move }) => String(round ?? turn ?? move)));
	if (first?.round != null) return `in rounds ${each}`;
	return first?.turn != null ? `in turns ${each}` : `with moves ${each}`;
};

export const end = {
	over: 'The game is over',
	scoreNow: 'Score if the game stopped now',
	finalScore: 'Final score',
	total: 'Total',
	team: 'Team',
	playAgain: 'Play again with the same people',
	lookAtSheets: 'Look at the sheets',
	pointsByPart: 'Points by part',
	howFar: 'How far everybody came',
	howFarTeam: 'How far the team came',
	lastSheet: 'The last sheet',
	howNear: 'How near it was',
	storyBehind: ({ name, points }: { name: string; points: number | null }, talk: Talk) =>
		points === null
			? `${name} was ahead for a while.`
			: talk.plural(points, {
					one: `${name} led for a while, once by one point.`,
					other: `${name} led for a while, once by ${points} points.`
				}),
	storyNeverBehind: ({ name }: { name: string }) => `${name} was never behind.`,
	storyTurned: (
		{ name, when: at, points }: { name: string; when: When; points: number | null },
		talk: Talk
	) =>
		points === null
			? `${name} took the lead for good ${when(at)}.`
			: talk.plural(points, {
					one: `It turned ${when(at)}: one move made a difference of one point.`,
					other: `It turned ${when(at)}: one move made a difference of ${points} points.`
				}),
	storyDecided: (
		{ part, own, theirs, name }: { part: string; own: number; theirs: number; name: string },
		talk: Talk
	) => `What decided it: ${within(part)}, ${talk.number(own)} against ${talk.number(theirs)} for ${name}.`,
	storySteps: ({ name, when: all }: { name: string; when: readonly When[] }, talk: Talk) =>
		`${name}: ${whens(all, talk)}.`,
	storyCourse: ({ kind, name, from, to, of, when: at }: Counted & { when: When }, talk: Talk) =>
		({
			blow: `The hardest blow came ${when(at)}: ${within(name)}, from ${talk.number(from)} to ${talk.number(to)}.`,
			step: `The largest step came ${when(at)}: ${within(name)}, from ${talk.number(from)} to ${talk.number(to)}.`,
			close: `It was closest ${when(at)}: ${within(name)}, ${talk.number(to)} of ${talk.number(of ?? to)}.`
		})[kind],
	storyEventful: ({ when: at, move }: { when: When; move: string }) =>
		`Most happened at once ${when(at)}: ${move}`,
	storyNear: ({ name, value, of }: { name: string; value: number; of: number }) =>
		value / of >= CLOSE
			? `It was close: ${within(name)}, ${value} of ${of}.`
			: `${name} in the end: ${value} of ${of}.`,
	storyRounds: ({ count }: { count: number }, talk: Talk) =>
		talk.plural(count, { one: 'It took one round.', other: `It took ${count} rounds.` }),
	storyTurns: ({ count }: { count: number }, talk: Talk) =>
		talk.plural(count, { one: 'It took one turn.', other: `It took ${count} turns.` }),
	bestSoFar: ({ name }: { name: string }) => `A personal best for ${name}`,
	bestBefore: ({ before, month, now }: { before: number; month: string; now: number }) =>
		`${before} in ${month}, now ${now}`,
	winsOf: ({ name, won }: { name: string; won: number }, talk: Talk) => `${name} ${talk.number(won)}`,
	togetherOf: ({ won, played }: { won: number; played: number }) => `Won ${won} of ${played} together`,
	since: ({ game, month }: { game: string; month: string }) => `These people at ${game}, since ${month}`,
	took: ({ minutes }: { minutes: number }, talk: Talk) =>
		talk.plural(minutes, { one: 'Played in one minute', other: `Played in ${talk.number(minutes)} minutes` }),
	usually: ({ minutes, count }: { minutes: number; count: number }, talk: Talk) =>
		talk.plural(count, {
			one: `${talk.number(minutes)} the time before`,
			other: `the median of ${talk.number(count)} earlier games is ${talk.number(minutes)}`
		}),
	when,
	turningPoint: 'Turning point',
	watchIt: 'Watch it',
	replay: 'Replay',
	watchAgain: 'Watch again',
	ahead: ({ name }: { name: string }) => `Above the line: ${name} is ahead`,
	gained: ({ points }: { points: number }, talk: Talk) =>
		talk.plural(points, { one: '1 point gained', other: `${points} points gained` }),
	afterMoves: ({ game, count }: { game: string; count: number }, talk: Talk) =>
		talk.plural(count, { one: `${game}, after one move`, other: `${game}, after ${count} moves` }),
	againTogether: 'Try again together',
	showResult: 'Show the result'
};

export type EndWords = typeof end;
