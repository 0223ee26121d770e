import type { Cover } from '../../../game-words.ts';

export const cover: Cover = {
	name: 'Prototype C19',
	about: 'Dirija um laboratório: cada amostra aproxima você da cura e espalha a infecção.',
	needs: '6 dados'
};
