/** The verdict of a card on a page of its own, which can be handed over. */
import { goto } from '$app/navigation';
import { base } from '$app/paths';
import type { Move } from '../../table/record.ts';
import type { Play } from './play.svelte.ts';

export async function openVerdict(play: Play, move: Move): Promise<void> {
	const [{ questionMessage }, { withPrimers }, { linkText }] = await Promise.all([
		import('../../share/message.ts'),
		import('../../share/primers.ts'),
		import('../../share/codec/text.ts')
	]);
	const message = questionMessage(await withPrimers(play.game), { table: play.recordInSight, move });
	const back = play.asks ? `desk/?game=${play.game.id}&ask` : `table/?id=${play.id}`;
	await goto(`${base}/scan/#${linkText(message)}`, { state: { back: `${base}/${back}` } });
}
