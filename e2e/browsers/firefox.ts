/** Firefox through Marionette, which it speaks by itself: a line of JSON with its length in front, on a socket. */
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { PATIENCE, scriptOf, valueOf, type Answered, type Screen } from './screen.ts';

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

class Marionette {
	readonly #socket: Socket;
	readonly #waiting = new Map<number, (answer: [unknown, unknown]) => void>();
	#received: Buffer = Buffer.alloc(0);
	#count = 0;

	constructor(socket: Socket) {
		this.#socket = socket;
		socket.on('data', (part) => {
			this.#received = Buffer.concat([this.#received, Buffer.from(part)]);
			this.#read();
		});
	}

	#read(): void {
		for (;;) {
			const colon = this.#received.indexOf(':');
			const length = Number(this.#received.subarray(0, colon).toString());
			if (colon < 0 || this.#received.length < colon + 1 + length) return;
			const text = this.#received.subarray(colon + 1, colon + 1 + length).toString();
			this.#received = this.#received.subarray(colon + 1 + length);
			const message: unknown = JSON.parse(text);
			// the greeting is no answer to anything
			if (!Array.isArray(message)) continue;
			const [, id, error, result] = message as [number, number, unknown, unknown];
			this.#waiting.get(id)?.([error, result]);
			this.#waiting.delete(id);
		}
	}

	async ask(command: string, given: object = {}): Promise<unknown> {
		const id = ++this.#count;
		const text = JSON.stringify([0, id, command, given]);
		const answered = new Promise<[unknown, unknown]>((done) => this.#waiting.set(id, done));
		this.#socket.write(`${Buffer.byteLength(text)}:${text}`);
		const [error, result] = await answered;
		if (error) throw new Error(`${command}: ${JSON.stringify(error)}`);
		return result;
	}
}

/** Firefox writes down which port it has taken. */
async function portOf(profile: string): Promise<number> {
	for (;;) {
		try {
			const port = Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8'));
			if (port > 0) return port;
		} catch {
			// not yet
		}
		await pause(100);
	}
}

async function connected(port: number): Promise<Socket> {
	const socket = connect(port, '127.0.0.1');
	await new Promise((done, failed) => socket.once('connect', done).once('error', failed));
	return socket;
}

const preferences = {
	'marionette.port': 0,
	'intl.accept_languages': 'en-GB',
	'browser.download.folderList': 2,
	'browser.shell.checkDefaultBrowser': false,
	'datareporting.policy.dataSubmissionEnabled': false,
	'app.update.disabledForTesting': true,
	'network.captive-portal-service.enabled': false,
	'network.connectivity-service.enabled': false
};

export async function openFirefox(executable: string, profile: string): Promise<Screen> {
	const lines = Object.entries({ ...preferences, 'browser.download.dir': profile }).map(
		([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`
	);
	writeFileSync(join(profile, 'user.js'), lines.join('\n'));
	let browser: ChildProcess;
	let line: Marionette;

	async function start(): Promise<void> {
		writeFileSync(join(profile, 'MarionetteActivePort'), '');
		browser = spawn(executable, ['--headless', '--marionette', '--no-remote', '--profile', profile], {
			stdio: 'ignore',
			env: { ...process.env, HOME: profile, MOZ_REMOTE_SETTINGS_DEVTOOLS: '1' }
		});
		line = new Marionette(await connected(await portOf(profile)));
		await line.ask('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } });
		await line.ask('WebDriver:SetTimeouts', { script: PATIENCE, pageLoad: PATIENCE });
		await line.ask('WebDriver:SetWindowRect', { width: 390, height: 844 });
	}
	async function stop(): Promise<void> {
		const gone = new Promise((done) => browser.once('exit', done));
		// as a person closes it: what is on its way to the disk arrives there
		await line.ask('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => browser.kill());
		await gone;
	}

	await start();
	return {
		go: async (url) => {
			await line.ask('WebDriver:Navigate', { url });
		},
		run: async <Answer>(work: (given: never) => unknown, given?: unknown): Promise<Answer> => {
			const script = scriptOf(work);
			const answer = (await line.ask('WebDriver:ExecuteAsyncScript', { script, args: [given ?? null] })) as {
				value: Answered;
			};
			return valueOf<Answer>(answer.value);
		},
		restart: async () => {
			await stop();
			await start();
		},
		close: stop
	};
}
