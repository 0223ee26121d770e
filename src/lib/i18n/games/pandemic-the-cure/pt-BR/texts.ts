import { infectionCounts, type RuleTexts } from '../words.ts';
import { names } from './sheet.ts';

/** The rules in our own words. */
export const texts: RuleTexts = {
	'PTC-D1': (facts, talk) =>
		`Dados de infecção desta edição: ${infectionCounts(facts, names, talk)}. Um dado só é tirado de onde está; o saco nunca dá mais dados de uma cor do que tem.`,
	'PTC-D2':
		'Um dado de infecção só mostra faces da sua cor. Uma mesa com dados comuns pode desligar isso, e também uma que confia mais nos dados do que na edição.',
	'PTC-D3':
		'Um dado de jogador só mostra faces da carta do dono, a não ser que a mesa confie mais nos dados; a carta diz quantos dados há.',
	'PTC-D4': 'Uma face com duas ações serve para uma delas, não para ambas.',
	'PTC-S1': 'A mesa é preparada antes de tudo, e uma só vez.',
	'PTC-S2': 'Centro, regiões, CDC e carta de curas estão vazios; todos os dados de infecção estão no saco.',
	'PTC-S3': ({ setupDice }) =>
		`${setupDice} dados de infecção são sorteados e rolados, com qualquer número de jogadores.`,
	'PTC-S4': 'Uma cruz é rolada de novo. Os outros dados vão para a região do seu número.',
	'PTC-S5': ({ stack }) =>
		`Uma região suporta uma pilha de ${stack} de uma cor. O que passa disso é rolado de novo. Não há surtos na preparação.`,
	'PTC-S6':
		'O marcador da taxa começa na casa da dificuldade; o de surtos, no 0. A casa inicial não causa epidemia.',
	'PTC-S7': ({ openEvents }) =>
		`O baralho de eventos é embaralhado. Ficam abertas cartas diferentes, tantas quanto diz a edição: ${openEvents}.`,
	'PTC-S8':
		'Cada jogador tem uma carta de função com seus dados e seu peão. Todos os peões começam na região 1. Só a equipe de campo pode se repetir.',
	'PTC-S9': 'A mesa escolhe quem começa.',
	'PTC-T1': 'Os turnos seguem em sentido horário. Eventos são a exceção: qualquer um pode usá-los.',
	'PTC-T2': 'Um turno é: rolar e agir, dar, curar, infectar. Cada jogada pertence ao seu passo.',
	'PTC-T3': 'Esses dois passos não podem ser pulados. Dar e curar podem.',
	'PTC-T4': 'Pode-se ir direto a um passo posterior; os do meio são pulados.',
	'PTC-N1':
		'No início do turno rolam-se todos os dados que não estão presos, também os que um efeito acabou de liberar.',
	'PTC-N2':
		'Qualquer número de dados não usados pode ser rolado de novo. Cada um recebe uma única face nova.',
	'PTC-N3':
		'Um dado usado, mesmo em parte, ou que cobre uma amostra não é rolado de novo; nem um que não foi rolado.',
	'PTC-B1':
		'Cada risco biológico avança o marcador uma casa na hora, e o dado fica separado durante o turno.',
	'PTC-B2': 'Um dado com risco biológico não é rolado de novo.',
	'PTC-B3': 'Quando o marcador avança para uma casa de epidemia, há uma epidemia, toda vez.',
	'PTC-B4': 'Se o marcador chega à caveira, a equipe perde na hora.',
	'PTC-B5': 'Vários riscos de uma rolagem são resolvidos um a um, e uma epidemia vem antes do próximo.',
	'PTC-A1': 'Uma ação gasta um dado rolado e não usado que a mostre.',
	'PTC-A2': 'O peão vai para qualquer outra região.',
	'PTC-A3': 'O peão vai para uma região vizinha.',
	'PTC-A4': 'Um dado de uma cor escolhida vai da região do peão para o centro de tratamento.',
	'PTC-A5': 'Um dado de uma cor escolhida vai do centro de tratamento para o saco.',
	'PTC-A6': 'O tratamento de uma doença curada move todos os dados da cor daquele lugar.',
	'PTC-A7':
		'Um dado vai do centro de tratamento para a sua carta e é coberto com o dado usado. Não importa onde está o seu peão.',
	'PTC-A8': 'De uma doença curada não se coletam amostras.',
	'PTC-A9': 'Não é preciso usar os dados. Os que sobram se perdem no fim do passo.',
	'PTC-L1': 'A amostra e o dado que a cobre ficam até a doença ser curada. Um dado preso não é rolado.',
	'PTC-L2': 'Só quem começa o próprio turno com todos os dados presos pode liberar um, ou seguir sem rolar.',
	'PTC-L3':
		'Libera-se um dado próprio, em qualquer carta. O dado de infecção vai para o centro, e esse único dado é rolado.',
	'PTC-G1': 'No passo de dar, quem está no turno pode dar amostras da própria carta.',
	'PTC-G2': 'Todas as amostras de uma doença vão juntas, com os dados que as cobrem.',
	'PTC-G3': 'As amostras vão para outra pessoa.',
	'PTC-G4': 'Os dois peões estão na mesma região.',
	'PTC-G5': 'Em um turno dão-se amostras de uma só doença.',
	'PTC-G6': 'As amostras dadas continuam presas, e os dados que as cobrem continuam de quem eram.',
	'PTC-C1':
		'Há uma tentativa de cura por turno, na etapa de curar, dê certo ou não. Um efeito pode permitir mais uma.',
	'PTC-C2': 'O que está curado não é curado de novo.',
	'PTC-C3': 'Quem está no turno tem ao menos uma amostra da doença.',
	'PTC-C4': 'Rolam-se todas as amostras dessa cor na própria carta, e nada mais.',
	'PTC-C5': ({ cureAt }) => `Somam-se as faces; uma cruz vale 0. Com ${cureAt} ou mais dá certo.`,
	'PTC-C6':
		'Um dado vai para a carta de curas. As outras amostras da cor e seus dados no centro vão para o saco, e os dados que cobriam voltam aos donos. Dados nas regiões e no CDC ficam.',
	'PTC-C7': 'Nada se move. As amostras continuam presas e podem ser tentadas ou dadas depois.',
	'PTC-I1':
		'Tantos dados de infecção quanto a taxa são sorteados do saco e rolados. Efeitos podem mudar o número ou fazer com que nada seja sorteado.',
	'PTC-I2': 'Se o saco tem menos dados do que é preciso sortear, a equipe perde na hora e nada é sorteado.',
	'PTC-I3': 'Uma cruz vai para o CDC; um número, para a sua região. Dados de doenças curadas também.',
	'PTC-I4':
		'Com todos os dados colocados conferem-se os surtos, também em um passo pulado. Depois passa o turno.',
	'PTC-O1':
		'As regiões são conferidas uma vez, de 1 a 6, e em cada uma as cores vermelho, amarelo, azul, preto.',
	'PTC-O2': ({ stack }) =>
		`Mais de ${stack} dados de uma cor são um surto. Doenças curadas não têm e podem se empilhar mais.`,
	'PTC-O3': 'Cada surto avança o marcador de surtos em um.',
	'PTC-O4': ({ outbreakLimit }) =>
		`No limite, que é ${outbreakLimit}, a equipe perde na hora, e esse surto já não move dados.`,
	'PTC-O5': 'Todos os dados acima da pilha vão para a próxima região em sentido horário, da 6 para a 1.',
	'PTC-O6':
		'Se essa região agora tem dados demais da cor, ela é a próxima a ter surto, antes de a conferência seguir; se preciso, dando a volta toda.',
	'PTC-O7':
		'Não move a trilha. Os dados acima da pilha ficam, seguem para a próxima região ou vão para o centro ou o saco, como diz o efeito. Usa-se primeiro o que espera há mais tempo.',
	'PTC-P1': 'Ela é resolvida antes de tudo, menos dos eventos. Depois o turno continua de onde estava.',
	'PTC-P2': 'Rolam-se juntos todos os dados do centro e tantos do saco quanto a taxa diz.',
	'PTC-P3': 'Os dados são colocados e os surtos conferidos como ao infectar. Amostras e CDC não mudam.',
	'PTC-P4': 'Com poucos dados no saco a equipe perde.',
	'PTC-E1':
		'Qualquer um pode usar um evento entre duas jogadas, também no turno dos outros e em torno de uma epidemia. A mesa combina quais cartas existem.',
	'PTC-E2': 'Só se usa uma carta que está aberta.',
	'PTC-E3': 'Um evento custa exatamente seu número de dados do CDC. A equipe escolhe as cores.',
	'PTC-E4': 'Os dados precisam estar no CDC. Eles vão para o saco antes do efeito.',
	'PTC-E5':
		'Cada efeito precisa ser possível na sua vez, depois do pagamento e dos efeitos anteriores: um peão se move de verdade, os dados e as amostras estão lá, nada é pulado duas vezes, o bônus vem a tempo.',
	'PTC-E6':
		'Efeitos não causam conferência de surtos, e um marcador que volta não causa epidemia. Um que avança, sim.',
	'PTC-E7':
		'A carta usada vai para baixo do baralho e outra é revelada na hora: uma nunca vista ou, se não houver, a que está há mais tempo embaixo.',
	'PTC-E8':
		'Uma carta própria faz o que está escrito nela: seus efeitos na ordem e com seus valores. Só se escolhe o que ela deixa aberto e só se omite o que pode ser omitido.',
	'PTC-K1':
		'O primeiro risco biológico do turno deste jogador não move o marcador. O dado é separado mesmo assim.',
	'PTC-K2': 'Este jogador cura com 11 ou mais, ou com o que a edição pede, se for menos.',
	'PTC-K3':
		'Quando este peão entra em uma região, um dado de cada cor com dois ou mais ali vai para o centro. A preparação não conta.',
	'PTC-K4':
		'O dado vale para 2 ou 3 tratamentos, cada um à escolha. O que sobra no fim do passo ou ao recuperar dados se perde.',
	'PTC-K5': 'Um peão qualquer vai para qualquer outra região.',
	'PTC-K6':
		'De um a três dados de quaisquer cores vão do centro para o saco. Não é um tratamento: os de uma doença curada não vão todos de uma vez.',
	'PTC-K7': 'Um dado da região do peão ou do centro vai para o CDC.',
	'PTC-K8': 'Este jogador dá amostras a qualquer distância.',
	'PTC-K9':
		'O que o aplicativo não conhece é contado pelos efeitos. Como face, é uma ação com esse dado; como poder, não precisa de dado e pode ser usado em cada etapa do próprio turno, mas não enquanto esperam uma epidemia ou uma carta nova.',
	'PTC-X1': 'A partida acaba na hora com vitória ou derrota. Depois nada é permitido.',
	'PTC-X2': 'A equipe vence quando a quarta doença é curada.',
	'PTC-X3': 'A equipe perde na caveira da taxa, no limite de surtos ou quando o saco tem poucos dados.',
	'PTC-ED1': 'Iniciante, padrão e heroico estão marcados cada um em exatamente uma casa da trilha.',
	'PTC-ED2': 'Cada dado de infecção tem pelo menos um número entre as faces.',
	'PTC-ED3': 'Os dados da preparação podem ser colocados sem uma pilha alta demais.',
	'PTC-ED4': 'Não há duas funções com o mesmo identificador.',
	'PTC-ED5': 'Não há duas cartas de evento com o mesmo identificador.',
	'PTC-ED6': 'Há pelo menos tantas cartas de evento quanto as que ficam abertas.'
};
