/** How to play, step by step: what is said at the points of the lesson (rulebook/lessons). */
import type { LessonSteps, StepWords } from '../../../lesson/steps.ts';

export const lesson = {
	aim: {
		title: 'The aim',
		text: 'Together you cure all four diseases. Twelve infection dice lie in the regions of the world, each in the region that its number names.'
	},
	roll: {
		title: 'Roll',
		text: 'Roll all the dice of your role; any that are not used may be rolled again, as often as you like. But each biohazard moves the marker of the rate at once.'
	},
	act: {
		title: 'Act',
		text: 'One die for each action: fly anywhere, sail to a neighbouring region, or treat. Treating moves a die from your region to the treatment centre, or from the centre to the bag.'
	},
	infect: {
		title: 'Infect',
		text: 'At the end of a turn as many infection dice as the rate says are drawn from the bag and rolled. Numbers go to their region, crosses to the CDC.'
	},
	sample: {
		title: 'Take samples',
		text: 'A sample takes a die from the treatment centre onto your card, under one of your own dice. Both stay there until the disease is cured.'
	},
	epidemic: {
		title: 'Epidemic',
		text: 'When the marker reaches a marked space, all dice of the treatment centre are rolled into the world. At the end of the track waits the skull.'
	},
	outbreak: {
		title: 'Outbreak',
		text: 'More than three dice of a colour in a region: the rest moves on clockwise to the next region, and the outbreaks go up by one.'
	},
	cure: {
		title: 'Find a cure',
		text: 'Once a turn you roll all your samples of one colour. 13 or more cures the disease; a cross counts 0.'
	},
	give: {
		title: 'Help each other',
		text: 'Whoever stands in the same region can be given all your samples of one disease.'
	},
	end: {
		title: 'The end',
		text: 'Won with the fourth cure. Lost when the marker or the outbreaks reach their skull, or when the bag has too few dice to draw.'
	}
} satisfies LessonSteps;

export type Lesson = Readonly<Record<keyof typeof lesson, StepWords>>;
