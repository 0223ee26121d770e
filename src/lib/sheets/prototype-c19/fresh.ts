/** A fresh sheet by its seed: icons, multipliers and hospitals at other places, the same counts. */
import { seeded } from '../../table/chance.ts';
import { reshuffled } from '../kit/shuffle.ts';
import type { Facts as AnyFacts } from '../../table/record.ts';
import { facts, type Given } from './facts.ts';

const standard = facts.standard as Required<Given>;

/** The cells that a trial begins in stay plain. */
const isHealthCell = (letter: string, _: number, column: number): boolean => letter !== '-' && column > 0;
/** Where infections and resistant ones enter stays where it is. */
const isPerson = (letter: string): boolean => letter === '.' || letter === 'H';
const anywhere = (): boolean => true;

export function fresh(seed: number): AnyFacts {
	const random = seeded(seed);
	return {
		health: reshuffled(standard.health, isHealthCell, random),
		risk: reshuffled(standard.risk, isPerson, random),
		rowGives: reshuffled([standard.rowGives], anywhere, random).join(''),
		boxes: reshuffled([standard.boxes], anywhere, random).join('')
	};
}
