import type { Words } from '../words.ts';

export const options: Words['options'] = {
	sheets: {
		label: 'Blätter auf diesem Gerät',
		help: 'Wer auf Papier oder einem anderen Handy schreibt, würfelt hier nur und meldet die abgestrichene letzte Forschungszahl. Ganz ohne Blatt werden nur Würfe notiert.'
	},
	groups: {
		label: 'Gemeinsame Würfe in Gruppen',
		help: 'In großen Runden würfeln höchstens vier Plätze; wähle für alle den Platz, bei dessen Würfen sie aktiv sind.'
	}
};
