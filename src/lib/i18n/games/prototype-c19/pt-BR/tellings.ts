import { valuesIn, type Words } from '../words.ts';
import { scenarios } from './options.ts';
import { resources } from './sheet.ts';

export const tellings: NonNullable<Words['tellings']> = {
	dengueSixes: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Dengue: um 1 ou 2 virou 6.',
			other: `Dengue: ${count} dados com 1 ou 2 viraram 6.`
		}),
	mutantNoted: ({ face }) => `A rolagem fica definida: o mutante ${face} é anotado.`,
	mutantLost: ({ by, face }, talk) => `${talk.player(by)} não tem casa mutante livre: o ${face} se perde.`,
	healthGives: ({ by, resource }, talk) => `A casa de Saúde dá a ${talk.player(by)}: ${resources[resource]}.`,
	healthResistant: 'Um número em Saúde dá Indivíduos resistentes.',
	pairGives: ({ by, pair, resource }, talk) =>
		`O par ${pair} está completo e dá a ${talk.player(by)}: ${resources[resource]}.`,
	rowGives: ({ by, row, resource, multiplier }, talk) =>
		resource === null
			? `A fileira ${row + 1} de ${talk.player(by)} está completa: o multiplicador é ×${multiplier}.`
			: `A fileira ${row + 1} de ${talk.player(by)} está completa e dá: ${resources[resource]}. O multiplicador é ×${multiplier}.`,
	columnStruck: ({ by, column }, talk) =>
		`Todos na coluna ${column + 1} de ${talk.player(by)} estão infectados: −10 pontos.`,
	hospitalGives: ({ by }, talk) => `Um hospital de ${talk.player(by)} está cercado e dá uma amostra livre.`,
	noCircle: ({ by, resource }, talk) =>
		`${talk.player(by)} não tem círculo livre: perde-se ${resources[resource]}.`,
	formulaBlocked: ({ by }, talk) =>
		`Depois deste fator nenhum dado cabe: a Fórmula de ${talk.player(by)} acaba aqui.`,
	halfInfected: ({ by, count }, talk) =>
		talk.plural(count, {
			one: `Um resistente de ${talk.player(by)} fica meio infectado.`,
			other: `${count} resistentes de ${talk.player(by)} ficam meio infectados.`
		}),
	received: ({ by, values, scenario }, talk) =>
		`${scenarios[scenario]}: ${talk.player(by)} recebe ${talk.plural(values.length, { one: 'uma infecção', other: `${values.length} infecções` })} de ${valuesIn(values, talk)}.`,
	zoneFull: ({ by }, talk) =>
		`Todos na zona de ${talk.player(by)} estão infectados: mais infecções não têm efeito.`,
	newRound: ({ round, of }) => `Começa a rodada ${round} de ${of}.`,
	lastRound: ({ round }) => `Começa a última rodada, a ${round}.`,
	secondTurn: ({ by }, talk) =>
		`Segundo turno de ${talk.player(by)}: três dados de amostra e nenhum dado mutante.`,
	reportsAwaited: 'O último turno acabou: faltam os dados das outras folhas.',
	finalStep: 'Começa o passo final.'
};
