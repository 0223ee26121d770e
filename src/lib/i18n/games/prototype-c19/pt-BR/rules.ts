import type { PcWords } from '../words.ts';

export const sections: PcWords['sections'] = {
	table: 'Mesa e turno',
	dice: 'Pegar dados',
	resources: 'Recursos',
	health: 'Saúde',
	formula: 'Fórmula',
	biotech: 'Biotecnologia',
	infection: 'Infecção',
	resistant: 'Indivíduos resistentes',
	end: 'Fim e pontuação',
	alone: 'Partida solo',
	elsewhere: 'Folhas em outro lugar',
	scenarios: 'Cenários'
};

export const rules: PcWords['rules'] = {
	'PC19-T1': {
		title: 'De um a cinco jogadores',
		text: 'Cada jogador tem sua folha. A mesa divide cinco dados de amostra iguais e um diferente, o dado mutante.'
	},
	'PC19-T2': {
		title: 'Seis, cinco ou quatro rodadas',
		text: 'A partida tem seis rodadas com até três jogadores, cinco com quatro e quatro com cinco.'
	},
	'PC19-T3': {
		title: 'Todos são o pesquisador uma vez por rodada',
		text: 'O papel passa na ordem dos lugares; os outros são assistentes nesse turno.'
	},
	'PC19-T4': {
		title: 'Só o que o momento permite',
		text: 'Cada etapa do turno permite certas coisas a certos jogadores. Todo o resto espera.'
	},
	'PC19-T5': {
		title: 'O pesquisador rola todos os dados',
		text: 'O turno começa com a rolagem de cinco dados de amostra e do dado mutante.'
	},
	'PC19-T6': {
		title: 'Uma rerrolagem grátis',
		text: 'O pesquisador pode rolar de novo uma vez os dados que quiser, também o mutante. A primeira rerrolagem é sempre a grátis.'
	},
	'PC19-T7': {
		title: 'Outras rerrolagens custam Exploradores',
		text: 'Depois da grátis, cada rerrolagem custa um Explorador. Pode haver várias.'
	},
	'PC19-T8': {
		title: 'Só dados deste turno',
		text: 'Pelo menos um dado é rolado de novo, e só dados que participam deste turno.'
	},
	'PC19-T9': {
		title: 'Pegar dados fecha a rolagem',
		text: 'Quando o pesquisador pega dados, a face do dado mutante vai para sua próxima casa de cepa mutante.'
	},
	'PC19-T10': {
		title: 'O pesquisador precisa pegar dados',
		text: 'Ele pega uma amostra ou um dado para Biotecnologia; passar é só para assistentes.'
	},
	'PC19-T11': {
		title: 'Depois, os assistentes',
		text: 'Cada assistente pega uma amostra ou um dado avulso do que o pesquisador deixou, ou passa. A ordem é livre.'
	},
	'PC19-T12': { title: 'Assistentes não rolam de novo', text: 'Só o pesquisador rola dados de novo.' },
	'PC19-T13': {
		title: 'Assistentes dividem os dados',
		text: 'Vários assistentes podem usar o mesmo dado. O que um muda nele vale só para ele.'
	},
	'PC19-T14': {
		title: 'Quando se pode terminar',
		text: 'Ninguém termina enquanto precisa colocar sua infecção ou ainda pode anotar seu dado avulso.'
	},
	'PC19-T15': {
		title: 'Amostras podem se perder',
		text: 'Ninguém é obrigado a usar uma amostra. A que não é colocada antes de terminar se perde.'
	},
	'PC19-T16': {
		title: 'Fim do turno',
		text: 'O turno acaba quando todos terminaram ou passaram e nada está pendente. O próximo vem sozinho.'
	},
	'PC19-D1': { title: 'Uma amostra são dois dados', text: 'Quem quer uma amostra pega dois dos dados.' },
	'PC19-D2': {
		title: 'Três dados com um Rato',
		text: 'Um Rato de laboratório permite pegar três dados em vez de dois, nunca mais.'
	},
	'PC19-D3': {
		title: 'Biotecnologia é um dado',
		text: 'Em vez de uma amostra pega-se um só dado; Biotecnologia precisa ter um espaço livre.'
	},
	'PC19-D4': {
		title: 'Só dados da mesa',
		text: 'O pesquisador escolhe entre todos os dados do turno, os assistentes entre os que ele deixou.'
	},
	'PC19-D5': {
		title: 'O dado mais alto é a infecção',
		text: 'De dois ou três dados o mais alto é a infecção (no empate, o primeiro); os outros são amostras. Continua assim mesmo que o número mude.'
	},
	'PC19-D6': {
		title: 'Cada amostra é usada uma vez',
		text: 'Uma amostra vai para Saúde ou para a Fórmula. A infecção não é amostra, e nenhuma das duas vai para Biotecnologia.'
	},
	'PC19-D7': {
		title: 'O dado avulso é para Biotecnologia',
		text: 'Não traz infecção, é anotado em Biotecnologia e não serve para mais nada.'
	},
	'PC19-U1': {
		title: 'Um bônus de cada',
		text: 'Todos começam com um Explorador, uma Análise, um Rato de laboratório e um bônus de Indivíduos resistentes.'
	},
	'PC19-U2': {
		title: 'Bônus são marcados na hora',
		text: 'Um bônus ganho pode ser usado depois, também no mesmo turno.'
	},
	'PC19-U3': {
		title: 'Um bônus é usado uma vez',
		text: 'Para usar um bônus é preciso um círculo ganho e não riscado; ao usar, ele é riscado.'
	},
	'PC19-U4': { title: 'Explorador', text: 'Antes de pegar dados o pesquisador rola de novo o que quiser.' },
	'PC19-U5': {
		title: 'Análise',
		text: 'Muda em 1, para cima ou para baixo, um dado pego e não usado, nunca o mutante. Podem ser gastas várias, também no mesmo dado.'
	},
	'PC19-U6': { title: 'Um dado vai de 1 a 6', text: 'Nenhuma mudança desce de 1 nem passa de 6.' },
	'PC19-U7': {
		title: 'Rato de laboratório',
		text: 'Um dado a mais ao pegar, para o pesquisador ou um assistente.'
	},
	'PC19-U8': {
		title: 'Amostras de pesquisa são colocadas na hora',
		text: 'Funcionam como um dado de qualquer número, para sua própria área. Até lá o jogador não faz mais nada.'
	},
	'PC19-U9': { title: 'Amostra livre', text: 'Vai para Saúde, para a Fórmula ou para Biotecnologia.' },
	'PC19-U10': {
		title: 'Descartar',
		text: 'A amostra de pesquisa que não pode ou não deve ser colocada é descartada.'
	},
	'PC19-H1': {
		title: 'Uma amostra por coluna',
		text: 'Saúde é preenchida da esquerda para a direita sem buracos, nove colunas ao todo.'
	},
	'PC19-H2': { title: 'A casa inicial', text: 'A primeira coluna aceita qualquer amostra, na casa inicial.' },
	'PC19-H3': {
		title: 'Igual, acima ou abaixo',
		text: 'Uma amostra igual ao número anterior fica na linha, uma maior sobe uma linha, uma menor desce uma.'
	},
	'PC19-H4': {
		title: 'Sem casa, sem amostra',
		text: 'Se essa casa não existe, a amostra não pode ser colocada em Saúde.'
	},
	'PC19-H5': { title: 'Ícones dão recursos', text: 'Uma casa com ícone dá esse recurso.' },
	'PC19-H6': { title: 'Multiplicadores', text: 'Em um multiplicador anota-se a amostra multiplicada.' },
	'PC19-H7': {
		title: 'Saúde traz resistência',
		text: 'Cada amostra acrescentada à Saúde dá um bônus de Indivíduos resistentes.'
	},
	'PC19-F1': { title: 'Dez casas em fila', text: 'A Fórmula é preenchida da esquerda para a direita.' },
	'PC19-F2': { title: 'A primeira casa', text: 'Aceita qualquer amostra.' },
	'PC19-F3': {
		title: 'O fator decide',
		text: 'A amostra precisa ser o que o fator faz com o número anterior: = fixa, + e − somam e subtraem, ÷ divide por dois. Se não for um número de dado, nada mais cabe.'
	},
	'PC19-F4': {
		title: 'Um fator por amostra',
		text: 'Com cada amostra risca-se um fator, que vale para a casa seguinte. A última também custa um, e até um fator sem saída pode ser escolhido.'
	},
	'PC19-F5': { title: 'Cada fator uma vez', text: 'Um fator riscado não pode ser escolhido de novo.' },
	'PC19-F6': {
		title: 'Multiplicadores',
		text: 'Em uma casa com multiplicador anota-se o produto, e o próximo fator age sobre ele.'
	},
	'PC19-B1': {
		title: 'Qualquer espaço livre',
		text: 'Um dado ou uma amostra de pesquisa é anotado em qualquer espaço livre.'
	},
	'PC19-B2': {
		title: 'Um par dá seu recurso',
		text: 'Quem completa um par ganha o que está entre os espaços.'
	},
	'PC19-B3': {
		title: 'Conversão',
		text: 'Risque um número de um par completo: um dos seus dados não usados que mostre esse número passa a mostrar o outro.'
	},
	'PC19-B4': {
		title: 'Completo e sem uso',
		text: 'O par precisa estar completo e sem nenhum número riscado.'
	},
	'PC19-B5': {
		title: 'Só amostras são convertidas',
		text: 'Só converte quem pegou dois ou três dados, depois de decidida a infecção. Um dado avulso, nunca.'
	},
	'PC19-B6': { title: 'Pares usados', text: 'Um par com um número riscado está usado.' },
	'PC19-I1': {
		title: 'A infecção precisa ser colocada',
		text: 'O dado de infecção infecta tantos indivíduos quanto mostra, antes, entre ou depois das amostras.'
	},
	'PC19-I2': {
		title: 'A forma do número',
		text: 'Uma infecção tem exatamente a forma do seu número, inteira, girada como se quiser.'
	},
	'PC19-I3': { title: 'Só indivíduos', text: 'Nenhuma parte fica fora da zona nem sobre um hospital.' },
	'PC19-I4': {
		title: 'Ninguém duas vezes',
		text: 'Ninguém dentro dela já está infectado. Saudáveis, resistentes e meio infectados podem se misturar.'
	},
	'PC19-I5': {
		title: 'A entrada',
		text: 'Enquanto ninguém está infectado, a forma precisa incluir a casa de entrada.'
	},
	'PC19-I6': {
		title: 'Espalha-se pelo contato',
		text: 'Depois, uma das casas precisa ter um lado comum com alguém infectado antes.'
	},
	'PC19-I7': {
		title: 'Cobrir uma coluna',
		text: 'Se a forma não cabe em lugar nenhum, o jogador escolhe uma coluna e infecta todos nela que não estão infectados. Não precisa tocar nada.'
	},
	'PC19-I8': {
		title: 'Só se nada couber',
		text: 'Uma coluna só é coberta se a forma não cabe em lugar nenhum.'
	},
	'PC19-I9': { title: 'Uma coluna com alguém', text: 'Na coluna precisa haver alguém não infectado.' },
	'PC19-I10': {
		title: 'Zona cheia',
		text: 'Quando todos estão infectados, infecções pendentes e posteriores não têm efeito.'
	},
	'PC19-I11': {
		title: 'Linhas completas',
		text: 'Uma linha com todos infectados dá seu recurso e aumenta em 1 o multiplicador mutante.'
	},
	'PC19-I12': { title: 'Colunas completas', text: 'Em uma coluna com todos infectados marca-se o vírus.' },
	'PC19-I13': {
		title: 'Hospitais cercados',
		text: 'Quando todos em volta de um hospital estão infectados, ganha-se uma amostra livre, uma vez por hospital.'
	},
	'PC19-I14': {
		title: 'Infecções recebidas vêm primeiro',
		text: 'Infecções de um cenário mantêm o valor e vêm antes de tudo, menos das amostras de pesquisa pendentes. O dado próprio espera.'
	},
	'PC19-V1': { title: 'De dois em dois', text: 'Um bônus faz entrar dois indivíduos resistentes.' },
	'PC19-V2': {
		title: 'O canto do escudo',
		text: 'Enquanto não há resistentes nem meio infectados, o primeiro entra pelo canto do escudo.'
	},
	'PC19-V3': {
		title: 'Ficam juntos',
		text: 'Cada novo toca um resistente ou meio infectado; o primeiro dos dois vale para o segundo.'
	},
	'PC19-V4': { title: 'Só saudáveis', text: 'Só um indivíduo saudável se torna resistente.' },
	'PC19-V5': {
		title: 'Não ao lado de infectados',
		text: 'Um resistente não pode entrar tocando um infectado.'
	},
	'PC19-V6': {
		title: 'Dois se dois podem',
		text: 'Um só entra apenas se nenhum segundo puder seguir. Se nenhum puder, o bônus não é usado.'
	},
	'PC19-V7': {
		title: 'Infectados em dois passos',
		text: 'A primeira infecção marca metade de um resistente, a segunda o resto.'
	},
	'PC19-V8': {
		title: 'Metade não conta',
		text: 'Meio infectados não contam como infectados para linhas, colunas, hospitais e curva.'
	},
	'PC19-E1': {
		title: 'O fim',
		text: 'A partida acaba depois do último turno da última rodada e, com alguns cenários, de uma etapa final.'
	},
	'PC19-E2': { title: 'Saúde', text: 'A soma dos números anotados.' },
	'PC19-E3': { title: 'Indivíduos resistentes', text: '3 pontos por bônus usado.' },
	'PC19-E4': { title: 'Fórmula', text: 'A soma dos números anotados; fatores não contam.' },
	'PC19-E5': {
		title: 'A Fórmula mais longa',
		text: 'Quem riscou mais fatores dobra a Fórmula; todos os empatados também, e quem joga sozinho.'
	},
	'PC19-E6': { title: 'Biotecnologia', text: 'A soma dos números não riscados.' },
	'PC19-E7': { title: 'Pares', text: '10 pontos por par completo sem número riscado.' },
	'PC19-E8': { title: 'Curva de infecção', text: '+5 por coluna descoberta, −10 por coluna completa.' },
	'PC19-E9': {
		title: 'Cepa mutante',
		text: 'Perde-se a soma das casas mutantes vezes o multiplicador. O multiplicador é 3 mais 1 por linha completa.'
	},
	'PC19-E10': { title: 'O maior total vence', text: 'Totais iguais dividem a vitória.' },
	'PC19-E11': {
		title: 'Como foi',
		text: 'Abaixo de 70 Apocalíptico, abaixo de 80 Catastrófico, abaixo de 100 de Milagro, abaixo de 120 Superado, abaixo de 150 Controlado, a partir de 150 Épico.'
	},
	'PC19-S1': {
		title: 'Dois turnos por rodada',
		text: 'Sozinho são seis rodadas. Depois do turno normal vem outro com três dados de amostra e sem dado mutante.'
	},
	'PC19-M1': {
		title: 'O que se registra dos outros',
		text: 'De quem anota em outro lugar só se registram as rolagens e os dados que pega como pesquisador. Como assistente ninguém espera por ele.'
	},
	'PC19-M2': {
		title: 'Dados no fim',
		text: 'Depois do último turno cada um informa os fatores riscados e as colunas de Saúde preenchidas.'
	},
	'PC19-M3': {
		title: 'Fórmula em outra folha',
		text: 'Com Antivacinas avisa-se de cada amostra que um jogador assim acrescenta à Fórmula, no máximo dez.'
	},
	'PC19-M4': {
		title: 'Não pontuam aqui',
		text: 'As folhas deles não são pontuadas aqui. Antes de informar, contam como sem fatores riscados.'
	},
	'PC19-X1': {
		title: 'IST (ETS)',
		text: 'Antes de multiplicar, a soma mutante cresce com o maior número mutante de um vizinho; sozinho, com o próprio.'
	},
	'PC19-X2': {
		title: 'Dengue',
		text: 'Na primeira rolagem de um turno cada 1 e cada 2 vira 6, também no dado mutante. Dados rerrolados valem como caem.'
	},
	'PC19-X3': {
		title: 'Gripe comum (Gripe común)',
		text: 'Antes do primeiro turno e no fim todos recebem uma infecção do tamanho do número de jogadores.'
	},
	'PC19-X4': {
		title: 'Vírus hospitalar (Virus intrahospitalario)',
		text: 'Cada hospital cercado aumenta em 1 o multiplicador.'
	},
	'PC19-X5': {
		title: 'COVID 19',
		text: 'No fim cada jogador recebe uma infecção de 3 por par completo e sem uso.'
	},
	'PC19-X6': {
		title: 'Cólera',
		text: 'Resistentes são infectados de uma vez, e cada um traz uma infecção recebida de 1.'
	},
	'PC19-X7': {
		title: 'Gripe suína (Gripe porcina)',
		text: 'No fim todos recebem uma infecção de 2 por coluna de Saúde vazia em todas as folhas juntas.'
	},
	'PC19-X8': {
		title: 'Peste negra',
		text: 'Ao serem usados, dados de infecção valem 1 a mais, amostras e dados avulsos 1 a menos; as faces não mudam. Cada Rato usado aumenta em 1 o multiplicador.'
	},
	'PC19-X9': {
		title: 'Gripe aviária (Gripe aviar)',
		text: 'No fim todos recebem uma infecção de 1 por fator não riscado em todas as folhas juntas.'
	},
	'PC19-X10': {
		title: 'Laboratórios corruptos',
		text: 'Antes de multiplicar, a soma mutante cresce 1 por Análise usada e 3 por Análise não usada.'
	},
	'PC19-X11': {
		title: 'Guerra química',
		text: 'Sem Exploradores durante a partida, e dados de infecção valem a metade, para baixo. No fim cada jogador rola cinco infecções que valem inteiras; Exploradores restantes as rolam de novo antes de colocar a primeira.'
	},
	'PC19-X12': {
		title: 'Vírus projetado (Virus de diseño)',
		text: 'O multiplicador é 10, não importam as linhas. No fim cada par completo e sem uso que se anula o diminui em 1.'
	},
	'PC19-X13': {
		title: 'Antivacinas (Anti vacunas)',
		text: 'Sempre que alguém acrescenta uma amostra a uma Fórmula, todos os jogadores recebem uma infecção de 1.'
	}
};

