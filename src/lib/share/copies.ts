/** Two copies of one table: what they have in common, and where they part. */
import type { Move, Table } from '../table/record.ts';
import { commonMoves, textOf } from '../table/same.ts';

export type Compared =
	/** Another table: other players, another game, or other agreements. */
	| { readonly kind: 'other' }
	| { readonly kind: 'same' }
	/** The other copy has these moves more. */
	| { readonly kind: 'behind'; readonly common: number; readonly theirs: readonly Move[] }
	/** This copy has these moves more. */
	| { readonly kind: 'ahead'; readonly common: number; readonly mine: readonly Move[] }
	| {
			readonly kind: 'parted';
			readonly common: number;
			readonly mine: readonly Move[];
			readonly theirs: readonly Move[];
	  };

const agreement = ({ game, players, options = {}, sheet, from }: Table): string =>
	textOf([game, players, options, sheet, from ?? null]);

export function compare(mine: Table, theirs: Table): Compared {
	if (agreement(mine) !== agreement(theirs)) return { kind: 'other' };
	const common = commonMoves(mine.moves, theirs.moves);
	const [more, further] = [mine.moves.slice(common), theirs.moves.slice(common)];
	if (more.length === 0 && further.length === 0) return { kind: 'same' };
	if (more.length === 0) return { kind: 'behind', common, theirs: further };
	if (further.length === 0) return { kind: 'ahead', common, mine: more };
	return { kind: 'parted', common, mine: more, theirs: further };
}
