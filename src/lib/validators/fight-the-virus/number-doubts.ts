/** What on a sheet could not have come about among its numbers: testing and the spread curve (document: "Positions"). */
import type { Complaint } from '../../table/record.ts';
import { has } from '../kit/bits.ts';
import type { Agreed } from './agreed.ts';
import type { CurvePlace, TestingPlace } from './boards.ts';
import { isComplete, isFilled, curveNumberAt } from './columns.ts';
import { countingNeighbour, equalBeside, gapsBelow } from './curve.ts';
import type { RuleId } from './rulebook.ts';
import { refuse, type Sentences } from './sentences.ts';
import { circledBeside } from './setbacks.ts';
import type { PlayerSheet } from './state.ts';
import { emptyBelow, mayHang, notLowerBelow, testNumberAt, onesBelow } from './testing.ts';

/** A sheet of a position: what stands on it, and which columns `begun` names. */
export interface Doubtful {
	readonly agreed: Agreed;
	readonly sheet: PlayerSheet;
	readonly named: readonly number[];
}

export type Check = (doubtful: Doubtful) => Complaint | null;

/** The doubts that are about squares. */
type Counted =
	| 'doubtUnsupported'
	| 'doubtNotHigher'
	| 'doubtOneOnOne'
	| 'doubtTooHigh'
	| 'doubtGap'
	| 'doubtSameBeside'
	| 'doubtOpposite'
	| 'doubtCirclesBeside';

/** A doubt that counts the squares it is about; none about none. */
const aboutSquares = <K extends Counted>(
	rule: RuleId,
	key: K,
	wrong: readonly { readonly id: string }[]
): Complaint | null =>
	wrong.length === 0
		? null
		: refuse(
				rule,
				key,
				{ squares: wrong.length } as Sentences[K],
				wrong.map(({ id }) => id)
			);

/** A doubt about all the squares of testing of which something is true. */
const inTesting =
	<K extends 'doubtUnsupported' | 'doubtNotHigher' | 'doubtOneOnOne'>(
		rule: 'FTV-T3' | 'FTV-T4' | 'FTV-T5',
		key: K,
		isWrong: (number: number, place: TestingPlace, doubtful: Doubtful) => boolean
	): Check =>
	(doubtful) =>
		aboutSquares(
			rule,
			key,
			doubtful.agreed.testing.places.filter((place) => {
				const number = testNumberAt(doubtful.sheet.testing, place.index);
				return number !== 0 && isWrong(number, place, doubtful);
			})
		);

/** FTV-T3 */
const supported = inTesting(
	'FTV-T3',
	'doubtUnsupported',
	(number, place, { agreed, sheet }) =>
		!mayHang(agreed, number) && emptyBelow(sheet.testing, place).length > 0
);

/** FTV-T4 */
const higher = inTesting(
	'FTV-T4',
	'doubtNotHigher',
	(number, place, { sheet }) => notLowerBelow(sheet.testing, place, number).length > 0
);

/** FTV-T5 */
const onesApart = inTesting(
	'FTV-T5',
	'doubtOneOnOne',
	(number, place, { sheet }) => number === 1 && onesBelow(sheet.testing, place).length > 0
);

/** A doubt about all the squares of the curve of which something is true. */
const inCurve =
	<
		R extends 'FTV-C3' | 'FTV-C4' | 'FTV-C6' | 'FTV-C8' | 'FTV-A4',
		K extends 'doubtTooHigh' | 'doubtGap' | 'doubtSameBeside' | 'doubtOpposite' | 'doubtCirclesBeside'
	>(
		rule: R,
		key: K,
		isWrong: (place: CurvePlace, number: number, doubtful: Doubtful) => boolean
	): Check =>
	(doubtful) =>
		aboutSquares(
			rule,
			key,
			doubtful.agreed.curve.places.filter((place) =>
				isWrong(place, curveNumberAt(doubtful.sheet.curve, place), doubtful)
			)
		);

/** FTV-C3 */
const notTooHigh = inCurve(
	'FTV-C3',
	'doubtTooHigh',
	(_, number, { agreed }) => number > 6 && agreed.rulings['FTV-R8'] === 'a'
);

/** FTV-C4 */
const withoutGaps = inCurve(
	'FTV-C4',
	'doubtGap',
	(place, number, { sheet }) => number !== 0 && gapsBelow(sheet.curve, place).length > 0
);

/** FTV-C5: only the last column of the order may be incomplete, and under FTV-R5 b the order is from left to right. */
const columnByColumn: Check = ({ agreed: { curve, rulings }, sheet }) => {
	const { begun } = sheet;
	const incomplete = begun.slice(0, -1).filter((column) => {
		const found = curve.columnAt[column];
		return found !== undefined && !isComplete(sheet.curve, found);
	});
	if (incomplete.length > 0)
		return refuse('FTV-C5', 'doubtColumns', { columns: incomplete.map((column) => column + 1) });
	const leftmost = begun.every((column, at) => curve.columns[at]?.column === column);
	return rulings['FTV-R5'] === 'b' && !leftmost ? refuse('FTV-C5', 'doubtColumnOrder', {}) : null;
};

/** FTV-C6 */
const neighboursDiffer = inCurve(
	'FTV-C6',
	'doubtSameBeside',
	(place, number, { agreed, sheet }) =>
		number !== 0 && agreed.rulings['FTV-R6'] === 'a' && equalBeside(sheet.curve, place, number).length > 0
);

/** Whether the order in which this square and its filled neighbours were filled is known. */
function orderIsKnown({ sheet, named }: Doubtful, { column, beside }: CurvePlace): boolean {
	const filled = beside.filter((other) => isFilled(sheet.curve, other));
	return (
		filled.every((other) => other.column === column) ||
		[column, ...filled.map((other) => other.column)].every((one) => named.includes(one))
	);
}

/** FTV-C8: the neighbours count that were filled before the square. */
const circlesTakeOpposites = inCurve('FTV-C8', 'doubtOpposite', (place, number, doubtful) => {
	const { agreed, sheet } = doubtful;
	if (number === 0 || !has(sheet.circles, place.at) || agreed.rulings['FTV-R6'] === 'b') return false;
	if (!orderIsKnown(doubtful, place)) return false;
	const when = ({ column }: CurvePlace): number => sheet.begun.indexOf(column);
	const before = place.beside.filter(
		(other) =>
			isFilled(sheet.curve, other) &&
			(other.column === place.column ? other.row > place.row : when(other) < when(place))
	);
	const neighbour = countingNeighbour(agreed, sheet, before);
	return neighbour !== null && number !== 7 - curveNumberAt(sheet.curve, neighbour);
});

/** FTV-A4 */
const circlesApart = inCurve(
	'FTV-A4',
	'doubtCirclesBeside',
	(place, number, { sheet }) =>
		number === 0 && has(sheet.circles, place.at) && circledBeside(sheet, place).length > 0
);

/** In the order of the document. */
export const numberDoubts: readonly Check[] = [
	supported,
	higher,
	onesApart,
	notTooHigh,
	withoutGaps,
	columnByColumn,
	neighboursDiffer,
	circlesTakeOpposites,
	circlesApart
];
