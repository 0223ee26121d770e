import type { Difficulty } from '../../../../sheets/combat-the-corona/lines.ts';
import type { Words } from '../words.ts';

export const level: Readonly<Record<Difficulty, string>> = {
	beginner: 'Iniciante',
	easy: 'Fácil',
	medium: 'Médio',
	difficult: 'Difícil',
	epic: 'Épico'
};

export const options: Words['options'] = {
	difficulty: {
		label: 'Dificuldade',
		help: 'Cada nível traz mais um vírus vermelho para o baralho.',
		values: level
	},
	first: { label: 'Quem começa', help: 'A pessoa mais velha joga o primeiro turno.' },
	deck: {
		label: 'Cartas',
		help: 'Joguem com as cartas da edição: as nossas para imprimir ou as suas como foram informadas. Ou digam os valores de cada carta quando sair.',
		values: { app: 'As cartas da edição', own: 'As cartas próprias da mesa' }
	},
	deckSize: {
		label: 'Tamanho do baralho de vírus de vocês',
		help: 'Só com cartas próprias: quantos vírus há no baralho sem o inicial.'
	},
	deckOrder: {
		label: 'Conferir a ordem do baralho',
		help: 'O árbitro lembra o que está em cima e embaixo do baralho de vírus.'
	}
};
