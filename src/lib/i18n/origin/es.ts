import type { OriginWords } from './en.ts';

export const origin: OriginWords = (origin) => {
	if (origin.kind === 'paper') return 'copiada del papel';
	return origin.at === 0 ? 'corregida antes de la primera jugada' : `corregida tras la jugada ${origin.at}`;
};
