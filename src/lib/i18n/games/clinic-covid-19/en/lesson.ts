/** How to play, step by step: what is said at the points of the lesson (rulebook/lessons). */
import type { LessonSteps, StepWords } from '../../../lesson/steps.ts';

export const lesson = {
	aim: {
		title: 'The aim',
		text: 'You play Clinic as ever, and together against the virus: when the last round is over, more patients must have been cured than have died.'
	},
	actions: {
		title: 'Actions',
		text: 'Everybody chooses actions as in the base game, and Admit at least once. The app asks only for what the virus changes.'
	},
	share: {
		title: 'Share the tiles',
		text: 'The board says how many contagion tiles this round brings. You share them out; everybody takes at least one.'
	},
	infect: {
		title: 'Infect',
		text: 'Each tile goes to somebody in your clinic who has none. Patients and doctors are infected; nurses, caregivers and janitors go to quarantine.'
	},
	treat: {
		title: 'Business',
		text: 'Patients are treated as in the base game, but infected people count one level worse. Patients who were treated go to the cured box.'
	},
	administration: {
		title: 'Administration',
		text: 'Whoever was not treated gets one colour worse, and red ones die. Staff comes back from quarantine.'
	},
	contagion: {
		title: 'New contagions',
		text: 'At the end of the round everybody lays tiles on slots of the own pre-admission: one with low contagion, two with high.'
	},
	arrive: {
		title: 'Who comes to a tile',
		text: 'In the next round a patient who comes to a slot with a tile is infected at once.'
	},
	protect: {
		title: 'Protection',
		text: 'For $20 a tile can be removed at any time: that person is healthy again.'
	},
	end: {
		title: 'The end',
		text: 'After the last round: more deceased than cured is lost, all else is won. With 40 popularity for each player it is the strategic victory.'
	}
} satisfies LessonSteps;

export type Lesson = Readonly<Record<keyof typeof lesson, StepWords>>;
