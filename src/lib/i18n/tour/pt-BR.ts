import type { TourWords } from './en.ts';

export const words: TourWords = {
	title: 'Um passeio rápido',
	opening: 'Preparando a folha de demonstração…',
	about: 'Uma mesa de demonstração: experimente à vontade, nada fica guardado.',
	at: ({ at, of }) => `Passo ${at} de ${of}`,
	steps: {
		dice: {
			title: 'Anote os dados',
			text: 'Role dois dados de verdade, ou faça de conta, e toque nas faces que você vê.'
		},
		mark: {
			title: 'Marque a folha',
			text: 'Escolha um dado. Os lugares onde ele cabe mostram cantos: toque em um deles e confirme, se for preciso.'
		},
		refused: {
			title: 'Receba um não',
			text: 'Agora tente o que não pode: escolha um dado e toque em um lugar sem cantos. O cartão diz qual regra impede e o que é permitido no lugar.'
		},
		undo: {
			title: 'Desfaça',
			text: 'Nada é definitivo. A seta no alto desfaz a última jogada, quantas vezes você quiser.'
		},
		handOver: {
			title: 'Passe o celular',
			text: 'Termine a vez com o botão grande. O aplicativo diz de quem é a vez: passe o celular.'
		}
	},
	done: 'É só isso',
	doneText:
		'Cada mesa fica guardada neste aparelho depois de cada jogada. A balança ao lado da última frase responde “pode?” sem anotar nada.',
	skipStep: 'Próximo passo',
	skip: 'Sair do passeio',
	again: 'Mais uma vez',
	start: 'Começar uma mesa',
	rules: 'Como se joga',
	samples: 'Cada jogo em dois minutos',
	samplesHelp: 'Ou uma partida inteira, repetida jogada a jogada.',
	learn: 'Como se joga',
	whole: 'Partida inteira'
};
