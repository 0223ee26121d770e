import type { RulesWords } from './en.ts';

export const words: RulesWords = {
	title: ({ game }) => `Reglas de ${game}`,
	note: 'Con nuestras palabras. El original es el reglamento publicado.',
	find: 'Buscar una regla',
	found: ({ count }, talk) =>
		talk.plural(count, {
			zero: 'Ninguna regla contiene esas palabras.',
			one: '1 regla',
			other: `${count} reglas`
		}),
	rulings: 'Preguntas abiertas',
	usual: 'habitual',
	here: 'en esta mesa',
	backToTable: 'Volver a la partida',
	backToQuestion: 'Volver a la pregunta',
	link: ({ rule }) => `Enlace a ${rule}`,
	aid: 'En la mesa',
	contents: 'Índice',
	readOn: 'Seguir leyendo',
	sectionBefore: 'Anterior',
	sectionAfter: 'Siguiente',
	overview: 'Cómo se juega',
	learn: 'Cómo se juega, en dos minutos',
	aim: 'Objetivo.',
	end: 'Final.',
	sheetParts: 'Las partes de tu hoja',
	boardParts: 'Las partes del tablero',
	layOut: 'Qué preparar',
	allowed: 'Permitido',
	refused: 'No permitido',
	whatHappens: 'Qué ocurre',
	before: 'Antes:',
	touchedBy: 'Una pregunta abierta afecta a esta regla:',
	touches: 'Cambia:',
	editionExample: 'No se puede jugar con una edición que no cumple esta regla:',
	ours: 'Las hojas, las cartas y los números que se ven aquí son nuestros, no de la editorial.',
	enterYours: 'Introduce los tuyos',
	tableEditionAbout:
		'Esta página se abrió desde una partida que juega con estos números, y las reglas los nombran. Los ejemplos están dibujados con nuestra edición. Lo que la edición no dice es nuestro.',
	ask: 'Preguntar por una jugada',
	judgedNow: 'Ambas juzgadas por el árbitro ahora mismo',
	anotherPair: 'Otro par',
	noOtherPair: 'El árbitro no encontró otro par.',
	judged: 'El árbitro juzga todos los ejemplos de esta página mientras lees.',
	/** Why a rule has no example. */
	none: {
		table: 'Sin ejemplo: esta regla trata de las personas y las cosas de la mesa, no de lo que se escribe.',
		record: 'Sin ejemplo: lo que esta regla prohíbe ni siquiera se puede introducir.',
		count: 'Sin ejemplo: esta regla solo dice qué cuenta.',
		never: 'Sin ejemplo: con nuestra edición no puede ocurrir.',
		desk: 'Sin ejemplo: esta regla trata de posiciones introducidas en la mesa del árbitro, donde las dudas se ven en su sitio.'
	},
	withAnswer: ({ answer, verdict }) => `Respuesta ${answer}: ${verdict}`,
	alsoBroken: ({ rules }) => `También incumple ${rules}.`,
	tableEdition: ({ name }) => `En esta mesa: ${name}`,
	insteadOf: ({ yours, ours }) => `${yours} (la nuestra: ${ours})`,
	why: ({ answer }) => `¿Por qué ${answer}?`,
	/** Facts of the edition that a rule depends on; see `ourEdition`. */
	inEdition: ({ edition }) => `Edición ${edition}:`,
	ourEdition: 'de esta app'
};
