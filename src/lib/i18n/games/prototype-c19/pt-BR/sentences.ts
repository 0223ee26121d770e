import { written, type Words } from '../words.ts';
import { scenarios } from './options.ts';
import { resources } from './sheet.ts';

export const sentences: Words['sentences'] = {
	placeFirst: ({ scenario }) => `Primeiro cada um coloca a infecção de ${scenarios[scenario]}.`,
	rollFirst: ({ researcher }, talk) => `Primeiro ${talk.player(researcher)} precisa rolar os dados.`,
	takeFirst: ({ researcher }, talk) => `${talk.player(researcher)} ainda está escolhendo dados.`,
	notYourPart: ({ by }, talk) => `${talk.player(by)} não pode fazer isso neste momento do turno.`,
	alreadyDone: ({ by }, talk) => `${talk.player(by)} já terminou este turno.`,
	reportsFirst: 'O último turno acabou: só faltam os dados das outras folhas.',
	finalStep: ({ by }, talk) => `Na etapa final ${talk.player(by)} não pode fazer isso.`,
	gameOver: 'A partida acabou.',
	marksElsewhere: ({ by }, talk) => `${talk.player(by)} anota em outra folha; isso não é registrado aqui.`,
	assistantsDoNotReroll: ({ by, researcher }, talk) =>
		`${talk.player(by)} não pode rolar de novo: só o pesquisador, ${talk.player(researcher)}.`,
	researcherMustTake: ({ by }, talk) => `${talk.player(by)} é o pesquisador e precisa pegar dados.`,
	resourceFirst: ({ resources: open }, talk) =>
		`Primeiro coloque ou descarte: ${talk.and(open.map((kind) => resources[kind]))}.`,
	receivedFirst: ({ received }, talk) =>
		talk.plural(received.length, {
			one: `Primeiro coloque a infecção recebida: ${received.join()}.`,
			other: `Primeiro coloque as infecções recebidas: ${talk.and(received.map(String))}.`
		}),
	rollAllDice: 'Este turno começa com cinco dados de amostra e o dado mutante.',
	rollThreeDice: 'O segundo turno tem três dados de amostra e nenhum dado mutante.',
	firstRerollIsFree: 'A primeira rerrolagem é grátis: não gasta Explorador.',
	rerollCostsExplorer: 'A rerrolagem grátis já foi usada: outra custa um Explorador.',
	rerollNames: 'Escolha pelo menos um dado para rolar de novo.',
	notOfThisTurn: 'Esse dado não é usado neste turno.',
	noExplorerInWar: 'Na Guerra química nenhum Explorador pode ser usado antes do fim.',
	notDone: ({ by }, talk) => `${talk.player(by)} ainda tem um dado que precisa ser colocado.`,
	infectionOpen: ({ value }) => `A infecção de ${value} precisa ser colocada primeiro.`,
	singleDieOpen: ({ face }) => `O dado avulso, um ${face}, precisa ser anotado primeiro em Biotecnologia.`,
	threeNeedRat: 'Três dados só podem ser pegos com um Rato de laboratório.',
	noFreeSpace: 'Biotecnologia está cheia: não dá para pegar um dado avulso.',
	diceGone: ({ faces }, talk) =>
		faces.length === 0
			? 'Esse dado não está na mesa neste turno.'
			: `O pesquisador já pegou ${talk.and(faces.map((face) => `o ${face}`))}.`,
	dieNotTaken: 'Esse dado não foi pego.',
	dieUsedUp: ({ face }) => `O ${face} já foi usado.`,
	infectionIsNoSample: ({ face }) => `O ${face} é a infecção, não uma amostra.`,
	sampleNotThere: ({ face }) => `O ${face} é uma amostra: em Biotecnologia só entra um dado pego sozinho.`,
	singleDieOnly: ({ face }) => `O ${face} foi pego sozinho: vai para Biotecnologia e nenhum outro lugar.`,
	singleDieUsed: ({ face }) => `O ${face} já foi anotado.`,
	singleDieInfectsNobody: ({ face }) => `O ${face} foi pego sozinho: não traz infecção.`,
	noBonus: ({ kind }) => `Não sobrou nenhum bônus de ${resources[kind]}.`,
	analyseTaken: 'A Análise só muda um dado que o jogador pegou.',
	analyseUnused: ({ face }) => `O ${face} já foi usado: a Análise chega tarde.`,
	analyseBefore: 'Já está decidido qual dado é a infecção: a Análise chega tarde.',
	outsideDie: ({ face, change }) => `Um ${face} não pode virar ${face + change}: um dado vai de 1 a 6.`,
	noResource: ({ area }) => `Não há ${resources[area]} nem amostra livre para colocar aqui.`,
	notOpen: ({ resource }) => `Não há nenhuma ${resources[resource]} pendente.`,
	noHealthCell: ({ sample, before, way }) =>
		way === 'same'
			? `${sample} é igual a ${before}, e nesta fileira não há casa.`
			: way === 'up'
				? `${sample} é maior que ${before}, e não há casa mais acima.`
				: `${sample} é menor que ${before}, e não há casa mais abaixo.`,
	factorAsks: ({ sample, wanted, noted, factor }) =>
		`Depois de ${noted} o fator ${written(factor)} pede um ${wanted}, não um ${sample}.`,
	formulaBlocked: ({ noted, factor }) =>
		`Depois de ${noted} o fator ${written(factor)} pede algo que nenhum dado mostra: a Fórmula está bloqueada.`,
	factorCrossed: ({ factor }) => `O fator ${written(factor)} já está riscado.`,
	spaceTaken: ({ space, number }) => `O espaço ${space} já tem um ${number}.`,
	otherNumber: ({ face, space, number }) => `O dado mostra ${face}, mas em ${space} há um ${number}.`,
	pairIncomplete: ({ pair }) => `O par ${pair} ainda não está completo.`,
	pairUsed: ({ pair }) => `O par ${pair} já foi usado: um dos números está riscado.`,
	numberCrossed: ({ space }) => `O número em ${space} já está riscado.`,
	singleDieStays: 'Só se convertem dados de uma amostra (dois ou três), nunca um dado avulso.',
	nothingToPlace: 'Não há infecção para colocar.',
	noSuchInfection: ({ value, open }, talk) =>
		`Não há infecção de ${value} pendente, só ${talk.and(open.map(String))}.`,
	wrongCount: ({ count, open }, talk) =>
		talk.plural(count, {
			one: `É um indivíduo; a infecção precisa cobrir exatamente ${talk.or(open.map(String))}.`,
			other: `São ${count} indivíduos; a infecção precisa cobrir exatamente ${talk.or(open.map(String))}.`
		}),
	wrongShape: ({ value }) => `Esta não é a forma da infecção ${value}, por mais que se gire.`,
	alreadyInfected: 'Ali já há alguém infectado.',
	touchesNobody: 'A infecção precisa tocar alguém já infectado.',
	shapeFits: ({ value }) => `A infecção ${value} ainda cabe: nenhuma coluna é coberta.`,
	columnComplete: ({ column }) => `Na coluna ${column + 1} todos já estão infectados.`,
	dieWaits: ({ value }) =>
		`O dado de infecção de ${value} espera até as infecções recebidas serem colocadas.`,
	notWithOthers: 'Um indivíduo resistente precisa tocar outro resistente.',
	notHealthy: 'Só um indivíduo saudável pode se tornar resistente.',
	touchesInfected: 'Um indivíduo resistente não pode entrar ao lado de um infectado.',
	twoMustEnter: 'Um segundo também pode entrar, então dois precisam entrar.',
	onlyOneCan: 'Depois deste ninguém mais pode entrar: escolha só um.',
	nobodyCanEnter: 'Ninguém pode entrar agora: o bônus não pode ser usado.',
	pairNotAnnulled: ({ pair }) => `Só se anula um par completo e sem uso, e ${pair} não é.`,
	healthFull: ({ columns }) => `As ${columns} colunas de Saúde estão preenchidas.`,
	chooseStart: 'A primeira coluna tem várias casas: escolha uma.',
	rowFollows: 'Aqui a fileira decorre do número: ela não é escolhida.',
	formulaFull: ({ boxes }) => `As ${boxes} casas da Fórmula estão preenchidas.`,
	noFactorBefore: 'O último número não tem fator: depois dele nada cabe.',
	factorMissing: 'Ainda há um fator livre: é preciso riscar um com a amostra.',
	nobodyThere: 'Uma infecção só cobre indivíduos: nem hospital, nem vão, nem nada fora da zona.',
	missesEntry: 'A primeira infecção tem de cobrir uma casa com a seta, por onde ela entra.',
	columnEmpty: ({ column }) => `Não há ninguém na coluna ${column + 1}.`,
	notAtEntry: 'O primeiro indivíduo resistente entra onde está o escudo.',
	mutantIsNoted: 'O dado mutante já foi anotado: a Análise não o muda mais.',
	analyseMutantOnly: 'Antes de pegar dados, a Análise só pode mudar o dado mutante.',
	noMutantDie: 'Este turno não tem dado mutante.',
	allTold: ({ by, boxes }, talk) => `${talk.player(by)} já preencheu as ${boxes} casas da Fórmula.`,
	multiplierLowest: ({ multiplier }) => `O multiplicador já é ×${multiplier} e não pode baixar mais.`,
	noStartCell: 'A primeira coluna de Saúde não tem casa: nada poderia ser colocado.',
	noEntry: 'A zona de risco não tem casa por onde a infecção entre.',
	noResistantEntry: 'A zona de risco não tem casa por onde entrem os resistentes.',
	rowsWithoutGain: ({ rows, gains }) =>
		`A zona de risco tem ${rows} fileiras, mas há recursos para ${gains}.`,
	moreThanCircles: ({ kinds }, talk) =>
		`Há mais no começo do que círculos: ${talk.and(kinds.map((kind) => resources[kind]))}.`,
	shapeOfOtherSize: ({ values }, talk) =>
		`Uma infecção tem tantas casas quanto o seu número; não é assim em ${talk.and(values.map(String))}.`,
	limitsDoNotAscend: 'Os limites dos resultados têm de subir de um para o outro.',
	mutantCount: ({ by, count, turns }, talk) =>
		`${talk.player(by)} tem ${talk.plural(count, { one: `${count} número mutante`, other: `${count} números mutantes` })}, mas foi pesquisador ${talk.plural(turns, { one: 'uma vez', other: `${turns} vezes` })}.`,
	noReport: ({ by }, talk) => `Faltam os dados de ${talk.player(by)}, embora a partida tenha acabado.`,
	usedMoreThanGained: ({ kinds }, talk) =>
		`Foram usados mais do que ganhos: ${talk.and(kinds.map((kind) => resources[kind]))}.`,
	healthOutOfPlace: 'Um número de Saúde não está onde o anterior leva.',
	healthNumberImpossible: 'Um número de Saúde não é uma amostra vezes o multiplicador da sua casa.',
	formulaOutOfStep: ({ boxes }, talk) =>
		talk.plural(boxes.length, {
			one: `O fator anterior não leva ao que está na casa ${boxes.join()}.`,
			other: `Os fatores anteriores não levam ao que está nas casas ${talk.and(boxes.map(String))}.`
		}),
	boxWithoutFactor: ({ boxes }, talk) =>
		talk.plural(boxes.length, {
			one: `Depois da casa ${boxes.join()} não há fator, embora haja um livre.`,
			other: `Depois das casas ${talk.and(boxes.map(String))} não há fator, embora haja um livre.`
		}),
	factorTooOften: ({ factors }, talk) =>
		`Anotado mais vezes do que impresso: ${talk.and(factors.map(written))}.`,
	formulaNumberImpossible: ({ boxes }, talk) =>
		talk.plural(boxes.length, {
			one: `O número da casa ${boxes.join()} não é uma amostra vezes o seu multiplicador.`,
			other: `Os números das casas ${talk.and(boxes.map(String))} não são amostras vezes o seu multiplicador.`
		}),
	crossedTooEarly:
		'Há números riscados que não podiam estar: o par está incompleto ou os dois estão riscados.',
	infectedApart: 'Há infectados separados de onde a infecção entrou.',
	resistantMiscounted: ({ marked, used }) =>
		`Resistentes: ${marked}; bônus usados: ${used}. Cada bônus faz entrar um ou dois.`,
	resistantApart: 'Há resistentes separados de onde eles entram.',
	tooManyNumbers: ({ numbers, most }) =>
		`Números escritos: ${numbers}; os turnos, os Ratos e as amostras de pesquisa permitem ${most} no máximo.`
};
