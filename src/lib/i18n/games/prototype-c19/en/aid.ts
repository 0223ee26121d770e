/** The player aid: the game on one page, in our words. */
import type { Given } from '../../../../sheets/prototype-c19/facts.ts';
import type { Aid } from '../../../aid.ts';

export const aid = ({ rounds }: Required<Given>): Aid => ({
	aim: 'Find the cure: collect the most points in Health, Formula and Biotechnology while the infection spreads in your own risk zone.',
	steps: [
		{
			signs: ['d2', 'd4', 'd6', 'reroll', '/', '!d5', '>', '[5]'],
			title: 'Roll',
			text: 'The researcher rolls all dice, may re-roll any of them once for free, more with Explorers, and notes the mutant die.'
		},
		{
			signs: ['d2', 'd5', '>', 'virus', '/', 'or', 'd3', '>', 'biotech'],
			title: 'Take',
			text: 'Two dice (three with a Lab rat): the highest is the infection, the others are samples. Or one single die for Biotechnology.'
		},
		{
			signs: ['health', 'or', 'formula'],
			title: 'Use samples',
			text: 'Each in Health or in the Formula. Icons give their resource at once.'
		},
		{
			signs: ['virus', '>', 'filled'],
			title: 'Infect',
			text: 'Put the shape of the infection die into your risk zone; it touches what is infected. It fits nowhere: cover a column.'
		},
		{
			signs: ['d1', 'd3'],
			title: 'Assistants',
			text: 'The others do the same with the dice that are left, or pass. Then the next player is the researcher.'
		}
	],
	areas: {
		health:
			'One number a column, from the left: equal stays in the row, greater goes up, smaller goes down. Each gives a Resistant.',
		formula: 'From the left. With each sample cross out a factor: it makes the next number from this one.',
		risk: 'The infection enters at the arrow and spreads. Full rows give their resource; clear columns count 5, full ones cost 10.',
		biotech: 'A full pair gives its resource; later it turns one die into the other number.',
		bonuses: 'Fill when gained, cross out when used. Those with a dot are yours from the start.',
		mutant: 'One box a round. In the end it costs its sum times the multiplier of the rows.'
	},
	signs: [
		{ sign: 'explorer', name: 'Explorer', text: 'Reroll any dice before they are taken.' },
		{ sign: 'analysis', name: 'Analysis', text: 'One die of yours 1 up or down.' },
		{ sign: 'rat', name: 'Lab rat', text: 'Take three dice instead of two.' },
		{ sign: 'resistant', name: 'Resistant', text: 'Two resistant ones enter your risk zone.' },
		{ sign: 'health', name: 'Health sample', text: 'Any value, at once, in Health.' },
		{ sign: 'formula', name: 'Formula sample', text: 'Any value, at once, in the Formula.' },
		{ sign: 'biotech', name: 'Biotechnology sample', text: 'Any value, at once, in Biotechnology.' },
		{ sign: 'free', name: 'Free sample', text: 'In any of the three.' },
		{ sign: '!arrow', name: 'Entry', text: 'Here the infection begins.' },
		{ sign: 'hospital', name: 'Hospital', text: 'All around it infected: a free sample.' },
		{ sign: '×2', name: 'Multiplier', text: 'Note the sample times this number.' },
		{ sign: '!virus', name: 'Full column', text: 'Costs 10; a clear one brings 5.' }
	],
	end: `After the last round (with 1 to 5 players: ${rounds.join(', ')}) everybody adds up. The most points win; the table of results tells how the pandemic went.`,
	brief: 'After the last round the most points win.',
	dice: ['d2', 'd4', 'd6', 'd1', 'd3', '!d5'],
	setup: [
		'A sheet and a pencil for everybody; five equal dice and one different, the mutant die.',
		'Fill the bonuses with a dot. Seat by seat everybody is the researcher once a round.'
	]
});
