/** What no play could work with (document: "Editions"), one rule after the other. */
import type { EditionFault, Values } from '../../table/record.ts';
import type { Column, Facts, Given } from './facts.ts';
import { confinements, contagions } from './vocabulary.ts';

export type EditionRule = 'CLN-ED1' | 'CLN-ED2' | 'CLN-ED3';

/** What can be wrong with an edition, and the values that the words need. */
export interface EditionSentences {
	columnLength: { readonly column: string; readonly numbers: number; readonly rounds: number };
	noColumnFits: { readonly total: number; readonly least: number };
	sameKind: { readonly kind: string };
}

const fault = <K extends keyof EditionSentences>(
	field: keyof Given,
	rule: EditionRule,
	key: K,
	values: EditionSentences[K] & Values
): EditionFault => ({ field, rule, say: { key, values }, cells: [] });

const allColumns = ({ columns }: Facts): readonly (readonly [string, Column])[] =>
	contagions.flatMap((contagion) =>
		confinements.map(
			(confinement) => [`${contagion}/${confinement}`, columns[contagion][confinement]] as const
		)
	);

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** CLN-ED1 Every column has as many numbers as there are rounds. */
const columnLengths = (facts: Facts): readonly EditionFault[] =>
	allColumns(facts)
		.filter(([, { length }]) => length !== facts.rounds)
		.map(([column, { length: numbers }]) =>
			fault('board', 'CLN-ED1', 'columnLength', { column, numbers, rounds: facts.rounds })
		);

/** CLN-ED2 The tiles are enough for one column at least, with one player. */
function someColumnFits(facts: Facts): readonly EditionFault[] {
	const { total } = facts;
	const least = Math.min(...allColumns(facts).map(([, column]) => sum(column)));
	return least > total ? [fault('total', 'CLN-ED2', 'noColumnFits', { total, least })] : [];
}

/** CLN-ED3 No two kinds of people have the same id. */
const kindsDiffer = ({ kinds }: Facts): readonly EditionFault[] =>
	kinds
		.filter(({ id }, at) => kinds.findIndex((other) => other.id === id) < at)
		.map(({ id: kind }) => fault('people', 'CLN-ED3', 'sameKind', { kind }));

export const editionRules = [columnLengths, someColumnFits, kindsDiffer];
