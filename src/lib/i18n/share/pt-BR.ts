import type { ShareWords } from './en.ts';

export const words: ShareWords = {
	title: 'Passar adiante',
	what: 'O que você quer passar',
	roll: 'Rolagem',
	table: 'Partida',
	sheet: 'Uma folha',
	noTable: 'Esta partida não está neste aparelho.',
	toTable: 'Voltar para a partida',
	rollHelp: 'Os outros escaneiam este código, ou digitam os caracteres, e têm a mesma rolagem.',
	letters: 'Caracteres para ler em voz alta',
	lettersNone: 'Isto é raro demais para poucos caracteres: deixe os outros escanearem o código.',
	lettersOf: ({ move }) => `Caracteres para: ${move}`,
	noRoll: 'Ninguém rolou ainda.',
	tableHelp: 'Quem escanear este código continua nesta partida. Nada sai dos celulares de vocês.',
	sheetHelp:
		'Quem escanear o código cuida da própria folha daqui em diante. As rolagens passam então de celular a celular.',
	sheetOf: ({ name }) => `Folha de ${name}`,
	sheetImpossible: 'Neste jogo esta folha não pode ser separada das outras.',
	sheetGone: ({ name }) => `${name} já tem a folha: manter aqui as outras`,
	sheetGoneHelp: 'Abre uma partida que mantém só as outras folhas. Esta fica como está.',
	endHelp: 'No fim um celular escaneia os códigos de todos e faz o resultado conjunto.',
	code: 'Código QR',
	codeOf: ({ at, total }) => `Código ${at} de ${total}`,
	sequenceHelp: ({ total }, talk) =>
		`É longo: ${talk.number(total)} códigos se revezam. Segure o outro celular parado até ele ter todos.`,
	pause: 'Pausar',
	play: 'Continuar',
	next: 'Próximo código',
	send: 'Enviar um link',
	copy: 'Copiar o link',
	copied: 'O link foi copiado.',
	notCopied: 'Não foi possível copiar o link. Selecione e copie aqui:',
	linkHelp: 'Tudo vai depois do # do link. Nenhum servidor chega a ver.',
	save: 'Salvar como arquivo',
	receive: 'Receber de outro celular',

	verdict: 'O veredito',
	scanTitle: 'Escanear um código',
	scanHelp: 'Aponte a câmera para o código do outro celular ou de uma folha impressa.',
	start: 'Ligar a câmera',
	startHelp:
		'Seu navegador vai pedir permissão para a câmera. As imagens só são vistas neste aparelho e nunca são guardadas.',
	stop: 'Desligar a câmera',
	camera: 'Câmera',
	cameraNumber: ({ at }) => `Câmera ${at}`,
	torch: 'Luz',
	starting: 'Ligando a câmera …',
	viewfinder: 'Imagem da câmera',
	noCamera: {
		refused:
			'A câmera não foi permitida. Você pode permiti-la para esta página nas configurações do navegador, ou usar um dos outros caminhos abaixo.',
		none: 'Não há câmera aqui. Use um dos outros caminhos abaixo.',
		busy: 'Outro aplicativo está usando a câmera. Feche-o e tente de novo, ou use um dos outros caminhos abaixo.',
		insecure: 'Sem uma conexão segura os navegadores não liberam a câmera. Use um dos outros caminhos abaixo.'
	},
	otherWays: 'Outros caminhos',
	picture: 'De uma imagem',
	pictureHelp: 'Uma foto ou captura de tela do código, ou de uma página inteira.',
	looking: 'Procurando um código na imagem …',
	noCode: 'Nenhum código foi encontrado nesta imagem. Tente uma em que o código esteja maior ou mais nítido.',
	type: 'Caracteres ou link',
	typeHelp: 'Os seis caracteres de uma rolagem, ou um link que enviaram para você.',
	take: 'Receber',
	file: 'De um arquivo',
	fileHelp: 'Uma partida que foi salva como arquivo.',
	scanNext: 'Escanear o próximo código',

	progress: ({ have, total }) => `${have} de ${total} códigos`,
	missing: ({ list }, talk) => `Ainda faltam: ${talk.and(list)}`,
	useless: {
		notOurs: 'Este código não é do Pipsheet.',
		newer: 'Isto vem de um Pipsheet mais novo. Atualize este app e tente de novo.',
		damaged: 'Isto não está completo. Peça de novo.',
		unknownGame: 'Este código é de um jogo que este Pipsheet não conhece. Atualize o aplicativo.',
		unreadable: 'É um código do Pipsheet, mas o que ele contém não faz sentido. Peça um novo.'
	},
	malformed: ({ because }) => `O que ele contém não é uma partida: ${because}`,
	broken: ({ at, because }) => `A jogada ${at} desta partida quebra uma regra: ${because}`,
	notKept: 'Este aparelho não conseguiu salvar. Suas partidas estão como estavam.',
	printed: ({ game }) => `Uma folha impressa de ${game}`,
	printedHelp:
		'Comece uma mesa e seu celular leva a mesma folha: você informa os dados, ele confere cada marca e conta os pontos.',
	printedOwn:
		'Ela mostra uma edição que não está neste celular. Escaneie a página com os códigos dela, impressa junto com a folha, ou peça a edição a quem a imprimiu. Sem ela a mesa começa com a nossa própria edição, que pode ser diferente desta folha.',
	printedKnown: ({ name }) => `Reconhecida: a sua edição “${name}”. Uma partida pode começar com ela.`,
	startGame: 'Começar uma mesa',
	whatThisIs:
		'O Pipsheet leva no seu celular as folhas de jogos de dados. É grátis, não pede conta e funciona sem rede.',
	foreign: ({ host }) => `Este código leva a ${host}. Não tem nada a ver com o Pipsheet.`,
	isBackup: 'Este arquivo é um backup com todas as mesas de um aparelho. Ele é lido na página de backup.',
	toBackup: 'Ir para o backup',
	otherFile: 'Este arquivo não contém nenhuma mesa do Pipsheet.',
	fromTable: ({ names }, talk) => `Da mesa de ${talk.and(names)}`,

	rolled: 'Está na sua partida:',
	noTurn: {
		otherTable:
			'Esta rolagem é de uma partida que não está neste celular: outros jogadores, outro jogo ou outros acordos.',
		ahead: ({ missing }, talk) =>
			talk.plural(missing, {
				one: 'Falta aqui uma rolagem anterior a esta. Receba primeiro aquela.',
				other: `Faltam aqui ${talk.number(missing)} rolagens anteriores a esta. Receba primeiro aquelas.`
			}),
		otherPast: 'Uma rolagem anterior é diferente nos dois celulares. Comparem os históricos.',
		already: ({ move }) => `Já está aqui: ${move}`,
		differs: ({ here, there }) =>
			`No lugar dela este celular tem: ${here} O outro tem: ${there} Desfaça até ali e depois receba.`,
		notNow: ({ awaited }, talk) =>
			awaited.length > 0
				? `Agora não. Antes esta partida espera: ${talk.or(awaited)}.`
				: 'Agora não: esta partida terminou.',
		illegal: ({ because }) => `Não é permitido nesta partida: ${because}`,
		mistyped:
			'Estes caracteres não combinam com esta partida. Algum está errado, são de outra partida, ou uma rolagem anterior é diferente.'
	},

	newHere: 'Uma partida nova neste celular',
	moves: ({ count }, talk) =>
		talk.plural(count, { zero: 'não começou', one: '1 jogada', other: `${talk.number(count)} jogadas` }),
	keeps: ({ names }, talk) => `Ela mantém as folhas de ${talk.and(names)}.`,
	open: 'Abrir aqui',
	openAll: 'Manter todas as folhas aqui',
	openOnly: ({ name }) => `Manter só a folha de ${name}`,
	same: 'Você já tem esta partida, com as mesmas jogadas.',
	behind: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Você tem esta partida. O outro celular tem uma jogada a mais:',
			other: `Você tem esta partida. O outro celular tem ${talk.number(count)} jogadas a mais:`
		}),
	catchUp: 'Receber',
	ahead: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Você tem esta partida, e uma jogada a mais que o outro celular.',
			other: `Você tem esta partida, e ${talk.number(count)} jogadas a mais que o outro celular.`
		}),
	parted: 'Os dois celulares continuaram, cada um do seu jeito. Qual vale?',
	common: ({ count }, talk) =>
		talk.plural(count, {
			zero: 'Não têm nenhuma jogada em comum.',
			one: 'A primeira jogada é a mesma.',
			other: `As primeiras ${talk.number(count)} jogadas são as mesmas.`
		}),
	mine: 'Neste celular',
	theirs: 'No outro celular',
	more: ({ count }, talk) => talk.plural(count, { one: 'e mais uma', other: `e mais ${talk.number(count)}` }),
	takeMine: 'Continuar com a minha',
	takeTheirs: 'Continuar com a outra',
	partedHelp: 'A outra fica neste celular como partida separada. Nada se perde.',
	keepBoth: 'Abrir como segunda partida',
	toMine: 'Abrir minha partida',

	together: 'Juntar as folhas',
	togetherHelp: 'É mais uma folha de uma partida da qual você mantém folhas.',
	sheetsHere: 'Folhas até agora',
	sheetsMissing: ({ names }, talk) =>
		`Sem ${talk.and(names)}: escaneie também esse código, ou anote o relato na partida.`,
	sheetsAll: 'Todas as folhas estão aqui.',
	noMerge: {
		otherTable: 'Estas folhas são de partidas diferentes.',
		sheetTwice: ({ name }) =>
			`Dois celulares têm uma folha de ${name}, e elas não são iguais. Decidam qual vale.`,
		throwsDiffer: ({ at, one, other }) =>
			`Os celulares não concordam sobre a rolagem ${at}. Um tem: ${one} Outro tem: ${other}`,
		stuck: ({ move }) => `Juntando tudo, isto não segue as regras: ${move}`
	},
	result: 'Resultado conjunto',
	soFar: 'Até agora',
	rank: 'Lugar',
	player: 'Jogador',
	total: 'Total',
	team: 'Equipe',
	keepResult: 'Guardar a partida conjunta',
	leaveOut: ({ name }) => `Tirar a folha de ${name}`
};
