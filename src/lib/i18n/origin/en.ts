/** Where a table came from, said alike in every list, on paper and in files: a part of all words that show tables. */
import type { Origin } from '../../store/origin.ts';

export type OriginWords = (origin: Origin) => string;

export const origin: OriginWords = (origin) => {
	if (origin.kind === 'paper') return 'copied from paper';
	return origin.at === 0 ? 'corrected before the first move' : `corrected after move ${origin.at}`;
};
