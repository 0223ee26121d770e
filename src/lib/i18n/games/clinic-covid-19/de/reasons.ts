import type { RulingId } from '../../../../validators/clinic-covid-19/rulebook.ts';

export const reasons: Readonly<Record<RulingId, string>> = {
	'CLN-R1':
		'Der Abschnitt über das Ende nennt es nur bei mehr Verstorbenen verloren; nur das Ziel verlangt mehr Geheilte.',
	'CLN-R2': 'Der Satz steht bei den Einnahmen.',
	'CLN-R3': 'Der Text nimmt Plätze und Quarantäne nicht aus.',
	'CLN-R4': 'Nichts nimmt die letzte Runde aus, und was dann überläuft, zählt noch.',
	'CLN-R5':
		'Infizierte Patienten gehen in die Ambulanz ihrer Farbe, und die Sondersprechstunde kommt zu den normalen Regeln hinzu.',
	'CLN-R6': 'So sagt es der Abschnitt über die Behandlung; nur das Ziel spricht von Infizierten.',
	'CLN-R7': 'Was auf dem Plan liegt, sieht man; die Farbe bei der Ansteckung müsste man sich merken.',
	'CLN-R8': 'Sie liegen mit den anderen im Feld.'
};
