/** Opens a finished PDF again and says where on which page what was drawn, in millimetres from the top left. */
import { inflateSync } from 'node:zlib';
import {
	PDFArray,
	PDFDict,
	PDFDocument,
	PDFName,
	PDFRawStream,
	type PDFContext,
	type PDFObject
} from 'pdf-lib';

const MM = 25.4 / 72;

export interface Shown {
	readonly kind: 'box' | 'path' | 'text';
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	readonly text: string;
	/** In points, for texts. */
	readonly size: number;
	/** Line width in mm; 0 when nothing is stroked. */
	readonly weight: number;
	/** The colour of the surface, when there is one. */
	readonly fill: string | null;
}

type Matrix = readonly [number, number, number, number, number, number];

const times = (a: Matrix, b: Matrix): Matrix => [
	a[0] * b[0] + a[1] * b[2],
	a[0] * b[1] + a[1] * b[3],
	a[2] * b[0] + a[3] * b[2],
	a[2] * b[1] + a[3] * b[3],
	a[4] * b[0] + a[5] * b[2] + b[4],
	a[4] * b[1] + a[5] * b[3] + b[5]
];

export function rawStream(context: PDFContext, ref: PDFObject | undefined): PDFRawStream {
	const stream = context.lookup(ref);
	if (!(stream instanceof PDFRawStream)) throw new Error('there is no stream');
	return stream;
}

export const streamOf = (context: PDFContext, ref: PDFObject | undefined): string =>
	inflateSync(rawStream(context, ref).contents).toString('latin1');

/** Letters by glyph number, from the map that the font carries. */
function lettersOf(context: PDFContext, font: PDFDict): ReadonlyMap<string, string> {
	const map = streamOf(context, font.get(PDFName.of('ToUnicode')));
	const pairs = [...map.matchAll(/^<(\w{4})> <(\w+)>$/gm)];
	return new Map(
		pairs.map(([, glyph = '', units = '']) => [
			glyph,
			(units.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(parseInt(unit, 16))).join('')
		])
	);
}

export async function readPdf(bytes: Uint8Array) {
	const document = await PDFDocument.load(bytes, { updateMetadata: false });
	const { context } = document;
	// what lies on many pages is opened once
	const opened = new Map<PDFObject | undefined, { content: string; fonts: Letters }>();
	const open = (ref: PDFObject | undefined): { content: string; fonts: Letters } => {
		const known = opened.get(ref);
		if (known) return known;
		const named = rawStream(context, ref)
			.dict.lookup(PDFName.of('Resources'), PDFDict)
			.lookup(PDFName.of('Font'), PDFDict);
		const read = { content: streamOf(context, ref), fonts: fontsOf(context, named) };
		opened.set(ref, read);
		return read;
	};
	const pages = document.getPages().map((page) => {
		const height = page.getHeight();
		const resources = page.node.Resources()!;
		const forms = resources.lookup(PDFName.of('XObject'), PDFDict);
		const content = streamOf(context, page.node.get(PDFName.of('Contents')));
		const placements = [...content.matchAll(/^q (.+?) cm (?:(.+?) re W n )?\/(P\d+T?) Do Q$/gm)];
		const look = (): readonly Shown[] =>
			placements.flatMap(([, numbers = '', , name = '']) => {
				const matrix = numbers.split(' ').map(Number) as unknown as Matrix;
				// into millimetres with y downwards
				const toPage = times(matrix, [MM, 0, 0, -MM, 0, height * MM]);
				const { content: drawn, fonts } = open(forms.get(PDFName.of(name)));
				return drawnIn(drawn, toPage, fonts);
			});
		let seen: readonly Shown[] | undefined;
		/** How much larger or smaller the plates lie on the page. */
		const scales = placements.map(([, numbers = '']) => Math.abs(Number(numbers.split(' ')[0])) * MM);
		return {
			width: page.getWidth() * MM,
			height: height * MM,
			/** A page that nobody asks about is not read. */
			get shown(): readonly Shown[] {
				return (seen ??= look());
			},
			page,
			placements: placements.length,
			scales
		};
	});
	return { document, context, pages };
}

type Letters = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The letters of a font belong to the document: each is read once. */
const known = new WeakMap<PDFDict, ReadonlyMap<string, string>>();

