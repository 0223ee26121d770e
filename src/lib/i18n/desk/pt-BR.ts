import type { DeskWords } from './en.ts';

export const words: DeskWords = {
	title: 'A mesa do árbitro',
	about:
		'Copie como está uma partida no papel. Depois pergunte se uma jogada é permitida, conte os pontos ou continue por aqui.',
	chooseGame: 'Que jogo está na mesa?',
	correctTitle: 'Corrigir a folha',
	correctAbout:
		'Mude o que está nas folhas. A partida continua daqui como uma nova, que lembra de onde veio; a antiga fica como está.',
	players: 'Jogadores',
	addPlayer: 'Adicionar alguém',
	removePlayer: ({ name }) => `Remover ${name}`,
	playerNumber: ({ seat }) => `Jogador ${seat}`,
	position: 'Como está a partida',
	beforeTheRoll:
		'Para uma dúvida dentro de um turno, copie as folhas como estavam antes da rolagem; depois informe a rolagem na partida.',
	rulings: 'Interpretações',
	rulingsChanged: 'Com estas interpretações, uma jogada anterior teria sido julgada de outro modo:',
	judgedOtherwise: ({ at, move, rule }) => `A jogada ${at} (“${move}”) quebra ${rule}.`,
	judgedTheSame: 'Nenhuma jogada anterior teria sido julgada de outro modo.',
	doubts: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Uma coisa não pode ter acontecido assim. Fica como você escreveu.',
			other: `${talk.number(count)} coisas não podem ter acontecido assim. Ficam como você escreveu.`
		}),
	fits: 'Esta posição pode ser julgada.',
	faulty: 'Isto ainda não pode ser lido:',
	ask: 'Perguntar sobre uma jogada',
	askHelp: 'Abre a partida no modo de teste: toque numa jogada para saber se é permitida. Nada é registrado.',
	score: 'Contar os pontos',
	scoreTitle: 'A pontuação destas folhas',
	goOn: 'Continuar como partida',
	correct: 'Continuar com as folhas corrigidas',
	seatScore: 'Pontuação',
	notKept: 'Este aparelho não conseguiu guardar a partida.',
	missing: 'Esta partida não está neste aparelho.',
	notBetweenTurns: 'As folhas são corrigidas entre dois turnos. Termine este turno ou desfaça-o antes.',
	verdict: 'Veredito',
	allowed: 'Permitido',
	notAllowed: 'Não permitido',
	whoAsks: 'A jogada',
	because: 'Porque',
	ruleBook: 'Ler a regra',
	alternatives: ({ count }, talk) =>
		talk.plural(count, {
			zero: 'Nada deste tipo é permitido agora.',
			one: 'Uma jogada deste tipo é permitida:',
			other: `${talk.number(count)} jogadas deste tipo são permitidas:`
		}),
	another: ({ at, of }) => `${at} de ${of}`,
	previous: 'A anterior',
	next: 'A próxima',
	otherAnswer: ({ ruling, answer }) => `Com a resposta ${answer} a ${ruling}, seria permitido.`,
	rulesVersion: ({ edition, rules }) => `${edition} · versão ${rules} das regras`,
	judgeYourself: 'Julgue você: este código abre o mesmo veredito em qualquer celular.',
	openTable: 'Abrir esta partida aqui',
	tableBroken: ({ at }) => `Nem todas as jogadas anteriores são permitidas: a jogada ${at} é recusada.`
};
