/** Lines as an edition writes them, or rows of a spreadsheet with or without a heading. What is none is told with its
 *  place, and nothing that was written is passed over. */
import {
	cellsIn,
	columnsOf,
	inColumns,
	trimmedAt,
	type Cell,
	type Headings,
	type Row,
	type Span
} from './cells.ts';

/** A line that is no card: its number in what was pasted, the part that does not fit, and where that stands. */
export interface Misread<Part> extends Span {
	readonly line: number;
	readonly part: Part;
	/** What stands there; empty where nothing does. */
	readonly said: string;
}

export interface Pasted<Part> {
	readonly lines: readonly string[];
	readonly wrong: readonly Misread<Part>[];
	/** What stays where it was pasted: the lines that are no card, under their heading. */
	readonly left: string;
}

/** A row as a line of the edition, or the cell in which something stands that no line can say. */
export type Built<Column, Part> =
	| { readonly line: string; readonly cellOf: (part: Part) => Column }
	| { readonly part: Part; readonly column: Column };

export interface Reader<Column extends string, Part> {
	readonly headings: Headings<Column>;
	readonly built: (row: Row<Column>) => Built<Column, Part>;
	/** The first part of a line that does not fit. */
	readonly faultOf: (line: string) => Part | null;
	/** The words of a line before its name, by their places; what has none is all that follows them. */
	readonly words: readonly (readonly Part[])[];
}

/** Where a part of a line stands that is written as an edition writes it. */
function wordOf<Part>(row: string, part: Part, words: Reader<string, Part>['words']): Cell {
	const line = trimmedAt(row, 0);
	const colon = line.text.indexOf(':');
	const head = colon < 0 ? line.text : line.text.slice(0, colon);
	const at = words.findIndex((parts) => parts.includes(part));
	if (part === 'name') return trimmedAt(line.text.slice(colon + 1), line.from + colon + 1);
	const found = [...head.matchAll(/\S+/g)];
	const first = found[at < 0 ? words.length : at];
	if (!first) return { text: '', from: line.to, to: line.to };
	const text = at < 0 ? head.slice(first.index).trimEnd() : first[0];
	return { text, from: line.from + first.index, to: line.from + first.index + text.length };
}

function readRow<Column extends string, Part>(
	reader: Reader<Column, Part>,
	columns: readonly (Column | undefined)[],
	row: string
): string | { readonly part: Part; readonly cell: Cell } {
	const line = row.trim();
	const fault = reader.faultOf(line);
	if (fault === null) return line;
	if (cellsIn(row).length === 1) return { part: fault, cell: wordOf(row, fault, reader.words) };
	const cells = inColumns(reader.headings, columns, row);
	const built = reader.built(cells);
	if ('part' in built) return { part: built.part, cell: cells[built.column] };
	const part = reader.faultOf(built.line);
	return part === null ? built.line : { part, cell: cells[built.cellOf(part)] };
}

export function read<Column extends string, Part>(text: string, reader: Reader<Column, Part>): Pasted<Part> {
	// as a field for many lines keeps them: places are told in it
	const rows = text.replaceAll('\r\n', '\n').split('\n');
	const first = rows.findIndex((row) => row.trim() !== '');
	const { columns, isHeading } = columnsOf(reader.headings, rows[first] ?? '');
	const lines: string[] = [];
	const wrong: Misread<Part>[] = [];
	const left: string[] = [];
	let start = 0;
	for (const [at, row] of rows.entries()) {
		const found = row.trim() === '' || (isHeading && at === first) ? null : readRow(reader, columns, row);
		if (typeof found === 'string') lines.push(found);
		else if (found) {
			const { part, cell } = found;
			wrong.push({ line: at + 1, part, said: cell.text, from: start + cell.from, to: start + cell.to });
			left.push(row);
		}
		start += row.length + 1;
	}
	const headed = isHeading && left.length > 0 ? [rows[first] ?? '', ...left] : left;
	return { lines, wrong, left: headed.join('\n') };
}
