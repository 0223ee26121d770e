/** Which squares stand behind each number of the score. */
import { analysisCells, progressCells, researchCells } from '../../sheets/fight-the-virus/cells.ts';
import type { Derivation } from '../../table/record.ts';
import { common } from '../kit/bits.ts';
import { counting, derived } from '../kit/explain.ts';
import type { Agreed } from './agreed.ts';
import { filledSquares } from './analysis.ts';
import { curveNumberAt } from './columns.ts';
import type { RuleId } from './rulebook.ts';
import { partsOf, type ScorePart } from './score.ts';
import type { PlayerSheet, State } from './state.ts';

const term = counting<RuleId>();

function cellsOf(agreed: Agreed, sheet: PlayerSheet): Readonly<Record<ScorePart, readonly string[]>> {
	const squares = (filled: PlayerSheet['analysis']): string[] =>
		filledSquares(agreed, filled).map((square) => analysisCells.make(square));
	const tested = agreed.testing.places.filter(({ index }) => (sheet.testing[index] ?? 0) !== 0);
	const curved = agreed.curve.places.filter((place) => curveNumberAt(sheet.curve, place) !== 0);
	const idOf = ({ id }: { readonly id: string }): string => id;
	return {
		analysis: squares(sheet.analysis),
		spikes: squares(common(sheet.analysis, agreed.virus.spikes)),
		progress: [...sheet.progress].flatMap((letter, at) => (letter === 'o' ? [progressCells.make(at)] : [])),
		research: Array.from({ length: sheet.research }, (_, at) => researchCells.make(at + 1)),
		testing: tested.map(idOf),
		curve: curved.map(idOf),
		testingGoals: tested.filter(({ red }) => red).map(idOf),
		curveGoals: curved.filter(({ red }) => red).map(idOf)
	};
}

const rules: Readonly<Record<ScorePart, RuleId>> = {
	analysis: 'FTV-V4',
	spikes: 'FTV-P2',
	progress: 'FTV-P3',
	research: 'FTV-RE1',
	testing: 'FTV-T1',
	curve: 'FTV-C1',
	testingGoals: 'FTV-T8',
	curveGoals: 'FTV-C10'
};

export const explain = ({ agreed, seats }: State): readonly Derivation[] =>
	seats.flatMap(({ by, sheet }) => {
		if (!sheet) return [];
		const [parts, cells] = [partsOf(agreed, sheet), cellsOf(agreed, sheet)];
		const of = (part: ScorePart) => [term(rules[part], parts[part], cells[part])];
		return derived(by, {
			analysis: of('analysis'),
			spikes: of('spikes'),
			progress: of('progress'),
			research: of('research'),
			testing: of('testing'),
			curve: of('curve'),
			testingGoals: of('testingGoals'),
			curveGoals: of('curveGoals')
		} satisfies Record<ScorePart, unknown>);
	});
