// Installs what is missing, with nothing but Node's own modules: npm packages, and Debian's Chromium and poppler
// where tests need them.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} [env] @param {1 | 2} [out] */
export function run(command, args, env = {}, out = 1) {
	const { status } = spawnSync(command, args, {
		cwd: root,
		stdio: ['ignore', out, 2],
		env: { ...process.env, ...env }
	});
	if (status !== 0) process.exit(status ?? 1);
}

/** For builders that talk: what they said is printed only when they fail. @param {string} command @param {string[]} args */
export function runQuietly(command, args) {
	const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
	if (status === 0) return;
	console.error(stdout + stderr);
	process.exit(status ?? 1);
}

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean }>} */
const packagesIn = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;

/** Whether npm, in whichever way it was called, has put there what the lock file names. */
function isInstalled() {
	if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
	const there = packagesIn('node_modules/.package-lock.json');
	return Object.entries(packagesIn('package-lock.json')).every(
		([path, { version, optional }]) => path === '' || optional || there[path]?.version === version
	);
}

export function installPackages() {
	const [major = 0] = process.versions.node.split('.').map(Number);
	if (major < 20) {
		console.error(`Pipsheet needs Node 20 or newer, and this is ${process.versions.node}.`);
		process.exit(1);
	}
	if (isInstalled()) return;
	// on the error stream: what the referee writes to the other one are answers
	console.error('Installing packages (npm ci) …');
	run('npm', ['ci', '--no-audit', '--no-fund'], { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' }, 2);
}

const browsers = [
	process.env['CHROMIUM'],
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/usr/bin/google-chrome-stable',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'
];

/** @returns {string | undefined} */
export const chromium = () => browsers.find((path) => path && existsSync(path));

/** The same browser without what only a window needs: a quarter less work. @returns {string | undefined} */
export const headlessChromium = () =>
	[process.env['CHROMIUM'], '/usr/bin/chromium-headless-shell'].find((path) => path && existsSync(path)) ??
	chromium();

/** @returns {string | undefined} */
export const firefox = () =>
	[
		process.env['FIREFOX'],
		'/usr/bin/firefox-esr',
		'/usr/bin/firefox',
		'/Applications/Firefox.app/Contents/MacOS/firefox'
	].find((path) => path && existsSync(path));

/** What WebKit needs on Debian: a driver, a screen that nobody sees, and a window to drive. */
const webkitPackages = [
	'webkit2gtk-driver',
	'xvfb',
	'xauth',
	'dbus',
	'python3-gi',
	'gir1.2-webkit2-4.1',
	'gir1.2-gtk-3.0'
];

/** Whether WebKit can be tested here. */
export const webkit = () =>
	['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run', '/usr/bin/dbus-run-session'].every(existsSync) &&
	spawnSync('/usr/bin/python3', ['-c', "import gi; gi.require_version('WebKit2', '4.1')"], {
		stdio: 'ignore'
	}).status === 0;

export const howToGetBrowsers = `WebKit and Firefox are tested where Debian's packages are: apt-get install firefox-esr ${webkitPackages.join(' ')}`;

/** @param {string} command */
const exists = (command) => spawnSync(command, ['-v'], { stdio: 'ignore' }).error === undefined;

/** @param {string[]} packages @returns {boolean} whether they are there now */
function installed(packages) {
	if (packages.length === 0) return true;
	if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return false;
	console.log(`Installing ${packages.join(', ')} …`);
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	const apt = (/** @type {string[]} */ ...args) => spawnSync('apt-get', args, { env, encoding: 'utf8' });
	apt('update', '-qq');
	const { status, stderr } = apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
	if (status !== 0) console.error(stderr);
	return status === 0;
}

export function installBrowser() {
	const missing = [...(chromium() ? [] : ['chromium']), ...(exists('pdftoppm') ? [] : ['poppler-utils'])];
	const others = [...(firefox() ? [] : ['firefox-esr']), ...(webkit() ? [] : webkitPackages)];
	// only quicker: without it, too, everything is tested
	if (headlessChromium() === chromium()) installed(['chromium-headless-shell']);
	if (installed([...missing, ...others])) return;
	if (others.length > 0) console.log(howToGetBrowsers);
	// the others may not be had here: then without them
	if (installed(missing)) return;
	console.error(
		`The end-to-end tests need ${missing.join(' and ')}. Install them (on Debian: apt-get install ${missing.join(' ')}), ` +
			'or set CHROMIUM to the path of a Chromium or Chrome.'
	);
	process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) installPackages();
