import type { Words } from '../words.ts';
import { virus } from './sheet.ts';

export const tellings: NonNullable<Words['tellings']> = {
	stockRenewed: ({ cards }, talk) =>
		talk.plural(cards, {
			one: 'El mazo de acción estaba vacío: el único descarte es el nuevo.',
			other: `El mazo de acción estaba vacío: los ${cards} descartes se barajan y son el nuevo.`
		}),
	nothingDrawn: ({ player }, talk) => `El mazo de acción está vacío: ${talk.player(player)} no roba.`,
	hospitalBuilt: ({ space }) => `Hay un hospital en el espacio ${space}: un dado más al tirar.`,
	tokenGained: ({ tokens }, talk) =>
		talk.plural(tokens, {
			one: 'El equipo gana una ficha de dado, la primera.',
			other: `El equipo gana una ficha de dado y tiene ${tokens}.`
		}),
	tokensFull: ({ most }) =>
		`Ya no quedan fichas de dado en la reserva (${most} en total): no se gana ninguna.`,
	bedsGained: ({ beds, now }, talk) =>
		talk.plural(beds, {
			zero: `La tabla está llena: siguen siendo ${now} camas.`,
			one: `Una cama más: ${now}.`,
			other: `${beds} camas más: ${now}.`
		}),
	sendsGained: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Se ha retirado una carta azul: puede irse un virus.',
			other: `Se han retirado ${count} cartas azules: pueden irse otros tantos virus.`
		}),
	shuffledBack: ({ cards }, talk) =>
		talk.plural(cards, {
			one: 'Una carta se baraja en el mazo de acción.',
			other: `${cards} cartas se barajan en el mazo de acción.`
		}),
	virusDestroyed: ({ virus: id }, talk) => `${virus(talk)(id)} queda destruido.`,
	virusDamaged: ({ virus: id, life }, talk) =>
		talk.plural(life, {
			one: `${virus(talk)(id)} está herido y le queda 1 de vida.`,
			other: `${virus(talk)(id)} está herido y le quedan ${life} de vida.`
		}),
	bedsLost: ({ lost, now, attack, masks }, talk) =>
		talk.plural(lost, {
			one: `Los virus atacan con ${attack}, menos ${masks} por mascarillas: se pierde una cama; en total: ${now}.`,
			other: `Los virus atacan con ${attack}, menos ${masks} por mascarillas: se pierden ${lost} camas; en total: ${now}.`
		}),
	noBedLost: ({ attack, masks }, talk) =>
		talk.plural(masks, {
			zero: `Los virus atacan con ${attack}: no se pierde ninguna cama.`,
			one: `Los virus atacan con ${attack} y una mascarilla lo frena.`,
			other: `Los virus atacan con ${attack} y ${masks} mascarillas lo frenan.`
		}),
	placed: ({ viruses, infection }, talk) =>
		`A la mesa, hasta el nivel ${infection} en total: ${talk.and(viruses.map(virus(talk)))}.`,
	nonePlaced: ({ infection }) =>
		`Nada de lo revelado cabe en el nivel de infección ${infection}: no llega ningún virus.`,
	setAside: ({ viruses }, talk) => `Apartados: ${talk.and(viruses.map(virus(talk)))}.`,
	shieldsBrought: ({ count, shields }, talk) =>
		talk.plural(count, {
			one: `Llega un escudo; hay ${shields} en la mesa.`,
			other: `Llegan ${count} escudos; hay ${shields} en la mesa.`
		}),
	shieldsFull: ({ most }) => `Ya no quedan escudos en la reserva (${most} en total): no se ponen más.`,
	shieldsGone: ({ count, shields }, talk) =>
		talk.plural(count, {
			one: `Un escudo se va con su virus; en la mesa: ${shields}.`,
			other: `${count} escudos se van con sus virus; en la mesa: ${shields}.`
		}),
	raised: ({ level }) => `Un virus revelado sube la infección a ${level}.`,
	savedAlone: ({ virus: id }, talk) =>
		`${virus(talk)(id)} se salva: pasa de los derrotados a debajo del mazo.`,
	hospitalDestroyed: ({ left }, talk) =>
		talk.plural(left, {
			zero: 'Se destruye un hospital; solo queda el impreso.',
			one: 'Se destruye un hospital; queda una pieza.',
			other: `Se destruye un hospital; quedan ${left} piezas.`
		}),
	wentUnder: ({ virus: id }, talk) => `${virus(talk)(id)} va debajo del mazo.`,
	risen: ({ level }) => `No se colocó ningún virus: la infección sube a ${level}.`,
	gaugeBeds: 'Camas',
	gaugeInfection: 'Infección',
	gaugeViruses: 'Virus derrotados'
};
