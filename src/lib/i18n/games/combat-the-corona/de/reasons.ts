import type { RulingId } from '../../../../validators/combat-the-corona/rulebook.ts';

export const reasons: Readonly<Record<RulingId, string>> = {
	'CTC-R1':
		'In der Schachtel liegen keine Schadensmarker, und das Beispiel nennt einen zu schwachen Würfel nutzlos.',
	'CTC-R2': 'Betten gibt es für Würfel, die nichts zerstören können.',
	'CTC-R3': 'Der Text bietet beide Wege an und stellt keinen voran.',
	'CTC-R4':
		'Es ist ein Tausch gegen ein Krankenhaus, also muss eines da sein; vorher eines aufzugeben ist erlaubt.',
	'CTC-R5': 'Die Teile in der Schachtel sind abgezählt.',
	'CTC-R6': 'So geht das Spiel weiter, wie es bei Kartenspielen üblich ist.',
	'CTC-R7': 'So sagen es die Übersicht und die Siegbedingung; nur das Ziel spricht von der letzten Stufe.',
	'CTC-R8': 'Die Marker schützen alle Viren und gehören keinem.'
};
