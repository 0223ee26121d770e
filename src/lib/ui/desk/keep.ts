/** What was copied or corrected becomes a table of this device, which remembers where it came from. */
import { tableOf, type Line } from '../../table/engine.ts';
import type { Origin } from '../../store/origin.ts';

export async function keepLine(line: Line, origin: Origin): Promise<string> {
	const [{ createTable }, { cacheOf }] = await Promise.all([
		import('../../store/tables.ts'),
		import('../../store/cache.ts')
	]);
	return createTable(tableOf(line), cacheOf(line), [], origin);
}
