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
	ours: 'nosso',
	yours: 'seu',
	resetField: 'Voltar ao nosso',
	asText: 'Como texto',
	byHand: 'À mão',
	preview: 'Assim será jogada e impressa',
	noPreview: 'A folha é redesenhada assim que tudo encaixar. Nada do que você informou se perde.',
	fits: 'Tudo encaixa. Já dá para jogar.',
	faults: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Uma coisa ainda não funciona.',
			other: `${talk.number(count)} coisas ainda não funcionam.`
		}),
	kept: 'Fica guardada neste aparelho enquanto você digita.',
	notKept:
		'A última mudança não pôde ser guardada neste aparelho. Entregue a edição ou salve-a como arquivo.',
	play: 'Começar uma partida com ela',
	print: 'Imprimir',
	hand: 'Entregar',
	handHelp: 'O outro celular escaneia, vê a edição e a guarda.',
	file: 'Salvar como arquivo',
	missing: 'Esta edição não está neste aparelho.',
	choose: 'Edição',
	chooseHelp: 'Que folha ou que cartas estão na mesa?',
	foundTitle: ({ game }) => `Uma edição de ${game}`,
	keep: 'Guardar esta edição',
	known: ({ name }) => `Você já a tem, como “${name}”.`,
	changed: ({ name }) => `Você tem outra edição chamada “${name}”. Esta fica guardada ao lado.`
};
