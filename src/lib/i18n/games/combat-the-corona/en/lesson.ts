/** How to play, step by step: what is said at the points of the lesson (rulebook/lessons). */
import type { LessonSteps, StepWords } from '../../../lesson/steps.ts';

export const lesson = {
	aim: {
		title: 'The aim',
		text: 'Together you drive the infection marker beyond its last level, or destroy every virus. You lose when no bed is left.'
	},
	play: {
		title: 'Play a card',
		text: 'On your turn you play one card into the lowest empty action space and draw another.'
	},
	attack: {
		title: 'Roll and attack',
		text: 'One die for each hospital. A virus is destroyed when the damage of one die or more reaches its life; shields are broken first.'
	},
	rise: {
		title: 'The infection',
		text: 'After each turn three viruses are revealed. If none of them fits the infection level, none comes to the table and the marker rises: that brings you closer to victory.'
	},
	beds: {
		title: 'Dice left over',
		text: 'Each die that hits nothing brings one bed more.'
	},
	reveal: {
		title: 'New viruses',
		text: 'Of the three revealed viruses, as many levels as the infection allows come to the table. The rest goes under the deck.'
	},
	hospital: {
		title: 'Build a hospital',
		text: 'Three matching blue cards become a hospital: one die more in every attack. On the spaces 1 and 2 it brings a die token, too.'
	},
	strike: {
		title: 'The viruses attack',
		text: 'After your attack the attacks of all viruses on the table are added up, less one for each card in spaces 1 to 4. That many beds are lost.'
	},
	clear: {
		title: 'Five cards',
		text: 'With five cards on the board you may clear them all: 10 beds, a die token, and one virus under the deck for each blue card.'
	},
	end: {
		title: 'The end',
		text: 'Won as soon as the marker goes beyond the last level, or no virus is left anywhere. Lost as soon as no bed is left.'
	}
} satisfies LessonSteps;

export type Lesson = Readonly<Record<keyof typeof lesson, StepWords>>;
