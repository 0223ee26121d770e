import type { Talk } from '../talk.ts';
import type { EditionsWords } from './en.ts';

export const words: EditionsWords = {
	title: 'Edições',
	about:
		'As folhas e cartas deste app são nossas. Se você tem as publicadas, informe uma vez o que está impresso nelas: o app vai jogar, julgar e imprimir as suas.',
	standard: 'Nossa própria edição',
	standardAbout: 'Feita para este app. Não é a folha publicada.',
	enter: 'Informar sua edição',
	enterFor: ({ game }) => `Informar sua edição de ${game}`,
	copyOf: ({ name }) => `Cópia de ${name}`,
	firstName: 'Minha edição',
	received: 'recebida',
	unfinished: 'inacabada',
	edit: 'Editar',
	copy: 'Copiar',
	remove: 'Excluir',
	removed: ({ name }) => `“${name}” foi excluída.`,
	undo: 'Desfazer',
	redo: 'Refazer',
	name: 'Nome da edição',
	nameHelp: 'De 1 a 60 caracteres; é impresso na folha.',
	nameWrong: 'Uma edição precisa de um nome de 1 a 60 caracteres.',
	ours: 'do app',
	known: 'como diz o livro de regras',
	yours: 'por você',
	shuffled: 'ao acaso',
	parts: 'Partes da edição',
	partWrong: 'Aqui há algo que não funciona.',
	sheet: 'Folha',
	nextPart: ({ name }: { name: string }) => `A seguir: ${name}`,
	nextOurs: 'por enquanto, o nosso: insira o seu',
	resetField: 'Voltar ao nosso',
	asText: 'Como texto',
	byHand: 'À mão',
	preview: 'Assim será jogada e impressa',
	allCards: ({ count }: { count: number }, talk: Talk) => `Mostrar todas as ${talk.number(count)}`,
	noPreview: 'A folha é redesenhada assim que tudo encaixar. Nada do que você informou se perde.',
	faults: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Uma coisa ainda não funciona.',
			other: `${talk.number(count)} coisas ainda não funcionam.`
		}),
	kept: 'guardada',
	notKept:
		'A última mudança não pôde ser guardada neste aparelho. Entregue a edição ou salve-a como arquivo.',
	play: 'Começar uma partida com ela',
	print: 'Imprimir',
	hand: 'Entregar',
	handHelp: 'O outro celular escaneia, vê a edição e a guarda.',
	file: 'Salvar como arquivo',
	fresh: 'Embaralhar uma folha nova',
	freshFor: ({ game }) => `Embaralhar uma folha nova de ${game}`,
	freshSeed: 'Número da folha',
	freshAny: 'qualquer',
	freshName: ({ seed }) => `Folha nova ${seed}`,
	fairness: 'É justa?',
	fairnessHelp:
		'Um jogador simples, que olha uma jogada à frente, joga sozinho nesta folha e na nossa. Ele não joga bem, mas é o mesmo nas duas.',
	tryOut: ({ games }, talk) => `Jogar ${talk.number(games)} partidas rápidas em cada uma`,
	trying: ({ done, of }, talk) => `${talk.number(done)} de ${talk.number(of)} partidas em cada folha`,
	stopTrying: 'Parar',
	trialFailed: 'Não foi possível jogar as partidas neste aparelho.',
	wins: ({ mine, ours }, talk) =>
		`Ele vence ${talk.number(mine)} de cada 100 partidas nesta folha e ${talk.number(ours)} de cada 100 na nossa.`,
	turns: ({ mine, ours }, talk) =>
		`Vencer leva ${talk.number(mine)} turnos nesta folha e ${talk.number(ours)} na nossa.`,
	noWins: 'Não dá para dizer quanto tempo leva vencer: em uma das folhas não houve vitória.',
	points: ({ mine, ours }, talk) =>
		`Ele chega a ${talk.number(mine)} pontos nesta folha e a ${talk.number(ours)} na nossa.`,
	moves: ({ mine, ours }, talk) =>
		`Uma partida leva ${talk.number(mine)} jogadas nesta folha e ${talk.number(ours)} na nossa.`,
	unread: 'Agora não é possível ler as edições deste aparelho. Nada se perde.',
	notCreated: 'Não foi possível guardar a edição neste aparelho. Tente de novo.',
	missing: 'Esta edição não está neste aparelho.',
	choose: 'Edição',
	chooseHelp: 'Que folha ou que cartas estão na mesa?',
	foundTitle: ({ game }) => `Uma edição de ${game}`,
	keep: 'Guardar esta edição',
	knownAs: ({ name }) => `Você já a tem, como “${name}”.`,
	changed: ({ name }) => `Você tem outra edição chamada “${name}”. Esta fica guardada ao lado.`,
	goOnTitle: 'Uma partida espera por esta edição',
	goOnHelp:
		'O que você corrigir aqui vale para essa partida assim que continuar com ela. A partida anterior fica como estava.',
	goOn: 'Continuar com a edição corrigida',
	goOnFails:
		'Com esta edição a partida não poderia ter chegado até aqui. Corrija a folha na mesa do árbitro.',
	backToTable: 'Voltar à partida'
};