export const rulings: PcWords['rulings'] = {
	'PC19-R1': {
		question: 'Quando se pode usar Análise?',
		answers: {
			a: 'Depois de pegar, até o dado ser usado; a infecção foi decidida ao pegar.',
			b: 'Só antes de decidir a infecção: até usar ou converter o primeiro dado.'
		}
	},
	'PC19-R2': {
		question: 'As formas podem ser espelhadas?',
		answers: { a: 'Não, só giradas.', b: 'Sim, giradas e espelhadas.' }
	},
	'PC19-R3': {
		question: 'Onde começa o multiplicador?',
		answers: { a: 'Em 3, mais 1 por linha completa.', b: 'Em 0: só o número de linhas completas.' }
	},
	'PC19-R4': {
		question: 'Quais colunas dão +5?',
		answers: { a: 'As que não têm nenhum infectado.', b: 'Todas as que não estão completas.' }
	},
	'PC19-R5': {
		question: 'Um meio infectado conta como infectado para conexões?',
		answers: {
			a: 'Não: formas não se ligam a ele e resistentes podem tocá-lo.',
			b: 'Sim: conta como infectado para as duas coisas.'
		}
	},
	'PC19-R6': {
		question: 'Com que se compara uma amostra de Saúde?',
		answers: { a: 'Com o número anotado antes, multiplicado.', b: 'Com a amostra anterior, sem multiplicar.' }
	},
	'PC19-R7': {
		question: 'Quantas vezes um par converte?',
		answers: { a: 'Uma.', b: 'Uma com cada um dos números.' }
	},
	'PC19-R8': {
		question: 'IST: o maior número de quem se soma?',
		answers: { a: 'O do jogador à sua esquerda.', b: 'O do jogador à sua direita.' }
	},
	'PC19-R9': {
		question: 'O que cerca um hospital?',
		answers: { a: 'Os quatro indivíduos que o tocam.', b: 'Os oito em volta.' }
	}
};
