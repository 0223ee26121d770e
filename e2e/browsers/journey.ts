/** A journey through the app that other browsers are sent on. It only looks at the page, and taps. */
import { PDFDocument } from 'pdf-lib';
import { monkey } from '../monkey.ts';
import { serve, type Server } from '../servers.ts';
import { expect } from '../watchful.ts';
import { PATIENCE, type Screen } from './screen.ts';

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

const isThere = (screen: Screen, selector: string): Promise<boolean> =>
	screen.run((wanted) => document.querySelector(wanted) !== null, selector);

/** Asked again and again from outside: a page that is loaded anew in between forgets what it was waiting for. */
async function until(
	screen: Screen,
	what: string,
	isSo: () => Promise<boolean>,
	patience = PATIENCE
): Promise<void> {
	const since = Date.now();
	while (!(await isSo())) {
		if (Date.now() - since > patience)
			throw new Error(`${what} never came; on the screen: ${await textOf(screen, 'body')}`);
		await pause(50);
	}
}

/** WebKit's database may stop answering altogether; then people do as the app says: close the browser, open it again. */
const SILENCE = 60_000;

async function appear(screen: Screen, selector: string): Promise<void> {
	const isSo = (): Promise<boolean> => isThere(screen, selector);
	const address = await addressOf(screen);
	await until(screen, selector, isSo, SILENCE).catch(async () => {
		await screen.restart();
		await screen.go(address);
		await until(screen, selector, isSo);
	});
}

const press = async (screen: Screen, selector: string): Promise<void> => {
	await appear(screen, selector);
	await screen.run((wanted) => {
		document.querySelector<HTMLElement>(wanted)?.click();
	}, selector);
};

const textOf = (screen: Screen, selector: string): Promise<string> =>
	screen.run((wanted) => document.querySelector(wanted)?.textContent.trim() ?? '', selector);

export const movesOn = (screen: Screen): Promise<number> =>
	screen.run(() => Number(document.querySelector<HTMLElement>('.play')?.dataset['moves']));

const addressOf = (screen: Screen): Promise<string> => screen.run(() => location.href);

/** In the page: the app has started, and a service worker has everything. */
export const readyFor = (screen: Screen): Promise<void> =>
	screen.run(async () => {
		await navigator.serviceWorker.ready;
		while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 30));
	});

/** A page that was loaded anew is tapped on. */
async function tapUntil(
	screen: Screen,
	seed: number,
	what: string,
	isSo: () => Promise<boolean>
): Promise<void> {
	await until(screen, what, async () => {
		if (await isSo()) return true;
		const isTapped = await screen.run(() => 'stopMonkey' in window);
		if (!isTapped) await screen.run(monkey, { seed, most: null, until: null });
		return false;
	});
	await screen.run(() => {
		(window as unknown as { stopMonkey: () => void }).stopMonkey();
	});
	// what the last tap set off is on its way to the disk by then
	await pause(50);
}

const makeMoves = async (screen: Screen, seed: number, most: number): Promise<void> => {
	const before = await movesOn(screen);
	await tapUntil(screen, seed, `move ${before + most}`, async () => (await movesOn(screen)) >= before + most);
};

/** Who only taps would take long to lay out twelve dice: the app rolls for them. */
export async function letAppRoll(screen: Screen, home: string): Promise<void> {
	await screen.go(`${home}privacy/`);
	await screen.run(() => {
		localStorage.setItem('pipsheet.habits', JSON.stringify({ rollForMe: true }));
	});
}

/** Some turns of a game; where its table is. */
export async function playSome(screen: Screen, home: string, game: string): Promise<string> {
	const begin = async (): Promise<void> => {
		await screen.go(`${home}new/?game=${game}`);
		await press(screen, 'button.start');
		await until(screen, `a table of ${game}`, () => isThere(screen, '.play'), SILENCE);
	};
	await begin().catch(async () => {
		await screen.restart();
		await begin();
	});
	await makeMoves(screen, 1, 3);
	expect(await movesOn(screen), game).toBeGreaterThanOrEqual(3);
	return addressOf(screen);
}

/** A game that is nearly over comes by a link, and is played to its end. */
export async function playToTheEnd(screen: Screen, link: string): Promise<void> {
	await screen.go(link);
	await screen.run(async () => {
		const keep = (): HTMLElement | undefined =>
			[...document.querySelectorAll<HTMLElement>('button')].find(({ textContent }) =>
				/^(Open it here|Keep all sheets here)$/.test(textContent.trim())
			);
		while (!keep()) await new Promise((done) => setTimeout(done, 30));
		keep()?.click();
	});
	await appear(screen, '.play');
	await tapUntil(screen, 1, 'the end', async () => (await textOf(screen, '[data-end]')) !== '');
}

