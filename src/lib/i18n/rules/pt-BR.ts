import type { RulesWords } from './en.ts';

export const words: RulesWords = {
	title: ({ game }) => `Regras de ${game}`,
	note: 'Com nossas palavras. O original é o livro de regras publicado.',
	find: 'Procurar uma regra',
	found: ({ count }, talk) =>
		talk.plural(count, {
			zero: 'Nenhuma regra tem essas palavras.',
			one: '1 regra',
			other: `${count} regras`
		}),
	rulings: 'Questões em aberto',
	usual: 'usual',
	here: 'nesta mesa',
	backToTable: 'Voltar à partida',
	backToQuestion: 'Voltar à pergunta',
	link: ({ rule }) => `Link para ${rule}`,
	aid: 'Na mesa',
	contents: 'Índice',
	readOn: 'Continuar lendo',
	sectionBefore: 'Anterior',
	sectionAfter: 'Próxima',
	overview: 'Como se joga',
	learn: 'Como se joga, em dois minutos',
	aim: 'Objetivo.',
	end: 'Fim.',
	sheetParts: 'As partes da sua folha',
	boardParts: 'As partes do tabuleiro',
	layOut: 'O que preparar',
	allowed: 'Permitido',
	refused: 'Não permitido',
	whatHappens: 'O que acontece',
	before: 'Antes disso:',
	touchedBy: 'Uma questão em aberto afeta esta regra:',
	touches: 'Ela muda:',
	editionExample: 'Não dá para jogar com uma edição que não cumpre esta regra:',
	ours: 'As folhas, cartas e números mostrados aqui são nossos, não da editora.',
	enterYours: 'Informe os seus',
	tableEditionAbout:
		'Esta página foi aberta de uma partida que usa estes números, e as regras os citam. Os exemplos são desenhados com a nossa edição. O que a edição não diz é nosso.',
	ask: 'Perguntar sobre uma jogada',
	judgedNow: 'Ambas julgadas pelo árbitro agora mesmo',
	anotherPair: 'Outro par',
	noOtherPair: 'O árbitro não encontrou outro par.',
	judged: 'O árbitro julga todos os exemplos desta página enquanto você lê.',
	/** Why a rule has no example. */
	none: {
		table: 'Sem exemplo: esta regra trata de pessoas e coisas na mesa, não do que se escreve.',
		record: 'Sem exemplo: o que esta regra proíbe nem pode ser informado.',
		count: 'Sem exemplo: esta regra só diz o que conta.',
		never: 'Sem exemplo: na nossa edição isso não pode acontecer.',
		desk: 'Sem exemplo: esta regra trata de posições informadas na mesa do árbitro, onde as dúvidas aparecem no lugar delas.'
	},
	withAnswer: ({ answer, verdict }) => `Resposta ${answer}: ${verdict}`,
	alsoBroken: ({ rules }) => `Também descumpre ${rules}.`,
	tableEdition: ({ name }) => `Nesta mesa: ${name}`,
	insteadOf: ({ yours, ours }) => `${yours} (a nossa: ${ours})`,
	why: ({ answer }) => `Por que ${answer}?`,
	/** Facts of the edition that a rule depends on; see `ourEdition`. */
	inEdition: ({ edition }) => `Edição ${edition}:`,
	ourEdition: 'deste app'
};
