/** The watch itself: whatever it is there for, it notices. */
import { complaintsOf, expect, test } from './watchful.ts';

test('a script that the policy forbids, an error nobody catches and another server are noticed', async ({
	browser,
	baseURL
}) => {
	const context = await browser.newContext({ baseURL: baseURL ?? '' });
	const complaints = complaintsOf(context);
	const page = await context.newPage();
	await page.goto('');
	await expect(page.locator('h1').first()).not.toBeEmpty();
	expect(complaints).toEqual([]);

	await page.evaluate(() => {
		document.body.setAttribute('onclick', 'void 0');
	});
	await expect.poll(() => complaints.at(-1)).toMatch(/content security policy/i);
	await page.evaluate(() => {
		setTimeout(() => {
			throw new Error('nobody catches this');
		});
	});
	await expect.poll(() => complaints.at(-1)).toBe('thrown: nobody catches this');

	// the policy would stop it before it is sent: this page has none
	const elsewhere = 'http://elsewhere.test/';
	await context.route(/\.test\//, (route) => route.fulfill({ contentType: 'text/html', body: '<p>here' }));
	await page.goto('http://store.test/');
	await page.evaluate((address) => fetch(address, { mode: 'no-cors' }), elsewhere);
	await expect.poll(() => complaints.at(-1)).toBe(`asked elsewhere: ${elsewhere}`);
	await page.goto(`${elsewhere}page`);
	await expect.poll(() => complaints.at(-1)).toBe(`asked elsewhere: ${elsewhere}page`);
	await context.close();
});
