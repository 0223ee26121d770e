/** What no play could work with (document: "Editions"), one rule after the other. */
import type { EditionFault } from '../../table/record.ts';
import { analysisCells } from './cells.ts';
import type { Facts, Given, NumberRow, Square } from './facts.ts';

/** What can be wrong with an edition, and the values that the words need. */
export interface EditionSentences {
	noVirus: Record<string, never>;
	virusInPieces: { sections: number };
	shapeSize: { shapes: number[]; most: number };
	noTesting: Record<string, never>;
	noCurve: Record<string, never>;
	researchTooLong: { last: number; reach: number };
}

export type EditionRule = 'FTV-ED1' | 'FTV-ED2' | 'FTV-ED3' | 'FTV-ED4' | 'FTV-ED5' | 'FTV-ED6';

const fault = <K extends keyof EditionSentences>(
	field: keyof Given,
	rule: EditionRule,
	key: K,
	values: EditionSentences[K],
	cells: readonly string[] = []
): EditionFault[] => [{ field, rule, say: { key, values }, cells }];

const isSquare = (map: readonly string[], row: number, column: number): boolean =>
	(map[row]?.[column] ?? '.') !== '.';

const squaresOf = (map: readonly string[]): Square[] =>
	map.flatMap((line, row) =>
		[...line].flatMap((_, column): Square[] => (isSquare(map, row, column) ? [[row, column]] : []))
	);

/** FTV-ED1 */
const hasVirus = ({ analysis }: Facts): EditionFault[] =>
	squaresOf(analysis).length > 0 ? [] : fault('analysis', 'FTV-ED1', 'noVirus', {});

/** The parts that the squares form which are connected by their sides. */
function sectionsOf(map: readonly string[]): Square[][] {
	const seen = new Set<string>();
	const sections: Square[][] = [];
	for (const start of squaresOf(map)) {
		if (seen.has(start.join())) continue;
		const section: Square[] = [];
		const open = [start];
		for (let at = open.pop(); at !== undefined; at = open.pop()) {
			const [row, column] = at;
			if (!isSquare(map, row, column) || seen.has(at.join())) continue;
			seen.add(at.join());
			section.push(at);
			open.push([row - 1, column], [row + 1, column], [row, column - 1], [row, column + 1]);
		}
		sections.push(section);
	}
	return sections;
}

/** FTV-ED2; what hangs loose is all but the largest part. */
function isInOnePiece({ analysis }: Facts): EditionFault[] {
	const sections = sectionsOf(analysis).sort((a, b) => b.length - a.length);
	if (sections.length < 2) return [];
	const loose = sections.slice(1).flat().map(analysisCells.make);
	return fault('analysis', 'FTV-ED2', 'virusInPieces', { sections: sections.length }, loose);
}

/** A move names at most so many squares. */
export const LARGEST_SHAPE = 12;

/** FTV-ED3 */
function shapesHaveSquares({ shapes }: Facts): EditionFault[] {
	const wrong = shapes.flatMap(({ length }, at) => (length >= 1 && length <= LARGEST_SHAPE ? [] : [at + 1]));
	return wrong.length === 0
		? []
		: fault('shapes', 'FTV-ED3', 'shapeSize', { shapes: wrong, most: LARGEST_SHAPE });
}

const hasSquares = (rows: readonly NumberRow[]): boolean => rows.some(({ squares }) => squares.length > 0);

/** FTV-ED4 */
const hasTesting = ({ testing }: Facts): EditionFault[] =>
	hasSquares(testing) ? [] : fault('testing', 'FTV-ED4', 'noTesting', {});

/** FTV-ED5 */
const hasCurve = ({ curve }: Facts): EditionFault[] =>
	hasSquares(curve) ? [] : fault('curve', 'FTV-ED5', 'noCurve', {});

/** FTV-ED6: a die reaches 6, and each field adds 2. */
function researchCanBeFinished({ research, progress }: Facts): EditionFault[] {
	const last = research.length;
	const reach = 6 + 2 * progress;
	return last <= reach ? [] : fault('research', 'FTV-ED6', 'researchTooLong', { last, reach });
}

export const editionRules = [
	hasVirus,
	isInOnePiece,
	shapesHaveSquares,
	hasTesting,
	hasCurve,
	researchCanBeFinished
];
