import type { SettingsWords } from './en.ts';

export const words: SettingsWords = {
	title: 'Ajustes',
	language: 'Idioma',
	theme: 'Aspecto',
	themes: { system: 'Como el dispositivo', light: 'Claro', dark: 'Oscuro' },
	awake: 'Mantener la pantalla encendida con una mesa abierta',
	textSize: 'Tamaño del texto',
	textSizes: { normal: 'Normal', large: 'Grande', larger: 'Muy grande' },
	hand: 'La mano con la que tocas',
	hands: { right: 'Derecha', left: 'Izquierda' },
	rollForMe: 'Sin dados a mano: que la app se ofrezca a tirar',
	haptics: 'Una vibración breve en cada jugada',
	sounds: 'Sonidos suaves en cada jugada',
	names: 'Nombres recordados',
	namesHelp: 'Se ofrecen al empezar una mesa. No salen de este dispositivo.',
	forget: ({ name }) => `Olvidar a ${name}`,
	storage: 'Almacenamiento',
	used: ({ used, granted }) => `Pipsheet usa ${used} de los ${granted} que concede el navegador.`,
	usedUnknown: 'El navegador no dice cuánto espacio hay.',
	persisted: 'Protegido: el navegador no borrará tus mesas por su cuenta.',
	notPersisted:
		'Sin protección: si falta espacio, el navegador puede borrar tus mesas. Guarda una copia de seguridad.',
	protect: 'Pedir protección',
	protectRefused: 'El navegador no ha aceptado. Suele hacerlo cuando la aplicación está instalada.',
	erase: {
		title: 'Borrarlo todo',
		text: 'Quita de este dispositivo todas las partidas, los nombres, las ediciones propias y los ajustes. Sin una copia de seguridad nadie puede recuperarlos.',
		backup: 'Guardar antes una copia',
		meant: 'Tengo una copia o no la necesito',
		now: 'Borrarlo todo ahora',
		failed: 'No se pudo borrar. Quizá otra pestaña lo esté usando: ciérrala e inténtalo de nuevo.'
	},
	app: 'Aplicación',
	installed: 'Pipsheet está instalada.',
	installHow:
		'Para instalarla, abre el menú del navegador y elige «Instalar» o «Añadir a pantalla de inicio».',
	tour: 'Breve recorrido',
	history: 'Historial y estadísticas',
	backup: 'Copia de seguridad',
	selfcheck: 'Autocomprobación',
	privacy: 'Privacidad',
	licences: 'Licencias',
	licencesText:
		'Pipsheet es software libre. Contiene trabajo de otras personas, con su permiso; los textos de sus licencias forman parte de la aplicación.',
	licencesLink: 'Leer las licencias',
	privacyText: [
		{
			title: 'Todo se queda aquí',
			text: 'Los nombres, las mesas, las jugadas y los ajustes se guardan en este navegador, en este dispositivo. Nadie más los recibe: no hay cuentas ni un servidor al que enviarlos.'
		},
		{
			title: 'No se trae nada de otros sitios',
			text: 'En la primera visita la aplicación descarga sus propios archivos desde la dirección que has abierto. Después no necesita red. No carga nada de otras empresas, y su política de seguridad se lo prohíbe.'
		},
		{
			title: 'Sin rastreo ni cookies',
			text: 'Nadie cuenta las visitas, no se ponen cookies y nada informa de lo que haces.'
		},
		{
			title: 'Tú decides qué sale del dispositivo',
			text: 'Una mesa sale de este dispositivo solo si muestras su código, envías su enlace, la imprimes o la guardas como archivo. Lo que entregas contiene los nombres de los jugadores.'
		},
		{
			title: 'Cámara',
			text: 'La cámara se usa solo mientras escaneas un código. Las imágenes se leen en el dispositivo y se descartan al momento.'
		},
		{
			title: 'Borrarlo todo',
			text: 'Borra mesas sueltas en la página de inicio. Con «Borrarlo todo», en los ajustes, se quita todo; también si borras los datos de este sitio en el navegador. Lo que se borra así no se recupera sin una copia de seguridad.'
		}
	],
	check: {
		intro:
			'Lo que la aplicación encuentra en este dispositivo. El informe no contiene nombres ni nada de tus mesas.',
		version: 'Versión',
		browser: 'Navegador',
		language: 'Idioma',
		offline: 'Funciona sin red',
		offlineYes: ({ cached, expected }) => `Sí: ${cached} de ${expected} archivos están en este dispositivo`,
		offlinePart: ({ cached, expected }) =>
			`Aún no: ${cached} de ${expected} archivos están en este dispositivo. Sigue con red un momento y recarga.`,
		offlineNo: 'No: este navegador o esta dirección no lo permite',
		storage: 'Almacenamiento',
		protection: 'Protección contra el borrado',
		tables: 'Mesas',
		tableCount: ({ running, finished }, talk) =>
			`${talk.number(running)} en curso, ${talk.number(finished)} terminadas`,
		database: 'Base de datos',
		databaseWorks: 'Se ha escrito y leído una entrada de prueba',
		databaseFails: ({ message }) => `No funciona: ${message}`,
		camera: 'Cámara',
		cameraYes: ({ count }, talk) =>
			talk.plural(count, {
				one: 'Una cámara encontrada',
				other: `${talk.number(count)} cámaras encontradas`
			}),
		cameraNo: 'Ninguna cámara; los códigos también se pueden escribir o abrir como enlaces',
		awake: 'Mantener la pantalla encendida',
		awakeRefused: 'Posible, pero ahora rechazado (¿ahorro de batería?)',
		yes: 'Sí',
		no: 'No',
		unknown: 'El navegador no lo dice',
		checking: 'Comprobando…',
		again: 'Comprobar otra vez',
		copy: 'Copiar el informe',
		copied: 'Copiado.',
		copyFailed: 'No se ha permitido copiar: selecciona el texto de abajo.'
	}
};
