/** Whether this device's database takes an entry and gives it back. The entry never becomes part of the tables. */
import { database } from './database.ts';
import { attempt } from './trouble.ts';

export const tryOut = (): Promise<void> =>
	attempt(() =>
		database.transaction('rw', database.moves, async () => {
			const key = ['', 0] as [string, number];
			await database.moves.put({ table: '', at: 0, move: { do: 'try' } });
			const found = await database.moves.get(key);
			await database.moves.delete(key);
			if (found?.move.do !== 'try') throw new Error('the entry did not come back');
		})
	);
