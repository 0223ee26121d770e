import type { Cover } from '../../../game-words.ts';

export const cover: Cover = {
	name: 'Prototype C19',
	about: 'Dirige un laboratorio: cada muestra te acerca a la cura y propaga la infección.',
	needs: '6 dados'
};
