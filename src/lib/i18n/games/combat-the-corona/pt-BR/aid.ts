/** The player aid: the game on one page, in our words. */
import type { Aid } from '../../../aid.ts';

export const aid = (): Aid => ({
	aim: 'Em equipe: levem o marcador de infecção além do último nível ou destruam todos os vírus. Vocês perdem quando não sobra nenhum leito.',
	steps: [
		{
			signs: ['card', '>', '[1]', '/', '+', 'card'],
			title: 'Jogar e comprar',
			text: 'Jogue uma carta no espaço de ação vazio mais baixo e compre outra.'
		},
		{
			signs: ['card', 'card', 'card', '/', '>', 'hospital'],
			title: 'Retirar cartas',
			text: 'Três azuis iguais trazem um hospital. Com cinco cartas no tabuleiro, troque três ou retire todas.'
		},
		{
			signs: ['d4', 'd6', '>', 'virus', '/', 'd2', '>', 'bed'],
			title: 'Rolar e atacar',
			text: 'Um dado por hospital e por ficha de dado gasta. Primeiro os escudos; depois o dano precisa alcançar a vida de um vírus. Cada dado que sobra dá um leito.'
		},
		{
			signs: ['attack', '−', 'mask', '/', '>', 'bed'],
			title: 'Os vírus atacam',
			text: 'Some os ataques, um a menos por carta nos espaços 1 a 4. Perdem-se tantos leitos.'
		},
		{
			signs: ['virus', 'virus', 'virus'],
			title: 'Três vírus novos',
			text: 'Coloque o máximo de níveis que a infecção permite; o resto vai para baixo do monte. Se nenhum entra, o marcador sobe.'
		}
	],
	areas: {
		hospitals:
			'Cada hospital rola um dado. Os dois primeiros construídos trazem uma ficha de dado. Retire um quando quiser para mandar até dois vírus para baixo do monte.',
		spaces:
			'Uma máscara tira um do ataque. Espaço 3: role de novo um dado por ataque. Retirar as cinco: 10 leitos, uma ficha de dado e um vírus fora por carta azul.',
		infection: 'Só sobe. Em um turno não entram mais níveis do que o seu número.',
		beds: 'Começam no número marcado. Com 0, derrota.',
		viruses: 'Anote cada vírus: nível, vida, ataque. Os escudos protegem todos.'
	},
	signs: [
		{ sign: 'level', name: 'Nível', text: 'Conta para o nível de infecção.' },
		{ sign: 'heart', name: 'Vida', text: 'Dano que destrói o vírus.' },
		{ sign: 'attack', name: 'Ataque', text: 'Leitos que tira em cada turno.' },
		{ sign: 'shield', name: 'Escudo', text: 'Gasta um dado qualquer, antes dos vírus.' },
		{ sign: '!raise', name: 'Subir', text: 'O marcador de infecção sobe, uma vez por turno.' },
		{ sign: '!save', name: 'Salvar', text: 'Os 3 últimos derrotados vão para baixo do monte.' },
		{ sign: '!destroy', name: 'Destruir', text: 'Perde-se um hospital.' },
		{ sign: 'mask', name: 'Máscara', text: 'Tira um do ataque enquanto houver carta.' },
		{ sign: 'reroll', name: 'Rolar de novo', text: 'Um dado por ataque.' },
		{ sign: 'dieToken', name: 'Ficha de dado', text: 'Gaste para ter mais um dado.' },
		{ sign: 'star', name: 'Curinga', text: 'Vale por qualquer carta azul.' },
		{ sign: '!warning', name: 'Carta vermelha', text: 'Não combina; só ocupa espaço.' },
		{ sign: 'reshuffle', name: 'Embaralhar', text: 'O descarte volta ao monte, se quiserem.' },
		{ sign: 'flag', name: 'Início', text: 'Aqui começa o marcador.' }
	],
	end: 'Vitória: o marcador passa do último nível ou não resta nenhum vírus. Derrota: não sobra nenhum leito.',
	brief: 'Vitória: marcador além do último nível ou nenhum vírus. Derrota: sem leitos.',
	setup: [
		'Tabuleiro no meio, marcadores nos leitos marcados e na infecção 1.',
		'O vírus inicial fica aberto. Revele dez vírus: os especiais, embaralhados, embaixo do monte; os outros em cima.',
		'Vírus vermelhos (de Fácil a Épico) até a dificuldade de vocês; cartas “Só no solo”, só assim.',
		'Três cartas para cada um (solo: cinco); as vermelhas podem ser trocadas uma vez. Começa a pessoa mais velha.'
	]
});
