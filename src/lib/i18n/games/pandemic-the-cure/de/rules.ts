import type { Words } from '../words.ts';

export const sections: Words['sections'] = {
	dice: 'Würfel',
	setup: 'Aufbau',
	turn: 'Zug',
	rolling: 'Würfeln',
	actions: 'Aktionen',
	locked: 'Gebundene Würfel',
	giving: 'Geben',
	curing: 'Heilen',
	infecting: 'Infizieren',
	outbreaks: 'Ausbrüche',
	epidemic: 'Epidemie',
	events: 'Ereignisse',
	roles: 'Rollenkarten',
	end: 'Ende'
};

export const rules: Words['rules'] = {
	'PTC-D1': {
		title: 'Zwölf Würfel je Farbe',
		text: 'Es gibt 12 Infektionswürfel je Farbe. Ein Würfel wird nur von dort genommen, wo er liegt; der Beutel gibt nie mehr Würfel einer Farbe her, als er hat.'
	},
	'PTC-D2': {
		title: 'Jede Farbe hat ihre Seiten',
		text: 'Ein Infektionswürfel zeigt nur Seiten seiner Farbe. Mit normalen Würfeln kann der Tisch das abschalten.'
	},
	'PTC-D3': {
		title: 'Aktionswürfel folgen der Karte',
		text: 'Ein Aktionswürfel zeigt nur Seiten der Rollenkarte seines Besitzers; die Karte sagt auch, wie viele es sind.'
	},
	'PTC-D4': {
		title: 'Eins von beiden',
		text: 'Eine Seite mit zwei Aktionen gilt für eine davon, nicht für beide.'
	},
	'PTC-S1': { title: 'Zuerst der Aufbau', text: 'Vor allem anderen wird aufgebaut, und nur einmal.' },
	'PTC-S2': {
		title: 'Ein leerer Plan',
		text: 'Zentrum, Regionen, CDC und Heilkarte sind leer; alle 48 Infektionswürfel sind im Beutel.'
	},
	'PTC-S3': {
		title: 'Zwölf Würfel zum Anfang',
		text: 'Zwölf Infektionswürfel werden gezogen und gewürfelt, bei jeder Zahl von Mitspielenden.'
	},
	'PTC-S4': {
		title: 'Keine Kreuze im Aufbau',
		text: 'Ein Kreuz wird neu gewürfelt. Die anderen Würfel kommen in die Region ihrer Zahl.'
	},
	'PTC-S5': {
		title: 'Höchstens drei einer Farbe',
		text: 'Was in einer Region über drei Würfel einer Farbe hinausgeht, wird neu gewürfelt. Im Aufbau gibt es keine Ausbrüche.'
	},
	'PTC-S6': {
		title: 'Wo die Marker starten',
		text: 'Der Ratenmarker startet auf dem Feld der Schwierigkeit, der Ausbruchsmarker auf 0. Das Startfeld löst keine Epidemie aus.'
	},
	'PTC-S7': {
		title: 'Drei offene Ereignisse',
		text: 'Der Ereignisstapel wird gemischt, drei verschiedene Karten werden aufgedeckt.'
	},
	'PTC-S8': {
		title: 'Eine Rolle für alle',
		text: 'Jeder hat eine Rollenkarte mit ihren Würfeln und einer Figur. Alle Figuren starten in Region 1. Nur das Einsatzteam darf mehrfach vorkommen.'
	},
	'PTC-S9': { title: 'Wer anfängt', text: 'Der Tisch bestimmt, wer beginnt.' },
	'PTC-T1': {
		title: 'Nur wer am Zug ist',
		text: 'Gespielt wird im Uhrzeigersinn. Ereignisse sind die Ausnahme: die darf jeder nutzen.'
	},
	'PTC-T2': {
		title: 'Vier Schritte der Reihe nach',
		text: 'Ein Zug ist: würfeln und handeln, geben, heilen, infizieren. Jeder Schritt hat seine eigenen Handlungen.'
	},
	'PTC-T3': {
		title: 'Würfeln und Infizieren sind Pflicht',
		text: 'Diese beiden Schritte dürfen nicht ausfallen. Geben und Heilen schon.'
	},
	'PTC-T4': {
		title: 'Schritte gehen nur vorwärts',
		text: 'Man kann direkt zu einem späteren Schritt gehen; die dazwischen entfallen.'
	},
	'PTC-N1': {
		title: 'Alle freien Würfel zusammen',
		text: 'Zu Beginn des Zuges werden alle Würfel gewürfelt, die nicht gebunden sind.'
	},
	'PTC-N2': {
		title: 'Neu würfeln, so oft du magst',
		text: 'Beliebig viele unbenutzte Würfel dürfen neu gewürfelt werden. Jeder bekommt genau eine neue Seite.'
	},
	'PTC-N3': {
		title: 'Benutzt bleibt benutzt',
		text: 'Ein Würfel, der benutzt ist, auch nur zum Teil, oder eine Probe deckt, wird nicht neu gewürfelt; ebenso keiner, der gar nicht gewürfelt wurde.'
	},
	'PTC-B1': {
		title: 'Biogefahr bewegt die Rate',
		text: 'Jede Biogefahr rückt den Ratenmarker sofort ein Feld vor, und der Würfel wird für diesen Zug beiseitegelegt.'
	},
	'PTC-B2': { title: 'Biogefahr bleibt liegen', text: 'Ein Würfel mit Biogefahr wird nicht neu gewürfelt.' },
	'PTC-B3': {
		title: 'Epidemiefeld',
		text: 'Rückt der Marker auf ein Epidemiefeld vor, gibt es eine Epidemie, jedes Mal.'
	},
	'PTC-B4': { title: 'Der Totenkopf', text: 'Erreicht der Marker den Totenkopf, verliert das Team sofort.' },
	'PTC-B5': {
		title: 'Eine Biogefahr nach der anderen',
		text: 'Mehrere Biogefahren eines Wurfs werden einzeln ausgeführt; eine Epidemie kommt vor der nächsten.'
	},
	'PTC-A1': {
		title: 'Ein Würfel, eine Aktion',
		text: 'Eine Aktion verbraucht einen gewürfelten, unbenutzten Würfel, der sie zeigt.'
	},
	'PTC-A2': { title: 'Flug', text: 'Die Figur zieht in eine beliebige andere Region.' },
	'PTC-A3': { title: 'Schiff', text: 'Die Figur zieht in eine benachbarte Region.' },
	'PTC-A4': {
		title: 'In der Region behandeln',
		text: 'Ein Würfel einer gewählten Farbe kommt aus der Region der Figur ins Behandlungszentrum.'
	},
	'PTC-A5': {
		title: 'Im Zentrum behandeln',
		text: 'Ein Würfel einer gewählten Farbe kommt aus dem Behandlungszentrum in den Beutel.'
	},
	'PTC-A6': {
		title: 'Eine geheilte Seuche behandeln',
		text: 'Die Behandlung einer geheilten Seuche bewegt alle Würfel der Farbe von diesem Ort.'
	},
	'PTC-A7': {
		title: 'Eine Probe nehmen',
		text: 'Ein Würfel kommt aus dem Behandlungszentrum auf deine Karte und wird mit dem benutzten Würfel bedeckt. Wo deine Figur steht, ist egal.'
	},
	'PTC-A8': { title: 'Nur ungeheilte Seuchen', text: 'Von einer geheilten Seuche gibt es keine Proben.' },
	'PTC-A9': {
		title: 'Niemand muss',
		text: 'Würfel müssen nicht benutzt werden. Unbenutzte verfallen am Ende des Aktionsschritts.'
	},
	'PTC-L1': {
		title: 'Gebunden bis zur Heilung',
		text: 'Probe und deckender Würfel bleiben, bis die Seuche geheilt ist. Ein gebundener Würfel wird nicht gewürfelt.'
	},
	'PTC-L2': {
		title: 'Wenn alle Würfel gebunden sind',
		text: 'Nur wer zu Beginn des eigenen Zuges alle Würfel gebunden hat, darf einen lösen oder ohne Wurf weitermachen.'
	},
	'PTC-L3': {
		title: 'Einen Würfel lösen',
		text: 'Gelöst wird ein eigener Würfel, auf welcher Karte er auch liegt. Sein Infektionswürfel kommt ins Zentrum, und dieser eine Würfel wird gewürfelt.'
	},
	'PTC-G1': {
		title: 'Proben der eigenen Karte',
		text: 'Im Schritt Geben darf, wer am Zug ist, Proben der eigenen Karte weitergeben.'
	},
	'PTC-G2': {
		title: 'Alle oder keine',
		text: 'Alle Proben einer Seuche gehen zusammen, mit den Würfeln, die sie decken.'
	},
	'PTC-G3': { title: 'An jemand anderen', text: 'Proben gehen an eine andere Person.' },
	'PTC-G4': { title: 'In derselben Region', text: 'Beide Figuren stehen in derselben Region.' },
	'PTC-G5': { title: 'Eine Gabe pro Zug', text: 'In einem Zug werden nur Proben einer Seuche gegeben.' },
	'PTC-G6': {
		title: 'Würfel behalten ihre Besitzer',
		text: 'Gegebene Proben bleiben gebunden, und die deckenden Würfel gehören, wem sie vorher gehörten.'
	},
	'PTC-C1': {
		title: 'Ein Versuch pro Zug',
		text: 'In einem Zug gibt es einen Heilversuch, im Schritt Heilen, ob er gelingt oder nicht.'
	},
	'PTC-C2': { title: 'Nur ungeheilte Seuchen', text: 'Was geheilt ist, wird nicht noch einmal geheilt.' },
	'PTC-C3': {
		title: 'Eine Probe genügt',
		text: 'Wer am Zug ist, hat mindestens eine Probe der Seuche.'
	},
	'PTC-C4': {
		title: 'Alle Proben der Farbe',
		text: 'Alle Proben dieser Farbe auf der eigenen Karte werden gewürfelt, und sonst nichts.'
	},
	'PTC-C5': {
		title: '13 heilt',
		text: 'Die Zahlen werden addiert, ein Kreuz zählt 0. 13 oder mehr ist ein Erfolg.'
	},
	'PTC-C6': {
		title: 'Erfolg',
		text: 'Ein Würfel kommt auf die Heilkarte. Alle anderen Proben der Farbe und ihre Würfel im Zentrum kommen in den Beutel, die deckenden Würfel zurück zu ihren Besitzern. Würfel in Regionen und beim CDC bleiben.'
	},
	'PTC-C7': {
		title: 'Misserfolg',
		text: 'Nichts bewegt sich. Die Proben bleiben gebunden und können später wieder versucht oder gegeben werden.'
	},
	'PTC-I1': {
		title: 'Ziehen, was die Rate sagt',
		text: 'So viele Infektionswürfel wie die Rate werden aus dem Beutel gezogen und gewürfelt.'
	},
	'PTC-I2': {
		title: 'Zu wenige Würfel im Beutel',
		text: 'Hat der Beutel weniger Würfel, als gezogen werden müssen, verliert das Team sofort; es wird nichts gezogen.'
	},
	'PTC-I3': {
		title: 'Wohin die Würfel kommen',
		text: 'Ein Kreuz kommt zum CDC, eine Zahl in ihre Region. Auch Würfel geheilter Seuchen.'
	},
	'PTC-I4': {
		title: 'Dann die Ausbrüche',
		text: 'Liegen alle Würfel, werden die Ausbrüche geprüft, auch in einem Schritt, der entfällt. Dann ist die nächste Person dran.'
	},
	'PTC-O1': {
		title: 'Die Reihenfolge der Prüfung',
		text: 'Die Regionen werden einmal geprüft, 1 bis 6, in jeder die Farben Rot, Gelb, Blau, Schwarz.'
	},
	'PTC-O2': {
		title: 'Mehr als drei',
		text: 'Mehr als drei Würfel einer Farbe in einer Region sind ein Ausbruch. Geheilte Seuchen haben keinen und dürfen sich höher stapeln.'
	},
	'PTC-O3': { title: 'Die Leiste zählt', text: 'Jeder Ausbruch rückt den Ausbruchsmarker um eins vor.' },
	'PTC-O4': {
		title: 'Der achte Ausbruch',
		text: 'Bei acht verliert das Team sofort; dieser Ausbruch bewegt keine Würfel mehr.'
	},
	'PTC-O5': {
		title: 'Würfel schwappen über',
		text: 'Alle Würfel über drei kommen in die nächste Region im Uhrzeigersinn, von 6 nach 1.'
	},
	'PTC-O6': {
		title: 'Ketten',
		text: 'Hat diese Region nun mehr als drei der Farbe, bricht sie als nächste aus, bevor die Prüfung weitergeht.'
	},
	'PTC-P1': {
		title: 'Eine Epidemie unterbricht',
		text: 'Sie wird vor allem außer Ereignissen abgehandelt. Dann geht der Zug weiter, wo er war.'
	},
	'PTC-P2': {
		title: 'Zentrum und Beutel',
		text: 'Alle Würfel des Zentrums und so viele aus dem Beutel, wie die Rate sagt, werden zusammen gewürfelt.'
	},
	'PTC-P3': {
		title: 'Wie beim Infizieren',
		text: 'Die Würfel werden verteilt und Ausbrüche geprüft wie beim Infizieren. Proben und CDC bleiben unberührt.'
	},
	'PTC-P4': {
		title: 'Auch hier verliert ein leerer Beutel',
		text: 'Ein Beutel mit zu wenigen Würfeln verliert das Spiel.'
	},
	'PTC-E1': {
		title: 'Jeder, jederzeit',
		text: 'Jeder darf zwischen zwei Handlungen ein Ereignis nutzen, auch in fremden Zügen und rund um eine Epidemie. Welche Karten es gibt, macht der Tisch aus.'
	},
	'PTC-E2': { title: 'Nur offene Karten', text: 'Nur eine Karte, die offen liegt, wird genutzt.' },
	'PTC-E3': {
		title: 'Der genaue Preis',
		text: 'Ein Ereignis kostet genau seine Zahl an Würfeln vom CDC. Die Farben wählt das Team.'
	},
	'PTC-E4': {
		title: 'Erst zahlen',
		text: 'Die Würfel müssen beim CDC liegen. Sie kommen vor der Wirkung in den Beutel.'
	},
	'PTC-E5': {
		title: 'Die Wirkung muss möglich sein',
		text: 'Eine Figur bewegt sich wirklich, Würfel sind wirklich da, der Marker kann zurück, nichts entfällt doppelt, ein Bonus kommt rechtzeitig, und Proben gehen wirklich an jemand anderen.'
	},
	'PTC-E6': {
		title: 'Keine Ausbrüche durch Ereignisse',
		text: 'Ereignisse lösen keine Prüfung auf Ausbrüche aus, und ein Marker, der zurückgeht, keine Epidemie.'
	},
	'PTC-E7': {
		title: 'Sofort eine neue Karte',
		text: 'Die benutzte Karte kommt unter den Stapel, und sofort wird eine neue aufgedeckt: eine noch nie gesehene, sonst die, die am längsten darunter liegt.'
	},
	'PTC-K1': {
		title: 'Erste Biogefahr',
		text: 'Die erste Biogefahr in diesem Zug bewegt den Marker nicht. Der Würfel wird trotzdem beiseitegelegt.'
	},
	'PTC-K2': { title: 'Heilt mit 11', text: 'Diese Rolle heilt mit 11 oder mehr.' },
	'PTC-K3': {
		title: 'Ankunft',
		text: 'Betritt diese Figur eine Region, kommt von jeder Farbe mit zwei oder mehr Würfeln dort einer ins Zentrum. Der Aufbau zählt nicht als Betreten.'
	},
	'PTC-K4': {
		title: 'Zwei oder drei Behandlungen',
		text: 'Der Würfel reicht für 2 oder 3 Behandlungen, jede einzeln gewählt. Was am Ende des Schritts oder beim Zurücknehmen übrig ist, verfällt.'
	},
	'PTC-K5': { title: 'Hubschrauber', text: 'Eine beliebige Figur zieht in eine beliebige andere Region.' },
	'PTC-K6': {
		title: 'Eindämmen',
		text: 'Ein bis drei Würfel beliebiger Farben kommen aus dem Zentrum in den Beutel.'
	},
	'PTC-K7': { title: 'CDC', text: 'Ein Würfel aus der Region der Figur oder dem Zentrum kommt zum CDC.' },
	'PTC-K8': { title: 'Geben aus der Ferne', text: 'Diese Rolle übergibt Proben über jede Entfernung.' },
	'PTC-X1': {
		title: 'Schluss ist Schluss',
		text: 'Das Spiel endet sofort mit Sieg oder Niederlage. Danach ist nichts mehr erlaubt.'
	},
	'PTC-X2': { title: 'Sieg', text: 'Das Team gewinnt, wenn die vierte Seuche geheilt ist.' },
	'PTC-X3': {
		title: 'Niederlage',
		text: 'Das Team verliert beim Totenkopf der Rate, bei acht Ausbrüchen oder wenn der Beutel zu wenige Würfel hat.'
	}
};

