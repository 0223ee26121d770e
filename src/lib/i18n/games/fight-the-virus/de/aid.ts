/** The player aid: the game on one page, in our words. */
import type { Given } from '../../../../sheets/fight-the-virus/facts.ts';
import type { Aid } from '../../../aid.ts';

export const aid = ({ free: { most, box } }: Required<Given>): Aid => ({
	aim: 'Streiche als Erste oder Erster das letzte Forschungsfeld. Vorher müssen alle Felder mit Fahne der Tests und der Ausbreitungskurve gefüllt sein.',
	steps: [
		{
			signs: ['d5', 'd3'],
			title: 'Würfeln',
			text: 'Eine Person würfelt beide Würfel für alle. Pasche von 1 bis 5 dürfen neu gewürfelt werden, beide Würfel.'
		},
		{
			signs: ['!d5', '!d6', '>', 'circled', '/', '!d6', '!d6', '>', 'crossed'],
			title: 'Rückschlag?',
			text: '5 und 6: Alle kreisen das nächste Feld der Kurve ein. 6 und 6: Alle streichen ein Feld Fortschritt.'
		},
		{
			signs: ['d4', '>', 'filled', '/', 'd2', '>', '[2]'],
			title: 'Wer würfelt: beide',
			text: 'Ein Würfel in die Virusanalyse, der andere in Forschung, Tests oder Kurve.'
		},
		{
			signs: ['d4', 'oder', 'd2', '/', 'die', '>', '+', 'd2'],
			title: 'Die anderen: einen',
			text: 'Ein Würfel in irgendeinen Bereich, oder keiner. Wer das Feld mit dem Zusatzwürfel füllt, nutzt auch den zweiten.'
		},
		{
			signs: ['bars', 'tube', 'virus'],
			title: 'Bonus, dann weiter',
			text: 'Ein Bonus wird sofort genutzt oder verfällt. Dann würfelt die nächste Person.'
		}
	],
	areas: {
		analysis: `Fülle die Form deines Würfels, beliebig gedreht. Sie berührt Gefülltes; der Rest bleibt ein Stück. Jeder Stachel kreist ein Feld Fortschritt ein. Eine 6 füllt Felder deiner Wahl am Stück innerhalb von ${box.join(' mal ')}, höchstens ${most}.`,
		research: 'Der Reihe nach ab 1, jede Zahl mit genau ihrem Wert. Über 6 braucht das Fortschritt.',
		testing:
			'Alle Felder darunter sind gefüllt und kleiner. Eine 1 darf auf allem stehen außer auf einer 1. Eine volle Reihe bringt ihren Bonus.',
		curve:
			'Nach oben, Spalte um Spalte. Nachbarn sind verschieden. Ein eingekreistes Feld nimmt die Gegenseite seines Nachbarn: 7 minus diesen.',
		progress: 'Ein eingekreistes Feld gibt einem Würfel 1 oder 2 dazu, nur für dich; dann streiche es durch.'
	},
	signs: [
		{ sign: 'spike', name: 'Stachel', text: 'Gefüllt kreist er ein Feld Fortschritt ein.' },
		{ sign: 'virus', name: 'Bonus Form', text: 'Fülle eine wie mit einer 6.' },
		{ sign: 'bars', name: 'Bonus Zahl', text: '1 bis 6, als Nächstes in die Kurve.' },
		{ sign: 'tube', name: 'Bonus Eins', text: 'Trage beim Testen eine 1 ein.' },
		{ sign: 'die', name: 'Zusatzwürfel', text: 'Nicht gewürfelt? Nutze auch den zweiten.' },
		{ sign: '!flag', name: 'Ziel', text: 'Vor dem letzten Forschungsfeld zu füllen.' },
		{ sign: 'circle', name: 'Eingekreist', text: 'Zum Ausgeben; durchgestrichen ist es ausgegeben.' },
		{ sign: 'circled', name: 'Feld mit Kreis', text: 'Ein Rückschlag: 7 minus sein Nachbar.' }
	],
	end: 'Jemand streicht das letzte Forschungsfeld: Alle beenden diesen Zug. Wer es bis dahin gestrichen hat, gewinnt, auch gemeinsam.',
	brief: 'Wer am Ende jenes Zuges das letzte Forschungsfeld gestrichen hat, gewinnt.',
	dice: ['d5', 'd3'],
	setup: [
		'Ein Blatt und ein Stift für jede Person, zwei Würfel in die Mitte.',
		'Wer zuletzt eine Maske trug, würfelt zuerst.'
	]
});
