/** Virus cards that were shown before: they come up again, and are then one tap away. */
import type { OwnCard } from '../../sheets/combat-the-corona/lines.ts';
import { valuesOf } from '../../validators/combat-the-corona/marks.ts';
import type { Move } from '../../validators/combat-the-corona/moves.ts';
import type { State } from '../../validators/combat-the-corona/state.ts';

/** Everything that was turned up, the last first. */
const turnedUp = (log: readonly Move[]): readonly (string | OwnCard)[] =>
	log.flatMap((move) => (move.do === 'reveal' ? move.cards : [])).reverse();

export const seenIds = (log: readonly Move[]): readonly string[] => [
	...new Set(turnedUp(log).filter((card) => typeof card === 'string'))
];

/** Cards of an own deck by their values, without repeats, also those that paper or the set-up told. */
export function seenCards({ viruses, defeated }: State, log: readonly Move[]): readonly OwnCard[] {
	const shown = turnedUp(log).filter((card) => typeof card !== 'string');
	const lying = [...viruses, ...defeated].map(valuesOf);
	return [
		...new Map(
			[...shown, ...lying].map((card) => [JSON.stringify(valuesOf({ ...card, id: '' })), card])
		).values()
	];
}
