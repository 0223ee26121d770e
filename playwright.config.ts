import { defineConfig, devices } from '@playwright/test';
import { chromium, headlessChromium } from './scripts/ready.js';

/** Each checkout has a port of its own, so that two of them can be tested side by side. */
const port =
	4300 + [...import.meta.dirname].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 19_997, 7);

export const launch = {
	executablePath: headlessChromium() ?? 'chromium',
	args: [
		...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
		'--disable-gpu',
		'--disable-quic',
		'--no-first-run',
		'--disable-background-networking',
		'--disable-component-update',
		'--disable-sync'
	]
};

/** For what only a browser with a window of its own does: it shows PDFs, asks for permission, can be killed. */
export const launchWhole = { ...launch, executablePath: chromium() ?? 'chromium' };

export default defineConfig({
	testDir: 'e2e',
	// a slow machine is no failure: these only end what hangs
	timeout: 600_000,
	expect: { timeout: 60_000 },
	fullyParallel: true,
	// a test waits as people do: four of them keep two cores busy, more would only be in each other's way
	workers: 4,
	forbidOnly: true,
	reporter: [['dot'], ['json', { outputFile: '.cache/e2e.json' }]],
	// scripts/test.js names the slowest
	reportSlowTests: null,
	use: {
		baseURL: `http://localhost:${port}/`,
		locale: 'en-GB',
		launchOptions: launch,
		// 700 files for later are fetched only where a test goes offline: there it says so
		serviceWorkers: 'block',
		// nobody waits for what only pleases the eye
		contextOptions: { reducedMotion: 'reduce' },
		// recording every test would cost a third of the time: --trace on shows what one of them does
		trace: 'off',
		screenshot: 'only-on-failure'
	},
	projects: [
		{
			name: 'phone',
			use: {
				...devices['Pixel 7'],
				viewport: { width: 390, height: 844 },
				deviceScaleFactor: 1,
				launchOptions: launch
			}
		}
	],
	webServer: {
		command: 'node scripts/serve.js',
		env: { PORT: String(port) },
		port,
		reuseExistingServer: false
	}
});
