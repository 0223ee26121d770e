import type { Words } from '../words.ts';
import { squares } from './labels.ts';

/** Which die, and what progress adds to it. */
const die = (index: number, add = 0): string =>
	add > 0 ? `Würfel ${index + 1} + ${add}` : `Würfel ${index + 1}`;

export const moves: Words['moves'] = {
	roll: ({ by, dice: [a, b] }, talk) => `${talk.player(by)} würfelt ${a} und ${b}.`,
	keep: ({ by }, talk) => `${talk.player(by)} behält den Pasch.`,
	analyse: ({ by, die: index, add, cells }, talk) =>
		`${talk.player(by)} füllt ${squares(cells.length, talk)} des Virus (${die(index, add)}).`,
	research: ({ by, die: index, add }, talk) =>
		`${talk.player(by)} streicht die nächste Forschungszahl ab (${die(index, add)}).`,
	test: ({ by, die: index, add, cell: [row, column] }, talk) =>
		`${talk.player(by)} testet in Reihe ${row + 1}, Feld ${column + 1} (${die(index, add)}).`,
	curve: ({ by, die: index, add, cell: [, column] }, talk) =>
		`${talk.player(by)} trägt eine Zahl in Spalte ${column + 1} der Kurve ein (${die(index, add)}).`,
	bonusShape: ({ by, cells }, talk) =>
		`${talk.player(by)} nimmt den Bonus und füllt ${squares(cells.length, talk)} des Virus.`,
	bonusNumber: ({ by, number, cell: [, column] }, talk) =>
		`${talk.player(by)} nimmt den Bonus und trägt eine ${number} in Spalte ${column + 1} der Kurve ein.`,
	bonusOne: ({ by, cell: [row, column] }, talk) =>
		`${talk.player(by)} nimmt den Bonus und trägt bei den Tests eine 1 in Reihe ${row + 1}, Feld ${column + 1} ein.`,
	decline: ({ by }, talk) => `${talk.player(by)} lehnt den Bonus ab.`,
	done: ({ by }, talk) => `${talk.player(by)} ist fertig.`,
	report: ({ by }, talk) => `${talk.player(by)} meldet die abgestrichene letzte Forschungszahl.`,
	stop: () => 'Der Tisch beendet das Spiel.'
};

export const awaits: Words['awaits'] = {
	roll: ({ by }, talk) => `${talk.player(by ?? 0)} würfelt`,
	keep: ({ by }, talk) => `${talk.player(by ?? 0)} behält den Pasch`,
	analyse: ({ by }, talk) => `${talk.player(by ?? 0)} analysiert das Virus`,
	research: ({ by }, talk) => `${talk.player(by ?? 0)} forscht`,
	test: ({ by }, talk) => `${talk.player(by ?? 0)} testet`,
	curve: ({ by }, talk) => `${talk.player(by ?? 0)} füllt die Kurve`,
	bonusShape: ({ by }, talk) => `${talk.player(by ?? 0)}: Bonusform`,
	bonusNumber: ({ by }, talk) => `${talk.player(by ?? 0)}: Bonuszahl`,
	bonusOne: ({ by }, talk) => `${talk.player(by ?? 0)}: Bonus-1`,
	decline: ({ by }, talk) => `${talk.player(by ?? 0)} lehnt den Bonus ab`,
	done: ({ by }, talk) => `${talk.player(by ?? 0)} wird fertig`,
	report: ({ by }, talk) => `${talk.player(by ?? 0)} meldet die fertige Forschung`,
	stop: 'Der Tisch beendet das Spiel'
};
