import type { Cover } from '../../../game-words.ts';

export const cover: Cover = {
	name: 'Combat the Corona',
	about: 'Gemeinsam gegen die Viren: Karten spielen, Krankenhäuser bauen, würfeln und Betten frei halten.',
	needs: 'Karten und Würfel'
};
