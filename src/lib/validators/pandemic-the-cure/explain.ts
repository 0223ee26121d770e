/** Where each number of the standing is read off the board. */
import { bagCells, outbreakCells, tileCells } from '../../sheets/pandemic-the-cure/cells.ts';
import { colours } from '../../sheets/pandemic-the-cure/pieces.ts';
import type { Derivation } from '../../table/record.ts';
import { counting, derived } from '../kit/explain.ts';
import { rateCell } from './pencil.ts';
import type { RuleId } from './rulebook.ts';
import { diceAt } from './lying.ts';
import type { State } from './state.ts';

const term = counting<RuleId>();

/** The dice in the bag, colour by colour: the boxes that are not crossed out. */
const inTheBag = (state: State) =>
	colours.map((colour) => {
		const count = diceAt(state, 'bag', colour);
		return term(
			'PTC-D1',
			count,
			Array.from({ length: count }, (_, at) => bagCells[colour].make(at + 1))
		);
	});

export const explain = (state: State): readonly Derivation[] =>
	derived('team', {
		cured: [term('PTC-X2', state.cured.length, [tileCells.make('cured')])],
		outbreaks: [term('PTC-O3', state.outbreaks, [outbreakCells.make(state.outbreaks)])],
		rate: [term('PTC-B1', state.space, [rateCell(state)])],
		bag: inTheBag(state)
	});
