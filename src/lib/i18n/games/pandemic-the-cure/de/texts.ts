import { infectionCounts, type RuleTexts } from '../words.ts';
import { names } from './sheet.ts';

/** The rules in our own words. */
export const texts: RuleTexts = {
	'PTC-D1': (facts, talk) =>
		`Infektionswürfel dieser Ausgabe: ${infectionCounts(facts, names, talk)}. Ein Würfel wird nur von dort genommen, wo er liegt; der Beutel gibt nie mehr Würfel einer Farbe her, als er hat.`,
	'PTC-D2':
		'Ein Infektionswürfel zeigt nur Seiten seiner Farbe. Mit normalen Würfeln kann der Tisch das abschalten, und auch, wenn er den Würfeln mehr traut als der Ausgabe.',
	'PTC-D3':
		'Ein Aktionswürfel zeigt nur Seiten der Rollenkarte seines Besitzers, außer der Tisch traut den Würfeln mehr; die Karte sagt auch, wie viele es sind.',
	'PTC-D4': 'Eine Seite mit zwei Aktionen gilt für eine davon, nicht für beide.',
	'PTC-S1': 'Vor allem anderen wird aufgebaut, und nur einmal.',
	'PTC-S2': 'Zentrum, Regionen, CDC und Heilkarte sind leer; alle Infektionswürfel sind im Beutel.',
	'PTC-S3': ({ setupDice }) =>
		`${setupDice} Infektionswürfel werden gezogen und gewürfelt, bei jeder Zahl von Mitspielenden.`,
	'PTC-S4': 'Ein Kreuz wird neu gewürfelt. Die anderen Würfel kommen in die Region ihrer Zahl.',
	'PTC-S5': ({ stack }) =>
		`Eine Region trägt einen Stapel von ${stack} einer Farbe. Was darüber hinausgeht, wird neu gewürfelt. Im Aufbau gibt es keine Ausbrüche.`,
	'PTC-S6':
		'Der Ratenmarker startet auf dem Feld der Schwierigkeit, der Ausbruchsmarker auf 0. Das Startfeld löst keine Epidemie aus.',
	'PTC-S7': ({ openEvents }) =>
		`Der Ereignisstapel wird gemischt. Offen liegen verschiedene Karten, so viele, wie die Ausgabe sagt: ${openEvents}.`,
	'PTC-S8':
		'Jeder hat eine Rollenkarte mit ihren Würfeln und einer Figur. Alle Figuren starten in Region 1. Nur das Einsatzteam darf mehrfach vorkommen.',
	'PTC-S9': 'Der Tisch bestimmt, wer beginnt.',
	'PTC-T1': 'Gespielt wird im Uhrzeigersinn. Ereignisse sind die Ausnahme: die darf jeder nutzen.',
	'PTC-T2':
		'Ein Zug ist: würfeln und handeln, geben, heilen, infizieren. Jeder Schritt hat seine eigenen Handlungen.',
	'PTC-T3': 'Diese beiden Schritte dürfen nicht ausfallen. Geben und Heilen schon.',
	'PTC-T4': 'Man kann direkt zu einem späteren Schritt gehen; die dazwischen entfallen.',
	'PTC-N1':
		'Zu Beginn des Zuges werden alle Würfel gewürfelt, die nicht gebunden sind, auch die, die eine Wirkung gerade gelöst hat.',
	'PTC-N2':
		'Beliebig viele unbenutzte Würfel dürfen neu gewürfelt werden. Jeder bekommt genau eine neue Seite.',
	'PTC-N3':
		'Ein Würfel, der benutzt ist, auch nur zum Teil, oder eine Probe deckt, wird nicht neu gewürfelt; ebenso keiner, der gar nicht gewürfelt wurde.',
	'PTC-B1':
		'Jede Biogefahr rückt den Ratenmarker sofort ein Feld vor, und der Würfel wird für diesen Zug beiseitegelegt.',
	'PTC-B2': 'Ein Würfel mit Biogefahr wird nicht neu gewürfelt.',
	'PTC-B3': 'Rückt der Marker auf ein Epidemiefeld vor, gibt es eine Epidemie, jedes Mal.',
	'PTC-B4': 'Erreicht der Marker den Totenkopf, verliert das Team sofort.',
	'PTC-B5':
		'Mehrere Biogefahren eines Wurfs werden einzeln ausgeführt; eine Epidemie kommt vor der nächsten.',
	'PTC-A1': 'Eine Aktion verbraucht einen gewürfelten, unbenutzten Würfel, der sie zeigt.',
	'PTC-A2': 'Die Figur zieht in eine beliebige andere Region.',
	'PTC-A3': 'Die Figur zieht in eine benachbarte Region.',
	'PTC-A4': 'Ein Würfel einer gewählten Farbe kommt aus der Region der Figur ins Behandlungszentrum.',
	'PTC-A5': 'Ein Würfel einer gewählten Farbe kommt aus dem Behandlungszentrum in den Beutel.',
	'PTC-A6': 'Die Behandlung einer geheilten Seuche bewegt alle Würfel der Farbe von diesem Ort.',
	'PTC-A7':
		'Ein Würfel kommt aus dem Behandlungszentrum auf deine Karte und wird mit dem benutzten Würfel bedeckt. Wo deine Figur steht, ist egal.',
	'PTC-A8': 'Von einer geheilten Seuche gibt es keine Proben.',
	'PTC-A9': 'Würfel müssen nicht benutzt werden. Unbenutzte verfallen am Ende des Aktionsschritts.',
	'PTC-L1':
		'Probe und deckender Würfel bleiben, bis die Seuche geheilt ist. Ein gebundener Würfel wird nicht gewürfelt.',
	'PTC-L2':
		'Nur wer zu Beginn des eigenen Zuges alle Würfel gebunden hat, darf einen lösen oder ohne Wurf weitermachen.',
	'PTC-L3':
		'Gelöst wird ein eigener Würfel, auf welcher Karte er auch liegt. Sein Infektionswürfel kommt ins Zentrum, und dieser eine Würfel wird gewürfelt.',
	'PTC-G1': 'Im Schritt Geben darf, wer am Zug ist, Proben der eigenen Karte weitergeben.',
	'PTC-G2': 'Alle Proben einer Seuche gehen zusammen, mit den Würfeln, die sie decken.',
	'PTC-G3': 'Proben gehen an eine andere Person.',
	'PTC-G4': 'Beide Figuren stehen in derselben Region.',
	'PTC-G5': 'In einem Zug werden nur Proben einer Seuche gegeben.',
	'PTC-G6': 'Gegebene Proben bleiben gebunden, und die deckenden Würfel gehören, wem sie vorher gehörten.',
	'PTC-C1':
		'In jedem Zug gibt es einen Heilversuch, im Schritt Heilen, ob er gelingt oder nicht. Eine Wirkung kann einen weiteren erlauben.',
	'PTC-C2': 'Was geheilt ist, wird nicht noch einmal geheilt.',
	'PTC-C3': 'Wer am Zug ist, hat mindestens eine Probe der Seuche.',
	'PTC-C4': 'Alle Proben dieser Farbe auf der eigenen Karte werden gewürfelt, und sonst nichts.',
	'PTC-C5': ({ cureAt }) =>
		`Die Zahlen werden addiert, ein Kreuz zählt 0. ${cureAt} oder mehr ist ein Erfolg.`,
	'PTC-C6':
		'Ein Würfel kommt auf die Heilkarte. Alle anderen Proben der Farbe und ihre Würfel im Zentrum kommen in den Beutel, die deckenden Würfel zurück zu ihren Besitzern. Würfel in Regionen und beim CDC bleiben.',
	'PTC-C7':
		'Nichts bewegt sich. Die Proben bleiben gebunden und können später wieder versucht oder gegeben werden.',
	'PTC-I1':
		'So viele Infektionswürfel wie die Rate werden aus dem Beutel gezogen und gewürfelt. Wirkungen können die Zahl ändern oder das Ziehen ausfallen lassen.',
	'PTC-I2':
		'Hat der Beutel weniger Würfel, als gezogen werden müssen, verliert das Team sofort; es wird nichts gezogen.',
	'PTC-I3': 'Ein Kreuz kommt zum CDC, eine Zahl in ihre Region. Auch Würfel geheilter Seuchen.',
	'PTC-I4':
		'Liegen alle Würfel, werden die Ausbrüche geprüft, auch in einem Schritt, der entfällt. Dann ist die nächste Person dran.',
	'PTC-O1': 'Die Regionen werden einmal geprüft, 1 bis 6, in jeder die Farben Rot, Gelb, Blau, Schwarz.',
	'PTC-O2': ({ stack }) =>
		`Mehr als ${stack} Würfel einer Farbe sind ein Ausbruch. Geheilte Seuchen haben keinen und dürfen sich höher stapeln.`,
	'PTC-O3': 'Jeder Ausbruch rückt den Ausbruchsmarker um eins vor.',
	'PTC-O4': ({ outbreakLimit }) =>
		`An der Grenze, der ${outbreakLimit}, verliert das Team sofort; dieser Ausbruch bewegt keine Würfel mehr.`,
	'PTC-O5': 'Alle Würfel über dem Stapel kommen in die nächste Region im Uhrzeigersinn, von 6 nach 1.',
	'PTC-O6':
		'Hat diese Region nun zu viele der Farbe, bricht sie als nächste aus, bevor die Prüfung weitergeht; wenn nötig ganz herum.',
	'PTC-O7':
		'Er bewegt keinen Marker. Seine Würfel über dem Stapel bleiben, gehen in die nächste Region weiter oder kommen ins Zentrum oder in den Beutel, wie die Wirkung es sagt. Was am längsten wartet, wird zuerst verbraucht.',
	'PTC-P1': 'Sie wird vor allem außer Ereignissen abgehandelt. Dann geht der Zug weiter, wo er war.',
	'PTC-P2':
		'Alle Würfel des Zentrums und so viele aus dem Beutel, wie die Rate sagt, werden zusammen gewürfelt.',
	'PTC-P3':
		'Die Würfel werden verteilt und Ausbrüche geprüft wie beim Infizieren. Proben und CDC bleiben unberührt.',
	'PTC-P4': 'Ein Beutel mit zu wenigen Würfeln verliert das Spiel.',
	'PTC-E1':
		'Jeder darf zwischen zwei Handlungen ein Ereignis nutzen, auch in fremden Zügen und rund um eine Epidemie. Welche Karten es gibt, macht der Tisch aus.',
	'PTC-E2': 'Nur eine Karte, die offen liegt, wird genutzt.',
	'PTC-E3': 'Ein Ereignis kostet genau seine Zahl an Würfeln vom CDC. Die Farben wählt das Team.',
	'PTC-E4': 'Die Würfel müssen beim CDC liegen. Sie kommen vor der Wirkung in den Beutel.',
	'PTC-E5':
		'Jede Wirkung muss möglich sein, wenn sie an der Reihe ist, nach der Bezahlung und den Wirkungen davor: Eine Figur bewegt sich wirklich, Würfel und Proben sind wirklich da, nichts entfällt doppelt, ein Bonus kommt rechtzeitig.',
	'PTC-E6':
		'Wirkungen lösen keine Prüfung auf Ausbrüche aus, und ein Marker, der zurückgeht, keine Epidemie. Einer, der vorrückt, schon.',
	'PTC-E7':
		'Die benutzte Karte kommt unter den Stapel, und sofort wird eine neue aufgedeckt: eine noch nie gesehene, sonst die, die am längsten darunter liegt.',
	'PTC-E8':
		'Eine eigene Karte tut, was auf ihr steht: ihre Wirkungen in ihrer Reihenfolge mit ihren Werten. Nur was sie offen lässt, wird gewählt, und nur was wegbleiben darf, bleibt weg.',
	'PTC-K1':
		'Die erste Biogefahr in diesem Zug bewegt den Marker nicht. Der Würfel wird trotzdem beiseitegelegt.',
	'PTC-K2':
		'Diese Rolle heilt mit 11 oder mehr, oder mit dem, was die Ausgabe verlangt, wenn das weniger ist.',
	'PTC-K3':
		'Betritt diese Figur eine Region, kommt von jeder Farbe mit zwei oder mehr Würfeln dort einer ins Zentrum. Der Aufbau zählt nicht als Betreten.',
	'PTC-K4':
		'Der Würfel reicht für 2 oder 3 Behandlungen, jede einzeln gewählt. Was am Ende des Schritts oder beim Zurücknehmen übrig ist, verfällt.',
	'PTC-K5': 'Eine beliebige Figur zieht in eine beliebige andere Region.',
	'PTC-K6':
		'Ein bis drei Würfel beliebiger Farben kommen aus dem Zentrum in den Beutel. Das ist keine Behandlung: von einer geheilten Seuche kommen nicht alle auf einmal.',
	'PTC-K7': 'Ein Würfel aus der Region der Figur oder dem Zentrum kommt zum CDC.',
	'PTC-K8': 'Diese Rolle übergibt Proben über jede Entfernung.',
	'PTC-K9':
		'Was die App nicht kennt, wird mit seinen Wirkungen gesagt. Als Würfelseite ist es eine Aktion mit diesem Würfel; als Fähigkeit braucht es keinen Würfel und geht in jedem Schritt des eigenen Zuges, aber nicht, solange eine Epidemie oder eine neue Karte wartet.',
	'PTC-X1': 'Das Spiel endet sofort mit Sieg oder Niederlage. Danach ist nichts mehr erlaubt.',
	'PTC-X2': 'Das Team gewinnt, wenn die vierte Seuche geheilt ist.',
	'PTC-X3':
		'Das Team verliert beim Totenkopf der Rate, an der Grenze der Ausbrüche oder wenn der Beutel zu wenige Würfel hat.',
	'PTC-ED1': 'Einsteiger, Standard und Heldenhaft sind je auf genau einem Feld der Leiste markiert.',
	'PTC-ED2': 'Jeder Infektionswürfel hat mindestens eine Zahl unter seinen Seiten.',
	'PTC-ED3': 'Die Würfel des Aufbaus lassen sich legen, ohne dass ein Stapel zu hoch wird.',
	'PTC-ED4': 'Keine zwei Rollen haben dieselbe Kennung.',
	'PTC-ED5': 'Keine zwei Ereigniskarten haben dieselbe Kennung.',
	'PTC-ED6': 'Es gibt mindestens so viele Ereigniskarten, wie offen liegen.'
};
