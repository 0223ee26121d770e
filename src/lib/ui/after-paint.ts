/** What nobody waits for is done once the screen shows what somebody does wait for. */
export function afterPaint(work: () => void): void {
	requestAnimationFrame(() => {
		const painted = new MessageChannel();
		painted.port1.onmessage = work;
		painted.port2.postMessage(null);
	});
}
