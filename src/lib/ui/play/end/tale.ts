/** The story of a game in three sentences, whatever it is about. */
import { inWords } from '../../../i18n/game-words.ts';
import type { Ending } from '../../../table/record.ts';
import type { Play } from '../play.svelte.ts';
import type { Course } from './course.ts';
import type { Turning } from './ending.ts';
import { againstRival, storyOf, type Sentence } from './story.ts';

const SENTENCES = 3;

export interface TaleFacts {
	readonly ending: Ending | null;
	/** Who won alone. */
	readonly winner: number | null;
	/** Where there are points. */
	readonly turn: Turning | null;
	readonly course: Course | null;
	readonly eventful: number | null;
}

function told(play: Play, winner: number, sentence: Sentence): string {
	const { common, talk, words } = play;
	switch (sentence.kind) {
		case 'behind':
			return common.storyBehind({ name: talk.player(sentence.rival), points: sentence.points }, talk);
		case 'neverBehind':
			return common.storyNeverBehind({ name: talk.player(winner) });
		case 'turned':
			return common.storyTurned(
				{ name: talk.player(winner), at: sentence.at, points: sentence.points },
				talk
			);
		case 'decided': {
			const { own, theirs, rival } = sentence;
			const part = words.parts[sentence.part] ?? sentence.part;
			return common.storyDecided({ part, own, theirs, name: talk.player(rival) }, talk);
		}
	}
}

/** What moved the game most, how near the other end was, and how long it took. */
function besides(play: Play, { ending, winner, course, eventful }: TaleFacts): readonly string[] {
	const { common, talk, words } = play;
	const named = (gauge: Course['gauge']): string => inWords(words.tellings ?? {}, gauge.name, talk);
	const sentences: string[] = [];
	const move = eventful === null ? null : play.told(eventful)?.move;
	if (course) {
		const { at, from, to } = course;
		sentences.push(common.storyStep({ at, gauge: named(course.gauge), from, to }, talk));
	} else if (eventful !== null && move) sentences.push(common.storyEventful({ at: eventful, move }));
	const goal = ending?.how === 'lost' ? ending.gauges?.find((gauge) => gauge.goal) : undefined;
	if (goal) sentences.push(common.storyNear({ gauge: named(goal), value: goal.value, of: goal.of }));
	const score = play.game.score(play.state);
	if (winner !== null && score.scores.length > 1)
		sentences.push(...againstRival(score, winner).map((sentence) => told(play, winner, sentence)));
	const { round, turn } = play.status;
	// what was stopped at once took none
	if (typeof round === 'number' && round > 0) sentences.push(common.storyRounds({ count: round }, talk));
	else if (typeof turn === 'number' && turn > 0) sentences.push(common.storyTurns({ count: turn }, talk));
	return sentences;
}

/** In the words of the game first; where there are points, as they came about. */
export function taleOf(play: Play, facts: TaleFacts): readonly string[] {
	const { ending, turn, winner } = facts;
	const own = (ending?.story ?? []).map((say) => inWords(play.words.tellings ?? {}, say, play.talk));
	const points =
		turn && winner !== null
			? storyOf(play.line, turn, winner).map((sentence) => told(play, winner, sentence))
			: [];
	const first = own.length > 0 ? own : points;
	return [...first, ...(points.length > 0 ? [] : besides(play, facts))].slice(0, SENTENCES);
}
