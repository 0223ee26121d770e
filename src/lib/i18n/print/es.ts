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
	inks: { colour: 'Color', saver: 'Ahorro de tinta' },
	inkHelp: 'El ahorro de tinta imprime solo líneas, en negro.',
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
	part: ({ area, n, of }) => `${area}, parte ${n} de ${of}`,
	deckPage: ({ deck, n, of }) => (of === 1 ? deck : `${deck}, ${n} de ${of}`),
	backOf: ({ page }) => `${page}: reversos`,
	codeTable: 'Escanea para abrir esta partida',
	file: {
		sheets: ({ n }, talk) => talk.plural(n, { one: 'hoja en blanco', other: `${n} hojas en blanco` }),
		filled: ({ names }) => `partida de ${names}`,
		large: 'letra grande',
		decks: 'cartas'
	}
};
