/** Asked for before the next frame, and due once that is painted. */
let asked: (() => void)[] = [];
let due: (() => void)[] = [];
let behind: MessagePort | undefined;

function workOff(): void {
	const all = due;
	due = [];
	for (const work of all) work();
}

function behindTheFrame(): void {
	due.push(...asked);
	asked = [];
	if (!behind) {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = workOff;
		behind = port2;
	}
	behind.postMessage(null);
}

/** A window that is covered or put away just then draws no more frames: nothing waits longer than this, in milliseconds. */
const LONGEST = 300;

/** Resolves once what was changed is on the screen; at once where nobody looks, for then nothing is painted. */
export const untilPainted = (): Promise<void> =>
	document.hidden
		? Promise.resolve()
		: new Promise((done) => {
				afterPaint(done);
				setTimeout(done, LONGEST);
			});

/** What nobody waits for is done once the screen shows what somebody does wait for. */
export function afterPaint(work: () => void): void {
	if (asked.push(work) === 1) requestAnimationFrame(behindTheFrame);
}
