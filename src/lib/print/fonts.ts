/** The font files, fetched only when something is printed. The service worker keeps them for offline use. */
import boldMore from '@fontsource/alegreya-sans/files/alegreya-sans-latin-ext-700-normal.woff?url';
import bold from '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff?url';
import regularMore from '@fontsource/alegreya-sans/files/alegreya-sans-latin-ext-400-normal.woff?url';
import regular from '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff?url';
import capsMore from '@fontsource/alegreya-sans-sc/files/alegreya-sans-sc-latin-ext-700-normal.woff?url';
import caps from '@fontsource/alegreya-sans-sc/files/alegreya-sans-sc-latin-700-normal.woff?url';
import type { Book } from './book.ts';
import type { FontFiles } from './font/shelf.ts';

/** Letters of the Latin alphabet that only names have here, like ł or ş. */
const RARE = /[\u0100-\u0130\u0132-\u0151\u0154-\u02ff\u1e00-\u1eff]/;

const hasRareLetters = ({ plates }: Book): boolean =>
	plates.some(({ drawn }) => drawn.some((mark) => mark.kind === 'text' && RARE.test(mark.text)));

async function fetchFile(url: string): Promise<ArrayBuffer> {
	const answer = await fetch(url);
	if (!answer.ok) throw new Error(`the font ${url} cannot be fetched`);
	return answer.arrayBuffer();
}

export async function fetchFonts(book: Book): Promise<FontFiles> {
	const rare = hasRareLetters(book);
	const files = (common: string, more: string) =>
		Promise.all((rare ? [common, more] : [common]).map(fetchFile));
	const [first, second, third] = await Promise.all([
		files(regular, regularMore),
		files(bold, boldMore),
		files(caps, capsMore)
	]);
	return { regular: first, bold: second, caps: third };
}
