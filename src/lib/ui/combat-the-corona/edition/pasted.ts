/** Cards out of what somebody pasted: which columns they have, and what stands in them. */
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
import { limits } from '../../../sheets/combat-the-corona/limits.ts';
import type { Headings, Row } from './cells.ts';
import { read, type Built, type Pasted } from './reading.ts';

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

type VirusColumn = keyof typeof virusHeadings;
type ActionColumn = keyof typeof actionHeadings;

/** Cells that say no; any other sign in the column of the shield means one. */
const no = ['', '0', '-', '–', 'no', 'nein', 'não', 'false'];

/** What a card says of itself in the language of the screen: its skills, its kind, its colour. */
export type Called = (key: string) => string;

/** The words of a cell, as themselves or as the screen says them; null when it says something else, too. */
function wordsIn<Word extends string>(
	cell: string,
	known: readonly Word[],
	called: Called
): readonly Word[] | null {
	// "blue and wild" is not blue: the longest first
	const names = known
		.flatMap((word) => [word, called(word)].map((name) => ({ word, name: name.toLowerCase() })))
		.sort((a, b) => b.name.length - a.name.length);
	let left = cell.toLowerCase();
	const found = new Set<Word>();
	for (const { word, name } of names) {
		if (!left.includes(name)) continue;
		left = left.replace(name, ' ');
		found.add(word);
	}
	return /[\p{L}\d]/u.test(left) ? null : known.filter((word) => found.has(word));
}

/** A count that may be left out; null when it is none. */
const countIn = (cell: string): number | null =>
	cell === ''
		? 1
		: /^\d{1,2}$/.test(cell) && Number(cell) <= limits.copies[1]
			? Math.max(1, Number(cell))
			: null;

function virusOf(row: Row<VirusColumn>, called: Called): Built<VirusColumn, VirusPart | 'group' | 'copies'> {
	const said = (column: VirusColumn): string => row[column].text;
	const skilled = wordsIn(said('skills'), skills, called);
	if (!skilled) return { part: 'signs', column: 'skills' };
	const kinds = wordsIn(said('group'), [...groups, 'normal'], called);
	const [kind = 'normal', ...others] = kinds ?? [];
	if (!kinds || others.length > 0) return { part: 'group', column: 'group' };
	const copies = countIn(said('copies'));
	if (copies === null) return { part: 'copies', column: 'copies' };
	// both figures may stand in one cell, as on the line of an edition
	const isOneCell = said('attack') === '';
	const [life = '', attack = ''] = isOneCell ? said('life').split('/') : [said('life'), said('attack')];
	const card = writeVirusLine({
		id: said('id'),
		level: 1,
		life: 1,
		attack: 0,
		shield: !no.includes(said('shield').toLowerCase()),
		skills: skilled,
		group: kind,
		copies,
		name: said('name') || null
	});
	return {
		// the figures as they were written, so that a wrong one is told
		line: card.replace(' 1 1/0', ` ${said('level')} ${life}/${attack}`),
		cellOf: (part) =>
			part === 'signs' ? 'skills' : part === 'attack' && isOneCell && attack !== '' ? 'life' : part
	};
}

function actionOf(row: Row<ActionColumn>, called: Called): Built<ActionColumn, ActionPart> {
	const said = (column: ActionColumn): string => row[column].text;
	const [count = '', more = said('solo')] = said('cards').split('+');
	const [colour, ...others] = wordsIn(said('colour'), actionColours, called) ?? [];
	// "blue and wild" is what a screen calls the wild ones
	const isWild = colour === 'wild' || others.includes('wild');
	const line = writeActionLine({
		id: said('id'),
		count: 0,
		soloExtra: 0,
		colour: colour === 'red' ? 'red' : 'blue',
		wild: isWild,
		name: said('name') || null
	});
	const written = line.replace(' 0 ', ` ${count}${more === '' || more === '0' ? '' : `+${more}`} `);
	return {
		line: colour === undefined ? written.replace(/ blue\b/, ` ${said('colour')}`) : written,
		cellOf: (part) => part
	};
}

export const readViruses = (text: string, called: Called): Pasted<VirusPart | 'group' | 'copies'> =>
	read(text, {
		headings: virusHeadings,
		built: (row) => virusOf(row, called),
		faultOf: virusLineFault,
		words: [['id'], ['level'], ['life', 'attack']]
	});

export const readActions = (text: string, called: Called): Pasted<ActionPart> =>
	read(text, {
		headings: actionHeadings,
		built: (row) => actionOf(row, called),
		faultOf: actionLineFault,
		words: [['id'], ['cards'], ['colour']]
	});
