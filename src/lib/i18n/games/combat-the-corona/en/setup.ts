import type { SetupLines } from '../../../setup/lines.ts';

export const lines: SetupLines = {
	lies: 'Virus cards, action cards, a few ordinary dice, and everybody’s hand of cards.',
	keeps: 'The app keeps the board: beds, infection, action spaces, hospitals and the viruses on the table.',
	needs: 'A deck of cards: this app’s own to print and cut out, or the published one.'
};
