/** What no play could work with (document: "Editions"), one rule after the other. */
import type { EditionFault } from '../../table/record.ts';
import type { Facts, Given } from './facts.ts';
import { bonusKinds, type BonusKind } from './kinds.ts';

/** What can be wrong with an edition, and the values that the words need. */
export interface EditionSentences {
	noStartCell: Readonly<Record<string, never>>;
	noEntry: Readonly<Record<string, never>>;
	noResistantEntry: Readonly<Record<string, never>>;
	rowsWithoutGain: { readonly rows: number; readonly gains: number };
	moreThanCircles: { readonly kinds: readonly BonusKind[] };
	shapeOfOtherSize: { readonly values: readonly number[] };
	limitsDoNotAscend: Readonly<Record<string, never>>;
}

export type EditionRule = `PC19-ED${1 | 2 | 3 | 4 | 5 | 6 | 7}`;

const fault = <K extends keyof EditionSentences>(
	rule: EditionRule,
	field: keyof Given,
	key: K,
	values: EditionSentences[K]
): EditionFault[] => [{ field, rule, say: { key, values }, cells: [] }];

/** PC19-ED1: column 0 of Health has a cell. */
const startCell = ({ health }: Facts): EditionFault[] =>
	health.starts.length > 0 ? [] : fault('PC19-ED1', 'health', 'noStartCell', {});

/** PC19-ED2: there is an individual where the infection enters. */
const entry = ({ risk }: Facts): EditionFault[] =>
	risk.entries.length > 0 ? [] : fault('PC19-ED2', 'risk', 'noEntry', {});

/** PC19-ED3: there is an individual where resistant ones enter. */
const resistantEntry = ({ risk }: Facts): EditionFault[] =>
	risk.resistantEntries.length > 0 ? [] : fault('PC19-ED3', 'risk', 'noResistantEntry', {});

/** PC19-ED4: a letter for each row of the zone. */
const rowGains = ({ risk }: Facts): EditionFault[] =>
	risk.rowGives.length === risk.rows
		? []
		: fault('PC19-ED4', 'rowGives', 'rowsWithoutGain', { rows: risk.rows, gains: risk.rowGives.length });

/** PC19-ED5: no bonus has more at the start than circles. */
function startCircles({ start, circles }: Facts): EditionFault[] {
	const kinds = bonusKinds.filter((kind) => start[kind] > circles[kind]);
	return kinds.length === 0 ? [] : fault('PC19-ED5', 'start', 'moreThanCircles', { kinds });
}

/** PC19-ED6: the shape of value n has n cells. */
function sizes({ shapes }: Facts): EditionFault[] {
	const values = shapes.flatMap(({ length }, at) => (length === at + 1 ? [] : [at + 1]));
	return values.length === 0 ? [] : fault('PC19-ED6', 'shapes', 'shapeOfOtherSize', { values });
}

/** PC19-ED7: the limits of the results ascend. */
function limits({ bands }: Facts): EditionFault[] {
	const numbers = bands.flatMap(({ below }) => (below === null ? [] : [below]));
	const ascend = numbers.every((limit, at) => at === 0 || limit > (numbers[at - 1] ?? 0));
	return ascend ? [] : fault('PC19-ED7', 'bands', 'limitsDoNotAscend', {});
}

export const editionRules = [startCell, entry, resistantEntry, rowGains, startCircles, sizes, limits];
