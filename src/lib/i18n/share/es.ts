import type { ShareWords } from './en.ts';

export const words: ShareWords = {
	title: 'Pasar',
	what: 'Qué quieres pasar',
	roll: 'Tirada',
	table: 'Partida',
	sheet: 'Una hoja',
	noTable: 'Esta partida no está en este dispositivo.',
	toTable: 'Volver a la partida',
	rollHelp: 'Los demás escanean este código, o escriben los caracteres, y tienen la misma tirada.',
	letters: 'Caracteres para leer en voz alta',
	lettersNone: 'Esto es demasiado raro para unos pocos caracteres: deja que los demás escaneen el código.',
	lettersOf: ({ move }) => `Caracteres para: ${move}`,
	noRoll: 'Nadie ha tirado todavía.',
	tableHelp: 'Quien escanee este código sigue con esta partida. Nada sale de vuestros móviles.',
	sheetHelp:
		'Quien escanee el código lleva su propia hoja desde ahora. Las tiradas pasan entonces de móvil a móvil.',
	sheetOf: ({ name }) => `Hoja de ${name}`,
	sheetImpossible: 'En este juego esta hoja no se puede separar de las demás.',
	sheetGone: ({ name }) => `${name} ya la tiene: dejar aquí las otras hojas`,
	sheetGoneHelp: 'Abre una partida que lleva solo las otras hojas. Esta se queda como está.',
	endHelp: 'Al final un móvil escanea los códigos de todos y hace el resultado común.',
	code: 'Código QR',
	codeOf: ({ at, total }) => `Código ${at} de ${total}`,
	sequenceHelp: ({ total }, talk) =>
		`Es largo: ${talk.number(total)} códigos se van turnando. Mantén quieto el otro móvil hasta que los tenga todos.`,
	pause: 'Parar',
	play: 'Seguir',
	next: 'Código siguiente',
	send: 'Enviar un enlace',
	copy: 'Copiar el enlace',
	copied: 'El enlace está copiado.',
	notCopied: 'No se pudo copiar el enlace. Márcalo y cópialo aquí:',
	linkHelp: 'Todo va detrás del # del enlace. Ningún servidor llega a verlo.',
	save: 'Guardar como archivo',
	receive: 'Recibir de otro móvil',

	verdict: 'El veredicto',
	scanTitle: 'Escanear un código',
	scanHelp: 'Apunta la cámara al código del otro móvil o de una hoja impresa.',
	start: 'Encender la cámara',
	startHelp:
		'Tu navegador pedirá permiso para la cámara. Las imágenes solo se miran en este dispositivo y nunca se guardan.',
	stop: 'Apagar la cámara',
	camera: 'Cámara',
	cameraNumber: ({ at }) => `Cámara ${at}`,
	torch: 'Luz',
	starting: 'Encendiendo la cámara …',
	viewfinder: 'Imagen de la cámara',
	noCamera: {
		refused:
			'La cámara no tiene permiso. Puedes dárselo a esta página en los ajustes de tu navegador, o usar otra de las maneras de abajo.',
		none: 'Aquí no hay cámara. Usa otra de las maneras de abajo.',
		busy: 'Otra aplicación está usando la cámara. Ciérrala y prueba otra vez, o usa otra de las maneras de abajo.',
		insecure: 'Sin una conexión segura los navegadores no dan la cámara. Usa otra de las maneras de abajo.'
	},
	otherWays: 'Otras maneras',
	picture: 'De una imagen',
	pictureHelp: 'Una foto o una captura de pantalla del código, o de una página entera.',
	looking: 'Buscando un código en la imagen …',
	noCode:
		'No se encontró ningún código en esta imagen. Prueba con una en la que el código sea más grande o más nítido.',
	type: 'Caracteres o enlace',
	typeHelp: 'Los seis caracteres de una tirada, o un enlace que te han enviado.',
	take: 'Tomar',
	file: 'De un archivo',
	fileHelp: 'Una partida que se guardó como archivo.',
	scanNext: 'Escanear el código siguiente',

	progress: ({ have, total }) => `${have} de ${total} códigos`,
	missing: ({ list }, talk) => `Faltan todavía: ${talk.and(list)}`,
	useless: {
		notOurs: 'Este código no es de Pipsheet.',
		newer: 'Esto viene de un Pipsheet más nuevo. Actualiza esta app e inténtalo de nuevo.',
		damaged: 'Esto no está completo. Pídelo otra vez.',
		unknownGame: 'Este código es de un juego que este Pipsheet no conoce. Actualiza la aplicación.',
		unreadable: 'Es un código de Pipsheet, pero lo que contiene no tiene sentido. Pide uno nuevo.'
	},
	malformed: ({ because }) => `Lo que contiene no es una partida: ${because}`,
	broken: ({ at, because }) => `La jugada ${at} de esta partida rompe una regla: ${because}`,
	notKept: 'Este dispositivo no pudo guardarlo. Tus partidas están como estaban.',
	printed: ({ game }) => `Una hoja impresa de ${game}`,
	printedHelp:
		'Empieza una mesa y tu móvil llevará la misma hoja: tú introduces los dados, él comprueba cada marca y lleva la cuenta.',
	printedOwn:
		'Muestra una edición que no está en este móvil. Escanea la página con sus códigos, que se imprimió con la hoja, o pídesela a quien la imprimió. Sin ella la mesa empieza con nuestra propia edición, que puede ser distinta de esta hoja.',
	printedKnown: ({ name }) => `Reconocida: tu edición «${name}». Puedes empezar una partida con ella.`,
	startGame: 'Empezar una mesa',
	whatThisIs:
		'Pipsheet lleva en tu móvil las hojas de juegos de dados. Es gratis, no pide cuenta y funciona sin red.',
	foreign: ({ host }) => `Este código lleva a ${host}. No tiene nada que ver con Pipsheet.`,
	isBackup:
		'Este archivo es una copia de seguridad con todas las mesas de un dispositivo. Se lee en la página de copias.',
	toBackup: 'Ir a las copias',
	otherFile: 'Este archivo no contiene ninguna mesa de Pipsheet.',
	fromTable: ({ names }, talk) => `De la mesa de ${talk.and(names)}`,

	rolled: 'Está en tu partida:',
	noTurn: {
		otherTable:
			'Esta tirada es de una partida que no está en este móvil: otros jugadores, otro juego u otros acuerdos.',
		ahead: ({ missing }, talk) =>
			talk.plural(missing, {
				one: 'Aquí falta una tirada anterior a esta. Toma antes esa.',
				other: `Aquí faltan ${talk.number(missing)} tiradas anteriores a esta. Toma antes esas.`
			}),
		otherPast: 'Una tirada anterior es distinta en los dos móviles. Comparad vuestros historiales.',
		already: ({ move }) => `Ya está aquí: ${move}`,
		differs: ({ here, there }) =>
			`En su lugar este móvil tiene: ${here} El otro tiene: ${there} Deshaz hasta ahí y tómala después.`,
		notNow: ({ awaited }, talk) =>
			awaited.length > 0
				? `Ahora no. Antes esta partida espera: ${talk.or(awaited)}.`
				: 'Ahora no: esta partida ha terminado.',
		illegal: ({ because }) => `No está permitido en esta partida: ${because}`,
		mistyped:
			'Estos caracteres no encajan en esta partida. Alguno está mal, son de otra partida, o una tirada anterior es distinta.'
	},

	newHere: 'Una partida nueva en este móvil',
	moves: ({ count }, talk) =>
		talk.plural(count, { zero: 'sin empezar', one: '1 jugada', other: `${talk.number(count)} jugadas` }),
	keeps: ({ names }, talk) => `Lleva las hojas de ${talk.and(names)}.`,
	open: 'Abrirla aquí',
	openAll: 'Llevar aquí todas las hojas',
	openOnly: ({ name }) => `Llevar solo la hoja de ${name}`,
	same: 'Ya tienes esta partida, con las mismas jugadas.',
	behind: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Tienes esta partida. El otro móvil tiene una jugada más:',
			other: `Tienes esta partida. El otro móvil tiene ${talk.number(count)} jugadas más:`
		}),
	catchUp: 'Tomarlas',
	ahead: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Tienes esta partida, y una jugada más que el otro móvil.',
			other: `Tienes esta partida, y ${talk.number(count)} jugadas más que el otro móvil.`
		}),
	parted: 'Los dos móviles han seguido, cada uno por su lado. ¿Cuál vale?',
	common: ({ count }, talk) =>
		talk.plural(count, {
			zero: 'No tienen ninguna jugada en común.',
			one: 'La primera jugada es la misma.',
			other: `Las primeras ${talk.number(count)} jugadas son las mismas.`
		}),
	mine: 'En este móvil',
	theirs: 'En el otro móvil',
	more: ({ count }, talk) => talk.plural(count, { one: 'y una más', other: `y ${talk.number(count)} más` }),
	takeMine: 'Seguir con la mía',
	takeTheirs: 'Seguir con la otra',
	partedHelp: 'La otra se queda en este móvil como partida aparte. No se pierde nada.',
	keepBoth: 'Abrirla como segunda partida',
	toMine: 'Abrir mi partida',

	together: 'Juntar las hojas',
	togetherHelp: 'Es otra hoja de una partida de la que llevas hojas.',
	sheetsHere: 'Hojas hasta ahora',
	sheetsMissing: ({ names }, talk) =>
		`Sin ${talk.and(names)}: escanea también ese código, o anota su informe en la partida.`,
	sheetsAll: 'Están todas las hojas.',
	noMerge: {
		otherTable: 'Estas hojas son de partidas distintas.',
		sheetTwice: ({ name }) => `Dos móviles tienen una hoja de ${name}, y no son iguales. Decidid cuál vale.`,
		throwsDiffer: ({ at, one, other }) =>
			`Los móviles no están de acuerdo en la tirada ${at}. Uno tiene: ${one} Otro tiene: ${other}`,
		stuck: ({ move }) => `Al juntarlas, esto no sigue las reglas: ${move}`
	},
	result: 'Resultado común',
	soFar: 'Hasta ahora',
	rank: 'Puesto',
	player: 'Jugador',
	total: 'Total',
	team: 'Equipo',
	keepResult: 'Guardar la partida común',
	leaveOut: ({ name }) => `Quitar la hoja de ${name}`
};
