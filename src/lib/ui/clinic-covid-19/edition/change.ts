/** What typing into the editor does to the facts: pure, so that a screen only shows it. */
import { fitted, type Given } from '../../../sheets/clinic-covid-19/facts.ts';
import { freeId } from '../../edition/free-id.ts';
import { limits } from '../../../sheets/clinic-covid-19/limits.ts';
import { readKind } from '../../../sheets/clinic-covid-19/people.ts';
import { columns, type ColumnKey } from '../../../sheets/clinic-covid-19/known.ts';
import type { Like } from '../../../sheets/clinic-covid-19/vocabulary.ts';

type Board = NonNullable<Given['board']>;
type Complete = Required<Given>;

export const roundsOf = (given: Given, standard: Complete): number => given.rounds ?? standard.rounds;

/** The numbers of a column as they hold: stated, or the app's own for so many rounds. */
export const columnOf = (given: Given, standard: Complete, key: ColumnKey): readonly number[] =>
	given.board?.[key] ?? fitted(standard.board[key] ?? [], roundsOf(given, standard));

const same = (a: readonly number[], b: readonly number[]): boolean => a.join() === b.join();

/** Without the columns that say what the app's own say. */
function withBoard(given: Given, standard: Complete, board: Board): Given {
	const others: Given = Object.fromEntries(Object.entries(given).filter(([field]) => field !== 'board'));
	const stated = columns.flatMap(({ key }) => {
		const numbers = board[key];
		return numbers && !same(numbers, columnOf(others, standard, key)) ? [[key, numbers] as const] : [];
	});
	return stated.length > 0 ? { ...others, board: Object.fromEntries(stated) } : others;
}

export function withTiles(
	given: Given,
	standard: Complete,
	{ key, round, tiles }: { readonly key: ColumnKey; readonly round: number; readonly tiles: number }
): Given {
	const column = columnOf(given, standard, key).map((old, at) => (at + 1 === round ? tiles : old));
	return withBoard(given, standard, { ...given.board, [key]: column });
}

/** Columns that were entered are cut or continued like the app's own, so that each has a number for every round. */
export function withRounds(given: Given, standard: Complete, rounds: number): Given {
	const board = Object.fromEntries(
		Object.entries(given.board ?? {}).map(([key, numbers]) => [key, [...fitted(numbers, rounds)]])
	) as Board;
	return withBoard({ ...given, rounds }, standard, board);
}

/** A row for each colour of the person, in it a character for each colour of the doctor. */
export const withNurses = (
	nurses: readonly string[],
	{ person, doctor, needed }: { readonly person: number; readonly doctor: number; readonly needed: string }
): string[] =>
	nurses.map((row, at) => (at === person ? row.slice(0, doctor) + needed + row.slice(doctor + 1) : row));

export interface KindRow {
	readonly id: string;
	readonly like: Like;
	readonly name: string;
}

export const kindRows = (lines: readonly string[]): readonly KindRow[] =>
	lines.flatMap((line) => {
		const kind = readKind(line);
		return kind ? [{ id: kind.id, like: kind.like, name: kind.name ?? kind.id }] : [];
	});

export const kindLineOf = ({ id, like, name }: KindRow): string =>
	name.trim() === '' || name === id ? `${id} ${like}` : `${id} ${like}: ${name.trim()}`;

export const idFor = (name: string, taken: readonly string[]): string =>
	freeId(name, taken, { longest: limits.id, otherwise: 'kind' });
