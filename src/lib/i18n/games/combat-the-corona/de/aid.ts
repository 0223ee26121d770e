/** The player aid: the game on one page, in our words. */
import type { Aid } from '../../../aid.ts';

export const aid = (): Aid => ({
	aim: 'Gemeinsam: Treibt die Infektion über ihre letzte Stufe hinaus oder zerstört alle Viren. Verloren ist, wenn kein Bett mehr frei ist.',
	steps: [
		{
			signs: ['card', '>', '[1]', '/', '+', 'card'],
			title: 'Spielen, ziehen',
			text: 'Spiele eine Karte auf das niedrigste leere Aktionsfeld und ziehe eine nach.'
		},
		{
			signs: ['card', 'card', 'card', '/', '>', 'hospital'],
			title: 'Karten abräumen',
			text: 'Drei passende blaue bringen ein Krankenhaus. Liegen fünf Karten, tausche drei oder räume alle fünf ab.'
		},
		{
			signs: ['d4', 'd6', '>', 'virus', '/', 'd2', '>', 'bed'],
			title: 'Würfeln, angreifen',
			text: 'Ein Würfel je Krankenhaus und je eingesetzter Würfelmarke. Erst die Schilde; dann muss der Schaden das Leben eines Virus erreichen. Jeder übrige Würfel bringt ein Bett.'
		},
		{
			signs: ['attack', '−', 'mask', '/', '>', 'bed'],
			title: 'Viren greifen an',
			text: 'Zählt ihre Angriffe zusammen, eins weniger je Karte auf den Feldern 1 bis 4. So viele Betten sind verloren.'
		},
		{
			signs: ['virus', 'virus', 'virus'],
			title: 'Drei neue Viren',
			text: 'Legt so viele Stufen aus, wie die Infektion erlaubt; der Rest kommt unter den Stapel. Kommt keins, steigt der Marker.'
		}
	],
	areas: {
		hospitals:
			'Jedes Krankenhaus würfelt einen Würfel. Die ersten zwei gebauten bringen eine Würfelmarke. Jederzeit eins entfernen: bis zu zwei Viren unter den Stapel.',
		spaces:
			'Eine Maske nimmt eins vom Angriff. Feld 3: einen Würfel je Angriff neu. Alle fünf abräumen: 10 Betten, eine Würfelmarke, ein Virus weg je blauer Karte.',
		infection: 'Sie steigt nur. In einem Zug kommen nicht mehr Stufen ins Spiel als ihre Zahl.',
		beds: 'Sie beginnen auf der markierten Zahl. 0 ist verloren.',
		viruses: 'Notiert jedes Virus: Stufe, Leben, Angriff. Schilde schützen alle.'
	},
	signs: [
		{ sign: 'level', name: 'Stufe', text: 'Zählt für die Infektionsstufe.' },
		{ sign: 'heart', name: 'Leben', text: 'So viel Schaden zerstört das Virus.' },
		{ sign: 'attack', name: 'Angriff', text: 'Betten, die es jeden Zug nimmt.' },
		{ sign: 'shield', name: 'Schild', text: 'Nimmt einen beliebigen Würfel, vor allen Viren.' },
		{ sign: '!raise', name: 'Anheben', text: 'Der Infektionsmarker steigt, einmal je Zug.' },
		{ sign: '!save', name: 'Retten', text: 'Die obersten 3 besiegten kommen unter den Stapel.' },
		{ sign: '!destroy', name: 'Zerstören', text: 'Ein Krankenhaus geht verloren.' },
		{ sign: 'mask', name: 'Maske', text: 'Angriff eins weniger, solange dort eine Karte liegt.' },
		{ sign: 'reroll', name: 'Neu würfeln', text: 'Einen Würfel je Angriff.' },
		{ sign: 'dieToken', name: 'Würfelmarke', text: 'Ausgeben für einen Würfel mehr.' },
		{ sign: 'star', name: 'Joker', text: 'Gilt als jede blaue Karte.' },
		{ sign: '!warning', name: 'Rote Karte', text: 'Passt zu nichts, belegt nur ein Feld.' },
		{ sign: 'reshuffle', name: 'Mischen', text: 'Ablage in den Stapel, wenn ihr wollt.' },
		{ sign: 'flag', name: 'Start', text: 'Hier beginnt der Marker.' }
	],
	end: 'Gewonnen: Der Marker geht über die letzte Stufe hinaus, oder kein Virus ist mehr da. Verloren: Kein Bett ist mehr frei.',
	brief: 'Gewonnen: Marker über der letzten Stufe oder kein Virus. Verloren: kein Bett.',
	setup: [
		'Plan in die Mitte, Marker auf die markierten Betten und auf Infektion 1.',
		'Das Startvirus liegt offen. Deckt zehn Viren auf: besondere gemischt unter den Stapel, die anderen darauf.',
		'Rote Viren (Leicht bis Episch) bis zu eurer Schwierigkeit; Karten „Nur solo“ nur allein.',
		'Drei Karten für jede Person (allein: fünf); rote dürfen einmal getauscht werden. Die älteste Person beginnt.'
	]
});
