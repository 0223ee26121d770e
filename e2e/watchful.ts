/** The test of every screen: what breaks the security policy, throws, or asks another server, fails it. */
import { expect, test as base } from '@playwright/test';

interface Watchful {
	/** Complaints so far; must be empty in the end. */
	readonly complaints: string[];
}

export const test = base.extend<Watchful>({
	complaints: [
		async ({ context }, use) => {
			const complaints: string[] = [];
			const origins = new Set<string>();
			context.on('weberror', (error) => {
				complaints.push(`thrown: ${error.error().message}`);
			});
			context.on('console', (message) => {
				if (/content security policy/i.test(message.text())) complaints.push(message.text());
			});
			context.on('request', (request) => {
				const { origin, protocol } = new URL(request.url());
				if (!protocol.startsWith('http')) return;
				if (request.isNavigationRequest()) origins.add(origin);
				else if (!origins.has(origin)) complaints.push(`asked elsewhere: ${request.url()}`);
			});
			await use(complaints);
			expect(complaints).toEqual([]);
		},
		{ auto: true }
	]
});

export { expect };
