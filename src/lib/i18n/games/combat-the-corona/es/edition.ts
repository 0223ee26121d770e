import { listed as list, type EditionWords } from '../words.ts';

export const edition: EditionWords = {
	viruses: 'Cartas de virus',
	actions: 'Cartas de acción',
	special: 'Signos impresos en rojo',
	beds: 'Tabla de camas',
	lastLevel: 'Último nivel de infección',
	hospitals: 'Piezas de hospital',
	dieTokens: 'Fichas de dado',
	shieldTokens: 'Fichas de escudo',
	id: 'Código',
	level: 'Nivel',
	life: 'Vida',
	attack: 'Ataque',
	shield: 'Escudo',
	raise: 'Subir',
	save: 'Salvar',
	destroy: 'Destruir',
	group: 'Clase',
	normal: 'Normal',
	start: 'Virus inicial',
	easy: 'Roja: fácil',
	medium: 'Roja: media',
	difficult: 'Roja: difícil',
	epic: 'Roja: épica',
	copies: 'Copias',
	name: 'Nombre',
	colour: 'Color',
	blue: 'Azul',
	red: 'Roja',
	wild: 'Azul y comodín',
	cards: 'Cartas',
	soloCards: 'Más en solitario',
	bedsStart: 'Camas al empezar',
	bedsMost: 'Última cama de la tabla',
	addVirus: 'Añadir un virus',
	addAction: 'Añadir una clase',
	duplicate: 'Duplicar',
	remove: 'Quitar',
	pasteTitle: 'Pegar muchas cartas',
	pasteHelp:
		'Una carta por línea, como «A7 4 5/2 S raise x3: Corona», o columnas de una hoja de cálculo: código, nivel, vida, ataque, escudo, habilidades, clase, copias, nombre.',
	pasteAdd: ({ count }, talk) =>
		talk.plural(Number(count), { one: 'Añadir esta', other: `Añadir estas ${String(count)}` }),
	pasteReplace: ({ count }, talk) =>
		talk.plural(Number(count), {
			one: 'Sustituir todas por esta',
			other: `Sustituir todas por estas ${String(count)}`
		}),
	virusCount: ({ cards, most }) => `${String(cards)} de ${String(most)} cartas como mucho`,
	actionCount: ({ cards, solo }) => `${String(cards)} cartas, ${String(solo)} más en solitario`,
	board: 'Tablero',
	countOf: ({ mine, ours }) => `${String(mine)} de ${String(ours)}`,
	signs: 'Signos',
	pasteActionsHelp:
		'Una clase por línea, como «stay-home 4+2 wild: Quédate en casa», o columnas de una hoja de cálculo: código, cartas, más en solitario, color, nombre.',
	linesRead: ({ count }, talk) =>
		talk.plural(Number(count), {
			zero: 'No se entiende ninguna línea.',
			one: 'Se entiende una línea.',
			other: `Se entienden ${String(count)} líneas.`
		}),
	wrongLine: ({ line, field, said }) =>
		said === ''
			? `Línea ${String(line)}: falta «${String(field)}».`
			: `Línea ${String(line)}: «${String(field)}» no encaja: ${String(said)}`,
	emptyDeck: 'Mazo vacío',
	moreWrong: ({ count }, talk) =>
		talk.plural(Number(count), {
			one: 'Otra línea más no encaja.',
			other: `Otras ${String(count)} líneas no encajan.`
		}),
	wrongPart: ({ field }) => `«${String(field)}» aún no encaja.`,
	quickHelp: 'Una carta en una línea: código, nivel, vida/ataque, signos, copias, nombre',
	quickAdd: ({ count }, talk) =>
		talk.plural(Number(count), { one: 'Añadir la carta', other: `Añadir ${String(count)} cartas` }),
	readsAs: ({ id, level, life, attack, signs, copies, name }, talk) =>
		[
			`${String(id)}: nivel ${String(level)}`,
			`vida ${String(life)}`,
			`ataque ${String(attack)}`,
			...list(signs),
			...(Number(copies) > 1
				? [talk.plural(Number(copies), { one: 'una copia', other: `${String(copies)} copias` })]
				: []),
			...(name === '' ? [] : [`«${String(name)}»`])
		].join(', '),
	perLevel: 'Cartas por nivel; a rayas: nuestro mazo',
	levelCount: ({ level, count, ours }) =>
		`Nivel ${String(level)}: ${String(count)} cartas; el nuestro tiene ${String(ours)}`,
	twiceAt: ({ id, line }) => `${String(id)} ya está en la línea ${String(line)}.`,
	makeIt: ({ id }) => `Llamarla ${String(id)}`
};
