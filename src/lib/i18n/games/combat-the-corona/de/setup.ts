import type { SetupLines } from '../../../setup/lines.ts';

export const lines: SetupLines = {
	lies: 'Viruskarten, Aktionskarten, ein paar gewöhnliche Würfel und die Handkarten aller.',
	keeps:
		'Die App führt den Plan: Betten, Infektion, Aktionsfelder, Krankenhäuser und die ausliegenden Viren.',
	needs: 'Ein Kartensatz: der dieser App zum Drucken und Ausschneiden oder der des Verlags.'
};
