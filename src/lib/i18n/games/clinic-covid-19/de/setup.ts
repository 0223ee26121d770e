import type { SetupLines } from '../../../setup/lines.ts';

export const lines: SetupLines = {
	lies: 'Das Brettspiel Clinic mit seinen Plänen und Teilen, nach seinen eigenen Regeln.',
	keeps:
		'Die App führt, was die Erweiterung hinzufügt: Ansteckungsplan, Plättchen, wer krank, geheilt oder gestorben ist.',
	needs:
		'Das Grundspiel Clinic, Deluxe oder erste Ausgabe. Plättchen lassen sich drucken, nötig ist es nicht.'
};
