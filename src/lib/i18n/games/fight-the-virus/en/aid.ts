/** The player aid: the game on one page, in our words. */
import type { Given } from '../../../../sheets/fight-the-virus/facts.ts';
import type { Aid } from '../../../aid.ts';

export const aid = ({ free: { most, box } }: Required<Given>): Aid => ({
	aim: 'Be the first to cross out the last research square. Before that, all squares with a flag in testing and the spread curve must be filled.',
	steps: [
		{
			signs: ['d5', 'd3'],
			title: 'Roll',
			text: 'One player rolls both dice for everybody. Doubles of 1 to 5 may be rolled again, both dice.'
		},
		{
			signs: ['!d5', '!d6', '>', 'circled', '/', '!d6', '!d6', '>', 'crossed'],
			title: 'Setback?',
			text: '5 and 6: everybody circles the next square of the spread curve. 6 and 6: everybody crosses out one field of progress.'
		},
		{
			signs: ['d4', '>', 'filled', '/', 'd2', '>', '[2]'],
			title: 'You rolled: use both',
			text: 'One die in the virus analysis, the other in research, testing or the spread curve.'
		},
		{
			signs: ['d4', 'or', 'd2', '/', 'die', '>', '+', 'd2'],
			title: 'The others: one',
			text: 'One die in any area, or none. Whoever fills the extra-die square uses the second die too.'
		},
		{
			signs: ['bars', 'tube', 'virus'],
			title: 'Bonus, then on',
			text: 'A bonus is taken at once or lost. Then the next player clockwise rolls.'
		}
	],
	areas: {
		analysis: `Fill the shape of your die, turned at will. It touches what is filled; what is left stays in one piece. Each spike circles one field of progress. A 6 fills squares of your choice, in one piece within ${box.join(' by ')}, at most ${most}.`,
		research: 'In order from 1, each number with exactly its value. Above 6 that takes progress.',
		testing:
			'All squares underneath are filled and lower. A 1 may stand on anything but a 1. A full row gives its bonus.',
		curve:
			'Upwards, one column after the other. Neighbours differ. A circled square takes the opposite side of its neighbour: 7 minus it.',
		progress: 'A circled field adds 1 or 2 to a die, for you alone; then cross it out.'
	},
	signs: [
		{ sign: 'spike', name: 'Spike', text: 'Filling it circles one field of progress.' },
		{ sign: 'virus', name: 'Bonus: shape', text: 'Fill one as with a 6.' },
		{ sign: 'bars', name: 'Bonus: number', text: 'Any of 1 to 6, next in the curve.' },
		{ sign: 'tube', name: 'Bonus: one', text: 'Enter a 1 in testing.' },
		{ sign: 'die', name: 'Extra die', text: 'Not the roller? Use the second die too.' },
		{ sign: '!flag', name: 'Goal', text: 'Fill it before the last research square.' },
		{ sign: 'circle', name: 'Circled field', text: 'Yours to spend; crossed out, it is spent.' },
		{ sign: 'circled', name: 'Circled square', text: 'A setback: 7 minus its neighbour.' }
	],
	end: 'Somebody crosses out the last research square: everybody finishes this turn. All who have crossed it out by then win together.',
	brief: 'Whoever has crossed out the last research square by the end of that turn wins.',
	dice: ['d5', 'd3'],
	setup: [
		'A sheet and a pencil for everybody, two dice in the middle.',
		'Whoever wore a mask last rolls first.'
	]
});
