/** The player aid: the game on one page, in our words. */
import type { Given } from '../../../../sheets/pandemic-the-cure/facts.ts';
import type { Aid } from '../../../aid.ts';

export const aid = ({ cureAt, stack, setupDice, openEvents }: Required<Given>): Aid => ({
	aim: 'Em equipe: curem as quatro doenças antes que o marcador chegue à caveira, haja surtos demais ou a bolsa se esvazie.',
	steps: [
		{
			signs: ['die', 'die', 'reroll', '/', '!biohazard', '>', '+1'],
			title: 'Rolar',
			text: 'Role todos os seus dados livres. Role de novo os não usados, quantas vezes quiser. Cada risco biológico move o marcador um espaço na hora.'
		},
		{
			signs: ['fly', 'sail', '/', 'treat', 'sample'],
			title: 'Agir',
			text: 'Voar, navegar, tratar, coletar amostra: um dado por ação. Dois símbolos no dado: um deles.'
		},
		{
			signs: ['card', 'sample', '/', '>', 'card'],
			title: 'Dar',
			text: 'Na mesma região: todas as suas amostras de uma doença para outra pessoa.'
		},
		{
			signs: ['sample', 'sample', '>', String(cureAt)],
			title: 'Curar',
			text: `Role todas as suas amostras de uma cor. ${cureAt} ou mais cura; uma cruz vale 0. Uma vez por turno.`
		},
		{
			signs: ['die', '>', '[3]', '/', 'plus', '>', 'cdc'],
			title: 'Infectar',
			text: 'Tire e role tantos dados quanto a taxa diz. Números vão para sua região, cruzes para o CDC; depois confira os surtos.'
		}
	],
	areas: {
		board:
			'Tratar na sua região: um dado para o centro. No centro: um dado para a bolsa. De doença curada: todos.',
		rate: 'Em um espaço marcado há epidemia: os dados do centro são rolados para o mundo. Na caveira vocês perdem.',
		outbreaks: `Mais de ${stack} de uma cor em uma região: o resto segue adiante e a trilha sobe.`,
		cards: 'Uma amostra e o dado que a cobre ficam até a doença ser curada.',
		events: 'Pagos com dados do CDC; qualquer pessoa, a qualquer momento.',
		bag: 'Quantos dados de cada cor ainda podem sair.'
	},
	signs: [
		{ sign: 'fly', name: 'Voar', text: 'Para qualquer outra região.' },
		{ sign: 'sail', name: 'Navegar', text: 'Para uma região vizinha.' },
		{ sign: 'treat', name: 'Tratar', text: 'Um dado para o centro; no centro, para a bolsa.' },
		{ sign: 'treat2', name: 'Tratar 2 ou 3', text: 'O mesmo com dois ou três dados.' },
		{ sign: 'sample', name: 'Amostra', text: 'Um dado do centro; este dado o cobre.' },
		{ sign: 'helicopter', name: 'Helicóptero', text: 'Qualquer peão para qualquer outra região.' },
		{ sign: 'contain', name: 'Conter', text: 'De 1 a 3 dados do centro para a bolsa.' },
		{ sign: 'cdc', name: 'CDC', text: 'Um dado da sua região ou do centro para o CDC.' },
		{ sign: '!biohazard', name: 'Risco biológico', text: 'O marcador avança; nunca é rolado de novo.' },
		{ sign: 'virus', name: 'Epidemia', text: 'Espaço marcado: o centro é rolado para o mundo.' },
		{ sign: '!skull', name: 'Caveira', text: 'O último espaço de uma trilha: derrota.' },
		{ sign: 'plus', name: 'Cruz', text: 'O dado que a mostra vai para o CDC.' }
	],
	end: 'Vitória: a quarta doença está curada. Derrota: o marcador ou os surtos chegam à caveira, ou faltam dados na bolsa.',
	brief: 'Vitória: quatro curas. Derrota: uma caveira ou faltam dados na bolsa.',
	setup: [
		'Tabuleiro no meio, todos os dados de infecção na bolsa, um papel com seus dados para cada pessoa, peões na região 1.',
		`Dados de infecção a tirar e rolar: ${setupDice}. Cada um para sua região; cruz, ou mais de ${stack} de uma cor em uma região, role de novo.`,
		`O marcador no início da sua dificuldade; eventos abertos: ${openEvents}.`
	]
});
