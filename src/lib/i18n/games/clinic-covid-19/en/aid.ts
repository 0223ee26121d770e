/** The player aid: the game on one page, in our words. */
import type { Given } from '../../../../sheets/clinic-covid-19/facts.ts';
import type { Aid } from '../../../aid.ts';

export const aid = ({ protection, contagions: [low, high], strategic }: Required<Given>): Aid => ({
	aim: 'Together: when the last round is over, more patients must have been cured than have died.',
	steps: [
		{
			signs: ['check', '/', 'tile', '>', 'virus'],
			title: 'Actions',
			text: 'Everybody chooses Admit at least once. A patient who comes to a slot with a tile is infected at once.'
		},
		{
			signs: ['tile', '>', 'virus', '/', 'tile', '>', 'house'],
			title: 'Share and infect',
			text: 'Share the tiles of the round; everybody takes at least one and lays each on somebody without one. Nurses, caregivers and janitors go to quarantine.'
		},
		{
			signs: ['bed', '>', 'heart', '/', 'virus', '>', 'mask'],
			title: 'Business',
			text: `Infected people count one level worse. Cured patients go to the cured box. For $${protection} a tile is removed at any time.`
		},
		{
			signs: ['bed', '>', '!cross'],
			title: 'Administration',
			text: 'Whoever was not treated gets one colour worse; red ones die. Then staff leaves quarantine.'
		},
		{
			signs: ['tile', '>', '[A]'],
			title: 'Contagion',
			text: `Everybody lays tiles on the own pre-admission slots: ${low} with low contagion, ${high} with high.`
		}
	],
	areas: {
		board:
			'Contagion and confinement choose the column; the row is the round. So many tiles for each player.',
		track: 'The syringe shows the round and keeps its stack.',
		cured: 'Every patient who was treated, infected or not.',
		deceased: 'People who died, and tiles that found no place.',
		clinic0:
			'Slots, rooms with their beds, infected people with their colour, quarantine, and popularity at the end.'
	},
	signs: [
		{ sign: 'tile', name: 'Tile', text: 'One COVID-19 tile: its person is infected.' },
		{ sign: 'syringe', name: 'Syringe', text: 'Shows the round.' },
		{ sign: 'check', name: 'Admitted', text: 'A tick for each Admit of this round.' },
		{ sign: 'bed', name: 'Room', text: 'Note who lies in which bed.' },
		{ sign: 'virus', name: 'Infected', text: 'Kind and colour of everybody with a tile.' },
		{ sign: 'house', name: 'Quarantine', text: 'Staff with a tile, until the end of the round.' },
		{ sign: 'mask', name: 'Protection', text: 'Money paid to remove tiles.' },
		{ sign: 'star', name: 'Popularity', text: 'Of the base game, at the end.' },
		{ sign: 'heart', name: 'Cured', text: 'One box for each treated patient.' },
		{ sign: '!cross', name: 'Deceased', text: 'One box for each death and each tile without a place.' }
	],
	end: `After the last round: more deceased than cured is lost. Otherwise won; with ${strategic} popularity for each player it is the strategic victory.`,
	brief: 'After the last round: lost if more died than were cured.',
	setup: [
		'The base game as ever; beside it the contagion board and the two boxes.',
		'Agree on contagion and confinement, and stack the tiles for every round. The rest is the supply.',
		'The syringe on round 1.'
	]
});
