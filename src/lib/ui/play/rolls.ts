/** How often each face came up, over everything that was entered: the game says which faces a move showed. */
import { ORDINARY, pips } from '../../table/die.ts';
import type { Line } from '../../table/engine.ts';

export interface Tally {
	readonly kind: string;
	readonly faces: readonly { readonly face: number | string; readonly count: number }[];
	/** How many dice of this kind were shown. */
	readonly all: number;
}

export function talliesOf({ game, moves, states }: Line): readonly Tally[] {
	const kinds = new Map<string, Map<number | string, number>>();
	for (const [at, move] of moves.entries()) {
		for (const { kind, face } of game.faces(states[at], move)) {
			// ordinary dice have all their faces in the list, whether they came up or not
			const none = kind === ORDINARY ? pips.map((face) => [face, 0] as const) : [];
			const counts = kinds.get(kind) ?? new Map<number | string, number>(none);
			kinds.set(kind, counts.set(face, (counts.get(face) ?? 0) + 1));
		}
	}
	return [...kinds].map(([kind, counts]) => {
		const faces = [...counts].map(([face, count]) => ({ face, count }));
		return {
			kind,
			faces: kind === ORDINARY ? faces : faces.sort((a, b) => b.count - a.count),
			all: faces.reduce((sum, { count }) => sum + count, 0)
		};
	});
}
