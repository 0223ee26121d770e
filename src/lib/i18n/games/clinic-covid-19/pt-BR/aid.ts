/** The player aid: the game on one page, in our words. */
import type { Given } from '../../../../sheets/clinic-covid-19/facts.ts';
import type { Aid } from '../../../aid.ts';

export const aid = ({ protection, contagions: [low, high], strategic }: Required<Given>): Aid => ({
	aim: 'Em equipe: ao fim da última rodada deve haver mais pacientes curados do que falecidos.',
	steps: [
		{
			signs: ['check', '/', 'tile', '>', 'virus'],
			title: 'Ações',
			text: 'Cada um escolhe Admitir ao menos uma vez. Um paciente que chega a uma vaga com peça é infectado na hora.'
		},
		{
			signs: ['tile', '>', 'virus', '/', 'tile', '>', 'house'],
			title: 'Repartir e infectar',
			text: 'Repartam as peças da rodada; cada um pega ao menos uma e põe cada uma sob alguém sem peça. Enfermeiras, cuidadores e zeladores vão para a quarentena.'
		},
		{
			signs: ['bed', '>', 'heart', '/', 'virus', '>', 'mask'],
			title: 'Negócios',
			text: `Infectados contam um nível pior. Curados vão para a caixa. Por $${protection} tira-se uma peça a qualquer momento.`
		},
		{
			signs: ['bed', '>', '!cross'],
			title: 'Administração',
			text: 'Quem não foi tratado piora uma cor; os vermelhos morrem. Depois a equipe sai da quarentena.'
		},
		{
			signs: ['tile', '>', '[A]'],
			title: 'Contágio',
			text: `Cada um põe peças nas suas vagas de pré-admissão: ${low} com contágio baixo, ${high} com alto.`
		}
	],
	areas: {
		board: 'Contágio e confinamento escolhem a coluna; a linha é a rodada. Tantas peças por pessoa.',
		track: 'A seringa mostra a rodada e guarda sua pilha.',
		cured: 'Todo paciente tratado, infectado ou não.',
		deceased: 'Pessoas que morreram e peças que não acharam lugar.',
		clinic0: 'Vagas, salas com seus leitos, infectados com sua cor, quarentena e, no fim, popularidade.'
	},
	signs: [
		{ sign: 'tile', name: 'Peça', text: 'Uma peça COVID-19: a pessoa está infectada.' },
		{ sign: 'syringe', name: 'Seringa', text: 'Mostra a rodada.' },
		{ sign: 'check', name: 'Admitido', text: 'Uma marca para cada Admitir desta rodada.' },
		{ sign: 'bed', name: 'Sala', text: 'Anote quem está em cada leito.' },
		{ sign: 'virus', name: 'Infectado', text: 'Tipo e cor de quem tem peça.' },
		{ sign: 'house', name: 'Quarentena', text: 'Equipe com peça, até o fim da rodada.' },
		{ sign: 'mask', name: 'Proteção', text: 'Dinheiro pago para retirar peças.' },
		{ sign: 'star', name: 'Popularidade', text: 'A do jogo base, no fim.' },
		{ sign: 'heart', name: 'Curado', text: 'Uma casa por paciente tratado.' },
		{ sign: '!cross', name: 'Falecido', text: 'Uma casa por morte e por peça sem lugar.' }
	],
	end: `Depois da última rodada: mais falecidos que curados é derrota. Senão, vitória; com ${strategic} de popularidade por pessoa, vitória estratégica.`,
	brief: 'Após a última rodada: derrota com mais falecidos que curados.',
	setup: [
		'O jogo base como sempre; ao lado o quadro de contágio e as duas caixas.',
		'Combinem contágio e confinamento e empilhem as peças de cada rodada. O resto é a reserva.',
		'A seringa na rodada 1.'
	]
});
