import { afterPaint } from '../after-paint.ts';

/**
 * Nothing happens under a finger that it did not mean. When what lies under the spot of a tap changes, further taps
 * on that spot are not taken for a moment: a double tap never reaches two different controls. And after somebody
 * else's turn began, or the view went on by itself, nobody's tap there counts for that moment. Moments are told by the
 * time of the event, so a slow device that delivers a tap late judges it by when the finger came down.
 */
export const MOMENT = 400;
/** Pixels around a tap that are still the same spot. */
const SPOT = 22;

const CONTROL = 'button, a[href], summary, label, input, select, textarea, [role="button"], [data-cell]';

interface Control {
	readonly element: Element;
	readonly name: string;
}
interface Tap {
	readonly x: number;
	readonly y: number;
	readonly at: number;
	readonly control: Control;
}

function controlOf(target: Element | null): Control | null {
	const element = target?.closest(CONTROL);
	if (!element) return null;
	const cell = element.getAttribute('data-cell');
	if (cell !== null) {
		// the same square of another player's sheet is another control
		return { element, name: `${element.closest('[data-sheet]')?.getAttribute('data-sheet') ?? ''} ${cell}` };
	}
	return { element, name: element.getAttribute('aria-label') ?? element.textContent.trim() };
}

const withoutFigures = (name: string): string => name.replace(/\d+/g, '#');

/** A control that was drawn anew is the same one; one that only counts ("turn 2 of 8") is too. */
const isSame = (before: Control, now: Control | null): boolean =>
	now !== null &&
	(before.name === now.name ||
		(before.element === now.element && withoutFigures(before.name) === withoutFigures(now.name)));

export interface Finger {
	/** Somebody else is in front now: taps on the sheet and in the tray wait for a moment. */
	handover(): void;
	/** The view goes on by itself: taps on the sheet wait for a moment. */
	goesOn(): void;
	release(): void;
}

export function watchFinger(root: HTMLElement): Finger {
	let last: Tap | null = null;
	let handedOver = -Infinity;
	let wentOn = -Infinity;
	/** Lies on the spot while taps on it do not count, so that nothing there looks as if it took them. */
	const shield = document.createElement('div');
	shield.className = 'finger-shield';
	shield.setAttribute('aria-hidden', 'true');
	let lifting: ReturnType<typeof setTimeout> | undefined;
	/** Says on the screen that no tap counts there, for a moment: nothing looks as if it took one. */
	const pausing = new Map<string, ReturnType<typeof setTimeout>>();
	const pause = (name: string): void => {
		root.dataset[name] = '';
		clearTimeout(pausing.get(name));
		const resume = (): boolean => delete root.dataset[name];
		pausing.set(name, setTimeout(resume, MOMENT));
	};

	const under = ({ x, y }: Tap): Control | null => controlOf(document.elementFromPoint(x, y));
	const near = (tap: Tap, { clientX, clientY }: MouseEvent): boolean =>
		Math.abs(tap.x - clientX) <= SPOT && Math.abs(tap.y - clientY) <= SPOT;

	let isLooking = false;
	/** Looked at once it is painted: to ask before would have the page laid out twice. */
	const changes = new MutationObserver(() => {
		if (isLooking) return;
		isLooking = true;
		afterPaint(() => {
			isLooking = false;
			cover();
		});
	});
	function cover(): void {
		if (!last || shield.isConnected) return;
		const left = last.at + MOMENT - performance.now();
		if (left <= 0) {
			changes.disconnect();
			return;
		}
		if (isSame(last.control, under(last))) return;
		shield.style.left = `${last.x - SPOT}px`;
		shield.style.top = `${last.y - SPOT}px`;
		root.append(shield);
		lifting = setTimeout(() => {
			shield.remove();
		}, left);
	}

	function click(event: MouseEvent): void {
		// a key has no finger
		if (event.detail === 0 || !(event.target instanceof Element)) return;
		const at = event.timeStamp;
		const swallowed =
			shield.contains(event.target) ||
			(at < handedOver + MOMENT && event.target.closest('[data-hands-over]') !== null) ||
			(at < wentOn + MOMENT && event.target.closest('[data-hands-over="sheet"]') !== null) ||
			(last !== null && at < last.at + MOMENT && near(last, event) && !isSame(last.control, under(last)));
		if (swallowed) {
			event.preventDefault();
			event.stopImmediatePropagation();
			return;
		}
		const control = controlOf(event.target);
		last = control && { x: event.clientX, y: event.clientY, at, control };
		changes.disconnect();
		clearTimeout(lifting);
		shield.remove();
		if (last) {
			changes.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
		}
	}
	/** A finger leaves the focus where it is: what it taps in the tray often vanishes, and with the focus on it the page
	 *  would be laid out twice. Who is typing stops typing. */
	function press(event: MouseEvent): void {
		const isTyping = document.activeElement?.matches('input, select, textarea');
		if (isTyping || !(event.target instanceof Element)) return;
		if (event.target.closest('.tray button')) event.preventDefault();
	}
	root.addEventListener('click', click, { capture: true });
	root.addEventListener('mousedown', press);
	return {
		handover: () => {
			handedOver = performance.now();
			pause('handedOver');
		},
		goesOn: () => {
			wentOn = performance.now();
			pause('wentOn');
		},
		release: () => {
			root.removeEventListener('click', click, { capture: true });
			root.removeEventListener('mousedown', press);
			changes.disconnect();
			clearTimeout(lifting);
			for (const [name, resuming] of pausing) {
				clearTimeout(resuming);
				delete root.dataset[name];
			}
			shield.remove();
		}
	};
}
