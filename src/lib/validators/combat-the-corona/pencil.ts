/** What stands in which cell of the board. */
import {
	attackCells,
	bedCells,
	dieTokenStoreCells,
	hospitalCells,
	hospitalStoreCells,
	infectionCells,
	levelCells,
	lifeCells,
	pileCells,
	shieldStoreCells,
	spaceCells,
	virusCells,
	virusSlots
} from '../../sheets/combat-the-corona/cells.ts';
import type { Virus } from '../../sheets/combat-the-corona/facts.ts';
import { letterOf } from '../../sheets/combat-the-corona/names.ts';
import { words } from '../../sheets/combat-the-corona/texts.ts';
import type { CellMarks, Mark, Piece } from '../../table/record.ts';
import type { Label } from '../../table/sheet.ts';
import { isRed, isWild } from './actions.ts';
import type { Agreed } from './agreed.ts';
import { blueCard } from './shapes.ts';
import { lifeLeft, type State } from './state.ts';

const cell = (id: string, ...marks: readonly Mark[]): CellMarks => ({ cell: id, marks });
const written = (text: string | number, strike = false): Mark => ({
	kind: 'write',
	text: String(text),
	...(strike && { strike })
});
const lying = (...row: readonly Piece[]): Mark => ({ kind: 'pieces', pieces: row });

const house: Piece = { shape: 'house', letter: words('letter.hospital'), tone: 'accent' };
const dieToken: Piece = { shape: 'circle', letter: words('letter.die'), tone: 'blue' };
const shieldToken: Piece = { shape: 'shield', letter: words('letter.shield'), tone: 'brown' };

const inRow = (from: number, to: number, each: (n: number) => CellMarks): readonly CellMarks[] =>
	Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => each(from + at));

const hospitals = ({ hospitals: built, agreed }: State): readonly CellMarks[] => [
	...inRow(1, built, (n) => cell(hospitalCells.make(n), lying(house))),
	...inRow(built + 1, agreed.facts.hospitals, (n) => cell(hospitalStoreCells.make(n), lying(house)))
];

/** Tokens in the store; those in play lie with the team and on the table. With CTC-R5 b there may be more. */
const tokens = ({ dieTokens, shields, agreed: { facts } }: State): readonly CellMarks[] => [
	...inRow(dieTokens + 1, facts.dieTokens, (n) => cell(dieTokenStoreCells.make(n), lying(dieToken))),
	...inRow(shields + 1, facts.shieldTokens, (n) => cell(shieldStoreCells.make(n), lying(shieldToken))),
	...(dieTokens > 0 ? [cell(pileCells.make('tokens'), lying({ ...dieToken, count: dieTokens }))] : []),
	...(shields > 0 ? [cell(pileCells.make('shields'), lying({ ...shieldToken, count: shields }))] : [])
];

/** Cards of the edition by their letter; own ones by the beginning of their name, a star or an exclamation mark. */
export function letterOn({ own, kinds }: Agreed, card: string): Label {
	if (!own) return letterOf(kinds.get(card) ?? { id: card, name: null });
	const name = blueCard.read(card);
	if (name !== null) return [...name].slice(0, 2).join('');
	return card === 'wild' ? '★' : '!';
}

const actionPiece = (agreed: Agreed, card: string): Piece => ({
	shape: 'card',
	letter: letterOn(agreed, card),
	tone: isRed(agreed, card) ? 'red' : isWild(agreed, card) ? 'green' : 'blue'
});

const actionCards = ({ board, agreed }: State): readonly CellMarks[] =>
	board.map((card, at) => cell(spaceCells.make(at + 1), lying(actionPiece(agreed, card))));

function virusLine(state: State, virus: Virus, line: number): readonly CellMarks[] {
	const life = lifeLeft(state, virus);
	const hurt = life < virus.life;
	// CTC-R8 b: the token lies on the virus
	const shield = state.shielded.includes(virus.id) ? [lying(shieldToken)] : [];
	return [
		cell(virusCells.make(line), written(virus.id), ...shield),
		cell(levelCells.make(line), written(virus.level)),
		cell(
			lifeCells.make(line),
			...(hurt ? [written(virus.life, true), written(life)] : [written(virus.life)])
		),
		cell(attackCells.make(line), written(virus.attack))
	];
}

/** More viruses than lines: the last line counts the others. */
function virusList(state: State): readonly CellMarks[] {
	const { viruses, agreed } = state;
	const slots = virusSlots(agreed.facts);
	const all = viruses.length <= slots;
	const shown = all ? viruses : viruses.slice(0, slots - 1);
	const lines = shown.flatMap((virus, at) => virusLine(state, virus, at + 1));
	return all ? lines : [...lines, cell(virusCells.make(slots), written(`+${viruses.length - shown.length}`))];
}

export function pencil(state: State): readonly CellMarks[] {
	const { defeated, beds, infection } = state;
	return [
		...hospitals(state),
		...actionCards(state),
		cell(infectionCells.make(infection), { kind: 'marker' }),
		cell(bedCells.make(beds), { kind: 'marker' }),
		...tokens(state),
		...virusList(state),
		...(defeated.length > 0 ? [cell(pileCells.make('defeated'), written(defeated.length))] : [])
	];
}
