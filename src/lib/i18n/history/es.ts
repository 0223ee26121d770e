import { origin } from '../origin/es.ts';
import type { HistoryWords } from './en.ts';

export const words: HistoryWords = {
	title: 'Historial y estadísticas',
	reading: ({ done, of }, talk) => `Contando la mesa ${talk.number(done)} de ${talk.number(of)}…`,
	failed: 'Ahora mismo no se pueden leer las mesas de este dispositivo.',
	unread: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Una mesa no se pudo abrir y no se cuenta.',
			other: `${talk.number(count)} mesas no se pudieron abrir y no se cuentan.`
		}),
	empty:
		'Aún no se ha jugado nada en este dispositivo. Lo que juguéis desde ahora se contará aquí, y solo aquí.',
	none: 'No se ha jugado nada que corresponda a esta selección.',
	filters: 'Qué mirar',
	game: 'Juego',
	allGames: 'Todos los juegos',
	player: 'Jugador',
	everybody: 'Todos',
	month: 'Mes',
	always: 'Todos los meses',
	tables: 'Mesas',
	finished: 'Terminadas',
	moves: 'Jugadas',
	diceEntered: 'Dados anotados',

	against: 'Unos contra otros',
	againstHelp:
		'Una victoria compartida cuenta para todos los que la comparten. No se cuentan las partidas en solitario ni las que quedaron sin ganador.',
	together: 'Ganadas en equipo',
	togetherHelp: 'En estos juegos la mesa entera gana o pierde.',
	won: 'Ganadas',
	share: 'Porcentaje',
	wonOf: ({ won, played }) => `${won} de ${played}`,

	byMonth: 'Mes a mes',
	count: 'Número',

	scores: ({ game }) => `Puntos a lo largo del tiempo: ${game}`,
	shown: 'Se muestra',
	total: 'Total',
	date: 'Fecha',
	asTable: 'Como tabla',
	meansOf: ({ count }) => `Cada punto de una línea es la media de ${count} partidas seguidas.`,
	plotOf: ({ what, count }, talk) =>
		talk.plural(count, {
			one: `${what}, una partida; el número está en la tabla de abajo`,
			other: `${what}, ${count} partidas en el orden en que se jugaron; los números están en la tabla de abajo`
		}),
	bests: 'Mejores marcas',
	points: 'Puntos',

	lengths: 'Cuánto dura una partida',
	lengthsHelp:
		'Los minutos van de la primera a la última anotación. Las mesas que llegaron de otro dispositivo o que duraron más de doce horas no cuentan para ellos.',
	least: 'Más corta',
	middle: 'Mediana',
	most: 'Más larga',
	minutes: 'Minutos',

	dice: 'Dados',
	yourDice: 'Vuestros dados',
	since: ({ month }) => `desde ${month}`,
	ordinary: 'Dados normales',
	face: 'Cara',
	cameUp: 'Salió',
	expected: 'Esperado',
	fair: ({ dice, hundred }, talk) =>
		`${talk.number(dice)} dados. Unos dados justos salen al menos así de desiguales en ${hundred} de cada 100 veladas.`,
	verdict: {
		usual: 'Nada fuera de lo común.',
		uneven: 'Desiguales, como a veces quiere el azar.',
		odd: 'El azar por sí solo rara vez hace esto: vale la pena mirar los dados, o cómo se leen.'
	},
	few: ({ dice, missing }, talk) =>
		talk.plural(dice, {
			one: `Un dado, muy poco para juzgar: hacen falta unos ${talk.number(missing)} más.`,
			other: `${talk.number(dice)} dados, muy pocos para juzgar: hacen falta unos ${talk.number(missing)} más.`
		}),
	strange: ({ dice }, talk) =>
		`${talk.number(dice)} dados. No todas estas caras son de un mismo tipo de dado, así que no se puede comprobar nada.`,
	fairHelp:
		'Una prueba de ji al cuadrado compara cuántas veces salió cada cara con cuántas debía salir. Nunca demuestra que un dado sea justo, y entre muchos dados algunos parecen raros por azar.',

	luck: 'Dados altos y bajos',
	luckHelp: 'Los dados altos no son buenos en todos los juegos: esto solo dice lo raros que fueron.',
	luckLine: ({ name, mean, dice, hundred }, talk) =>
		`${name} sacó una media de ${talk.number(mean)} con ${talk.number(dice)} dados, más que unos dados justos en ${hundred} de cada 100 partidas.`,

	history: 'Todas las mesas',
	replay: 'Repetición',
	running: 'Sin terminar',
	wonBy: ({ names }, talk) =>
		talk.plural(names.length, { one: `Ganó ${talk.and(names)}`, other: `Ganaron ${talk.and(names)}` }),
	wonTogether: 'Ganada en equipo',
	lostTogether: 'Perdida en equipo',
	noWinner: 'Terminada, sin ganador',
	origin,
	more: 'Mostrar más',

	export: 'Para una hoja de cálculo',
	exportHelp: 'Los dos archivos contienen lo elegido arriba. No se envía nada a ninguna parte.',
	resultsCsv: 'Resultados (CSV)',
	diceCsv: 'Dados (CSV)',
	resultsHead: [
		'Mesa',
		'Juego',
		'Inicio',
		'Fin',
		'Minutos',
		'Jugadas',
		'Jugador',
		'Resultado',
		'Puntos',
		'Observación'
	],
	results: { won: 'ganó', lost: 'perdió', stopped: 'sin ganador', running: 'sin terminar' },
	diceHead: ['Juego', 'Dados', 'Jugador', 'Cara', 'Salió', 'Esperado']
};
