import type { DeskWords } from './en.ts';

export const words: DeskWords = {
	title: 'A mesa do árbitro',
	about:
		'Copie como está uma partida no papel. Depois pergunte se uma jogada é permitida, conte os pontos ou continue por aqui.',
	chooseGame: 'Que jogo está na mesa?',
	correctTitle: 'Corrigir a folha',
	correctAbout:
		'Mude o que está nas folhas. A partida continua daqui como uma nova, que lembra de onde veio; a antiga fica como está.',
	begun: 'O que você tinha começado a corrigir está aqui de novo.',
	beginAgain: 'Começar de novo',
	addPlayer: 'Adicionar alguém',
	removePlayer: ({ name }) => `Remover ${name}`,
	playerNumber: ({ seat }) => `Jogador ${seat}`,
	askRoll: 'A seguir: a rolagem',
	askMove: 'A seguir: a jogada',
	beforeTheRoll: 'Copie a folha como estava antes da rolagem.',
	beforeTheMove: 'Copie a folha como estava antes dessa jogada.',
	onlyWhoMoves: ({ name }) => `Para perguntar sobre ${name}, basta esta folha.`,
	ownEdition: 'Nossa própria edição',
	agreed: 'Jogadores, folha e o que foi combinado',
	tapHelp: 'Toque em uma casa para marcá-la; arraste o dedo por uma linha para preenchê-la.',
	trackHelp: 'Toque onde está o marcador. Um passo ao lado:',
	larger: 'Casas maiores',
	brush: 'Um toque escreve:',
	digits: 'Números',
	higherNumbers: ({ from }) => `${from} ou mais`,
	otherNumbers: 'Outros números',
	leaveEmpty: 'Deixar vazio',
	fewer: ({ what }) => `${what}: um a menos`,
	more: ({ what }) => `${what}: um a mais`,
	follows: 'Isto decorre das outras marcas.',
	byMove: 'Só uma última jogada leva até aqui: continue como partida e faça-a lá.',
	clear: 'Começar com folhas em branco',
	notYet: 'Primeiro é preciso preencher o que vem antes.',
	asText: 'Como texto',
	asTextHelp: 'Cada dado da posição, também o que nenhuma casa mostra.',
	elsewhere:
		'Esta partida também está sendo copiada em outra aba. Esta é uma cópia à parte: nenhuma aba escreve por cima da outra.',
	otherCopy: ({ names, when }) => `Outra cópia deste jogo foi começada: ${names}, ${when}.`,
	takeUp: 'Retomar',
	place: 'Lugar',
	cannotAsk: 'Esta pergunta não está mais aqui. Copie a folha de novo.',
	rulings: 'Interpretações',
	optionsAndRulings: 'Opções e interpretações',
	agreedOtherwise: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Se isto tivesse sido combinado desde o início, uma jogada anterior teria sido julgada de outra forma:',
			other: `Se isto tivesse sido combinado desde o início, ${talk.number(count)} jogadas anteriores teriam sido julgadas de outra forma:`
		}),
	unfit: ({ because }) => `Não combina com o que está nas folhas: ${because}`,
	judgedOtherwise: ({ at, move, rules }) => `A jogada ${at} (“${move}”) viola ${rules}.`,
	judgedTheSame: 'Nenhuma jogada anterior teria sido julgada de outro modo.',
	doubts: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Uma coisa não pode ter acontecido assim. Fica como você escreveu.',
			other: `${talk.number(count)} coisas não podem ter acontecido assim. Ficam como você escreveu.`
		}),
	faulty: 'Isto ainda não pode ser lido:',
	score: 'Contar os pontos',
	scoreTitle: 'A pontuação destas folhas',
	notOver: 'Ainda não acabou: é assim que está agora.',
	sayTheEnd: ({ end }) => `Se acabou na mesa, escolha “${end}” acima.`,
	makeTheLastMove: ({ goOn }) =>
		`Se uma última jogada acabou a partida, escolha “${goOn}” e faça lá essa jogada.`,
	howItEnds: ({ end }) => `Como acaba. ${end}`,
	goOn: 'Continuar como partida',
	correct: 'Continuar com as folhas corrigidas',
	notKept: 'Este aparelho não conseguiu guardar a partida.',
	missing: 'Esta partida não está neste aparelho.',
	withinTurn: ({ at, count }, talk) =>
		talk.plural(count, {
			one: `Este turno não acabou: estas são as folhas antes dele, depois da jogada ${at}. A jogada feita desde então é repetida se ainda for permitida.`,
			other: `Este turno não acabou: estas são as folhas antes dele, depois da jogada ${at}. As ${talk.number(count)} jogadas feitas desde então são repetidas enquanto forem permitidas.`
		}),
	notBetweenTurns: 'As folhas são corrigidas entre dois turnos. Termine este turno ou desfaça-o antes.',
	allowed: 'Permitido',
	notAllowed: 'Não permitido',
	alternatives: ({ count }, talk) =>
		talk.plural(count, {
			zero: 'Nada deste tipo é permitido agora.',
			one: 'Uma jogada deste tipo é permitida:',
			other: `${talk.number(count)} jogadas deste tipo são permitidas:`
		}),
	otherKinds: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Nada deste tipo é permitido agora. Outra jogada é permitida:',
			other: `Nada deste tipo é permitido agora. Outras ${talk.number(count)} jogadas são permitidas:`
		}),
	others: ({ count }, talk) =>
		talk.plural(count, {
			zero: 'Nada mais deste tipo é permitido agora.',
			one: 'Outra jogada deste tipo também é permitida:',
			other: `Outras ${talk.number(count)} jogadas deste tipo também são permitidas:`
		}),
	dice: ({ faces }) => `Na mesa: ${faces}.`,
	rulesAbout: 'As regras sobre uma jogada assim',
	judgedBy: ({ rules }) => `Julgado segundo ${rules}`,
	otherAnswerAllows: ({ ruling, question, answer }) =>
		`${ruling}: ${question} Com a outra resposta (“${answer}”) seria permitido.`,
	otherAnswerRefuses: ({ ruling, question, answer }) =>
		`${ruling}: ${question} Com a outra resposta (“${answer}”) não seria permitido.`,
	noRulingChanges: 'Nenhuma resposta a uma questão aberta do livro de regras muda este veredito.',
	rulingsAsGiven: 'Interpretações como o app propõe',
	rulingOf: ({ ruling, question, answer }) => `Interpretação desta mesa, ${ruling}: ${question} ${answer}`,
	toldByTable: ({ asked, answer }: { asked: string; answer: string }) => `${asked} ${answer}.`,
	toldOtherwiseAllows: ({ asked, answer }) => `${asked} Com “${answer}” seria permitido.`,
	toldOtherwiseRefuses: ({ asked, answer }) => `${asked} Com “${answer}” não seria permitido.`,
	moreOfThem: ({ count }, talk) =>
		talk.plural(count, { one: 'Mostrar mais uma', other: `Mostrar mais ${talk.number(count)}` }),
	turn: 'Girar',
	picture: 'Imagem',
	link: 'Link',
	notMade: 'Não funcionou neste aparelho.',
	rulesVersion: ({ edition, rules }) => `${edition} · versão ${rules} das regras`,
	judgeYourself: 'Julgue você: este código abre o mesmo veredito em qualquer celular.',
	openTable: 'Abrir esta partida aqui',
	tableBroken: ({ at }) => `Nem todas as jogadas anteriores são permitidas: a jogada ${at} é recusada.`
};
