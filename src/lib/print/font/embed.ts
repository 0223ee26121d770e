/** Puts a font into a PDF as a composite font whose codes are its glyph numbers, with a map back to letters. */
import { PDFName, PDFString, type PDFContext, type PDFRef } from 'pdf-lib';
import type { Font } from './set.ts';
import { table } from './typeface.ts';

const FAMILY: Readonly<Record<string, string>> = {
	regular: 'AlegreyaSans-Regular',
	bold: 'AlegreyaSans-Bold',
	caps: 'AlegreyaSansSC-Bold'
};

export function embed(context: PDFContext, font: Font): PDFRef {
	const name = `${tagOf(font)}+${FAMILY[font.name.replace(/\d/g, '')] ?? font.name}`;
	const file = font.file();
	const program = context.register(context.flateStream(file, { Length1: file.length }));
	const { tables } = font.typeface;
	const [head, hhea, os2] = [table(tables, 'head'), table(tables, 'hhea'), table(tables, 'OS/2')];
	const descriptor = context.obj({
		Type: 'FontDescriptor',
		FontName: name,
		/** Symbolic: its codes are glyph numbers. */
		Flags: 4,
		FontBBox: [36, 38, 40, 42].map((at) => head.getInt16(at)),
		ItalicAngle: 0,
		Ascent: hhea.getInt16(4),
		Descent: hhea.getInt16(6),
		CapHeight: os2.getInt16(88),
		StemV: font.name.startsWith('regular') ? 80 : 120,
		FontFile2: program
	});
	const descendant = context.obj({
		Type: 'Font',
		Subtype: 'CIDFontType2',
		BaseFont: name,
		FontDescriptor: context.register(descriptor),
		CIDToGIDMap: 'Identity',
		W: [0, font.letters.map((_, glyph) => font.advance(glyph))]
	});
	descendant.set(
		PDFName.of('CIDSystemInfo'),
		context.obj({ Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 })
	);
	return context.register(
		context.obj({
			Type: 'Font',
			Subtype: 'Type0',
			BaseFont: name,
			Encoding: 'Identity-H',
			DescendantFonts: [context.register(descendant)],
			ToUnicode: context.register(context.flateStream(toUnicode(font.letters)))
		})
	);
}

/** Six letters that tell subsets of one font apart, made from what is in it. */
function tagOf({ letters, name }: Font): string {
	let hash = 0x811c9dc5;
	for (const letter of [name, ...letters]) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
	return Array.from({ length: 6 }, (_, n) => String.fromCharCode(65 + ((hash >>> (n * 5)) % 26))).join('');
}

const hex = (code: number): string => code.toString(16).padStart(4, '0');

/** The letters in UTF-16, so that the text of a page can be searched, copied and read aloud. */
function toUnicode(letters: readonly string[]): string {
	const lines = letters.map((letter, glyph) => {
		const units = Array.from({ length: letter.length }, (_, at) => hex(letter.charCodeAt(at))).join('');
		return `<${hex(glyph)}> <${units}>`;
	});
	const blocks: string[] = [];
	// a block may hold a hundred entries
	for (let at = 0; at < lines.length; at += 100) {
		const block = lines.slice(at, at + 100);
		blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
	}
	return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}
