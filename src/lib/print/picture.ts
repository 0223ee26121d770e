/** A page of a book as a picture: the same plates that the PDF holds, on a canvas. */
import { cssOf } from '../sheets/kit/tones.ts';
import { faces, POINT } from '../sheets/kit/type.ts';
import type { Book, Page } from './book.ts';
import { DASHES, type Drawn, type Paint } from './plate.ts';

/** Pixels for a millimetre: sharp on a phone, and small enough to be sent. */
const FINE = 9;

function paint(
	canvas: CanvasRenderingContext2D,
	path: Path2D,
	{ fill, stroke, weight, dashed }: Paint,
	scale = 1
): void {
	if (fill) {
		canvas.fillStyle = cssOf(fill);
		canvas.fill(path, 'evenodd');
	}
	if (!stroke) return;
	canvas.strokeStyle = cssOf(stroke);
	canvas.lineWidth = weight / scale;
	canvas.setLineDash(dashed ? DASHES.map((part) => part / scale) : []);
	canvas.stroke(path);
}

/** Letters are set so many times larger and drawn smaller: at their size in millimetres their distances would be rounded. */
const LARGE = 32;

function write(canvas: CanvasRenderingContext2D, mark: Extract<Drawn, { kind: 'text' }>): void {
	const { family, weight } = faces[mark.face];
	canvas.save();
	canvas.translate(mark.at[0], mark.at[1]);
	canvas.scale(1 / LARGE, 1 / LARGE);
	canvas.font = `${weight} ${mark.size * POINT * LARGE}px "${family}", sans-serif`;
	canvas.textAlign = mark.align === 'middle' ? 'center' : mark.align;
	canvas.fillStyle = cssOf(mark.colour);
	canvas.fillText(mark.text, 0, 0);
	canvas.restore();
}

function draw(canvas: CanvasRenderingContext2D, mark: Drawn): void {
	const path = new Path2D();
	if (mark.kind === 'text') write(canvas, mark);
	else if (mark.kind === 'line') {
		path.moveTo(mark.from[0], mark.from[1]);
		path.lineTo(mark.to[0], mark.to[1]);
		paint(canvas, path, mark);
	} else if (mark.kind === 'path') {
		canvas.save();
		canvas.translate(mark.at[0], mark.at[1]);
		canvas.scale(mark.scale, mark.scale);
		paint(canvas, new Path2D(mark.d), mark, mark.scale);
		canvas.restore();
	} else {
		const { x, y, width, height } = mark.box;
		if (mark.kind === 'rect') {
			// Safari before 16 has no round corners
			if ('roundRect' in path) path.roundRect(x, y, width, height, mark.radius);
			else (path as Path2D).rect(x, y, width, height);
		}
		if (mark.kind === 'ellipse')
			path.ellipse(x + width / 2, y + height / 2, width / 2, height / 2, 0, 0, 2 * Math.PI);
		paint(canvas, path, mark);
	}
}

/** The page must have its typeface before anything is drawn with it. */
const loadFaces = (): Promise<unknown> =>
	Promise.all(
		Object.values(faces).map(({ family, weight }) => document.fonts.load(`${weight} 10px "${family}"`))
	);

/** As on the sheets, so that widths are as measured: a canvas takes its figures from its own style, within the page. */
const FIGURES = 'lining-nums no-common-ligatures';

export async function pictureOf(book: Book, page: Page): Promise<Blob> {
	await loadFaces();
	const element = document.createElement('canvas');
	element.width = Math.round(page.width * FINE);
	element.height = Math.round(page.height * FINE);
	Object.assign(element.style, { position: 'fixed', width: '0', height: '0', fontVariant: FIGURES });
	document.body.append(element);
	try {
		drawPage(element, book, page);
	} finally {
		element.remove();
	}
	return new Promise((done, failed) =>
		element.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture came about'))), 'image/png')
	);
}

function drawPage(element: HTMLCanvasElement, { plates }: Book, { width, height, placed }: Page): void {
	const canvas = element.getContext('2d');
	if (!canvas) throw new Error('this browser draws no pictures');
	canvas.scale(FINE, FINE);
	canvas.lineCap = 'round';
	canvas.lineJoin = 'round';
	canvas.fillStyle = '#fff';
	canvas.fillRect(0, 0, width, height);
	for (const { plate, x, y, scale, clip } of placed) {
		canvas.save();
		canvas.translate(x, y);
		canvas.scale(scale, scale);
		if (clip) {
			canvas.beginPath();
			canvas.rect(clip.x, clip.y, clip.width, clip.height);
			canvas.clip();
		}
		for (const mark of plates[plate]?.drawn ?? []) draw(canvas, mark);
		canvas.restore();
	}
}
