import type { Lesson } from '../en/lesson.ts';

export const lesson: Lesson = {
	aim: {
		title: 'Das Ziel',
		text: 'Finde das Heilmittel: Die meisten Punkte in Gesundheit, Formel und Biotechnologie gewinnen, während sich die Infektion in deiner Risikozone ausbreitet.'
	},
	roll: {
		title: 'Würfeln',
		text: 'Wer forscht, würfelt fünf Würfel und den Mutantenwürfel und darf einmal frei beliebige neu würfeln; ein Entdecker erlaubt es noch einmal.'
	},
	take: {
		title: 'Würfel nehmen',
		text: 'Nimm zwei Würfel, mit einer Laborratte drei: Der höchste ist die Infektion, die anderen sind Proben. Oder nimm einen einzelnen für die Biotechnologie. Danach nehmen die anderen vom Rest oder passen.'
	},
	formula: {
		title: 'Formel',
		text: 'Eine Probe kommt von links in die Formel. Mit ihr streichst du einen Faktor, der aus dieser Zahl die nächste macht.'
	},
	health: {
		title: 'Gesundheit',
		text: 'Oder in die Gesundheit, eine Zahl je Spalte: gleich bleibt in der Reihe, größer geht hinauf, kleiner hinunter. Jede bringt Resistente, die Felder der Risikozone schützen.'
	},
	infect: {
		title: 'Infizieren',
		text: 'Der Infektionswürfel setzt seine Form in deine Risikozone, vom Pfeil aus und neben Infiziertem. Freie Spalten zählen am Ende 5, volle kosten 10.'
	},
	pair: {
		title: 'Biotechnologie',
		text: 'Ein einzelner Würfel wird hier notiert. Ein volles Paar bringt sofort sein Mittel.'
	},
	mutant: {
		title: 'Der Mutantenwürfel',
		text: 'Wer gewürfelt hat, notiert den Mutantenwürfel, ein Feld je Runde. Am Ende wird seine Summe mal einen Faktor abgezogen.'
	},
	convert: {
		title: 'Umwandeln',
		text: 'Später hilft ein volles Paar noch einmal: Streiche eine seiner Zahlen, und ein Würfel, der sie zeigt, zeigt nun die andere.'
	},
	end: {
		title: 'Das Ende',
		text: 'Nach der letzten Runde zählen alle zusammen. Die meisten Punkte gewinnen, und eine Tabelle sagt, wie die Pandemie verlief.'
	}
};
