/** Analysis progress (FTV-P), and the part of the setbacks that falls on it. */
import type { Complaint } from '../../table/record.ts';
import { legal } from '../kit/refusal.ts';
import { refuse } from './sentences.ts';

/** FTV-P1: always the first one that fits. */
function turnFirst(fields: string, from: string, into: string): string {
	const at = fields.indexOf(from);
	return at < 0 ? fields : fields.slice(0, at) + into + fields.slice(at + 1);
}

/** How many fields hold this letter. */
export function countOf(fields: string, letter: string): number {
	let found = 0;
	for (const field of fields) if (field === letter) found++;
	return found;
}

export const available = (fields: string): number => countOf(fields, 'o');

/** FTV-P2, FTV-A7: a spike makes a field available, or activates the first debt and gains nothing. */
const gainField = (fields: string): string =>
	fields.includes('d') ? turnFirst(fields, 'd', 'x') : turnFirst(fields, '-', 'o');

export function gainFields(fields: string, spikes: number): string {
	let gained = fields;
	for (let n = 0; n < spikes; n++) gained = gainField(gained);
	return gained;
}

/** FTV-P2, FTV-A7: how many more are available once so many spikes are covered. */
export const gainedBy = (fields: string, spikes: number): number =>
	available(gainFields(fields, spikes)) - available(fields);

/** FTV-P3: each field adds 1 or 2, and the fewest are spent. */
export const fieldsFor = (add: number): number => Math.ceil(add / 2);

/** FTV-P3: the most that the available fields can add. */
export const mostAdded = (fields: string): number => 2 * available(fields);

/** FTV-P4 */
export function checkProgress(fields: string, add: number): readonly Complaint[] {
	if (add === 0) return legal;
	const needs = fieldsFor(add);
	const has = available(fields);
	return needs > has ? [refuse('FTV-P4', 'progressShort', { add, needs, has })] : legal;
}

/** FTV-P5 */
export function spend(fields: string, add: number): string {
	let left = fields;
	for (let n = fieldsFor(add); n > 0; n--) left = turnFirst(left, 'o', 'x');
	return left;
}

/** FTV-A6, FTV-A7: the first available field is lost; without one the first blank field becomes a debt. */
export const loseField = (fields: string): string =>
	fields.includes('o') ? turnFirst(fields, 'o', 'x') : turnFirst(fields, '-', 'd');