/** Closed and opened again: the table is as it was. */
export async function survivesRestart(screen: Screen, table: string): Promise<void> {
	await screen.go(table);
	await appear(screen, '.play');
	const before = await movesOn(screen);
	await screen.restart();
	await screen.go(table);
	await appear(screen, '.play');
	expect(await movesOn(screen)).toBe(before);
}

/** The server is gone, and a new game is begun; then it is there again, at the same address. */
export async function worksWithoutServer(
	screen: Screen,
	server: Server,
	folder: string,
	game: string
): Promise<Server> {
	await screen.go(server.address);
	await readyFor(screen);
	await server.kill();
	await screen.go(server.address);
	// a page that is left while its database is just opening keeps WebKit's from everybody else
	await appear(screen, 'html[data-started] a[href*="table/?id="]');
	await playSome(screen, server.address, game);
	return serve(folder, '', Number(new URL(server.address).port));
}

/** A PDF is made, and what is saved is one. */
export async function makesPdf(screen: Screen, home: string, game: string): Promise<void> {
	await screen.go(`${home}print/?game=${game}`);
	await appear(screen, '[role="img"]');
	const bytes = await screen.run(async () => {
		const made: Blob[] = [];
		const create = URL.createObjectURL.bind(URL);
		URL.createObjectURL = (object: Blob): string => {
			made.push(object);
			return create(object);
		};
		const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
			textContent.includes('Download PDF')
		);
		button?.click();
		const isSaved = (): boolean =>
			document.querySelector('[role="status"]')?.textContent.includes('.pdf') ?? false;
		while (!isSaved()) await new Promise((done) => setTimeout(done, 30));
		const pdf = made.find(({ type }) => type === 'application/pdf');
		return [...new Uint8Array((await pdf?.arrayBuffer()) ?? new ArrayBuffer(0))];
	});
	const pdf = await PDFDocument.load(Uint8Array.from(bytes), { updateMetadata: false });
	expect(pdf.getPageCount()).toBeGreaterThan(0);
}

/** A table is shown as a code; a picture of it is read, and the table recognised. */
export async function readsItsOwnCode(screen: Screen, home: string, table: string): Promise<void> {
	const id = new URL(table).searchParams.get('id') ?? '';
	await screen.go(`${home}share/?table=${id}&what=table`);
	await appear(screen, 'svg[data-code]');
	const picture = await screen.run(async () => {
		const svg = document.querySelector('svg[data-code]');
		if (!svg) throw new Error('no code');
		const image = new Image();
		image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
		await image.decode();
		const canvas = document.createElement('canvas');
		[canvas.width, canvas.height] = [600, 600];
		const pen = canvas.getContext('2d');
		if (!pen) throw new Error('no canvas');
		pen.fillStyle = '#fff';
		pen.fillRect(0, 0, 600, 600);
		pen.drawImage(image, 30, 30, 540, 540);
		return canvas.toDataURL('image/png').replace(/^.*,/, '');
	});
	await screen.go(`${home}scan/`);
	await appear(screen, 'input[type="file"]');
	const read = await screen.run(async (base64) => {
		const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
		const files = new DataTransfer();
		files.items.add(new File([bytes], 'code.png', { type: 'image/png' }));
		const input = document.querySelector<HTMLInputElement>('input[type="file"][accept*="image"]');
		if (!input) throw new Error('no field for a picture');
		input.files = files.files;
		input.dispatchEvent(new Event('change', { bubbles: true }));
		const told = (): string => document.querySelector('main')?.textContent ?? '';
		while (!/already|new on this phone|could not|No code/i.test(told())) {
			await new Promise((done) => setTimeout(done, 30));
		}
		return told();
	}, picture);
	expect(read).toContain('You have this table already');
}

/** The next version arrives while a table is open, is taken over, and the table goes on. */
export async function takesUpdate(
	screen: Screen,
	server: Server,
	next: { readonly folder: string; readonly databaseVersion: number },
	table: string
): Promise<void> {
	await screen.go(table);
	await appear(screen, '.play');
	await readyFor(screen);
	const before = await movesOn(screen);
	server.deploy(next.folder);
	await screen.run(async () => {
		await (await navigator.serviceWorker.ready).update();
	});
	await press(screen, '[data-update="waiting"] button.primary');
	const version = (): Promise<number> =>
		screen
			.run(async () => {
				const databases = await indexedDB.databases();
				return databases.find(({ name }) => name === 'pipsheet')?.version ?? 0;
			})
			// the page is being loaded anew just now
			.catch(() => 0);
	await expect.poll(version).toBe(next.databaseVersion * 10);
	await appear(screen, '.play');
	expect(await movesOn(screen)).toBe(before);
	await makeMoves(screen, 2, 1);
}
