/** Where each number of the standing is read off the board. */
import { bedCells, infectionCells, pileCells } from '../../sheets/combat-the-corona/cells.ts';
import type { Derivation } from '../../table/record.ts';
import { counting, derived } from '../kit/explain.ts';
import type { RuleId } from './rulebook.ts';
import type { ScorePart } from './score.ts';
import type { State } from './state.ts';

const term = counting<RuleId>();

export const explain = ({ beds, infection, defeated, turn }: State): readonly Derivation[] =>
	derived<ScorePart>('team', {
		beds: [term('CTC-B1', beds, [bedCells.make(beds)])],
		infection: [term('CTC-B2', infection, [infectionCells.make(infection)])],
		defeated: [term('CTC-D14', defeated.length, [pileCells.make('defeated')])],
		turns: [term('CTC-T3', turn)]
	});
