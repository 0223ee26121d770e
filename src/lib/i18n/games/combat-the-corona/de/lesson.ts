import type { Lesson } from '../en/lesson.ts';

export const lesson: Lesson = {
	aim: {
		title: 'Das Ziel',
		text: 'Gemeinsam treibt ihr die Infektion über ihre letzte Stufe hinaus oder zerstört alle Viren. Verloren ist, wenn kein Bett mehr frei ist.'
	},
	play: {
		title: 'Eine Karte spielen',
		text: 'In deinem Zug spielst du eine Karte auf das niedrigste leere Aktionsfeld und ziehst eine nach.'
	},
	attack: {
		title: 'Würfeln und angreifen',
		text: 'Ein Würfel je Krankenhaus. Ein Virus ist zerstört, wenn der Schaden eines oder mehrerer Würfel sein Leben erreicht; zuerst werden Schilde gebrochen.'
	},
	rise: {
		title: 'Die Infektion',
		text: 'Nach jedem Zug werden drei Viren aufgedeckt. Passt keins zur Infektionsstufe, kommt keins auf den Tisch und der Marker steigt: Das bringt euch dem Sieg näher.'
	},
	beds: {
		title: 'Übrige Würfel',
		text: 'Jeder Würfel, der nichts trifft, bringt ein Bett dazu.'
	},
	reveal: {
		title: 'Neue Viren',
		text: 'Von den drei aufgedeckten Viren kommen so viele Stufen auf den Tisch, wie die Infektion erlaubt. Der Rest kommt unter den Stapel.'
	},
	hospital: {
		title: 'Ein Krankenhaus bauen',
		text: 'Drei passende blaue Karten werden ein Krankenhaus: ein Würfel mehr in jedem Angriff. Auf den Feldern 1 und 2 bringt es auch eine Würfelmarke.'
	},
	strike: {
		title: 'Die Viren greifen an',
		text: 'Nach deinem Angriff werden die Angriffe aller Viren auf dem Tisch zusammengezählt, eins weniger je Karte auf den Feldern 1 bis 4. So viele Betten sind verloren.'
	},
	clear: {
		title: 'Fünf Karten',
		text: 'Liegen fünf Karten, dürft ihr alle abräumen: 10 Betten, eine Würfelmarke und je blauer Karte ein Virus unter den Stapel.'
	},
	end: {
		title: 'Das Ende',
		text: 'Gewonnen, sobald der Marker über die letzte Stufe hinausgeht oder kein Virus mehr da ist. Verloren, sobald kein Bett mehr frei ist.'
	}
};
