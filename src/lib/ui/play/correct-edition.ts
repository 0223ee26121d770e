import { goto } from '$app/navigation';
import { base } from '$app/paths';
import type { Play } from './play.svelte.ts';

/** What lies on the table is right: its edition is entered, and then the game goes on with it. */
export async function correctEdition(play: Play, rule?: string): Promise<void> {
	const { editionOfTable } = await import('../edition/go-on.ts');
	const id = await editionOfTable(play.recordInSight, play.common.correctedName);
	const [field] = (rule && play.game.rulebook[rule]?.facts) || [];
	await goto(`${base}/editions/?id=${id}&table=${play.id}${field ? `&part=${field}` : ''}`);
}
