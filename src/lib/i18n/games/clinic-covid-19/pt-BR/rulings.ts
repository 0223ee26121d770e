import type { Words } from '../words.ts';

export const rulings: Words['rulings'] = {
	'CLN-R1': {
		question: 'Há tantos mortos quanto curados. A partida está perdida?',
		answers: {
			a: 'Não, está ganha: só se perde com mais mortos do que curados.',
			b: 'Sim: o objetivo pede mais curados.'
		}
	},
	'CLN-R2': {
		question: 'O que significa o dinheiro da consulta especial ($6 no livro de regras)?',
		answers: { a: 'O jogador o recebe.', b: 'O jogador o paga e não recebe nada.' }
	},
	'CLN-R3': {
		question: 'Quais fichas podem ser retiradas por dinheiro?',
		answers: {
			a: 'Qualquer uma da própria clínica: de pessoas, da quarentena ou de vagas.',
			b: 'Só as de pacientes e médicos.'
		}
	},
	'CLN-R4': {
		question: 'Há novos contágios na última rodada?',
		answers: {
			a: 'Sim, e o que não couber conta como morte.',
			b: 'Não, a partida acaba depois da administração.'
		}
	},
	'CLN-R5': {
		question: 'Um paciente infectado pode ter uma consulta externa comum?',
		answers: {
			a: 'Não, é sempre a especial.',
			b: 'Sim, com enfermeiras e receita como em uma sala de tratamento.'
		}
	},
	'CLN-R6': {
		question: 'Quem conta como curado?',
		answers: {
			a: 'Todos os pacientes tratados, infectados ou não.',
			b: 'Só os pacientes que estavam infectados.'
		}
	},
	'CLN-R7': {
		question: 'Qual cor decide a receita quando ela mudou desde a infecção?',
		answers: { a: 'A cor de agora.', b: 'A cor no momento da infecção.' }
	},
	'CLN-R8': {
		question: 'Idosos e gestantes na caixa contam como mortos?',
		answers: { a: 'Sim.', b: 'Não, só pacientes e médicos.' }
	}
};
