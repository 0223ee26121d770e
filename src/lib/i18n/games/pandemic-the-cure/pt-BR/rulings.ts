import type { Words } from '../words.ts';

export const rulings: Words['rulings'] = {
	'PTC-R1': {
		question: 'O que significam 6, 5 e 4 nas dificuldades?',
		answers: {
			a: 'Trechos da trilha que ainda faltam: começa onde a trilha diz, na nossa edição na casa 0, 4 ou 8.',
			b: 'O número da casa: começa na 6, 5 ou 4.'
		}
	},
	'PTC-R2': {
		question: 'Doenças curadas têm surtos?',
		answers: { a: 'Não, podem se empilhar mais.', b: 'Sim, como as outras.' }
	},
	'PTC-R3': {
		question: 'E se o saco não basta para uma epidemia?',
		answers: { a: 'A equipe perde.', b: 'Rola-se o que resta e o jogo segue.' }
	},
	'PTC-R4': {
		question: 'Quantas doenças podem ser dadas em um turno?',
		answers: { a: 'Uma.', b: 'Quantas quiser, uma de cada vez.' }
	},
	'PTC-R5': {
		question: 'Onde começa a conferência de surtos?',
		answers: { a: 'Na região 1.', b: 'Na região de quem está no turno.' }
	},
	'PTC-R6': {
		question: 'Dois riscos em uma rolagem com uma epidemia no meio: o que vem primeiro?',
		answers: {
			a: 'Estritamente um depois do outro.',
			b: 'Todos os avanços do marcador e depois as epidemias, com a taxa final.'
		}
	},
	'PTC-R7': {
		question: 'E se um dado mostra uma face que a edição não tem?',
		answers: { a: 'É recusada.', b: 'O dado da mesa está certo.' }
	}
};
