/** The player aid: the game on one page, in our words. */
import type { Given } from '../../../../sheets/pandemic-the-cure/facts.ts';
import type { Aid } from '../../../aid.ts';

export const aid = ({ cureAt, stack, setupDice, openEvents }: Required<Given>): Aid => ({
	aim: 'Together: cure all four diseases before the marker reaches the skull, before too many outbreaks, and before the bag runs empty.',
	steps: [
		{
			signs: ['die', 'die', 'reroll', '/', '!biohazard', '>', '+1'],
			title: 'Roll',
			text: 'Roll all your free dice. Reroll any that are not used, as often as you like. Each biohazard moves the marker one space at once.'
		},
		{
			signs: ['fly', 'sail', '/', 'treat', 'sample'],
			title: 'Act',
			text: 'Fly, sail, treat, take a sample: one die for each action. Two signs on a die: one of them.'
		},
		{
			signs: ['card', 'sample', '/', '>', 'card'],
			title: 'Give',
			text: 'In the same region: all your samples of one disease to another player.'
		},
		{
			signs: ['sample', 'sample', '>', String(cureAt)],
			title: 'Cure',
			text: `Roll all your samples of one colour. ${cureAt} or more cures it; a cross counts 0. Once a turn.`
		},
		{
			signs: ['die', '>', '[3]', '/', 'plus', '>', 'cdc'],
			title: 'Infect',
			text: 'Draw and roll as many dice as the rate says. Numbers go to their region, crosses to the CDC; then check the outbreaks.'
		}
	],
	areas: {
		board:
			'Treat in your region: one die to the centre. In the centre: one die to the bag. Of a cured disease: all of them.',
		rate: 'On a marked space an epidemic: the dice of the centre are rolled into the world. On the skull you lose.',
		outbreaks: `More than ${stack} of a colour in a region: the rest moves on clockwise, and the track goes up.`,
		cards: 'A sample and the die that covers it stay until the disease is cured.',
		events: 'Pay with dice from the CDC; every player, at any time in any turn.',
		bag: 'How many dice of each colour are left to draw.'
	},
	signs: [
		{ sign: 'fly', name: 'Fly', text: 'To any other region.' },
		{ sign: 'sail', name: 'Sail', text: 'To a neighbouring region.' },
		{ sign: 'treat', name: 'Treat', text: 'One die to the centre; in the centre, to the bag.' },
		{ sign: 'treat2', name: 'Treat 2 or 3', text: 'The same, with two or three dice.' },
		{ sign: 'sample', name: 'Sample', text: 'A die of the centre; this die covers it.' },
		{ sign: 'helicopter', name: 'Helicopter', text: 'Any pawn to any other region.' },
		{ sign: 'contain', name: 'Contain', text: '1 to 3 dice of the centre to the bag.' },
		{ sign: 'cdc', name: 'CDC', text: 'One die of your region or the centre to the CDC.' },
		{ sign: '!biohazard', name: 'Biohazard', text: 'The marker moves one space; never rerolled.' },
		{ sign: 'virus', name: 'Epidemic', text: 'Marked space: the centre is rolled into the world.' },
		{ sign: '!skull', name: 'Skull', text: 'The last space of a track: lost.' },
		{ sign: 'plus', name: 'Cross', text: 'A die that shows it goes to the CDC.' }
	],
	end: 'Won: the fourth disease is cured. Lost: the marker reaches the skull, the outbreaks reach theirs, or the bag has too few dice to draw.',
	brief: 'Won: four cures. Lost: a skull, or too few dice in the bag.',
	setup: [
		'Board in the middle, all infection dice into the bag, a role and its dice for everybody, all pawns in region 1.',
		`Infection dice to draw and roll: ${setupDice}. Each to its region; a cross, and more than ${stack} of a colour in a region, are rolled again.`,
		`The marker on the start of your difficulty; open event cards: ${openEvents}.`
	]
});
