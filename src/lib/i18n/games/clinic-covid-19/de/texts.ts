import type { RuleTexts } from '../words.ts';

export const texts: RuleTexts = {
	'CLN-S1':
		'Alle Regeln des Grundspiels gelten, wenn hier nichts anderes steht. Seine Module dürfen dazukommen, mit den Änderungen unter „Andere Module“.',
	'CLN-S2':
		'Ihr einigt euch auf Ansteckung (niedrig, hoch) und Ausgangssperre (locker, mittel, streng). Beides zusammen bestimmt eine Spalte des Plans, außer ihr spielt mit eigenen Plättchenzahlen.',
	'CLN-S3': ({ total }) =>
		`Für jede Runde liegt ein Stapel bereit: der Wert der Spalte mal die Zahl der Personen am Tisch. Von den ${total} Plättchen ist der Rest der Vorrat. Die Stapel dürfen nicht mehr brauchen, als es gibt.`,
	'CLN-S4':
		'Plättchen entstehen nicht und verschwinden nicht: Vorrat, Stapel, Hände, Personen, Quarantäne, Plätze und der Kasten der Verstorbenen ergeben zusammen immer alle.',
	'CLN-S5':
		'Hausmeister, Senioren, Schwangere, Intensivstation, Transfusionen, Workaholics und Leute draußen gibt es nur mit ihrem Modul.',
	'CLN-S6': 'Das Solospiel läuft genau gleich.',
	'CLN-F1':
		'Etwas geschieht nur in seiner Phase und durch jemanden, der dran ist. Nach dem Ende geschieht nichts mehr.',
	'CLN-F2': ({ rounds }) =>
		`Eine Runde hat Aktionen, Aufteilen, Ansteckungen, Betrieb, Verwaltung und neue Ansteckungen. Innerhalb einer Phase ist die Reihenfolge frei. Nach Runde ${rounds}, der letzten, kommt die Schlussmeldung, oder sofort das Ende, wenn die Partie verloren ist.`,
	'CLN-A1':
		'Alle wählen mindestens einmal je Runde die Aktion „Patienten aufnehmen“. Nur bauen und einstellen ist verboten.',
	'CLN-A2': ({ admits }) =>
		`Öfter, als man Aufnahme-Plättchen hat, nimmt man in einer Runde nicht auf. Es sind so viele, wie die Ausgabe sagt: ${admits}.`,
	'CLN-A3':
		'Ein Patient kommt nur auf einen Voraufnahmeplatz, wenn in dieser Runde vorher „Patienten aufnehmen“ gewählt wurde.',
	'CLN-A4':
		'Wer auf einem Platz mit Plättchen ankommt, ist sofort infiziert: Das Plättchen kommt unter den Patienten, der Platz ist wieder sauber. Ankünfte auf sauberen Plätzen werden nicht eingetragen.',
	'CLN-I1':
		'Ihr nehmt alle Plättchen des Rundenstapels und teilt sie frei auf. Niemand nimmt mehr, als da ist, und wer zuletzt nimmt, nimmt den Rest.',
	'CLN-I2':
		'Jeder nimmt mindestens eins: Wer nimmt, lässt mindestens eins für jeden, der noch nicht genommen hat.',
	'CLN-I3':
		'Wenn alle genommen haben, legt jeder jedes Plättchen auf jemanden der eigenen Klinik, der noch keins hat. Auf wen, ist frei.',
	'CLN-I4': 'Das Plättchen kommt unter den Patienten oder Arzt, der nun infiziert ist.',
	'CLN-I5':
		'Ein infizierter Senior stirbt sofort mit allen Folgen des Grundspiels und kommt in den Verstorbenen-Kasten; das Plättchen kommt in den Vorrat.',
	'CLN-I6':
		'Eine infizierte Schwangere verlässt das Spiel, als wäre sie bis zum Ende der Verwaltung nicht behandelt worden, und kommt in den Verstorbenen-Kasten; Plättchen und Auto kommen in den Vorrat.',
	'CLN-I7':
		'Krankenschwester, Pfleger oder Hausmeister gehen mit dem Plättchen in Quarantäne. Das kostet keine Zeit, das Auto bleibt, und sie arbeiten in dieser Runde nicht.',
	'CLN-I8':
		'Wer niemanden mehr anstecken kann, sagt es, steckt niemanden mehr an und gibt die übrigen Plättchen weiter. Sonst wird nichts weitergegeben.',
	'CLN-I9': 'Plättchen gehen nur an andere, bei denen noch jemand anzustecken ist.',
	'CLN-I10': 'Niemand gibt mehr Plättchen weiter, als auf der Hand sind.',
	'CLN-I11':
		'Sobald nirgends mehr jemand anzustecken ist, kommen alle Plättchen von allen Händen in den Verstorbenen-Kasten und zählen für die, die sie hatten.',
	'CLN-P1': ({ protection }) =>
		`Jederzeit vor dem Ende der letzten Runde kann man ${protection} $ zahlen und ein Plättchen der eigenen Klinik entfernen; es kommt in den Vorrat. Die Person ist gesund, der Platz sauber oder das Personal aus der Quarantäne zurück.`,
	'CLN-P2':
		'Dort muss ein Plättchen liegen, in der eigenen Klinik. Jeder zahlt allein: nicht gemeinsam und nicht für andere.',
	'CLN-P3':
		'Wird ein Plättchen von einer Person oder vom Personal entfernt, ist dort wieder jemand anzustecken.',
	'CLN-M1': 'Gesunde bewegen sich wie im Grundspiel.',
	'CLN-M2':
		'Infizierte Patienten gehen in die Ambulanz oder in den Behandlungsraum, Operationssaal oder die Intensivstation ihrer eigenen Farbe, ohne das +1.',
	'CLN-M3':
		'Infizierte Ärzte gehören zu keiner Abteilung und dürfen in jeden Behandlungsraum mit freiem Bett. Im Operationssaal, in der normalen Sprechstunde, auf der Intensivstation und durch Transfusion werden sie nicht behandelt.',
	'CLN-M4': ({ beds }) =>
		`In einem Behandlungsraum werden je Runde höchstens so viele Personen behandelt, wie er in dieser Ausgabe Betten hat (${beds}): Patienten oder infizierte Ärzte, gesunde Patienten mitgezählt. Ein behandelter Arzt behält das Bett.`,
	'CLN-M5': 'Infizierte Ärzte ohne Bett warten im Servicemodul, und ihnen geht es schlechter.',
	'CLN-T1':
		'Hier wird nur eine infizierte Person der eigenen Klinik behandelt; behandelte gesunde Patienten werden als Zahl gemeldet.',
	'CLN-T2':
		'Wer in dieser Runde schon gepflegt wurde, wird nicht noch einmal behandelt, ebenso wenig ein Arzt, der sich in dieser Phase in der Sprechstunde angesteckt hat: Die Bewegung ist vorbei.',
	'CLN-T3':
		'Ein infizierter Arzt behandelt niemanden und muss wie ein Patient von einem Arzt ohne Plättchen behandelt werden.',
	'CLN-T4': 'Der behandelnde Arzt ist gesund und wird nach seiner Farbe genannt.',
	'CLN-T5':
		'Eine infizierte Person zählt eine Stufe schlechter als ihre Farbe; COVID-19 und die eigene Krankheit (beim Arzt: Angst) werden zusammen behandelt.',
	'CLN-T6':
		'In Behandlungsräumen, Operationssälen und normalen Sprechstunden sind es genau so viele Krankenschwestern, wie die Tabelle der Ausgabe für die beiden Farben sagt. Im Regelheft ist das der Unterschied zwischen der Stufe des Arztes und der Stufe der Person + 1.',
	'CLN-T7':
		'Die Einnahmen richten sich nach der Farbe der Person ohne das +1; dazu kommen Zuschläge für Gärten oder Satelliten-TV.',
	'CLN-T8': ({ consultation }) =>
		`Zusätzlich zu den normalen Regeln behandelt ein gesunder Arzt jeder Farbe eine Person jeder Farbe ohne Krankenschwestern, für ${consultation} $. Auch infizierte Ärzte können so behandelt werden.`,
	'CLN-T9':
		'Nach einer Sondersprechstunde kommt das Plättchen unter den Arzt, der sie hielt: Er ist jetzt infiziert. War der Patient gesund, wandert nichts.',
	'CLN-T10':
		'Ein behandelter Patient kommt in den Kasten der Geheilten, infiziert oder nicht, ohne Zeit; das Auto verlässt das Spiel.',
	'CLN-T11':
		'Ein behandelter Arzt bleibt in der Klinik, behandelt in dieser Runde niemanden und zählt nie als geheilt.',
	'CLN-T12': 'Außer in der Sondersprechstunde kommt das Plättchen der behandelten Person in den Vorrat.',
	'CLN-E1': 'Personal in Quarantäne wird bezahlt.',
	'CLN-E2': 'Pfleger in Quarantäne senken den Unterhalt nicht.',
	'CLN-D1': 'Infizierte Ärzte haben nicht gearbeitet und verlieren keine Stufe.',
	'CLN-D2':
		'Jeder infizierte Patient und Arzt, der nicht gepflegt wurde, wird eine Farbe schlechter. Wer rot ist, stirbt: Verstorbenen-Kasten, Plättchen in den Vorrat.',
	'CLN-D3': ({ doctorDeath }) =>
		`Der Tod eines infizierten Arztes kostet ${doctorDeath} Beliebtheit auf der Leiste des Grundspiels. Auch gesunde Patienten, die sterben, kommen in den Verstorbenen-Kasten.`,
	'CLN-D4':
		'Dann verlässt alles Personal die Quarantäne: Plättchen in den Vorrat, die Leute zu einem Eingang oder Hubschrauberplatz nach Wahl, ohne Zeit.',
	'CLN-N1': ({ contagions: [low] }, talk) =>
		talk.plural(low, {
			one: `Jeder nimmt ${low} Plättchen aus dem Vorrat und legt es auf einen eigenen Voraufnahmeplatz. Der nächste Patient, der dort ankommt, ist infiziert.`,
			other: `Jeder nimmt ${low} Plättchen aus dem Vorrat und legt jedes auf einen eigenen Voraufnahmeplatz. Der nächste Patient, der dort ankommt, ist infiziert.`
		}),
	'CLN-N2': ({ contagions: [, high] }, talk) =>
		talk.plural(high, {
			one: `Ebenso mit ${high} Plättchen, auf einem Platz.`,
			other: `Ebenso mit ${high} Plättchen, auf ebenso vielen Plätzen.`
		}),
	'CLN-N3': 'Auf einem Platz liegt höchstens ein Plättchen.',
	'CLN-N4':
		'Sind alle Plätze belegt, kommen die noch fälligen Plättchen aus dem Vorrat in den Verstorbenen-Kasten. Andere bekommen sie nicht.',
	'CLN-N5':
		'Ist der Vorrat leer, ist nichts mehr fällig. Überlaufende Plätze werden zuerst bedient, in Sitzreihenfolge.',
	'CLN-W1':
		'Personen und Plättchen im Kasten der Verstorbenen stehen gegen die Patienten im Kasten der Geheilten. Mehr Verstorbene als Geheilte am Ende der letzten Runde: Die Partie ist sofort verloren.',
	'CLN-W2': ({ strategic }) =>
		`Sonst melden alle ihre Beliebtheit. Zusammen weniger als ${strategic} pro Person ist ein taktischer Sieg.`,
	'CLN-W3': ({ strategic }) =>
		`Zusammen mindestens ${strategic} Beliebtheit pro Person: Der Impfstoff ist gefunden. Wer am beliebtesten ist, steht auf der Plakette, bei Gleichstand alle.`,
	'CLN-X1':
		'Ein infizierter Patient braucht nichts Besonderes. Ist er so ganz geheilt, kommen Plättchen und Auto in den Vorrat und der Patient zu den Geheilten.',
	'CLN-X2':
		'Nichts Besonderes: Der Patient behält das Plättchen, bis er ganz geheilt ist; dann kommen Plättchen und Auto in den Vorrat und er zu den Geheilten.',
	'CLN-X3': 'Workaholics stecken sich nie an.',
	'CLN-X4':
		'Workaholics brauchen so viele Krankenschwestern wie andere. Nach ihrer Sondersprechstunde kommt das Plättchen in den Vorrat.',
	'CLN-X5':
		'Wer außerhalb der Klinik ist, im Wohnheim oder in der Cafeteria, steckt sich nicht an. Ärzte dürfen draußen Pause machen.',
	'CLN-X6':
		'Wer auf der Intensivstation oder durch Transfusionen behandelt, aber nicht ganz geheilt wurde, behält das Plättchen, bekommt dieselbe oder eine bessere Farbe und wird in dieser Runde nicht kränker.',
	'CLN-X7': 'Das Zombie-Modul passt nicht zu COVID-19.',
	'CLN-X8': 'Für Zombies sind Hausregeln frei, außerhalb dieser App.',
	'CLN-R1': 'So viele Verstorbene wie Geheilte: gewonnen, außer der Tisch hat anders entschieden.',
	'CLN-R2': 'Man nimmt sie ein, außer der Tisch hat entschieden, dass man sie zahlt.',
	'CLN-R3':
		'Jedes der eigenen Klinik, außer der Tisch hat entschieden: nur unter Patienten und Ärzten. Plättchen auf der Hand sind noch nicht in der Klinik.',
	'CLN-R4': 'Sie werden gespielt, außer der Tisch lässt sie weg.',
	'CLN-R5': 'Nicht möglich, es ist immer die Sondersprechstunde, außer der Tisch erlaubt es.',
	'CLN-R6':
		'Alle behandelten Patienten, außer der Tisch zählt nur infizierte. Der Kasten behält beide Zahlen.',
	'CLN-R7': 'Die Farbe jetzt entscheidet, außer der Tisch nimmt die Farbe bei der Ansteckung.',
	'CLN-R8': 'Sie zählen als verstorben, außer der Tisch hat anders entschieden.',
	'CLN-ED1':
		'Jede Spalte des Ansteckungsplans, die eine Ausgabe nennt, hat genauso viele Zahlen, wie es Runden gibt.',
	'CLN-ED2':
		'In mindestens einer der sechs Spalten braucht eine Person nicht mehr Plättchen, als in der Schachtel sind.',
	'CLN-ED3':
		'Keine zwei Arten von Personen haben denselben Kurznamen, auch nicht den einer Art des Grundspiels.',
	'CLN-PO1':
		'Die Kästen sind leer bis zu der Phase von Runde 1, die sie zuerst füllen kann: Vor dem Betrieb ist niemand geheilt, vor der Verwaltung stirbt kein Patient oder Arzt, und vor den Ansteckungen geht sonst nichts verloren.'
};
