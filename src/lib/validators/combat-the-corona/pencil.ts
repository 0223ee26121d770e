/** What stands in which cell of the board, and which cells a move speaks of. */
import { virusSlots } from '../../sheets/combat-the-corona/cells.ts';
import { actions, infection as chart, pieces, type Virus } from '../../sheets/combat-the-corona/facts.ts';
import type { CellMarks, Mark, Piece } from '../../table/record.ts';
import { isRed, isWild } from './actions.ts';
import type { CoronaMove, Verbs } from './moves.ts';
import { bedCell, filledSpaces, hospitalCell, infectionCell, spaceCells, virusCells } from './places.ts';
import type { State } from './state.ts';
import { lifeLeft } from './table.ts';

const cell = (id: string, ...marks: readonly Mark[]): CellMarks => ({ cell: id, marks });
const written = (text: string | number, strike = false): Mark => ({
	kind: 'write',
	text: String(text),
	...(strike && { strike })
});
const lying = (...row: readonly Piece[]): Mark => ({ kind: 'pieces', pieces: row });

const house: Piece = { shape: 'house', letter: 'H', tone: 'accent' };
const dieToken: Piece = { shape: 'circle', letter: 'D', tone: 'blue' };
const shieldToken: Piece = { shape: 'shield', letter: 'S', tone: 'brown' };

const inRow = (from: number, to: number, each: (n: number) => CellMarks): readonly CellMarks[] =>
	Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => each(from + at));

const hospitals = ({ hospitals: built }: State): readonly CellMarks[] => [
	...inRow(1, built, (n) => cell(hospitalCell(n), lying(house))),
	...inRow(built + 1, pieces.hospitals, (n) => cell(`ts-h${n}`, lying(house)))
];

/** Tokens in the store; those in play lie with the team and on the table. With CTC-R5 b there may be more. */
const tokens = ({ dieTokens, shields }: State): readonly CellMarks[] => [
	...inRow(dieTokens + 1, pieces.dieTokens, (n) => cell(`ts-d${n}`, lying(dieToken))),
	...inRow(shields + 1, pieces.shieldTokens, (n) => cell(`ts-s${n}`, lying(shieldToken))),
	...(dieTokens > 0 ? [cell('tokens', lying({ ...dieToken, count: dieTokens }))] : []),
	...(shields > 0 ? [cell('shields', lying({ ...shieldToken, count: shields }))] : [])
];

const letters: ReadonlyMap<string, string> = new Map(actions.map(({ id, letter }) => [id, letter]));

/** Cards of the app by their letter; own ones by the beginning of their name, a star or an exclamation mark. */
function letterOf(card: string): string {
	if (card.startsWith('blue:')) return [...card.slice('blue:'.length)].slice(0, 2).join('');
	return letters.get(card) ?? (isWild(card) ? '★' : '!');
}

const actionPiece = (card: string): Piece => ({
	shape: 'card',
	letter: letterOf(card),
	tone: isRed(card) ? 'red' : isWild(card) ? 'green' : 'blue'
});

const actionCards = ({ board }: State): readonly CellMarks[] =>
	board.map((card, at) => cell(`s${at + 1}`, lying(actionPiece(card))));

function virusLine(state: State, virus: Virus, line: number): readonly CellMarks[] {
	const life = lifeLeft(state, virus);
	const hurt = life < virus.life;
	return [
		cell(`virus.${line}`, written(virus.id)),
		cell(`virus.${line}.level`, written(virus.level)),
		cell(
			`virus.${line}.life`,
			...(hurt ? [written(virus.life, true), written(life)] : [written(virus.life)])
		),
		cell(`virus.${line}.attack`, written(virus.attack))
	];
}

/** More viruses than lines: the last line counts the others. */
function virusList(state: State): readonly CellMarks[] {
	const { viruses } = state;
	const all = viruses.length <= virusSlots;
	const shown = all ? viruses : viruses.slice(0, virusSlots - 1);
	const lines = shown.flatMap((virus, at) => virusLine(state, virus, at + 1));
	return all ? lines : [...lines, cell(`virus.${virusSlots}`, written(`+${viruses.length - shown.length}`))];
}

export function pencil(state: State): readonly CellMarks[] {
	const { defeated, beds, infection } = state;
	return [
		...hospitals(state),
		...actionCards(state),
		cell(infectionCell(Math.min(infection, chart.last + 1)), { kind: 'marker' }),
		cell(bedCell(beds), { kind: 'marker' }),
		...tokens(state),
		...virusList(state),
		...(defeated.length > 0 ? [cell('defeated', written(defeated.length))] : [])
	];
}

type Speaking<M> = (state: State, move: M) => readonly string[];

const speaking: { readonly [V in keyof Verbs]: Speaking<Verbs[V]> } = {
	setup: () => [],
	play: ({ board }) => spaceCells([board.length + 1]),
	skip: () => [],
	remove: (state, { spaces }) => [
		...spaceCells(spaces),
		hospitalCell(Math.min(state.hospitals + 1, pieces.hospitals))
	],
	clear: (state) => filledSpaces(state),
	send: (state, { virus }) => virusCells(state, [virus]),
	roll: ({ hospitals: built }) => inRow(0, built, (n) => cell(hospitalCell(n))).map((h) => h.cell),
	reroll: () => ['s3'],
	extra: () => ['tokens'],
	shield: () => ['shields'],
	hit: (state, { virus }) => virusCells(state, [virus]),
	rest: ({ beds }) => [bedCell(beds)],
	reveal: ({ infection }) => [infectionCell(infection)],
	place: ({ infection }) => [infectionCell(infection)],
	save: () => ['defeated'],
	destroy: (state, { viruses }) => [hospitalCell(state.hospitals), ...virusCells(state, viruses)],
	bottom: () => [],
	hospital: (state, { viruses }) => [hospitalCell(state.hospitals), ...virusCells(state, viruses)]
};

/** The cells that this move writes on or speaks of. The verb of a move picks the function for this very move. */
export const cells = (state: State, move: CoronaMove): readonly string[] =>
	(speaking[move.do] as Speaking<CoronaMove>)(state, move);
