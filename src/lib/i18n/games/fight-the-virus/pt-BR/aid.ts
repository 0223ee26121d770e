/** The player aid: the game on one page, in our words. */
import type { Given } from '../../../../sheets/fight-the-virus/facts.ts';
import type { Aid } from '../../../aid.ts';

export const aid = ({ free: { most, box } }: Required<Given>): Aid => ({
	aim: 'Seja a primeira pessoa a riscar a última casa da pesquisa. Antes, todas as casas com bandeira dos testes e da curva precisam estar preenchidas.',
	steps: [
		{
			signs: ['d5', 'd3'],
			title: 'Rolar',
			text: 'Uma pessoa rola os dois dados para todas. Duplas de 1 a 5 podem ser roladas de novo, os dois dados.'
		},
		{
			signs: ['!d5', '!d6', '>', 'circled', '/', '!d6', '!d6', '>', 'crossed'],
			title: 'Revés?',
			text: '5 e 6: cada um circula a próxima casa da curva. 6 e 6: cada um risca um campo de progresso.'
		},
		{
			signs: ['d4', '>', 'filled', '/', 'd2', '>', '[2]'],
			title: 'Se você rolou: os dois',
			text: 'Um dado na análise do vírus, o outro em pesquisa, testes ou curva.'
		},
		{
			signs: ['d4', 'ou', 'd2', '/', 'die', '>', '+', 'd2'],
			title: 'Os outros: um',
			text: 'Um dado em qualquer área, ou nenhum. Quem preenche a casa do dado extra usa também o segundo.'
		},
		{
			signs: ['bars', 'tube', 'virus'],
			title: 'Bônus, e adiante',
			text: 'Um bônus é usado na hora ou se perde. Depois rola a próxima pessoa.'
		}
	],
	areas: {
		analysis: `Preencha a forma do seu dado, girada à vontade. Ela toca o que já está preenchido; o que sobra fica em uma só peça. Cada espícula circula um campo de progresso. Um 6 preenche casas à sua escolha, em uma só peça dentro de ${box.join(' por ')}, no máximo ${most}.`,
		research: 'Em ordem a partir do 1, cada número com seu valor exato. Acima de 6 é preciso progresso.',
		testing:
			'Todas as casas embaixo estão preenchidas e são menores. Um 1 pode ficar sobre tudo, menos sobre um 1. Uma fileira cheia dá seu bônus.',
		curve:
			'Para cima, uma coluna após a outra. Vizinhas são diferentes. Uma casa circulada recebe o lado oposto da vizinha: 7 menos ela.',
		progress: 'Um campo circulado soma 1 ou 2 a um dado, só para você; depois risque-o.'
	},
	signs: [
		{ sign: 'spike', name: 'Espícula', text: 'Ao preenchê-la, circule um campo de progresso.' },
		{ sign: 'virus', name: 'Bônus: forma', text: 'Preencha uma como com um 6.' },
		{ sign: 'bars', name: 'Bônus: número', text: 'De 1 a 6, o próximo da curva.' },
		{ sign: 'tube', name: 'Bônus: um', text: 'Anote um 1 nos testes.' },
		{ sign: 'die', name: 'Dado extra', text: 'Não rolou? Use também o segundo dado.' },
		{ sign: '!flag', name: 'Meta', text: 'Preencha antes da última casa da pesquisa.' },
		{ sign: 'circle', name: 'Campo circulado', text: 'Pode ser gasto; riscado, já foi gasto.' },
		{ sign: 'circled', name: 'Casa circulada', text: 'Um revés: 7 menos a vizinha.' }
	],
	end: 'Alguém risca a última casa da pesquisa: todos terminam esta rodada. Quem a tiver riscado até lá vence junto.',
	brief: 'Vence quem tiver riscado a última casa da pesquisa ao fim daquele turno.',
	dice: ['d5', 'd3'],
	setup: [
		'Uma folha e um lápis para cada pessoa, dois dados no meio.',
		'Quem usou máscara por último começa.'
	]
});
