import type { Language } from '../../talk.ts';
import type { Title } from '../../game-words.ts';
import type { PcWords } from './words.ts';

export const title: Title = {
	en: {
		name: 'Prototype C19',
		about: 'Run a laboratory: every sample brings you closer to the cure and spreads the infection.'
	},
	es: {
		name: 'Prototype C19',
		about: 'Dirige un laboratorio: cada muestra te acerca a la cura y propaga la infección.'
	},
	'pt-BR': {
		name: 'Prototype C19',
		about: 'Dirija um laboratório: cada amostra aproxima você da cura e espalha a infecção.'
	},
	de: {
		name: 'Prototype C19',
		about: 'Leite ein Labor: Jede Probe bringt dich dem Heilmittel näher und verbreitet die Infektion.'
	}
};

export const words: Readonly<Record<Language, () => Promise<{ readonly words: PcWords }>>> = {
	en: () => import('./en/index.ts'),
	es: () => import('./es/index.ts'),
	'pt-BR': () => import('./pt-BR/index.ts'),
	de: () => import('./de/index.ts')
};
