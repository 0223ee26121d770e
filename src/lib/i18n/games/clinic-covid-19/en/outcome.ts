import { resultIn, type Words } from '../words.ts';

export const parts: Words['parts'] = { cured: 'Cured', deceased: 'Deceased', popularity: 'Popularity' };

export const outcome: Words['outcome'] = resultIn({
	lost: 'The pandemic wins: too many have died.',
	tactical: 'Tactical victory: more were cured than died.',
	strategic: 'Strategic victory: the vaccine is found!'
});
