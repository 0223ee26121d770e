import type { PrintWords } from './en.ts';

export const words: PrintWords = {
	title: 'Imprimir',
	heading: ({ game }) => `Imprimir ${game}`,
	chooseGame: '¿Qué juego?',
	what: 'Qué imprimir',
	whats: {
		sheets: 'Hojas en blanco',
		filled: 'Esta partida, tal como está',
		large: 'Letra grande',
		decks: 'Cartas, fichas y losetas'
	},
	copies: 'Copias',
	fewer: 'Menos',
	more: 'Más',
	paper: 'Papel',
	perPage: 'Hojas por página',
	smallest: ({ size }) => `Letra más pequeña: ${size} pt`,
	tooSmall: 'Demasiado pequeño para leer',
	ink: 'Tinta',
	inks: { colour: 'Color', grey: 'Blanco y negro' },
	inkHelp: 'En blanco y negro solo se usan grises, con líneas finas y menos tinta.',
	language: 'Idioma de la hoja',
	names: 'Nombres',
	namesHelp: 'Una hoja por cada nombre. Déjalo vacío para hojas sin nombre.',
	addName: 'Añadir un nombre',
	nameOf: ({ n }) => `Nombre ${n}`,
	emptyLines: ({ names }) =>
		`A la letra de las hojas le faltan caracteres de: ${names}. Su línea queda vacía para que escribas a mano; en las listas pone «Jugador 1», etc.`,
	trimmed: ({ names }) => `Se imprime sin los signos que le faltan a la letra: ${names}.`,
	area: 'Ampliar',
	everyArea: 'Todas las partes, una tras otra',
	backs: 'Con reversos, para imprimir a doble cara',
	duplex:
		'Imprime a doble cara y elige «borde largo» (también «lado izquierdo» o «libro»). Al 100 %, sin «ajustar a la página».',
	scale:
		'Imprime al 100 %, sin «ajustar a la página». La regla de la primera página muestra si la medida es exacta.',
	cardSize: 'Tamaño de las cartas',
	cardSizes: { own: 'Para el tablero', '63×88': '63 × 88 mm', '44×62': '44 × 62 mm' },
	cardSizeHelp: 'Las fichas y losetas son tan pequeñas como los lugares donde se ponen.',
	bleed: 'Color más allá del borde',
	bleeds: { '0': 'sin sangrado', '3': '3 mm' },
	score: 'Con la hoja de puntuación',
	moves: 'Con la lista de jugadas',
	codeElsewhere: {
		score:
			'El código de las hojas solo abre el juego, porque esta partida es demasiado larga para él. El código de la partida está en la hoja de puntuación.',
		nowhere:
			'Esta partida es demasiado larga para un código impreso: los códigos solo abren el juego. Comparte la partida como archivo.'
	},
	point: 'Tras la jugada',
	pointOf: ({ n, of }) => `${n} de ${of}`,
	preview: 'Vista previa',
	pageOf: ({ n, of }) => `Página ${n} de ${of}`,
	previous: 'Página anterior',
	next: 'Página siguiente',
	pages: ({ n }, talk) => talk.plural(n, { one: `${n} página`, other: `${n} páginas` }),
	download: 'Descargar PDF',
	share: 'Compartir',
	direct: 'Imprimir ahora',
	printed: {
		dialogue: '',
		tab: 'El PDF está abierto en otra pestaña. Imprímelo desde allí.',
		nobody: 'Tu navegador no imprime ni abre aquí un PDF por sí solo. Ábrelo con el botón o descárgalo.'
	},
	openPdf: 'Abrir el PDF',
	working: ({ done, of }) => `Página ${done} de ${of} …`,
	stop: 'Parar',
	stopped: 'Parado. No se ha guardado nada.',
	saved: ({ name }) => `Guardado como «${name}».`,
	failed: 'No se ha podido crear el PDF. No se ha perdido nada; inténtalo otra vez.',
	nothing: 'Elige primero qué imprimir.',
	noTable: 'Esta partida no está en este dispositivo.',
	sheetOf: ({ name }) => `Hoja de ${name}`,
	sheetNumber: ({ n }) => `Hoja ${n}`,
	seat: ({ n }) => `Jugador ${n}`,
	board: 'Tablero',
	scoreSheet: 'Puntuación',
	moveList: 'Lista de jugadas',
	total: 'Total',
	everybody: 'Todo el equipo',
	afterMoves: ({ n }, talk) =>
		talk.plural(n, {
			one: 'Tras una jugada',
			other: `Tras ${n} jugadas`,
			zero: 'Antes de la primera jugada'
		}),
	deckPage: ({ deck, n, of }) => (of === 1 ? deck : `${deck}, ${n} de ${of}`),
	backOf: ({ page }) => `${page}: reversos`,
	turnLong: 'a doble cara, girando por el borde largo',
	ownEdition: 'edición propia de Pipsheet',
	ruler: '50 mm',
	legend: 'Formas y símbolos',
	soFar: 'Hasta ahora:',
	codeTable: 'Escanea para abrir esta partida',
	file: {
		sheets: ({ n }, talk) => talk.plural(n, { one: 'hoja en blanco', other: `${n} hojas en blanco` }),
		filled: ({ names }) => `partida de ${names}`,
		large: 'letra grande',
		decks: 'cartas',
		perPage: ({ n }) => `${n} por página`,
		grey: 'blanco y negro'
	}
};
