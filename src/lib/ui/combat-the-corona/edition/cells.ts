/** Rows of a spreadsheet: their cells, under headings or in the usual order, and where each stands. */

/** What the columns are called, in the languages of the app; the order is that of a table without a heading. */
export type Headings<Column extends string> = Readonly<Record<Column, readonly string[]>>;

/** Where something stands in a text. */
export interface Span {
	readonly from: number;
	readonly to: number;
}

export interface Cell extends Span {
	readonly text: string;
}

export type Row<Column extends string> = Readonly<Record<Column, Cell>>;

/** Without the blanks around it. */
export function trimmedAt(text: string, from: number): Cell {
	const start = from + (text.length - text.trimStart().length);
	const trimmed = text.trim();
	return { text: trimmed, from: start, to: start + trimmed.length };
}

/** A comma parts cells only where nothing else does: names may have one. */
export function cellsIn(row: string): readonly Cell[] {
	const between = row.includes('\t') ? '\t' : row.includes(';') ? ';' : ',';
	let at = 0;
	return row.split(between).map((cell) => {
		const found = trimmedAt(cell, at);
		at += cell.length + 1;
		return found;
	});
}

const columnOf = <Column extends string>(headings: Headings<Column>, cell: string): Column | undefined =>
	(Object.keys(headings) as Column[]).find((column) => headings[column].includes(cell.toLowerCase()));

export interface Columns<Column extends string> {
	readonly columns: readonly (Column | undefined)[];
	readonly isHeading: boolean;
}

/** The columns in their order: as the heading names them, or as most tables have them. */
export function columnsOf<Column extends string>(headings: Headings<Column>, first: string): Columns<Column> {
	const columns = cellsIn(first).map(({ text }) => columnOf(headings, text));
	const isHeading = columns.filter((column) => column !== undefined).length >= 2;
	return isHeading ? { columns, isHeading } : { columns: Object.keys(headings) as Column[], isHeading };
}

export function inColumns<Column extends string>(
	headings: Headings<Column>,
	columns: readonly (Column | undefined)[],
	row: string
): Row<Column> {
	const cells = cellsIn(row);
	const nowhere: Cell = { text: '', from: row.length, to: row.length };
	const cellOf = (column: Column): Cell => {
		const at = columns.indexOf(column);
		const cell = cells[at] ?? nowhere;
		// a name that was parted by accident is whole again
		if (at < 0 || at < columns.length - 1) return cell;
		const more = cells.slice(at);
		const text = more
			.map((one) => one.text)
			.join(' ')
			.trim();
		return { text, from: cell.from, to: more.at(-1)?.to ?? cell.to };
	};
	return Object.fromEntries(
		(Object.keys(headings) as Column[]).map((column) => [column, cellOf(column)] as const)
	) as Row<Column>;
}
