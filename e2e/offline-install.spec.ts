/** The app on the home screen: Chromium finds it installable, and it is offered once, to those who have played. */
import { chromium, type Page } from '@playwright/test';
import { launch } from '../playwright.config.ts';
import { languages } from '../src/lib/i18n/talk.ts';
import { playMoves, startTable } from './monkey.ts';
import { readyForOffline } from './servers.ts';
import { expectAccessible } from './table.ts';
import { expect, test } from './watchful.ts';

type Outcome = 'accepted' | 'dismissed';

/** What Chromium does once it has found that the app can be installed. */
async function browserOffers(page: Page, outcome: Outcome): Promise<void> {
	await expect(page.locator('h1').first()).not.toBeEmpty();
	const kept = await page.evaluate((outcome) => {
		const userChoice = Promise.resolve({ outcome, platform: 'web' });
		const prompt = (): Promise<unknown> => {
			document.documentElement.dataset['prompted'] = String(
				Number(document.documentElement.dataset['prompted'] ?? 0) + 1
			);
			return userChoice;
		};
		const offer = new Event('beforeinstallprompt', { cancelable: true });
		return !window.dispatchEvent(Object.assign(offer, { prompt, userChoice, platforms: ['web'] }));
	}, outcome);
	// otherwise the browser would show a bar of its own
	expect(kept).toBe(true);
}

const hint = (page: Page) => page.locator('[data-install]');
const prompted = (page: Page, times: number): Promise<void> =>
	expect(page.locator('html')).toHaveAttribute('data-prompted', String(times));

async function playABit(page: Page, home: string): Promise<void> {
	await startTable(page, home);
	await playMoves(page, 1);
	await page.goto(home);
}

test('nobody is asked before the first move; a yes opens the browser’s own question, once', async ({
	page,
	baseURL
}) => {
	const home = baseURL ?? '';
	await page.goto(home);
	await browserOffers(page, 'accepted');
	await page.goto('settings/');
	await browserOffers(page, 'accepted');
	await expect(page.getByRole('button', { name: 'Install' })).toBeVisible();
	await page.goto(home);
	await browserOffers(page, 'accepted');
	await expect(hint(page)).toHaveCount(0);

	await playABit(page, home);
	await browserOffers(page, 'accepted');
	await expect(hint(page)).toBeVisible();
	await expectAccessible(page);
	await hint(page).getByRole('button', { name: 'Install' }).click();
	await prompted(page, 1);
	await expect(hint(page)).toHaveCount(0);
});

for (const how of ['in the hint', 'in the browser’s question'] as const) {
	test(`a no ${how} is for good; the settings still offer it`, async ({ page, baseURL }) => {
		const home = baseURL ?? '';
		await playABit(page, home);
		await browserOffers(page, 'dismissed');
		const answer = how === 'in the hint' ? 'No, thanks' : 'Install';
		await hint(page).getByRole('button', { name: answer }).click();
		await expect(hint(page)).toHaveCount(0);
		await page.reload();
		await browserOffers(page, 'accepted');
		await expect(hint(page)).toHaveCount(0);
		await page.goto('settings/');
		await browserOffers(page, 'accepted');
		await page.getByRole('button', { name: 'Install' }).click();
		await prompted(page, 1);
	});
}

test('Chromium has nothing against the manifest of any language, and can install it', async ({
	baseURL,
	watch
}) => {
	// not in a private window: nothing can be installed from there
	const context = watch(
		await chromium.launchPersistentContext('', {
			...launch,
			baseURL: baseURL ?? '',
			serviceWorkers: 'allow'
		})
	);
	const page = await context.newPage();
	const devtools = await context.newCDPSession(page);
	for (const language of languages) {
		await page.goto('settings/');
		await page.locator('select').first().selectOption(language);
		await expect(page.locator('html')).toHaveAttribute('lang', language);
		await readyForOffline(page);
		await page.goto('');
		// the page names the manifest of its language once it knows the language: who asks earlier gets another one
		const file = language === 'en' ? 'manifest.webmanifest' : `manifest.${language}.webmanifest`;
		await expect(page.locator(`link[rel="manifest"][href$="/${file}"]`)).toBeAttached();
		await expect
			.poll(async () => {
				const { errors, data } = await devtools.send('Page.getAppManifest');
				const { lang } = JSON.parse(data ?? '{}') as { lang?: string };
				return { lang, errors };
			})
			.toEqual({ lang: language, errors: [] });
		const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
		expect(installabilityErrors).toEqual([]);
	}
	await context.close();
});
