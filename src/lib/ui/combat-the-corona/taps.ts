/** What a tap on the printed board means. No tap is dead: it chooses, moves, asks the referee or explains. */
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
	virusCells
} from '../../sheets/combat-the-corona/cells.ts';
import { explainedBy } from '../../sheets/kit/cells.ts';
import type { RuleId } from '../../validators/combat-the-corona/rulebook.ts';
import type { CoronaHand } from './hand.svelte.ts';

/** Cells that only tell something: which rule speaks of them. */
const explained = [
	[bedCells, 'CTC-B1'],
	[infectionCells, 'CTC-B2'],
	[hospitalStoreCells, 'CTC-H5'],
	[dieTokenStoreCells, 'CTC-B3'],
	[shieldStoreCells, 'CTC-B3']
] as const;

/** A virus is tapped by its name or by one of its figures. */
const lines = [virusCells, levelCells, lifeCells, attackCells];

function tapLine(hand: CoronaHand, line: number): void {
	const virus = hand.state.viruses[line - 1];
	if (virus) hand.tapVirus(virus.id);
	else hand.notice(hand.label('noViruses'));
}

const ruleOfCell = (cell: string): RuleId => explainedBy<RuleId>(explained, cell) ?? 'CTC-T2';

export function answerTap(hand: CoronaHand, cell: string): void {
	const line = lines.map((ids) => ids.read(cell)).find((found) => found !== null) ?? null;
	const space = spaceCells.read(cell);
	const hospital = hospitalCells.read(cell);
	const pile = pileCells.read(cell);
	if (line !== null) tapLine(hand, line);
	else if (space !== null) hand.tapSpace(space);
	else if (hospital !== null) hand.tapHospital(hospital);
	else if (pile === 'shields') hand.tapShield();
	else if (pile === 'tokens') hand.tapTokens();
	else if (pile === 'defeated') hand.tapDefeated();
	else hand.explain(ruleOfCell(cell));
}
