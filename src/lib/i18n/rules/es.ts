import type { RulesWords } from './en.ts';

export const words: RulesWords = {
	title: ({ game }) => `Reglas de ${game}`,
	note: 'Con nuestras palabras. El original es el reglamento publicado.',
	find: 'Buscar una regla',
	found: ({ count }, talk) =>
		talk.plural(count, {
			zero: 'Ninguna regla contiene esas palabras.',
			one: '1 regla',
			other: `${count} reglas`
		}),
	rulings: 'Preguntas abiertas',
	usual: 'habitual',
	here: 'en esta mesa',
	backToTable: 'Volver a la partida',
	link: ({ rule }) => `Enlace a ${rule}`,
	aid: 'En la mesa'
};
