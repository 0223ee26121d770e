/**
 * The way back closes what is open before it leaves. While anything is open the history has one more entry; going
 * back removes it and closes the topmost thing.
 */
import { pushState } from '$app/navigation';
import { page } from '$app/state';
import { untrack } from 'svelte';

interface Thing {
	readonly open: boolean;
	close(): void;
}

/** Called while a component is made. `things` is read again whenever one of them opens or closes. */
export function openThings(things: () => readonly Thing[]): void {
	/** Whether this page has added the entry that the way back takes first. */
	let added = false;
	const isOpen = $derived(things().some(({ open }) => open));
	const onEntry = $derived(page.state.open === true);
	const add = (): void => {
		pushState('', { open: true });
		added = true;
	};

	$effect(() => {
		const open = isOpen;
		untrack(() => {
			if (open && !onEntry) add();
			else if (!open && onEntry) {
				// closed by other means, or left over from before a look at another page
				added = false;
				history.back();
			}
		});
	});
	$effect(() => {
		if (onEntry) return;
		untrack(() => {
			if (!added) return;
			added = false;
			const open = things().filter((thing) => thing.open);
			open[0]?.close();
			if (open.length > 1) add();
		});
	});
}