export const rulings: Words['rulings'] = {
	'PTC-R1': {
		question: 'Was bedeuten 6, 5 und 4 bei den Schwierigkeiten?',
		answers: {
			a: 'Abschnitte der Leiste, die noch kommen: Start auf Feld 0, 4 oder 8.',
			b: 'Die Nummer des Feldes: Start auf 6, 5 oder 4.'
		}
	},
	'PTC-R2': {
		question: 'Brechen geheilte Seuchen aus?',
		answers: { a: 'Nein, sie dürfen sich höher stapeln.', b: 'Ja, wie alle anderen.' }
	},
	'PTC-R3': {
		question: 'Was, wenn der Beutel für eine Epidemie zu leer ist?',
		answers: { a: 'Das Team verliert.', b: 'Was da ist, wird gewürfelt, und es geht weiter.' }
	},
	'PTC-R4': {
		question: 'Wie viele Seuchen darf man pro Zug weitergeben?',
		answers: { a: 'Eine.', b: 'Beliebig viele, eine nach der anderen.' }
	},
	'PTC-R5': {
		question: 'Wo beginnt die Prüfung auf Ausbrüche?',
		answers: { a: 'In Region 1.', b: 'In der Region der Person am Zug.' }
	},
	'PTC-R6': {
		question: 'Zwei Biogefahren in einem Wurf, dazwischen eine Epidemie: was kommt zuerst?',
		answers: {
			a: 'Streng eins nach dem anderen.',
			b: 'Erst alle Schritte des Markers, dann die Epidemien mit der letzten Rate.'
		}
	}
};
