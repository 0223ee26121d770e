import { kindIn, type Words } from '../words.ts';
import { nouns } from './labels.ts';

export const tellings: NonNullable<Words['tellings']> = {
	lostAtOnce: ({ by, kind }, talk) =>
		`${talk.player(by)}: se pierde al instante y va a la caja de fallecidos (${kindIn(nouns, kind, talk)}); la loseta va a la reserva.`,
	doctorInfected: ({ by, person, colour }, talk) =>
		`${talk.player(by)}: la loseta pasa al médico ${nouns.colour[colour]}, que ahora es el número ${person}.`,
	unplaced: ({ by, tiles }, talk) =>
		talk.plural(tiles, {
			one: `Ya no queda nadie a quien infectar: ${tiles} loseta de ${talk.player(by)} va a la caja de fallecidos.`,
			other: `Ya no queda nadie a quien infectar: ${tiles} losetas de ${talk.player(by)} van a la caja de fallecidos.`
		}),
	overflow: ({ by, tiles }, talk) =>
		talk.plural(tiles, {
			one: `${talk.player(by)} no tiene ranuras limpias: ${tiles} loseta va a la caja de fallecidos.`,
			other: `${talk.player(by)} no tiene ranuras limpias: ${tiles} losetas van a la caja de fallecidos.`
		}),
	supplyEmpty: 'La reserva está vacía: nadie tiene que poner más losetas.',
	worse: ({ by, person, kind, from, to }, talk) =>
		`${talk.player(by)}: el número ${person} (${kindIn(nouns, kind, talk)}) no se trató y pasa de ${nouns.colour[from]} a ${nouns.colour[to]}.`,
	patientDies: ({ by, person, kind }, talk) =>
		`${talk.player(by)}: el número ${person} (${kindIn(nouns, kind, talk)}) era rojo, no se trató y muere.`,
	doctorDies: ({ by, person, kind, popularity }, talk) =>
		`${talk.player(by)}: el número ${person} (${kindIn(nouns, kind, talk)}) era rojo, no se trató y muere: −${popularity} de popularidad.`,
	spared: ({ by, person, kind }, talk) =>
		`${talk.player(by)}: el número ${person} (${kindIn(nouns, kind, talk)}) recibió cuidados y sigue igual.`,
	back: ({ by, person, kind }, talk) =>
		`${talk.player(by)}: el número ${person} (${kindIn(nouns, kind, talk)}) vuelve de la cuarentena.`,
	phase: ({ phase }) => `Todos han terminado. Ahora: ${nouns.phase[phase]}.`,
	round: ({ round }) => `Empieza la ronda ${round}.`,
	lost: ({ cured, deceased }) => `Fallecidos: ${deceased}; curados: ${cured}.`,
	won: ({ cured, deceased }) => `Curados: ${cured}; fallecidos: ${deceased}.`,
	tactical: ({ popularity, target }, talk) =>
		`Popularidad ${talk.number(popularity)} de ${talk.number(target)}.`,
	strategic: ({ popularity, target, plaque }, talk) =>
		`Popularidad ${talk.number(popularity)} de ${talk.number(target)}. En la placa: ${talk.and(plaque.map((by) => talk.player(by)))}.`,
	gaugeCured: 'Curados frente a fallecidos',
	gaugeDeceased: 'Fallecidos frente a curados',
	gaugePopularity: 'Popularidad de todos',
	toll: 'Fallecidos'
};
