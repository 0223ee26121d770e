import type { Words } from '../words.ts';

export const rulings: Words['rulings'] = {
	'PC19-R1': {
		question: 'Quando se pode usar Análise?',
		answers: {
			a: 'Depois de pegar, até o dado ser usado; a infecção foi decidida ao pegar.',
			b: 'Só antes de decidir a infecção: até usar ou converter o primeiro dado.'
		}
	},
	'PC19-R2': {
		question: 'As formas podem ser espelhadas?',
		answers: {
			a: 'Não, só giradas.',
			b: 'Sim, giradas e espelhadas.'
		}
	},
	'PC19-R3': {
		question: 'Onde começa o multiplicador?',
		answers: {
			a: 'Onde a folha diz (3 na do aplicativo), mais 1 por fileira completa.',
			b: 'Em 0: só o número de linhas completas.'
		}
	},
	'PC19-R4': {
		question: 'Quais colunas dão +5?',
		answers: {
			a: 'As que não têm nenhum infectado.',
			b: 'Todas as que não estão completas.'
		}
	},
	'PC19-R5': {
		question: 'Um meio infectado conta como infectado para conexões?',
		answers: {
			a: 'Não: formas não se ligam a ele e resistentes podem tocá-lo.',
			b: 'Sim: conta como infectado para as duas coisas.'
		}
	},
	'PC19-R6': {
		question: 'Com que se compara uma amostra de Saúde?',
		answers: {
			a: 'Com o número anotado antes, multiplicado.',
			b: 'Com a amostra anterior, sem multiplicar.'
		}
	},
	'PC19-R7': {
		question: 'Quantas vezes um par converte?',
		answers: {
			a: 'Uma.',
			b: 'Uma com cada um dos números.'
		}
	},
	'PC19-R8': {
		question: 'IST: o maior número de quem se soma?',
		answers: {
			a: 'O do jogador à sua esquerda.',
			b: 'O do jogador à sua direita.'
		}
	},
	'PC19-R9': {
		question: 'O que cerca um hospital?',
		answers: {
			a: 'Os indivíduos que o tocam.',
			b: 'Todos ao redor, também nos cantos.'
		}
	},
	'PC19-R10': {
		question: 'A Análise pode mudar o dado mutante?',
		answers: {
			a: 'Não: ele é anotado, não usado.',
			b: 'Sim, o pesquisador pode, depois de rolar e antes de pegar dados.'
		}
	},
	'PC19-R11': {
		question: 'Quais bônus usados dão 3 pontos?',
		answers: {
			a: 'Só os de Indivíduos resistentes.',
			b: 'Todos, de qualquer tipo.'
		}
	}
};
