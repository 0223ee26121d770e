/** The words of the one notation: "A roll 4 2 5 1 3 m6; A take 0 1; A formula 1 =3; A infect 0.0 0.1". */
import { game } from '../../src/lib/validators/prototype-c19/game.ts';
import { notation, type Fields } from '../kit/at-the-table.ts';

const cellOf = (word: string): number[] => word.split('.').map(Number);
const numbers = (words: readonly string[]): number[] =>
	words.filter((word) => /^\d+$/.test(word)).map(Number);
/** `m6`: the mutant die. */
const mutantIn = (words: readonly string[]): { mutant?: number } => {
	const word = words.find((one) => /^m\d$/.test(one));
	return word === undefined ? {} : { mutant: Number(word.slice(1)) };
};
/** `1` a die, `v4` a research sample of 4. */
const sampleOf = (word = '0'): object =>
	word.startsWith('v') ? { value: Number(word.slice(1)) } : { die: Number(word) };
/** `0:5` die 0 now shows 5. */
const newFaces = (words: readonly string[]): { dice: number[]; faces: number[] } => {
	const pairs = words.filter((word) => word.includes(':')).map((word) => word.split(':').map(Number));
	return { dice: pairs.map(([die = 0]) => die), faces: pairs.map(([, face = 0]) => face) };
};

const fields: Fields = {
	roll: (words) => ({ samples: numbers(words), ...mutantIn(words) }),
	reroll: (words) => ({ ...newFaces(words), ...mutantIn(words), explorer: words.includes('explorer') }),
	take: (words) => ({ dice: numbers(words) }),
	analysis: ([die = '0', change = '1']) => ({
		die: die === 'mutant' ? die : Number(die),
		change: Number(change)
	}),
	convert: ([die = '0', space]) => ({ die: Number(die), space }),
	health: ([sample, row]) => ({ ...sampleOf(sample), ...(row !== undefined && { row: Number(row) }) }),
	formula: ([sample, factor]) => ({ ...sampleOf(sample), ...(factor !== undefined && { factor }) }),
	biotech: ([sample, space]) => ({ ...sampleOf(sample), space }),
	infect: (words) => ({ cells: words.map(cellOf) }),
	cover: ([column, value]) => ({ column: Number(column), value: Number(value) }),
	resist: (words) => ({ cells: words.map(cellOf) }),
	forgo: ([resource]) => ({ resource }),
	annul: ([pair]) => ({ pair }),
	'infection-roll': (words) => ({ faces: numbers(words) }),
	'infection-reroll': newFaces,
	report: ([factors, columns]) => ({ factors: Number(factors), columns: Number(columns) })
};

export const { table, refusedSetup, doubts, rulings, altered } = notation(game, fields);
