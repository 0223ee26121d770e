import type { Difficulty, Skill } from '../../../sheets/combat-the-corona/facts.ts';
import { cardIn, cardTexts, endingIn, figuresOf, virusIn, type CardNames, type Words } from './words.ts';

const names: CardNames = {
	'Patient Zero': 'Paciente cero',
	Speck: 'Mota',
	Spore: 'Espora',
	Herald: 'Heraldo',
	Droplet: 'Gotita',
	Husk: 'Cáscara',
	Leech: 'Sanguijuela',
	Cluster: 'Racimo',
	Breaker: 'Rompedor',
	Swarm: 'Enjambre',
	Bulwark: 'Baluarte',
	Surge: 'Oleada',
	Crown: 'Corona',
	Wave: 'Ola',
	Storm: 'Tormenta',
	Tempest: 'Tempestad',
	Easy: 'Fácil',
	Medium: 'Medio',
	Difficult: 'Difícil',
	Epic: 'Épico',
	'wash-hands': 'Lavarse las manos',
	'wear-mask': 'Llevar mascarilla',
	'keep-distance': 'Guardar distancia',
	'cover-cough': 'Toser en el codo',
	'stay-home': 'Quedarse en casa',
	'big-party': 'Dar una gran fiesta',
	'false-news': 'Difundir bulos',
	hoard: 'Acaparar víveres',
	wild: 'un comodín',
	red: 'una carta roja'
};

const level: Readonly<Record<Difficulty, string>> = {
	beginner: 'Principiante',
	easy: 'Fácil',
	medium: 'Medio',
	difficult: 'Difícil',
	epic: 'Épico'
};
const skills: Readonly<Record<Skill, string>> = { raise: 'subir', save: 'salvar', destroy: 'destruir' };

const virus = virusIn(names);
const card = cardIn(names);

