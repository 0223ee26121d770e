import type { PcWords } from '../words.ts';

export const sections: PcWords['sections'] = {
	table: 'Tisch und Zug',
	dice: 'Würfel nehmen',
	resources: 'Boni und Forschung',
	health: 'Gesundheit',
	formula: 'Formel',
	biotech: 'Biotechnologie',
	infection: 'Infektion',
	resistant: 'Resistente Personen',
	end: 'Ende und Wertung',
	alone: 'Allein spielen',
	elsewhere: 'Blätter anderswo',
	scenarios: 'Szenarien'
};

export const rules: PcWords['rules'] = {
	'PC19-T1': {
		title: 'Eine bis fünf Personen',
		text: 'Alle haben ein eigenes Blatt. Gemeinsam sind fünf gleiche Probenwürfel und ein anderer, der Mutantenwürfel.'
	},
	'PC19-T2': {
		title: 'Sechs, fünf oder vier Runden',
		text: 'Eine Partie hat sechs Runden zu höchstens dritt, fünf zu viert und vier zu fünft.'
	},
	'PC19-T3': {
		title: 'Alle haben einmal je Runde die Leitung',
		text: 'Die Leitung wechselt in Sitzfolge; die anderen assistieren in diesem Zug.'
	},
	'PC19-T4': {
		title: 'Nur was der Moment erlaubt',
		text: 'Jeder Schritt eines Zugs erlaubt bestimmten Personen bestimmte Dinge. Alles andere wartet.'
	},
	'PC19-T5': {
		title: 'Die Leitung würfelt alles',
		text: 'Ein Zug beginnt mit dem Wurf von fünf Probenwürfeln und dem Mutantenwürfel.'
	},
	'PC19-T6': {
		title: 'Einmal frei nachwürfeln',
		text: 'Die Leitung darf einmal beliebige Würfel frei nachwürfeln, auch den Mutantenwürfel. Das erste Mal ist immer dieses freie.'
	},
	'PC19-T7': {
		title: 'Weiteres Nachwürfeln kostet Entdecker',
		text: 'Nach dem freien kostet jedes weitere Nachwürfeln einen Entdecker. Mehrere sind möglich.'
	},
	'PC19-T8': {
		title: 'Nur Würfel dieses Zugs',
		text: 'Mindestens ein Würfel wird nachgewürfelt, und nur solche, die in diesem Zug mitspielen.'
	},
	'PC19-T9': {
		title: 'Nehmen beendet das Würfeln',
		text: 'Nimmt die Leitung Würfel, kommt die Zahl des Mutantenwürfels in ihr nächstes Mutantenkästchen.'
	},
	'PC19-T10': {
		title: 'Die Leitung muss nehmen',
		text: 'Sie nimmt eine Probe oder einen Würfel für die Biotechnologie; passen darf nur, wer assistiert.'
	},
	'PC19-T11': {
		title: 'Dann die Assistenz',
		text: 'Wer assistiert, nimmt eine Probe oder einen einzelnen Würfel aus dem Rest oder passt. Die Reihenfolge ist frei.'
	},
	'PC19-T12': { title: 'Die Assistenz würfelt nicht nach', text: 'Nur die Leitung würfelt nach.' },
	'PC19-T13': {
		title: 'Die Assistenz teilt Würfel',
		text: 'Mehrere dürfen denselben Würfel benutzen. Was eine Person daran ändert, gilt nur für sie.'
	},
	'PC19-T14': {
		title: 'Wann man fertig sein kann',
		text: 'Niemand ist fertig, solange die Infektion fehlt oder der einzelne Würfel noch notiert werden kann.'
	},
	'PC19-T15': {
		title: 'Proben können verfallen',
		text: 'Niemand muss eine Probe benutzen. Was bis „fertig“ nicht eingesetzt ist, verfällt.'
	},
	'PC19-T16': {
		title: 'Ende des Zugs',
		text: 'Der Zug endet, wenn alle fertig sind oder gepasst haben und nichts offen ist. Der nächste folgt von selbst.'
	},
	'PC19-D1': { title: 'Eine Probe sind zwei Würfel', text: 'Wer eine Probe will, nimmt zwei der Würfel.' },
	'PC19-D2': {
		title: 'Drei Würfel mit Laborratte',
		text: 'Eine Laborratte erlaubt drei statt zwei Würfel, nie mehr.'
	},
	'PC19-D3': {
		title: 'Biotechnologie ist ein Würfel',
		text: 'Statt einer Probe wird ein einzelner Würfel genommen; die Biotechnologie muss ein freies Feld haben.'
	},
	'PC19-D4': {
		title: 'Nur Würfel auf dem Tisch',
		text: 'Die Leitung wählt aus allen Würfeln des Zugs, die Assistenz aus denen, die sie übrig ließ.'
	},
	'PC19-D5': {
		title: 'Der höchste Würfel ist die Infektion',
		text: 'Von zwei oder drei Würfeln ist der höchste die Infektion, bei Gleichstand der erste; die anderen sind Proben. Das bleibt so, was auch aus der Zahl wird.'
	},
	'PC19-D6': {
		title: 'Jede Probe einmal',
		text: 'Eine Probe geht in die Gesundheit oder die Formel. Die Infektion ist keine Probe, und beide gehen nicht in die Biotechnologie.'
	},
	'PC19-D7': {
		title: 'Ein einzelner Würfel ist für die Biotechnologie',
		text: 'Er bringt keine Infektion, wird in der Biotechnologie notiert und dient sonst zu nichts.'
	},
	'PC19-U1': {
		title: 'Von jedem Bonus einer',
		text: 'Alle beginnen mit Entdecker, Analyse, Laborratte und Resistenten, je einmal.'
	},
	'PC19-U2': {
		title: 'Boni werden sofort markiert',
		text: 'Ein erhaltener Bonus ist später nutzbar, auch im selben Zug.'
	},
	'PC19-U3': {
		title: 'Ein Bonus gilt einmal',
		text: 'Wer einen Bonus nutzt, braucht einen erhaltenen, nicht durchkreuzten Kreis und durchkreuzt ihn.'
	},
	'PC19-U4': { title: 'Entdecker', text: 'Vor dem Nehmen würfelt die Leitung nach, was sie will.' },
	'PC19-U5': {
		title: 'Analyse',
		text: 'Ändert einen genommenen, unbenutzten Würfel um 1 nach oben oder unten, nie den Mutantenwürfel. Mehrere sind möglich, auch auf einem Würfel.'
	},
	'PC19-U6': { title: 'Ein Würfel zeigt 1 bis 6', text: 'Keine Änderung führt unter 1 oder über 6.' },
	'PC19-U7': { title: 'Laborratte', text: 'Ein Würfel mehr beim Nehmen, für Leitung und Assistenz.' },
	'PC19-U8': {
		title: 'Forschungsproben sofort einsetzen',
		text: 'Sie wirken wie ein Würfel mit beliebiger Zahl für ihren Bereich. Bis sie eingesetzt sind, geschieht sonst nichts.'
	},
	'PC19-U9': {
		title: 'Freie Probe',
		text: 'Sie geht in die Gesundheit, die Formel oder die Biotechnologie.'
	},
	'PC19-U10': {
		title: 'Verfallen lassen',
		text: 'Eine Forschungsprobe, die nicht eingesetzt werden kann oder soll, verfällt.'
	},
	'PC19-H1': {
		title: 'Eine Probe je Spalte',
		text: 'Die Gesundheit wird lückenlos von links nach rechts gefüllt, neun Spalten insgesamt.'
	},
	'PC19-H2': { title: 'Das Startfeld', text: 'Die erste Spalte nimmt jede Probe, auf dem Startfeld.' },
	'PC19-H3': {
		title: 'Gleich, hoch oder runter',
		text: 'Gleich der Zahl davor bleibt in der Zeile, größer geht eine Zeile hoch, kleiner eine hinunter.'
	},
	'PC19-H4': {
		title: 'Kein Feld, keine Probe',
		text: 'Gibt es das Feld nicht, kann die Probe nicht in die Gesundheit.'
	},
	'PC19-H5': { title: 'Symbole geben Boni', text: 'Ein Feld mit Symbol gibt, was es zeigt.' },
	'PC19-H6': {
		title: 'Multiplikatoren',
		text: 'Auf einem Multiplikator wird die Probe malgenommen notiert.'
	},
	'PC19-H7': {
		title: 'Gesundheit macht resistent',
		text: 'Jede Probe in der Gesundheit gibt einen Bonus „Resistente“.'
	},
	'PC19-F1': { title: 'Zehn Kästchen in Folge', text: 'Die Formel wird von links nach rechts gefüllt.' },
	'PC19-F2': { title: 'Das erste Kästchen', text: 'Es nimmt jede Probe.' },
	'PC19-F3': {
		title: 'Der Faktor entscheidet',
		text: 'Die Probe muss sein, was der Faktor aus der Zahl davor macht: = setzt sie, + und − rechnen dazu und ab, ÷ halbiert. Ist das keine Würfelzahl, passt nie mehr etwas.'
	},
	'PC19-F4': {
		title: 'Ein Faktor je Probe',
		text: 'Mit jeder Probe wird ein Faktor gestrichen; er gilt für das nächste Kästchen. Auch das letzte kostet einen, und selbst ein aussichtsloser ist erlaubt.'
	},
	'PC19-F5': {
		title: 'Jeder Faktor einmal',
		text: 'Ein gestrichener Faktor kann nicht noch einmal gewählt werden.'
	},
	'PC19-F6': {
		title: 'Multiplikatoren',
		text: 'In einem Kästchen mit Multiplikator steht das Produkt, und der nächste Faktor wirkt darauf.'
	},
	'PC19-B1': {
		title: 'Jedes freie Feld',
		text: 'Ein Würfel oder eine Forschungsprobe wird in ein freies Feld notiert.'
	},
	'PC19-B2': {
		title: 'Ein Paar gibt seinen Bonus',
		text: 'Wer ein Paar vervollständigt, erhält, was zwischen seinen Feldern steht.'
	},
	'PC19-B3': {
		title: 'Umwandeln',
		text: 'Streiche eine Zahl eines vollständigen Paars: Einer deiner unbenutzten Würfel mit dieser Zahl zeigt nun die andere.'
	},
	'PC19-B4': {
		title: 'Vollständig und unbenutzt',
		text: 'Das Paar muss vollständig sein, keine Zahl gestrichen.'
	},
	'PC19-B5': {
		title: 'Nur Proben werden umgewandelt',
		text: 'Nur wer zwei oder drei Würfel nahm, wandelt um, sobald die Infektion feststeht. Ein einzelner Würfel nie.'
	},
	'PC19-B6': { title: 'Benutzte Paare', text: 'Ein Paar mit gestrichener Zahl ist benutzt.' },
	'PC19-I1': {
		title: 'Die Infektion muss eingesetzt werden',
		text: 'Der Infektionswürfel infiziert so viele, wie er zeigt: vor, zwischen oder nach den Proben.'
	},
	'PC19-I2': {
		title: 'Die Form der Zahl',
		text: 'Eine Infektion hat genau die Form ihrer Zahl, in einem Stück, beliebig gedreht.'
	},
	'PC19-I3': {
		title: 'Nur Personen',
		text: 'Kein Teil liegt außerhalb der Zone oder auf einem Krankenhaus.'
	},
	'PC19-I4': {
		title: 'Niemand zweimal',
		text: 'Niemand darin ist schon infiziert. Gesunde, Resistente und halb Infizierte dürfen gemischt sein.'
	},
	'PC19-I5': {
		title: 'Der Eingang',
		text: 'Solange niemand infiziert ist, muss die Form das Eingangsfeld enthalten.'
	},
	'PC19-I6': {
		title: 'Sie breitet sich durch Berührung aus',
		text: 'Danach muss eines ihrer Felder mit einer Seite an jemanden grenzen, der vorher infiziert war.'
	},
	'PC19-I7': {
		title: 'Eine Spalte bedecken',
		text: 'Passt die Form nirgends, infiziert man in einer Spalte eigener Wahl alle, die es noch nicht sind. Sie muss nichts berühren.'
	},
	'PC19-I8': {
		title: 'Nur wenn nichts passt',
		text: 'Eine Spalte wird nur bedeckt, wenn die Form nirgends passt.'
	},
	'PC19-I9': { title: 'Eine Spalte mit jemandem', text: 'In der Spalte muss jemand nicht infiziert sein.' },
	'PC19-I10': {
		title: 'Volle Zone',
		text: 'Sind alle infiziert, haben offene und spätere Infektionen keine Wirkung.'
	},
	'PC19-I11': {
		title: 'Volle Zeilen',
		text: 'Eine Zeile, in der alle infiziert sind, gibt ihren Bonus und erhöht den Mutantenmultiplikator um 1.'
	},
	'PC19-I12': {
		title: 'Volle Spalten',
		text: 'Sind in einer Spalte alle infiziert, wird ihr Virus markiert.'
	},
	'PC19-I13': {
		title: 'Umzingelte Krankenhäuser',
		text: 'Sind alle um ein Krankenhaus infiziert, gibt es eine freie Probe, einmal je Krankenhaus.'
	},
	'PC19-I14': {
		title: 'Erhaltene Infektionen zuerst',
		text: 'Infektionen eines Szenarios behalten ihren Wert und kommen vor allem außer offenen Forschungsproben. Der eigene Würfel wartet so lange.'
	},
	'PC19-V1': { title: 'Immer zwei', text: 'Ein Bonus holt zwei resistente Personen herein.' },
	'PC19-V2': {
		title: 'Die Ecke mit dem Schild',
		text: 'Solange es keine resistenten oder halb infizierten gibt, kommt die erste an der Ecke mit dem Schild herein.'
	},
	'PC19-V3': {
		title: 'Sie bleiben beisammen',
		text: 'Jede weitere grenzt an eine resistente oder halb infizierte; die erste der beiden zählt für die zweite.'
	},
	'PC19-V4': { title: 'Nur Gesunde', text: 'Nur eine gesunde Person wird resistent.' },
	'PC19-V5': {
		title: 'Nicht neben Infizierten',
		text: 'Eine resistente Person darf nicht neben einer infizierten hereinkommen.'
	},
	'PC19-V6': {
		title: 'Zwei, wenn zwei können',
		text: 'Nur eine kommt herein, wenn keine zweite folgen könnte. Kann nicht einmal eine, ist der Bonus nicht nutzbar.'
	},
	'PC19-V7': {
		title: 'In zwei Schritten infiziert',
		text: 'Die erste Infektion markiert eine resistente Person halb, die zweite ganz.'
	},
	'PC19-V8': {
		title: 'Halb zählt nicht',
		text: 'Halb Infizierte zählen nicht als infiziert für Zeilen, Spalten, Krankenhäuser und Kurve.'
	},
	'PC19-E1': {
		title: 'Das Ende',
		text: 'Die Partie endet nach dem letzten Zug der letzten Runde und, bei manchen Szenarien, einem Schlussschritt.'
	},
	'PC19-E2': { title: 'Gesundheit', text: 'Die Summe der notierten Zahlen.' },
	'PC19-E3': { title: 'Resistente', text: '3 Punkte für jeden benutzten Bonus.' },
	'PC19-E4': { title: 'Formel', text: 'Die Summe der notierten Zahlen; Faktoren zählen nicht.' },
	'PC19-E5': {
		title: 'Die längste Formel',
		text: 'Wer die meisten Faktoren gestrichen hat, verdoppelt die Formel, bei Gleichstand alle; allein immer.'
	},
	'PC19-E6': { title: 'Biotechnologie', text: 'Die Summe der nicht gestrichenen Zahlen.' },
	'PC19-E7': { title: 'Paare', text: '10 Punkte für jedes vollständige Paar ohne gestrichene Zahl.' },
	'PC19-E8': { title: 'Infektionskurve', text: '+5 für jede freie Spalte, −10 für jede volle.' },
	'PC19-E9': {
		title: 'Mutante',
		text: 'Die Summe der Mutantenkästchen mal Multiplikator geht verloren. Der Multiplikator ist 3 plus 1 für jede volle Zeile.'
	},
	'PC19-E10': { title: 'Die höchste Summe gewinnt', text: 'Bei Gleichstand wird der Sieg geteilt.' },
	'PC19-E11': {
		title: 'Wie es ausging',
		text: 'Unter 70 Apocalíptico, unter 80 Catastrófico, unter 100 de Milagro, unter 120 Superado, unter 150 Controlado, ab 150 Épico.'
	},
	'PC19-S1': {
		title: 'Zwei Züge je Runde',
		text: 'Allein sind es sechs Runden. Nach dem normalen Zug folgt ein zweiter mit drei Probenwürfeln und ohne Mutantenwürfel.'
	},
	'PC19-M1': {
		title: 'Was von anderen eingetragen wird',
		text: 'Von Blättern anderswo werden nur die Würfe und genommenen Würfel der Leitung eingetragen. Als Assistenz wartet niemand auf sie.'
	},
	'PC19-M2': {
		title: 'Meldungen am Ende',
		text: 'Nach dem letzten Zug werden die gestrichenen Faktoren und gefüllten Gesundheitsspalten gemeldet.'
	},
	'PC19-M3': {
		title: 'Formelproben anderswo',
		text: 'Bei den Impfgegnern wird jede Probe gemeldet, die anderswo in eine Formel kommt, höchstens zehn.'
	},
	'PC19-M4': {
		title: 'Hier nicht gewertet',
		text: 'Diese Blätter werden hier nicht gewertet. Vor der Meldung zählen sie als ohne gestrichene Faktoren.'
	},
	'PC19-X1': {
		title: 'Geschlechtskrankheit (ETS)',
		text: 'Vor dem Malnehmen wächst die Mutantensumme um die höchste Mutantenzahl nebenan; allein um die eigene.'
	},
	'PC19-X2': {
		title: 'Dengue',
		text: 'Im ersten Wurf eines Zugs wird jede 1 und 2 zur 6, auch auf dem Mutantenwürfel. Nachgewürfeltes zählt, wie es fällt.'
	},
	'PC19-X3': {
		title: 'Gewöhnliche Grippe (Gripe común)',
		text: 'Vor dem ersten Zug und am Ende erhalten alle eine Infektion, so groß wie die Zahl der Spielenden.'
	},
	'PC19-X4': {
		title: 'Krankenhausvirus (Virus intrahospitalario)',
		text: 'Jedes umzingelte Krankenhaus erhöht den Multiplikator um 1.'
	},
	'PC19-X5': {
		title: 'COVID 19',
		text: 'Am Ende gibt es für jedes eigene vollständige, unbenutzte Paar eine Infektion 3.'
	},
	'PC19-X6': {
		title: 'Cholera (Cólera)',
		text: 'Resistente werden sofort ganz infiziert, und für jede kommt eine erhaltene Infektion 1 dazu.'
	},
	'PC19-X7': {
		title: 'Schweinegrippe (Gripe porcina)',
		text: 'Am Ende erhalten alle für jede leere Gesundheitsspalte aller Blätter zusammen eine Infektion 2.'
	},
	'PC19-X8': {
		title: 'Schwarzer Tod (Peste negra)',
		text: 'Beim Einsetzen zählen Infektionswürfel 1 mehr, Proben und einzelne Würfel 1 weniger; die Augen bleiben. Jede benutzte Laborratte erhöht den Multiplikator um 1.'
	},
	'PC19-X9': {
		title: 'Vogelgrippe (Gripe aviar)',
		text: 'Am Ende erhalten alle für jeden nicht gestrichenen Faktor aller Blätter zusammen eine Infektion 1.'
	},
	'PC19-X10': {
		title: 'Korrupte Labore (Laboratorios corruptos)',
		text: 'Vor dem Malnehmen wächst die Mutantensumme um 1 je benutzter und 3 je unbenutzter Analyse.'
	},
	'PC19-X11': {
		title: 'Chemischer Krieg (Guerra química)',
		text: 'Keine Entdecker während der Partie, und Infektionswürfel zählen die Hälfte, abgerundet. Am Ende würfeln alle fünf Infektionen, die voll zählen; übrige Entdecker würfeln sie nach, bevor die erste eingesetzt ist.'
	},
	'PC19-X12': {
		title: 'Designervirus (Virus de diseño)',
		text: 'Der Multiplikator ist 10, egal wie viele Zeilen voll sind. Am Ende senkt ihn jedes annullierte vollständige, unbenutzte Paar um 1.'
	},
	'PC19-X13': {
		title: 'Impfgegner (Anti vacunas)',
		text: 'Immer wenn jemand eine Probe in eine Formel einsetzt, erhalten alle eine Infektion 1.'
	}
};

