/** All legal moves, without `roll` and `report`, which only the table knows. */
import { verbsOf } from './awaits.ts';
import { legalShapes } from './analysis.ts';
import { sheetOf } from './check.ts';
import { legalCurve } from './curve.ts';
import { checkDone, dice, isUsed } from './dice.ts';
import { type MarkingVerb, type Move, type Verb } from './moves.ts';
import { available } from './progress.ts';
import { checkResearch } from './research.ts';
import { faceOf, rollerOf, type Seat, type State } from './state.ts';
import { legalTests } from './testing.ts';

/** Places a value can go to, as the fields that a move needs besides who, which die and how much progress. */
const places = {
	analyse: (_: State, seat: Seat, value: number) =>
		legalShapes(sheetOf(seat).analysis, value).map(({ squares }) => ({ cells: squares })),
	research: (_: State, seat: Seat, value: number) =>
		checkResearch(sheetOf(seat), value).length === 0 ? [{}] : [],
	test: ({ agreed }: State, seat: Seat, value: number) =>
		legalTests(agreed.rulings, sheetOf(seat).testing, value).map((cell) => ({ cell })),
	curve: ({ agreed }: State, seat: Seat, value: number) =>
		legalCurve(agreed.rulings, sheetOf(seat), { number: value, by: 'die' }).map((cell) => ({ cell }))
} satisfies Record<MarkingVerb, unknown>;

/** All uses of dice in one area, with every amount of progress (FTV-P3, FTV-P4). */
function uses(state: State, seat: Seat, verb: MarkingVerb): Move[] {
	const { by } = seat;
	const most = 2 * available(sheetOf(seat).progress);
	// two dice with progress come to the same values again and again
	const known: (readonly object[])[] = [];
	const placesFor = (value: number) => (known[value] ??= places[verb](state, seat, value));
	const found: Move[] = [];
	for (const die of dice) {
		if (isUsed(seat, die)) continue;
		for (let add = 0; add <= most; add++) {
			for (const place of placesFor(faceOf(state, die) + add))
				found.push({ do: verb, by, die, add, ...place } as Move);
		}
	}
	return found;
}

const numbers = [1, 2, 3, 4, 5, 6] as const;

function movesOf(state: State, seat: Seat, verb: Verb): Move[] {
	const { by } = seat;
	const { rulings } = state.agreed;
	switch (verb) {
		case 'analyse':
		case 'research':
		case 'test':
		case 'curve':
			return uses(state, seat, verb);
		case 'bonusShape':
			return legalShapes(sheetOf(seat).analysis, 6).map(({ squares }) => ({ do: verb, by, cells: squares }));
		case 'bonusNumber':
			return numbers.flatMap((number) =>
				legalCurve(rulings, sheetOf(seat), { number, by: 'bonus' }).map((cell) => ({
					do: verb,
					by,
					cell,
					number
				}))
			);
		case 'bonusOne':
			return legalTests(rulings, sheetOf(seat).testing, 1).map((cell) => ({ do: verb, by, cell }));
		case 'decline':
			return [{ do: verb, by }];
		case 'done':
			return checkDone(state, by).length === 0 ? [{ do: verb, by }] : [];
		case 'keep':
		case 'stop':
		case 'roll':
		case 'report':
			return [];
	}
}

export function legalMoves(state: State): Move[] {
	if (state.phase === 'roll') return [{ do: 'stop' }];
	if (state.phase === 'double') return [{ do: 'keep', by: rollerOf(state) }];
	if (state.phase === 'over') return [];
	return state.seats.flatMap((seat) => verbsOf(state, seat).flatMap((verb) => movesOf(state, seat, verb)));
}
