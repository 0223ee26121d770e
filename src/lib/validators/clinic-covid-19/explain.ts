/** Who stands behind each number of the score. The boxes of the sheet belong to all clinics together. */
import { clinicCells, curedCells, deceasedCells } from '../../sheets/clinic-covid-19/cells.ts';
import type { Derivation, Term } from '../../table/record.ts';
import { counting, derived } from '../kit/explain.ts';
import { boxesOf } from './end.ts';
import type { RuleId } from './rulebook.ts';
import type { ScorePart } from './score.ts';
import type { Boxes, Clinic, State } from './state.ts';

const term = counting<RuleId>();

type Box = 'cured' | 'deceased';
const fields = { cured: curedCells, deceased: deceasedCells } as const;
const inside: Readonly<Record<Box, (box: Boxes) => number>> = {
	cured: ({ cured: box }) => box.infected + box.others,
	deceased: ({ deceased: box }) => box.patients + box.doctors + box.elders + box.pregnant + box.tiles
};

/** All marked fields of a box: those of one clinic lie among them. */
function marked(state: State, box: Box): readonly string[] {
	const all = boxesOf(state).reduce((sum, one) => sum + inside[box](one), 0);
	return Array.from({ length: Math.min(all, state.agreed.ledger.tally) }, (_, at) => fields[box].make(at));
}

/** CLN-R6 */
function cured(state: State, { cured: box }: Boxes): readonly Term[] {
	const cells = marked(state, 'cured');
	const infected = term('CLN-T10', box.infected, cells);
	return state.agreed.rulings['CLN-R6'] === 'a' ? [infected, term('CLN-R6', box.others, cells)] : [infected];
}

/** CLN-W1, CLN-R8 */
function deceased(state: State, { deceased: box }: Boxes): readonly Term[] {
	const cells = marked(state, 'deceased');
	const others = [term('CLN-I5', box.elders, cells), term('CLN-I6', box.pregnant, cells)];
	return [
		term('CLN-D2', box.patients, cells),
		term('CLN-D3', box.doctors, cells),
		...(state.agreed.rulings['CLN-R8'] === 'a' ? others : []),
		term('CLN-W1', box.tiles, cells)
	];
}

function popularity({ popularity: reported }: Clinic, by: number): readonly Term[] {
	return reported === null ? [] : [term('CLN-W2', reported, [clinicCells(by).fields.make('popularity')])];
}

/** What lies in the boxes is counted for all together; of paper nobody knows whose it was. */
const together = (state: State): readonly Derivation[] =>
	derived<ScorePart>('team', {
		cured: boxesOf(state).flatMap((box) => cured(state, box)),
		deceased: boxesOf(state).flatMap((box) => deceased(state, box)),
		popularity: [term('CLN-W2', 0, []), ...state.clinics.flatMap(popularity)]
	});

export const explain = (state: State): readonly Derivation[] => [
	...state.clinics.flatMap((clinic, by) =>
		derived<ScorePart>(by, {
			cured: cured(state, clinic),
			deceased: deceased(state, clinic),
			popularity: popularity(clinic, by)
		})
	),
	...together(state)
];
