import type { Cover } from '../../../game-words.ts';

export const cover: Cover = {
	name: 'Pandemie: Die Heilung',
	about: 'Gemeinsam gegen vier Seuchen: behandeln, Proben nehmen, heilen und Ausbrüche eindämmen.',
	needs: 'die Würfel des Spiels'
};
