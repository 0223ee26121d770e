import type { SetupWords } from './en.ts';

export const words: SetupWords = {
	title: 'Nueva partida',
	chooseGame: '¿Qué juego?',
	onTheTable: 'En la mesa',
	appKeeps: 'La app lleva',
	alsoNeeded: 'También hace falta',
	printIt: 'Imprimir lo necesario',
	learn: 'Cómo se juega, en dos minutos',
	faultsFirst: 'Antes de empezar:',
	players: 'Jugadores',
	playersHelp: ({ min, max }) =>
		min === max
			? `${min} jugadores, en el orden de los asientos`
			: `De ${min} a ${max} jugadores, en el orden de los asientos, en sentido horario`,
	playerNumber: ({ seat }) => `Jugador ${seat}`,
	addPlayer: 'Añadir jugador',
	removePlayer: ({ name }) => `Quitar a ${name}`,
	moveUp: ({ name }) => `Subir a ${name}`,
	moveDown: ({ name }) => `Bajar a ${name}`,
	known: 'Ya han jugado aquí',
	sheets: '¿Qué hojas lleva este dispositivo?',
	allSheets: 'Todas',
	someSheets: 'Solo algunas: los demás escriben en papel o en su propio móvil',
	options: 'Opciones',
	rulings: 'Preguntas abiertas del reglamento',
	rulingsHelp: 'El reglamento las deja abiertas. La primera respuesta es la habitual.',
	auto: 'según la edición',
	ourNumbers: 'Con borde de trazos: nuestros. Escribe los tuyos.',
	start: 'Empezar',
	nameNeeded: ({ seat }) => `El jugador ${seat} necesita un nombre legible de 40 caracteres como mucho.`,
	notSaved: 'La partida no se pudo guardar en este dispositivo.',
	noFit: ({ what }) => `Esto no encaja: ${what}`
};
