/** Which cells a move writes on or speaks of. */
import {
	cardCells,
	eventCells,
	placeCell,
	regionCells,
	tileCells
} from '../../sheets/pandemic-the-cure/cells.ts';
import type { Effect } from '../../sheets/pandemic-the-cure/effects.ts';
import type { InfectionDie } from '../../sheets/pandemic-the-cure/pieces.ts';
import { read } from './dice.ts';
import type { EventMove, From } from './moves.ts';
import { rateCell } from './pencil.ts';
import { pawnOf, type State } from './state.ts';

/** Where rolled dice come to lie. */
export const landing = (dice: readonly InfectionDie[]): string[] => [
	...new Set(
		dice.map((die) => {
			const { face } = read(die);
			return face === '+' ? tileCells.make('cdc') : regionCells.make(face);
		})
	)
];

export const fromCell = (state: State, by: number, from: From): string =>
	placeCell(from === 'region' ? pawnOf(state, by) : 'centre');

/** The cells of an effect: its places, its cards, or the marker that it moves. */
export function ofEffects(state: State, effects: readonly Effect[]): string[] {
	return effects.flatMap((effect): string[] => {
		switch (effect.effect) {
			case 'pawn':
				return [regionCells.make(effect.region)];
			case 'dice':
				return [effect.from, effect.to].filter((place) => place !== 'bag').map(placeCell);
			case 'sample':
				return [placeCell(effect.from), cardCells.make([effect.player, effect.colour])];
			case 'unlock':
				return [cardCells.make([effect.holder, effect.colour])];
			case 'courier':
				return [
					cardCells.make([effect.holder, effect.colour]),
					cardCells.make([effect.player, effect.colour])
				];
			case 'back':
			case 'forward':
				return [rateCell(state)];
			case 'skip':
			case 'draw':
			case 'prevent':
			case 'bonus':
			case 'retry':
			case 'again':
			case 'reroll':
			case 'free':
			case 'nothing':
				return [];
		}
	});
}

export function ofEvent(state: State, move: EventMove): readonly string[] {
	const effects = ofEffects(state, move.effects ?? []);
	if (move.card === 'custom') return effects;
	const { holder, player, colour, region } = move;
	return [
		eventCells.make(move.card),
		...effects,
		...(region === undefined ? [] : [regionCells.make(region)]),
		...(holder === undefined || player === undefined || colour === undefined
			? []
			: [cardCells.make([holder, colour]), cardCells.make([player, colour])]),
		...(colour !== undefined && region === undefined && holder === undefined
			? [tileCells.make('centre')]
			: [])
	];
}
