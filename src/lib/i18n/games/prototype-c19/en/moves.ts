import { isResource, written, type Words } from '../words.ts';
import { resources } from './sheet.ts';

const source = (move: { readonly face?: number }): string => {
	if (isResource(move)) return `a research sample of ${move.value}`;
	return move.face === undefined ? 'a sample' : `the ${move.face}`;
};

export const moves: Words['moves'] = {
	roll: ({ by, samples, mutant }, talk) =>
		mutant === undefined
			? `${talk.player(by)} rolls ${talk.and(samples.map(String))}.`
			: `${talk.player(by)} rolls ${talk.and(samples.map(String))}, mutant die ${mutant}.`,
	reroll: ({ by, faces, mutant, explorer }, talk) => {
		const now = [...faces.map(String), ...(mutant === undefined ? [] : [`mutant die ${mutant}`])];
		return explorer
			? `${talk.player(by)} re-rolls with an Explorer: now ${talk.and(now)}.`
			: `${talk.player(by)} re-rolls: now ${talk.and(now)}.`;
	},
	take: ({ by, dice, shown }, talk) => {
		const player = talk.player(by);
		if (!shown)
			return talk.plural(dice.length, { one: `${player} takes a die.`, other: `${player} takes dice.` });
		const faces = talk.and(shown.map(String));
		if (shown.length === 1) return `${player} takes the ${faces} for Biotechnology.`;
		return shown.length === 3 ? `${player} takes ${faces} with a Lab rat.` : `${player} takes ${faces}.`;
	},
	pass: ({ by }, talk) => `${talk.player(by)} passes.`,
	analysis: ({ by, die, change, face }, talk) => {
		const player = talk.player(by);
		if (face === undefined) return `${player} uses Analysis.`;
		return die === 'mutant'
			? `${player} uses Analysis: mutant die ${face} becomes ${face + change}.`
			: `${player} uses Analysis: ${face} becomes ${face + change}.`;
	},
	convert: ({ by, space, face }, talk) =>
		face === undefined
			? `${talk.player(by)} crosses out ${space} and converts a die.`
			: `${talk.player(by)} crosses out ${space} and converts the ${face}.`,
	health: (move, talk) => `${talk.player(move.by)} adds ${source(move)} to Health.`,
	formula: (move, talk) =>
		move.factor === undefined
			? `${talk.player(move.by)} adds ${source(move)} to the Formula, without a factor.`
			: `${talk.player(move.by)} adds ${source(move)} to the Formula, factor ${written(move.factor)}.`,
	biotech: (move, talk) =>
		isResource(move)
			? `${talk.player(move.by)} notes a ${move.value} in ${move.space}.`
			: `${talk.player(move.by)} notes ${move.face === undefined ? 'the single die' : `the ${move.face}`} in ${move.space}.`,
	infect: ({ by, cells }, talk) => `${talk.player(by)} places an infection of ${cells.length}.`,
	cover: ({ by, column, value }, talk) =>
		`${talk.player(by)} covers column ${column + 1}: the infection ${value} fits nowhere.`,
	resist: ({ by, cells }, talk) =>
		talk.plural(cells.length, {
			one: `${talk.player(by)} brings in one resistant individual.`,
			other: `${talk.player(by)} brings in ${cells.length} resistant individuals.`
		}),
	forgo: ({ by, resource }, talk) => `${talk.player(by)} gives up the ${resources[resource]}.`,
	done: ({ by }, talk) => `${talk.player(by)} is done.`,
	annul: ({ by, pair }, talk) => `${talk.player(by)} annuls the pair ${pair}.`,
	'infection-roll': ({ by, faces }, talk) =>
		`${talk.player(by)} rolls the last infections: ${talk.and(faces.map(String))}.`,
	'infection-reroll': ({ by, faces }, talk) =>
		`${talk.player(by)} re-rolls infections with an Explorer: now ${talk.and(faces.map(String))}.`,
	report: ({ by, factors, columns }, talk) =>
		`${talk.player(by)} reports crossed factors: ${factors}, Health columns: ${columns}.`,
	'formula-elsewhere': ({ by }, talk) => `${talk.player(by)} adds a sample to the Formula on another sheet.`
};

export const awaits: Words['awaits'] = {
	roll: ({ by = 0 }, talk) => `${talk.player(by)} rolls`,
	reroll: ({ by = 0 }, talk) => `${talk.player(by)} may re-roll`,
	take: ({ by = 0 }, talk) => `${talk.player(by)} takes dice`,
	pass: ({ by = 0 }, talk) => `${talk.player(by)} may pass`,
	analysis: ({ by = 0 }, talk) => `${talk.player(by)} may use Analysis`,
	convert: ({ by = 0 }, talk) => `${talk.player(by)} may convert a die`,
	health: ({ by = 0 }, talk) => `${talk.player(by)} can add to Health`,
	formula: ({ by = 0 }, talk) => `${talk.player(by)} can add to the Formula`,
	biotech: ({ by = 0 }, talk) => `${talk.player(by)} notes in Biotechnology`,
	infect: ({ by = 0 }, talk) => `${talk.player(by)} places an infection`,
	cover: ({ by = 0 }, talk) => `${talk.player(by)} covers a column`,
	resist: ({ by = 0 }, talk) => `${talk.player(by)} may bring in resistant ones`,
	forgo: ({ by = 0 }, talk) => `${talk.player(by)} may give up a sample`,
	done: ({ by = 0 }, talk) => `${talk.player(by)} may finish`,
	annul: ({ by = 0 }, talk) => `${talk.player(by)} may annul pairs`,
	'infection-roll': ({ by = 0 }, talk) => `${talk.player(by)} rolls five infections`,
	'infection-reroll': ({ by = 0 }, talk) => `${talk.player(by)} may re-roll infections`,
	report: ({ by = 0 }, talk) => `${talk.player(by)} reports`,
	'formula-elsewhere': ({ by = 0 }, talk) => `${talk.player(by)} tells of Formula samples`
};
