/** The player aid: the game on one page, in our words. */
import type { Aid } from '../../../aid.ts';

export const aid = (): Aid => ({
	aim: 'Together: drive the infection marker beyond its last level, or destroy every virus. You lose when no bed is left.',
	steps: [
		{
			signs: ['card', '>', '[1]', '/', '+', 'card'],
			title: 'Play and draw',
			text: 'Play one card into the lowest empty action space, then draw one.'
		},
		{
			signs: ['card', 'card', 'card', '/', '>', 'hospital'],
			title: 'Remove cards',
			text: 'Three matching blue cards bring a hospital. With five cards on the board, exchange three or clear all five.'
		},
		{
			signs: ['d4', 'd6', '>', 'virus', '/', 'd2', '>', 'bed'],
			title: 'Roll and attack',
			text: 'One die for each hospital and for each die token you spend. Shields first; then damage of a die or more reaches a virus’s life. Dice left over bring one bed each.'
		},
		{
			signs: ['attack', '−', 'mask', '/', '>', 'bed'],
			title: 'Viruses attack',
			text: 'Add up their attack, one less for each card in spaces 1 to 4. So many beds are lost.'
		},
		{
			signs: ['virus', 'virus', 'virus'],
			title: 'Three new viruses',
			text: 'Place the most levels that the infection level allows; the rest goes under the deck. None placed: the marker moves up.'
		}
	],
	areas: {
		hospitals:
			'Each hospital rolls one die. The first two built bring a die token. Remove one at any time to send up to two viruses under the deck.',
		spaces:
			'A mask takes one from the attack. Space 3: reroll one die in an attack. Clearing all five: 10 beds, a die token, and one virus away for each blue card.',
		infection: 'It only goes up. No more levels than its number come into play in a turn.',
		beds: 'They start at the marked number. 0 is lost.',
		viruses: 'Note each virus: level, life, attack. Shields protect all of them.'
	},
	signs: [
		{ sign: 'level', name: 'Level', text: 'Counts towards the infection level.' },
		{ sign: 'heart', name: 'Life', text: 'Damage that destroys the virus.' },
		{ sign: 'attack', name: 'Attack', text: 'Beds that it takes in each turn.' },
		{ sign: 'shield', name: 'Shield', text: 'Takes one die of any face, before all viruses.' },
		{ sign: '!raise', name: 'Raise', text: 'The infection marker moves up, once a turn.' },
		{ sign: '!save', name: 'Save', text: 'The top 3 defeated viruses go under the deck.' },
		{ sign: '!destroy', name: 'Destroy', text: 'One hospital is lost.' },
		{ sign: 'mask', name: 'Mask', text: 'One less from the attack, while a card lies there.' },
		{ sign: 'reroll', name: 'Reroll', text: 'One die in an attack.' },
		{ sign: 'dieToken', name: 'Die token', text: 'Spend it for one more die.' },
		{ sign: 'star', name: 'Wild', text: 'Counts as any blue card.' },
		{ sign: '!warning', name: 'Red card', text: 'Matches nothing; only takes a space.' },
		{ sign: 'reshuffle', name: 'Shuffle', text: 'The discard pile into the stock, if you like.' },
		{ sign: 'flag', name: 'Start', text: 'Here the marker begins.' }
	],
	end: 'Won: the marker goes beyond the last level, or no virus is left anywhere. Lost: no bed is left.',
	brief: 'Won: marker past the last level, or no virus left. Lost: no bed.',
	setup: [
		'Board in the middle, markers on the marked beds and on infection 1.',
		'The starting virus lies open. Reveal ten viruses: special ones shuffled under the deck, the rest on top.',
		'Red viruses (Easy to Epic) up to your difficulty; “Solo only” cards only when playing alone.',
		'Three cards each (alone: five); red ones may be swapped once. The oldest begins.'
	]
});
