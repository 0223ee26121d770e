import type { Words } from '../words.ts';
import { bonusName, fields } from './labels.ts';

export const tellings: Words['tellings'] = {
	circled: ({ players }, talk) =>
		`5 e 6: é circulada a próxima casa da curva de ${talk.and(players.map((by) => talk.player(by)))}.`,
	notCircled: ({ players }, talk) =>
		`5 e 6: nenhuma casa de ${talk.and(players.map((by) => talk.player(by)))} pode ser circulada.`,
	fieldLost: ({ players }, talk) =>
		talk.plural(players.length, {
			one: `Dois seis: ${talk.and(players.map((by) => talk.player(by)))} perde um campo de progresso disponível.`,
			other: `Dois seis: ${talk.and(players.map((by) => talk.player(by)))} perdem um campo de progresso disponível.`
		}),
	debt: ({ players }, talk) =>
		talk.plural(players.length, {
			one: `Dois seis: ${talk.and(players.map((by) => talk.player(by)))} não tem campo para perder e fica devendo um.`,
			other: `Dois seis: ${talk.and(players.map((by) => talk.player(by)))} não têm campo para perder e ficam devendo um.`
		}),
	nothingLost: ({ players }, talk) =>
		talk.plural(players.length, {
			one: `Dois seis: ${talk.and(players.map((by) => talk.player(by)))} não tem mais nada para perder.`,
			other: `Dois seis: ${talk.and(players.map((by) => talk.player(by)))} não têm mais nada para perder.`
		}),
	progressGained: ({ by, fields: n }, talk) =>
		`Espículas cobertas: ${talk.player(by)} ganha ${fields(n, talk)} de progresso.`,
	debtPaid: ({ by, debts }, talk) =>
		talk.plural(debts, {
			one: `Espículas cobertas: ${talk.player(by)} paga uma dívida.`,
			other: `Espículas cobertas: ${talk.player(by)} paga ${talk.number(debts)} dívidas.`
		}),
	researchGives: ({ by, number, bonus }, talk) =>
		`O ${number} da pesquisa dá a ${talk.player(by)} ${bonusName(bonus)}.`,
	testingGives: ({ by, row, bonus }, talk) =>
		`A linha ${row} dos testes está completa: ${talk.player(by)} ganha ${bonusName(bonus)}.`,
	curveGives: ({ by, row, bonus }, talk) =>
		`A linha ${row} da curva está completa: ${talk.player(by)} ganha ${bonusName(bonus)}.`,
	bonusLost: ({ by }, talk) => `${talk.player(by)} não tem onde usá-lo: o bônus se perde.`,
	extraDie: ({ by }, talk) => `Dado extra: ${talk.player(by)} também pode usar o segundo dado.`,
	crossedOut: ({ by, last }, talk) =>
		`${talk.player(by)} riscou o ${last}: última chance para os outros neste turno.`
};
