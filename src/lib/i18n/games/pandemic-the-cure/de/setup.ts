import type { SetupLines } from '../../../setup/lines.ts';

export const lines: SetupLines = {
	lies: 'Infektionswürfel in einem Beutel, die Würfel jeder Rolle, Figuren und Ereigniskarten.',
	keeps:
		'Die App führt das Behandlungszentrum: Leisten, Regionen, Proben, Heilmittel und den Inhalt des Beutels.',
	needs:
		'Die Würfel des Spiels oder gewöhnliche, nach einer Tabelle gelesen. Rollen- und Ereigniskarten dieser App lassen sich drucken.'
};