export const rulings: PcWords['rulings'] = {
	'PC19-R1': {
		question: 'Wann ist eine Analyse erlaubt?',
		answers: {
			a: 'Nach dem Nehmen, bis der Würfel benutzt ist; die Infektion stand beim Nehmen fest.',
			b: 'Nur bevor die Infektion feststeht: bis der erste Würfel benutzt oder umgewandelt ist.'
		}
	},
	'PC19-R2': {
		question: 'Dürfen Formen gespiegelt werden?',
		answers: { a: 'Nein, nur gedreht.', b: 'Ja, gedreht und gespiegelt.' }
	},
	'PC19-R3': {
		question: 'Wo beginnt der Multiplikator?',
		answers: { a: 'Bei 3, plus 1 je voller Zeile.', b: 'Bei 0: nur die Zahl der vollen Zeilen.' }
	},
	'PC19-R4': {
		question: 'Welche Spalten geben +5?',
		answers: { a: 'Die ohne eine infizierte Person.', b: 'Alle, die nicht voll sind.' }
	},
	'PC19-R5': {
		question: 'Gelten halb Infizierte beim Anlegen als infiziert?',
		answers: {
			a: 'Nein: Formen legen nicht an sie an, Resistente dürfen neben ihnen stehen.',
			b: 'Ja: für beides.'
		}
	},
	'PC19-R6': {
		question: 'Womit wird eine Gesundheitsprobe verglichen?',
		answers: { a: 'Mit der notierten Zahl davor, malgenommen.', b: 'Mit der Probe davor, nicht malgenommen.' }
	},
	'PC19-R7': {
		question: 'Wie oft wandelt ein Paar um?',
		answers: { a: 'Einmal.', b: 'Einmal mit jeder seiner Zahlen.' }
	},
	'PC19-R8': {
		question: 'ETS: Wessen höchste Zahl kommt dazu?',
		answers: { a: 'Die von links neben dir.', b: 'Die von rechts neben dir.' }
	},
	'PC19-R9': {
		question: 'Was umzingelt ein Krankenhaus?',
		answers: { a: 'Die vier, die es berühren.', b: 'Alle acht ringsum.' }
	}
};
