import { listed as list, type EditionWords } from '../words.ts';

export const edition: EditionWords = {
	viruses: 'Cartas de vírus',
	actions: 'Cartas de ação',
	special: 'Sinais impressos em vermelho',
	beds: 'Tabela de leitos',
	lastLevel: 'Último nível de infecção',
	hospitals: 'Peças de hospital',
	dieTokens: 'Fichas de dado',
	shieldTokens: 'Fichas de escudo',
	id: 'Código',
	level: 'Nível',
	life: 'Vida',
	attack: 'Ataque',
	shield: 'Escudo',
	raise: 'Subir',
	save: 'Salvar',
	destroy: 'Destruir',
	group: 'Tipo',
	normal: 'Normal',
	start: 'Vírus inicial',
	easy: 'Vermelha: fácil',
	medium: 'Vermelha: média',
	difficult: 'Vermelha: difícil',
	epic: 'Vermelha: épica',
	copies: 'Cópias',
	name: 'Nome',
	colour: 'Cor',
	blue: 'Azul',
	red: 'Vermelha',
	wild: 'Azul e curinga',
	cards: 'Cartas',
	soloCards: 'A mais no solo',
	bedsStart: 'Leitos no início',
	bedsMost: 'Último leito da tabela',
	addVirus: 'Acrescentar um vírus',
	addAction: 'Acrescentar um tipo',
	duplicate: 'Duplicar',
	remove: 'Tirar',
	pasteTitle: 'Colar muitas cartas',
	pasteHelp:
		'Uma carta por linha, como “A7 4 5/2 S raise x3: Coroa”, ou colunas de uma planilha: código, nível, vida, ataque, escudo, habilidades, tipo, cópias, nome.',
	pasteAdd: ({ count }, talk) =>
		talk.plural(Number(count), { one: 'Acrescentar esta', other: `Acrescentar estas ${String(count)}` }),
	pasteReplace: ({ count }, talk) =>
		talk.plural(Number(count), {
			one: 'Trocar todas por esta',
			other: `Trocar todas por estas ${String(count)}`
		}),
	virusCount: ({ cards, most }) => `${String(cards)} de no máximo ${String(most)} cartas`,
	actionCount: ({ cards, solo }) => `${String(cards)} cartas, ${String(solo)} a mais no solo`,
	board: 'Tabuleiro',
	countOf: ({ mine, ours }) => `${String(mine)} de ${String(ours)}`,
	signs: 'Sinais',
	pasteActionsHelp:
		'Um tipo por linha, como “stay-home 4+2 wild: Fique em casa”, ou colunas de uma planilha: código, cartas, a mais no solo, cor, nome.',
	linesRead: ({ count }, talk) =>
		talk.plural(Number(count), {
			zero: 'Nenhuma linha foi entendida.',
			one: 'Uma linha foi entendida.',
			other: `${String(count)} linhas foram entendidas.`
		}),
	wrongLine: ({ line, field, said }) =>
		said === ''
			? `Linha ${String(line)}: falta “${String(field)}”.`
			: `Linha ${String(line)}: “${String(field)}” não serve: ${String(said)}`,
	emptyDeck: 'Baralho vazio',
	moreWrong: ({ count }, talk) =>
		talk.plural(Number(count), {
			one: 'Mais uma linha não serve.',
			other: `Mais ${String(count)} linhas não servem.`
		}),
	wrongPart: ({ field }) => `“${String(field)}” ainda não serve.`,
	quickHelp: 'Uma carta numa linha: código, nível, vida/ataque, sinais, cópias, nome',
	quickAdd: ({ count }, talk) =>
		talk.plural(Number(count), { one: 'Acrescentar a carta', other: `Acrescentar ${String(count)} cartas` }),
	readsAs: ({ id, level, life, attack, signs, copies, name }, talk) =>
		[
			`${String(id)}: nível ${String(level)}`,
			`vida ${String(life)}`,
			`ataque ${String(attack)}`,
			...list(signs),
			...(Number(copies) > 1
				? [talk.plural(Number(copies), { one: 'uma cópia', other: `${String(copies)} cópias` })]
				: []),
			...(name === '' ? [] : [`“${String(name)}”`])
		].join(', '),
	perLevel: 'Cartas por nível; tracejado: nosso baralho',
	levelCount: ({ level, count, ours }) =>
		`Nível ${String(level)}: ${String(count)} cartas; o nosso tem ${String(ours)}`,
	twiceAt: ({ id, line }) => `${String(id)} já está na linha ${String(line)}.`,
	makeIt: ({ id }) => `Chamar de ${String(id)}`
};
