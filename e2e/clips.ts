/** What a fake camera sees: codes that stand on another phone's screen, as a film of a few frames. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { launch, launchWhole } from '../playwright.config.ts';

const WIDTH = 640;
const HEIGHT = 480;
/** Frames a code: the reader gets several looks at each. */
const FRAMES = 8;

/** The code on the screen as a grey picture, as a camera in front of it would take it. */
async function pictureOf(page: Page): Promise<Uint8Array> {
	const grey = await page.locator('svg[data-code]').evaluate(
		async (svg, [width, height]) => {
			const image = new Image();
			image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
			await image.decode();
			const canvas = document.createElement('canvas');
			[canvas.width, canvas.height] = [width, height];
			const pen = canvas.getContext('2d')!;
			pen.fillStyle = '#777';
			pen.fillRect(0, 0, width, height);
			const side = Math.min(width, height) - 40;
			pen.drawImage(image, (width - side) / 2, (height - side) / 2, side, side);
			const { data } = pen.getImageData(0, 0, width, height);
			// as one text, which is lighter on its way here than a list of as many numbers
			const rows = Array.from({ length: height }, (_, row) =>
				String.fromCharCode(...Array.from({ length: width }, (_, at) => data[(row * width + at) * 4] ?? 0))
			);
			return btoa(rows.join(''));
		},
		[WIDTH, HEIGHT] as const
	);
	return Buffer.from(grey, 'base64');
}

/** All codes of what is handed over, one after the other; `take` makes a picture of one. */
export async function codesShown(page: Page, take = pictureOf): Promise<readonly Uint8Array[]> {
	const pause = page.getByRole('button', { name: 'Pause' });
	if (!(await pause.isVisible())) return [await take(page)];
	await pause.click();
	const total = Number(/of (\d+)/.exec(await page.locator('strong', { hasText: 'Code' }).innerText())?.[1]);
	const pictures: Uint8Array[] = [];
	for (let at = 0; at < total; at++) {
		pictures.push(await take(page));
		await page.getByRole('button', { name: 'Next code' }).click();
	}
	return pictures;
}

/** A film in the y4m format, which browsers take for a camera. */
function film(pictures: readonly Uint8Array[]): string {
	const header = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
	const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
	const frames = pictures.flatMap((grey) =>
		Array.from({ length: FRAMES }, () => Buffer.concat([Buffer.from('FRAME\n'), grey, colour]))
	);
	const file = join(mkdtempSync(join(tmpdir(), 'pipsheet-')), 'camera.y4m');
	writeFileSync(file, Buffer.concat([header, ...frames]));
	return file;
}

/** A browser whose camera sees these pictures over and over; it asks nobody for permission. */
export const browserSeeing = (pictures: readonly Uint8Array[]): Promise<Browser> =>
	chromium.launch({
		...launch,
		args: [
			...launch.args,
			'--use-fake-device-for-media-stream',
			'--use-fake-ui-for-media-stream',
			`--use-file-for-fake-video-capture=${film(pictures)}`
		]
	});

/** A browser with cameras that see nothing in particular; it asks nobody for permission. */
export const browserWithCameras = (count: number): Promise<Browser> =>
	chromium.launch({
		...launch,
		args: [
			...launch.args,
			`--use-fake-device-for-media-stream=device-count=${count}`,
			'--use-fake-ui-for-media-stream'
		]
	});

/** A browser with a camera that nobody allows. */
export const browserRefusing = (): Promise<Browser> =>
	chromium.launch({
		// only a browser that could ask can be refused
		...launchWhole,
		args: [...launchWhole.args, '--use-fake-device-for-media-stream', '--deny-permission-prompts']
	});
