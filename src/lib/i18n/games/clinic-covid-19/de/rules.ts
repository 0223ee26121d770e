import type { ClinicWords } from '../words.ts';

export const rules: ClinicWords['rules'] = {
	'CLN-S1': {
		title: 'Das Grundspiel gilt weiter',
		text: 'Alle Regeln des Grundspiels gelten, wenn hier nichts anderes steht. Seine Module dürfen dazukommen, mit den Änderungen unter „Andere Module“.'
	},
	'CLN-S2': {
		title: 'Ansteckung und Ausgangssperre wählen die Spalte',
		text: 'Ihr einigt euch auf Ansteckung (niedrig, hoch) und Ausgangssperre (locker, mittel, streng). Beides zusammen bestimmt eine Spalte des Plans, außer ihr spielt mit eigenen Plättchenzahlen.'
	},
	'CLN-S3': {
		title: 'Ein Stapel für jede Runde',
		text: 'Für jede Runde werden Plättchen gestapelt: der Wert der Spalte mal die Zahl der Spieler. Der Rest der 100 Plättchen ist der Vorrat. Die Stapel dürfen nicht mehr als 100 brauchen.'
	},
	'CLN-S4': {
		title: 'Es sind immer 100 Plättchen',
		text: 'Plättchen entstehen nicht und gehen nicht verloren: Vorrat, Stapel, Hände, Personen, Quarantäne, Plätze und Verstorbenen-Kasten haben zusammen immer 100.'
	},
	'CLN-S5': {
		title: 'Module nur, wenn sie im Spiel sind',
		text: 'Hausmeister, Senioren, Schwangere, Intensivstation, Transfusionen, Workaholics und Leute draußen gibt es nur mit ihrem Modul.'
	},
	'CLN-S6': { title: 'Allein wie zusammen', text: 'Das Solospiel läuft genau gleich.' },
	'CLN-F1': {
		title: 'Alles in seiner Phase',
		text: 'Etwas geschieht nur in seiner Phase und durch jemanden, der dran ist. Nach dem Ende geschieht nichts mehr.'
	},
	'CLN-F2': {
		title: 'Sechs Phasen je Runde',
		text: 'Eine Runde hat Aktionen, Aufteilen, Ansteckung, Betrieb, Verwaltung und neue Ansteckungen. In einer Phase ist die Reihenfolge frei. Nach Runde 6 kommt die Schlussmeldung, oder sofort das Ende, wenn die Partie verloren ist.'
	},
	'CLN-A1': {
		title: 'Mindestens einmal je Runde aufnehmen',
		text: 'Alle wählen mindestens einmal je Runde die Aktion „Patienten aufnehmen“. Nur bauen und einstellen ist verboten.'
	},
	'CLN-A2': {
		title: 'Höchstens zweimal je Runde aufnehmen',
		text: 'Jeder hat zwei Aufnahme-Plättchen, also wird „Patienten aufnehmen“ höchstens zweimal je Runde gewählt.'
	},
	'CLN-A3': {
		title: 'Patienten kommen durch Aufnehmen',
		text: 'Ein Patient kommt nur auf einen Voraufnahmeplatz, wenn in dieser Runde vorher „Patienten aufnehmen“ gewählt wurde.'
	},
	'CLN-A4': {
		title: 'Ein Plättchen auf dem Platz steckt an',
		text: 'Wer auf einem Platz mit Plättchen ankommt, ist sofort infiziert: Das Plättchen kommt unter den Patienten, der Platz ist wieder sauber. Ankünfte auf sauberen Plätzen werden nicht eingetragen.'
	},
	'CLN-I1': {
		title: 'Alle Plättchen des Stapels werden aufgeteilt',
		text: 'Ihr nehmt alle Plättchen des Rundenstapels und teilt sie frei auf. Niemand nimmt mehr, als da ist, und wer zuletzt nimmt, nimmt den Rest.'
	},
	'CLN-I2': {
		title: 'Mindestens eins für jeden',
		text: 'Jeder nimmt mindestens eins: Wer nimmt, lässt mindestens eins für jeden, der noch nicht genommen hat.'
	},
	'CLN-I3': {
		title: 'Plättchen kommen in die eigene Klinik',
		text: 'Wenn alle genommen haben, legt jeder jedes Plättchen auf jemanden der eigenen Klinik, der noch keins hat. Auf wen, ist frei.'
	},
	'CLN-I4': {
		title: 'Patienten und Ärzte',
		text: 'Das Plättchen kommt unter den Patienten oder Arzt, der nun infiziert ist.'
	},
	'CLN-I5': {
		title: 'Senioren sterben sofort',
		text: 'Ein infizierter Senior stirbt sofort mit allen Folgen des Grundspiels und kommt in den Verstorbenen-Kasten; das Plättchen kommt in den Vorrat.'
	},
	'CLN-I6': {
		title: 'Schwangere gehen sofort',
		text: 'Eine infizierte Schwangere verlässt das Spiel, als wäre sie bis zum Ende der Verwaltung nicht behandelt worden, und kommt in den Verstorbenen-Kasten; Plättchen und Auto kommen in den Vorrat.'
	},
	'CLN-I7': {
		title: 'Personal geht in Quarantäne',
		text: 'Krankenschwester, Pfleger oder Hausmeister gehen mit dem Plättchen in Quarantäne. Das kostet keine Zeit, das Auto bleibt, und sie arbeiten in dieser Runde nicht.'
	},
	'CLN-I8': {
		title: 'Niemand mehr anzustecken',
		text: 'Wer niemanden mehr anstecken kann, sagt es, steckt niemanden mehr an und gibt die übrigen Plättchen weiter. Sonst wird nichts weitergegeben.'
	},
	'CLN-I9': {
		title: 'Weitergeben, wo noch Platz ist',
		text: 'Plättchen gehen nur an andere, bei denen noch jemand anzustecken ist.'
	},
	'CLN-I10': {
		title: 'Nicht mehr als auf der Hand',
		text: 'Niemand gibt mehr Plättchen weiter, als auf der Hand sind.'
	},
	'CLN-I11': {
		title: 'Alle Kliniken voll',
		text: 'Sobald nirgends mehr jemand anzustecken ist, kommen alle Plättchen von allen Händen in den Verstorbenen-Kasten und zählen für die, die sie hatten.'
	},
	'CLN-P1': {
		title: '20 $ entfernen ein Plättchen',
		text: 'Jederzeit vor dem Ende von Runde 6 darf man 20 $ zahlen und ein Plättchen der eigenen Klinik in den Vorrat legen. Die Person ist gesund, der Platz sauber oder das Personal aus der Quarantäne zurück.'
	},
	'CLN-P2': {
		title: 'Nur eigene Plättchen, eigenes Geld',
		text: 'Dort muss ein Plättchen liegen, in der eigenen Klinik. Jeder zahlt allein: nicht gemeinsam und nicht für andere.'
	},
	'CLN-P3': {
		title: 'Wieder jemand anzustecken',
		text: 'Wird ein Plättchen von einer Person oder vom Personal entfernt, ist dort wieder jemand anzustecken.'
	},
	'CLN-M1': { title: 'Gesunde gehen wie immer', text: 'Gesunde bewegen sich wie im Grundspiel.' },
	'CLN-M2': {
		title: 'Infizierte Patienten gehen normal',
		text: 'Infizierte Patienten gehen in die Ambulanz oder in den Behandlungsraum, Operationssaal oder die Intensivstation ihrer eigenen Farbe, ohne das +1.'
	},
	'CLN-M3': {
		title: 'Infizierte Ärzte gehen in Behandlungsräume',
		text: 'Infizierte Ärzte gehören zu keiner Abteilung und dürfen in jeden Behandlungsraum mit freiem Bett. Im Operationssaal, in der normalen Sprechstunde, auf der Intensivstation und durch Transfusion werden sie nicht behandelt.'
	},
	'CLN-M4': {
		title: 'Zwei Betten je Raum',
		text: 'In einem Behandlungsraum werden höchstens zwei Personen je Runde behandelt, Patienten oder infizierte Ärzte, gesunde Patienten mitgezählt. Ein behandelter Arzt behält das Bett.'
	},
	'CLN-M5': {
		title: 'Ohne Bett heißt es warten',
		text: 'Infizierte Ärzte ohne Bett warten im Servicemodul, und ihnen geht es schlechter.'
	},
	'CLN-T1': {
		title: 'Infizierte der eigenen Klinik behandeln',
		text: 'Hier wird nur eine infizierte Person der eigenen Klinik behandelt; behandelte gesunde Patienten werden als Zahl gemeldet.'
	},
	'CLN-T2': {
		title: 'Einmal je Runde, und nicht frisch angesteckt',
		text: 'Wer in dieser Runde schon gepflegt wurde, wird nicht noch einmal behandelt, ebenso wenig ein Arzt, der sich in dieser Phase in der Sprechstunde angesteckt hat: Die Bewegung ist vorbei.'
	},
	'CLN-T3': {
		title: 'Infizierte Ärzte behandeln niemanden',
		text: 'Ein infizierter Arzt behandelt niemanden und muss wie ein Patient von einem Arzt ohne Plättchen behandelt werden.'
	},
	'CLN-T4': {
		title: 'Ein gesunder Arzt dieser Farbe',
		text: 'Der behandelnde Arzt ist gesund und wird nach seiner Farbe genannt.'
	},
	'CLN-T5': {
		title: 'Eine Stufe kränker',
		text: 'Eine infizierte Person zählt eine Stufe schlechter als ihre Farbe; COVID-19 und die eigene Krankheit (beim Arzt: Angst) werden zusammen behandelt.'
	},
	'CLN-T6': {
		title: 'Krankenschwestern gleichen den Unterschied aus',
		text: 'Im Behandlungsraum, im Operationssaal und in der normalen Sprechstunde sind es genau so viele Krankenschwestern wie der Unterschied zwischen der Stufe des Arztes und der Stufe der Person + 1.'
	},
	'CLN-T7': {
		title: 'Einnahmen nach der eigenen Farbe',
		text: 'Die Einnahmen richten sich nach der Farbe der Person ohne das +1; dazu kommen Zuschläge für Gärten oder Satelliten-TV.'
	},
	'CLN-T8': {
		title: 'Sondersprechstunde',
		text: 'Zusätzlich behandelt ein gesunder Arzt beliebiger Farbe eine Person beliebiger Farbe ohne Krankenschwestern, für 6 $. Auch infizierte Ärzte werden so behandelt.'
	},
	'CLN-T9': {
		title: 'Das Plättchen wandert zum Arzt',
		text: 'Nach einer Sondersprechstunde kommt das Plättchen unter den Arzt, der sie hielt: Er ist jetzt infiziert. War der Patient gesund, wandert nichts.'
	},
	'CLN-T10': {
		title: 'Behandelte Patienten sind geheilt',
		text: 'Ein behandelter Patient kommt in den Kasten der Geheilten, infiziert oder nicht, ohne Zeit; das Auto verlässt das Spiel.'
	},
	'CLN-T11': {
		title: 'Behandelte Ärzte ruhen',
		text: 'Ein behandelter Arzt bleibt in der Klinik, behandelt in dieser Runde niemanden und zählt nie als geheilt.'
	},
	'CLN-T12': {
		title: 'Das Plättchen kommt in den Vorrat',
		text: 'Außer in der Sondersprechstunde kommt das Plättchen der behandelten Person in den Vorrat.'
	},
	'CLN-E1': { title: 'Quarantäne wird bezahlt', text: 'Personal in Quarantäne wird bezahlt.' },
	'CLN-E2': {
		title: 'Fehlende Pfleger sparen nichts',
		text: 'Pfleger in Quarantäne senken den Unterhalt nicht.'
	},
	'CLN-D1': {
		title: 'Infizierte Ärzte verlieren keine Stufe',
		text: 'Infizierte Ärzte haben nicht gearbeitet und verlieren keine Stufe.'
	},
	'CLN-D2': {
		title: 'Infizierten geht es schlechter',
		text: 'Jeder infizierte Patient und Arzt, der nicht gepflegt wurde, wird eine Farbe schlechter. Wer rot ist, stirbt: Verstorbenen-Kasten, Plättchen in den Vorrat.'
	},
	'CLN-D3': {
		title: 'Todesfälle werden eingetragen',
		text: 'Der Tod eines infizierten Arztes kostet 5 Beliebtheit auf der Leiste des Grundspiels. Auch gesunde Patienten, die sterben, kommen in den Verstorbenen-Kasten.'
	},
	'CLN-D4': {
		title: 'Die Quarantäne endet',
		text: 'Dann verlässt alles Personal die Quarantäne: Plättchen in den Vorrat, die Leute zu einem Eingang oder Hubschrauberplatz nach Wahl, ohne Zeit.'
	},
	'CLN-N1': {
		title: 'Niedrige Ansteckung: ein Plättchen',
		text: 'Jeder nimmt ein Plättchen aus dem Vorrat und legt es auf einen eigenen Voraufnahmeplatz. Der nächste Patient, der dort ankommt, ist infiziert.'
	},
	'CLN-N2': {
		title: 'Hohe Ansteckung: zwei Plättchen',
		text: 'Ebenso mit zwei Plättchen, auf zwei Plätzen.'
	},
	'CLN-N3': { title: 'Ein Plättchen je Platz', text: 'Auf einem Platz liegt höchstens ein Plättchen.' },
	'CLN-N4': {
		title: 'Kein sauberer Platz: Verstorbenen-Kasten',
		text: 'Sind alle Plätze belegt, kommen die noch fälligen Plättchen aus dem Vorrat in den Verstorbenen-Kasten. Andere bekommen sie nicht.'
	},
	'CLN-N5': {
		title: 'Leerer Vorrat beendet es',
		text: 'Ist der Vorrat leer, ist nichts mehr fällig. Überlaufende Plätze werden zuerst bedient, in Sitzreihenfolge.'
	},
	'CLN-W1': {
		title: 'Mehr Verstorbene als Geheilte: verloren',
		text: 'Personen und Plättchen im Verstorbenen-Kasten stehen gegen die geheilten Patienten. Sind es am Ende von Runde 6 mehr Verstorbene, ist die Partie sofort verloren.'
	},
	'CLN-W2': {
		title: 'Taktischer Sieg',
		text: 'Sonst melden alle ihre Beliebtheit. Zusammen weniger als 40 pro Person ist ein taktischer Sieg.'
	},
	'CLN-W3': {
		title: 'Strategischer Sieg',
		text: 'Zusammen mindestens 40 Beliebtheit pro Person: Der Impfstoff ist gefunden. Wer am beliebtesten ist, steht auf der Plakette, bei Gleichstand alle.'
	},
	'CLN-X1': {
		title: 'Transfusionen',
		text: 'Ein infizierter Patient braucht nichts Besonderes. Ist er so ganz geheilt, kommen Plättchen und Auto in den Vorrat und der Patient zu den Geheilten.'
	},
	'CLN-X2': {
		title: 'Intensivstation',
		text: 'Nichts Besonderes: Der Patient behält das Plättchen, bis er ganz geheilt ist; dann kommen Plättchen und Auto in den Vorrat und er zu den Geheilten.'
	},
	'CLN-X3': { title: 'Workaholics sind immun', text: 'Workaholics stecken sich nie an.' },
	'CLN-X4': {
		title: 'Workaholics behandeln wie immer',
		text: 'Workaholics brauchen so viele Krankenschwestern wie andere. Nach ihrer Sondersprechstunde kommt das Plättchen in den Vorrat.'
	},
	'CLN-X5': {
		title: 'Draußen ist man sicher',
		text: 'Wer außerhalb der Klinik ist, im Wohnheim oder in der Cafeteria, steckt sich nicht an. Ärzte dürfen draußen Pause machen.'
	},
	'CLN-X6': {
		title: 'Pflege in Schritten',
		text: 'Wer auf der Intensivstation oder durch Transfusionen behandelt, aber nicht ganz geheilt wurde, behält das Plättchen, bekommt dieselbe oder eine bessere Farbe und wird in dieser Runde nicht kränker.'
	},
	'CLN-X7': { title: 'Keine Zombies', text: 'Das Zombie-Modul passt nicht zu COVID-19.' },
	'CLN-X8': { title: 'Zombies zu Hause', text: 'Für Zombies sind Hausregeln frei, außerhalb dieser App.' },
	'CLN-R1': {
		title: 'Ist Gleichstand verloren?',
		text: 'So viele Verstorbene wie Geheilte: gewonnen, außer der Tisch hat anders entschieden.'
	},
	'CLN-R2': {
		title: 'Die 6 $ der Sondersprechstunde',
		text: 'Man nimmt sie ein, außer der Tisch hat entschieden, dass man sie zahlt.'
	},
	'CLN-R3': {
		title: 'Welche Plättchen 20 $ entfernen',
		text: 'Jedes der eigenen Klinik, außer der Tisch hat entschieden: nur unter Patienten und Ärzten. Plättchen auf der Hand sind noch nicht in der Klinik.'
	},
	'CLN-R4': {
		title: 'Neue Ansteckungen in Runde 6',
		text: 'Sie werden gespielt, außer der Tisch lässt sie weg.'
	},
	'CLN-R5': {
		title: 'Normale Sprechstunde für Infizierte',
		text: 'Nicht möglich, es ist immer die Sondersprechstunde, außer der Tisch erlaubt es.'
	},
	'CLN-R6': {
		title: 'Wer als geheilt zählt',
		text: 'Alle behandelten Patienten, außer der Tisch zählt nur infizierte. Der Kasten behält beide Zahlen.'
	},
	'CLN-R7': {
		title: 'Einnahmen nach Farbwechsel',
		text: 'Die Farbe jetzt entscheidet, außer der Tisch nimmt die Farbe bei der Ansteckung.'
	},
	'CLN-R8': {
		title: 'Senioren und Schwangere im Kasten',
		text: 'Sie zählen als verstorben, außer der Tisch hat anders entschieden.'
	}
};
