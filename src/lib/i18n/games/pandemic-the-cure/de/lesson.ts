import type { Lesson } from '../en/lesson.ts';

export const lesson: Lesson = {
	aim: {
		title: 'Das Ziel',
		text: 'Gemeinsam heilt ihr alle vier Seuchen. Zwölf Infektionswürfel liegen in den Regionen der Welt, jeder in der Region seiner Zahl.'
	},
	roll: {
		title: 'Würfeln',
		text: 'Würfle alle Würfel deiner Rolle; unbenutzte darfst du beliebig oft neu würfeln. Aber jede Biogefahr rückt den Marker der Rate sofort vor.'
	},
	act: {
		title: 'Handeln',
		text: 'Ein Würfel je Aktion: überallhin fliegen, in eine Nachbarregion fahren oder behandeln. Behandeln bringt einen Würfel aus deiner Region ins Behandlungszentrum oder aus dem Zentrum in den Beutel.'
	},
	infect: {
		title: 'Infizieren',
		text: 'Am Ende eines Zuges werden so viele Infektionswürfel, wie die Rate sagt, aus dem Beutel gezogen und gewürfelt. Zahlen kommen in ihre Region, Kreuze zum CDC.'
	},
	sample: {
		title: 'Proben nehmen',
		text: 'Eine Probe bringt einen Würfel aus dem Behandlungszentrum auf deine Karte, unter einen deiner Würfel. Beide bleiben dort, bis die Seuche geheilt ist.'
	},
	epidemic: {
		title: 'Epidemie',
		text: 'Erreicht der Marker ein markiertes Feld, werden alle Würfel des Behandlungszentrums in die Welt gewürfelt. Am Ende der Leiste wartet der Totenkopf.'
	},
	outbreak: {
		title: 'Ausbruch',
		text: 'Mehr als drei Würfel einer Farbe in einer Region: Der Rest zieht im Uhrzeigersinn in die nächste, und die Ausbrüche steigen um eins.'
	},
	cure: {
		title: 'Ein Heilmittel finden',
		text: 'Einmal je Zug würfelst du alle deine Proben einer Farbe. 13 oder mehr heilt die Seuche; ein Kreuz zählt 0.'
	},
	give: {
		title: 'Einander helfen',
		text: 'Wer in derselben Region steht, kann von dir alle Proben einer Seuche bekommen.'
	},
	end: {
		title: 'Das Ende',
		text: 'Gewonnen mit dem vierten Heilmittel. Verloren, wenn der Marker oder die Ausbrüche ihren Totenkopf erreichen oder im Beutel Würfel fehlen.'
	}
};
