import type { SetupLines } from '../../../setup/lines.ts';

export const lines: SetupLines = {
	lies: 'The board game Clinic with its boards and pieces, played by its own rules.',
	keeps:
		'The app keeps what the expansion adds: contagion board, tiles, who is infected, who is cured or lost.',
	needs: 'The base game Clinic, Deluxe or first edition. Tiles can be printed; nobody has to.'
};
