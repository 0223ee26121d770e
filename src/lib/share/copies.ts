/** Two copies of one table: what they have in common, and where they part. */
import type { Move, Table } from '../table/record.ts';
import { agreementOf, partingOf } from '../table/same.ts';

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

export function compareCopies(mine: Table, theirs: Table): Compared {
	if (agreementOf(mine) !== agreementOf(theirs)) return { kind: 'other' };
	const { common, mine: more, theirs: further } = partingOf(mine.moves, theirs.moves);
	if (more.length === 0 && further.length === 0) return { kind: 'same' };
	if (more.length === 0) return { kind: 'behind', common, theirs: further };
	if (further.length === 0) return { kind: 'ahead', common, mine: more };
	return { kind: 'parted', common, mine: more, theirs: further };
}
