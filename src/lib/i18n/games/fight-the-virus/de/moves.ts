import type { Used, Words } from '../words.ts';
import { squares } from './labels.ts';

/** The face and what progress adds to it; the die by its place where its face is not known. */
const used = ({ die, add = 0, face }: Used, article: 'der' | 'die'): string => {
	if (face === undefined) return add > 0 ? `Würfel ${die + 1} + ${add}` : `Würfel ${die + 1}`;
	return add > 0 ? `${face} + ${add} = ${face + add}` : `${article} ${face}`;
};

export const moves: Words['moves'] = {
	roll: ({ by, dice: [a, b] }, talk) => `${talk.player(by)} würfelt ${a} und ${b}.`,
	keep: ({ by }, talk) => `${talk.player(by)} behält den Pasch.`,
	analyse: ({ by, cells, ...move }, talk) =>
		`${talk.player(by)} füllt ${squares(cells.length, talk)} des Virus mit ${used(move, 'der')}.`,
	research: ({ by, next, ...move }, talk) =>
		next === undefined
			? `${talk.player(by)} streicht mit ${used(move, 'der')} die nächste Forschungszahl ab.`
			: `${talk.player(by)} streicht mit ${used(move, 'der')} die Forschungszahl ${next} ab.`,
	test: ({ by, cell: [row, column], ...move }, talk) =>
		`${talk.player(by)} trägt bei den Tests ${used(move, 'die')} in Reihe ${row + 1}, Feld ${column + 1} ein.`,
	curve: ({ by, cell: [, column], ...move }, talk) =>
		`${talk.player(by)} trägt ${used(move, 'die')} in Spalte ${column + 1} der Kurve ein.`,
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
