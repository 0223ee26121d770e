import type { SetupWords } from './en.ts';

export const words: SetupWords = {
	title: 'Nova partida',
	chooseGame: 'Qual jogo?',
	onTheTable: 'Na mesa',
	appKeeps: 'O app mantém',
	alsoNeeded: 'Também é preciso',
	printIt: 'Imprimir o necessário',
	learn: 'Como se joga, em dois minutos',
	faultsFirst: 'Antes de começar:',
	players: 'Jogadores',
	playersHelp: ({ min, max }) =>
		min === max
			? `${min} jogadores, na ordem dos lugares`
			: `De ${min} a ${max} jogadores, na ordem dos lugares, em sentido horário`,
	playerNumber: ({ seat }) => `Jogador ${seat}`,
	addPlayer: 'Adicionar jogador',
	removePlayer: ({ name }) => `Tirar ${name}`,
	moveUp: ({ name }) => `Mover ${name} para cima`,
	moveDown: ({ name }) => `Mover ${name} para baixo`,
	known: 'Já jogaram aqui',
	sheets: 'De quem são as folhas neste aparelho?',
	allSheets: 'De todos',
	someSheets: 'Só de alguns: os outros escrevem no papel ou no próprio celular',
	options: 'Opções',
	rulings: 'Questões em aberto do livro de regras',
	rulingsHelp: 'O livro de regras deixa estas em aberto. A primeira resposta é a usual.',
	auto: 'conforme a edição',
	ourNumbers: 'Tracejados: nossos. Digite os seus.',
	start: 'Começar',
	nameNeeded: ({ seat }) => `O jogador ${seat} precisa de um nome legível de no máximo 40 caracteres.`,
	notSaved: 'Não foi possível salvar a partida neste aparelho.',
	noFit: ({ what }) => `Isto não combina: ${what}`
};
