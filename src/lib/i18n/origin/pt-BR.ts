import type { OriginWords } from './en.ts';

export const origin: OriginWords = (origin) => {
	if (origin.kind === 'paper') return 'copiada do papel';
	return origin.at === 0 ? 'corrigida antes da primeira jogada' : `corrigida após a jogada ${origin.at}`;
};
