import type { SetupLines } from '../../../setup/lines.ts';

export const lines: SetupLines = {
	lies: 'Fünf gleiche Würfel und einer, der anders aussieht: der Mutantenwürfel.',
	keeps: 'Die App führt alle Labore: Proben, Infektionen und die Wertung.',
	needs: 'Sonst nichts. Die Labore lassen sich auch ausdrucken und beschreiben.'
};
