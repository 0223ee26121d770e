import { bandsOf, startBonuses, type RuleTexts } from '../words.ts';
import { bandNames, resources } from './sheet.ts';

export const texts: RuleTexts = {
	'PC19-T1':
		'Alle haben ein eigenes Blatt. Gemeinsam sind fünf gleiche Probenwürfel und ein anderer, der Mutantenwürfel.',
	'PC19-T2': ({ rounds }, talk) =>
		`Die Zahl der Spielenden bestimmt die Runden: bei einer Person, zweien und so weiter ${talk.and(rounds.map((count) => talk.number(count)))}.`,
	'PC19-T3': 'Die Leitung wechselt in Sitzfolge; die anderen assistieren in diesem Zug.',
	'PC19-T4': 'Jeder Schritt eines Zugs erlaubt bestimmten Personen bestimmte Dinge. Alles andere wartet.',
	'PC19-T5': 'Ein Zug beginnt mit dem Wurf von fünf Probenwürfeln und dem Mutantenwürfel.',
	'PC19-T6':
		'Die Leitung darf einmal beliebige Würfel frei nachwürfeln, auch den Mutantenwürfel. Das erste Mal ist immer dieses freie.',
	'PC19-T7': 'Nach dem freien kostet jedes weitere Nachwürfeln einen Entdecker. Mehrere sind möglich.',
	'PC19-T8': 'Mindestens ein Würfel wird nachgewürfelt, und nur solche, die in diesem Zug mitspielen.',
	'PC19-T9':
		'Wer die Leitung hat und Würfel nimmt, trägt die Zahl des Mutantenwürfels ins nächste Mutantenkästchen ein. Ist keines frei, verfällt sie.',
	'PC19-T10':
		'Sie nimmt eine Probe oder einen Würfel für die Biotechnologie; passen darf nur, wer assistiert.',
	'PC19-T11':
		'Wer assistiert, nimmt eine Probe oder einen einzelnen Würfel aus dem Rest oder passt. Die Reihenfolge ist frei.',
	'PC19-T12': 'Nur die Leitung würfelt nach.',
	'PC19-T13': 'Mehrere dürfen denselben Würfel benutzen. Was eine Person daran ändert, gilt nur für sie.',
	'PC19-T14':
		'Niemand ist fertig, solange die Infektion fehlt oder der einzelne Würfel noch notiert werden kann.',
	'PC19-T15': 'Niemand muss eine Probe benutzen. Was bis „fertig“ nicht eingesetzt ist, verfällt.',
	'PC19-T16':
		'Der Zug endet, wenn alle fertig sind oder gepasst haben und nichts offen ist. Der nächste folgt von selbst.',
	'PC19-D1': 'Wer eine Probe will, nimmt zwei der Würfel.',
	'PC19-D2': 'Eine Laborratte erlaubt drei statt zwei Würfel, nie mehr.',
	'PC19-D3':
		'Statt einer Probe wird ein einzelner Würfel genommen; die Biotechnologie muss ein freies Feld haben.',
	'PC19-D4': 'Die Leitung wählt aus allen Würfeln des Zugs, die Assistenz aus denen, die sie übrig ließ.',
	'PC19-D5':
		'Von zwei oder drei Würfeln ist der höchste die Infektion, bei Gleichstand der erste; die anderen sind Proben. Das bleibt so, was auch aus der Zahl wird.',
	'PC19-D6':
		'Eine Probe geht in die Gesundheit oder die Formel. Die Infektion ist keine Probe, und beide gehen nicht in die Biotechnologie.',
	'PC19-D7': 'Er bringt keine Infektion, wird in der Biotechnologie notiert und dient sonst zu nichts.',
	'PC19-U1': (facts, talk) =>
		`Alle beginnen mit den Boni, die auf dem Blatt schon markiert sind: ${startBonuses(facts, resources, talk) || 'keine'}.`,
	'PC19-U2':
		'Ein erhaltener Bonus darf später genutzt werden, auch im selben Zug. Sind alle seine Kreise schon markiert, verfällt er.',
	'PC19-U3':
		'Wer einen Bonus nutzt, braucht einen erhaltenen, nicht durchkreuzten Kreis und durchkreuzt ihn.',
	'PC19-U4': 'Vor dem Nehmen würfelt die Leitung nach, was sie will.',
	'PC19-U5':
		'Ändert einen genommenen, unbenutzten Würfel um 1 nach oben oder unten. Mehrere sind erlaubt, auch auf einen Würfel. Ob die Leitung vor dem Nehmen den Mutantenwürfel ändern darf, entscheidet der Tisch.',
	'PC19-U6': 'Keine Änderung führt unter 1 oder über 6.',
	'PC19-U7': 'Ein Würfel mehr beim Nehmen, für Leitung und Assistenz.',
	'PC19-U8':
		'Sie wirken wie ein Würfel mit beliebiger Zahl für ihren Bereich. Bis sie eingesetzt sind, geschieht sonst nichts.',
	'PC19-U9': 'Sie geht in die Gesundheit, die Formel oder die Biotechnologie.',
	'PC19-U10': 'Eine Forschungsprobe, die nicht eingesetzt werden kann oder soll, verfällt.',
	'PC19-H1': 'Die Gesundheit wird von links nach rechts ohne Lücken gefüllt, bis jede Spalte eine Zahl hat.',
	'PC19-H2': 'Die erste Spalte nimmt jede Probe, auf ihrem Feld. Hat sie mehrere, wird eines gewählt.',
	'PC19-H3': 'Gleich der Zahl davor bleibt in der Zeile, größer geht eine Zeile hoch, kleiner eine hinunter.',
	'PC19-H4': 'Gibt es das Feld nicht, kann die Probe nicht in die Gesundheit.',
	'PC19-H5': 'Ein Feld mit Symbol gibt, was es zeigt.',
	'PC19-H6': 'Auf einem Multiplikator wird die Probe malgenommen notiert.',
	'PC19-H7': 'Jede Probe in der Gesundheit gibt einen Bonus „Resistente“.',
	'PC19-F1': 'Die Formel wird von links nach rechts gefüllt, bis alle Kästchen voll sind.',
	'PC19-F2': 'Es nimmt jede Probe.',
	'PC19-F3':
		'Die Probe muss sein, was der Faktor aus der Zahl davor macht: = setzt sie fest, + und − zählen dazu und ab, × und ÷ nehmen mal und teilen. Ist das keine Würfelzahl, passt nichts mehr.',
	'PC19-F4':
		'Mit jeder Probe wird ein Faktor gestrichen; er gilt für das nächste Kästchen. Auch das letzte kostet einen, und selbst ein aussichtsloser darf gewählt werden. Nur wenn ein Blatt weniger Faktoren als Kästchen hat und keiner frei ist, wird ohne Faktor notiert, und die Formel endet dort.',
	'PC19-F5':
		'Ein gestrichener Faktor kann nicht noch einmal gewählt werden; einer, der zweimal aufgedruckt ist, schon.',
	'PC19-F6': 'In einem Kästchen mit Multiplikator steht das Produkt, und der nächste Faktor wirkt darauf.',
	'PC19-B1': 'Ein Würfel oder eine Forschungsprobe wird in ein freies Feld notiert.',
	'PC19-B2': 'Wer ein Paar vervollständigt, erhält, was zwischen seinen Feldern steht.',
	'PC19-B3':
		'Streiche eine Zahl eines vollständigen Paars: Einer deiner unbenutzten Würfel mit dieser Zahl zeigt nun die andere.',
	'PC19-B4': 'Das Paar muss vollständig sein, keine Zahl gestrichen.',
	'PC19-B5':
		'Nur wer zwei oder drei Würfel nahm, wandelt um, sobald die Infektion feststeht. Ein einzelner Würfel nie.',
	'PC19-B6': 'Ein Paar mit gestrichener Zahl ist benutzt.',
	'PC19-I1': 'Der Infektionswürfel infiziert so viele, wie er zeigt: vor, zwischen oder nach den Proben.',
	'PC19-I2': 'Eine Infektion hat genau die Form ihrer Zahl, in einem Stück, beliebig gedreht.',
	'PC19-I3': 'Kein Teil liegt außerhalb der Zone, auf einem Krankenhaus oder in einer Lücke.',
	'PC19-I4':
		'Niemand darin ist schon infiziert. Gesunde, Resistente und halb Infizierte dürfen gemischt sein.',
	'PC19-I5':
		'Solange niemand infiziert ist, muss die Form ein Feld treffen, an dem die Infektion hereinkommt.',
	'PC19-I6': 'Danach muss eines ihrer Felder mit einer Seite an jemanden grenzen, der vorher infiziert war.',
	'PC19-I7':
		'Passt die Form nirgends, infiziert man in einer Spalte eigener Wahl alle, die es noch nicht sind. Sie muss nichts berühren.',
	'PC19-I8': 'Eine Spalte wird nur bedeckt, wenn die Form nirgends passt.',
	'PC19-I9': 'In der Spalte muss jemand nicht infiziert sein.',
	'PC19-I10': 'Sind alle infiziert, haben offene und spätere Infektionen keine Wirkung.',
	'PC19-I11':
		'Eine Zeile, in der alle infiziert sind, gibt ihren Bonus und erhöht den Mutantenmultiplikator um 1.',
	'PC19-I12': 'Sind in einer Spalte alle infiziert, wird ihr Virus markiert.',
	'PC19-I13': 'Sind alle um ein Krankenhaus infiziert, gibt es eine freie Probe, einmal je Krankenhaus.',
	'PC19-I14':
		'Infektionen eines Szenarios behalten ihren Wert und kommen vor allem außer offenen Forschungsproben. Der eigene Würfel wartet so lange.',
	'PC19-V1': 'Ein Bonus holt zwei resistente Personen herein.',
	'PC19-V2':
		'Solange niemand resistent oder halb infiziert ist, kommt die erste Person dort herein, wo das Blatt den Schild zeigt.',
	'PC19-V3':
		'Jede weitere grenzt an eine resistente oder halb infizierte; die erste der beiden zählt für die zweite.',
	'PC19-V4': 'Nur eine gesunde Person wird resistent.',
	'PC19-V5': 'Eine resistente Person darf nicht neben einer infizierten hereinkommen.',
	'PC19-V6':
		'Nur eine kommt herein, wenn keine zweite folgen könnte. Kann nicht einmal eine, ist der Bonus nicht nutzbar.',
	'PC19-V7': 'Die erste Infektion markiert eine resistente Person halb, die zweite ganz.',
	'PC19-V8': 'Halb Infizierte zählen nicht als infiziert für Zeilen, Spalten, Krankenhäuser und Kurve.',
	'PC19-E1':
		'Die Partie endet nach dem letzten Zug der letzten Runde und, bei manchen Szenarien, einem Schlussschritt.',
	'PC19-E2': 'Die Summe der notierten Zahlen.',
	'PC19-E3':
		'3 Punkte je benutztem Bonus „Resistente“, oder je benutztem Bonus jeder Art, wie der Tisch entscheidet.',
	'PC19-E4': 'Die Summe der notierten Zahlen; Faktoren zählen nicht.',
	'PC19-E5':
		'Wer die meisten Faktoren gestrichen hat, verdoppelt die Formel, bei Gleichstand alle; allein immer.',
	'PC19-E6': 'Die Summe der nicht gestrichenen Zahlen.',
	'PC19-E7': '10 Punkte für jedes vollständige Paar ohne gestrichene Zahl.',
	'PC19-E8': '+5 für jede freie Spalte, −10 für jede volle.',
	'PC19-E9': ({ multiplierStart }) =>
		`Abgezogen wird die Summe der Mutantenkästchen mal dem Multiplikator. Er beginnt, wo das Blatt es sagt, bei ${multiplierStart}, und steigt je voller Zeile um 1.`,
	'PC19-E10': 'Bei Gleichstand wird der Sieg geteilt.',
	'PC19-E11': ({ bands }) =>
		`Die Grenzen auf dem Blatt sagen, wie es lief: ${bandsOf(bands, bandNames)
			.map(({ name, below, from }) => (below === null ? `ab ${from} ${name}` : `unter ${below} ${name}`))
			.join(', ')}.`,
	'PC19-S1':
		'Allein hat jede Runde nach dem normalen Zug einen zweiten mit drei Probenwürfeln und ohne Mutantenwürfel.',
	'PC19-M1':
		'Von Blättern anderswo werden nur die Würfe und genommenen Würfel der Leitung eingetragen. Als Assistenz wartet niemand auf sie.',
	'PC19-M2':
		'Nach dem letzten Zug werden die gestrichenen Faktoren und gefüllten Gesundheitsspalten gemeldet.',
	'PC19-M3':
		'Bei den Impfgegnern wird jede Probe gemeldet, die anderswo in eine Formel kommt, höchstens so viele wie Kästchen.',
	'PC19-M4':
		'Diese Blätter werden hier nicht gewertet. Vor der Meldung zählen sie als ohne gestrichene Faktoren.',
	'PC19-M5':
		'Ein Gerät, das kein Blatt führt, hält fest, was die Leitung würfelt und nimmt. Jedes Nehmen beendet den Zug, das letzte die Partie.',
	'PC19-X1':
		'Vor dem Malnehmen wächst die Mutantensumme um die höchste Mutantenzahl nebenan; allein um die eigene.',
	'PC19-X2':
		'Im ersten Wurf eines Zugs wird jede 1 und 2 zur 6, auch auf dem Mutantenwürfel. Nachgewürfeltes zählt, wie es fällt.',
	'PC19-X3':
		'Vor dem ersten Zug und am Ende erhalten alle eine Infektion, so groß wie die Zahl der Spielenden.',
	'PC19-X4': 'Jedes umzingelte Krankenhaus erhöht den Multiplikator um 1.',
	'PC19-X5': 'Am Ende gibt es für jedes eigene vollständige, unbenutzte Paar eine Infektion 3.',
	'PC19-X6': 'Resistente werden sofort ganz infiziert, und für jede kommt eine erhaltene Infektion 1 dazu.',
	'PC19-X7':
		'Am Ende erhalten alle für jede leere Gesundheitsspalte aller Blätter zusammen eine Infektion 2.',
	'PC19-X8':
		'Beim Einsetzen zählen Infektionswürfel 1 mehr, Proben und einzelne Würfel 1 weniger; die Augen bleiben. Jede benutzte Laborratte erhöht den Multiplikator um 1.',
	'PC19-X9':
		'Am Ende erhalten alle für jeden nicht gestrichenen Faktor aller Blätter zusammen eine Infektion 1.',
	'PC19-X10': 'Vor dem Malnehmen wächst die Mutantensumme um 1 je benutzter und 3 je unbenutzter Analyse.',
	'PC19-X11':
		'Keine Entdecker während der Partie, und Infektionswürfel zählen die Hälfte, abgerundet. Am Ende würfeln alle fünf Infektionen, die voll zählen; übrige Entdecker würfeln sie nach, bevor die erste eingesetzt ist.',
	'PC19-X12':
		'Der Multiplikator ist 10, egal wie viele Zeilen voll sind. Am Ende senkt ihn jedes annullierte vollständige, unbenutzte Paar um 1, nie unter 3.',
	'PC19-X13': 'Immer wenn jemand eine Probe in eine Formel einsetzt, erhalten alle eine Infektion 1.',
	'PC19-ED1': 'Spalte 1 der Gesundheit braucht ein Feld, sonst gäbe es für die erste Probe keinen Platz.',
	'PC19-ED2': 'Die Risikozone braucht eine Person, bei der die Infektion hereinkommt.',
	'PC19-ED3': 'Die Risikozone braucht eine Person, bei der Resistente hereinkommen.',
	'PC19-ED4': 'Es sind so viele Gewinne angegeben, wie die Risikozone Zeilen hat.',
	'PC19-ED5': 'Kein Bonus hat am Anfang mehr, als er Kreise hat.',
	'PC19-ED6': 'Die Infektion einer Zahl hat genau so viele Felder.',
	'PC19-ED7': 'Jedes Ergebnis hat eine höhere Grenze als das davor.',
	'PC19-PO1':
		'Ein Zug bringt höchstens eine Zahl, eine Laborratte eine weitere und jede Forschungsprobe eine.'
};
