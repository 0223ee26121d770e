import type { RuleTexts } from '../words.ts';

export const texts: RuleTexts = {
	'CTC-S1':
		'Ihr spielt zu eins bis zwölft gemeinsam, solange der Aktionsstapel für alle Hände reicht. Allein spielst du den Solomodus.',
	'CTC-S2': ({ beds: [start] }) =>
		`Der Bettenmarker beginnt auf dem Feld mit der Fahne, der ${start}, der Infektionsmarker auf 1.`,
	'CTC-S3':
		'Für Einsteiger keines. Leicht bringt die leichten, jede weitere Stufe ihre eigenen, episch alle.',
	'CTC-S4':
		'Alle normalen Viren und die roten, die dazukommen. Das Startvirus liegt offen und wird nicht eingemischt.',
	'CTC-S5':
		'Deckt die ersten zehn Karten auf, oder alle, wenn es weniger sind. Die mit rotem Zeichen kommen gemischt unter den Stapel, die anderen gemischt obenauf. Ihr könnt sie aufschreiben oder nicht.',
	'CTC-S6': 'Die grünen Karten bleiben draußen, außer im Solomodus.',
	'CTC-S7': 'Alle bekommen 3 Aktionskarten; allein bekommst du 5.',
	'CTC-S8':
		'Alle dürfen einmal rote Karten zurückgeben; dann wird wieder aufgefüllt. Rote Karten, die jetzt kommen, bleiben.',
	'CTC-S9': 'Die älteste Person hat den ersten Zug.',
	'CTC-S10': ({ hospitals, dieTokens, shieldTokens }) =>
		`Nur das gedruckte Krankenhaus steht. Alle Teile sind im Vorrat: ${hospitals} für Krankenhäuser, ${dieTokens} für Würfel und ${shieldTokens} für Schilde.`,
	'CTC-T1':
		'Nur was zum jetzigen Schritt gehört ist möglich, und nur für die Person am Zug. Nach dem Ende geht nichts mehr.',
	'CTC-T2':
		'Karte spielen und ziehen, Karten entfernen, würfeln und angreifen; dann greifen die Viren an und breiten sich aus.',
	'CTC-T3': 'Nach dem Schritt der Viren ist im Uhrzeigersinn die nächste Person am Zug.',
	'CTC-T4': 'Vom Ende der Vorbereitung bis zum Spielende könnt ihr jederzeit ein Krankenhaus aufgeben.',
	'CTC-T5':
		'Krankenhäuser aufgeben, Viren auslegen und jede Reihenfolge unter dem Stapel entscheidet ihr zusammen.',
	'CTC-A1':
		'Spiele genau eine Karte beliebiger Farbe auf das niedrigste freie Feld. Das Feld wirkt für jede Karte.',
	'CTC-A2':
		'Eine Karte kann nicht gespielt werden, wenn alle ihre Exemplare schon auf dem Brett oder im Ablagestapel liegen.',
	'CTC-A3':
		'Nach dem Spielen ziehst du eine Karte. Ist der Nachziehstapel leer, gilt, was ihr vereinbart habt.',
	'CTC-A4': 'Nur wer keine Karte hat, setzt das Spielen aus und zieht trotzdem.',
	'CTC-A5': 'Ein Tausch entfernt genau drei Karten, die auf dem Brett liegen.',
	'CTC-A6': 'Alle drei getauschten Karten müssen blau sein.',
	'CTC-A7': 'Karten, die keine Joker sind, müssen gleich sein. Bis zu drei Joker dürfen mit.',
	'CTC-A8':
		'Der Tausch bringt ein Krankenhaus, also muss eines im Vorrat sein; was sonst gilt, habt ihr vereinbart.',
	'CTC-A9':
		'Entfernte Karten kommen in den Ablagestapel; die anderen rücken der Reihe nach auf die niedrigsten Felder.',
	'CTC-A10': 'Liegen fünf Karten auf dem Brett, tausche drei ein oder räume alle fünf ab, bevor du würfelst.',
	'CTC-A11': 'Alle Karten kannst du nur abräumen, wenn fünf auf dem Brett liegen.',
	'CTC-A12': 'Ob ihr fünf Karten abräumen dürft, obwohl drei tauschbar wären, habt ihr vereinbart.',
	'CTC-A13': 'Abräumen bringt 10 Betten und eine Würfelmarke.',
	'CTC-A14':
		'Für jede abgeräumte blaue Karte darfst du ein Virus unter den Stapel schicken, bis du würfelst.',
	'CTC-A15': 'Ein weggeschicktes Virus muss auf dem Tisch liegen. Jedes kommt unter das vorige.',
	'CTC-A16': 'Beim Abräumen entscheidest du, ob der ganze Ablagestapel in den Nachziehstapel gemischt wird.',
	'CTC-A17': 'Bei drei oder vier Karten ist der Tausch freiwillig; wer würfelt, verzichtet.',
	'CTC-H1':
		'Es kommt auf den niedrigsten freien Platz. Auf Platz 1 oder 2 bringt es jedes Mal eine Würfelmarke.',
	'CTC-H2': 'Wird eines entfernt, stehen die anderen auf den niedrigsten Plätzen.',
	'CTC-H3': 'Das Team darf jederzeit ein Krankenhaus entfernen. Das gedruckte bleibt immer.',
	'CTC-H4':
		'Mit dem Krankenhaus gehen höchstens zwei Viren vom Tisch unter den Stapel, in einer Reihenfolge eurer Wahl.',
	'CTC-H5': 'Die Figur kommt zurück in den Vorrat.',
	'CTC-H6': 'Schon geworfene Würfel bleiben, wenn ein Krankenhaus entfernt wird.',
	'CTC-D1':
		'Wirf einen Würfel je Krankenhaus, auch für das gedruckte, und einen je ausgegebener Marke. Würfeln ist Pflicht.',
	'CTC-D2': 'Ihr könnt nur Marken ausgeben, die ihr habt; sie kommen zurück in den Vorrat.',
	'CTC-D3': 'Während des Angriffs könnt ihr jederzeit eine Marke für einen weiteren Würfel ausgeben.',
	'CTC-D4': 'Liegt eine Karte auf Feld 3, darf ein Würfel neu geworfen werden, einmal je Angriff.',
	'CTC-D5': 'Nur unbenutzte Würfel können benutzt oder neu geworfen werden.',
	'CTC-D6':
		'Jeder Schild nimmt einen beliebigen Würfel und verschwindet. Solange Schilde und Würfel da sind, endet der Angriff nicht.',
	'CTC-D7': 'Kein Virus kann angegriffen werden, solange ein Schild auf dem Tisch liegt.',
	'CTC-D8': 'Nur ein Virus auf dem Tisch kann angegriffen werden.',
	'CTC-D9':
		'Ein Würfel macht so viel Schaden, wie er zeigt, an einem Virus. Mehrere Würfel auf einem Virus zählen zusammen.',
	'CTC-D10':
		'Ein Virus ist zerstört, wenn der Schaden sein Leben erreicht. Ob schwächere Treffer zählen, habt ihr vereinbart.',
	'CTC-D11': 'Schaden über das Leben des Virus hinaus verfällt.',
	'CTC-D12':
		'Würfel dürfen nur übrig bleiben, wenn alle zusammen kein Virus zerstören können, falls ihr nichts anderes vereinbart habt.',
	'CTC-D13': 'Jeder übrige Würfel darf ein Bett geben, egal was er zeigt.',
	'CTC-D14': 'Zerstörte Viren kommen obenauf; die Reihenfolge ändert sich nie.',
	'CTC-B1': ({ beds: [, most] }) =>
		`Betten gehen von 0 bis ${most}, dem letzten Feld der Leiste. Mehr verfallen.`,
	'CTC-B2': 'Die Infektionsstufe steigt in einzelnen Schritten und sinkt nie.',
	'CTC-B3': ({ dieTokens, shieldTokens }) =>
		`Nicht mehr Würfelmarken und Schilde sind im Spiel, als es Marken gibt, ${dieTokens} und ${shieldTokens}, falls ihr nichts anderes vereinbart habt.`,
	'CTC-V1': 'Nach eurem Angriff greifen alle Viren auf dem Tisch mit der Summe ihrer Werte an.',
	'CTC-V2': 'Für jede Karte auf den Feldern 1 bis 4 wird eins abgezogen, nicht unter 0.',
	'CTC-V3': 'Der Rest wird von den Betten abgezogen, nicht unter 0.',
	'CTC-P1':
		'Sind noch Betten da, deckt die obersten drei Viren auf, oder alle, wenn es weniger sind. Bei leerem Stapel rückt nur der Marker.',
	'CTC-P2':
		'Der Schiedsrichter merkt sich, was auf und unter den Stapel kam, und damit, was jetzt erscheinen kann.',
	'CTC-P3': 'Legt die Kombination mit der größten Stufensumme aus, die nicht über der Infektionsstufe liegt.',
	'CTC-P4': 'Erreichen mehrere Kombinationen die größte Summe, wählt das Team eine der aufgedeckten.',
	'CTC-P5':
		'Jedes ausgelegte Virus mit Schild bringt eine Schildmarke, und jeder Schild schützt alle Viren. Ihr habt vereinbart, was aus ihr wird, wenn ihr Virus unter den Stapel kommt.',
	'CTC-P6': 'Nicht ausgelegte Viren werden beiseitegelegt und sind nicht auf dem Tisch.',
	'CTC-P7':
		'Nach den Fähigkeiten kommen die beiseitegelegten Viren in einer Reihenfolge eurer Wahl unter den Stapel.',
	'CTC-P8':
		'Wurde kein aufgedecktes Virus ausgelegt und der Marker nicht gesteigert, steigt die Infektion um eins.',
	'CTC-K1': 'Ausgelegt oder nicht, ihre Fähigkeiten wirken: erst Steigern, dann Retten, dann Zerstören.',
	'CTC-K2': 'Der Infektionsmarker steigt um eins, nur einmal, egal wie viele Viren das können.',
	'CTC-K3':
		'Für jedes solche Virus kommen die obersten drei Besiegten in einer Reihenfolge eurer Wahl unter den Stapel.',
	'CTC-K4': 'Bei weniger als drei besiegten Viren werden alle gerettet.',
	'CTC-K5':
		'Für jedes solche Virus wird ein Krankenhaus entfernt; seine Wirkung dürft ihr nutzen. Ohne Figur passiert nichts.',
	'CTC-E1': 'Ihr verliert, sobald 0 Betten da sind.',
	'CTC-E2': ({ lastLevel }) =>
		`Ihr gewinnt, sobald die Infektionsstufe über ${lastLevel}, die letzte der Leiste, hinausgeht, oder sie erreicht, wenn ihr das vereinbart habt.`,
	'CTC-E3':
		'Ihr gewinnt, wenn nach einer Zerstörung kein Virus auf dem Tisch liegt und der Virenstapel leer ist.',
	'CTC-E4': 'Das Team gewinnt oder verliert zusammen. Es gibt keine Punkte.',
	'CTC-ED1': 'Genau eine Virenkarte, Kopien mitgezählt, ist das Startvirus.',
	'CTC-ED2': 'Mindestens eine Virenkarte ist normal, damit es einen Stapel gibt.',
	'CTC-ED3': 'Keine zwei Virenzeilen haben dasselbe Kürzel: Züge nennen Karten danach.',
	'CTC-ED4': 'Es gibt höchstens 80 Virenkarten, Kopien mitgezählt.',
	'CTC-ED5': 'Keine zwei Aktionszeilen haben dasselbe Kürzel.',
	'CTC-ED6': 'Es gibt mindestens sechs Aktionskarten, ohne die des Solomodus.',
	'CTC-ED7': 'Der Start der Betten liegt nicht jenseits der Leiste.'
};
