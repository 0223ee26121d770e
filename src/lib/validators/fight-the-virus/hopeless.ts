/** FTV-E3: when it can be shown that nobody can win any more. It never says so of a game that can still be won.
 *  (In the curve some number always fits: a circle that would forbid all of them does not bind, FTV-R2.) */
import { without } from '../kit/bits.ts';
import type { Agreed } from './agreed.ts';
import { someShape, spikesIn } from './analysis.ts';
import { available, countOf, fieldsFor } from './progress.ts';
import type { PlayerSheet, State } from './state.ts';
import { testNumberAt } from './testing.ts';
import { pips } from '../../table/die.ts';

/** FTV-P2, FTV-A7: the most fields that can still be spent. */
function fieldsToCome(agreed: Agreed, { analysis, progress }: PlayerSheet): number {
	const canAnalyse = pips.some((face) => someShape(agreed, analysis, face) !== undefined);
	const spikes = canAnalyse ? spikesIn(agreed, without(agreed.virus.grid.inside, analysis)) : 0;
	const gained = Math.max(0, spikes - countOf(progress, 'd'));
	return available(progress) + Math.min(gained, countOf(progress, '-'));
}

/** FTV-RE1: the fewest fields that the numbers above 6 still cost. */
function fieldsForResearch({ last }: Agreed, { research }: PlayerSheet): number {
	let fields = 0;
	for (let number = Math.max(research + 1, 7); number <= last; number++) fields += fieldsFor(number - 6);
	return fields;
}

/** FTV-T4, FTV-T5: the fewest fields that red squares cost which stand on a 1 and on a 6 or more. */
function fieldsForTesting({ testing }: Agreed, { testing: numbers }: PlayerSheet): number {
	let fields = 0;
	for (const { index, below } of testing.goals) {
		const underneath = below.map((other) => testNumberAt(numbers, other));
		if (testNumberAt(numbers, index) !== 0 || !underneath.includes(1) || underneath.includes(0)) continue;
		fields += fieldsFor(Math.max(0, Math.max(...underneath) + 1 - 6));
	}
	return fields;
}

const cannotWin = (agreed: Agreed, sheet: PlayerSheet): boolean =>
	fieldsForResearch(agreed, sheet) + fieldsForTesting(agreed, sheet) > fieldsToCome(agreed, sheet);

/** Of sheets kept elsewhere nothing can be shown. */
export const nobodyCanWin = ({ agreed, seats }: State): boolean =>
	seats.every(({ sheet }) => sheet !== null && cannotWin(agreed, sheet));
