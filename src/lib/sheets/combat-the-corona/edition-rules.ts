/** What no play could work with (document: "Editions"), one rule after the other. */
import type { EditionFault, Values } from '../../table/record.ts';
import type { Facts, Given } from './facts.ts';

export const MOST_CARDS = 80;
export const LEAST_ACTIONS = 6;

/** What can be wrong with an edition, and the values that the words need. */
export interface EditionSentences {
	oneStart: { count: number };
	noNormal: Record<string, never>;
	virusTwice: { ids: readonly string[] };
	tooManyViruses: { count: number; most: number };
	actionTwice: { ids: readonly string[] };
	tooFewActions: { count: number; least: number };
	startAboveMost: { start: number; most: number };
}

export type EditionRule = `CTC-ED${1 | 2 | 3 | 4 | 5 | 6 | 7}`;

const fault = <K extends keyof EditionSentences>(
	field: keyof Given,
	rule: EditionRule,
	key: K,
	values: EditionSentences[K] & Values
): readonly EditionFault[] => [{ field, rule, say: { key, values }, cells: [] }];

const twice = (ids: readonly string[]): readonly string[] => [
	...new Set(ids.filter((id, at) => ids.indexOf(id) < at))
];

/** CTC-ED1: exactly one card, copies counted, is the starting virus. */
function oneStart({ viruses }: Facts): readonly EditionFault[] {
	const count = viruses.filter(({ group }) => group === 'start').length;
	return count === 1 ? [] : fault('viruses', 'CTC-ED1', 'oneStart', { count });
}

/** CTC-ED2: at least one card is normal. */
function someNormal({ viruses }: Facts): readonly EditionFault[] {
	return viruses.some(({ group }) => group === 'normal') ? [] : fault('viruses', 'CTC-ED2', 'noNormal', {});
}

/** CTC-ED3: no two virus lines have the same id. */
function virusesDiffer({ virusLines }: Facts): readonly EditionFault[] {
	const ids = twice(virusLines.map(({ id }) => id));
	return ids.length === 0 ? [] : fault('viruses', 'CTC-ED3', 'virusTwice', { ids });
}

/** CTC-ED4: at most eighty cards, copies counted. */
function notTooMany({ viruses: { length: count } }: Facts): readonly EditionFault[] {
	return count <= MOST_CARDS
		? []
		: fault('viruses', 'CTC-ED4', 'tooManyViruses', { count, most: MOST_CARDS });
}

/** CTC-ED5: no two action lines have the same id. */
function actionsDiffer({ actions }: Facts): readonly EditionFault[] {
	const ids = twice(actions.map(({ id }) => id));
	return ids.length === 0 ? [] : fault('actions', 'CTC-ED5', 'actionTwice', { ids });
}

/** CTC-ED6: at least six action cards without those of the solo mode. */
function enoughActions({ actions }: Facts): readonly EditionFault[] {
	const count = actions.reduce((sum, kind) => sum + kind.count, 0);
	return count >= LEAST_ACTIONS
		? []
		: fault('actions', 'CTC-ED6', 'tooFewActions', { count, least: LEAST_ACTIONS });
}

/** CTC-ED7: the beds start on the chart. */
function startsOnChart({ beds: { start, most } }: Facts): readonly EditionFault[] {
	return start <= most ? [] : fault('beds', 'CTC-ED7', 'startAboveMost', { start, most });
}

export const editionRules = [
	oneStart,
	someNormal,
	virusesDiffer,
	notTooMany,
	actionsDiffer,
	enoughActions,
	startsOnChart
];
