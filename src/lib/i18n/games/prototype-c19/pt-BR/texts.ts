import { bandsOf, startBonuses, type RuleTexts } from '../words.ts';
import { bandNames, resources } from './sheet.ts';

export const texts: RuleTexts = {
	'PC19-T1':
		'Cada jogador tem sua folha. A mesa divide cinco dados de amostra iguais e um diferente, o dado mutante.',
	'PC19-T2': ({ rounds }, talk) =>
		`O número de jogadores decide quantas rodadas há: com um, dois e assim por diante ${talk.and(rounds.map((count) => talk.number(count)))}.`,
	'PC19-T3': 'O papel passa na ordem dos lugares; os outros são assistentes nesse turno.',
	'PC19-T4': 'Cada etapa do turno permite certas coisas a certos jogadores. Todo o resto espera.',
	'PC19-T5': 'O turno começa com a rolagem de cinco dados de amostra e do dado mutante.',
	'PC19-T6':
		'O pesquisador pode rolar de novo uma vez os dados que quiser, também o mutante. A primeira rerrolagem é sempre a grátis.',
	'PC19-T7': 'Depois da grátis, cada rerrolagem custa um Explorador. Pode haver várias.',
	'PC19-T8': 'Pelo menos um dado é rolado de novo, e só dados que participam deste turno.',
	'PC19-T9':
		'Quando o pesquisador pega dados, a face do dado mutante é anotada em sua próxima casa de cepa mutante. Se nenhuma estiver livre, ela se perde.',
	'PC19-T10': 'Ele pega uma amostra ou um dado para Biotecnologia; passar é só para assistentes.',
	'PC19-T11':
		'Cada assistente pega uma amostra ou um dado avulso do que o pesquisador deixou, ou passa. A ordem é livre.',
	'PC19-T12': 'Só o pesquisador rola dados de novo.',
	'PC19-T13': 'Vários assistentes podem usar o mesmo dado. O que um muda nele vale só para ele.',
	'PC19-T14': 'Ninguém termina enquanto precisa colocar sua infecção ou ainda pode anotar seu dado avulso.',
	'PC19-T15': 'Ninguém é obrigado a usar uma amostra. A que não é colocada antes de terminar se perde.',
	'PC19-T16':
		'O turno acaba quando todos terminaram ou passaram e nada está pendente. O próximo vem sozinho.',
	'PC19-D1': 'Quem quer uma amostra pega dois dos dados.',
	'PC19-D2': 'Um Rato de laboratório permite pegar três dados em vez de dois, nunca mais.',
	'PC19-D3': 'Em vez de uma amostra pega-se um só dado; Biotecnologia precisa ter um espaço livre.',
	'PC19-D4': 'O pesquisador escolhe entre todos os dados do turno, os assistentes entre os que ele deixou.',
	'PC19-D5':
		'De dois ou três dados o mais alto é a infecção (no empate, o primeiro); os outros são amostras. Continua assim mesmo que o número mude.',
	'PC19-D6':
		'Uma amostra vai para Saúde ou para a Fórmula. A infecção não é amostra, e nenhuma das duas vai para Biotecnologia.',
	'PC19-D7': 'Não traz infecção, é anotado em Biotecnologia e não serve para mais nada.',
	'PC19-U1': (facts, talk) =>
		`Todos começam com os bônus que a folha já traz marcados: ${startBonuses(facts, resources, talk) || 'nenhum'}.`,
	'PC19-U2':
		'Um bônus ganho pode ser usado depois, até no mesmo turno. Se todos os seus círculos já estiverem marcados, ele se perde.',
	'PC19-U3': 'Para usar um bônus é preciso um círculo ganho e não riscado; ao usar, ele é riscado.',
	'PC19-U4': 'Antes de pegar dados o pesquisador rola de novo o que quiser.',
	'PC19-U5':
		'Muda em 1, para cima ou para baixo, um dado pego e ainda não usado. Podem ser gastas várias, também no mesmo dado. Se o pesquisador pode mudar o dado mutante antes de pegar, a mesa decide.',
	'PC19-U6': 'Nenhuma mudança desce de 1 nem passa de 6.',
	'PC19-U7': 'Um dado a mais ao pegar, para o pesquisador ou um assistente.',
	'PC19-U8':
		'Funcionam como um dado de qualquer número, para sua própria área. Até lá o jogador não faz mais nada.',
	'PC19-U9': 'Vai para Saúde, para a Fórmula ou para Biotecnologia.',
	'PC19-U10': 'A amostra de pesquisa que não pode ou não deve ser colocada é descartada.',
	'PC19-H1':
		'Saúde é preenchida da esquerda para a direita, sem espaços, até que cada coluna tenha um número.',
	'PC19-H2':
		'A primeira coluna aceita qualquer amostra, em sua casa. Se houver várias, o jogador escolhe uma.',
	'PC19-H3':
		'Uma amostra igual ao número anterior fica na linha, uma maior sobe uma linha, uma menor desce uma.',
	'PC19-H4': 'Se essa casa não existe, a amostra não pode ser colocada em Saúde.',
	'PC19-H5': 'Uma casa com ícone dá esse recurso.',
	'PC19-H6': 'Em um multiplicador anota-se a amostra multiplicada.',
	'PC19-H7': 'Cada amostra acrescentada à Saúde dá um bônus de Indivíduos resistentes.',
	'PC19-F1': 'A Fórmula é preenchida da esquerda para a direita, até a última casa.',
	'PC19-F2': 'Aceita qualquer amostra.',
	'PC19-F3':
		'A amostra deve ser o que o fator faz do número anterior: = o fixa, + e − somam e subtraem, × e ÷ multiplicam e dividem. Se não for um número de dado, nada mais cabe.',
	'PC19-F4':
		'Com cada amostra risca-se um fator, que vale para a próxima casa. A última também custa um, e até um fator sem saída pode ser escolhido. Só quando a folha tem menos fatores que casas e nenhum está livre, a amostra é anotada sem fator e a Fórmula acaba ali.',
	'PC19-F5':
		'Um fator riscado não pode ser escolhido de novo; um impresso duas vezes pode ser usado duas vezes.',
	'PC19-F6': 'Em uma casa com multiplicador anota-se o produto, e o próximo fator age sobre ele.',
	'PC19-B1': 'Um dado ou uma amostra de pesquisa é anotado em qualquer espaço livre.',
	'PC19-B2': 'Quem completa um par ganha o que está entre os espaços.',
	'PC19-B3':
		'Risque um número de um par completo: um dos seus dados não usados que mostre esse número passa a mostrar o outro.',
	'PC19-B4': 'O par precisa estar completo e sem nenhum número riscado.',
	'PC19-B5':
		'Só converte quem pegou dois ou três dados, depois de decidida a infecção. Um dado avulso, nunca.',
	'PC19-B6': 'Um par com um número riscado está usado.',
	'PC19-I1':
		'O dado de infecção infecta tantos indivíduos quanto mostra, antes, entre ou depois das amostras.',
	'PC19-I2': 'Uma infecção tem exatamente a forma do seu número, inteira, girada como se quiser.',
	'PC19-I3': 'Nenhuma parte fica fora da zona, sobre um hospital nem em um vão.',
	'PC19-I4':
		'Ninguém dentro dela já está infectado. Saudáveis, resistentes e meio infectados podem se misturar.',
	'PC19-I5': 'Enquanto ninguém estiver infectado, a forma deve incluir uma casa por onde a infecção entra.',
	'PC19-I6': 'Depois, uma das casas precisa ter um lado comum com alguém infectado antes.',
	'PC19-I7':
		'Se a forma não cabe em lugar nenhum, o jogador escolhe uma coluna e infecta todos nela que não estão infectados. Não precisa tocar nada.',
	'PC19-I8': 'Uma coluna só é coberta se a forma não cabe em lugar nenhum.',
	'PC19-I9': 'Na coluna precisa haver alguém não infectado.',
	'PC19-I10': 'Quando todos estão infectados, infecções pendentes e posteriores não têm efeito.',
	'PC19-I11': 'Uma linha com todos infectados dá seu recurso e aumenta em 1 o multiplicador mutante.',
	'PC19-I12': 'Em uma coluna com todos infectados marca-se o vírus.',
	'PC19-I13':
		'Quando todos em volta de um hospital estão infectados, ganha-se uma amostra livre, uma vez por hospital.',
	'PC19-I14':
		'Infecções de um cenário mantêm o valor e vêm antes de tudo, menos das amostras de pesquisa pendentes. O dado próprio espera.',
	'PC19-V1': 'Um bônus faz entrar dois indivíduos resistentes.',
	'PC19-V2':
		'Enquanto não houver resistentes nem meio infectados, o primeiro entra onde a folha mostra o escudo.',
	'PC19-V3': 'Cada novo toca um resistente ou meio infectado; o primeiro dos dois vale para o segundo.',
	'PC19-V4': 'Só um indivíduo saudável se torna resistente.',
	'PC19-V5': 'Um resistente não pode entrar tocando um infectado.',
	'PC19-V6': 'Um só entra apenas se nenhum segundo puder seguir. Se nenhum puder, o bônus não é usado.',
	'PC19-V7': 'A primeira infecção marca metade de um resistente, a segunda o resto.',
	'PC19-V8': 'Meio infectados não contam como infectados para linhas, colunas, hospitais e curva.',
	'PC19-E1':
		'A partida acaba depois do último turno da última rodada e, com alguns cenários, de uma etapa final.',
	'PC19-E2': 'A soma dos números anotados.',
	'PC19-E3':
		'3 pontos por bônus de Indivíduos resistentes usado, ou por qualquer bônus usado, como a mesa decidir.',
	'PC19-E4': 'A soma dos números anotados; fatores não contam.',
	'PC19-E5': 'Quem riscou mais fatores dobra a Fórmula; todos os empatados também, e quem joga sozinho.',
	'PC19-E6': 'A soma dos números não riscados.',
	'PC19-E7': '10 pontos por par completo sem número riscado.',
	'PC19-E8': '+5 por coluna descoberta, −10 por coluna completa.',
	'PC19-E9': ({ multiplierStart }) =>
		`Perde-se a soma das casas mutantes vezes o multiplicador. O multiplicador começa onde a folha diz, em ${multiplierStart}, e aumenta 1 por fileira completa.`,
	'PC19-E10': 'Totais iguais dividem a vitória.',
	'PC19-E11': ({ bands }) =>
		`Os limites da folha dizem como foi: ${bandsOf(bands, bandNames)
			.map(({ name, below, from }) =>
				below === null ? `a partir de ${from} ${name}` : `abaixo de ${below} ${name}`
			)
			.join(', ')}.`,
	'PC19-S1':
		'Sozinho, cada rodada tem, depois do turno normal, outro com três dados de amostra e sem dado mutante.',
	'PC19-M1':
		'De quem anota em outro lugar só se registram as rolagens e os dados que pega como pesquisador. Como assistente ninguém espera por ele.',
	'PC19-M2': 'Depois do último turno cada um informa os fatores riscados e as colunas de Saúde preenchidas.',
	'PC19-M3':
		'Com Antivacinas avisa-se cada amostra que um jogador assim acrescenta à sua Fórmula, no máximo tantas quantas são as casas.',
	'PC19-M4': 'As folhas deles não são pontuadas aqui. Antes de informar, contam como sem fatores riscados.',
	'PC19-M5':
		'Um aparelho que não guarda nenhuma folha anota o que os pesquisadores rolam e pegam. Cada pegada encerra o turno, e a última, a partida.',
	'PC19-X1':
		'Antes de multiplicar, a soma mutante cresce com o maior número mutante de um vizinho; sozinho, com o próprio.',
	'PC19-X2':
		'Na primeira rolagem de um turno cada 1 e cada 2 vira 6, também no dado mutante. Dados rerrolados valem como caem.',
	'PC19-X3': 'Antes do primeiro turno e no fim todos recebem uma infecção do tamanho do número de jogadores.',
	'PC19-X4': 'Cada hospital cercado aumenta em 1 o multiplicador.',
	'PC19-X5': 'No fim cada jogador recebe uma infecção de 3 por par completo e sem uso.',
	'PC19-X6': 'Resistentes são infectados de uma vez, e cada um traz uma infecção recebida de 1.',
	'PC19-X7': 'No fim todos recebem uma infecção de 2 por coluna de Saúde vazia em todas as folhas juntas.',
	'PC19-X8':
		'Ao serem usados, dados de infecção valem 1 a mais, amostras e dados avulsos 1 a menos; as faces não mudam. Cada Rato usado aumenta em 1 o multiplicador.',
	'PC19-X9': 'No fim todos recebem uma infecção de 1 por fator não riscado em todas as folhas juntas.',
	'PC19-X10': 'Antes de multiplicar, a soma mutante cresce 1 por Análise usada e 3 por Análise não usada.',
	'PC19-X11':
		'Sem Exploradores durante a partida, e dados de infecção valem a metade, para baixo. No fim cada jogador rola cinco infecções que valem inteiras; Exploradores restantes as rolam de novo antes de colocar a primeira.',
	'PC19-X12':
		'O multiplicador é 10, sejam quantas forem as fileiras. No fim cada par completo e sem uso que se anula o diminui em 1, nunca abaixo de 3.',
	'PC19-X13':
		'Sempre que alguém acrescenta uma amostra a uma Fórmula, todos os jogadores recebem uma infecção de 1.',
	'PC19-ED1': 'A coluna 1 de Saúde precisa de uma casa; sem ela não se poderia colocar a primeira amostra.',
	'PC19-ED2': 'A zona de risco precisa de um indivíduo por onde a infecção entre.',
	'PC19-ED3': 'A zona de risco precisa de um indivíduo por onde entrem os resistentes.',
	'PC19-ED4': 'Há tantos recursos quantas são as fileiras da zona de risco.',
	'PC19-ED5': 'Nenhum bônus pode ter no começo mais do que círculos.',
	'PC19-ED6': 'A infecção de um número tem exatamente esse número de casas.',
	'PC19-ED7': 'Cada resultado tem um limite maior que o anterior.',
	'PC19-PO1':
		'Um turno dá a um jogador no máximo um número, um Rato de laboratório mais um e cada amostra de pesquisa um.'
};
