import { isResource, written, type Words } from '../words.ts';
import { resources } from './sheet.ts';

const source = (move: { readonly face?: number }): string => {
	if (isResource(move)) return `un ${move.value} de investigación`;
	return move.face === undefined ? 'una muestra' : `el ${move.face}`;
};

export const moves: Words['moves'] = {
	roll: ({ by, samples, mutant }, talk) =>
		mutant === undefined
			? `${talk.player(by)} tira ${talk.and(samples.map(String))}.`
			: `${talk.player(by)} tira ${talk.and(samples.map(String))}; dado mutante: ${mutant}.`,
	reroll: ({ by, faces, mutant, explorer }, talk) => {
		const now = [...faces.map(String), ...(mutant === undefined ? [] : [`dado mutante ${mutant}`])];
		return explorer
			? `${talk.player(by)} repite con un Explorador: ahora ${talk.and(now)}.`
			: `${talk.player(by)} repite: ahora ${talk.and(now)}.`;
	},
	take: ({ by, dice, shown }, talk) => {
		const player = talk.player(by);
		if (!shown)
			return talk.plural(dice.length, { one: `${player} toma un dado.`, other: `${player} toma dados.` });
		const faces = talk.and(shown.map(String));
		if (shown.length === 1) return `${player} toma el ${faces} para Biotecnología.`;
		return shown.length === 3
			? `${player} toma ${faces} con una Rata de laboratorio.`
			: `${player} toma ${faces}.`;
	},
	pass: ({ by }, talk) => `${talk.player(by)} pasa.`,
	analysis: ({ by, die, change, face }, talk) => {
		const player = talk.player(by);
		if (face === undefined) return `${player} usa Análisis.`;
		return die === 'mutant'
			? `${player} usa Análisis: el dado mutante ${face} pasa a ${face + change}.`
			: `${player} usa Análisis: ${face} pasa a ${face + change}.`;
	},
	convert: ({ by, space, face }, talk) =>
		face === undefined
			? `${talk.player(by)} tacha ${space} y convierte un dado.`
			: `${talk.player(by)} tacha ${space} y convierte el ${face}.`,
	health: (move, talk) => `${talk.player(move.by)} añade ${source(move)} a Salud.`,
	formula: (move, talk) =>
		move.factor === undefined
			? `${talk.player(move.by)} añade ${source(move)} a la Fórmula, sin factor.`
			: `${talk.player(move.by)} añade ${source(move)} a la Fórmula, factor ${written(move.factor)}.`,
	biotech: (move, talk) =>
		isResource(move)
			? `${talk.player(move.by)} anota un ${move.value} en ${move.space}.`
			: `${talk.player(move.by)} anota ${move.face === undefined ? 'el dado suelto' : `el ${move.face}`} en ${move.space}.`,
	infect: ({ by, cells }, talk) => `${talk.player(by)} coloca una infección de ${cells.length}.`,
	cover: ({ by, column, value }, talk) =>
		`${talk.player(by)} cubre la columna ${column + 1}: la infección ${value} no cabe.`,
	resist: ({ by, cells }, talk) =>
		talk.plural(cells.length, {
			one: `${talk.player(by)} hace entrar a un individuo resistente.`,
			other: `${talk.player(by)} hace entrar a ${cells.length} individuos resistentes.`
		}),
	forgo: ({ by, resource }, talk) => `${talk.player(by)} descarta una ${resources[resource]}.`,
	done: ({ by }, talk) => `${talk.player(by)} termina.`,
	annul: ({ by, pair }, talk) => `${talk.player(by)} anula la pareja ${pair}.`,
	'infection-roll': ({ by, faces }, talk) =>
		`${talk.player(by)} tira las últimas infecciones: ${talk.and(faces.map(String))}.`,
	'infection-reroll': ({ by, faces }, talk) =>
		`${talk.player(by)} repite infecciones con un Explorador: ahora ${talk.and(faces.map(String))}.`,
	report: ({ by, factors, columns }, talk) =>
		`${talk.player(by)} comunica factores tachados: ${factors}; columnas de Salud: ${columns}.`,
	'formula-elsewhere': ({ by }, talk) => `${talk.player(by)} añade una muestra a la Fórmula en otra hoja.`
};

export const awaits: Words['awaits'] = {
	roll: ({ by = 0 }, talk) => `${talk.player(by)} tira`,
	reroll: ({ by = 0 }, talk) => `${talk.player(by)} puede repetir`,
	take: ({ by = 0 }, talk) => `${talk.player(by)} toma dados`,
	pass: ({ by = 0 }, talk) => `${talk.player(by)} puede pasar`,
	analysis: ({ by = 0 }, talk) => `${talk.player(by)} puede usar Análisis`,
	convert: ({ by = 0 }, talk) => `${talk.player(by)} puede convertir un dado`,
	health: ({ by = 0 }, talk) => `${talk.player(by)} puede añadir a Salud`,
	formula: ({ by = 0 }, talk) => `${talk.player(by)} puede añadir a la Fórmula`,
	biotech: ({ by = 0 }, talk) => `${talk.player(by)} anota en Biotecnología`,
	infect: ({ by = 0 }, talk) => `${talk.player(by)} coloca una infección`,
	cover: ({ by = 0 }, talk) => `${talk.player(by)} cubre una columna`,
	resist: ({ by = 0 }, talk) => `${talk.player(by)} puede hacer entrar resistentes`,
	forgo: ({ by = 0 }, talk) => `${talk.player(by)} puede descartar una muestra`,
	done: ({ by = 0 }, talk) => `${talk.player(by)} puede terminar`,
	annul: ({ by = 0 }, talk) => `${talk.player(by)} puede anular parejas`,
	'infection-roll': ({ by = 0 }, talk) => `${talk.player(by)} tira cinco infecciones`,
	'infection-reroll': ({ by = 0 }, talk) => `${talk.player(by)} puede repetir infecciones`,
	report: ({ by = 0 }, talk) => `${talk.player(by)} comunica sus datos`,
	'formula-elsewhere': ({ by = 0 }, talk) => `${talk.player(by)} avisa de muestras en la Fórmula`
};
