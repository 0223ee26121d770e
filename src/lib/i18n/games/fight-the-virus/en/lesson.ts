/** How to play, step by step: what is said at the points of the lesson (rulebook/lessons). */
import type { LessonSteps, StepWords } from '../../../lesson/steps.ts';

export const lesson = {
	aim: {
		title: 'The aim',
		text: 'Be the first to cross out the last research number. Before that, every red square of testing and of the spread curve must be filled.'
	},
	roll: {
		title: 'Two dice for everybody',
		text: 'One player rolls both dice, and the whole table uses them. Doubles of 1 to 5 may be rolled again.'
	},
	research: {
		title: 'Research',
		text: 'Numbers are crossed out in order from 1, each with a die of exactly its value.'
	},
	analysis: {
		title: 'Virus analysis',
		text: 'Whoever rolled uses both dice, one of them here: it fills its shape, turned at will, next to what is already filled. Each spike it covers circles one field of progress.'
	},
	others: {
		title: 'Everybody else',
		text: 'All others use one of the two dice on their own sheets, in any area, or none.'
	},
	bonus: {
		title: 'Bonuses',
		text: 'Some research numbers, full rows of testing and the marked rows of the curve give a bonus. It is taken at once, or it is lost.'
	},
	testing: {
		title: 'Testing',
		text: 'A number stands on squares that are all filled and lower. A 1 may stand on anything but another 1.'
	},
	progress: {
		title: 'Progress',
		text: 'Circled fields add to a die, for you alone: that is how research goes beyond 6. Then they are crossed out.'
	},
	curve: {
		title: 'The spread curve',
		text: 'Columns are filled upwards, one number above the other. Neighbouring squares must differ.'
	},
	setback: {
		title: 'Setbacks',
		text: '5 and 6: everybody circles the next square of the curve, which then takes exactly 7 minus its neighbour. 6 and 6: everybody crosses out a field of progress.'
	},
	end: {
		title: 'The end',
		text: 'Somebody crosses out the last research number: everybody finishes this turn. All who have crossed it out by then win together.'
	}
} satisfies LessonSteps;

export type Lesson = Readonly<Record<keyof typeof lesson, StepWords>>;
