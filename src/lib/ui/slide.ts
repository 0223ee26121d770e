/**
 * A finger or a mouse that slides over several things of one group without being lifted. The end of a slide is no
 * tap. The group needs a `touch-action` that leaves the direction of the slide to us.
 */
import type { Attachment } from 'svelte/attachments';

interface Follower {
	/** Each thing that is reached, the first one as soon as a second follows. */
	readonly over?: (thing: Element, all: readonly Element[]) => void;
	/** The finger is lifted after two things at least. */
	readonly end?: (all: readonly Element[]) => void;
	/** The browser took the finger for something else, a scroll say. */
	readonly cancel?: () => void;
}

/** `selector` names the things; those of one slide lie in one parent. */
export const slides =
	(selector: string, { over, end, cancel }: Follower): Attachment<Element> =>
	(root) => {
		let passed: Element[] = [];
		let isDown = false;
		let isSlide = false;
		const under = ({ clientX, clientY }: PointerEvent): Element | null => {
			const thing = document.elementFromPoint(clientX, clientY)?.closest(selector) ?? null;
			return thing && root.contains(thing) ? thing : null;
		};
		const listen = new AbortController();
		const { signal } = listen;

		function press(event: Event): void {
			const first = event instanceof PointerEvent && event.isPrimary ? under(event) : null;
			passed = first ? [first] : [];
			isDown = first !== null;
			isSlide = false;
		}
		function move(event: Event): void {
			if (!(event instanceof PointerEvent) || !isDown || event.buttons === 0) return;
			const thing = under(event);
			const last = passed.at(-1);
			if (!thing || !last || thing === last || thing.parentElement !== last.parentElement) return;
			if (!isSlide) over?.(last, passed);
			isSlide = true;
			passed = [...passed, thing];
			over?.(thing, passed);
		}
		function lift(): void {
			if (isDown && isSlide) end?.(passed);
			isDown = false;
		}
		function stop(): void {
			if (isDown && isSlide) cancel?.();
			isDown = false;
		}
		function click(event: Event): void {
			// a key has no finger
			if (!isSlide || !(event instanceof MouseEvent) || event.detail === 0) return;
			isSlide = false;
			event.preventDefault();
			event.stopPropagation();
		}
		root.addEventListener('pointerdown', press, { signal });
		root.addEventListener('pointermove', move, { signal });
		window.addEventListener('pointerup', lift, { signal });
		window.addEventListener('pointercancel', stop, { signal });
		root.addEventListener('click', click, { signal, capture: true });
		return () => {
			listen.abort();
		};
	};
