import type { Cover } from '../../../game-words.ts';

export const cover: Cover = {
	name: 'Clinic: COVID-19-Pandemie',
	about:
		'Führt eure Kliniken gemeinsam durch sechs Runden Ansteckung: heilt mehr Patienten, als ihr verliert.',
	needs: 'das Brettspiel Clinic'
};
