/**
 * The way back closes what is open before it leaves. Once anything was open the history has one more entry; going
 * back removes it and closes the topmost thing. It is never gone back from here while somebody taps: a second tap
 * could come before the first has arrived, and then the table would be left.
 */
import { pushState } from '$app/navigation';
import { navigating, page } from '$app/state';
import { untrack } from 'svelte';

interface Thing {
	readonly open: boolean;
	close(): void;
}

/** Called while a component is made. `things` is read again whenever one of them opens or closes. */
export function openThings(things: () => readonly Thing[]): void {
	/** The page whose history has the entry that the way back takes first. */
	let entryOf: string | null = null;
	const isOpen = $derived(things().some(({ open }) => open));
	const onEntry = $derived(page.state.open === true);
	const add = (): void => {
		pushState('', { open: true });
	};
	/** The entry was left by going back, and not on to another page. */
	const wentBack = (): boolean =>
		entryOf === page.url.href && (navigating.type === null || navigating.type === 'popstate');

	$effect(() => {
		const open = isOpen;
		untrack(() => {
			if (open && !onEntry) add();
		});
	});
	$effect(() => {
		const isThere = onEntry;
		untrack(() => {
			const back = !isThere && wentBack();
			entryOf = isThere ? page.url.href : null;
			if (!back) return;
			const open = things().filter((thing) => thing.open);
			open[0]?.close();
			if (open.length > 1) add();
			// what was open was closed by other means, and the entry was left: whoever goes back wants to leave
			if (open.length === 0) history.back();
		});
	});
}
