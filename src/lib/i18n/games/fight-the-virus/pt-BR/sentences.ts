import type { ShapeName } from '../../../../validators/fight-the-virus/boards.ts';
import type { Words } from '../words.ts';
import { bonusName, fields, shapeName, squares } from './labels.ts';

const areaNames = {
	analysis: 'na análise do vírus',
	research: 'na pesquisa',
	testing: 'nos testes',
	curve: 'na curva de contágio'
};

const places = {
	top: 'em cima',
	bottom: 'embaixo',
	left: 'à esquerda',
	right: 'à direita',
	middle: 'no meio'
};

/** Begins a sentence about a shape. */
const subject = (shape: ShapeName): string =>
	({
		single: 'A casa única',
		lineOfTwo: 'A linha de duas',
		lineOfThree: 'A linha de três',
		squareOfFour: 'O quadrado de quatro',
		plus: 'A cruz',
		free: 'Isso',
		other: 'Isso'
	})[shape];

export const sentences: Words['sentences'] = {
	gameOver: 'O jogo acabou.',
	rollFirst: ({ roller }, talk) => `Primeiro ${talk.player(roller)} precisa rolar.`,
	otherRolls: ({ roller }, talk) => `Neste turno quem rola é ${talk.player(roller)}.`,
	decideDouble: ({ roller }, talk) =>
		`Primeiro ${talk.player(roller)} decide se fica com a dupla ou rola de novo.`,
	sixesStay: 'A dupla de seis nunca é rolada de novo.',
	rolledAlready: 'Os dados deste turno já foram rolados.',
	rolledTwice: 'Nesta mesa, duplas são roladas de novo só uma vez por turno.',
	nothingToKeep: 'Não há dupla para decidir.',
	finishTurn: ({ waiting }, talk) =>
		`O turno ainda não acabou: ${talk.plural(waiting.length, { one: 'falta', other: 'faltam' })} ${talk.and(waiting.map((by) => talk.player(by)))}.`,
	doneAlready: ({ by }, talk) => `${talk.player(by)} já terminou este turno.`,
	keptElsewhere: ({ by }, talk) => `A folha de ${talk.player(by)} não fica aqui.`,
	keptHere: ({ by }, talk) => `A folha de ${talk.player(by)} fica aqui, então não há nada para avisar.`,
	reportedAlready: ({ by, last }, talk) => `${talk.player(by)} já avisou do ${last}.`,
	reportLater: ({ by, last }, talk) => `${talk.player(by)} não pode ter riscado o ${last} neste momento.`,
	noBonus: ({ by }, talk) => `${talk.player(by)} não tem um bônus assim pendente.`,
	bonusFirst: ({ by, bonus }, talk) =>
		`Primeiro ${talk.player(by)} aceita ou recusa o bônus: ${bonusName(bonus)}.`,
	analysedAlready: ({ by }, talk) =>
		`${talk.player(by)} joga como ativo e já usou o dado da análise do vírus.`,
	usedElsewhereAlready: ({ by }, talk) =>
		`${talk.player(by)} joga como ativo e já usou o dado fora da análise do vírus.`,
	passiveUsed: ({ by }, talk) =>
		`${talk.player(by)} joga como passivo e já usou um dado; só uma casa de dado extra permitiria o segundo.`,
	bothUsed: ({ by }, talk) => `${talk.player(by)} já usou os dois dados.`,
	dieUsed: ({ face }) => `Este dado, o ${face}, já foi usado neste turno.`,
	dieUsable: ({ face, area }) => `O ${face} ainda pode ser usado ${areaNames[area]}.`,
	progressShort: ({ add, needs, has }, talk) =>
		`Para somar ${add} ${talk.plural(needs, { one: 'é preciso um campo', other: `são precisos ${talk.number(needs)} campos` })} de progresso, mas ${talk.plural(has, { zero: 'não há nenhum disponível', one: 'só há um disponível', other: `só há ${talk.number(has)} disponíveis` })}.`,
	shapeOf: ({ value, shape, squares: n }, talk) =>
		`Um ${value} preenche ${shapeName(shape, n, talk)}, e esta é outra forma.`,
	noShapeAbove6: ({ value }) => `Não há forma para um ${value}: a análise do vírus vai até 6.`,
	sixTooLarge: ({ squares: n, most }, talk) =>
		`Um 6 preenche no máximo ${squares(most, talk)}, não ${talk.number(n)}.`,
	sixApart: 'As casas de um 6 precisam estar ligadas pelos lados.',
	sixTooLong: ({ short, long }) => `Esta forma não cabe em um retângulo de ${short} por ${long}.`,
	outside: ({ squares: n }, talk) =>
		talk.plural(n, {
			one: 'Uma casa da forma fica fora do vírus.',
			other: `${talk.number(n)} casas da forma ficam fora do vírus.`
		}),
	covered: ({ squares: n }, talk) =>
		talk.plural(n, {
			one: 'Uma casa da forma já está preenchida.',
			other: `${talk.number(n)} casas da forma já estão preenchidas.`
		}),
	notBeside: 'A forma precisa dividir um lado com uma casa já preenchida; cantos não contam.',
	cutsOff: ({ shape, squares: n, where }, talk) =>
		talk.plural(n, {
			one: `${subject(shape)} deixaria uma casa isolada ${places[where]}.`,
			other: `${subject(shape)} deixaria ${talk.number(n)} casas isoladas ${places[where]}.`
		}),
	researchNext: ({ value, next }) => `A pesquisa continua com o ${next}, e isto é um ${value}.`,
	goalsOpen: ({ goals, last }, talk) =>
		talk.plural(goals, {
			one: `O ${last} precisa esperar: uma casa vermelha com bandeira ainda está vazia.`,
			other: `O ${last} precisa esperar: ${talk.number(goals)} casas vermelhas com bandeira ainda estão vazias.`
		}),
	researchComplete: 'A pesquisa está completa.',
	noTestingSquare: 'Essa casa não existe nos testes.',
	testingFilled: ({ number }) => `Nesta casa já há um ${number}.`,
	needsSupport: ({ empty, of }, talk) =>
		talk.plural(empty, {
			one: 'Uma casa logo abaixo ainda está vazia.',
			other:
				empty === 2 && of === 2
					? 'As duas casas logo abaixo ainda estão vazias.'
					: `${talk.number(empty)} casas logo abaixo ainda estão vazias.`
		}),
	notHigher: ({ value, below }) =>
		value === below
			? `Embaixo há um ${below}: o número precisa ser maior, não igual.`
			: `Embaixo há um ${below}, e ${value} não é maior.`,
	oneOnOne: 'Embaixo há um 1, e um 1 nunca fica sobre um 1.',
	oneUnderOne: 'Em cima há um 1, e um 1 nunca fica sob um 1.',
	noCurveSquare: 'Essa casa não existe na curva de contágio.',
	curveFilled: ({ number }) => `Nesta casa já há um ${number}.`,
	curveTooHigh: ({ value }) => `A curva de contágio aceita números de 1 a 6, não um ${value}.`,
	fromBelow: ({ column }) =>
		`A coluna ${column} é preenchida de baixo para cima: uma casa mais abaixo ainda está vazia.`,
	completeColumn: ({ columns }, talk) =>
		talk.plural(columns.length, {
			one: `A coluna ${columns.join()} está começada e precisa ser completada primeiro.`,
			other: `As colunas ${talk.and(columns.map(String))} estão começadas e precisam ser completadas primeiro.`
		}),
	leftmostColumn: ({ column }) => `É a vez da coluna ${column}: das não começadas, a mais à esquerda.`,
	sameBeside: ({ value }) => `Uma casa vizinha já tem um ${value}.`,
	circledFirst: ({ columns }, talk) =>
		`Primeiro é preciso começar a coluna ${talk.or(columns.map(String))}: a casa de baixo está circulada.`,
	opposite: ({ takes, beside }) =>
		`Esta casa circulada só aceita um ${takes}, o oposto do ${beside} ao lado.`,
	noVirus: 'A análise do vírus não tem nenhuma casa.',
	virusInPieces: ({ sections }, talk) =>
		`A análise do vírus está em ${talk.number(sections)} pedaços; as casas precisam estar ligadas pelos lados.`,
	shapeSize: ({ shapes, most }, talk) =>
		`A forma do ${talk.and(shapes.map(String))} precisa ter de 1 a ${most} casas.`,
	noTesting: 'Os testes não têm nenhuma casa.',
	noCurve: 'A curva de contágio não tem nenhuma casa.',
	researchTooLong: ({ last, reach }) =>
		`A pesquisa vai até ${last}, mas com esses campos de progresso nenhum dado passa de ${reach}.`,
	doubtFieldOrder: 'Os campos de progresso não estão marcados em ordem.',
	doubtFieldCount: ({ circled, spikes }, talk) =>
		`Campos de progresso circulados: ${talk.number(circled)}; espículas cobertas: ${talk.number(spikes)}.`,
	doubtFieldsSpent: ({ crossed, spent }, talk) =>
		`Os números acima de 6 custaram pelo menos ${fields(spent, talk)} de progresso, e riscados só: ${talk.number(crossed)}.`,
	doubtFilledApart: ({ sections }, talk) =>
		`As casas preenchidas do vírus estão em ${talk.number(sections)} pedaços.`,
	doubtRestApart: ({ sections }, talk) =>
		`As casas do vírus ainda não analisadas estão em ${talk.number(sections)} pedaços.`,
	doubtGoalsOpen: ({ last, goals }, talk) =>
		talk.plural(goals, {
			one: `O ${last} está riscado, mas uma casa vermelha está vazia.`,
			other: `O ${last} está riscado, mas ${talk.number(goals)} casas vermelhas estão vazias.`
		}),
	doubtUnsupported: 'Um número dos testes tem uma casa vazia logo abaixo.',
	doubtNotHigher: 'Um número dos testes não é maior que o que está logo abaixo.',
	doubtOneOnOne: 'Nos testes há um 1 logo acima de um 1.',
	doubtTooHigh: 'Na curva de contágio há um número acima de 6.',
	doubtGap: 'Um número da curva de contágio tem uma casa vazia mais abaixo na coluna.',
	doubtColumns: ({ columns }, talk) =>
		talk.plural(columns.length, {
			one: `A coluna ${columns.join()} ficou incompleta antes de outra ser começada.`,
			other: `As colunas ${talk.and(columns.map(String))} ficaram incompletas antes de outra ser começada.`
		}),
	doubtColumnOrder: 'As colunas da curva não foram começadas da esquerda para a direita.',
	doubtSameBeside: 'Casas vizinhas da curva de contágio têm o mesmo número.',
	doubtOpposite: 'Uma casa circulada não tem o número oposto ao da vizinha.',
	doubtCirclesBeside: 'Duas casas vizinhas estão circuladas e vazias.'
};