const fontsOf = (context: PDFContext, fonts: PDFDict): Letters =>
	new Map(
		fonts.keys().map((key) => {
			const font = fonts.lookup(key, PDFDict);
			const letters = known.get(font) ?? lettersOf(context, font);
			known.set(font, letters);
			return [key.decodeText(), letters];
		})
	);

function drawnIn(content: string, toPage: Matrix, fonts: Letters): Shown[] {
	const scale = Math.abs(toPage[0]);
	const place = (x: number, y: number) => [x * toPage[0] + toPage[4], y * toPage[3] + toPage[5]] as const;
	const shown: Shown[] = [];
	let stack: string[] = [];
	let dots: (readonly [number, number])[] = [];
	let state = { fill: '', weight: 0, rects: 0 };
	let font: ReadonlyMap<string, string> = new Map();
	let [size, x, y, text] = [0, 0, 0, ''];
	const finish = (filled: boolean, stroked: boolean): void => {
		const xs = dots.map(([a]) => a);
		const ys = dots.map(([, b]) => b);
		shown.push({
			kind: state.rects === 1 && dots.length === 2 ? 'box' : 'path',
			x: Math.min(...xs),
			y: Math.min(...ys),
			width: Math.max(...xs) - Math.min(...xs),
			height: Math.max(...ys) - Math.min(...ys),
			text: '',
			size: 0,
			weight: stroked ? state.weight * scale : 0,
			fill: filled ? state.fill : null
		});
		[dots, state] = [[], { ...state, rects: 0 }];
	};
	const numbers = (): number[] => stack.map(Number);
	const operators: Record<string, () => void> = {
		rg: () => (state = { ...state, fill: stack.join(' ') }),
		g: () => (state = { ...state, fill: stack.join(' ') }),
		G: () => undefined,
		RG: () => undefined,
		w: () => (state = { ...state, weight: numbers()[0]! }),
		d: () => undefined,
		J: () => undefined,
		j: () => undefined,
		m: () => dots.push(place(numbers()[0]!, numbers()[1]!)),
		l: () => dots.push(place(numbers()[0]!, numbers()[1]!)),
		c: () => {
			const at = numbers();
			for (const n of [0, 2, 4]) dots.push(place(at[n]!, at[n + 1]!));
		},
		h: () => undefined,
		re: () => {
			const [left = 0, top = 0, width = 0, height = 0] = numbers();
			dots.push(place(left, top), place(left + width, top + height));
			state = { ...state, rects: state.rects + 1 };
		},
		BDC: () => undefined,
		BMC: () => undefined,
		EMC: () => undefined,
		S: () => finish(false, true),
		'f*': () => finish(true, false),
		'B*': () => finish(true, true),
		BT: () => ([text, x, y] = ['', 0, 0]),
		Tm: () => ([x, y] = place(numbers()[4]!, numbers()[5]!)),
		Tf: () => {
			font = fonts.get(stack[0]!.slice(1))!;
			size = (Number(stack[1]) * scale) / MM;
		},
		TJ: () => {
			for (const [, hex = ''] of stack.join(' ').matchAll(/<(\w*)>/g))
				for (const glyph of hex.match(/.{4}/g) ?? []) text += font.get(glyph) ?? '\ufffd';
		},
		ET: () =>
			shown.push({
				kind: 'text',
				x,
				y,
				width: 0,
				height: 0,
				text: text.trimEnd(),
				size,
				weight: 0,
				fill: state.fill
			})
	};
	for (const token of content.match(/\[[^\]]*\]|\S+/g) ?? []) {
		const operator = operators[token];
		if (operator) {
			operator();
			stack = [];
		} else stack.push(token);
	}
	return shown;
}

/** The titles of the outline in their order, and the page that each opens. */
export function outlineOf(document: PDFDocument): readonly { title: string; page: number }[] {
	const { context, catalog } = document;
	const entries: { title: string; page: number }[] = [];
	const root = catalog.lookup(PDFName.of('Outlines'), PDFDict);
	let next = root.get(PDFName.of('First'));
	while (next) {
		const entry = context.lookup(next, PDFDict);
		const title = entry.lookup(PDFName.of('Title')) as unknown as { decodeText(): string };
		const shown = entry.lookup(PDFName.of('Dest'), PDFArray).get(0);
		entries.push({
			title: title.decodeText(),
			page: document.getPages().findIndex(({ ref }) => ref === shown)
		});
		next = entry.get(PDFName.of('Next'));
	}
	return entries;
}
