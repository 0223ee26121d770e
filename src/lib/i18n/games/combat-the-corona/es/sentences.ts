import type { Words } from '../words.ts';
import { card, virus } from './sheet.ts';

export const sentences: Words['sentences'] = {
	over: 'La partida ha terminado.',
	otherPhase: ({ phase, player }, talk) =>
		({
			setup: 'Primero se prepara la partida.',
			play: `Ahora ${talk.player(player)} juega una carta.`,
			remove: `Ahora ${talk.player(player)} retira cartas o tira.`,
			attack: `Ahora ${talk.player(player)} ataca con los dados.`,
			reveal: 'Ahora se revelan virus.',
			place: 'Ahora el equipo elige qué virus se colocan.',
			save: 'Ahora el equipo ordena los virus salvados.',
			destroy: 'Ahora se destruye un hospital.',
			bottom: 'Ahora el equipo ordena los virus apartados.',
			over: 'La partida ha terminado.'
		})[phase],
	otherPlayer: ({ player }, talk) => `Es el turno de ${talk.player(player)}.`,
	tenOrNone: ({ count, expected }) => `Anotad las ${expected} cartas reveladas o ninguna, no ${count}.`,
	notInThisDeck: ({ viruses }, talk) =>
		talk.plural(viruses.length, {
			one: `${talk.and(viruses.map(virus(talk)))} no está en este mazo de virus.`,
			other: `${talk.and(viruses.map(virus(talk)))} no están en este mazo de virus.`
		}),
	emptyHand: ({ player }, talk) => `${talk.player(player)} no tiene ninguna carta que jugar.`,
	noCopyLeft: ({ card: kind, copies }, talk) =>
		talk.plural(copies, {
			one: `La única copia de «${card(talk)(kind)}» está en el tablero o en los descartes.`,
			other: `Las ${copies} copias de «${card(talk)(kind)}» están en el tablero o en los descartes.`
		}),
	cardsInHand: ({ player, cards }, talk) =>
		talk.plural(cards, {
			one: `${talk.player(player)} aún tiene una carta y debe jugarla.`,
			other: `${talk.player(player)} aún tiene ${cards} cartas y debe jugar una.`
		}),
	exactlyThree: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Un cambio son exactamente tres cartas, no una.',
			other: `Un cambio son exactamente tres cartas, no ${count}.`
		}),
	emptySpaces: ({ spaces }, talk) =>
		talk.plural(spaces.length, {
			one: `No hay carta en el espacio ${talk.and(spaces.map(String))}.`,
			other: `No hay cartas en los espacios ${talk.and(spaces.map(String))}.`
		}),
	redCards: ({ spaces }, talk) =>
		talk.plural(spaces.length, {
			one: `La carta del espacio ${talk.and(spaces.map(String))} es roja; solo se cambian azules.`,
			other: `Las cartas de los espacios ${talk.and(spaces.map(String))} son rojas; solo se cambian azules.`
		}),
	differentKinds: ({ cards }, talk) => `«${talk.and(cards.map(card(talk)))}» no coinciden.`,
	noPieceFree: ({ pieces }, talk) =>
		talk.plural(pieces, {
			one: 'El único hospital está en el tablero; antes renunciad a él.',
			other: `Los ${pieces} hospitales están en el tablero; antes renunciad a uno.`
		}),
	fiveToClear: ({ count }, talk) =>
		talk.plural(count, {
			zero: 'Para vaciar hacen falta cinco cartas en el tablero; no hay ninguna.',
			one: 'Para vaciar hacen falta cinco cartas en el tablero; hay una.',
			other: `Para vaciar hacen falta cinco cartas en el tablero; hay ${count}.`
		}),
	exchangePossible: ({ spaces }, talk) =>
		`Las cartas de ${talk.and(spaces.map(String))} se pueden cambiar, así que no se puede vaciar.`,
	noneToSend: 'Ahora no se puede mandar ningún virus: cada uno cuesta una carta azul retirada.',
	notOnTable: ({ viruses }, talk) =>
		talk.plural(viruses.length, {
			one: `${talk.and(viruses.map(virus(talk)))} no está en la mesa.`,
			other: `${talk.and(viruses.map(virus(talk)))} no están en la mesa.`
		}),
	removeFirst: 'Hay cinco cartas en el tablero: cambia tres o retira las cinco antes de tirar.',
	tooFewTokens: ({ tokens, owned }, talk) =>
		talk.plural(owned, {
			zero: `El equipo no tiene fichas de dado y no puede gastar ${tokens}.`,
			one: `El equipo tiene una ficha de dado y no puede gastar ${tokens}.`,
			other: `El equipo tiene ${owned} fichas de dado y no puede gastar ${tokens}.`
		}),
	wrongDice: ({ dice, expected, hospitals, tokens }, talk) =>
		talk.plural(expected, {
			one: `${hospitals} por hospitales y ${tokens} por fichas es ${expected} dado, no ${dice}.`,
			other: `${hospitals} por hospitales y ${tokens} por fichas son ${expected} dados, no ${dice}.`
		}),
	noCardInThree: 'Para volver a tirar hace falta una carta en el espacio 3.',
	rerolledAlready: 'En este ataque ya se volvió a tirar un dado.',
	noSuchDie: ({ faces }, talk) => `No hay ningún dado sin usar para ${talk.and(faces.map(String))}.`,
	noToken: 'Al equipo no le quedan fichas de dado.',
	noShield: 'No hay ningún escudo en la mesa.',
	shieldsTakeDice: ({ shields }, talk) =>
		talk.plural(shields, {
			one: 'Hay un escudo en la mesa y primero se lleva un dado.',
			other: `Hay ${shields} escudos en la mesa y primero se llevan dados.`
		}),
	shieldsProtect: ({ shields }, talk) =>
		talk.plural(shields, {
			one: 'Un escudo protege a todos los virus; pon antes un dado en él.',
			other: `${shields} escudos protegen a todos los virus; pon antes dados en ellos.`
		}),
	tooWeak: ({ virus: id, damage, life }, talk) =>
		`${damage} es poco para ${virus(talk)(id)}, que tiene ${life} de vida.`,
	diceCouldDestroy: ({ virus: id, damage, life }, talk) =>
		`Los dados que quedan suman ${damage} y podrían destruir ${virus(talk)(id)}, con ${life} de vida.`,
	moreBedsThanDice: ({ beds, dice }, talk) => {
		const some = talk.plural(beds, { one: 'una cama', other: `${beds} camas` });
		return talk.plural(dice, {
			zero: `No sobra ningún dado, así que no puede haber ${some}.`,
			one: `Sobra un dado, así que no puede haber ${some}.`,
			other: `Sobran ${dice} dados, así que no puede haber ${some}.`
		});
	},
	wrongNumberRevealed: ({ cards, expected }, talk) =>
		talk.plural(expected, {
			one: `Se revela exactamente una carta, no ${cards}.`,
			other: `Se revelan exactamente ${expected} cartas, no ${cards}.`
		}),
	notOnTop: ({ viruses }, talk) =>
		talk.plural(viruses.length, {
			one: `${talk.and(viruses.map(virus(talk)))} no puede estar ahora arriba del mazo.`,
			other: `${talk.and(viruses.map(virus(talk)))} no pueden estar ahora arriba del mazo.`
		}),
	mustBeOnTop: ({ viruses }, talk) =>
		talk.plural(viruses.length, {
			one: `${talk.and(viruses.map(virus(talk)))} debe salir antes.`,
			other: `${talk.and(viruses.map(virus(talk)))} deben salir antes.`
		}),
	notRevealed: ({ viruses }, talk) =>
		talk.plural(viruses.length, {
			one: `${talk.and(viruses.map(virus(talk)))} no se reveló.`,
			other: `${talk.and(viruses.map(virus(talk)))} no se revelaron.`
		}),
	aboveInfection: ({ sum, infection }) => `Los niveles suman ${sum}, más que la infección, ${infection}.`,
	betterSum: ({ sum, best, infection }) =>
		`Los niveles suman ${sum}, y eso no es lo máximo que cabe en ${infection}: se puede llegar a ${best}.`,
	saveTheseThree: ({ viruses }, talk) =>
		`Se salvan exactamente ${talk.and(viruses.map(virus(talk)))}, en cualquier orden.`,
	noPieceOnBoard: 'No hay ninguna pieza de hospital en el tablero; el impreso se queda.',
	twoAtMost: ({ count }) => `Un hospital se lleva como mucho dos virus, no ${count}.`,
	asideAll: ({ viruses }, talk) =>
		`Van debajo del mazo exactamente ${talk.and(viruses.map(virus(talk)))}, en cualquier orden.`,
	deckTooSmall: ({ players, most }, talk) =>
		talk.plural(most, {
			one: `El mazo de acción alcanza para una persona, no para ${players}.`,
			other: `El mazo de acción alcanza para ${most} personas, no para ${players}.`
		}),
	noSpaceLeft: 'Los cinco espacios de acción están llenos: no se puede jugar ninguna carta.',
	noShieldOn: ({ virus: id }, talk) => `No hay ningún escudo sobre ${virus(talk)(id)}.`,
	oneStart: ({ count }, talk) =>
		talk.plural(count, {
			zero: 'Ningún virus está marcado como inicial; tiene que haber exactamente uno.',
			one: 'Un virus es el inicial.',
			other: `Hay ${count} cartas de virus marcadas como inicial; tiene que haber exactamente una.`
		}),
	noNormal: 'No hay ninguna carta de virus normal: el mazo quedaría vacío.',
	virusTwice: ({ ids }, talk) => `Estos códigos están en más de una línea de virus: ${talk.and(ids)}.`,
	tooManyViruses: ({ count, most }) => `Hay ${count} cartas de virus con sus copias; el máximo es ${most}.`,
	actionTwice: ({ ids }, talk) => `Estos códigos están en más de una línea de acción: ${talk.and(ids)}.`,
	tooFewActions: ({ count, least }) =>
		`Solo hay ${count} cartas de acción sin las del modo en solitario; el mínimo es ${least}.`,
	startAboveMost: ({ start, most }) => `Las camas empiezan en ${start}, pero la tabla acaba en ${most}.`,
	otherTurn: ({ turn, player, expected }, talk) =>
		`El turno ${turn} es de ${talk.player(expected)}, no de ${talk.player(player)}.`,
	infectionAboveTurn: ({ infection, turn }) =>
		`La infección sube como mucho una vez por turno, así que no puede ser ${infection} en el turno ${turn}.`,
	lastLevelReached: ({ level }) => `El nivel ${level} es el último y ya habría ganado, según lo acordado.`,
	tokensAboveLimit: ({ dieTokens, shields, mostDice, mostShields }) =>
		`Fichas de dado: ${dieTokens} en juego, ${mostDice} en la caja. Escudos: ${shields} en juego, ${mostShields} en la caja.`,
	fiveOnBoard: 'Hay cinco cartas en el tablero; quien jugó la quinta tenía que retirar cartas.',
	copiesAboveDeck: ({ card: kind, seen, copies }, talk) =>
		`«${card(talk)(kind)}» está ${seen} veces en el tablero y en los descartes; hay ${copies}.`,
	handTooLarge: ({ player, cards, most }, talk) =>
		`${talk.player(player)} tiene ${cards} cartas; una mano completa tiene ${most}.`,
	actionsDoNotAddUp: ({ counted, cards }) =>
		`Tablero, descartes, manos y mazo suman ${counted} cartas de acción; esta partida tiene ${cards}.`,
	strangeViruses: ({ viruses }, talk) => `No son de esta partida: ${talk.and(viruses.map(virus(talk)))}.`,
	virusesNowhere: ({ viruses }, talk) => `No están en ninguna parte: ${talk.and(viruses.map(virus(talk)))}.`,
	virusesDoNotAddUp: ({ counted, cards }) =>
		`Mesa, derrotados y mazo suman ${counted} virus; esta partida tiene ${cards}.`,
	levelAboveInfection: ({ viruses, infection }, talk) =>
		`Por encima del nivel de infección ${infection}, así que nunca se colocaron: ${talk.and(viruses.map(virus(talk)))}.`,
	tokenWithoutShield: ({ viruses }, talk) =>
		`Hay un escudo sobre un virus que no lo trae: ${talk.and(viruses.map(virus(talk)))}.`,
	noShieldYet: ({ infection }) => `Ningún virus hasta el nivel ${infection} trae un escudo.`,
	damageKept: ({ viruses }, talk) =>
		`En esta mesa el daño no se conserva, pero lo hay en ${talk.and(viruses.map(virus(talk)))}.`,
	damageDestroys: ({ viruses }, talk) =>
		`El daño ya habría destruido a ${talk.and(viruses.map(virus(talk)))}.`,
	nothingLeft: 'No hay ningún virus en la mesa ni en el mazo: la partida estaría ganada.'
};
