import { CLOSE, type When } from '../story.ts';
import { within, type Talk } from '../talk.ts';
import type { EndWords } from './en.ts';

const when = ({ round, turn, move }: When): string =>
	round !== null ? `en la ronda ${round}` : turn !== null ? `en el turno ${turn}` : `con la jugada ${move}`;

/** Several of them, all counted alike. */
const whens = (all: readonly When[], talk: Talk): string => {
	const [first] = all;
	if (first && all.length === 1) return when(first);
	const each = talk.and(all.map(({ round, turn, move }) => String(round ?? turn ?? move)));
	if (first?.round != null) return `en las rondas ${each}`;
	return first?.turn != null ? `en los turnos ${each}` : `con las jugadas ${each}`;
};

export const end: EndWords = {
	over: 'La partida ha terminado',
	scoreNow: 'Puntuación si la partida acabara ahora',
	finalScore: 'Puntuación final',
	total: 'Total',
	team: 'Equipo',
	playAgain: 'Jugar otra vez con las mismas personas',
	lookAtSheets: 'Ver las hojas',
	pointsByPart: 'Puntos por partes',
	howFar: 'Hasta dónde llegó cada uno',
	howFarTeam: 'Hasta dónde llegó el equipo',
	lastSheet: 'La última hoja',
	howNear: 'Qué cerca estuvo',
	storyBehind: ({ name, points }, talk) =>
		points === null
			? `${name} fue por delante un tiempo.`
			: talk.plural(points, {
					one: `${name} fue por delante un tiempo, una vez por un punto.`,
					other: `${name} fue por delante un tiempo, una vez por ${points} puntos.`
				}),
	storyNeverBehind: ({ name }) => `${name} nunca fue por detrás.`,
	storyTurned: ({ name, when: at, points }, talk) =>
		points === null
			? `${name} tomó la delantera definitivamente ${when(at)}.`
			: talk.plural(points, {
					one: `Todo cambió ${when(at)}: una sola jugada supuso un punto de diferencia.`,
					other: `Todo cambió ${when(at)}: una sola jugada supuso ${points} puntos de diferencia.`
				}),
	storyDecided: ({ part, own, theirs, name }, talk) =>
		`Lo que decidió: ${within(part)}, ${talk.number(own)} contra ${talk.number(theirs)} de ${name}.`,
	storySteps: ({ name, when: all }, talk) => `${name}: ${whens(all, talk)}.`,
	storyCourse: ({ kind, name, from, to, of, when: at }, talk) =>
		({
			blow: `El golpe más duro llegó ${when(at)}: ${within(name)}, de ${talk.number(from)} a ${talk.number(to)}.`,
			step: `El mayor paso llegó ${when(at)}: ${within(name)}, de ${talk.number(from)} a ${talk.number(to)}.`,
			close: `El peor momento llegó ${when(at)}: ${within(name)}, ${talk.number(to)} de ${talk.number(of ?? to)}.`
		})[kind],
	storyEventful: ({ when: at, move }) => `Lo que más desencadenó ocurrió ${when(at)}: ${move}`,
	storyNear: ({ name, value, of }) =>
		value / of >= CLOSE
			? `Faltó poco: ${within(name)}, ${value} de ${of}.`
			: `${name} al final: ${value} de ${of}.`,
	storyRounds: ({ count }, talk) =>
		talk.plural(count, { one: 'Duró una ronda.', other: `Duró ${count} rondas.` }),
	storyTurns: ({ count }, talk) =>
		talk.plural(count, { one: 'Duró un turno.', other: `Duró ${count} turnos.` }),
	bestSoFar: ({ name }) => `Mejor marca personal de ${name}`,
	bestBefore: ({ before, month, now }) => `${before} en ${month}, ahora ${now}`,
	winsOf: ({ name, won }, talk) => `${name} ${talk.number(won)}`,
	togetherOf: ({ won, played }) => `${won} de ${played} ganadas en equipo`,
	since: ({ game, month }) => `Este grupo en ${game}, desde ${month}`,
	took: ({ minutes }, talk) =>
		talk.plural(minutes, { one: 'Jugada en un minuto', other: `Jugada en ${talk.number(minutes)} minutos` }),
	usually: ({ minutes, count }, talk) =>
		talk.plural(count, {
			one: `la vez anterior, en ${talk.number(minutes)}`,
			other: `la mediana de ${talk.number(count)} partidas anteriores es ${talk.number(minutes)}`
		}),
	when,
	turningPoint: 'El momento decisivo',
	watchIt: 'Verlo',
	replay: 'Repetición',
	watchAgain: 'Ver otra vez',
	ahead: ({ name }) => `Por encima de la línea: ${name} va por delante`,
	gained: ({ points }, talk) =>
		talk.plural(points, { one: '1 punto ganado', other: `${points} puntos ganados` }),
	afterMoves: ({ game, count }, talk) =>
		talk.plural(count, { one: `${game}, tras una jugada`, other: `${game}, tras ${count} jugadas` }),
	againTogether: 'Intentarlo juntos otra vez',
	showResult: 'Ver el resultado'
};
