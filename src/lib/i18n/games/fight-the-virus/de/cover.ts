import type { Cover } from '../../../game-words.ts';

export const cover: Cover = {
	name: 'Fight the Virus',
	about: 'Analysiere das Virus, teste, flache die Kurve ab und beende deine Forschung als Erste oder Erster.',
	needs: '2 Würfel'
};