export const words: Words = {
	sections: {
		setup: 'Preparación',
		turn: 'El turno',
		actions: 'Cartas de acción',
		hospitals: 'Hospitales',
		dice: 'Dados',
		charts: 'Escalas y fichas',
		attack: 'Los virus atacan',
		proliferation: 'Proliferación',
		skills: 'Habilidades de los virus',
		end: 'El final'
	},
	rules: {
		'CTC-S1': {
			title: 'De una a seis personas',
			text: 'Jugáis juntos de una a seis personas. Una sola juega el modo en solitario.'
		},
		'CTC-S2': {
			title: 'Dónde empiezan los marcadores',
			text: 'El marcador de camas empieza en 30 y el de infección en 1.'
		},
		'CTC-S3': {
			title: 'La dificultad añade virus rojos',
			text: 'Principiante no añade ninguno. Fácil añade el fácil y cada nivel uno más, hasta los cuatro en épico.'
		},
		'CTC-S4': {
			title: 'Qué hay en el mazo de virus',
			text: 'Los 49 virus normales y los rojos añadidos. El virus inicial está a la vista y no se baraja.'
		},
		'CTC-S5': {
			title: 'Se ordenan diez cartas',
			text: 'Revelad las diez primeras cartas. Las que tienen habilidad van barajadas debajo del mazo, las demás encima. Podéis anotar las diez o no.'
		},
		'CTC-S6': {
			title: 'Las verdes, solo en solitario',
			text: 'Las dos cartas verdes de quedarse en casa se apartan, salvo en solitario.'
		},
		'CTC-S7': {
			title: 'La primera mano',
			text: 'Cada persona recibe 3 cartas de acción; en solitario recibes 5.'
		},
		'CTC-S8': {
			title: 'Las rojas se cambian una vez',
			text: 'Cada persona puede devolver cartas rojas una vez; luego se completan las manos. Las rojas que lleguen se quedan.'
		},
		'CTC-S9': { title: 'Empieza la persona mayor', text: 'La persona de más edad juega el primer turno.' },
		'CTC-S10': {
			title: 'El tablero vacío',
			text: 'Solo está el hospital impreso. En la reserva hay cuatro hospitales, cinco fichas de dado y cinco escudos.'
		},
		'CTC-T1': {
			title: 'Cada cosa a su tiempo',
			text: 'Solo se puede hacer lo que toca en este paso, y solo quien tiene el turno. Tras el final, nada.'
		},
		'CTC-T2': {
			title: 'Pasos de un turno',
			text: 'Jugar una carta y robar, retirar cartas, tirar y atacar; luego los virus atacan y proliferan.'
		},
		'CTC-T3': {
			title: 'En sentido horario',
			text: 'Tras el paso de los virus juega la siguiente persona en sentido horario.'
		},
		'CTC-T4': {
			title: 'Hospitales en todo momento',
			text: 'Desde el fin de la preparación hasta el final podéis renunciar a un hospital cuando queráis.'
		},
		'CTC-T5': {
			title: 'El equipo decide junto',
			text: 'Renunciar a hospitales, colocar virus y cada orden bajo el mazo son decisiones de todos.'
		},
		'CTC-A1': {
			title: 'Jugar una carta',
			text: 'Juega exactamente una carta de cualquier color en el espacio vacío más bajo. El espacio vale para cualquier carta.'
		},
		'CTC-A2': {
			title: 'Un tipo puede agotarse',
			text: 'No se puede jugar una carta si todas sus copias ya están en el tablero o en los descartes.'
		},
		'CTC-A3': {
			title: 'Robar una carta',
			text: 'Después de jugar, roba una carta. Si el mazo está vacío, vale lo que acordó la mesa.'
		},
		'CTC-A4': {
			title: 'La mano vacía pasa',
			text: 'Solo quien no tiene cartas pasa sin jugar, y aun así roba.'
		},
		'CTC-A5': {
			title: 'Cambiar tres',
			text: 'Un cambio retira exactamente tres cartas que están en el tablero.'
		},
		'CTC-A6': { title: 'Solo cartas azules', text: 'Las tres cartas cambiadas deben ser azules.' },
		'CTC-A7': {
			title: 'Tres que coinciden',
			text: 'Las que no son comodines deben ser del mismo tipo. Pueden ir hasta tres comodines.'
		},
		'CTC-A8': {
			title: 'Debe quedar un hospital',
			text: 'El cambio da un hospital, así que debe quedar uno en la reserva; si no, vale lo que acordó la mesa.'
		},
		'CTC-A9': {
			title: 'Las cartas avanzan',
			text: 'Las retiradas van a los descartes; las demás pasan en su orden a los espacios más bajos.'
		},
		'CTC-A10': {
			title: 'Cinco cartas deben irse',
			text: 'Con cinco cartas en el tablero, cambia tres o retira las cinco antes de tirar.'
		},
		'CTC-A11': {
			title: 'Vaciar exige cinco',
			text: 'Solo se pueden retirar todas cuando hay cinco en el tablero.'
		},
		'CTC-A12': {
			title: 'Vaciar o cambiar',
			text: 'La mesa acordó si se pueden retirar las cinco aunque tres se puedan cambiar.'
		},
		'CTC-A13': { title: 'Qué da vaciar', text: 'Vaciar da 10 camas y una ficha de dado.' },
		'CTC-A14': {
			title: 'Un virus por carta azul',
			text: 'Por cada carta azul retirada puedes mandar un virus debajo del mazo, hasta que tires.'
		},
		'CTC-A15': {
			title: 'Desde la mesa',
			text: 'El virus mandado debe estar en la mesa. Cada uno va debajo del anterior.'
		},
		'CTC-A16': {
			title: 'Barajar o no',
			text: 'Al vaciar decides si todos los descartes se barajan con el mazo de acción.'
		},
		'CTC-A17': {
			title: 'Tres o cuatro: tú decides',
			text: 'Con tres o cuatro cartas el cambio es voluntario; tirar significa renunciar.'
		},
		'CTC-H1': {
			title: 'Un hospital nuevo',
			text: 'Va al espacio libre más bajo. En el 1 o el 2 da una ficha de dado, cada vez.'
		},
		'CTC-H2': {
			title: 'Los hospitales se juntan',
			text: 'Al quitar uno, los demás quedan en los espacios más bajos.'
		},
		'CTC-H3': {
			title: 'Renunciar a un hospital',
			text: 'El equipo puede quitar un hospital en cualquier momento. El impreso se queda siempre.'
		},
		'CTC-H4': {
			title: 'Se van hasta dos virus',
			text: 'Al quitar un hospital, como mucho dos virus de la mesa van debajo del mazo, en el orden que queráis.'
		},
		'CTC-H5': { title: 'Se puede reconstruir', text: 'La pieza vuelve a la reserva.' },
		'CTC-H6': {
			title: 'Los dados tirados se quedan',
			text: 'Los dados ya tirados se quedan aunque luego se quite un hospital.'
		},
		'CTC-D1': {
			title: 'Cuántos dados',
			text: 'Tira un dado por hospital, también por el impreso, y uno por ficha gastada. Tirar es obligatorio.'
		},
		'CTC-D2': {
			title: 'Fichas que tenéis',
			text: 'Solo se gastan fichas del equipo; vuelven a la reserva.'
		},
		'CTC-D3': {
			title: 'Una ficha, un dado más',
			text: 'Durante el ataque se puede gastar una ficha en cualquier momento por un dado más.'
		},
		'CTC-D4': {
			title: 'Volver a tirar un dado',
			text: 'Con una carta en el espacio 3 se puede volver a tirar un dado, una vez por ataque.'
		},
		'CTC-D5': { title: 'Cada dado una vez', text: 'Solo se usan o se vuelven a tirar dados sin usar.' },
		'CTC-D6': {
			title: 'Los escudos se llevan dados',
			text: 'Cada escudo se lleva un dado cualquiera y desaparece. Con escudos y dados el ataque no puede acabar.'
		},
		'CTC-D7': {
			title: 'Los escudos protegen a todos',
			text: 'No se puede atacar a ningún virus mientras haya un escudo en la mesa.'
		},
		'CTC-D8': { title: 'Solo virus de la mesa', text: 'Solo se ataca a un virus que está en la mesa.' },
		'CTC-D9': {
			title: 'El daño es la cara',
			text: 'Un dado hace tanto daño como muestra, a un solo virus. Varios dados sobre un virus se suman.'
		},
		'CTC-D10': {
			title: 'Suficiente para destruir',
			text: 'Un virus se destruye cuando el daño llega a su vida. La mesa acordó si cuentan los golpes más débiles.'
		},
		'CTC-D11': { title: 'El exceso se pierde', text: 'El daño que supera la vida del virus se pierde.' },
		'CTC-D12': {
			title: 'Dados que podrían destruir',
			text: 'Solo pueden sobrar dados si todos juntos no pueden destruir ningún virus, salvo que la mesa acordara otra cosa.'
		},
		'CTC-D13': {
			title: 'Camas por los sobrantes',
			text: 'Cada dado sobrante puede dar una cama, muestre lo que muestre.'
		},
		'CTC-D14': {
			title: 'La pila de derrotados',
			text: 'Los virus destruidos van encima de la pila; su orden no cambia nunca.'
		},
		'CTC-B1': { title: 'Como mucho 50 camas', text: 'Las camas van de 0 a 50. Las de más se pierden.' },
		'CTC-B2': {
			title: 'La infección solo sube',
			text: 'El nivel de infección sube paso a paso y no baja nunca.'
		},
		'CTC-B3': {
			title: 'Cinco fichas de cada clase',
			text: 'Como mucho hay cinco fichas de dado y cinco escudos en juego, salvo que la mesa acordara otra cosa.'
		},
		'CTC-V1': {
			title: 'Los virus responden',
			text: 'Tras tu ataque, todos los virus de la mesa atacan con la suma de sus valores.'
		},
		'CTC-V2': {
			title: 'Las mascarillas ayudan',
			text: 'Se resta uno por cada carta en los espacios 1 a 4, sin bajar de 0.'
		},
		'CTC-V3': { title: 'Se pierden camas', text: 'El resto se quita de las camas, sin bajar de 0.' },
		'CTC-P1': {
			title: 'Revelar tres',
			text: 'Si quedan camas, revelad los tres virus de arriba, o todos si hay menos. Con el mazo vacío solo avanza el marcador.'
		},
		'CTC-P2': {
			title: 'Cartas que pueden estar arriba',
			text: 'El árbitro recuerda qué se puso encima y debajo del mazo, y así qué puede salir ahora.'
		},
		'CTC-P3': {
			title: 'La mayor suma que cabe',
			text: 'Colocad la combinación con la mayor suma de niveles que no supere el nivel de infección.'
		},
		'CTC-P4': {
			title: 'Sumas iguales: elegís',
			text: 'Si varias combinaciones alcanzan la mayor suma, el equipo elige una de las reveladas.'
		},
		'CTC-P5': {
			title: 'Los escudos vienen con ellos',
			text: 'Cada virus colocado con escudo trae una ficha de escudo. No son de ningún virus y se quedan cuando se van.'
		},
		'CTC-P6': {
			title: 'Los demás se apartan',
			text: 'Los virus no colocados se apartan y no están en la mesa.'
		},
		'CTC-P7': {
			title: 'Los apartados van debajo',
			text: 'Tras las habilidades, los virus apartados van debajo del mazo en el orden que elija el equipo.'
		},
		'CTC-P8': {
			title: 'Nada colocado: un paso',
			text: 'Si no se colocó ningún virus revelado y nada subió el marcador, la infección sube uno.'
		},
		'CTC-K1': {
			title: 'Habilidades de todos los revelados',
			text: 'Colocados o no, sus habilidades actúan: primero subir, luego salvar, luego destruir.'
		},
		'CTC-K2': {
			title: 'Subir',
			text: 'El marcador de infección sube uno, una sola vez, tengan la habilidad los que la tengan.'
		},
		'CTC-K3': {
			title: 'Salvar',
			text: 'Por cada virus que la tenga, los tres de arriba de los derrotados van debajo del mazo en el orden que queráis.'
		},
		'CTC-K4': { title: 'Menos de tres', text: 'Con menos de tres virus derrotados se salvan todos.' },
		'CTC-K5': {
			title: 'Destruir',
			text: 'Por cada virus que la tenga se quita un hospital; podéis usar su efecto. Sin piezas no pasa nada.'
		},
		'CTC-E1': { title: 'Sin camas', text: 'Perdéis en cuanto hay 0 camas.' },
		'CTC-E2': {
			title: 'Más allá del 15',
			text: 'Ganáis en cuanto el nivel de infección supera 15, o lo alcanza si así lo acordasteis.'
		},
		'CTC-E3': {
			title: 'Todos los virus destruidos',
			text: 'Ganáis cuando, tras destruir uno, no queda ningún virus en la mesa y el mazo está vacío.'
		},
		'CTC-E4': { title: 'Juntos', text: 'El equipo gana o pierde junto. No hay puntos.' }
	},
	rulings: {
		'CTC-R1': {
			question: '¿Cuenta el daño que no destruye un virus?',
			answers: {
				a: 'No: los dados solo van a un virus que destruyen.',
				b: 'Sí: el daño se queda hasta que el virus deja la mesa.'
			}
		},
		'CTC-R2': {
			question: '¿Pueden sobrar dados que aún podrían destruir un virus?',
			answers: { a: 'No: las camas son para los que no pueden.', b: 'Sí, libremente.' }
		},
		'CTC-R3': {
			question: '¿Se pueden retirar las cinco cartas si tres se pueden cambiar?',
			answers: { a: 'Sí, las dos cosas valen.', b: 'No, solo si no hay ningún cambio posible.' }
		},
		'CTC-R4': {
			question: '¿Se puede cambiar con los cuatro hospitales en el tablero?',
			answers: { a: 'No, pero antes podéis renunciar a uno.', b: 'Sí, sin recompensa.' }
		},
		'CTC-R5': {
			question: '¿Son un límite las cinco fichas de dado y los cinco escudos?',
			answers: { a: 'Sí, tantos como piezas hay.', b: 'No.' }
		},
		'CTC-R6': {
			question: '¿Y si el mazo de acción está vacío al robar?',
			answers: {
				a: 'Los descartes se barajan y son el nuevo mazo.',
				b: 'No se roba; solo vaciar devuelve cartas.'
			}
		},
		'CTC-R7': {
			question: '¿Qué nivel de infección gana?',
			answers: { a: 'El paso más allá del 15.', b: 'Llegar al 15.' }
		}
	},
	options: {
		difficulty: {
			label: 'Dificultad',
			help: 'Cada nivel añade un virus rojo más al mazo.',
			values: level
		},
		first: { label: 'Quién empieza', help: 'La persona de más edad juega el primer turno.' },
		deck: {
			label: 'Cartas',
			help: 'Jugad con las cartas de esta app o decid los valores de las vuestras.',
			values: { app: 'Cartas de esta app', own: 'Nuestras cartas' }
		},
		deckSize: {
			label: 'Tamaño de vuestro mazo de virus',
			help: 'Solo con cartas propias: cuántos virus hay en el mazo sin el inicial.'
		},
		deckOrder: {
			label: 'Comprobar el orden del mazo',
			help: 'El árbitro recuerda qué hay encima y debajo del mazo de virus.'
		}
	},
	sheet: {
		title: 'Combat the Corona',
		subtitle: 'Un tablero para todo el equipo',
		notice: 'El tablero y las cartas son diseño de esta app, no los del juego publicado.',
		team: 'Equipo',
		hospitals: 'Hospitales',
		spaces: 'Espacios de acción',
		infection: 'Infección',
		beds: 'Camas',
		tokens: 'Reserva',
		help: 'El turno',
		viruses: 'Virus en la mesa',
		spacesHint: 'Una carta va siempre al espacio vacío más bajo',
		infectionHint: 'En un turno no se colocan más niveles que este',
		bedsHint: 'Los virus quitan camas; el máximo es 50',
		ourTokens: 'Fichas de dado',
		shields: 'Escudos',
		defeated: 'Derrotas',
		won: 'Ganáis',
		lost: 'Fin',
		clearFive: 'Cambia tres o retira las cinco',
		hospitalCell: ({ space }) => `Espacio de hospital ${String(space)}`,
		printedHospitalCell: 'Hospital impreso',
		spaceCell: ({ space }) => `Espacio de acción ${String(space)}`,
		infectionCell: ({ level: high }) => `Nivel de infección ${String(high)}`,
		wonCell: 'Nivel de infección 16: victoria',
		bedCell: ({ beds }, talk) => talk.plural(Number(beds), { one: '1 cama', other: `${String(beds)} camas` }),
		lostCell: '0 camas: derrota',
		hospitalStore: ({ number }) => `Reserva, hospital ${String(number)}`,
		dieTokenStore: ({ number }) => `Reserva, ficha de dado ${String(number)}`,
		shieldStore: ({ number }) => `Reserva, escudo ${String(number)}`,
		virusCell: ({ number }) => `Virus ${String(number)} en la mesa`,
		levelCell: ({ number }) => `Virus ${String(number)}, nivel`,
		lifeCell: ({ number }) => `Virus ${String(number)}, vida`,
		attackCell: ({ number }) => `Virus ${String(number)}, ataque`,
		virusDeck: 'Cartas de virus',
		actionDeck: 'Cartas de acción',
		tokenSheet: 'Fichas y marcadores',
		blueCard: 'Azul',
		wildCard: 'Comodín',
		redCard: 'Roja',
		soloOnly: 'Solo en solitario',
		help1: 'Juega una carta: primer espacio vacío; roba',
		help2: 'Tres azules que coinciden: un hospital',
		help3: 'Cinco cartas: retira tres o todas',
		help4: 'Tira: hospitales + fichas; antes, escudos',
		help5: 'Los virus atacan: suma menos mascarillas',
		help6: 'Revela tres: coloca hasta el nivel de infección',
		help7: 'Habilidades, el resto debajo, marcador',
		'skill.raise': 'La infección sube un paso (una vez por turno)',
		'skill.save': '3 derrotados de arriba van bajo el mazo',
		'skill.destroy': 'Quitad un hospital',
		...cardTexts(names)
	},
	parts: {
		beds: 'Camas que quedan',
		infection: 'Nivel de infección',
		defeated: 'Virus en la pila',
		turns: 'Turnos'
	},
	sentences: {
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
		tenOrNone: ({ count }) => `Anotad las diez cartas reveladas o ninguna, no ${count}.`,
		notInThisDeck: ({ viruses }, talk) =>
			talk.plural(viruses.length, {
				one: `${talk.and(viruses.map(virus))} no está en este mazo de virus.`,
				other: `${talk.and(viruses.map(virus))} no están en este mazo de virus.`
			}),
		emptyHand: ({ player }, talk) => `${talk.player(player)} no tiene ninguna carta que jugar.`,
		noCopyLeft: ({ card: kind, copies }) =>
			`Las ${copies} copias de «${card(kind)}» están en el tablero o en los descartes.`,
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
		differentKinds: ({ cards }, talk) => `«${talk.and(cards.map(card))}» no coinciden.`,
		noPieceFree: 'Los cuatro hospitales están en el tablero; antes renunciad a uno.',
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
				one: `${talk.and(viruses.map(virus))} no está en la mesa.`,
				other: `${talk.and(viruses.map(virus))} no están en la mesa.`
			}),
		removeFirst: 'Hay cinco cartas en el tablero: cambia tres o retira las cinco antes de tirar.',
		tooFewTokens: ({ tokens, owned }, talk) =>
			talk.plural(owned, {
				zero: `El equipo no tiene fichas de dado y no puede gastar ${tokens}.`,
				one: `El equipo tiene una ficha de dado y no puede gastar ${tokens}.`,
				other: `El equipo tiene ${owned} fichas de dado y no puede gastar ${tokens}.`
			}),
		wrongDice: ({ dice, expected, hospitals, tokens }) =>
			`${hospitals} por hospitales y ${tokens} por fichas son ${expected} dados, no ${dice}.`,
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
		tooWeak: ({ virus: id, damage, life }) =>
			`${damage} es poco para ${virus(id)}, que tiene ${life} de vida.`,
		diceCouldDestroy: ({ virus: id, damage, life }) =>
			`Los dados que quedan suman ${damage} y podrían destruir ${virus(id)}, con ${life} de vida.`,
		moreBedsThanDice: ({ beds, dice }, talk) =>
			talk.plural(dice, {
				zero: `No sobra ningún dado, así que no puede haber ${beds} camas.`,
				one: `Sobra un dado, así que no puede haber ${beds} camas.`,
				other: `Sobran ${dice} dados, así que no puede haber ${beds} camas.`
			}),
		wrongNumberRevealed: ({ cards, expected }, talk) =>
			talk.plural(expected, {
				one: `Se revela exactamente una carta, no ${cards}.`,
				other: `Se revelan exactamente ${expected} cartas, no ${cards}.`
			}),
		notOnTop: ({ viruses }, talk) =>
			talk.plural(viruses.length, {
				one: `${talk.and(viruses.map(virus))} no puede estar ahora arriba del mazo.`,
				other: `${talk.and(viruses.map(virus))} no pueden estar ahora arriba del mazo.`
			}),
		mustBeOnTop: ({ viruses }, talk) =>
			talk.plural(viruses.length, {
				one: `${talk.and(viruses.map(virus))} debe salir antes.`,
				other: `${talk.and(viruses.map(virus))} deben salir antes.`
			}),
		notRevealed: ({ viruses }, talk) =>
			talk.plural(viruses.length, {
				one: `${talk.and(viruses.map(virus))} no se reveló.`,
				other: `${talk.and(viruses.map(virus))} no se revelaron.`
			}),
		aboveInfection: ({ sum, infection }) => `Los niveles suman ${sum}, más que la infección, ${infection}.`,
		betterSum: ({ sum, best, infection }) =>
			`Los niveles suman ${sum}, y eso no es lo máximo que cabe en ${infection}: se puede llegar a ${best}.`,
		saveTheseThree: ({ viruses }, talk) =>
			`Se salvan exactamente ${talk.and(viruses.map(virus))}, en cualquier orden.`,
		noPieceOnBoard: 'No hay ninguna pieza de hospital en el tablero; el impreso se queda.',
		twoAtMost: ({ count }) => `Un hospital se lleva como mucho dos virus, no ${count}.`,
		asideAll: ({ viruses }, talk) =>
			`Van debajo del mazo exactamente ${talk.and(viruses.map(virus))}, en cualquier orden.`
	},
	moves: {
		setup: ({ top, start }) =>
			start
				? `La partida está preparada; el primer virus es ${figuresOf(start)}.`
				: (top?.length ?? 0) > 0
					? 'La partida está preparada y diez cartas ordenadas.'
					: 'La partida está preparada.',
		play: ({ by, card: kind }, talk) => `${talk.player(by)} juega «${card(kind)}».`,
		skip: ({ by }, talk) => `${talk.player(by)} no tiene carta que jugar.`,
		remove: ({ by, spaces }, talk) =>
			`${talk.player(by)} cambia las cartas de ${talk.and(spaces.map(String))} por un hospital.`,
		clear: ({ by, reshuffle }, talk) =>
			reshuffle
				? `${talk.player(by)} retira las cinco cartas y baraja.`
				: `${talk.player(by)} retira las cinco cartas.`,
		send: ({ by, virus: id }, talk) => `${talk.player(by)} manda ${virus(id)} debajo del mazo.`,
		roll: ({ by, dice, tokens }, talk) =>
			tokens === 0
				? `${talk.player(by)} saca ${talk.and(dice.map(String))}.`
				: talk.plural(tokens, {
						one: `${talk.player(by)} gasta una ficha y saca ${talk.and(dice.map(String))}.`,
						other: `${talk.player(by)} gasta ${tokens} fichas y saca ${talk.and(dice.map(String))}.`
					}),
		reroll: ({ by, die, to }, talk) => `${talk.player(by)} vuelve a tirar un ${die}: sale un ${to}.`,
		extra: ({ by, die }, talk) => `${talk.player(by)} gasta una ficha y saca un ${die}.`,
		shield: ({ by, die }, talk) => `${talk.player(by)} rompe un escudo con un ${die}.`,
		hit: ({ by, virus: id, dice }, talk) =>
			`${talk.player(by)} golpea ${virus(id)} con ${talk.and(dice.map(String))}.`,
		rest: ({ by, beds }, talk) =>
			talk.plural(beds, {
				zero: `${talk.player(by)} termina el ataque.`,
				one: `${talk.player(by)} termina el ataque y gana una cama.`,
				other: `${talk.player(by)} termina el ataque y gana ${beds} camas.`
			}),
		reveal: ({ cards }, talk) =>
			`Revelados: ${talk.and(cards.map((shown) => (typeof shown === 'string' ? virus(shown) : figuresOf(shown))))}.`,
		place: ({ viruses }, talk) =>
			viruses.length === 0 ? 'No se coloca ningún virus.' : `Colocados: ${talk.and(viruses.map(virus))}.`,
		save: ({ order }, talk) => `Salvados, debajo del mazo: ${talk.and(order.map(virus))}.`,
		destroy: ({ viruses }, talk) =>
			viruses.length === 0
				? 'Se destruye un hospital.'
				: `Se destruye un hospital y se lleva ${talk.and(viruses.map(virus))}.`,
		bottom: ({ order }, talk) => `Debajo del mazo: ${talk.and(order.map(virus))}.`,
		hospital: ({ viruses }, talk) =>
			viruses.length === 0
				? 'El equipo renuncia a un hospital.'
				: `El equipo renuncia a un hospital y manda ${talk.and(viruses.map(virus))} debajo del mazo.`
	},
	awaits: {
		setup: 'Preparar la partida',
		play: ({ by = 0 }, talk) => `${talk.player(by)} juega una carta`,
		skip: ({ by = 0 }, talk) => `${talk.player(by)} pasa: sin cartas`,
		remove: ({ by = 0 }, talk) => `${talk.player(by)} puede cambiar`,
		clear: ({ by = 0 }, talk) => `${talk.player(by)} puede retirar cinco`,
		send: ({ by = 0 }, talk) => `${talk.player(by)} puede mandar virus`,
		roll: ({ by = 0 }, talk) => `${talk.player(by)} tira`,
		reroll: ({ by = 0 }, talk) => `${talk.player(by)} puede volver a tirar`,
		extra: ({ by = 0 }, talk) => `${talk.player(by)} puede gastar una ficha`,
		shield: ({ by = 0 }, talk) => `${talk.player(by)} rompe un escudo`,
		hit: ({ by = 0 }, talk) => `${talk.player(by)} golpea un virus`,
		rest: ({ by = 0 }, talk) => `${talk.player(by)} termina el ataque`,
		reveal: 'Revelad virus',
		place: 'Elegid qué se coloca',
		save: 'Ordenad los salvados',
		destroy: 'Se destruye un hospital',
		bottom: 'Ordenad lo que va debajo',
		hospital: 'Renunciar a un hospital'
	},
	outcome: endingIn({
		open: 'La lucha continúa.',
		infection: 'Victoria: la infección ha pasado su último nivel.',
		'all-viruses': 'Victoria: todos los virus están destruidos.',
		beds: 'Derrota: no queda ninguna cama.'
	}),
	labels: {
		stepSetup: 'Preparación',
		stepPlay: 'Carta',
		stepRemove: 'Retirar, tirar',
		stepAttack: 'Ataque',
		stepViruses: 'Virus',
		steps: ({ now }) => `Pasos de un turno, ahora: ${now}`,

		checklist: 'Preparad la mesa',
		checkMarkers: 'Marcador de camas en 30, de infección en 1.',
		checkRed: ({ difficulty, cards }, talk) =>
			cards.length === 0
				? `${level[difficulty]}: dejad en la caja todas las cartas rojas de virus.`
				: `${level[difficulty]}: añadid ${talk.and(cards)} y dejad las demás rojas en la caja.`,
		checkShuffle: 'Barajad el mazo de virus.',
		checkTen: 'Revelad diez cartas: con habilidad, debajo del mazo; las demás, encima; cada montón barajado.',
		checkGreen: ({ solo }) =>
			solo
				? 'En solitario: barajad las dos cartas verdes con el mazo de acción.'
				: 'Sacad las dos cartas verdes del mazo de acción.',
		checkDeal: ({ cards }) => `Repartid ${cards} cartas de acción a cada persona.`,
		checkRedraw: 'Quien quiera devuelve rojas una vez; barajad y completad las manos.',
		checkLayout: 'Preparad el virus inicial, los dados y las fichas.',
		checkFirst: ({ player }) => `Empieza ${player}.`,
		tenTitle: '¿Qué diez cartas se revelaron?',
		tenChosen: ({ count }) => `${count} de 10 cartas`,
		tenConfirm: 'Empezar con estas diez',
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

		playTitle: ({ player }) => `¿Qué carta juega ${player}?`,
		copiesLeft: ({ left, of }) => `quedan ${left} de ${of}`,
		skip: 'Sin cartas en la mano: pasar y robar',
		blueName: 'Nombre de una carta azul',
		playBlue: 'Jugar azul',
		playWild: 'Jugar un comodín',
		playRed: 'Jugar una roja',

		removeTitle: 'Cartas en el tablero',
		exchange: ({ chosen }) => (chosen === 3 ? 'Cambiar por un hospital' : `Cambiar: ${chosen} de 3 elegidas`),
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
		endAttack: ({ beds, threat }) =>
			beds === 0
				? `Terminar el ataque: −${threat} camas`
				: `Terminar el ataque: +${beds} camas, luego −${threat}`,

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
		threat: ({ threat, masks }, talk) =>
			talk.plural(masks, {
				zero: `Los virus amenazan ${threat} camas`,
				one: `Los virus amenazan ${threat} camas, contada una mascarilla`,
				other: `Los virus amenazan ${threat} camas, contadas ${masks} mascarillas`
			}),
		hospitals: 'Hospitales',
		dieTokens: 'Fichas de dado',
		shields: 'Escudos',
		deck: 'Mazo de virus',
		stock: 'Mazo de acción',
		defeated: 'Derrotados',
		hand: ({ player }) => `Mano de ${player}`,
		noViruses: 'No hay ningún virus en la mesa.',
		emptySpace: ({ space }) => `Espacio ${space}: vacío`,
		cardInSpace: ({ space, card: name }) => `Espacio ${space}: ${name}`,
		virus: ({ virus: name, level: high, life, attack, shield, skills: list }, talk) =>
			`${name}: nivel ${high}, vida ${life}, ataque ${attack}${shield ? ', escudo' : ''}${list.length > 0 ? `, ${talk.and(list.map((skill) => skills[skill]))}` : ''}`,
		defeatedList: ({ viruses }, talk) =>
			viruses.length === 0
				? 'Aún no hay virus derrotados.'
				: `Derrotados, el último está arriba: ${talk.and(viruses)}.`,
		printedStays: 'El hospital impreso se queda siempre.'
	}
};
