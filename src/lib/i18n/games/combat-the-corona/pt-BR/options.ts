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
		help: 'Joguem com as cartas deste app ou digam os valores das suas.',
		values: { app: 'Cartas deste app', own: 'Nossas cartas' }
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
