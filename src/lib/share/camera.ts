/** The camera, and codes in pictures. The reader is large and comes only when somebody scans. */
import type { BrowserQRCodeReader } from '@zxing/browser';
import { boxOf, codesAmong, dotsOf, SLANT, tilesOf, type CodeRead, type Tile } from './tiles.ts';

/** Why there is no picture. */
export type NoCamera = 'refused' | 'none' | 'busy' | 'insecure';

export interface Camera {
	readonly devices: readonly { readonly id: string; readonly label: string }[];
	/** Which of them this is. */
	readonly current: string;
	/** Null when this camera has no light. */
	readonly torch: ((on: boolean) => Promise<void>) | null;
	stop(): void;
}

const BETWEEN_LOOKS = 60;
/** Noise hides a code at full size more than at half of it. */
const LOOKS = [
	{ scale: 1, turn: 0 },
	{ scale: 0.5, turn: 0 },
	{ scale: 0.5, turn: SLANT }
];

let reader: Promise<BrowserQRCodeReader> | null = null;
const loadReader = (): Promise<BrowserQRCodeReader> =>
	(reader ??= import('@zxing/browser').then(({ BrowserQRCodeReader }) => new BrowserQRCodeReader()));

type Source = HTMLVideoElement | ImageBitmap;

/** A code in a part of a picture, or null. */
function readTile(
	codes: BrowserQRCodeReader,
	canvas: HTMLCanvasElement,
	source: Source,
	tile: Tile,
	covered: readonly CodeRead['box'][] = []
): CodeRead | null {
	const { x, y, width, height, scale, turn } = tile;
	const { wide, high } = dotsOf(tile);
	[canvas.width, canvas.height] = [wide, high];
	const pen = canvas.getContext('2d', { willReadFrequently: true });
	if (!pen) return null;
	pen.fillStyle = '#fff';
	pen.fillRect(0, 0, wide, high);
	pen.translate(wide / 2, high / 2);
	pen.rotate(turn);
	pen.scale(scale, scale);
	pen.translate(-(x + width / 2), -(y + height / 2));
	pen.drawImage(source, x, y, width, height, x, y, width, height);
	for (const box of covered) pen.fillRect(box.x, box.y, box.width, box.height);
	try {
		const read = codes.decodeFromCanvas(canvas);
		const marks = read.getResultPoints().map((mark) => [mark.getX(), mark.getY()] as const);
		return { text: read.getText(), box: boxOf(marks, tile) };
	} catch {
		return null; // the reader throws when there is no code to be seen
	}
}

function readAny(codes: BrowserQRCodeReader, source: Source, tiles: readonly Tile[]): string | null {
	const canvas = document.createElement('canvas');
	for (const tile of tiles) {
		const found = readTile(codes, canvas, source, tile);
		if (found !== null) return found.text;
	}
	return null;
}

/** Between two looks the page may answer a finger. */
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The codes in a picture: a photo of a whole page has one in some corner, or several, and is searched piece by piece. */
export async function* codesIn(file: Blob): AsyncGenerator<string> {
	const [codes, picture] = await Promise.all([
		loadReader(),
		createImageBitmap(file).catch(() => null) // not a picture at all
	]);
	if (!picture) return;
	const canvas = document.createElement('canvas');
	const tiles = tilesOf(picture.width, picture.height);
	try {
		for (const text of codesAmong(tiles, (tile, covered) =>
			readTile(codes, canvas, picture, tile, covered)
		)) {
			if (text !== null) yield text;
			else await breath();
		}
	} finally {
		picture.close();
	}
}

const troubles: Readonly<Record<string, NoCamera>> = {
	NotAllowedError: 'refused',
	SecurityError: 'refused',
	NotReadableError: 'busy',
	AbortError: 'busy'
};

async function openStream(device: string | null): Promise<MediaStream | NoCamera> {
	if (!isSecureContext) return 'insecure';
	const which = device === null ? { facingMode: 'environment' } : { deviceId: { exact: device } };
	try {
		return await navigator.mediaDevices.getUserMedia({
			audio: false,
			video: { ...which, width: { ideal: 1280 }, height: { ideal: 720 } }
		});
	} catch (error) {
		return troubles[error instanceof DOMException ? error.name : ''] ?? 'none';
	}
}

function torchOf(track: MediaStreamTrack | undefined): Camera['torch'] {
	// some browsers do not know the question, and cameras without a light do not answer it
	if (!track || !('getCapabilities' in track)) return null;
	if ((track.getCapabilities() as { torch?: boolean }).torch !== true) return null;
	return (on) => track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] });
}

/** Has this page been allowed to use the camera before? Then nobody needs to be asked. */
export async function isAllowed(): Promise<boolean> {
	try {
		return (await navigator.permissions.query({ name: 'camera' })).state === 'granted';
	} catch {
		return false; // a browser that does not tell asks again
	}
}

/** Asks for the camera, shows it, and tells every code that it sees. */
export async function startCamera(
	video: HTMLVideoElement,
	device: string | null,
	onText: (text: string) => void
): Promise<Camera | NoCamera> {
	const stream = await openStream(device);
	if (typeof stream === 'string') return stream;
	video.srcObject = stream;
	// nobody waits for it: the first picture may be long in coming, and it also starts by itself once it is visible
	void video.play().catch(() => undefined);
	const codes = await loadReader();
	const [track] = stream.getVideoTracks();
	let timer = 0;
	// a slow phone needs a pause after each look, not a look every so often
	const look = (): void => {
		if (video.videoWidth > 0) {
			const size = { x: 0, y: 0, width: video.videoWidth, height: video.videoHeight };
			const found = readAny(
				codes,
				video,
				LOOKS.map((how) => ({ ...size, ...how }))
			);
			if (found !== null) onText(found);
		}
		timer = window.setTimeout(look, BETWEEN_LOOKS);
	};
	look();
	const devices = (await navigator.mediaDevices.enumerateDevices())
		.filter(({ kind }) => kind === 'videoinput')
		.map(({ deviceId, label }) => ({ id: deviceId, label }));
	return {
		devices,
		current: track?.getSettings().deviceId ?? '',
		torch: torchOf(track),
		stop: () => {
			clearTimeout(timer);
			for (const each of stream.getTracks()) each.stop();
			video.srcObject = null;
		}
	};
}
