/** The player aid: the game on one page, in our words. */
import type { Given } from '../../../../sheets/prototype-c19/facts.ts';
import type { Aid } from '../../../aid.ts';

export const aid = ({ rounds }: Required<Given>): Aid => ({
	aim: 'Encontre a cura: faça mais pontos em Saúde, Fórmula e Biotecnologia enquanto a infecção se espalha na sua zona de risco.',
	steps: [
		{
			signs: ['d2', 'd4', 'd6', 'reroll', '/', '!d5', '>', '[5]'],
			title: 'Rolar',
			text: 'Quem pesquisa rola todos os dados, pode rolar de novo uma vez de graça, mais com Exploradores, e anota o dado mutante.'
		},
		{
			signs: ['d2', 'd5', '>', 'virus', '/', 'ou', 'd3', '>', 'biotech'],
			title: 'Pegar',
			text: 'Dois dados (três com um Rato): o maior é a infecção, os outros são amostras. Ou um só dado para a Biotecnologia.'
		},
		{
			signs: ['health', 'ou', 'formula'],
			title: 'Usar amostras',
			text: 'Cada uma em Saúde ou na Fórmula. Os ícones dão seu recurso na hora.'
		},
		{
			signs: ['virus', '>', 'filled'],
			title: 'Infectar',
			text: 'Ponha a forma do dado de infecção na sua zona; ela toca o que está infectado. Se não cabe, cubra uma coluna.'
		},
		{
			signs: ['d1', 'd3'],
			title: 'Assistentes',
			text: 'Os outros fazem o mesmo com os dados que sobram, ou passam. Depois a próxima pessoa pesquisa.'
		}
	],
	areas: {
		health:
			'Um número por coluna, da esquerda: igual fica na linha, maior sobe, menor desce. Cada um dá um Resistente.',
		formula: 'Da esquerda. Com cada amostra risque um fator: deste número sai o próximo.',
		risk: 'A infecção entra pela seta e se espalha. Linhas cheias dão seu recurso; colunas limpas valem 5, cheias tiram 10.',
		biotech: 'Um par cheio dá seu recurso; depois transforma um dado no outro número.',
		bonuses: 'Preencha ao ganhar, risque ao usar. Os que têm um ponto são seus desde o início.',
		mutant: 'Uma casa por rodada. No fim custa sua soma vezes o multiplicador das linhas.'
	},
	signs: [
		{ sign: 'explorer', name: 'Explorador', text: 'Role dados de novo antes de pegá-los.' },
		{ sign: 'analysis', name: 'Análise', text: 'Um dado seu, 1 a mais ou a menos.' },
		{ sign: 'rat', name: 'Rato de laboratório', text: 'Pegue três dados em vez de dois.' },
		{ sign: 'resistant', name: 'Resistentes', text: 'Dois resistentes entram na sua zona de risco.' },
		{ sign: 'health', name: 'Amostra de Saúde', text: 'Qualquer valor, na hora, em Saúde.' },
		{ sign: 'formula', name: 'Amostra de Fórmula', text: 'Qualquer valor, na hora, na Fórmula.' },
		{ sign: 'biotech', name: 'Amostra de Biotecnologia', text: 'Qualquer valor, na hora, em Biotecnologia.' },
		{ sign: 'free', name: 'Amostra livre', text: 'Em qualquer uma das três.' },
		{ sign: '!arrow', name: 'Entrada', text: 'Aqui começa a infecção.' },
		{ sign: 'hospital', name: 'Hospital', text: 'Todos em volta infectados: uma amostra livre.' },
		{ sign: '×2', name: 'Multiplicador', text: 'Anote a amostra vezes este número.' },
		{ sign: '!virus', name: 'Coluna cheia', text: 'Tira 10; uma limpa vale 5.' }
	],
	end: `Depois da última rodada (de 1 a 5 pessoas: ${rounds.join(', ')}) cada um soma. Mais pontos vencem; a tabela diz como foi a pandemia.`,
	brief: 'Após a última rodada vence quem tiver mais pontos.',
	dice: ['d2', 'd4', 'd6', 'd1', 'd3', '!d5'],
	setup: [
		'Uma folha e um lápis para cada pessoa; cinco dados iguais e um diferente, o mutante.',
		'Preencha os bônus com um ponto. Em cada rodada cada pessoa pesquisa uma vez.'
	]
});
