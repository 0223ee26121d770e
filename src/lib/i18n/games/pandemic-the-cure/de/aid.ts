/** The player aid: the game on one page, in our words. */
import type { Given } from '../../../../sheets/pandemic-the-cure/facts.ts';
import type { Aid } from '../../../aid.ts';

export const aid = ({ cureAt, stack, setupDice, openEvents }: Required<Given>): Aid => ({
	aim: 'Gemeinsam: Heilt alle vier Seuchen, bevor der Marker den Totenkopf erreicht, es zu viele Ausbrüche gibt oder der Beutel leer ist.',
	steps: [
		{
			signs: ['die', 'die', 'reroll', '/', '!biohazard', '>', '+1'],
			title: 'Würfeln',
			text: 'Würfle alle freien Würfel. Unbenutzte darfst du beliebig oft neu würfeln. Jede Biogefahr rückt den Marker sofort ein Feld vor.'
		},
		{
			signs: ['fly', 'sail', '/', 'treat', 'sample'],
			title: 'Handeln',
			text: 'Fliegen, fahren, behandeln, Probe nehmen: ein Würfel je Aktion. Zwei Zeichen auf einem Würfel: eins davon.'
		},
		{
			signs: ['card', 'sample', '/', '>', 'card'],
			title: 'Geben',
			text: 'In derselben Region: alle deine Proben einer Seuche an eine andere Person.'
		},
		{
			signs: ['sample', 'sample', '>', String(cureAt)],
			title: 'Heilen',
			text: `Würfle alle deine Proben einer Farbe. ${cureAt} oder mehr heilt; ein Kreuz zählt 0. Einmal je Zug.`
		},
		{
			signs: ['die', '>', '[3]', '/', 'plus', '>', 'cdc'],
			title: 'Infizieren',
			text: 'Zieht und würfelt so viele Würfel, wie die Rate sagt. Zahlen in ihre Region, Kreuze zum CDC; dann die Ausbrüche prüfen.'
		}
	],
	areas: {
		board:
			'Behandeln in deiner Region: ein Würfel ins Zentrum. Im Zentrum: ein Würfel in den Beutel. Geheilte Seuche: alle.',
		rate: 'Auf einem markierten Feld eine Epidemie: Die Würfel des Zentrums werden in die Welt gewürfelt. Auf dem Totenkopf ist verloren.',
		outbreaks: `Mehr als ${stack} einer Farbe in einer Region: Der Rest zieht im Uhrzeigersinn weiter, die Leiste steigt.`,
		cards: 'Eine Probe und der Würfel darauf bleiben, bis die Seuche geheilt ist.',
		events: 'Bezahlt mit Würfeln vom CDC; von allen, jederzeit.',
		bag: 'So viele Würfel jeder Farbe sind noch zu ziehen.'
	},
	signs: [
		{ sign: 'fly', name: 'Flug', text: 'In jede andere Region.' },
		{ sign: 'sail', name: 'Schiff', text: 'In eine Nachbarregion.' },
		{ sign: 'treat', name: 'Behandeln', text: 'Ein Würfel ins Zentrum; im Zentrum in den Beutel.' },
		{ sign: 'treat2', name: 'Behandeln 2 oder 3', text: 'Dasselbe mit zwei oder drei Würfeln.' },
		{ sign: 'sample', name: 'Probe', text: 'Ein Würfel des Zentrums; dieser Würfel liegt darauf.' },
		{ sign: 'helicopter', name: 'Hubschrauber', text: 'Eine beliebige Figur in jede andere Region.' },
		{ sign: 'contain', name: 'Eindämmen', text: '1 bis 3 Würfel des Zentrums in den Beutel.' },
		{ sign: 'cdc', name: 'CDC', text: 'Ein Würfel deiner Region oder des Zentrums zum CDC.' },
		{ sign: '!biohazard', name: 'Biogefahr', text: 'Der Marker rückt vor; nie neu gewürfelt.' },
		{ sign: 'virus', name: 'Epidemie', text: 'Markiertes Feld: Das Zentrum wird in die Welt gewürfelt.' },
		{ sign: '!skull', name: 'Totenkopf', text: 'Das letzte Feld einer Leiste: verloren.' },
		{ sign: 'plus', name: 'Kreuz', text: 'Der Würfel, der es zeigt, kommt zum CDC.' }
	],
	end: 'Gewonnen: Die vierte Seuche ist geheilt. Verloren: Marker oder Ausbrüche erreichen den Totenkopf, oder im Beutel fehlen Würfel.',
	brief: 'Gewonnen: vier Heilmittel. Verloren: ein Totenkopf oder zu wenige Würfel im Beutel.',
	setup: [
		'Plan in die Mitte, alle Infektionswürfel in den Beutel, eine Rolle mit ihren Würfeln für jede Person, alle Figuren in Region 1.',
		`Infektionswürfel, die ihr zieht und würfelt: ${setupDice}. Jeder in seine Region; ein Kreuz und mehr als ${stack} einer Farbe werden neu gewürfelt.`,
		`Der Marker auf den Start eurer Schwierigkeit; offene Ereignisse: ${openEvents}.`
	]
});
