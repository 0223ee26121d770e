import type { ReplayWords } from './en.ts';

export const words: ReplayWords = {
	title: 'Wiedergabe',
	opening: 'Die Wiedergabe wird geöffnet …',
	missing: 'Dieser Tisch ist nicht auf diesem Gerät.',
	unreadable:
		'In diesem Link steckt kein Tisch, der sich abspielen ließe. Vielleicht wurde ein Teil davon abgeschnitten.',
	controls: 'Steuerung der Wiedergabe',
	play: 'Abspielen',
	pause: 'Anhalten',
	first: 'Zum Anfang',
	back: 'Einen Zug zurück',
	on: 'Einen Zug weiter',
	last: 'Zum Ende',
	move: 'Zug',
	atOf: ({ at, of }) => `Zug ${at} von ${of}`,
	beginning: 'Der Tisch vor dem ersten Zug.',
	speed: 'Tempo',
	times: ({ speed }) => `${speed}×`,
	follow: 'Den Zügen folgen',
	keys: 'Die Leertaste spielt ab und hält an, die Pfeiltasten gehen einen Zug zurück oder weiter, Pos1 und Ende an beide Enden.',
	stopped:
		'Die heutigen Regeln lassen den nächsten Zug dieses Tisches nicht zu, deshalb endet die Wiedergabe hier.',
	share: 'Wiedergabe teilen',
	shareHelp:
		'Wer den Link öffnet, sieht diesem Tisch Zug für Zug zu. Auf dem anderen Gerät wird nur etwas gespeichert, wenn man es dort möchte.',
	toTable: 'Zum Tisch',
	keep: 'Diesen Tisch hier behalten'
};
