/** The player aid: the game on one page, in our words. */
import type { Given } from '../../../../sheets/prototype-c19/facts.ts';
import type { Aid } from '../../../aid.ts';

export const aid = ({ rounds }: Required<Given>): Aid => ({
	aim: 'Finde das Heilmittel: Sammle die meisten Punkte in Gesundheit, Formel und Biotechnologie, während sich die Infektion in deiner Risikozone ausbreitet.',
	steps: [
		{
			signs: ['d2', 'd4', 'd6', 'reroll', '/', '!d5', '>', '[5]'],
			title: 'Würfeln',
			text: 'Wer forscht, würfelt alle Würfel, darf einmal frei beliebige neu würfeln, öfter mit Entdeckern, und notiert den Mutantenwürfel.'
		},
		{
			signs: ['d2', 'd5', '>', 'virus', '/', 'oder', 'd3', '>', 'biotech'],
			title: 'Nehmen',
			text: 'Zwei Würfel (drei mit einer Laborratte): Der höchste ist die Infektion, die anderen sind Proben. Oder ein einzelner für die Biotechnologie.'
		},
		{
			signs: ['health', 'oder', 'formula'],
			title: 'Proben nutzen',
			text: 'Jede in Gesundheit oder Formel. Zeichen bringen ihr Mittel sofort.'
		},
		{
			signs: ['virus', '>', 'filled'],
			title: 'Infizieren',
			text: 'Setze die Form des Infektionswürfels in deine Zone; sie berührt Infiziertes. Passt sie nirgends, decke eine Spalte ab.'
		},
		{
			signs: ['d1', 'd3'],
			title: 'Assistenz',
			text: 'Die anderen tun dasselbe mit den übrigen Würfeln oder passen. Dann forscht die nächste Person.'
		}
	],
	areas: {
		health:
			'Eine Zahl je Spalte, von links: gleich bleibt in der Reihe, größer geht hinauf, kleiner hinunter. Jede bringt einen Resistenten.',
		formula: 'Von links. Streiche mit jeder Probe einen Faktor: Er macht aus dieser Zahl die nächste.',
		risk: 'Die Infektion kommt beim Pfeil und breitet sich aus. Volle Reihen bringen ihr Mittel; freie Spalten zählen 5, volle kosten 10.',
		biotech: 'Ein volles Paar bringt sein Mittel; später macht es aus einem Würfel die andere Zahl.',
		bonuses:
			'Ausfüllen beim Gewinnen, durchkreuzen beim Nutzen. Die mit einem Punkt gehören dir von Anfang an.',
		mutant: 'Ein Feld je Runde. Am Ende kostet es seine Summe mal den Faktor der Reihen.'
	},
	signs: [
		{ sign: 'explorer', name: 'Entdecker', text: 'Würfel neu werfen, bevor sie genommen werden.' },
		{ sign: 'analysis', name: 'Analyse', text: 'Einer deiner Würfel um 1 höher oder tiefer.' },
		{ sign: 'rat', name: 'Laborratte', text: 'Drei Würfel nehmen statt zwei.' },
		{ sign: 'resistant', name: 'Resistente', text: 'Zwei Resistente kommen in deine Risikozone.' },
		{ sign: 'health', name: 'Gesundheitsprobe', text: 'Beliebiger Wert, sofort, in Gesundheit.' },
		{ sign: 'formula', name: 'Formelprobe', text: 'Beliebiger Wert, sofort, in die Formel.' },
		{ sign: 'biotech', name: 'Biotechnologieprobe', text: 'Beliebiger Wert, sofort, in Biotechnologie.' },
		{ sign: 'free', name: 'Freie Probe', text: 'In eines der drei.' },
		{ sign: '!arrow', name: 'Eingang', text: 'Hier beginnt die Infektion.' },
		{ sign: 'hospital', name: 'Krankenhaus', text: 'Rundum alles infiziert: eine freie Probe.' },
		{ sign: '×2', name: 'Faktor', text: 'Notiere die Probe mal diese Zahl.' },
		{ sign: '!virus', name: 'Volle Spalte', text: 'Kostet 10; eine freie bringt 5.' }
	],
	end: `Nach der letzten Runde (mit 1 bis 5 Personen: ${rounds.join(', ')}) zählen alle zusammen. Die meisten Punkte gewinnen; die Tabelle sagt, wie die Pandemie verlief.`,
	brief: 'Nach der letzten Runde gewinnen die meisten Punkte.',
	dice: ['d2', 'd4', 'd6', 'd1', 'd3', '!d5'],
	setup: [
		'Ein Blatt und ein Stift für jede Person; fünf gleiche Würfel und ein anderer, der Mutantenwürfel.',
		'Füllt jeden Bonus mit einem Punkt aus. In jeder Runde forscht jede Person einmal.'
	]
});
