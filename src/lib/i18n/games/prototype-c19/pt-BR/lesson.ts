import type { Lesson } from '../en/lesson.ts';

export const lesson: Lesson = {
	aim: {
		title: 'O objetivo',
		text: 'Encontre a cura: mais pontos em Saúde, Fórmula e Biotecnologia vencem, enquanto a infecção se espalha na sua zona de risco.'
	},
	roll: {
		title: 'Rolar',
		text: 'Quem pesquisa rola cinco dados e o dado mutante, e pode rolar de novo os que quiser uma vez de graça; um Explorador permite mais uma.'
	},
	take: {
		title: 'Pegar dados',
		text: 'Pegue dois dados, ou três com um Rato: o maior é a infecção, os outros são amostras. Ou pegue um só dado para a Biotecnologia. Depois os outros pegam do que sobra, ou passam.'
	},
	formula: {
		title: 'Fórmula',
		text: 'Uma amostra entra na Fórmula pela esquerda. Com ela você risca um fator, que faz deste número o próximo.'
	},
	health: {
		title: 'Saúde',
		text: 'Ou na Saúde, um número por coluna: igual fica na linha, maior sobe, menor desce. Cada um traz Resistentes, que protegem casas da zona de risco.'
	},
	infect: {
		title: 'Infectar',
		text: 'O dado de infecção põe sua forma na sua zona de risco, a partir da seta e junto ao que está infectado. Colunas limpas valem 5 no fim, cheias tiram 10.'
	},
	pair: {
		title: 'Biotecnologia',
		text: 'Um dado avulso é anotado aqui. Um par cheio dá seu recurso na hora.'
	},
	mutant: {
		title: 'O dado mutante',
		text: 'Quem rolou anota o dado mutante, uma casa por rodada. No fim desconta-se sua soma vezes um multiplicador.'
	},
	convert: {
		title: 'Converter',
		text: 'Mais tarde um par cheio ajuda de novo: risque um dos seus números e um dado que o mostra passa a mostrar o outro.'
	},
	end: {
		title: 'O fim',
		text: 'Depois da última rodada cada um soma. Mais pontos vencem, e uma tabela diz como foi a pandemia.'
	}
};
