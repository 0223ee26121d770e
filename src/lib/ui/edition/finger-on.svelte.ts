/** Where a finger lies on things: it hides the one that it is on. A mouse hides nothing, and is not followed. */
import type { Attachment } from 'svelte/attachments';

export class FingerOn {
	readonly #selector: string;
	/** In pixels of the window. */
	at = $state.raw<{ readonly x: number; readonly y: number; readonly thing: Element } | null>(null);

	constructor(selector: string) {
		this.#selector = selector;
	}

	readonly follow: Attachment<Element> = (root) => {
		const listen = new AbortController();
		const { signal } = listen;
		const leave = (): void => {
			this.at = null;
		};
		const look = ({ clientX: x, clientY: y }: PointerEvent): void => {
			const thing = document.elementFromPoint(x, y)?.closest(this.#selector);
			this.at = thing && root.contains(thing) ? { x, y, thing } : null;
		};
		let isDown = false;
		const press = (event: PointerEvent): void => {
			// a second finger moves or enlarges the map
			isDown = event.isPrimary && event.pointerType === 'touch' && root.contains(event.target as Node);
			if (isDown) look(event);
			else leave();
		};
		const lift = (): void => {
			isDown = false;
			leave();
		};
		window.addEventListener('pointerdown', press, { signal });
		window.addEventListener('pointermove', (event) => isDown && event.isPrimary && look(event), { signal });
		window.addEventListener('pointerup', lift, { signal });
		window.addEventListener('pointercancel', lift, { signal });
		return () => {
			listen.abort();
		};
	};
}
