/** The story of a game in three sentences, whatever it is about. */
import { inWords } from '../../../i18n/game-words.ts';
import type { When } from '../../../i18n/story.ts';
import type { Ending, Say } from '../../../table/record.ts';
import type { Play } from '../play.svelte.ts';
import { milestones, type Course } from './course.ts';
import type { Turning } from './ending.ts';
import { storyOf, type Sentence } from './story.ts';

const SENTENCES = 3;

export interface TaleFacts {
	readonly ending: Ending | null;
	/** Who won alone. */
	readonly winner: number | null;
	/** Where somebody can be ahead of somebody. */
	readonly turn: Turning | null;
	readonly course: Course | null;
	readonly eventful: number | null;
}

const counted = (value: unknown): number | null => (typeof value === 'number' && value > 0 ? value : null);

/** When a move was made, as its game counts. */
export function whenOf({ game, line }: Play, at: number): When {
	const { round, turn } = game.status(line.states[at - 1]);
	return { round: counted(round), turn: counted(turn), move: at };
}

function told(play: Play, winner: number, sentence: Sentence, isPoints: boolean): string {
	const { common, talk, words } = play;
	switch (sentence.kind) {
		case 'behind': {
			const points = isPoints ? sentence.points : null;
			return common.storyBehind({ name: talk.player(sentence.rival), points }, talk);
		}
		case 'neverBehind':
			return common.storyNeverBehind({ name: talk.player(winner) });
		case 'turned': {
			const points = isPoints ? sentence.points : null;
			return common.storyTurned({ name: talk.player(winner), when: whenOf(play, sentence.at), points }, talk);
		}
		case 'decided': {
			const { own, theirs, rival } = sentence;
			const part = words.parts[sentence.part] ?? sentence.part;
			return common.storyDecided({ part, own, theirs, name: talk.player(rival) }, talk);
		}
	}
}

/** What counted, when defeat was near, how near the other end was, and how long it took. */
function together(play: Play, { ending, course, eventful }: TaleFacts): readonly string[] {
	const { common, talk, words, line } = play;
	const named = (name: Say): string => inWords(words.tellings ?? {}, name, talk);
	const steps = ending && milestones(line, ending);
	const goal = ending?.how === 'lost' ? ending.gauges?.find((gauge) => gauge.goal) : undefined;
	const move = eventful === null ? null : play.told(eventful)?.move;
	const { round, turn } = play.status;
	const [rounds, turns] = [counted(round), counted(turn)];
	return [
		...(steps
			? [common.storySteps({ name: named(steps.name), when: steps.at.map((at) => whenOf(play, at)) }, talk)]
			: []),
		...(course
			? [common.storyCourse({ ...course, name: named(course.name), when: whenOf(play, course.at) }, talk)]
			: []),
		...(goal && !steps ? [common.storyNear({ name: named(goal.name), value: goal.value, of: goal.of })] : []),
		// what was stopped at once took none
		...(rounds !== null
			? [common.storyRounds({ count: rounds }, talk)]
			: turns !== null
				? [common.storyTurns({ count: turns }, talk)]
				: []),
		...(eventful !== null && move ? [common.storyEventful({ when: whenOf(play, eventful), move })] : [])
	];
}

/** What only the game can tell first; against each other, as it came about. */
export function taleOf(play: Play, facts: TaleFacts): readonly string[] {
	const { ending, turn, winner } = facts;
	const own = (ending?.story ?? []).map((say) => inWords(play.words.tellings ?? {}, say, play.talk));
	const rest =
		turn && winner !== null
			? storyOf(play.line, turn, winner).map((sentence) => told(play, winner, sentence, turn.points))
			: together(play, facts);
	return [...own, ...rest].slice(0, SENTENCES);
}
