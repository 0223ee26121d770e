import type { Words } from '../words.ts';

export const rulings: Words['rulings'] = {
	'CTC-R1': {
		question: 'Conta o dano que não destrói um vírus?',
		answers: {
			a: 'Não: dados só vão para um vírus que eles destroem.',
			b: 'Sim: o dano fica até o vírus sair da mesa.'
		}
	},
	'CTC-R2': {
		question: 'Podem sobrar dados que ainda destruiriam um vírus?',
		answers: { a: 'Não: leitos são para os que não podem.', b: 'Sim, livremente.' }
	},
	'CTC-R3': {
		question: 'Dá para limpar as cinco cartas se três podem ser trocadas?',
		answers: { a: 'Sim, os dois caminhos valem.', b: 'Não, só quando não há troca possível.' }
	},
	'CTC-R4': {
		question: 'Dá para trocar com todos os hospitais no tabuleiro?',
		answers: { a: 'Não, mas vocês podem abrir mão de um antes.', b: 'Sim, sem recompensa.' }
	},
	'CTC-R5': {
		question: 'O número de fichas de dado e escudos é um limite?',
		answers: { a: 'Sim, tantos quantas peças há.', b: 'Não.' }
	},
	'CTC-R6': {
		question: 'E se o monte de ação estiver vazio ao comprar?',
		answers: {
			a: 'O descarte é embaralhado e vira o novo monte.',
			b: 'Não se compra; só limpar traz cartas de volta.'
		}
	},
	'CTC-R7': {
		question: 'Qual nível de infecção vence?',
		answers: { a: 'O passo além do último nível.', b: 'Chegar ao último nível.' }
	},
	'CTC-R8': {
		question: 'O que acontece com uma ficha de escudo quando seu vírus vai para baixo do baralho?',
		answers: {
			a: 'Fica: as fichas não são de nenhum vírus.',
			b: 'Volta à reserva: cada ficha fica sobre o vírus que a trouxe.'
		}
	}
};
