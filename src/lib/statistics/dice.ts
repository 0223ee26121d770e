/** Dice of many tables put together: by kind, of everybody or of one person. */
import type { FaceCount } from './counted.ts';
import { diceIn, fairnessOf, type Fairness } from './fair.ts';
import { personOf, type Played } from './played.ts';
import { ORDINARY } from '../table/die.ts';

export interface DiceSummary {
	/** The game whose own die it is; null for ordinary dice, which are the same in every game. */
	readonly game: string | null;
	readonly kind: string;
	readonly faces: readonly FaceCount[];
	readonly dice: number;
	readonly fairness: Fairness;
}

/** Numbers in their order, then names in theirs. */
const byFace = (a: FaceCount, b: FaceCount): number =>
	typeof a.face === 'number' && typeof b.face === 'number'
		? a.face - b.face
		: String(a.face).localeCompare(String(b.face));

export function mergeDice(list: readonly Played[], player: string | null): readonly DiceSummary[] {
	const kinds = new Map<
		string,
		{ game: string | null; kind: string; faces: Map<number | string, FaceCount> }
	>();
	for (const { game, players, dice } of list)
		for (const { kind, by, faces } of dice) {
			if (player !== null && (by === null || personOf(players[by] ?? '') !== player)) continue;
			const own = kind === ORDINARY ? null : game;
			const key = `${own ?? ''} ${kind}`;
			const merged = kinds.get(key) ?? { game: own, kind, faces: new Map<number | string, FaceCount>() };
			kinds.set(key, merged);
			for (const { face, count, expected } of faces) {
				const before = merged.faces.get(face) ?? { face, count: 0, expected: 0 };
				merged.faces.set(face, {
					face,
					count: before.count + count,
					expected: before.expected + expected
				});
			}
		}
	return [...kinds.values()]
		.map(({ game, kind, faces: found }) => {
			const faces = [...found.values()].sort(byFace);
			return { game, kind, faces, dice: diceIn(faces), fairness: fairnessOf(faces) };
		})
		.sort((a, b) => b.dice - a.dice);
}
