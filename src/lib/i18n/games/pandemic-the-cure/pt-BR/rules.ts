import type { Words } from '../words.ts';

export const sections: Words['sections'] = {
	dice: 'Dados',
	setup: 'Preparação',
	turn: 'Turno',
	rolling: 'Rolagem',
	actions: 'Ações',
	locked: 'Dados presos',
	giving: 'Dar',
	curing: 'Curar',
	infecting: 'Infectar',
	outbreaks: 'Surtos',
	epidemic: 'Epidemia',
	events: 'Eventos',
	roles: 'Cartas de função',
	end: 'Fim'
};

export const rules: Words['rules'] = {
	'PTC-D1': {
		title: 'Doze dados de cada cor',
		text: 'Há 12 dados de infecção de cada cor. Um dado só é tirado de onde está; o saco nunca dá mais dados de uma cor do que tem.'
	},
	'PTC-D2': {
		title: 'Cada cor tem suas faces',
		text: 'Um dado de infecção só mostra faces da sua cor. Uma mesa com dados comuns pode desligar isso.'
	},
	'PTC-D3': {
		title: 'Os dados seguem a carta de função',
		text: 'Um dado de jogador só mostra faces da carta do dono, e a carta diz quantos dados há.'
	},
	'PTC-D4': { title: 'Uma das duas', text: 'Uma face com duas ações serve para uma delas, não para ambas.' },
	'PTC-S1': { title: 'Primeiro a preparação', text: 'A mesa é preparada antes de tudo, e uma só vez.' },
	'PTC-S2': {
		title: 'Um tabuleiro vazio',
		text: 'Centro, regiões, CDC e carta de curas estão vazios; os 48 dados de infecção estão no saco.'
	},
	'PTC-S3': {
		title: 'Doze dados para começar',
		text: 'Doze dados de infecção são sorteados e rolados, com qualquer número de jogadores.'
	},
	'PTC-S4': {
		title: 'Sem cruzes na preparação',
		text: 'Uma cruz é rolada de novo. Os outros dados vão para a região do seu número.'
	},
	'PTC-S5': {
		title: 'No máximo três de uma cor',
		text: 'O que passa de três dados de uma cor em uma região é rolado de novo. Não há surtos na preparação.'
	},
	'PTC-S6': {
		title: 'Onde começam os marcadores',
		text: 'O marcador da taxa começa na casa da dificuldade; o de surtos, no 0. A casa inicial não causa epidemia.'
	},
	'PTC-S7': {
		title: 'Três eventos abertos',
		text: 'O baralho de eventos é embaralhado e três cartas diferentes são reveladas.'
	},
	'PTC-S8': {
		title: 'Uma função para cada um',
		text: 'Cada jogador tem uma carta de função com seus dados e seu peão. Todos os peões começam na região 1. Só a equipe de campo pode se repetir.'
	},
	'PTC-S9': { title: 'Quem começa', text: 'A mesa escolhe quem começa.' },
	'PTC-T1': {
		title: 'Só joga quem está no turno',
		text: 'Os turnos seguem em sentido horário. Eventos são a exceção: qualquer um pode usá-los.'
	},
	'PTC-T2': {
		title: 'Quatro passos em ordem',
		text: 'Um turno é: rolar e agir, dar, curar, infectar. Cada jogada pertence ao seu passo.'
	},
	'PTC-T3': {
		title: 'Rolar e infectar são obrigatórios',
		text: 'Esses dois passos não podem ser pulados. Dar e curar podem.'
	},
	'PTC-T4': {
		title: 'Os passos só avançam',
		text: 'Pode-se ir direto a um passo posterior; os do meio são pulados.'
	},
	'PTC-N1': {
		title: 'Todos os dados disponíveis juntos',
		text: 'No início do turno rolam-se todos os dados que não estão presos.'
	},
	'PTC-N2': {
		title: 'Role de novo quanto quiser',
		text: 'Qualquer número de dados não usados pode ser rolado de novo. Cada um recebe uma única face nova.'
	},
	'PTC-N3': {
		title: 'Usado está usado',
		text: 'Um dado usado, mesmo em parte, ou que cobre uma amostra não é rolado de novo; nem um que não foi rolado.'
	},
	'PTC-B1': {
		title: 'O risco biológico move a taxa',
		text: 'Cada risco biológico avança o marcador uma casa na hora, e o dado fica separado durante o turno.'
	},
	'PTC-B2': { title: 'O risco fica', text: 'Um dado com risco biológico não é rolado de novo.' },
	'PTC-B3': {
		title: 'Casa de epidemia',
		text: 'Quando o marcador avança para uma casa de epidemia, há uma epidemia, toda vez.'
	},
	'PTC-B4': { title: 'A caveira', text: 'Se o marcador chega à caveira, a equipe perde na hora.' },
	'PTC-B5': {
		title: 'Um risco de cada vez',
		text: 'Vários riscos de uma rolagem são resolvidos um a um, e uma epidemia vem antes do próximo.'
	},
	'PTC-A1': {
		title: 'Um dado, uma ação',
		text: 'Uma ação gasta um dado rolado e não usado que a mostre.'
	},
	'PTC-A2': { title: 'Voar', text: 'O peão vai para qualquer outra região.' },
	'PTC-A3': { title: 'Navegar', text: 'O peão vai para uma região vizinha.' },
	'PTC-A4': {
		title: 'Tratar na região',
		text: 'Um dado de uma cor escolhida vai da região do peão para o centro de tratamento.'
	},
	'PTC-A5': {
		title: 'Tratar no centro',
		text: 'Um dado de uma cor escolhida vai do centro de tratamento para o saco.'
	},
	'PTC-A6': {
		title: 'Tratar uma doença curada',
		text: 'O tratamento de uma doença curada move todos os dados da cor daquele lugar.'
	},
	'PTC-A7': {
		title: 'Coletar uma amostra',
		text: 'Um dado vai do centro de tratamento para a sua carta e é coberto com o dado usado. Não importa onde está o seu peão.'
	},
	'PTC-A8': { title: 'Só doenças não curadas', text: 'De uma doença curada não se coletam amostras.' },
	'PTC-A9': {
		title: 'Ninguém é obrigado',
		text: 'Não é preciso usar os dados. Os que sobram se perdem no fim do passo.'
	},
	'PTC-L1': {
		title: 'Presos até a cura',
		text: 'A amostra e o dado que a cobre ficam até a doença ser curada. Um dado preso não é rolado.'
	},
	'PTC-L2': {
		title: 'Com todos os dados presos',
		text: 'Só quem começa o próprio turno com todos os dados presos pode liberar um, ou seguir sem rolar.'
	},
	'PTC-L3': {
		title: 'Liberar um dado',
		text: 'Libera-se um dado próprio, em qualquer carta. O dado de infecção vai para o centro, e esse único dado é rolado.'
	},
	'PTC-G1': {
		title: 'Amostras da própria carta',
		text: 'No passo de dar, quem está no turno pode dar amostras da própria carta.'
	},
	'PTC-G2': {
		title: 'Todas ou nenhuma',
		text: 'Todas as amostras de uma doença vão juntas, com os dados que as cobrem.'
	},
	'PTC-G3': { title: 'Para outra pessoa', text: 'As amostras vão para outra pessoa.' },
	'PTC-G4': { title: 'Na mesma região', text: 'Os dois peões estão na mesma região.' },
	'PTC-G5': { title: 'Uma entrega por turno', text: 'Em um turno dão-se amostras de uma só doença.' },
	'PTC-G6': {
		title: 'Os dados mantêm o dono',
		text: 'As amostras dadas continuam presas, e os dados que as cobrem continuam de quem eram.'
	},
	'PTC-C1': {
		title: 'Uma tentativa por turno',
		text: 'Em um turno há uma tentativa de cura, no passo de curar, dê certo ou não.'
	},
	'PTC-C2': { title: 'Só doenças não curadas', text: 'O que está curado não é curado de novo.' },
	'PTC-C3': {
		title: 'Uma amostra basta para tentar',
		text: 'Quem está no turno tem ao menos uma amostra da doença.'
	},
	'PTC-C4': {
		title: 'Todas as amostras da cor',
		text: 'Rolam-se todas as amostras dessa cor na própria carta, e nada mais.'
	},
	'PTC-C5': { title: '13 cura', text: 'Somam-se as faces; uma cruz vale 0. Com 13 ou mais dá certo.' },
	'PTC-C6': {
		title: 'Sucesso',
		text: 'Um dado vai para a carta de curas. As outras amostras da cor e seus dados no centro vão para o saco, e os dados que cobriam voltam aos donos. Dados nas regiões e no CDC ficam.'
	},
	'PTC-C7': {
		title: 'Falha',
		text: 'Nada se move. As amostras continuam presas e podem ser tentadas ou dadas depois.'
	},
	'PTC-I1': {
		title: 'Sorteia-se o que a taxa diz',
		text: 'Tantos dados de infecção quanto a taxa são sorteados do saco e rolados.'
	},
	'PTC-I2': {
		title: 'Poucos dados no saco',
		text: 'Se o saco tem menos dados do que é preciso sortear, a equipe perde na hora e nada é sorteado.'
	},
	'PTC-I3': {
		title: 'Para onde vão os dados',
		text: 'Uma cruz vai para o CDC; um número, para a sua região. Dados de doenças curadas também.'
	},
	'PTC-I4': {
		title: 'Depois, os surtos',
		text: 'Com todos os dados colocados conferem-se os surtos, também em um passo pulado. Depois passa o turno.'
	},
	'PTC-O1': {
		title: 'A ordem da conferência',
		text: 'As regiões são conferidas uma vez, de 1 a 6, e em cada uma as cores vermelho, amarelo, azul, preto.'
	},
	'PTC-O2': {
		title: 'Mais de três',
		text: 'Mais de três dados de uma cor em uma região são um surto. Doenças curadas não têm e podem se empilhar mais.'
	},
	'PTC-O3': { title: 'A trilha conta', text: 'Cada surto avança o marcador de surtos em um.' },
	'PTC-O4': {
		title: 'O oitavo surto',
		text: 'Com oito a equipe perde na hora, e esse surto já não move dados.'
	},
	'PTC-O5': {
		title: 'Os dados transbordam',
		text: 'Todos os dados acima de três vão para a próxima região em sentido horário, da 6 para a 1.'
	},
	'PTC-O6': {
		title: 'Cadeias',
		text: 'Se essa região agora tem mais de três da cor, ela é a próxima a ter surto, antes de a conferência seguir.'
	},
	'PTC-P1': {
		title: 'Uma epidemia interrompe',
		text: 'Ela é resolvida antes de tudo, menos dos eventos. Depois o turno continua de onde estava.'
	},
	'PTC-P2': {
		title: 'Centro e saco',
		text: 'Rolam-se juntos todos os dados do centro e tantos do saco quanto a taxa diz.'
	},
	'PTC-P3': {
		title: 'Como ao infectar',
		text: 'Os dados são colocados e os surtos conferidos como ao infectar. Amostras e CDC não mudam.'
	},
	'PTC-P4': { title: 'Aqui também se perde', text: 'Com poucos dados no saco a equipe perde.' },
	'PTC-E1': {
		title: 'Qualquer um, a qualquer hora',
		text: 'Qualquer um pode usar um evento entre duas jogadas, também no turno dos outros e em torno de uma epidemia. A mesa combina quais cartas existem.'
	},
	'PTC-E2': { title: 'Só cartas abertas', text: 'Só se usa uma carta que está aberta.' },
	'PTC-E3': {
		title: 'O preço exato',
		text: 'Um evento custa exatamente seu número de dados do CDC. A equipe escolhe as cores.'
	},
	'PTC-E4': {
		title: 'Primeiro se paga',
		text: 'Os dados precisam estar no CDC. Eles vão para o saco antes do efeito.'
	},
	'PTC-E5': {
		title: 'O efeito precisa ser possível',
		text: 'Um peão se move de verdade, os dados estão lá, o marcador pode voltar, nada é pulado duas vezes, o bônus vem a tempo e as amostras vão para outra pessoa.'
	},
	'PTC-E6': {
		title: 'Eventos não causam surtos',
		text: 'Eventos não causam conferência de surtos, e um marcador que volta não causa epidemia.'
	},
	'PTC-E7': {
		title: 'Uma carta nova na hora',
		text: 'A carta usada vai para baixo do baralho e outra é revelada na hora: uma nunca vista ou, se não houver, a que está há mais tempo embaixo.'
	},
	'PTC-K1': {
		title: 'Primeiro risco',
		text: 'O primeiro risco biológico do turno deste jogador não move o marcador. O dado é separado mesmo assim.'
	},
	'PTC-K2': { title: 'Cura com 11', text: 'Este jogador cura com 11 ou mais.' },
	'PTC-K3': {
		title: 'Chegada',
		text: 'Quando este peão entra em uma região, um dado de cada cor com dois ou mais ali vai para o centro. A preparação não conta.'
	},
	'PTC-K4': {
		title: 'Dois ou três tratamentos',
		text: 'O dado vale para 2 ou 3 tratamentos, cada um à escolha. O que sobra no fim do passo ou ao recuperar dados se perde.'
	},
	'PTC-K5': { title: 'Helicóptero', text: 'Um peão qualquer vai para qualquer outra região.' },
	'PTC-K6': { title: 'Conter', text: 'De um a três dados de quaisquer cores vão do centro para o saco.' },
	'PTC-K7': { title: 'CDC', text: 'Um dado da região do peão ou do centro vai para o CDC.' },
	'PTC-K8': { title: 'Dar de longe', text: 'Este jogador dá amostras a qualquer distância.' },
	'PTC-X1': {
		title: 'O fim é o fim',
		text: 'A partida acaba na hora com vitória ou derrota. Depois nada é permitido.'
	},
	'PTC-X2': { title: 'Vitória', text: 'A equipe vence quando a quarta doença é curada.' },
	'PTC-X3': {
		title: 'Derrota',
		text: 'A equipe perde na caveira da taxa, com oito surtos ou quando o saco tem poucos dados.'
	}
};

export const rulings: Words['rulings'] = {
	'PTC-R1': {
		question: 'O que significam 6, 5 e 4 nas dificuldades?',
		answers: {
			a: 'Trechos da trilha que ainda faltam: começa na casa 0, 4 ou 8.',
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
	}
};
