import type { RulingId } from '../../../../validators/fight-the-virus/rulebook.ts';

export const reasons: Readonly<Record<RulingId, string>> = {
	'FTV-R1':
		'Der Text sagt, dass der aktive Spieler Würfel „nutzt“, die anderen „dürfen“, und dass nur unbrauchbare Würfel verfallen.',
	'FTV-R2':
		'Der Text spricht von einem zuvor gefüllten Nachbarn; den zuletzt gefüllten haben alle im Kopf. Ein Kreis, den keine Zahl je erfüllen könnte, ist nicht gemeint.',
	'FTV-R3': 'Der Text nennt keine Grenze.',
	'FTV-R4': 'Der Text befreit die 1 davon, höher zu sein, nicht davon, auf etwas zu stehen.',
	'FTV-R5':
		'Käme immer nur eine Spalte in Frage, könnte ein eingekreistes Feld nie mit einem anderen erlaubten konkurrieren, und der Text sagt, dass es das kann.',
	'FTV-R6': 'Der Bonus lässt dich die Zahl wählen; nichts befreit sie von den Regeln der Kurve.',
	'FTV-R7':
		'Der Text zieht unter mehreren erlaubten Feldern das eingekreiste vor: Eines, das die Zahl nicht aufnehmen kann, ist nicht erlaubt.',
	'FTV-R8': 'Nur das Testen wird als Ausnahme genannt, und ein Würfel hat keine Seite gegenüber der 7.',
	'FTV-R9': 'Der Text lässt Formen beliebig drehen; auf unserem Bogen macht es keinen Unterschied.'
};
