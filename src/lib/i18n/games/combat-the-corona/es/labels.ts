import type { Words } from '../words.ts';
import { level } from './options.ts';
import { skills } from './sheet.ts';

export const labels: Words['labels'] = {
	stepPlay: 'Carta',
	stepRemove: 'Retirar, tirar',
	stepAttack: 'Ataque',
	stepViruses: 'Virus',
	steps: ({ now }) => `Pasos de un turno, ahora: ${now}`,

	barSetup: 'Marca lo hecho y empieza',
	barTurn: ({ turn, cards }, talk) =>
		talk.plural(cards, {
			zero: `Turno ${turn}: ninguna carta en la mano`,
			one: `Turno ${turn}: una carta en la mano`,
			other: `Turno ${turn}: ${cards} cartas en la mano`
		}),
	barMust: 'Cinco cartas: cambia tres o retíralas todas',
	barSend: ({ left }, talk) =>
		talk.plural(left, {
			one: 'Puede alejar un virus y después tira',
			other: `Puede alejar ${left} virus y después tira`
		}),
	barExchange: 'Antes puede cambiar tres cartas',
	barRoll: ({ dice }, talk) =>
		talk.plural(dice, { one: 'Introduce el dado', other: `Introduce los ${dice} dados` }),
	barDice: ({ player, dice }, talk) =>
		dice.length === 0 ? `${player}: todos los dados usados` : `${player} tiene ${talk.and(dice.map(String))}`,
	barShields: ({ shields }, talk) =>
		talk.plural(shields, {
			one: 'El escudo se lleva antes un dado',
			other: `${shields} escudos se llevan antes dados`
		}),
	barHit: 'Toca dados y luego un virus',
	barLeft: 'Ya no se puede destruir nada',
	barViruses: 'Los virus se multiplican',

	checklist: 'Preparad la mesa',
	checkMarkers: ({ beds }) => `Marcador de camas en ${beds}, de infección en 1.`,
	checkRed: ({ difficulty, cards }, talk) =>
		cards.length === 0
			? `${level[difficulty]}: dejad en la caja todas las cartas rojas de virus.`
			: `${level[difficulty]}: añadid ${talk.and(cards)} y dejad las demás rojas en la caja.`,
	checkShuffle: 'Barajad el mazo de virus.',
	checkTen: ({ count }) =>
		`Revelad ${count} cartas: con signo rojo, debajo del mazo; las demás, encima; cada montón barajado.`,
	checkGreen: ({ solo }) =>
		solo
			? 'En solitario: barajad las cartas verdes con el mazo de acción.'
			: 'Sacad las cartas verdes del mazo de acción.',
	checkDeal: ({ cards }) => `Repartid ${cards} cartas de acción a cada persona.`,
	checkRedraw: 'Quien quiera devuelve rojas una vez; barajad y completad las manos.',
	checkLayout: 'Preparad el virus inicial, los dados y las fichas.',
	checkFirst: ({ player }) => `Empieza ${player}.`,
	tenTitle: '¿Qué cartas se revelaron?',
	tenChosen: ({ count, of }) => `${count} de ${of} cartas`,
	tenConfirm: 'Empezar con estas',
	tenSkip: 'Empezar sin anotarlas',
	startTitle: 'Vuestro virus inicial',
	startConfirm: 'Empezar',

	search: 'Busca por número, nombre o nivel',
	nothingFound: 'No hay ninguna carta así.',
	onTopNow: 'Debe estar arriba ahora',
	recent: 'Vistas antes',
	otherCards: 'Todas las demás',
	revealTitle: ({ count }, talk) =>
		talk.plural(count, { one: 'Revelad la última carta', other: `Revelad las ${count} cartas de arriba` }),
	revealConfirm: ({ count }, talk) =>
		talk.plural(count, { one: 'Se reveló esta carta', other: `Se revelaron estas ${count} cartas` }),
	ownCard: ({ number, of }) => `Carta ${number} de ${of}`,
	addCard: 'Siguiente carta',
	seenBefore: 'Vistas antes',
	level: 'Nivel',
	life: 'Vida',
	attack: 'Ataque',
	shield: 'Escudo',
	skill: ({ skill }) => skills[skill],
	less: ({ what }) => `${what}: uno menos`,
	more: ({ what }) => `${what}: uno más`,
	takeOut: ({ what }) => `Quitar ${what}`,
	signs: 'Signos de la carta',

	playTitle: ({ player }) => `¿Qué carta juega ${player}?`,
	copiesLeft: ({ left, of }) => `quedan ${left} de ${of}`,
	skip: 'Sin cartas en la mano: pasar y robar',
	blueName: 'Nombre de una carta azul',
	playBlue: 'Jugar azul',
	playWild: 'Jugar un comodín',
	playRed: 'Jugar una roja',

	exchange: ({ chosen, of }) =>
		chosen === of ? 'Cambiar por un hospital' : `Cambiar: ${chosen} de ${of} elegidas`,
	exchangeHint: 'Toca tres azules que coincidan para cambiarlas.',
	clearTitle: 'Retirar las cinco: 10 camas, una ficha de dado, un virus por carta azul',
	clearReshuffle: 'Retirar y barajar los descartes',
	clearKeep: 'Retirar y dejar los descartes',
	sendTitle: ({ left }, talk) =>
		talk.plural(left, {
			one: 'Un virus puede ir debajo del mazo: tócalo',
			other: `${left} virus pueden ir debajo del mazo: tócalos`
		}),
	rollTitle: ({ dice, hospitals, tokens }, talk) =>
		talk.plural(dice, {
			one: 'Tira un dado',
			other:
				tokens === 0
					? `Tira ${dice} dados: uno por hospital`
					: `Tira ${dice} dados: ${hospitals} por hospitales, ${tokens} por fichas`
		}),
	spend: ({ tokens, owned }) => `Gastar fichas: ${tokens} de ${owned}`,

	chooseDice: 'Toca dados y luego un virus o un escudo.',
	die: ({ face }) => `Dado con ${face}`,
	dieUsed: ({ face }) => `Usado: ${face}`,
	dieIdle: ({ face }) => `Dado con ${face}, ahora sin utilidad`,
	onShield: ({ shields }, talk) =>
		talk.plural(shields, { one: 'Romper el escudo', other: `Romper uno de ${shields} escudos` }),
	sum: ({ sum }) => `Elegido: ${sum}`,
	wouldDie: ({ virus: name, waste }) =>
		waste === 0 ? `${name} muere, no se pierde nada` : `${name} muere, se pierde ${waste}`,
	wouldNot: ({ virus: name, missing }) => `${name}: falta ${missing}`,
	suggest: 'Sugerir',
	suggestNone: 'Estos dados no pueden destruir ningún virus.',
	suggestTitle: ({ count, ways }, talk) =>
		talk.plural(count, {
			zero: 'No se puede destruir ningún virus.',
			one: `Se puede destruir un virus, ${talk.plural(ways, { one: 'de una forma', other: `de ${ways} formas` })}:`,
			other: `Se pueden destruir ${count} virus, ${talk.plural(ways, { one: 'de una forma', other: `de ${ways} formas` })}:`
		}),
	suggestMore: ({ ways }) => `Mostrar las ${ways}`,
	shieldWith: ({ dice }) => `Escudos: ${dice.join(', ')}`,
	hitWith: ({ virus: name, dice, waste }) =>
		waste === 0 ? `${name}: ${dice.join(' + ')}` : `${name}: ${dice.join(' + ')} (se pierde ${waste})`,
	leftOver: ({ dice }, talk) =>
		talk.plural(dice.length, { one: `Sobra: ${dice.join(', ')}`, other: `Sobran: ${dice.join(', ')}` }),
	reroll: 'Volver a tirar un dado',
	rerollTitle: ({ die }) => `El ${die} se ha vuelto a tirar y sale:`,
	rerollChoose: 'Toca el dado y luego «Volver a tirar un dado».',
	extra: ({ owned }, talk) =>
		talk.plural(owned, { one: 'Un dado más (1 ficha)', other: `Un dado más (${owned} fichas)` }),
	extraTitle: 'El dado extra muestra:',
	cancel: 'Cancelar',
	bedsTitle: ({ dice }, talk) =>
		talk.plural(dice, { one: 'Sobra un dado: camas', other: `Sobran ${dice} dados: camas` }),
	endAttack: ({ beds, threat }, talk) => {
		if (beds === 0)
			return talk.plural(threat, {
				zero: 'Terminar el ataque: no se pierde ninguna cama',
				one: 'Terminar el ataque: se pierde una cama',
				other: `Terminar el ataque: se pierden ${threat} camas`
			});
		return threat === 0
			? talk.plural(beds, {
					one: 'Terminar el ataque: una cama más',
					other: `Terminar el ataque: ${beds} camas más`
				})
			: `Terminar el ataque: camas +${beds}, luego −${threat}`;
	},
	endAttackLost: ({ beds, threat }) =>
		`Terminar el ataque y perder: los virus quitan ${threat}, vuestras camas: ${beds}`,
	placeTitle: ({ infection, best }) => `Infección ${infection}: colocad niveles que sumen ${best}`,
	placeSum: ({ sum, infection }) => `Niveles elegidos: ${sum} de ${infection} como mucho`,
	placeConfirm: 'Colocar estos',
	saveTitle: ({ count }) => `${count} virus derrotados van debajo del mazo`,
	bottomTitle: ({ count }) => `${count} virus apartados van debajo del mazo`,
	orderHint: 'Tócalos en el orden en que volverán a salir.',
	orderAgain: 'Empezar de nuevo',
	orderConfirm: 'Ponerlos debajo del mazo',
	destroyTitle: 'Se destruye un hospital. Hasta dos virus se van con él.',
	hospitalTitle: 'Renunciar a un hospital',
	hospitalHint: 'Toca hasta dos virus; el primero volverá antes.',
	hospitalOpen: ({ pieces }) => `Renunciar a un hospital (${pieces})`,
	hospitalShort: 'Renunciar',
	hospitalConfirm: ({ count }, talk) =>
		talk.plural(count, {
			zero: 'Renunciar sin mandar virus',
			one: 'Renunciar por un virus',
			other: `Renunciar por ${count} virus`
		}),
	destroyConfirm: ({ count }, talk) =>
		talk.plural(count, {
			zero: 'Quitarlo sin mandar virus',
			one: 'Quitarlo con un virus',
			other: `Quitarlo con ${count} virus`
		}),

	beds: 'Camas',
	infection: 'Infección',
	threat: ({ threat, masks }, talk) => {
		const beds = talk.plural(threat, { one: 'una cama', other: `${threat} camas` });
		return talk.plural(masks, {
			zero: `Los virus amenazan ${beds}`,
			one: `Los virus amenazan ${beds}, contada una mascarilla`,
			other: `Los virus amenazan ${beds}, contadas ${masks} mascarillas`
		});
	},
	hospitals: 'Hospitales',
	dieTokens: 'Fichas de dado',
	shields: 'Escudos',
	deck: 'Mazo de virus',
	stock: 'Mazo de acción',
	defeated: 'Derrotados',
	noViruses: 'No hay ningún virus en la mesa.',
	emptySpace: ({ space }) => `Espacio ${space}: vacío`,
	cardInSpace: ({ space, card: name }) => `Espacio ${space}: ${name}`,
	virus: ({ virus: name, level: high, life, attack, shield, skills: list }, talk) =>
		`${name}: nivel ${high}, vida ${life}, ataque ${attack}${shield ? ', escudo' : ''}${list.length > 0 ? `, ${talk.and(list.map((skill) => skills[skill]))}` : ''}`,
	defeatedList: ({ viruses }, talk) =>
		viruses.length === 0
			? 'Aún no hay virus derrotados.'
			: `Derrotados, el último está arriba: ${talk.and(viruses)}.`,
	printedStays: 'El hospital impreso se queda siempre.',
	legend: 'Qué significan los signos',
	legendSkill: ({ skill }) =>
		({
			raise: 'La infección sube uno',
			save: 'Vuelven tres virus derrotados',
			destroy: 'Se pierde un hospital'
		})[skill],
	legendShield: 'Se lleva un dado antes que los virus',
	legendMask: 'Un ataque menos con una carta aquí',
	legendReroll: 'Se puede volver a tirar un dado',
	legendFifth: 'Cambiar tres o retirar las cinco'
};
