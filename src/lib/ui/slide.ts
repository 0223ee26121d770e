/**
 * A finger or a mouse that slides over several things of one group without being lifted. The end of a slide is no
 * tap. The group needs a `touch-action` that leaves the direction of the slide to us.
 */
import type { Attachment } from 'svelte/attachments';

export interface Follower {
	/** Each thing that is reached, the first one as soon as a second follows. */
	readonly over?: (thing: Element, all: readonly Element[]) => void;
	/** The finger is lifted after two things at least. */
	readonly end?: (all: readonly Element[]) => void;
	/** The browser took the finger for something else, a scroll say. */
	readonly cancel?: () => void;
	/** Which share of a thing, around its middle, has to be reached: less than all of it, and corners are cut unseen. */
	readonly core?: number;
}

/** A quick finger is looked for every so many pixels. */
const STRIDE = 6;

/** `selector` names the things; those of one slide lie in one parent. */
export const slides =
	(selector: string, { over, end, cancel, core = 1 }: Follower): Attachment<Element> =>
	(root) => {
		let passed: Element[] = [];
		let at = { x: 0, y: 0 };
		let isDown = false;
		let isSlide = false;
		const listen = new AbortController();
		const { signal } = listen;

		function under(x: number, y: number, share: number): Element | null {
			const thing = document.elementFromPoint(x, y)?.closest(selector);
			if (!thing || !root.contains(thing)) return null;
			const { left, top, width, height } = thing.getBoundingClientRect();
			const isNear =
				Math.abs(x - left - width / 2) <= (share * width) / 2 &&
				Math.abs(y - top - height / 2) <= (share * height) / 2;
			return isNear ? thing : null;
		}
		function reach(thing: Element | null): void {
			const last = passed.at(-1);
			if (!thing || !last || thing === last || thing.parentElement !== last.parentElement) return;
			if (!isSlide) over?.(last, passed);
			isSlide = true;
			passed = [...passed, thing];
			over?.(thing, passed);
		}
		function press(event: PointerEvent): void {
			// a second finger: what was begun with the first is no slide
			stop();
			isSlide = false;
			const within = event.isPrimary && event.target instanceof Node && root.contains(event.target);
			const first = within ? under(event.clientX, event.clientY, 1) : null;
			passed = first ? [first] : [];
			at = { x: event.clientX, y: event.clientY };
			isDown = first !== null;
		}
		function move(event: PointerEvent): void {
			if (!isDown || !event.isPrimary || event.buttons === 0) return;
			const { clientX, clientY } = event;
			const [dx, dy] = [clientX - at.x, clientY - at.y];
			const strides = Math.max(1, Math.ceil(Math.hypot(dx, dy) / STRIDE));
			for (let n = 1; n <= strides; n++) {
				reach(under(at.x + (dx * n) / strides, at.y + (dy * n) / strides, core));
			}
			at = { x: clientX, y: clientY };
		}
		function lift(event: PointerEvent): void {
			if (!event.isPrimary) return;
			if (isDown && isSlide) end?.(passed);
			isDown = false;
		}
		function stop(): void {
			if (isDown && isSlide) cancel?.();
			isDown = false;
		}
		function click(event: MouseEvent): void {
			// a key has no finger
			if (!isSlide || event.detail === 0) return;
			isSlide = false;
			event.preventDefault();
			event.stopPropagation();
		}
		// wherever the finger is lifted, and whatever is tapped next
		window.addEventListener('pointerdown', press, { signal, capture: true });
		window.addEventListener('pointermove', move, { signal });
		window.addEventListener('pointerup', lift, { signal });
		window.addEventListener('pointercancel', stop, { signal });
		window.addEventListener('click', click, { signal, capture: true });
		return () => {
			listen.abort();
		};
	};
