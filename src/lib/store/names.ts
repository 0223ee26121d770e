/** The names of people who played here, for the next table. */
import { database } from './database.ts';
import { attempt } from './trouble.ts';

const MOST_NAMES = 60;

/** In seat order: the first seat is offered first next time. */
export const rememberNames = (players: readonly string[]): Promise<void> =>
	attempt(() =>
		database.transaction('rw', database.names, async () => {
			const now = Date.now();
			await database.names.bulkPut(players.map((name, seat) => ({ name: name.trim(), used: now - seat })));
			const old = await database.names.orderBy('used').reverse().offset(MOST_NAMES).primaryKeys();
			await database.names.bulkDelete(old);
		})
	);

/** Who played last stands first. */
export const knownNames = (): Promise<readonly string[]> =>
	attempt(() => database.names.orderBy('used').reverse().primaryKeys());

export const forgetName = (name: string): Promise<void> => attempt(() => database.names.delete(name));
