/** Trial games of Fight the Virus: fields are saved for research, small numbers go low, and columns with flags first. */
import { onceAnEdition } from '../../sheets/kit/edition.ts';
import type { Trial } from '../../table/trial.ts';
import type { Curve, Testing } from './boards.ts';
import { nobodyCanWin } from './hopeless.ts';
import { partsOf } from './score.ts';
import type { State } from './state.ts';
import { testNumberAt } from './testing.ts';

/** Squares of testing that a flag stands upon, and how many rows lie between them and the bottom. */
const carriers = onceAnEdition(({ places, goals, rows }: Testing) => {
	const needed = new Set<number>();
	const open = goals.map(({ index }) => index);
	for (let index = open.pop(); index !== undefined; index = open.pop()) {
		if (needed.has(index)) continue;
		needed.add(index);
		open.push(...(places[index]?.below ?? []));
	}
	return places.map(({ index, row }) => ({ index, needed: needed.has(index), level: rows.length - 1 - row }));
});

/** Columns of the curve with a flag. */
const flagged = onceAnEdition(({ goals }: Curve) => new Set(goals.map(({ column }) => column)));

function worth({ agreed, seats, winners, reason, phase }: State): number {
	const sheet = seats[0]?.sheet;
	if (!sheet) return 0;
	if (winners.length > 0) return 1000;
	if (phase === 'over' || reason === 'stop') return -1000;
	const parts = partsOf(agreed, sheet);
	let value = parts.research * 3.6 + parts.progress + (parts.testingGoals + parts.curveGoals) * 4;
	for (const { index, needed, level } of carriers(agreed.testing)) {
		const number = testNumberAt(sheet.testing, index);
		// what is much higher than its row leaves no room above
		if (number !== 0) value += (needed ? 2 : 0.6) - 0.8 * Math.max(0, number - 1 - level * 1.4);
	}
	const columns = flagged(agreed.curve);
	for (const { column, at } of agreed.curve.places)
		if (testNumberAt(sheet.curve, at) !== 0) value += columns.has(column) ? 1.6 : 0.3;
	return value - parts.analysis * 0.02;
}

export const trial: Trial<State> = {
	measure: 'wins',
	worth,
	result: ({ winners }) => winners.length,
	length: ({ turn }) => turn,
	isHopeless: nobodyCanWin
};
