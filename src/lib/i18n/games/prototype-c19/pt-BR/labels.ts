import type { Scenario } from '../../../../validators/prototype-c19/agreed.ts';
import { written, type Words } from '../words.ts';
import { scenarios } from './options.ts';
import { resources } from './sheet.ts';

const reminders: Readonly<Record<Scenario, string>> = {
	ets: 'No fim o maior número mutante de um vizinho é somado ao seu.',
	dengue: 'Na primeira rolagem cada 1 e cada 2 vale 6, também no dado mutante.',
	'common-flu': 'Uma infecção do tamanho do número de jogadores, no começo e no fim.',
	'hospital-virus': 'Cada hospital cercado aumenta em 1 o multiplicador.',
	'covid-19': 'No fim cada par sem uso traz uma infecção de 3.',
	cholera: 'Resistentes são infectados de vez, e cada um traz uma infecção de 1.',
	'swine-flu': 'No fim as colunas vazias de Saúde de todos trazem infecções de 2.',
	'black-death':
		'Infecções valem 1 a mais; amostras e dados avulsos, 1 a menos. Ratos usados aumentam o multiplicador.',
	'avian-flu': 'No fim os fatores que sobram de todos trazem infecções de 1.',
	'corrupt-labs': 'Cada Análise usada soma 1 à cepa mutante, cada não usada soma 3.',
	'chemical-war': 'Sem Exploradores; dados de infecção valem a metade. No fim você rola cinco infecções.',
	'designer-virus': 'O multiplicador é 10; no fim cada par anulado o diminui em 1.',
	'anti-vaccines': 'Cada amostra em uma Fórmula dá a todos uma infecção de 1.'
};
const uses = { infection: 'infecção', sample: 'amostra', biotech: 'para Biotecnologia' } as const;

