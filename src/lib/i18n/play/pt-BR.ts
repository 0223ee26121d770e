import { end } from '../end/pt-BR.ts';
import { origin } from '../origin/pt-BR.ts';
import type { PlayWords } from './en.ts';

export const words: PlayWords = {
	allowed: 'Permitido.',
	refused: ({ because, rule }) => `Não permitido, regra ${rule}: ${because}`,
	undone: ({ what }) => `Desfeito: ${what}`,
	alsoTakenBack: ({ what }) => `Também desfeito: ${what}`,
	nowPlays: ({ name }) => `Agora é a vez de ${name}`,
	mayActToo: ({ names }, talk) =>
		talk.plural(names.length, {
			one: `${talk.and(names)} também pode jogar`,
			other: `${talk.and(names)} também podem jogar`
		}),
	mayAct: 'pode jogar',
	isDone: 'pronto',
	places: ({ count }, talk) => talk.plural(count, { one: '1 lugar', other: `${count} lugares` }),
	sheet: 'Folha',
	whole: 'inteira',
	showLarge: 'Ver maior',
	whatHappened: 'O que aconteceu',
	alternatives: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Uma jogada é permitida:',
			other: `${count} jogadas são permitidas, as mais próximas primeiro:`
		}),
	alternativeOf: ({ at, of }) => `${at} de ${of}`,
	more: ({ count }) => `mais ${count}`,
	previous: 'Anterior',
	next: 'Próxima',
	doThis: 'Fazer isto no lugar',
	putBack: 'Deixar como estava',
	nothingWritten: 'nada foi anotado',
	triedHere: 'tentado aqui',
	causeHere: 'este é o motivo',
	doubtedHere: 'isto não pode ter acontecido',
	closeCard: 'Fechar esta mensagem',
	cell: ({ name, holds }) => `${name}: ${holds}`,
	cellNow: ({ name, holds, state }) => `${name}: ${holds}, ${state}`,
	previewed: 'em prévia',
	possible: 'possível',
	justWritten: 'recém-anotada',
	empty: 'vazia',
	struck: ({ text }) => `${text}, riscado`,
	/** Of a piece on the sheet. */
	tones: {
		red: 'vermelho',
		yellow: 'amarelo',
		blue: 'azul',
		black: 'preto',
		white: 'branco',
		orange: 'laranja',
		green: 'verde',
		brown: 'marrom'
	},
	marks: {
		fill: 'preenchida',
		cross: 'riscada',
		circle: 'circulada',
		half: 'meio preenchida',
		tick: 'marcada',
		strike: 'cortada',
		marker: 'o marcador está aqui'
	},
	sheetOf: ({ name }) => `Folha de ${name}`,
	turnOf: ({ name }) => `Vez de ${name}`,
	awaited: 'aguardado',
	sheets: 'Folhas',
	areas: 'Áreas da folha',
	filledOf: ({ filled, of }) => `${filled} de ${of}`,
	legalHere: 'algo é possível aqui',
	wholeSheet: 'Folha inteira',
	turnSheet: 'Girar a folha',
	wholeArea: 'Mostrar a área inteira',
	lookingBack: ({ at, of }) => `Olhando para trás: depois da jogada ${at} de ${of}`,
	backToNow: 'Voltar ao agora',
	answer: 'Resposta',
	tryIt: 'Perguntar sem anotar',
	tryHelp: 'Modo de teste: toque em qualquer coisa para saber se seria permitido. Nada é anotado.',
	steps: { paper: 'Papel', roll: 'Rolagem', ask: 'Pergunta' },
	asksRoll: 'Informe o que foi rolado ou comprado. Nada é registrado.',
	asksMove: 'Experimente a jogada: é julgada, não registrada.',
	takeAsMade: 'Considerar feita e seguir',
	leaveTry: 'Sair do modo de teste',
	showLegal: ({ count }, talk) =>
		talk.plural(count, {
			zero: 'Nada desse tipo é possível agora',
			one: 'Mostrar a única jogada legal',
			other: `Mostrar as ${count} jogadas legais`
		}),
	showNearest: 'Mostrar jogadas legais, primeiro as mais próximas',
	alsoBroken: 'Também quebra',
	rulingApplies: ({ answer }) => `Nesta mesa vale: “${answer}”`,
	timeline: 'Linha do tempo',
	noMoves: 'Ainda não aconteceu nada.',
	moveNumber: ({ at }) => `Jogada ${at}`,
	statistics: 'Dados até agora',
	noRolls: 'Nenhum dado foi anotado ainda.',
	statisticsHelp: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Um dado foi anotado. Com dados honestos, a longo prazo cada face sai com a mesma frequência.',
			other: `${talk.number(count)} dados foram anotados. Com dados honestos, cada face sai umas ${talk.number(Math.round((count / 6) * 10) / 10)} vezes.`
		}),
	faceCount: ({ face, count }, talk) =>
		talk.plural(count, { zero: `${face}: nunca`, one: `${face}: uma vez`, other: `${face}: ${count} vezes` }),
	handOverRoll: 'Passar a rolagem',
	scanRoll: 'Escanear a rolagem',
	rollNow: 'Rolar por mim (sem dados à mão)',
	enterDie: ({ face }) => `Anotar ${face}`,
	nthOf: ({ name, nth, of }) => `${name} (${nth} de ${of})`,
	takeBackLast: 'Tirar o último dado',
	takeBackDie: ({ face }) => `Tirar o ${face}`,
	diceEntered: ({ count, of }, talk) =>
		talk.plural(of, {
			one: `${count} de ${of} dado anotado`,
			other: `${count} de ${of} dados anotados`
		}),
	...end,
	allTheSame: 'Mesmo assim, está assim na mesa',
	noLongerChecked: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Então esta regra não é mais verificada nesta mesa.',
			other: 'Então estas regras não são mais verificadas nesta mesa.'
		}),
	asVerdict: 'Ver e compartilhar este veredito',
	theirBox: 'Então vale nesta mesa que existem mais: ela ganha uma edição própria.',
	theirPast:
		'Então se corrige o que o aplicativo tinha anotado; as jogadas antes deste turno ficam na mesa antiga.',
	correctSheet: 'Corrigir a folha',
	playedOn: ({ edition }) => `Jogada com a edição “${edition}”`,
	origin,
	closeMenu: 'Fechar o menu',
	trouble: {
		gone: 'Esta partida foi apagada deste aparelho: em outra aba, ou pelo navegador ao limpar seus dados. Agora ela só está nesta tela.',
		silent:
			'O aparelho não responde e a última jogada não pôde ser salva. Feche o navegador, abra de novo e continue.',
		conflict:
			'Esta partida continuou em outra aba. Você vê o estado mais recente; seu último toque não foi anotado.',
		full: 'Não há mais espaço neste aparelho e a última jogada não pôde ser salva. Exporte a partida, libere espaço e continue.',
		'newer-version':
			'Há um Pipsheet mais novo aberto em outra aba. Recarregue para continuar; nada se perde.',
		'too-long': 'Uma partida guarda no máximo 5.000 jogadas, e esta está cheia.',
		broken:
			'O navegador não conseguiu salvar a última jogada, então ela não foi feita. Exporte a partida por segurança e recarregue.'
	},
	olderRules: ({ at, move, rule }) =>
		`Esta partida foi jogada com uma versão anterior das regras. A jogada ${at} (“${move}”) hoje quebra a regra ${rule}.`,
	olderRulesRest: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Você vê a partida como estava antes; essa jogada fica guardada e nada é cortado.',
			other: `Você vê a partida como estava antes; essa jogada e o que veio depois (${talk.number(count)} jogadas) ficam guardadas e nada é cortado.`
		}),
	goOnFromHere: 'Continuar daqui em uma cópia',
	keepAnew: 'Guardar como partida nova',
	unopened: {
		'newer-version':
			'Há um Pipsheet mais novo aberto em outra aba. Recarregue para continuar; nada se perde.',
		silent: 'As partidas deste aparelho não respondem. Feche o navegador, abra de novo e tente outra vez.',
		broken: 'Não foi possível carregar esta partida. Ela continua neste aparelho como está.'
	},
	exportTable: 'Exportar esta partida',
	opening: 'Abrindo a partida …',
	missing: 'Esta partida não está neste aparelho.',
	damaged:
		'Esta partida está danificada e não pode ser aberta. O que resta dela pode ser salvo em um arquivo.',
	saveRest: 'Salvar o que resta',
	explained: ({ part, whose, value }) => `${part}, ${whose}: ${value}`,
	whereFrom: ({ part, whose, value }) => `${part}, ${whose}: ${value}. De onde vem?`,
	correctEdition: 'Impresso de outro jeito? Corrija a edição',
	toEdition: 'Corrigir a edição',
	correctedName: 'Nossa edição, corrigida'
};
