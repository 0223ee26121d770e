import { eachRound, type Words } from '../words.ts';
import { nouns } from './labels.ts';

export const options: Words['options'] = {
	contagion: {
		label: 'Contágio',
		help: 'Com contágio alto, mais fichas por rodada vão para as vagas de cada clínica: duas em vez de uma no livro de regras.',
		values: nouns.contagion
	},
	confinement: {
		label: 'Confinamento',
		help: 'Quanto mais rígido o confinamento, menos fichas chegam a cada rodada.',
		values: nouns.confinement
	},
	modules: {
		label: 'Módulos do jogo base',
		help: 'Escolha os módulos que estão na mesa; a expansão muda algumas de suas regras.',
		values: nouns.module
	},
	slots: { label: 'Vagas de pré-admissão', help: 'Quantas vagas de pré-admissão cada clínica tem.' },
	tiles: {
		label: 'Fichas próprias',
		help: 'Fichas por jogador em cada rodada, em vez de uma coluna do tabuleiro; no total, não mais do que há.',
		values: eachRound((round) => `Rodada ${round}`)
	},
	incomes: {
		label: 'Receitas',
		help: 'O que rende tratar uma pessoa de cada cor, em dólares.',
		values: nouns.colour
	}
};
