import type { SetupLines } from '../../../setup/lines.ts';

export const lines: SetupLines = {
	lies: 'Infection dice in a bag, the dice of each role, pawns and event cards.',
	keeps: 'The app keeps the treatment centre: tracks, regions, samples, cures and what is left in the bag.',
	needs:
		'The game’s own dice, or ordinary dice read by a table. Role and event cards of this app can be printed.'
};
