/** Cards out of what somebody pasted: lines as an edition writes them, or rows of a spreadsheet with or without a
 *  heading. */
import {
	actionColours,
	actionLineFault,
	groups,
	skills,
	virusLineFault,
	writeActionLine,
	writeVirusLine,
	type ActionPart,
	type VirusPart
} from '../../../sheets/combat-the-corona/lines.ts';

/** A line that is no card: its number in what was pasted, and the part that does not fit. */
export interface Misread<Part> {
	readonly row: string;
	readonly line: number;
	readonly part: Part;
}

export interface Pasted<Part> {
	readonly lines: readonly string[];
	/** They stay where they were pasted. */
	readonly wrong: readonly Misread<Part>[];
}

/** What the columns are called, in the languages of the app; the order is that of a table without a heading. */
type Headings<Column extends string> = Readonly<Record<Column, readonly string[]>>;

const virusHeadings = {
	id: ['id', 'código', 'kürzel', 'code'],
	level: ['level', 'nivel', 'nível', 'stufe'],
	life: ['life', 'vida', 'leben'],
	attack: ['attack', 'ataque', 'angriff'],
	shield: ['shield', 'escudo', 'schild'],
	skills: ['skills', 'skill', 'habilidades', 'habilidad', 'habilidade', 'fähigkeiten', 'fähigkeit'],
	group: ['kind', 'group', 'clase', 'grupo', 'tipo', 'art', 'gruppe'],
	copies: ['copies', 'copias', 'cópias', 'kopien', 'anzahl'],
	name: ['name', 'nombre', 'nome']
} as const satisfies Headings<string>;

const actionHeadings = {
	id: virusHeadings.id,
	cards: ['cards', 'cartas', 'karten', 'count', 'copies', 'copias', 'cópias', 'anzahl'],
	solo: ['solo', 'more in solo', 'más en solitario', 'a mais no solo', 'mehr im solo'],
	colour: ['colour', 'color', 'cor', 'farbe'],
	name: virusHeadings.name
} as const satisfies Headings<string>;

type Row<Column extends string> = Readonly<Record<Column, string>>;

/** A comma parts cells only where nothing else does: names may have one. */
function cellsIn(row: string): readonly string[] {
	const between = row.includes('\t') ? '\t' : row.includes(';') ? ';' : ',';
	return row.split(between).map((cell) => cell.trim());
}

const columnOf = <Column extends string>(headings: Headings<Column>, cell: string): Column | undefined =>
	(Object.keys(headings) as Column[]).find((column) => headings[column].includes(cell.toLowerCase()));

/** The columns in their order: as the heading names them, or as most tables have them. */
function columnsOf<Column extends string>(
	headings: Headings<Column>,
	first: string
): { readonly columns: readonly (Column | undefined)[]; readonly isHeading: boolean } {
	const columns = cellsIn(first).map((cell) => columnOf(headings, cell));
	const isHeading = columns.filter((column) => column !== undefined).length >= 2;
	return isHeading ? { columns, isHeading } : { columns: Object.keys(headings) as Column[], isHeading };
}

function inColumns<Column extends string>(
	headings: Headings<Column>,
	columns: readonly (Column | undefined)[],
	row: string
): Row<Column> {
	const cells = cellsIn(row);
	const entries = (Object.keys(headings) as Column[]).map((column) => {
		const at = columns.indexOf(column);
		// a name that was parted by accident is whole again
		const isLast = at === columns.length - 1;
		return [column, at < 0 ? '' : isLast ? cells.slice(at).join(' ').trim() : (cells[at] ?? '')] as const;
	});
	return Object.fromEntries(entries) as Row<Column>;
}

/** Cells that say no; any other sign in the column of the shield means one. */
const no = ['', '0', '-', '–', 'no', 'nein', 'não', 'false'];

/** What a card says of itself in the language of the screen: its skills, its kind, its colour. */
export type Called = (key: string) => string;

const says = (cell: string, key: string, called: Called): boolean => {
	const said = cell.toLowerCase();
	return said.includes(key) || said.includes(called(key).toLowerCase());
};

function virusLineOf(
	{ id, level, life, attack, shield, skills: words, group, copies, name }: Row<keyof typeof virusHeadings>,
	called: Called
): string {
	// both figures may stand in one cell, as on the line of an edition
	const [lives = '', strikes = ''] = attack === '' ? life.split('/') : [life, attack];
	const card = writeVirusLine({
		id,
		level: 1,
		life: 1,
		attack: 0,
		shield: !no.includes(shield.toLowerCase()),
		skills: skills.filter((skill) => says(words, skill, called)),
		group: groups.find((one) => says(group, one, called)) ?? 'normal',
		copies: Math.max(1, Number(copies) || 1),
		name: name || null
	});
	// the figures as they were written, so that a wrong one is told
	return card.replace(' 1 1/0', ` ${level} ${lives}/${strikes}`);
}

function actionLineOf(
	{ id, cards, solo, colour, name }: Row<keyof typeof actionHeadings>,
	called: Called
): string {
	const [count = '', more = solo] = cards.split('+');
	const kind = actionColours.find((one) => says(colour, one, called));
	const line = writeActionLine({
		id,
		count: 0,
		soloExtra: 0,
		colour: kind === 'red' ? 'red' : 'blue',
		wild: kind === 'wild',
		name: name || null
	});
	const written = line.replace(' 0 ', ` ${count}${more === '' || more === '0' ? '' : `+${more}`} `);
	return kind === undefined ? written.replace(/ blue\b/, ` ${colour}`) : written;
}

function readRows<Column extends string, Part>(
	text: string,
	headings: Headings<Column>,
	lineOf: (row: Row<Column>) => string,
	faultOf: (line: string) => Part | null
): Pasted<Part> {
	const rows = text.split(/\r?\n/);
	const { columns, isHeading } = columnsOf(headings, rows.find((row) => row.trim() !== '') ?? '');
	const headed = isHeading ? rows.findIndex((row) => row.trim() !== '') : -1;
	const lines: string[] = [];
	const wrong: Misread<Part>[] = [];
	for (const [at, row] of rows.entries()) {
		const line = row.trim();
		if (line === '' || at === headed) continue;
		const own = faultOf(line);
		if (own === null) {
			lines.push(line);
			continue;
		}
		const isRow = cellsIn(row).length > 1;
		const built = isRow ? lineOf(inColumns(headings, columns, row)) : line;
		const part = isRow ? faultOf(built) : own;
		if (part === null) lines.push(built);
		else wrong.push({ row, line: at + 1, part });
	}
	return { lines, wrong };
}

export const readViruses = (text: string, called: Called): Pasted<VirusPart> =>
	readRows(text, virusHeadings, (row) => virusLineOf(row, called), virusLineFault);

export const readActions = (text: string, called: Called): Pasted<ActionPart> =>
	readRows(text, actionHeadings, (row) => actionLineOf(row, called), actionLineFault);
