/** Phones have several cameras, and some of them a light. */
import type { Page } from '@playwright/test';
import { browserWithCameras } from './clips.ts';
import { expect, look, test } from './phones.ts';
import { expectAccessible } from './table.ts';

/** The camera that the viewfinder shows at this moment. */
const running = (page: Page) =>
	page.locator('video').evaluate((video: HTMLVideoElement) => {
		const track = video.srcObject instanceof MediaStream ? video.srcObject.getVideoTracks()[0] : undefined;
		return {
			id: track?.getSettings().deviceId,
			label: track?.label,
			live: track?.readyState === 'live',
			seen: video.videoWidth > 0 && !video.paused
		};
	});

/** Keeps hold of the track that is running, to see what becomes of it. */
const holdTrack = (page: Page) =>
	page.locator('video').evaluateHandle((video: HTMLVideoElement) => {
		if (!(video.srcObject instanceof MediaStream)) throw new Error('no camera is running');
		const [track] = video.srcObject.getVideoTracks();
		if (!track) throw new Error('no picture');
		return track;
	});

test('one camera: there is nothing to choose', async ({ phone }) => {
	const page = await phone(browserWithCameras(1));
	await page.goto('scan/');
	await look(page);
	await expect(page.getByRole('button', { name: 'Stop the camera' })).toBeVisible();
	await expect(page.getByRole('combobox', { name: 'Camera' })).toHaveCount(0);
	await expect(page.getByRole('button', { name: 'Light' })).toHaveCount(0);
});

test('two cameras: the other one is chosen, and the first one is let go', async ({ phone }) => {
	const page = await phone(browserWithCameras(2));
	await page.goto('scan/');
	await look(page);
	const choice = page.getByRole('combobox', { name: 'Camera' });
	await expect(choice).toBeVisible();
	const options = await choice
		.locator('option')
		.evaluateAll((all) =>
			all.map((option) => ({ id: (option as HTMLOptionElement).value, label: option.textContent }))
		);
	expect(options).toHaveLength(2);

	const before = await running(page);
	expect(before).toMatchObject({ live: true });
	await expect(choice).toHaveValue(before.id ?? '');
	const first = await holdTrack(page);
	const other = options.find(({ id }) => id !== before.id);
	await choice.selectOption(other?.id ?? '');
	await expect.poll(() => running(page)).toEqual({ ...other, live: true, seen: true });
	await expect(choice).toHaveValue(other?.id ?? '');
	await expect.poll(() => first.evaluate((track) => track.readyState)).toBe('ended');

	// and back again
	await choice.selectOption(before.id ?? '');
	await expect.poll(() => running(page)).toEqual({ ...before, live: true, seen: true });
	const last = await holdTrack(page);
	await page.getByRole('button', { name: 'Stop the camera' }).click();
	await expect.poll(() => last.evaluate((track) => track.readyState)).toBe('ended');
});

/** In the page: one of the cameras has a light, which may be broken; the browser's own ones never have one. */
function lightOn(label: string): void {
	const { prototype } = MediaStreamTrack;
	const capable: (this: MediaStreamTrack) => MediaTrackCapabilities = Reflect.get(
		prototype,
		'getCapabilities'
	);
	const lamp = { asked: 0, broken: false, lit: false };
	Object.assign(window, { lamp });
	prototype.getCapabilities = function (this: MediaStreamTrack) {
		const capabilities = capable.call(this);
		return this.label === label ? { ...capabilities, torch: true } : capabilities;
	};
	prototype.applyConstraints = (constraints) => {
		lamp.asked++;
		if (lamp.broken) return Promise.reject(new DOMException('no light', 'OperationError'));
		for (const wish of constraints?.advanced ?? []) if ('torch' in wish) lamp.lit = wish.torch === true;
		return Promise.resolve();
	};
}

test('the light of the camera that has one is switched on and off', async ({ phone }) => {
	const page = await phone(browserWithCameras(2));
	await page.addInitScript(lightOn, 'fake_device_1');
	await page.goto('scan/');
	await look(page);
	const choice = page.getByRole('combobox', { name: 'Camera' });
	const button = page.getByRole('button', { name: 'Light' });
	const lamp = () => page.evaluate(() => (window as unknown as { lamp: object }).lamp);
	await choice.selectOption({ label: 'fake_device_0' });
	await expect.poll(async () => (await running(page)).label).toBe('fake_device_0');
	await expect(button).toHaveCount(0);
	await choice.selectOption({ label: 'fake_device_1' });
	await expect(button).toHaveAttribute('aria-pressed', 'false');
	await expectAccessible(page);

	await button.click();
	await expect(button).toHaveAttribute('aria-pressed', 'true');
	await expect.poll(lamp).toEqual({ asked: 1, broken: false, lit: true });
	await button.click();
	await expect(button).toHaveAttribute('aria-pressed', 'false');
	await expect.poll(lamp).toEqual({ asked: 2, broken: false, lit: false });

	// a light that does not come on is not shown as lit
	await page.evaluate(() => Object.assign((window as unknown as { lamp: object }).lamp, { broken: true }));
	await button.click();
	await expect.poll(lamp).toEqual({ asked: 3, broken: true, lit: false });
	await expect(button).toHaveAttribute('aria-pressed', 'false');
});
