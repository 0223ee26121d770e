import { slotLetter, type ClinicWords } from '../words.ts';
import { nouns } from './nouns.ts';

export const sentences: ClinicWords['sentences'] = {
	over: 'La partida ha terminado: ya no se anota nada más.',
	otherPhase: ({ verb, phase }) => `${nouns.verb[verb]} no toca en esta fase (${nouns.phase[phase]}).`,
	alreadyReady: ({ by }, talk) => `${talk.player(by)} ya ha terminado esta fase.`,
	alreadyTaken: ({ by }, talk) => `${talk.player(by)} ya ha cogido losetas en esta ronda.`,
	emptyHand: ({ by }, talk) => `A ${talk.player(by)} no le quedan losetas por colocar.`,
	alreadyFull: ({ by }, talk) => `${talk.player(by)} ya ha dicho que no le queda nadie a quien infectar.`,
	owesNothing: ({ by }, talk) => `A ${talk.player(by)} no le quedan losetas para las ranuras.`,
	alreadyReported: ({ by }, talk) => `${talk.player(by)} ya ha anotado su popularidad final.`,
	kindNeedsModule: ({ who, module }) =>
		`En esta mesa no se juega con el módulo ${nouns.module[module]}: no hay nadie así a quien infectar (${nouns.kind[who]}).`,
	wardNeedsModule: ({ ward, module }) =>
		`En esta mesa no se juega con el módulo ${nouns.module[module]}: no hay ${nouns.ward[ward]}.`,
	workaholicNeedsModule: 'En esta mesa no se juega con el módulo Adictos al trabajo: ningún médico lo es.',
	outsideNeedsModule: 'En esta mesa no se juega con el módulo Instalaciones: nadie está fuera de la clínica.',
	noAdmission: ({ by }, talk) => `${talk.player(by)} aún no ha elegido Admitir pacientes en esta ronda.`,
	thirdAdmission: ({ by }, talk) =>
		`${talk.player(by)} ya ha usado sus dos losetas de Admitir en esta ronda.`,
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
	slotStays: ({ slot }) =>
		`En esta mesa 20 $ solo quitan losetas de pacientes y médicos, no la de la ranura ${slotLetter(slot)}.`,
	staffStays: ({ kind }) =>
		`En esta mesa 20 $ solo quitan losetas de pacientes y médicos: sigue en cuarentena (${nouns.kind[kind]}).`,
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
	roomFull: ({ room, used, coming }) =>
		`En la sala ${room} caben dos personas por ronda: ${used} + ${coming} son demasiadas.`,
	slotTaken: ({ slot }) => `La ranura ${slotLetter(slot)} ya tiene una loseta.`,
	immune: 'Los médicos adictos al trabajo son inmunes.',
	outsideIsSafe: ({ who }) => `Fuera de la clínica no se infecta nadie (${nouns.kind[who]}).`,
	caredWorse: ({ now, then }) =>
		`Los cuidados nunca empeoran: de ${nouns.colour[now]} no se pasa a ${nouns.colour[then]}.`
};
