/** A small sheet with every kind of ink, cell and field, and what is needed to print it. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AnyGameWords } from '../../src/lib/i18n/game-words.ts';
import { words as print } from '../../src/lib/i18n/print/en.ts';
import { talkIn } from '../../src/lib/i18n/talk.ts';
import { pageLink } from '../../src/lib/print/address.ts';
import { printedEdition } from '../../src/lib/print/source.ts';
import type { Matter } from '../../src/lib/print/matter.ts';
import { alphabets } from '../../src/lib/print/font/alphabets.ts';
import { readShelf } from '../../src/lib/print/font/shelf.ts';
import { papers } from '../../src/lib/print/paper.ts';
import {
	box,
	cell,
	centred,
	ellipse,
	icon,
	line,
	rect,
	say,
	squareAt,
	text
} from '../../src/lib/sheets/kit/draw.ts';
import type { Face } from '../../src/lib/sheets/kit/type.ts';
import type { Deck, Sheet } from '../../src/lib/table/sheet.ts';

const require = createRequire(import.meta.url);

const file = async (name: string): Promise<ArrayBuffer> =>
	new Uint8Array(await readFile(require.resolve(`@fontsource/${name}.woff`))).buffer;

const names: Record<Face, (set: string) => string> = {
	regular: (set) => `alegreya-sans/files/alegreya-sans-${set}-400-normal`,
	bold: (set) => `alegreya-sans/files/alegreya-sans-${set}-700-normal`,
	caps: (set) => `alegreya-sans-sc/files/alegreya-sans-sc-${set}-700-normal`
};

const all = (face: Face) => Promise.all(alphabets.map((set) => file(names[face](set))));

const readFonts = async () =>
	readShelf({ regular: await all('regular'), bold: await all('bold'), caps: await all('caps') });

let fonts: ReturnType<typeof readFonts> | undefined;

/** The fonts from the package, as the browser fetches them; opened once. */
export const shelf = (): ReturnType<typeof readFonts> => (fonts ??= readFonts());

const grid = Array.from({ length: 24 }, (_, n) => [Math.floor(n / 6), n % 6] as const);

export const sheet: Sheet = {
	id: 'standard',
	per: 'player',
	page: { width: 210, height: 297 },
	accent: { light: '#1f7a5a', dark: '#58c79a' },
	title: say('title'),
	notice: say('notice'),
	areas: [
		{
			id: 'grid',
			title: say('grid'),
			box: box(20, 40, 120, 90),
			columns: 6,
			ink: [
				rect(box(20, 40, 120, 90), { stroke: 'ink', weight: 0.4, radius: 3, fill: 'tint' }),
				text(say('grid'), [24, 48], { face: 'caps', size: 13 })
			],
			cells: grid.map(([row, column]) => {
				const at = squareAt([26, 54], 12, row, column);
				return cell(`grid-${row}-${column}`, at, say('cell', { row, column }), [
					rect(at, { stroke: 'ink', weight: 0.25, fill: 'paper' }),
					centred(String(row * 6 + column + 1), at, { size: 8, tone: 'soft' })
				]);
			})
		},
		{
			id: 'ring',
			title: say('ring'),
			box: box(150, 40, 40, 90),
			columns: 2,
			ink: [
				line([150, 40], [190, 40], { dashed: true }),
				text(say('ring'), [150, 48], { face: 'bold', size: 11 })
			],
			cells: [0, 1, 2, 3].map((n) => {
				const at = box(152 + (n % 2) * 18, 54 + Math.floor(n / 2) * 18, 14, 14);
				return cell(
					`ring-${n}`,
					at,
					say('cell', { row: 0, column: n }),
					[ellipse(at, { stroke: 'accent', weight: 0.5 })],
					true
				);
			})
		}
	],
	ink: [
		rect(box(10, 10, 150, 20), { fill: 'accent', radius: 2 }),
		text(say('title'), [16, 23], { face: 'caps', size: 22, tone: 'paper' }),
		icon('virus', box(150, 12, 8, 14), { fill: 'paper' }),
		text(say('help'), [20, 150], { size: 9, width: 70 }),
		text('Ä É ñ ç ß × ≥ → ✓', [20, 200], { size: 12, tone: 'danger' }),
		text(say('notice'), [105, 285], { size: 7, tone: 'soft', align: 'middle' })
	],
	fields: [
		{ id: 'player', label: say('player'), box: box(100, 200, 60, 9) },
		{ id: 'scenario', label: say('scenario'), box: box(100, 215, 60, 9) }
	]
};

export const words = {
	sheet: {
		title: 'A sheet for tests',
		notice: 'Made for the tests of this app.',
		grid: 'Grid of numbers',
		ring: 'Rings',
		player: 'Player',
		scenario: 'Scenario',
		help: 'Each die is used once. A text that is wider than its column breaks into lines at the same places on the screen and on paper.',
		cards: 'Cards',
		cell: ({ row, column }: { row: number; column: number }) => `Row ${row + 1}, square ${column + 1}`
	},
	sections: {},
	rules: {},
	rulings: {},
	options: {},
	parts: { squares: 'Squares', rings: 'Rings' },
	sentences: {},
	moves: {},
	awaits: {},
	labels: {}
} as unknown as AnyGameWords;

export const deck: Deck = {
	id: 'cards',
	title: say('cards'),
	card: { width: 63, height: 88 },
	cards: Array.from({ length: 11 }, (_, n) => ({
		id: `card-${n}`,
		copies: n === 0 ? 2 : 1,
		ink: [
			rect(box(3, 3, 57, 82), { stroke: 'ink', radius: 3 }),
			centred(`Card ${n}`, box(3, 10, 57, 10), { face: 'bold', size: 14 })
		]
	})),
	back: [rect(box(3, 3, 57, 82), { fill: 'accent', radius: 3 })]
};

export const matter = (wishes: Partial<Matter> = {}): Matter => ({
	game: 'A game for tests',
	sheet,
	decks: [deck],
	words,
	aid: {
		aim: 'Fill the grid.',
		steps: [{ signs: ['d5', 'd3'], title: 'Roll', text: 'Both dice.' }],
		areas: { grid: 'Row by row.' },
		signs: [{ sign: 'virus', name: 'Virus', text: 'Fill it.' }],
		end: 'The grid is full.',
		brief: 'Full wins.',
		setup: ['A sheet each.']
	},
	print,
	talk: talkIn('en', ['Ana', 'Bo']),
	paper: papers.A4,
	ink: 'colour',
	edition: printedEdition('standard'),
	code: pageLink('https://pipsheet.example', 'sample'),
	...wishes
});
