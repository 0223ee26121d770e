import type { Lesson } from '../en/lesson.ts';

export const lesson: Lesson = {
	aim: {
		title: 'O objetivo',
		text: 'Seja a primeira pessoa a riscar o último número da pesquisa. Antes, todas as casas vermelhas dos testes e da curva precisam estar preenchidas.'
	},
	roll: {
		title: 'Dois dados para todos',
		text: 'Uma pessoa rola os dois dados e a mesa inteira os usa. Duplas de 1 a 5 podem ser roladas de novo.'
	},
	research: {
		title: 'Pesquisa',
		text: 'Os números são riscados em ordem a partir do 1, cada um com um dado do valor exato.'
	},
	analysis: {
		title: 'Análise do vírus',
		text: 'Quem rolou usa os dois dados, um deles aqui: preenche a forma dele, girada à vontade, junto ao que já está preenchido. Cada espícula coberta circula um campo de progresso.'
	},
	others: {
		title: 'Os outros',
		text: 'Os outros usam um dos dois dados na própria folha, em qualquer área, ou nenhum.'
	},
	bonus: {
		title: 'Bônus',
		text: 'Alguns números da pesquisa, as fileiras cheias dos testes e as fileiras marcadas da curva dão um bônus. Ele é usado na hora ou se perde.'
	},
	testing: {
		title: 'Testes',
		text: 'Um número fica sobre casas todas preenchidas e menores. Um 1 pode ficar sobre tudo, menos sobre outro 1.'
	},
	progress: {
		title: 'Progresso',
		text: 'Os campos circulados somam a um dado, só para você: é assim que a pesquisa passa de 6. Depois são riscados.'
	},
	curve: {
		title: 'A curva',
		text: 'As colunas são preenchidas para cima, um número sobre o outro. Casas vizinhas precisam ser diferentes.'
	},
	setback: {
		title: 'Reveses',
		text: '5 e 6: cada um circula a próxima casa da curva, que então só aceita 7 menos a vizinha. 6 e 6: cada um risca um campo de progresso.'
	},
	end: {
		title: 'O fim',
		text: 'Alguém risca o último número da pesquisa: todos terminam esta rodada. Quem o tiver riscado até lá vence junto.'
	}
};
