import type { ReplayWords } from './en.ts';

export const words: ReplayWords = {
	title: 'Wiedergabe',
	opening: 'Die Wiedergabe wird geöffnet …',
	missing: 'Diese Partie ist nicht auf diesem Gerät.',
	unreadable:
		'In diesem Link steckt keine Partie, die sich abspielen ließe. Vielleicht wurde ein Teil davon abgeschnitten.',
	controls: 'Steuerung der Wiedergabe',
	play: 'Abspielen',
	pause: 'Anhalten',
	first: 'Zum Anfang',
	back: 'Einen Zug zurück',
	on: 'Einen Zug weiter',
	last: 'Zum Ende',
	move: 'Zug',
	atOf: ({ at, of }) => `Zug ${at} von ${of}`,
	beginning: 'Die Partie vor dem ersten Zug.',
	speed: 'Tempo',
	times: ({ speed }) => `${speed}×`,
	follow: 'Den Zügen folgen',
	keys: 'Die Leertaste spielt ab und hält an, die Pfeiltasten gehen einen Zug zurück oder weiter, Pos1 und Ende an beide Enden.',
	stopped:
		'Die heutigen Regeln lassen den nächsten Zug dieser Partie nicht zu, deshalb endet die Wiedergabe hier.',
	share: 'Wiedergabe teilen',
	shareHelp:
		'Wer den Link öffnet, sieht dieser Partie Zug für Zug zu. Auf dem anderen Gerät wird nur etwas gespeichert, wenn man es dort möchte.',
	toTable: 'Zur Partie',
	keep: 'Diese Partie hier behalten'
};
