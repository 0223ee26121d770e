import { isResource, written, type Words } from '../words.ts';
import { resources } from './sheet.ts';

const source = (move: { readonly face?: number }): string => {
	if (isResource(move)) return `um ${move.value} de pesquisa`;
	return move.face === undefined ? 'uma amostra' : `o ${move.face}`;
};

export const moves: Words['moves'] = {
	roll: ({ by, samples, mutant }, talk) =>
		mutant === undefined
			? `${talk.player(by)} rola ${talk.and(samples.map(String))}.`
			: `${talk.player(by)} rola ${talk.and(samples.map(String))}; dado mutante: ${mutant}.`,
	reroll: ({ by, faces, mutant, explorer }, talk) => {
		const now = [...faces.map(String), ...(mutant === undefined ? [] : [`dado mutante ${mutant}`])];
		return explorer
			? `${talk.player(by)} rola de novo com um Explorador: agora ${talk.and(now)}.`
			: `${talk.player(by)} rola de novo: agora ${talk.and(now)}.`;
	},
	take: ({ by, dice, shown }, talk) => {
		const player = talk.player(by);
		if (!shown)
			return talk.plural(dice.length, { one: `${player} pega um dado.`, other: `${player} pega dados.` });
		const faces = talk.and(shown.map(String));
		if (shown.length === 1) return `${player} pega o ${faces} para Biotecnologia.`;
		return shown.length === 3
			? `${player} pega ${faces} com um Rato de laboratório.`
			: `${player} pega ${faces}.`;
	},
	pass: ({ by }, talk) => `${talk.player(by)} passa.`,
	analysis: ({ by, die, change, face }, talk) => {
		const player = talk.player(by);
		if (face === undefined) return `${player} usa Análise.`;
		return die === 'mutant'
			? `${player} usa Análise: o dado mutante ${face} passa a ${face + change}.`
			: `${player} usa Análise: ${face} passa a ${face + change}.`;
	},
	convert: ({ by, space, face }, talk) =>
		face === undefined
			? `${talk.player(by)} risca ${space} e converte um dado.`
			: `${talk.player(by)} risca ${space} e converte o ${face}.`,
	health: (move, talk) => `${talk.player(move.by)} acrescenta ${source(move)} à Saúde.`,
	formula: (move, talk) =>
		move.factor === undefined
			? `${talk.player(move.by)} acrescenta ${source(move)} à Fórmula, sem fator.`
			: `${talk.player(move.by)} acrescenta ${source(move)} à Fórmula, fator ${written(move.factor)}.`,
	biotech: (move, talk) =>
		isResource(move)
			? `${talk.player(move.by)} anota um ${move.value} em ${move.space}.`
			: `${talk.player(move.by)} anota ${move.face === undefined ? 'o dado avulso' : `o ${move.face}`} em ${move.space}.`,
	infect: ({ by, cells }, talk) => `${talk.player(by)} coloca uma infecção de ${cells.length}.`,
	cover: ({ by, column, value }, talk) =>
		`${talk.player(by)} cobre a coluna ${column + 1}: a infecção ${value} não cabe.`,
	resist: ({ by, cells }, talk) =>
		talk.plural(cells.length, {
			one: `${talk.player(by)} faz entrar um indivíduo resistente.`,
			other: `${talk.player(by)} faz entrar ${cells.length} indivíduos resistentes.`
		}),
	forgo: ({ by, resource }, talk) => `${talk.player(by)} descarta uma ${resources[resource]}.`,
	done: ({ by }, talk) => `${talk.player(by)} termina.`,
	annul: ({ by, pair }, talk) => `${talk.player(by)} anula o par ${pair}.`,
	'infection-roll': ({ by, faces }, talk) =>
		`${talk.player(by)} rola as últimas infecções: ${talk.and(faces.map(String))}.`,
	'infection-reroll': ({ by, faces }, talk) =>
		`${talk.player(by)} rola infecções de novo com um Explorador: agora ${talk.and(faces.map(String))}.`,
	report: ({ by, factors, columns }, talk) =>
		`${talk.player(by)} informa fatores riscados: ${factors}; colunas de Saúde: ${columns}.`,
	'formula-elsewhere': ({ by }, talk) => `${talk.player(by)} acrescenta uma amostra à Fórmula em outra folha.`
};

export const awaits: Words['awaits'] = {
	roll: ({ by = 0 }, talk) => `${talk.player(by)} rola`,
	reroll: ({ by = 0 }, talk) => `${talk.player(by)} pode rolar de novo`,
	take: ({ by = 0 }, talk) => `${talk.player(by)} pega dados`,
	pass: ({ by = 0 }, talk) => `${talk.player(by)} pode passar`,
	analysis: ({ by = 0 }, talk) => `${talk.player(by)} pode usar Análise`,
	convert: ({ by = 0 }, talk) => `${talk.player(by)} pode converter um dado`,
	health: ({ by = 0 }, talk) => `${talk.player(by)} pode acrescentar à Saúde`,
	formula: ({ by = 0 }, talk) => `${talk.player(by)} pode acrescentar à Fórmula`,
	biotech: ({ by = 0 }, talk) => `${talk.player(by)} anota em Biotecnologia`,
	infect: ({ by = 0 }, talk) => `${talk.player(by)} coloca uma infecção`,
	cover: ({ by = 0 }, talk) => `${talk.player(by)} cobre uma coluna`,
	resist: ({ by = 0 }, talk) => `${talk.player(by)} pode fazer entrar resistentes`,
	forgo: ({ by = 0 }, talk) => `${talk.player(by)} pode descartar uma amostra`,
	done: ({ by = 0 }, talk) => `${talk.player(by)} pode terminar`,
	annul: ({ by = 0 }, talk) => `${talk.player(by)} pode anular pares`,
	'infection-roll': ({ by = 0 }, talk) => `${talk.player(by)} rola cinco infecções`,
	'infection-reroll': ({ by = 0 }, talk) => `${talk.player(by)} pode rolar infecções de novo`,
	report: ({ by = 0 }, talk) => `${talk.player(by)} informa seus dados`,
	'formula-elsewhere': ({ by = 0 }, talk) => `${talk.player(by)} avisa de amostras na Fórmula`
};
