import type { Words } from '../words.ts';
import { bonusName, fields } from './labels.ts';

export const tellings: Words['tellings'] = {
	circled: ({ players }, talk) =>
		`5 y 6: se rodea la siguiente casilla de la curva de ${talk.and(players.map((by) => talk.player(by)))}.`,
	notCircled: ({ players }, talk) =>
		`5 y 6: no se puede rodear ninguna casilla de ${talk.and(players.map((by) => talk.player(by)))}.`,
	fieldLost: ({ players }, talk) =>
		talk.plural(players.length, {
			one: `Doble seis: ${talk.and(players.map((by) => talk.player(by)))} pierde un campo de progreso disponible.`,
			other: `Doble seis: ${talk.and(players.map((by) => talk.player(by)))} pierden un campo de progreso disponible.`
		}),
	debt: ({ players }, talk) =>
		talk.plural(players.length, {
			one: `Doble seis: ${talk.and(players.map((by) => talk.player(by)))} no tiene campo que perder y queda a deber uno.`,
			other: `Doble seis: ${talk.and(players.map((by) => talk.player(by)))} no tienen campo que perder y quedan a deber uno.`
		}),
	nothingLost: ({ players }, talk) =>
		talk.plural(players.length, {
			one: `Doble seis: a ${talk.and(players.map((by) => talk.player(by)))} no le queda nada que perder.`,
			other: `Doble seis: a ${talk.and(players.map((by) => talk.player(by)))} no les queda nada que perder.`
		}),
	progressGained: ({ by, fields: n }, talk) =>
		`Espículas cubiertas: ${talk.player(by)} gana ${fields(n, talk)} de progreso.`,
	debtPaid: ({ by, debts }, talk) =>
		talk.plural(debts, {
			one: `Espículas cubiertas: ${talk.player(by)} paga una deuda.`,
			other: `Espículas cubiertas: ${talk.player(by)} paga ${talk.number(debts)} deudas.`
		}),
	researchGives: ({ by, number, bonus }, talk) =>
		`El ${number} de la investigación le da a ${talk.player(by)} ${bonusName(bonus)}.`,
	testingGives: ({ by, row, bonus }, talk) =>
		`La fila ${row} de las pruebas está completa: ${talk.player(by)} gana ${bonusName(bonus)}.`,
	curveGives: ({ by, row, bonus }, talk) =>
		`La fila ${row} de la curva está completa: ${talk.player(by)} gana ${bonusName(bonus)}.`,
	bonusLost: ({ by }, talk) => `${talk.player(by)} no tiene dónde usarla: la bonificación se pierde.`,
	extraDie: ({ by }, talk) => `Dado extra: ${talk.player(by)} puede usar también el segundo dado.`,
	crossedOut: ({ by, last }, talk) =>
		`${talk.player(by)} ha tachado el ${last}: última oportunidad para el resto en este turno.`
};
