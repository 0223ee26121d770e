/** WebKit through Debian's WebKitWebDriver, in a window of the size of a phone on a screen that nobody sees. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { PATIENCE, scriptOf, valueOf, type Answered, type Screen } from './screen.ts';

const browserWindow = fileURLToPath(new URL('window.py', import.meta.url));
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

const freePort = (): Promise<number> =>
	new Promise((done) => {
		const server = createServer();
		server.listen(0, '127.0.0.1', () => {
			const { port } = server.address() as AddressInfo;
			server.close(() => {
				done(port);
			});
		});
	});

interface Asked {
	readonly body?: object;
	/** Without an answer after this time it is given up. */
	readonly within?: number;
}

async function ask(
	address: string,
	method: string,
	{ body, within = PATIENCE }: Asked = {}
): Promise<unknown> {
	const signal = AbortSignal.timeout(within);
	const answer = await fetch(address, { method, signal, ...(body && { body: JSON.stringify(body) }) });
	const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
	if (value?.error) throw new Error(`${value.error}: ${value.message}`);
	return value;
}

/** Everything that was started with it, too: the driver, the screen and the message bus. */
async function end(started: ChildProcess): Promise<void> {
	const gone = new Promise((done) => started.once('exit', done));
	if (started.pid !== undefined) process.kill(-started.pid, 'SIGTERM');
	await gone;
}

export async function openWebKit(profile: string): Promise<Screen> {
	let driver: ChildProcess;
	let session = '';

	async function start(): Promise<void> {
		const port = await freePort();
		const address = `http://127.0.0.1:${port}`;
		driver = spawn('xvfb-run', ['-a', 'dbus-run-session', '--', 'WebKitWebDriver', `--port=${port}`], {
			detached: true,
			stdio: 'ignore',
			// its sandbox needs rights that a container does not give
			env: { ...process.env, LANG: 'en_GB.UTF-8', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }
		});
		const isUp = (): Promise<boolean> =>
			ask(`${address}/status`, 'GET', { within: 2000 }).then(
				() => true,
				() => false
			);
		while (!(await isUp())) await pause(100);
		const capabilities = {
			alwaysMatch: {
				'webkitgtk:browserOptions': { binary: browserWindow, args: [`--profile=${profile}`] },
				timeouts: { script: PATIENCE, pageLoad: PATIENCE }
			}
		};
		const { sessionId } = (await ask(`${address}/session`, 'POST', { body: { capabilities } })) as {
			sessionId: string;
		};
		session = `${address}/session/${sessionId}`;
	}
	async function stop(): Promise<void> {
		// it closes its window and then misses it, or never answers
		await ask(session, 'DELETE', { within: 5000 }).catch(() => undefined);
		await end(driver);
	}

	await start();
	return {
		go: async (url) => {
			await ask(`${session}/url`, 'POST', { body: { url } });
		},
		run: async <Answer>(work: (given: never) => unknown, given?: unknown): Promise<Answer> => {
			const body = { script: scriptOf(work), args: [given ?? null] };
			return valueOf<Answer>((await ask(`${session}/execute/async`, 'POST', { body })) as Answered);
		},
		restart: async () => {
			await stop();
			await start();
		},
		close: stop
	};
}
