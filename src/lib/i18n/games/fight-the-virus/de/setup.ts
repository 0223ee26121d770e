import type { SetupLines } from '../../../setup/lines.ts';

export const lines: SetupLines = {
	lies: 'Zwei gewöhnliche Würfel. Jede und jeder ist ein Forschungsteam.',
	keeps: 'Die App führt alle Blätter: Virus, Forschung, Tests, Kurve und Fortschritt.',
	needs: 'Sonst nichts. Wer lieber auf Papier schreibt, druckt die Blätter aus.'
};
