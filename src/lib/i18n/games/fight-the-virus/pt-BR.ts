import type { Talk } from '../../talk.ts';
import { controls } from './controls/pt-BR.ts';
import type { Result, Words } from './words.ts';

const shapeNames = [
	'a casa única',
	'a linha de duas',
	'a linha de três',
	'o quadrado de quatro',
	'a cruz',
	'uma forma livre'
];
const shapeName = (value: number): string => shapeNames[value - 1] ?? 'uma forma';

/** Begins a sentence about a shape; 0 is any shape that has no name. */
const subject = (value: number): string => {
	const name = shapeNames[value - 1] ?? 'Isso';
	return name.charAt(0).toUpperCase() + name.slice(1);
};

const bonusNames: Readonly<Record<string, string>> = {
	shape: 'uma forma na análise do vírus',
	number: 'um número na curva de contágio',
	one: 'um 1 nos testes'
};
const bonusName = (bonus: unknown): string => bonusNames[String(bonus)] ?? 'um bônus';

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

const squares = (n: number, talk: Talk): string =>
	talk.plural(n, { one: 'uma casa', other: `${talk.number(n)} casas` });

const kinds: Readonly<Record<string, string>> = { goal: ', meta', extra: ', dado extra', plain: '' };
const kind = (value: unknown): string => kinds[String(value)] ?? '';

/** Which die, and what progress adds to it. */
const die = (index: number, add = 0): string =>
	add > 0 ? `dado ${index + 1} + ${add}` : `dado ${index + 1}`;

