/** The player aid: the game on one page, in our words. */
import type { Aid } from '../../../aid.ts';

export const aid: Aid = {
	aim: 'Gemeinsam: Heilt alle vier Seuchen, bevor der Marker den Totenkopf erreicht, es zu viele Ausbrüche gibt oder der Beutel leer ist.',
	steps: [
		{
			signs: ['die', 'die', 'reroll'],
			title: 'Würfeln',
			text: 'Würfle alle freien Würfel. Unbenutzte darfst du beliebig oft neu würfeln. Jede Biogefahr rückt den Marker sofort ein Feld vor.'
		},
		{
			signs: ['cross', 'tube'],
			title: 'Handeln',
			text: 'Fliegen, fahren, behandeln, Probe nehmen: ein Würfel je Aktion. Zwei Zeichen auf einem Würfel: eins davon.'
		},
		{
			signs: ['house', '>', 'house'],
			title: 'Geben',
			text: 'In derselben Region: alle deine Proben einer Seuche an eine andere Person.'
		},
		{
			signs: ['tube', 'tube', '>', '13'],
			title: 'Heilen',
			text: 'Würfle alle deine Proben einer Farbe. 13 oder mehr heilt; ein Kreuz zählt 0. Einmal je Zug.'
		},
		{
			signs: ['virus', 'virus'],
			title: 'Infizieren',
			text: 'Zieht und würfelt so viele Würfel, wie die Rate sagt. Zahlen in ihre Region, Kreuze zum CDC; dann die Ausbrüche prüfen.'
		}
	],
	areas: {
		board:
			'Behandeln in deiner Region: ein Würfel ins Zentrum. Im Zentrum: ein Würfel in den Beutel. Geheilte Seuche: alle.',
		rate: 'Auf einem markierten Feld eine Epidemie: Die Würfel des Zentrums werden in die Welt gewürfelt. Auf dem Totenkopf ist verloren.',
		outbreaks:
			'Mehr als 3 einer Farbe in einer Region: Der Rest zieht im Uhrzeigersinn weiter, die Leiste steigt.',
		cards: 'Eine Probe und der Würfel darauf bleiben, bis die Seuche geheilt ist.',
		events: 'Bezahlt mit Würfeln vom CDC; von allen, jederzeit.',
		bag: 'So viele Würfel jeder Farbe sind noch zu ziehen.'
	},
	end: 'Gewonnen: Die vierte Seuche ist geheilt. Verloren: Marker oder Ausbrüche erreichen den Totenkopf, oder im Beutel fehlen Würfel.',
	setup: [
		'Plan in die Mitte, alle Infektionswürfel in den Beutel, eine Rolle mit ihren Würfeln für jede Person, alle Figuren in Region 1.',
		'Zieht und würfelt 12 Infektionswürfel: jeder in seine Region; ein Kreuz und mehr als 3 einer Farbe werden neu gewürfelt.',
		'Der Marker auf den Start eurer Schwierigkeit; drei Ereignisse offen.'
	]
};
