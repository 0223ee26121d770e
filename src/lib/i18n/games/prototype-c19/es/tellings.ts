import { valuesIn, type Words } from '../words.ts';
import { scenarios } from './options.ts';
import { resources } from './sheet.ts';

export const tellings: NonNullable<Words['tellings']> = {
	dengueSixes: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Dengue: un 1 o un 2 pasa a 6.',
			other: `Dengue: ${count} dados con 1 o 2 pasan a 6.`
		}),
	mutantNoted: ({ face }) => `La tirada queda fija: se anota el mutante ${face}.`,
	mutantLost: ({ by, face }, talk) =>
		`${talk.player(by)} no tiene casilla mutante libre: el ${face} se pierde.`,
	healthGives: ({ by, resource }, talk) =>
		`La casilla de Salud da a ${talk.player(by)}: ${resources[resource]}.`,
	healthResistant: 'Un número en Salud da Individuos resistentes.',
	pairGives: ({ by, pair, resource }, talk) =>
		`La pareja ${pair} está completa y da a ${talk.player(by)}: ${resources[resource]}.`,
	rowGives: ({ by, row, resource, multiplier }, talk) =>
		resource === null
			? `La fila ${row + 1} de ${talk.player(by)} está completa: el multiplicador es ×${multiplier}.`
			: `La fila ${row + 1} de ${talk.player(by)} está completa y da: ${resources[resource]}. El multiplicador es ×${multiplier}.`,
	columnStruck: ({ by, column }, talk) =>
		`Todos en la columna ${column + 1} de ${talk.player(by)} están infectados: −10 puntos.`,
	hospitalGives: ({ by }, talk) => `Un hospital de ${talk.player(by)} está rodeado y da una muestra libre.`,
	noCircle: ({ by, resource }, talk) =>
		`${talk.player(by)} no tiene círculo libre: se pierde ${resources[resource]}.`,
	formulaBlocked: ({ by }, talk) =>
		`Tras este factor no encaja ningún dado: la Fórmula de ${talk.player(by)} acaba aquí.`,
	halfInfected: ({ by, count }, talk) =>
		talk.plural(count, {
			one: `Un resistente de ${talk.player(by)} queda medio infectado.`,
			other: `${count} resistentes de ${talk.player(by)} quedan medio infectados.`
		}),
	received: ({ by, values, scenario }, talk) =>
		`${scenarios[scenario]}: ${talk.player(by)} recibe ${talk.plural(values.length, { one: 'una infección', other: `${values.length} infecciones` })} de ${valuesIn(values, talk)}.`,
	zoneFull: ({ by }, talk) =>
		`Todos en la zona de ${talk.player(by)} están infectados: más infecciones no tienen efecto.`,
	newRound: ({ round, of }) => `Empieza la ronda ${round} de ${of}.`,
	lastRound: ({ round }) => `Empieza la última ronda, la ${round}.`,
	secondTurn: ({ by }, talk) =>
		`Segundo turno de ${talk.player(by)}: tres dados de muestra y ningún dado mutante.`,
	reportsAwaited: 'El último turno ha acabado: faltan los datos de las otras hojas.',
	finalStep: 'Empieza el paso final.'
};
