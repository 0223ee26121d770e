/** Asked for before the next frame, and due once that is painted. */
let asked: (() => void)[] = [];
let due: (() => void)[] = [];
let painted: MessagePort | undefined;

function workOff(): void {
	const all = due;
	due = [];
	for (const work of all) work();
}

function behindTheFrame(): void {
	due.push(...asked);
	asked = [];
	if (!painted) {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = workOff;
		painted = port2;
	}
	painted.postMessage(null);
}

/** What nobody waits for is done once the screen shows what somebody does wait for. */
export function afterPaint(work: () => void): void {
	if (asked.push(work) === 1) requestAnimationFrame(behindTheFrame);
}
