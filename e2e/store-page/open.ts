import type { BrowserContext, Page } from '@playwright/test';
import { ADDRESS } from './serve.ts';

export async function storePage(context: BrowserContext): Promise<Page> {
	const page = await context.newPage();
	await page.goto(ADDRESS);
	await page.waitForFunction(() => 'store' in window);
	return page;
}
