import type { Words } from '../words.ts';

export const rulings: Words['rulings'] = {
	'FTV-R1': {
		question: 'Quem está ativo pode deixar um dado utilizável?',
		answers: { a: 'Não, se ele couber sem progresso.', b: 'Sim, sempre.' }
	},
	'FTV-R2': {
		question: 'Qual vizinha conta para uma casa circulada ao lado de várias preenchidas?',
		answers: {
			a: 'A última preenchida; se o oposto dela estiver em outro lado, o círculo não vale mais.',
			b: 'O círculo só vale enquanto todas as vizinhas preenchidas tiverem o mesmo número.'
		}
	},
	'FTV-R3': {
		question: 'Quantas vezes se pode rolar uma dupla de novo?',
		answers: { a: 'Depois de cada nova dupla.', b: 'Uma vez por turno.' }
	},
	'FTV-R4': {
		question: 'Um 1 nos testes precisa de casas preenchidas embaixo?',
		answers: { a: 'Sim.', b: 'Não, mas nunca fica logo acima ou abaixo de um 1.' }
	},
	'FTV-R5': {
		question: 'Qual coluna da curva vem depois?',
		answers: { a: 'Qualquer uma.', b: 'Sempre a incompleta mais à esquerda.' }
	},
	'FTV-R6': {
		question: 'O número do bônus respeita vizinhas e círculos?',
		answers: { a: 'Sim.', b: 'Não, qualquer número de 1 a 6.' }
	},
	'FTV-R7': {
		question: 'Uma coluna circulada vem primeiro mesmo para um número que não cabe nela?',
		answers: { a: 'Sim.', b: 'Não, só para números que cabem ali.' }
	},
	'FTV-R8': {
		question: 'O progresso pode levar um número acima de 6 para a curva?',
		answers: { a: 'Não.', b: 'Sim.' }
	},
	'FTV-R9': {
		question: 'As formas de 1 a 5 podem ser viradas?',
		answers: { a: 'Sim, giradas e viradas.', b: 'Não, só giradas.' }
	}
};
