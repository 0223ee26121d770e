import { isResource, written, type Words } from '../words.ts';
import { resources } from './sheet.ts';

const source = (move: { readonly face?: number }): string => {
	if (isResource(move)) return `eine ${move.value} aus der Forschung`;
	return move.face === undefined ? 'eine Probe' : `die ${move.face}`;
};

export const moves: Words['moves'] = {
	roll: ({ by, samples, mutant }, talk) =>
		mutant === undefined
			? `${talk.player(by)} würfelt ${talk.and(samples.map(String))}.`
			: `${talk.player(by)} würfelt ${talk.and(samples.map(String))}; Mutantenwürfel: ${mutant}.`,
	reroll: ({ by, faces, mutant, explorer }, talk) => {
		const now = [...faces.map(String), ...(mutant === undefined ? [] : [`Mutantenwürfel ${mutant}`])];
		return explorer
			? `${talk.player(by)} würfelt mit einem Entdecker nach: jetzt ${talk.and(now)}.`
			: `${talk.player(by)} würfelt nach: jetzt ${talk.and(now)}.`;
	},
	take: ({ by, dice, shown }, talk) => {
		const player = talk.player(by);
		if (!shown)
			return talk.plural(dice.length, {
				one: `${player} nimmt einen Würfel.`,
				other: `${player} nimmt Würfel.`
			});
		const faces = talk.and(shown.map(String));
		if (shown.length === 1) return `${player} nimmt die ${faces} für die Biotechnologie.`;
		return shown.length === 3
			? `${player} nimmt mit einer Laborratte ${faces}.`
			: `${player} nimmt ${faces}.`;
	},
	pass: ({ by }, talk) => `${talk.player(by)} passt.`,
	analysis: ({ by, die, change, face }, talk) => {
		const player = talk.player(by);
		if (face === undefined) return `${player} nutzt eine Analyse.`;
		return die === 'mutant'
			? `${player} nutzt eine Analyse: Der Mutantenwürfel ${face} wird ${face + change}.`
			: `${player} nutzt eine Analyse: ${face} wird ${face + change}.`;
	},
	convert: ({ by, space, face }, talk) =>
		face === undefined
			? `${talk.player(by)} streicht ${space} und wandelt einen Würfel um.`
			: `${talk.player(by)} streicht ${space} und wandelt die ${face} um.`,
	health: (move, talk) => `${talk.player(move.by)} fügt der Gesundheit ${source(move)} hinzu.`,
	formula: (move, talk) =>
		move.factor === undefined
			? `${talk.player(move.by)} fügt der Formel ${source(move)} hinzu, ohne Faktor.`
			: `${talk.player(move.by)} fügt der Formel ${source(move)} hinzu, Faktor ${written(move.factor)}.`,
	biotech: (move, talk) =>
		isResource(move)
			? `${talk.player(move.by)} notiert eine ${move.value} in ${move.space}.`
			: `${talk.player(move.by)} notiert ${move.face === undefined ? 'den einzelnen Würfel' : `die ${move.face}`} in ${move.space}.`,
	infect: ({ by, cells }, talk) => `${talk.player(by)} setzt eine Infektion ${cells.length} ein.`,
	cover: ({ by, column, value }, talk) =>
		`${talk.player(by)} bedeckt Spalte ${column + 1}: Die Infektion ${value} passt nirgends.`,
	resist: ({ by, cells }, talk) =>
		talk.plural(cells.length, {
			one: `${talk.player(by)} holt eine resistente Person herein.`,
			other: `${talk.player(by)} holt ${cells.length} resistente Personen herein.`
		}),
	forgo: ({ by, resource }, talk) => `${talk.player(by)} lässt verfallen: ${resources[resource]}.`,
	done: ({ by }, talk) => `${talk.player(by)} ist fertig.`,
	annul: ({ by, pair }, talk) => `${talk.player(by)} annulliert das Paar ${pair}.`,
	'infection-roll': ({ by, faces }, talk) =>
		`${talk.player(by)} würfelt die letzten Infektionen: ${talk.and(faces.map(String))}.`,
	'infection-reroll': ({ by, faces }, talk) =>
		`${talk.player(by)} würfelt Infektionen mit einem Entdecker nach: jetzt ${talk.and(faces.map(String))}.`,
	report: ({ by, factors, columns }, talk) =>
		`${talk.player(by)} meldet gestrichene Faktoren: ${factors}, Gesundheitsspalten: ${columns}.`,
	'formula-elsewhere': ({ by }, talk) =>
		`${talk.player(by)} fügt der Formel auf einem anderen Blatt eine Probe hinzu.`
};

export const awaits: Words['awaits'] = {
	roll: ({ by = 0 }, talk) => `${talk.player(by)} würfelt`,
	reroll: ({ by = 0 }, talk) => `${talk.player(by)} darf nachwürfeln`,
	take: ({ by = 0 }, talk) => `${talk.player(by)} nimmt Würfel`,
	pass: ({ by = 0 }, talk) => `${talk.player(by)} darf passen`,
	analysis: ({ by = 0 }, talk) => `${talk.player(by)} darf analysieren`,
	convert: ({ by = 0 }, talk) => `${talk.player(by)} darf umwandeln`,
	health: ({ by = 0 }, talk) => `${talk.player(by)} kann in die Gesundheit`,
	formula: ({ by = 0 }, talk) => `${talk.player(by)} kann in die Formel`,
	biotech: ({ by = 0 }, talk) => `${talk.player(by)} notiert in der Biotechnologie`,
	infect: ({ by = 0 }, talk) => `${talk.player(by)} setzt eine Infektion ein`,
	cover: ({ by = 0 }, talk) => `${talk.player(by)} bedeckt eine Spalte`,
	resist: ({ by = 0 }, talk) => `${talk.player(by)} darf Resistente holen`,
	forgo: ({ by = 0 }, talk) => `${talk.player(by)} darf verfallen lassen`,
	done: ({ by = 0 }, talk) => `${talk.player(by)} darf aufhören`,
	annul: ({ by = 0 }, talk) => `${talk.player(by)} darf Paare annullieren`,
	'infection-roll': ({ by = 0 }, talk) => `${talk.player(by)} würfelt fünf Infektionen`,
	'infection-reroll': ({ by = 0 }, talk) => `${talk.player(by)} darf Infektionen nachwürfeln`,
	report: ({ by = 0 }, talk) => `${talk.player(by)} meldet`,
	'formula-elsewhere': ({ by = 0 }, talk) => `${talk.player(by)} meldet Formelproben`
};