export const labels: Words['labels'] = {
	round: ({ round, of, second }) =>
		second ? `Rodada ${round} de ${of}, segundo turno` : `Rodada ${round} de ${of}`,
	reminder: ({ scenario }) => reminders[scenario],
	scenarioName: ({ scenario }) => scenarios[scenario],
	enterRoll: ({ second, firstCounts }) =>
		`${second ? 'Três dados de amostra.' : 'Cinco dados de amostra, depois o dado mutante.'} ${firstCounts ? 'Anote a primeira rolagem: aqui ela conta.' : 'Já rolou de novo? Basta o que está na mesa.'}`,
	slotSample: ({ nth }) => `Dado de amostra ${nth}`,
	slotMutant: 'Dado mutante',
	sampleDie: ({ face }) => `Dado de amostra: ${face}`,
	mutantDie: ({ face }) => `Dado mutante: ${face}`,
	mutant: 'Mutante',
	entered: ({ count, of }, talk) =>
		talk.plural(of, {
			one: `${count} de ${of} dado anotado`,
			other: `${count} de ${of} dados anotados`
		}),
	chooseDice: ({ name }) => `Dados que ${name} pode pegar`,
	meansNothing: 'Um dado: Biotecnologia · dois: amostra e infecção · três: com um Rato',
	meansOne: ({ face, infection }) =>
		infection === null
			? `O ${face} vai para Biotecnologia, sem infecção.`
			: `O ${face} sozinho vai para Biotecnologia; tocado em Saúde ou na Fórmula traz a infecção ${infection}.`,
	meansMore: ({ infection, samples, rat }, talk) =>
		`Infecção ${infection}, ${talk.plural(samples.length, { one: 'amostra', other: 'amostras' })} ${talk.and(samples.map(String))}${rat ? ', com um Rato' : ''}: toque onde a amostra vai.`,
	take: ({ count }, talk) =>
		talk.plural(count, { zero: 'Pegar dados', one: 'Pegar 1 dado', other: `Pegar ${count} dados` }),
	rerollFree: ({ count }) => (count === 0 ? 'Rolar de novo, grátis' : `Rolar ${count} de novo, grátis`),
	rerollExplorer: ({ count, left }) =>
		count === 0
			? `Rolar de novo (Explorador, restam ${left})`
			: `Rolar ${count} de novo (Explorador, restam ${left})`,
	rerollEnter: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Role o dado de novo e anote a nova face.',
			other: `Role os ${count} dados de novo e anote as novas faces.`
		}),
	cancel: 'Cancelar',
	pass: 'Passar',
	yourDice: 'Dados pegos',
	infection: 'Infecção',
	sample: 'Amostra',
	single: 'Biotec.',
	used: 'usado',
	ownDie: ({ face, use, used }) => `Dado ${face}, ${uses[use]}${used ? ', usado' : ''}`,
	counts: ({ value }) => `vale ${value}`,
	analysisLeft: ({ left }) => `Análise (${left})`,
	analysisUp: 'Análise: dado escolhido mais 1',
	analysisDown: 'Análise: dado escolhido menos 1',
	analysisMutant: ({ left }) =>
		left === null ? 'Análise do dado mutante' : `Análise do dado mutante (${left})`,
	mutantUp: 'Análise: dado mutante mais 1',
	mutantDown: 'Análise: dado mutante menos 1',
	convert: ({ space, from, to }) => `Riscar ${space}: ${from} → ${to}`,
	done: ({ name }) => `${name} termina`,
	infect: ({ value }) => `Infecção ${value}: toque a zona de risco.`,
	infectShown: ({ value }) => `Infecção ${value}: assim, ou toque outro lugar.`,
	cover: ({ value }) => `A infecção ${value} não cabe: toque a coluna a cobrir.`,
	receivedLeft: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Ainda há uma infecção recebida.',
			other: `Ainda há ${count} infecções recebidas.`
		}),
	chooseInfection: 'Infecções recebidas: escolha uma',
	turnShape: ({ at, of }) => `Girar ${at}/${of}`,
	infectHere: ({ count }, talk) =>
		talk.plural(count, { one: 'Infectar este', other: `Infectar estes ${count}` }),
	endsPart: ({ name }) => `e ${name} termina`,
	coverHere: ({ column }) => `Cobrir a coluna ${column + 1}`,
	resist: ({ left }) => `Resistentes (${left})`,
	resistHint: 'Toque onde entram dois indivíduos resistentes.',
	resistHere: ({ count }, talk) =>
		talk.plural(count, { one: 'Fazer entrar um', other: `Fazer entrar ${count}` }),
	back: 'Voltar',
	healthHint: ({ value, fits }) => (fits ? `Saúde aceita o ${value}` : `Saúde: não há casa para um ${value}`),
	healthHere: ({ value }) => `Anotar o ${value} em Saúde`,
	formulaHint: ({ wanted, any }) =>
		any
			? 'Fórmula: qualquer número'
			: wanted === null
				? 'Fórmula: nada cabe'
				: `Fórmula: precisa de um ${wanted}`,
	chooseFactor: 'Escolha o fator para a próxima casa.',
	noFactor: 'Anotar: não sobra nenhum fator',
	factor: ({ factor, next }) =>
		next === null
			? `Fórmula, fator ${written(factor)}: bloqueia`
			: `Fórmula, fator ${written(factor)}: depois ${next}`,
	placeNow: ({ resource }) => `Coloque agora: ${resources[resource]}`,
	chooseValue: 'Escolha o valor primeiro.',
	value: ({ value }) => `Valor ${value}`,
	spaceChoice: ({ space }) => `Anotar em ${space}`,
	giveUp: ({ resource }) => `Descartar a ${resources[resource]}`,
	waitingFor: ({ names }, talk) =>
		talk.plural(names.length, { one: `Falta ${talk.and(names)}.`, other: `Faltam ${talk.and(names)}.` }),
	elsewhereTakes: ({ name }) => `Quais dados ${name} pega?`,
	reportOf: ({ name }) => `Dados de ${name}`,
	reportFactors: 'Fatores riscados',
	reportColumns: 'Colunas de Saúde preenchidas',
	less: ({ what }) => `${what}: menos`,
	more: ({ what }) => `${what}: mais`,
	report: 'Informar',
	told: ({ name, count, of }) => `${name} acrescentou à Fórmula (${count}/${of})`,
	lastInfections: ({ name }) => `${name} rola as cinco últimas infecções.`,
	lastReroll: ({ count, left }) =>
		count === 0
			? `Rolar de novo (Explorador, restam ${left})`
			: `Rolar ${count} de novo (Explorador, restam ${left})`,
	chooseLast: ({ left }, talk) =>
		talk.plural(left, {
			one: 'Resta um Explorador: escolha infecções para rolar de novo ou coloque a primeira.',
			other: `Restam ${left} Exploradores: escolha infecções para rolar de novo ou coloque a primeira.`
		}),
	annul: ({ pair }) => `Anular o par\u00a0${pair}`,
	annulHint: ({ multiplier }) => `O multiplicador é ×${multiplier}. Cada par anulado o diminui em 1.`,
	annulDone: 'Não anular mais',
	andFinish: '… e terminar',
	allPass: ({ count }) => `Os ${count} passam`,
	barRolls: ({ name }) => `${name} rola`,
	barTakes: ({ name }) => `${name} pega dados`,
	barActs: ({ name, part }) =>
		part === 'acting'
			? `${name} usa seus dados`
			: part === 'open'
				? `${name} pode pegar dados`
				: `${name} terminou`,
	barResearch: ({ name }) => `${name} coloca uma amostra`,
	barReceived: ({ name, count }, talk) =>
		talk.plural(count, { one: `${name} coloca uma infecção`, other: `${name} coloca ${count} infecções` }),
	barReports: 'Dados das outras folhas',
	barLast: ({ name }) => `${name}: passo final`,
	barOthers: 'É a vez dos outros',
	barAlso: ({ names }, talk) =>
		names.length > 2
			? `Outros ${names.length} também podem`
			: talk.plural(names.length, {
					one: `${talk.and(names)} também pode`,
					other: `${talk.and(names)} também podem`
				}),
	noteOf: ({ done, of }) => `${done} de ${of}`,
	noteNext: ({ next, any }) => (any ? 'livre' : next === null ? 'bloqueada' : `segue: ${next}`),
	noteLeft: ({ left }) => `restam ${left}`,
	noteTimes: ({ times }) => `×${times}`,
	seatRolls: 'rola',
	seatTakes: 'escolhe',
	seatMayTake: 'pode',
	seatActs: 'joga',
	seatPlaces: 'coloca',
	seatDone: 'pronto',
	seatElsewhere: 'à parte'
};
