import type { OriginWords } from './en.ts';

export const origin: OriginWords = (origin) => {
	if (origin.kind === 'paper') return 'vom Papier übertragen';
	return origin.at === 0 ? 'berichtigt vor dem ersten Zug' : `berichtigt nach Zug ${origin.at}`;
};
