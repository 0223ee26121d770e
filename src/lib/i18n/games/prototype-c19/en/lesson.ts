/** How to play, step by step: what is said at the points of the lesson (rulebook/lessons). */
import type { LessonSteps, StepWords } from '../../../lesson/steps.ts';

export const lesson = {
	aim: {
		title: 'The aim',
		text: 'Find the cure: the most points in Health, Formula and Biotechnology win, while the infection spreads in your own risk zone.'
	},
	roll: {
		title: 'Roll',
		text: 'The researcher rolls five dice and the mutant die, and may re-roll any of them once for free; an Explorer allows it once more.'
	},
	take: {
		title: 'Take dice',
		text: 'Take two dice, or three with a Lab rat: the highest is the infection, the others are samples. Or take one single die for Biotechnology. The others then take from what is left, or pass.'
	},
	formula: {
		title: 'Formula',
		text: 'A sample goes into the Formula from the left. With it you cross out a factor, which makes the next number from this one.'
	},
	health: {
		title: 'Health',
		text: 'Or into Health, one number a column: equal stays in the row, greater goes up, smaller goes down. Each brings Resistant individuals, who protect squares of the risk zone.'
	},
	infect: {
		title: 'Infect',
		text: 'The infection die puts its shape into your risk zone, from the arrow on and next to what is infected. Clear columns count 5 in the end, full ones cost 10.'
	},
	pair: {
		title: 'Biotechnology',
		text: 'A single die is noted here. A full pair gives its resource at once.'
	},
	mutant: {
		title: 'The mutant die',
		text: 'Whoever rolled notes the mutant die, one box a round. In the end its sum times a multiplier is taken off.'
	},
	convert: {
		title: 'Convert',
		text: 'Later a full pair helps again: cross out one of its numbers, and a die that shows it now shows the other one.'
	},
	end: {
		title: 'The end',
		text: 'After the last round everybody adds up. The most points win, and a table of results tells how the pandemic went.'
	}
} satisfies LessonSteps;

export type Lesson = Readonly<Record<keyof typeof lesson, StepWords>>;
