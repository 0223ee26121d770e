// Draws the icons of static/icons from static/icon.svg: node scripts/icons.js
import { chromium as playwright } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, root } from './ready.js';

const drawing = readFileSync(join(root, 'static/icon.svg'), 'utf8');
const bleeding = drawing
	.replace('rx="112"', '')
	.replace('<g id="die">', '<g transform="translate(51 51) scale(0.8)">');
const icons = [
	{ name: 'icon-192.png', size: 192, svg: drawing },
	{ name: 'icon-512.png', size: 512, svg: drawing },
	// systems cut these to their own shape: no corners, and everything that matters in the middle
	{ name: 'maskable-192.png', size: 192, svg: bleeding },
	{ name: 'maskable-512.png', size: 512, svg: bleeding },
	{ name: 'apple-touch-180.png', size: 180, svg: bleeding }
];

const executablePath = chromium() ?? 'chromium';
const browser = await playwright.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
for (const { name, size, svg } of icons) {
	await page.setViewportSize({ width: size, height: size });
	await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
	await page.screenshot({ path: join(root, 'static/icons', name), omitBackground: true });
}
await browser.close();
