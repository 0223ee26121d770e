import type { StoreWords } from './en.ts';

export const words: StoreWords = {
	title: 'Copia de seguridad',
	tables: ({ count }, talk) =>
		talk.plural(count, { zero: 'Ninguna mesa', one: 'Una mesa', other: `${talk.number(count)} mesas` }),
	moves: ({ count }, talk) =>
		talk.plural(count, { zero: 'sin jugadas', one: 'una jugada', other: `${talk.number(count)} jugadas` }),
	progress: ({ done, of }, talk) => `${talk.number(done)} de ${talk.number(of)}`,
	save: 'Guardar',
	saveHelp: 'Un archivo con todo: nombres, acuerdos, jugadas y tus ediciones. Guárdalo en un lugar seguro.',
	saveAll: 'Guardarlo todo en un archivo',
	saveThis: 'Guardar esta mesa en un archivo',
	nothingToSave: 'Todavía no hay nada que guardar.',
	saved: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Se ha escrito una mesa en el archivo.',
			other: `Se han escrito ${talk.number(count)} mesas en el archivo.`
		}),
	bring: 'Recuperar',
	bringHelp: 'Elige una copia. Verás lo que contiene antes de que se guarde nada.',
	choose: 'Elegir un archivo',
	reading: 'Mirando el archivo…',
	empty: 'No hay nada en este archivo.',
	relations: {
		new: 'Nuevas aquí',
		same: 'Ya están aquí',
		longer: 'Más avanzadas que las tuyas',
		older: 'Las tuyas van más avanzadas',
		different: 'Siguieron de otro modo',
		faulty: 'No se leen del todo'
	},
	relationHelp: {
		new: 'se añadirán.',
		same: 'se quedarán como están.',
		longer: 'siguen donde acaban las tuyas.',
		older: 'acaban antes que las tuyas y no se tocarán.',
		different: 'empezaron como las tuyas, o tienen su número, y siguieron por otro camino.',
		faulty: 'tienen fallos. No se guarda nada de ellas si no lo pides.'
	},
	choices: {
		longer: { replace: 'Continuar las mías', both: 'Guardar ambas', skip: 'No tocar las mías' },
		different: { replace: 'Sustituir las mías', both: 'Guardar ambas', skip: 'No tocar las mías' }
	},
	keepParts: 'Guardar las jugadas legibles como mesas nuevas',
	more: ({ count }, talk) => talk.plural(count, { one: 'y una más', other: `y ${talk.number(count)} más` }),
	bringNow: ({ count }, talk) =>
		talk.plural(count, {
			zero: 'Nada que guardar',
			one: 'Guardar una mesa',
			other: `Guardar ${talk.number(count)} mesas`
		}),
	bringing: 'Guardando las mesas…',
	brought: ({ added, replaced, skipped }, talk) =>
		`Añadidas: ${talk.number(added)}. Sustituidas: ${talk.number(replaced)}. Omitidas: ${talk.number(skipped)}.`,
	stopped: {
		silent: 'Después el dispositivo dejó de responder. Lo contado está guardado.',
		full: 'Después no quedó espacio en el dispositivo. Lo contado está guardado.',
		'newer-version': 'Después una versión más nueva tomó el relevo. Recarga y vuelve a elegir el archivo.',
		broken: 'Después el navegador no pudo escribir más. Lo contado está guardado.'
	},
	tooBig: 'Este archivo es demasiado grande para ser una copia de Pipsheet.',
	newer:
		'Esta copia se hizo con una versión más nueva de Pipsheet. Actualiza la aplicación e inténtalo otra vez.',
	failed: ({ message }) => `No ha funcionado: ${message}`,
	check: 'Comprobar todas las mesas',
	checkHelp:
		'Lee cada mesa y la repite según sus reglas. Las dañadas se muestran con lo que se puede salvar.',
	checking: 'Comprobando las mesas…',
	allWell: 'Todas las mesas están en orden.',
	damaged: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Una mesa está dañada. Las demás están en orden.',
			other: `${talk.number(count)} mesas están dañadas. Las demás están en orden.`
		}),
	saveable: ({ count, of }, talk) => `Se pueden salvar ${talk.number(count)} de ${talk.number(of)} jugadas.`,
	notSaveable:
		'No se puede salvar ninguna jugada, pero lo que hay en la base de datos se puede guardar en un archivo.',
	rescue: 'Salvar lo que vale como mesa nueva',
	rescued: 'Salvada como mesa nueva.',
	open: 'Abrirla',
	raw: 'Guardar los datos en bruto',
	delete: 'Borrar la mesa dañada',
	deleted: 'Borrada.',
	editions: ({ count }, talk) =>
		talk.plural(count, { one: 'Una edición', other: `${talk.number(count)} ediciones` }),
	editionsAre: {
		new: 'se añadirá sin sustituir nada tuyo.',
		same: 'ya está aquí: no se toca.',
		faulty: 'no se puede leer: se omite.'
	},
	bringEditions: ({ count }, talk) =>
		talk.plural(count, { one: 'Guardar una edición', other: `Guardar ${talk.number(count)} ediciones` }),
	broughtEditions: ({ count }, talk) => `Ediciones añadidas: ${talk.number(count)}.`,
	savedEditions: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Se ha escrito una edición en el archivo.',
			other: `Se han escrito ${talk.number(count)} ediciones en el archivo.`
		}),
	unknownGame: 'Juego desconocido'
};
