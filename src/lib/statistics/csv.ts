/** Tables of text for spreadsheets: RFC 4180, with the mark by which they recognise UTF-8. */
const MARK = '\ufeff';

export type Field = string | number | null;

/** What a spreadsheet would take for a formula is written as the text that it is. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

function field(value: Field): string {
	if (value === null) return '';
	if (typeof value === 'number') return String(value);
	const text = harmless(value);
	return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const csvOf = (rows: readonly (readonly Field[])[]): string =>
	MARK + rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');
