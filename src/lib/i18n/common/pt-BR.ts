import type { CommonWords } from './en.ts';

export const words: CommonWords = {
	appName: 'Pipsheet',
	back: 'Voltar',
	close: 'Fechar',
	cancel: 'Cancelar',
	undo: 'Desfazer',
	redo: 'Refazer',
	menu: 'Menu',
	home: 'Partidas',
	newTable: 'Nova partida',
	rules: 'Regras',
	print: 'Imprimir',
	share: 'Compartilhar',
	settings: 'Ajustes',
	languageName: 'Português',
	retry: 'Tentar de novo',
	reload: 'Recarregar',
	couldNotLoad: 'Não foi possível carregar esta página. Suas partidas estão seguras neste aparelho.',
	somethingBroke: 'Algo deu errado no aplicativo. Suas partidas estão seguras neste aparelho.',
	notFound: 'Não há página aqui.',
	basis: {
		text: 'O livro de regras diz isso',
		follows: 'Decorre do livro de regras',
		ours: 'Este aplicativo decidiu'
	}
};
