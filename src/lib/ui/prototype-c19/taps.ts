/** What a tap on the sheet means. No tap is dead: it chooses, moves, asks the referee or explains. */
import {
	biotechCells,
	columnCells,
	factorCells,
	formulaCells,
	healthCells,
	riskCells,
	stepCells
} from '../../sheets/prototype-c19/cells.ts';
import { areaOf } from '../../sheets/kit/cells.ts';
import type { Move } from '../../validators/prototype-c19/moves.ts';
import { topOf } from '../../validators/prototype-c19/zone.ts';
import { cellAt, type Wish } from './attempts.ts';
import { ruleOfCell } from './explained.ts';
import type { LabHand } from './hand.svelte.ts';
import { isPlaced } from './preview.svelte.ts';

const isInZone = ({ do: verb }: Move): boolean => verb === 'infect' || verb === 'cover';

/** One move fits: it is made. Several: what is missing is said. None: the referee says why not. */
function place(hand: LabHand, here: readonly Move[], wish: Wish): void {
	const [only, other] = here;
	if (only && !other) void hand.make(only);
	else if (only) hand.notice(hand.label('chooseValue'), 'PC19-U8');
	else hand.wish(wish);
}

function tapHealth(hand: LabHand, at: readonly Move[], cell: string): void {
	const elsewhere = hand.candidates.some((move) => move.do === 'health');
	if (at.length === 0 && elsewhere) hand.explain('PC19-H3');
	else if (hand.held.tapped[0] === cell) hand.confirm();
	else if (at.length === 1) hand.hold({ tapped: [cell], turn: 0 });
	else place(hand, at, { area: 'health', cell });
}

function tapFormula(hand: LabHand): void {
	const [only, other] = hand.candidates.filter((move) => move.do === 'formula');
	if (!only) return hand.wish({ area: 'formula' });
	// PC19-F4: no factor is left to choose
	if (!other) return void hand.make(only);
	hand.hold({ factors: true });
}

function tapFactor(hand: LabHand, cell: string): void {
	const factor = hand.state.agreed.facts.factors[factorCells.read(cell) ?? -1];
	const here = hand.candidates.filter((move) => move.do === 'formula' && move.factor === factor);
	place(hand, here, { area: 'factor', cell });
}

function tapColumn(hand: LabHand, column: number): void {
	const row = topOf(hand.state.agreed.facts, column);
	hand.hold({ tapped: [riskCells.make([row, column])], turn: 0 });
}

/** Resistant ones are chosen one by one, and let go by a second tap. */
function tapResistant(hand: LabHand, cell: string): void {
	const { tapped } = hand.held;
	if (tapped.includes(cell)) hand.hold({ tapped: tapped.filter((other) => other !== cell) });
	else if (hand.lit.has(cell)) hand.hold({ tapped: [...tapped, cell] });
	else hand.wish({ area: 'risk', cells: [...tapped.slice(-1), cell].map(cellAt) });
}

function tapZone(hand: LabHand, cell: string): void {
	const { tapped, turn } = hand.held;
	if (hand.resisting) return tapResistant(hand, cell);
	const here = hand.candidates.filter(isPlaced).some((move) => hand.cellsOf(move).includes(cell));
	if (!here) hand.wish({ area: 'risk', cells: [cellAt(cell)] });
	else if (tapped[0] === cell) hand.hold({ turn: turn + 1 });
	else hand.hold({ tapped: [cell], turn: 0 });
}

function tapCell(hand: LabHand, cell: string): void {
	const column = columnCells.read(cell);
	const isIn = (ids: { readonly read: (id: string) => unknown }): boolean => ids.read(cell) !== null;
	const at = hand.candidates.filter((move) => hand.cellsOf(move).includes(cell));
	if (!hand.held.tapped.every((other) => areaOf(other) === areaOf(cell))) hand.hold({ tapped: [], turn: 0 });
	if (isIn(riskCells)) tapZone(hand, cell);
	else if (column !== null && hand.own.some((move) => move.do === 'cover')) tapColumn(hand, column);
	else if (isIn(healthCells)) tapHealth(hand, at, cell);
	else if (isIn(formulaCells) || isIn(stepCells)) tapFormula(hand);
	else if (isIn(factorCells)) tapFactor(hand, cell);
	else if (isIn(biotechCells)) place(hand, at, { area: 'biotech', cell });
	else hand.explain(ruleOfCell(cell));
}

export function answerTap(hand: LabHand, cell: string): void {
	const here = hand.held.resisting ? [] : hand.opened.filter(({ cells }) => cells.includes(cell));
	const [only, other] = here;
	if (!only) tapCell(hand, cell);
	// the dice are taken by what is done with them: at once where there is one way, else with a look at it first
	else if (!other && !isInZone(only.move)) void hand.make(only.taking, only.move);
	else
		void hand.make(only.taking).then((made) => {
			if (made) tapCell(hand, cell);
		});
}
