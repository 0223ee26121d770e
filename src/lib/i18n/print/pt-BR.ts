import type { PrintWords } from './en.ts';

export const words: PrintWords = {
	title: 'Imprimir',
	heading: ({ game }) => `Imprimir ${game}`,
	chooseGame: 'Qual jogo?',
	what: 'O que imprimir',
	whats: {
		sheets: 'Folhas em branco',
		filled: 'Esta partida, como está',
		large: 'Letra grande',
		decks: 'Cartas, fichas e peças'
	},
	copies: 'Cópias',
	fewer: 'Menos',
	more: 'Mais',
	paper: 'Papel',
	perPage: 'Folhas por página',
	smallest: ({ size }) => `Menor letra: ${size} pt`,
	tooSmall: 'Pequeno demais para ler',
	ink: 'Tinta',
	inks: { colour: 'Cor', saver: 'Economia de tinta' },
	inkHelp: 'A economia de tinta imprime só linhas, em preto.',
	language: 'Idioma da folha',
	names: 'Nomes',
	namesHelp: 'Uma folha para cada nome. Deixe vazio para folhas sem nome.',
	addName: 'Adicionar um nome',
	nameOf: ({ n }) => `Nome ${n}`,
	emptyLines: ({ names }) =>
		`A fonte das folhas não tem letras de: ${names}. A linha fica vazia para você escrever à mão; nas listas aparece “Jogador 1” e assim por diante.`,
	trimmed: ({ names }) => `Impresso sem os sinais que a fonte não tem: ${names}.`,
	area: 'Ampliar',
	everyArea: 'Todas as partes, uma após a outra',
	backs: 'Com versos, para imprimir frente e verso',
	score: 'Com a folha de pontuação',
	moves: 'Com a lista de jogadas',
	codeElsewhere: {
		score:
			'O código das folhas só abre o jogo, pois esta partida é longa demais para ele. O código da partida está na folha de pontuação.',
		nowhere:
			'Esta partida é longa demais para um código impresso: os códigos só abrem o jogo. Compartilhe a partida como arquivo.'
	},
	point: 'Após a jogada',
	pointOf: ({ n, of }) => `${n} de ${of}`,
	preview: 'Visualização',
	pageOf: ({ n, of }) => `Página ${n} de ${of}`,
	previous: 'Página anterior',
	next: 'Próxima página',
	pages: ({ n }, talk) => talk.plural(n, { one: `${n} página`, other: `${n} páginas` }),
	download: 'Baixar PDF',
	share: 'Compartilhar',
	direct: 'Imprimir agora',
	printed: {
		dialogue: '',
		tab: 'O PDF está aberto em outra aba. Imprima por lá.',
		nobody: 'Seu navegador não imprime nem abre um PDF sozinho aqui. Abra com o botão ou baixe o arquivo.'
	},
	openPdf: 'Abrir o PDF',
	working: ({ done, of }) => `Página ${done} de ${of} …`,
	stop: 'Parar',
	stopped: 'Parado. Nada foi salvo.',
	saved: ({ name }) => `Salvo como “${name}”.`,
	failed: 'Não foi possível criar o PDF. Nada se perdeu; tente de novo.',
	nothing: 'Escolha primeiro o que imprimir.',
	noTable: 'Esta partida não está neste aparelho.',
	sheetOf: ({ name }) => `Folha de ${name}`,
	sheetNumber: ({ n }) => `Folha ${n}`,
	seat: ({ n }) => `Jogador ${n}`,
	board: 'Tabuleiro',
	scoreSheet: 'Pontuação',
	moveList: 'Lista de jogadas',
	total: 'Total',
	everybody: 'Toda a equipe',
	afterMoves: ({ n }, talk) =>
		talk.plural(n, { one: 'Após uma jogada', other: `Após ${n} jogadas`, zero: 'Antes da primeira jogada' }),
	part: ({ area, n, of }) => `${area}, parte ${n} de ${of}`,
	deckPage: ({ deck, n, of }) => (of === 1 ? deck : `${deck}, ${n} de ${of}`),
	backOf: ({ page }) => `${page}: versos`,
	codeTable: 'Escaneie para abrir esta partida',
	file: {
		sheets: ({ n }, talk) => talk.plural(n, { one: 'folha em branco', other: `${n} folhas em branco` }),
		filled: ({ names }) => `partida de ${names}`,
		large: 'letra grande',
		decks: 'cartas'
	}
};
