/** What the table that the page was opened from plays with; null when it is not there or is of another game. */
import type { Setup } from '../../table/record.ts';

export async function setupOfTable(id: string, game: string): Promise<Setup | null> {
	const { openTable } = await import('../../store/open.ts');
	const opened = await openTable(id).catch(() => null);
	if (opened?.kind !== 'ok' || opened.saved.table.game !== game) return null;
	return opened.saved.line.setup;
}