export const words: Words = {
	sections: {
		turn: 'Jogo e turno',
		dice: 'Usar os dados',
		progress: 'Progresso da análise',
		analysis: 'Análise do vírus',
		research: 'Pesquisa',
		testing: 'Testes',
		curve: 'Curva de contágio',
		bonus: 'Ações de bônus',
		setbacks: 'Contratempos',
		end: 'Fim do jogo',
		tables: 'Mesas grandes'
	},
	rules: {
		'FTV-G1': {
			title: 'Uma coisa de cada vez',
			text: 'Só dá para fazer o que se espera agora, e só quem deve fazer isso.'
		},
		'FTV-G2': { title: 'Uma folha por pessoa', text: 'Cada pessoa tem uma folha. Todas são iguais.' },
		'FTV-G3': {
			title: 'Começa a última máscara',
			text: 'Rola primeiro quem usou máscara por último. Dali se segue no sentido horário.'
		},
		'FTV-G4': {
			title: 'Uma rolagem para todo mundo',
			text: 'Uma pessoa rola os dois dados e todas usam essa rolagem. Quem rola joga como ativo; os demais, como passivos.'
		},
		'FTV-G5': {
			title: 'Duplas podem ser roladas de novo',
			text: 'Com uma dupla de 1 a 5, quem rola pode rolar os dois dados de novo antes que alguém os use, nunca um só. A dupla de seis fica.'
		},
		'FTV-G6': {
			title: 'Contratempos primeiro',
			text: 'O contratempo acontece antes de usar qualquer dado. Depois cada pessoa marca na própria folha, em qualquer ordem.'
		},
		'FTV-G7': {
			title: 'Todo mundo termina o turno',
			text: 'O turno acaba quando todo mundo terminou. Aí rola a próxima pessoa no sentido horário.'
		},
		'FTV-G8': {
			title: 'O que não se usa se perde',
			text: 'Dados não usados se perdem no fim do turno; nada fica guardado.'
		},
		'FTV-D1': {
			title: 'Cada dado uma vez',
			text: 'Você usa cada um dos dois dados no máximo uma vez por turno. As outras pessoas podem usar o mesmo dado nas folhas delas.'
		},
		'FTV-D2': {
			title: 'Ativo: um dado na análise',
			text: 'Quem está ativo usa exatamente um dado na análise do vírus.'
		},
		'FTV-D3': {
			title: 'Ativo: o outro dado fora dela',
			text: 'Quem está ativo usa o outro dado na pesquisa, nos testes ou na curva. Qual dado vai para onde, e em que ordem, é livre.'
		},
		'FTV-D4': {
			title: 'Passivo: um dado ou nenhum',
			text: 'Quem está passivo pode usar um dado em qualquer uma das quatro áreas, ou nenhum.'
		},
		'FTV-D5': {
			title: 'O dado extra',
			text: 'Quem está passivo e preenche uma casa de dado extra pode usar também o segundo dado, no mesmo turno e em qualquer área.'
		},
		'FTV-D6': {
			title: 'Ativo: use o que der',
			text: 'Quem está ativo não pode terminar enquanto um dado não usado couber, do jeito que está, em uma área ainda aberta. Quem já riscou o 12 fica livre disso.'
		},
		'FTV-D7': {
			title: 'O que não cabe é pulado',
			text: 'Um dado que não pode ser usado é pulado. Ninguém precisa gastar progresso nem colocar o primeiro dado de modo que o segundo caiba.'
		},
		'FTV-P1': {
			title: '21 campos em ordem',
			text: 'Os campos começam em branco. Eles são circulados, e depois riscados, um após o outro.'
		},
		'FTV-P2': {
			title: 'Cada espícula dá um campo',
			text: 'Para cada espícula que você cobre, um campo é circulado: agora está disponível.'
		},
		'FTV-P3': {
			title: 'Um campo soma 1 ou 2',
			text: 'Um campo disponível soma 1 ou 2 a um dado que você usa. Vários podem ir em um dado; gasta-se o mínimo necessário.'
		},
		'FTV-P4': {
			title: 'Só campos disponíveis',
			text: 'Você não pode gastar mais campos do que tem disponíveis.'
		},
		'FTV-P5': {
			title: 'Gastou, acabou',
			text: 'Um campo gasto é riscado na hora. Campos ganhos com o primeiro dado já valem para o segundo.'
		},
		'FTV-P6': {
			title: 'Só o seu valor muda',
			text: 'O progresso muda o dado só para você. Duplas e contratempos dependem do que foi rolado.'
		},
		'FTV-P7': { title: 'Não em bônus', text: 'O progresso vale para dados, nunca para uma ação de bônus.' },
		'FTV-V1': {
			title: 'Cada valor tem sua forma',
			text: 'Um valor de 1 a 5 preenche exatamente a sua forma, girada ou virada como você quiser.'
		},
		'FTV-V2': {
			title: 'Não há forma acima de 6',
			text: 'Um valor de 7 ou mais não pode ser usado na análise do vírus.'
		},
		'FTV-V3': {
			title: 'O 6 é livre',
			text: 'Um 6 preenche qualquer forma conectada de uma a quatro casas que caiba em um retângulo de dois por três. Uma linha de quatro não cabe.'
		},
		'FTV-V4': {
			title: 'Dentro do vírus',
			text: 'A forma inteira é preenchida e fica toda dentro do vírus. As espículas fazem parte dele.'
		},
		'FTV-V5': {
			title: 'Nenhuma casa duas vezes',
			text: 'Nenhuma casa da forma pode já estar preenchida.'
		},
		'FTV-V6': {
			title: 'Comece onde quiser',
			text: 'A primeira forma pode ficar em qualquer lugar, desde que o resto continue inteiro.'
		},
		'FTV-V7': {
			title: 'Lado a lado',
			text: 'Cada nova forma divide pelo menos um lado com uma casa já preenchida. Cantos não contam.'
		},
		'FTV-V8': {
			title: 'O resto continua inteiro',
			text: 'Depois de cada forma, as casas ainda não analisadas estão ligadas pelos lados, ou não sobra nenhuma.'
		},
		'FTV-RE1': {
			title: 'Em ordem e exato',
			text: 'Risque os números a partir do 1, cada um com um valor exatamente igual. Acima de 6 isso exige progresso.'
		},
		'FTV-RE2': {
			title: '3 e 8 dão uma forma',
			text: 'Riscar o 3 ou o 8 dá uma forma na análise do vírus.'
		},
		'FTV-RE3': { title: '6 e 10 dão um 1', text: 'Riscar o 6 ou o 10 dá um 1 nos testes.' },
		'FTV-RE4': {
			title: 'O 12 exige todas as metas',
			text: 'O 12 só pode ser riscado quando todas as casas vermelhas com bandeira, nos testes e na curva, estão preenchidas.'
		},
		'FTV-RE5': { title: 'O 12 é o último', text: 'Depois do 12 não há mais nada para riscar.' },
		'FTV-T1': {
			title: 'Um número, uma casa',
			text: 'Escreva o valor do dado em uma casa da pirâmide. Com progresso ele pode passar de 6.'
		},
		'FTV-T2': { title: 'Uma casa vazia', text: 'A casa precisa estar vazia.' },
		'FTV-T3': {
			title: 'De baixo para cima',
			text: 'Todas as casas logo abaixo precisam estar preenchidas.'
		},
		'FTV-T4': {
			title: 'Maior que os de baixo',
			text: 'O número é maior que cada número logo abaixo, a não ser que seja um 1.'
		},
		'FTV-T5': {
			title: 'Um 1 fica sobre tudo, menos sobre 1',
			text: 'Um 1 pode ficar sobre quaisquer números, mas não logo acima de um 1.'
		},
		'FTV-T6': {
			title: 'As linhas são livres',
			text: 'Os números podem se repetir em uma linha, e ela não precisa estar completa antes de subir. Sobre um 1 e um 6 só cabe um 7 ou mais.'
		},
		'FTV-T7': {
			title: 'Linha completa dá seu bônus',
			text: 'Quem preenche a última casa vazia de uma linha ganha o bônus na ponta dela.'
		},
		'FTV-T8': {
			title: 'Bandeiras são metas',
			text: 'As casas vermelhas com bandeira precisam estar preenchidas antes de riscar o 12.'
		},
		'FTV-T9': {
			title: 'Casas de dado extra',
			text: 'Preencher uma casa com dado dá o segundo dado a quem está passivo. Quem está ativo não ganha nada.'
		},
		'FTV-C1': {
			title: 'Um número, uma casa',
			text: 'Escreva o valor do dado, ou o número do bônus, em uma casa da curva.'
		},
		'FTV-C2': { title: 'Uma casa vazia', text: 'A casa precisa estar vazia.' },
		'FTV-C3': { title: 'Só de 1 a 6', text: 'A curva aceita números de 1 a 6, também com progresso.' },
		'FTV-C4': {
			title: 'De baixo para cima',
			text: 'Uma coluna é preenchida de baixo para cima, sem buracos.'
		},
		'FTV-C5': {
			title: 'Termine a coluna',
			text: 'Uma coluna começada é completada antes que outra receba um número. Qual vem depois é livre.'
		},
		'FTV-C6': { title: 'Vizinhas diferentes', text: 'Casas que dividem um lado têm números diferentes.' },
		'FTV-C7': {
			title: 'Colunas circuladas primeiro',
			text: 'Ao começar uma coluna, se a casa de baixo de alguma estiver circulada, é preciso começar uma das circuladas.'
		},
		'FTV-C8': {
			title: 'Circulada: a face oposta',
			text: 'Uma casa circulada só aceita o número oposto no dado (7 menos ele) ao da vizinha preenchida antes. Sem vizinha preenchida, aceita qualquer um.'
		},
		'FTV-C9': {
			title: 'Linha completa dá seu bônus',
			text: 'Quem preenche a última casa vazia de uma linha marcada ganha o bônus na ponta dela.'
		},
		'FTV-C10': {
			title: 'Bandeiras são metas',
			text: 'As casas vermelhas com bandeira precisam estar preenchidas antes de riscar o 12.'
		},
		'FTV-C11': {
			title: 'Casas de dado extra',
			text: 'Preencher uma casa com dado dá o segundo dado a quem está passivo. Quem está ativo não ganha nada.'
		},
		'FTV-B1': {
			title: 'Pegar ou largar',
			text: 'Um bônus é aceito ou recusado. O que ele marca pode dar progresso, dado extra e outros bônus.'
		},
		'FTV-B2': {
			title: 'Agora ou nunca',
			text: 'Um bônus é usado na hora ou se perde. Até lá você não faz mais nada.'
		},
		'FTV-B3': {
			title: 'Bônus: uma forma',
			text: 'Preencha uma forma como com um 6, com todas as regras da análise do vírus.'
		},
		'FTV-B4': {
			title: 'Bônus: um número',
			text: 'Escreva um número de 1 a 6 na próxima casa da curva, onde for permitido.'
		},
		'FTV-B5': { title: 'Bônus: um 1', text: 'Escreva um 1 nos testes, com as regras dos testes.' },
		'FTV-B6': {
			title: 'Dado extra por bônus',
			text: 'O dado extra também vem quando um bônus preenche a casa. Ninguém usa mais de dois dados por turno.'
		},
		'FTV-B7': {
			title: 'Bônus não é dado',
			text: 'Ações de bônus não gastam dado nem contam para o que você pode fazer com os dados.'
		},
		'FTV-A1': {
			title: '5-6 e 6-6 são contratempos',
			text: 'Se saírem 5 e 6 ou dupla de seis, todo mundo sofre um contratempo antes de usar qualquer dado. O progresso não conta.'
		},
		'FTV-A2': {
			title: '5-6: um círculo na curva',
			text: 'A próxima casa vazia da sua curva é circulada: primeiro na coluna começada; depois nas não começadas, da esquerda, sempre de baixo para cima.'
		},
		'FTV-A3': {
			title: 'Algumas casas são puladas',
			text: 'Casas já circuladas, ou entre números diferentes, são puladas.'
		},
		'FTV-A4': {
			title: 'Sem círculos lado a lado',
			text: 'Uma casa ao lado de outra circulada e vazia também é pulada.'
		},
		'FTV-A5': {
			title: 'Sem casa, sem círculo',
			text: 'Se nenhuma casa puder ser circulada, nada acontece.'
		},
		'FTV-A6': {
			title: '6-6: perde-se um campo',
			text: 'Risque seu primeiro campo de progresso disponível.'
		},
		'FTV-A7': {
			title: 'Uma dívida',
			text: 'Sem campo disponível, risque o primeiro em branco. A próxima espícula só paga essa dívida. Se não houver campo em branco, nada acontece.'
		},
		'FTV-E1': {
			title: 'O 12 encerra o jogo',
			text: 'O jogo acaba com o turno em que alguém risca o 12, ativo ou passivo.'
		},
		'FTV-E2': {
			title: 'Vitória compartilhada',
			text: 'Todo mundo termina esse turno. Quem riscar o 12 com a mesma rolagem vence junto.'
		},
		'FTV-E3': {
			title: 'Parar',
			text: 'Se ninguém mais pode vencer, a mesa pode parar entre dois turnos. Aí ninguém vence.'
		},
		'FTV-E4': {
			title: 'Avisar do 12',
			text: 'Quem tem a folha em outro lugar avisa que riscou o 12, nesse turno ou antes da próxima rolagem.'
		},
		'FTV-L1': {
			title: 'No máximo quatro rolam',
			text: 'Com grupos, no máximo quatro lugares rolam. As outras pessoas escolhem um lugar cujas rolagens são seus turnos ativos.'
		},
		'FTV-L2': {
			title: 'Ativos juntos',
			text: 'Quando um lugar rola, quem o escolheu está ativo; os demais, passivos. Só quem rola decide sobre duplas.'
		},
		'FTV-L3': { title: 'Sentido horário', text: 'Os lugares que rolam se revezam no sentido horário.' },
		'FTV-L4': {
			title: 'À distância',
			text: 'Assim também dá para jogar por vídeo: cada aparelho cuida das próprias folhas.'
		}
	},
	rulings: {
		'FTV-R1': {
			question: 'Quem está ativo pode deixar um dado utilizável?',
			answers: { a: 'Não, se ele couber sem progresso', b: 'Sim, sempre' }
		},
		'FTV-R2': {
			question: 'Qual vizinha conta para uma casa circulada ao lado de várias preenchidas?',
			answers: {
				a: 'A última preenchida; se o oposto dela estiver em outro lado, o círculo não vale mais',
				b: 'O círculo só vale enquanto todas as vizinhas preenchidas tiverem o mesmo número'
			}
		},
		'FTV-R3': {
			question: 'Quantas vezes se pode rolar uma dupla de novo?',
			answers: { a: 'Depois de cada nova dupla', b: 'Uma vez por turno' }
		},
		'FTV-R4': {
			question: 'Um 1 nos testes precisa de casas preenchidas embaixo?',
			answers: { a: 'Sim', b: 'Não, mas nunca fica logo acima ou abaixo de um 1' }
		},
		'FTV-R5': {
			question: 'Qual coluna da curva vem depois?',
			answers: { a: 'Qualquer uma', b: 'Sempre a incompleta mais à esquerda' }
		},
		'FTV-R6': {
			question: 'O número do bônus respeita vizinhas e círculos?',
			answers: { a: 'Sim', b: 'Não, qualquer número de 1 a 6' }
		},
		'FTV-R7': {
			question: 'Uma coluna circulada vem primeiro mesmo para um número que não cabe nela?',
			answers: { a: 'Sim', b: 'Não, só para números que cabem ali' }
		},
		'FTV-R8': {
			question: 'O progresso pode levar um número acima de 6 para a curva?',
			answers: { a: 'Não', b: 'Sim' }
		}
	},
	options: {
		sheets: {
			label: 'Folhas neste aparelho',
			help: 'Quem escreve no papel ou em outro celular só rola aqui, e avisa quando riscar o 12.'
		},
		groups: {
			label: 'Rolagens divididas por grupos',
			help: 'Com muita gente, no máximo quatro lugares rolam; escolha para cada pessoa o lugar cujas rolagens são turnos ativos.'
		}
	},
	sheet: {
		title: 'Fight the Virus',
		subtitle: 'Folha de jogo',
		notice: 'Folha de apoio: uma disposição deste app, não a folha publicada.',
		name: 'id#',
		analysis: 'Análise do vírus',
		analysisHint: 'Comece onde quiser, siga lado a lado; o resto continua inteiro.',
		spikeHint: 'Por espícula, circule um campo.',
		analysisSquare: ({ row, column, spike }) =>
			`Análise do vírus, linha ${String(row)}, coluna ${String(column)}${spike ? ', espícula' : ''}`,
		shapes: 'Formas',
		freeShape: '1 a 4 ligadas',
		research: 'Pesquisa',
		researchHint: 'Em ordem, cada um com seu valor exato. O 12 exige todas as bandeiras.',
		researchSquare: ({ number, bonus }) =>
			bonus === null ? `Pesquisa ${String(number)}` : `Pesquisa ${String(number)}, dá ${bonusName(bonus)}`,
		testing: 'Testes',
		testingHint: 'Maior que os dois de baixo; um 1 sobre tudo, menos sobre 1.',
		testingSquare: (v) => `Testes, linha ${String(v['row'])}, casa ${String(v['column'])}${kind(v['kind'])}`,
		curve: 'Curva de contágio',
		curveHint: 'Coluna por coluna, de baixo para cima; vizinhas diferentes.',
		curveSquare: (v) =>
			`Curva de contágio, coluna ${String(v['column'])}, casa ${String(v['height'])} de baixo para cima${kind(v['kind'])}`,
		progress: 'Progresso da análise',
		progressHint: 'Um campo circulado soma 1 ou 2 a um dado seu; depois risque.',
		progressField: ({ number }) => `Progresso da análise, campo ${String(number)}`,
		bonusShape: 'Preencha uma forma como com um 6',
		bonusNumber: 'Um número de 1 a 6 na curva',
		bonusOne: 'Escreva um 1 nos testes',
		extraDie: 'Passivo: use também o segundo dado',
		goal: 'Meta: preencha antes de riscar o 12',
		setbackCircle: 'Circule a próxima casa da sua curva: ela aceita o oposto da vizinha.',
		setbackField: 'Risque seu primeiro campo disponível, ou então o primeiro em branco.'
	},
	parts: {
		analysis: 'Casas analisadas',
		spikes: 'Espículas cobertas',
		progress: 'Progresso disponível',
		research: 'Pesquisa',
		testing: 'Testes',
		curve: 'Casas da curva',
		testingGoals: 'Metas nos testes',
		curveGoals: 'Metas na curva'
	},
	sentences: {
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
		reportedAlready: ({ by }, talk) => `${talk.player(by)} já avisou do 12.`,
		reportLater: ({ by }, talk) => `${talk.player(by)} não pode ter riscado o 12 neste momento.`,
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
		shapeOf: ({ value }) => `Um ${value} preenche ${shapeName(value)}, e esta é outra forma.`,
		noShapeAbove6: ({ value }) => `Não há forma para um ${value}: a análise do vírus vai até 6.`,
		sixTooLarge: ({ squares: n }, talk) => `Um 6 preenche no máximo quatro casas, não ${talk.number(n)}.`,
		sixApart: 'As casas de um 6 precisam estar ligadas pelos lados.',
		sixTooLong: 'Esta forma não cabe em um retângulo de dois por três.',
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
		goalsOpen: ({ goals }, talk) =>
			talk.plural(goals, {
				one: 'O 12 precisa esperar: uma casa vermelha com bandeira ainda está vazia.',
				other: `O 12 precisa esperar: ${talk.number(goals)} casas vermelhas com bandeira ainda estão vazias.`
			}),
		researchComplete: 'A pesquisa está completa.',
		noTestingSquare: 'Essa casa não existe nos testes.',
		testingFilled: ({ number }) => `Nesta casa já há um ${number}.`,
		needsSupport: ({ empty }, talk) =>
			talk.plural(empty, {
				one: 'Uma casa logo abaixo ainda está vazia.',
				other: 'As duas casas logo abaixo ainda estão vazias.'
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
		completeColumn: ({ column }) => `A coluna ${column} está começada e precisa ser completada primeiro.`,
		leftmostColumn: ({ column }) => `É a vez da coluna ${column}: a incompleta mais à esquerda.`,
		sameBeside: ({ value }) => `Uma casa vizinha já tem um ${value}.`,
		circledFirst: ({ columns }, talk) =>
			`Primeiro é preciso começar a coluna ${talk.or(columns.map(String))}: a casa de baixo está circulada.`,
		opposite: ({ takes, beside }) =>
			`Esta casa circulada só aceita um ${takes}, o oposto do ${beside} ao lado.`
	},
	moves: {
		roll: ({ by, dice: [a, b] }, talk) => `${talk.player(by)} rola ${a} e ${b}.`,
		keep: ({ by }, talk) => `${talk.player(by)} fica com a dupla.`,
		analyse: ({ by, die: index, add, cells }, talk) =>
			`${talk.player(by)} preenche ${squares(cells.length, talk)} do vírus (${die(index, add)}).`,
		research: ({ by, die: index, add }, talk) =>
			`${talk.player(by)} risca o próximo número da pesquisa (${die(index, add)}).`,
		test: ({ by, die: index, add, cell: [row, column] }, talk) =>
			`${talk.player(by)} testa na linha ${row + 1}, casa ${column + 1} (${die(index, add)}).`,
		curve: ({ by, die: index, add, cell: [, column] }, talk) =>
			`${talk.player(by)} escreve um número na coluna ${column + 1} da curva (${die(index, add)}).`,
		bonusShape: ({ by, cells }, talk) =>
			`${talk.player(by)} usa o bônus e preenche ${squares(cells.length, talk)} do vírus.`,
		bonusNumber: ({ by, number, cell: [, column] }, talk) =>
			`${talk.player(by)} usa o bônus e escreve um ${number} na coluna ${column + 1} da curva.`,
		bonusOne: ({ by, cell: [row, column] }, talk) =>
			`${talk.player(by)} usa o bônus e escreve um 1 nos testes, linha ${row + 1}, casa ${column + 1}.`,
		decline: ({ by }, talk) => `${talk.player(by)} recusa o bônus.`,
		done: ({ by }, talk) => `${talk.player(by)} terminou.`,
		report: ({ by }, talk) => `${talk.player(by)} avisa que riscou o 12.`,
		stop: () => 'A mesa para o jogo.'
	},
	awaits: {
		roll: ({ by }, talk) => `${talk.player(by ?? 0)} rola`,
		keep: ({ by }, talk) => `${talk.player(by ?? 0)} fica com a dupla`,
		analyse: ({ by }, talk) => `${talk.player(by ?? 0)} analisa o vírus`,
		research: ({ by }, talk) => `${talk.player(by ?? 0)} pesquisa`,
		test: ({ by }, talk) => `${talk.player(by ?? 0)} testa`,
		curve: ({ by }, talk) => `${talk.player(by ?? 0)} preenche a curva`,
		bonusShape: ({ by }, talk) => `${talk.player(by ?? 0)}: forma de bônus`,
		bonusNumber: ({ by }, talk) => `${talk.player(by ?? 0)}: número de bônus`,
		bonusOne: ({ by }, talk) => `${talk.player(by ?? 0)}: 1 de bônus`,
		decline: ({ by }, talk) => `${talk.player(by ?? 0)} recusa o bônus`,
		done: ({ by }, talk) => `${talk.player(by ?? 0)} termina`,
		report: ({ by }, talk) => `${talk.player(by ?? 0)} avisa de um 12`,
		stop: 'A mesa para o jogo'
	},
	outcome: ({ result }, talk) => {
		const { over, reason, winners } = result as Result;
		const names = talk.and(winners.map((by) => talk.player(by)));
		if (reason === 'stop') return 'O jogo foi interrompido; ninguém venceu.';
		if (winners.length === 0) return 'Ninguém riscou o 12 ainda.';
		if (!over)
			return talk.plural(winners.length, {
				one: `${names} riscou o 12; falta terminar o turno.`,
				other: `${names} riscaram o 12; falta terminar o turno.`
			});
		return talk.plural(winners.length, {
			one: `${names} derrota o vírus e vence.`,
			other: `${names} derrotam o vírus e vencem em conjunto.`
		});
	},
	labels: {
		...controls,
		bonus: ({ bonus }) => bonusName(bonus),
		shape: ({ value }) => shapeName(value),
		value: ({ face, add }) => (add > 0 ? `${face} + ${add} = ${face + add}` : String(face)),
		progressLeft: ({ fields }, talk) =>
			talk.plural(fields, {
				zero: 'não resta progresso',
				one: 'resta um campo de progresso',
				other: `restam ${talk.number(fields)} campos de progresso`
			})
	}
};
