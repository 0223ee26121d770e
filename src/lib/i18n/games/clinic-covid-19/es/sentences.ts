import { kindIn, slotLetter, type Words } from '../words.ts';
import { nouns } from './labels.ts';

export const sentences: Words['sentences'] = {
	over: 'La partida ha terminado: ya no se anota nada más.',
	otherPhase: ({ verb, phase }) => `${nouns.verb[verb]} no toca en esta fase (${nouns.phase[phase]}).`,
	alreadyReady: ({ by }, talk) => `${talk.player(by)} ya ha terminado esta fase.`,
	alreadyTaken: ({ by }, talk) => `${talk.player(by)} ya ha cogido losetas en esta ronda.`,
	emptyHand: ({ by }, talk) => `A ${talk.player(by)} no le quedan losetas por colocar.`,
	alreadyFull: ({ by }, talk) => `${talk.player(by)} ya ha dicho que no le queda nadie a quien infectar.`,
	owesNothing: ({ by }, talk) => `A ${talk.player(by)} no le quedan losetas para las ranuras.`,
	alreadyReported: ({ by }, talk) => `${talk.player(by)} ya ha anotado su popularidad final.`,
	kindNeedsModule: ({ who, module }, talk) =>
		`En esta mesa no se juega con el módulo ${nouns.module[module]}: no hay nadie así a quien infectar (${kindIn(nouns, who, talk)}).`,
	wardNeedsModule: ({ ward, module }) =>
		`En esta mesa no se juega con el módulo ${nouns.module[module]}: no hay ${nouns.ward[ward]}.`,
	workaholicNeedsModule: 'En esta mesa no se juega con el módulo Adictos al trabajo: ningún médico lo es.',
	outsideNeedsModule: 'En esta mesa no se juega con el módulo Instalaciones: nadie está fuera de la clínica.',
	noAdmission: ({ by }, talk) => `${talk.player(by)} aún no ha elegido Admitir pacientes en esta ronda.`,
	tooManyAdmissions: ({ by, admits }, talk) =>
		talk.plural(admits, {
			one: `${talk.player(by)} ya ha usado su única loseta de Admitir en esta ronda.`,
			other: `${talk.player(by)} ya ha usado sus ${admits} losetas de Admitir en esta ronda.`
		}),
	arrivesUnadmitted: ({ by }, talk) =>
		`No llega nadie hasta que ${talk.player(by)} elija Admitir pacientes en esta ronda.`,
	cleanSlot: ({ slot }) => `La ranura ${slotLetter(slot)} no tiene loseta: esa llegada no se anota.`,
	takesTooMany: ({ tiles, stack }, talk) =>
		talk.plural(stack, {
			one: `En la pila solo hay ${stack} loseta, no ${tiles}.`,
			other: `En la pila solo hay ${stack} losetas, no ${tiles}.`
		}),
	leavesTooFew: ({ tiles, left, others }, talk) =>
		talk.plural(others, {
			one: `Si coges ${tiles}, quedan ${left}, y falta ${others} jugador por coger una loseta.`,
			other: `Si coges ${tiles}, quedan ${left}, y faltan ${others} jugadores por coger una loseta cada uno.`
		}),
	leavesTiles: ({ by, stack }, talk) =>
		`${talk.player(by)} es la última persona en coger y se lleva todo lo que queda: ${stack}.`,
	fullInfectsNobody: ({ by }, talk) =>
		`${talk.player(by)} dijo que no le queda nadie a quien infectar: pasa sus losetas.`,
	notFull: ({ by }, talk) =>
		`${talk.player(by)} solo pasa losetas después de decir que no le queda nadie a quien infectar.`,
	handsToSelf: ({ by }, talk) => `${talk.player(by)} no puede pasarse losetas a su propia clínica.`,
	handsToFull: ({ to }, talk) => `A ${talk.player(to)} tampoco le queda nadie a quien infectar.`,
	handsTooMany: ({ tiles, hand }, talk) =>
		talk.plural(hand, {
			one: `En la mano solo hay ${hand} loseta, no ${tiles}.`,
			other: `En la mano solo hay ${hand} losetas, no ${tiles}.`
		}),
	noTileThere: ({ by, person }, talk) =>
		`En la clínica de ${talk.player(by)} nadie con loseta tiene el número ${person}.`,
	noTileOnSlot: ({ slot }) => `La ranura ${slotLetter(slot)} no tiene loseta que quitar.`,
	slotStays: ({ slot, price }) =>
		`En esta mesa ${price} $ solo quitan losetas de pacientes y médicos, no la de la ranura ${slotLetter(slot)}.`,
	staffStays: ({ kind, price }, talk) =>
		`En esta mesa ${price} $ solo quitan losetas de pacientes y médicos: sigue en cuarentena (${kindIn(nouns, kind, talk)}).`,
	notInfectedHere: ({ by, person }, talk) =>
		`En la clínica de ${talk.player(by)} nadie infectado tiene el número ${person}.`,
	cared: ({ person }) => `El número ${person} ya ha recibido cuidados en esta ronda.`,
	fresh: ({ person }) =>
		`El número ${person} se acaba de infectar en una consulta: el movimiento ya pasó y debe esperar.`,
	doctorNotThere: ({ person, ward }) =>
		`El número ${person} es un médico infectado y no se trata ahí (${nouns.ward[ward]}).`,
	noOrdinaryConsultation: 'En esta mesa una persona infectada no tiene consulta ordinaria, solo la especial.',
	restingDoctor: ({ doctor, colour }) =>
		`El médico ${doctor} (${nouns.colour[colour]}) fue tratado en esta ronda y ya no trabaja.`,
	infectedDoctor: ({ doctor, colour }) =>
		`El médico ${doctor} (${nouns.colour[colour]}) está infectado y no trata a nadie.`,
	noSuchDoctor: ({ by, doctor }, talk) =>
		`${talk.player(by)} no tiene ningún médico con el número ${doctor}: un médico sano se nombra por su color.`,
	wrongNurses: ({ doctor, kind, colour, nurses, needed }, talk) =>
		talk.plural(needed, {
			zero: `Para un ${nouns.kind[kind]} ${nouns.colour[colour]} infectado, un médico ${nouns.colour[doctor]} no necesita enfermeras, y no ${nurses}.`,
			one: `Para un ${nouns.kind[kind]} ${nouns.colour[colour]} infectado, un médico ${nouns.colour[doctor]} necesita exactamente ${needed} enfermera, no ${nurses}.`,
			other: `Para un ${nouns.kind[kind]} ${nouns.colour[colour]} infectado, un médico ${nouns.colour[doctor]} necesita exactamente ${needed} enfermeras, no ${nurses}.`
		}),
	neverTreats: ({ doctor, kind, colour }) =>
		`Un médico ${nouns.colour[doctor]} nunca trata a un ${nouns.kind[kind]} ${nouns.colour[colour]} infectado, con las enfermeras que sean.`,
	roomFull: ({ room, used, coming, beds }, talk) =>
		talk.plural(beds, {
			one: `La sala ${room} tiene ${beds} cama: ${used} + ${coming} personas son demasiadas en una ronda.`,
			other: `La sala ${room} tiene ${beds} camas: ${used} + ${coming} personas son demasiadas en una ronda.`
		}),
	slotTaken: ({ slot }) => `La ranura ${slotLetter(slot)} ya tiene una loseta.`,
	immune: 'Los médicos adictos al trabajo son inmunes.',
	outsideIsSafe: ({ who }, talk) => `Fuera de la clínica no se infecta nadie (${kindIn(nouns, who, talk)}).`,
	caredWorse: ({ now, then }) =>
		`Los cuidados nunca empeoran: de ${nouns.colour[now]} no se pasa a ${nouns.colour[then]}.`,
	tooManyTiles: ({ needed, total }) => `Las pilas necesitan ${needed} losetas, y solo hay ${total}.`,
	columnLength: ({ column, numbers, rounds }, talk) =>
		talk.plural(rounds, {
			one: `La columna ${column} tiene ${numbers} números, pero solo hay ${rounds} ronda.`,
			other: `La columna ${column} necesita ${rounds} números, uno por ronda, y tiene ${numbers}.`
		}),
	noColumnFits: ({ total, least }) =>
		`No se puede jugar con ninguna columna: la menor necesita ${least} losetas, y solo hay ${total}.`,
	sameKind: ({ kind }) => `Hay dos tipos de personas con el nombre «${kind}».`,
	tooEarlyToEnd: ({ round, rounds }) => `La partida no termina en la ronda ${round}: tiene ${rounds} rondas.`,
	goesOn: ({ phase }) => `En esta fase (${nouns.phase[phase]}) no queda nada por hacer: ya habría terminado.`,
	noLastContagion: ({ round }) => `En esta mesa no hay nuevos contagios en la última ronda, la ${round}.`,
	alreadyLost: ({ cured, deceased }) =>
		`La partida ya estaba perdida antes de preguntar la popularidad: fallecidos: ${deceased}; curados: ${cured}.`,
	unreported: ({ by }, talk) => `La partida no está perdida, y falta la popularidad de ${talk.player(by)}.`,
	wrongTotal: ({ found, total }) => `En total hay ${found} losetas, y no ${total}.`,
	janitorWithoutModule: 'Hay un conserje en cuarentena, pero no se juega con el módulo Conserjes.',
	caredWithoutModule:
		'Alguien ha recibido cuidados, pero no se juega ni con Cuidados intensivos ni con Transfusiones.',
	lostWithoutModule: ({ module }) =>
		`En la caja de fallecidos hay alguien del módulo ${nouns.module[module]}, con el que no se juega.`,
	neverAdmitted: ({ by }, talk) => `${talk.player(by)} no ha admitido pacientes en esta ronda.`,
	admittedTooOften: ({ by, admitted, admits }, talk) =>
		`${talk.player(by)} ha admitido ${admitted} veces en esta ronda, y solo puede ${admits}.`,
	handsBeyondStack: ({ tiles, stack }) =>
		`Entre todas las manos hay ${tiles} losetas, pero la pila de esta ronda solo tenía ${stack}.`,
	moreTilesThanLaid: ({ tiles, laid }, talk) =>
		talk.plural(tiles, {
			one: `Hay ${tiles} loseta en juego, pero hasta ahora no pueden haber entrado más de ${laid}.`,
			other: `Hay ${tiles} losetas en juego, pero hasta ahora no pueden haber entrado más de ${laid}.`
		}),
	tooFewLeft: ({ left, others }, talk) =>
		talk.plural(others, {
			one: `${others} persona no ha cogido loseta todavía, y quedan ${Math.max(0, left)}.`,
			other: `${others} personas no han cogido loseta todavía, y quedan ${Math.max(0, left)}.`
		}),
	moreOnSlots: ({ by, tiles, laid }, talk) =>
		talk.plural(tiles, {
			one: `${talk.player(by)} tiene ${tiles} loseta en ranuras, pero hasta ahora solo se han puesto ${laid}.`,
			other: `${talk.player(by)} tiene ${tiles} losetas en ranuras, pero hasta ahora solo se han puesto ${laid}.`
		}),
	impossibleColour: ({ person, kind, colour }) =>
		`El número ${person}, un ${nouns.kind[kind]} ${nouns.colour[colour]}, no puede tener ahora ese color.`,
	lateQuarantine: ({ by, phase }, talk) =>
		`${talk.player(by)} tiene a alguien en cuarentena, que en esta fase (${nouns.phase[phase]}) está vacía.`,
	overfullRoom: ({ room, used, beds }, talk) =>
		talk.plural(beds, {
			one: `En la sala ${room} se ha tratado a ${used} personas, con ${beds} cama.`,
			other: `En la sala ${room} se ha tratado a ${used} personas, con ${beds} camas.`
		}),
	boxTooEarly: ({ box }) =>
		box === 'cured'
			? 'Tan pronto en la ronda 1 nadie puede estar curado.'
			: 'Tan pronto en la ronda 1 no puede haber nada en la caja de fallecidos.'
};
