import type { RulingId } from '../../../../validators/pandemic-the-cure/rulebook.ts';

export const reasons: Readonly<Record<RulingId, string>> = {
	'PTC-R1':
		'Die Zahlen können keine Würfel je Zug sein, sonst steckte das leichteste Spiel am meisten an; als Abschnitte bis zum Totenkopf passen sie.',
	'PTC-R2': 'Der Text sagt es.',
	'PTC-R3':
		'Das Ziel spricht davon, dass „beim Infizieren“ die Würfel ausgehen, und eine Epidemie infiziert.',
	'PTC-R4': 'Der Text spricht von einer Aktion, die alle Proben einer Seuche gibt.',
	'PTC-R5': 'Die Regionen sind nummeriert, so zählen alle am Tisch gleich.',
	'PTC-R6': 'Jede Biogefahr bewegt den Marker sofort.',
	'PTC-R7': 'So fällt eine falsche Eingabe auf; wer seinen Würfeln mehr traut oder andere benutzt, wählt b.'
};
