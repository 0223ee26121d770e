/** The font files, fetched only when something is printed, and only those whose letters it has. The service worker keeps them. */
import regularLatin from '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff?url';
import regularLatinMore from '@fontsource/alegreya-sans/files/alegreya-sans-latin-ext-400-normal.woff?url';
import regularVietnamese from '@fontsource/alegreya-sans/files/alegreya-sans-vietnamese-400-normal.woff?url';
import regularCyrillic from '@fontsource/alegreya-sans/files/alegreya-sans-cyrillic-400-normal.woff?url';
import regularGreek from '@fontsource/alegreya-sans/files/alegreya-sans-greek-400-normal.woff?url';
import boldLatin from '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff?url';
import boldLatinMore from '@fontsource/alegreya-sans/files/alegreya-sans-latin-ext-700-normal.woff?url';
import boldVietnamese from '@fontsource/alegreya-sans/files/alegreya-sans-vietnamese-700-normal.woff?url';
import boldCyrillic from '@fontsource/alegreya-sans/files/alegreya-sans-cyrillic-700-normal.woff?url';
import boldGreek from '@fontsource/alegreya-sans/files/alegreya-sans-greek-700-normal.woff?url';
import capsLatin from '@fontsource/alegreya-sans-sc/files/alegreya-sans-sc-latin-700-normal.woff?url';
import capsLatinMore from '@fontsource/alegreya-sans-sc/files/alegreya-sans-sc-latin-ext-700-normal.woff?url';
import capsVietnamese from '@fontsource/alegreya-sans-sc/files/alegreya-sans-sc-vietnamese-700-normal.woff?url';
import capsCyrillic from '@fontsource/alegreya-sans-sc/files/alegreya-sans-sc-cyrillic-700-normal.woff?url';
import capsGreek from '@fontsource/alegreya-sans-sc/files/alegreya-sans-sc-greek-700-normal.woff?url';
import type { Face } from '../sheets/kit/type.ts';
import type { Book } from './book.ts';
import { alphabetsIn, type Alphabet } from './font/alphabets.ts';
import type { FontFiles } from './font/shelf.ts';

const files: Readonly<Record<Face, Readonly<Record<Alphabet, string>>>> = {
	regular: {
		latin: regularLatin,
		'latin-ext': regularLatinMore,
		vietnamese: regularVietnamese,
		cyrillic: regularCyrillic,
		greek: regularGreek
	},
	bold: {
		latin: boldLatin,
		'latin-ext': boldLatinMore,
		vietnamese: boldVietnamese,
		cyrillic: boldCyrillic,
		greek: boldGreek
	},
	caps: {
		latin: capsLatin,
		'latin-ext': capsLatinMore,
		vietnamese: capsVietnamese,
		cyrillic: capsCyrillic,
		greek: capsGreek
	}
};

const textsOf = ({ plates }: Book): readonly string[] =>
	plates.flatMap(({ drawn }) => drawn.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])));

async function fetchFile(url: string): Promise<ArrayBuffer> {
	const answer = await fetch(url);
	if (!answer.ok) throw new Error(`the font ${url} cannot be fetched`);
	return answer.arrayBuffer();
}

export async function fetchFonts(book: Book): Promise<FontFiles> {
	const needed = alphabetsIn(textsOf(book));
	const fetchFace = (face: Face): Promise<ArrayBuffer[]> =>
		Promise.all(needed.map((alphabet) => fetchFile(files[face][alphabet])));
	const [regular, bold, caps] = await Promise.all([
		fetchFace('regular'),
		fetchFace('bold'),
		fetchFace('caps')
	]);
	return { regular, bold, caps };
}
