/** What no paper shows and yet decides something: what the table answered, and what it could have answered. */
import type { AnyGame } from '../../table/game.ts';
import type { Say, Table } from '../../table/record.ts';

export interface ToldAnswer {
	/** Words: `entry`, like the answers. */
	readonly asked: Say;
	readonly answer: Say;
	/** The same table with another answer. */
	readonly others: readonly { readonly answer: Say; readonly table: Table }[];
}

export function toldAnswers(game: AnyGame, table: Table, by: number): readonly ToldAnswer[] {
	const { players, options = {}, sheet, from } = table;
	if (!from) return [];
	const { form } = game.position.entry({ players, options, sheet }, by);
	return form.flatMap(({ name, values, offers, least, read, write }) => {
		const offered = offers?.(from) ?? [];
		const now = read(from);
		const answer = values?.[now - least];
		if (!name || !answer || offered.length === 0) return [];
		const others = offered.flatMap((value) => {
			const other = value === now ? undefined : values[value - least];
			return other ? [{ answer: other, table: { ...table, from: write(from, value) } }] : [];
		});
		return [{ asked: name, answer, others }];
	});
}
