/** What the start page says of the game, and where its words are, each file fetched when it is needed. */
import type { Title } from '../../game-words.ts';
import { cover as de } from './de/cover.ts';
import { cover as en } from './en/cover.ts';
import { cover as es } from './es/cover.ts';
import { cover as ptBR } from './pt-BR/cover.ts';

export const title: Title = {
	en: {
		...en,
		about: 'Together against the viruses: play cards, build hospitals, roll, and keep a bed free.'
	},
	es: {
		...es,
		about: 'Juntos contra los virus: jugad cartas, construid hospitales, tirad dados y que no falten camas.'
	},
	'pt-BR': {
		...ptBR,
		about: 'Juntos contra os vírus: joguem cartas, construam hospitais, rolem dados e não fiquem sem leitos.'
	},
	de: {
		...de,
		about: 'Gemeinsam gegen die Viren: Karten spielen, Krankenhäuser bauen, würfeln und Betten frei halten.'
	}
};

export const words = {
	en: () => import('./en/index.ts'),
	es: () => import('./es/index.ts'),
	'pt-BR': () => import('./pt-BR/index.ts'),
	de: () => import('./de/index.ts')
};

export const aid = {
	en: () => import('./en/aid.ts'),
	es: () => import('./es/aid.ts'),
	'pt-BR': () => import('./pt-BR/aid.ts'),
	de: () => import('./de/aid.ts')
};

export const reasons = {
	en: () => import('./en/reasons.ts'),
	es: () => import('./es/reasons.ts'),
	'pt-BR': () => import('./pt-BR/reasons.ts'),
	de: () => import('./de/reasons.ts')
};
