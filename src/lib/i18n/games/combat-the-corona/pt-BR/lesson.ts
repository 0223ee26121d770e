import type { Lesson } from '../en/lesson.ts';

export const lesson: Lesson = {
	aim: {
		title: 'O objetivo',
		text: 'Em equipe, levem o marcador de infecção além do último nível ou destruam todos os vírus. Vocês perdem quando não sobra nenhum leito.'
	},
	play: {
		title: 'Jogar uma carta',
		text: 'No seu turno você joga uma carta no espaço de ação vazio mais baixo e compra outra.'
	},
	attack: {
		title: 'Rolar e atacar',
		text: 'Um dado por hospital. Um vírus é destruído quando o dano de um ou mais dados alcança a vida dele; antes se quebram os escudos.'
	},
	rise: {
		title: 'A infecção',
		text: 'Depois de cada turno são revelados três vírus. Se nenhum cabe no nível de infecção, nenhum entra e o marcador sobe: isso aproxima vocês da vitória.'
	},
	beds: {
		title: 'Dados que sobram',
		text: 'Cada dado que não ataca traz mais um leito.'
	},
	reveal: {
		title: 'Vírus novos',
		text: 'Dos três vírus revelados entram tantos níveis quanto a infecção permite. O resto vai para baixo do monte.'
	},
	hospital: {
		title: 'Construir um hospital',
		text: 'Três cartas azuis iguais viram um hospital: um dado a mais em cada ataque. Nos espaços 1 e 2 ele traz também uma ficha de dado.'
	},
	strike: {
		title: 'Os vírus atacam',
		text: 'Depois do seu ataque somam-se os ataques de todos os vírus na mesa, menos um por carta nos espaços 1 a 4. Perdem-se tantos leitos.'
	},
	clear: {
		title: 'Cinco cartas',
		text: 'Com cinco cartas no tabuleiro vocês podem retirar todas: 10 leitos, uma ficha de dado e um vírus para baixo do monte por carta azul.'
	},
	end: {
		title: 'O fim',
		text: 'Vitória assim que o marcador passa do último nível ou não resta nenhum vírus. Derrota assim que não sobra nenhum leito.'
	}
};
