import type { RulesWords } from './en.ts';

export const words: RulesWords = {
	title: ({ game }) => `Regras de ${game}`,
	note: 'Com nossas palavras. O original é o livro de regras publicado.',
	find: 'Procurar uma regra',
	found: ({ count }, talk) =>
		talk.plural(count, {
			zero: 'Nenhuma regra tem essas palavras.',
			one: '1 regra',
			other: `${count} regras`
		}),
	rulings: 'Questões em aberto',
	usual: 'usual',
	here: 'nesta mesa',
	backToTable: 'Voltar à partida',
	link: ({ rule }) => `Link para ${rule}`,
	aid: 'Na mesa'
};
