/** The test of every screen: what breaks the security policy, throws, or asks another server, fails it. */
import { expect, test as base, type BrowserContext } from '@playwright/test';

/** The app under test, and the made-up address of the store page. */
const HERE = ['localhost', '127.0.0.1', 'store.test'];

/** Everything that a context does and should not, as it happens. */
export function complaintsOf(context: BrowserContext): readonly string[] {
	const complaints: string[] = [];
	const origins = new Set<string>();
	context.on('weberror', (error) => {
		complaints.push(`thrown: ${error.error().message}`);
	});
	context.on('console', (message) => {
		if (/content security policy/i.test(message.text())) complaints.push(message.text());
	});
	context.on('request', (request) => {
		const { origin, protocol, hostname } = new URL(request.url());
		if (!protocol.startsWith('http')) return;
		if (request.isNavigationRequest() && HERE.includes(hostname)) origins.add(origin);
		else if (!origins.has(origin)) complaints.push(`asked elsewhere: ${request.url()}`);
	});
	return complaints;
}

interface Watchful {
	/** For a context that the test opens itself: another phone, another language. */
	readonly watch: <Context extends BrowserContext>(context: Context) => Context;
}

export const test = base.extend<Watchful>({
	watch: [
		async ({ context }, use) => {
			const watched = [complaintsOf(context)];
			await use((other) => {
				watched.push(complaintsOf(other));
				return other;
			});
			expect(watched.flat()).toEqual([]);
		},
		{ auto: true }
	]
});

export { expect };
