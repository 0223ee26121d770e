import { giving, type RuleTexts } from '../words.ts';

export const texts: RuleTexts = {
	'FTV-G1': 'Só dá para fazer o que se espera agora, e só quem deve fazer isso.',
	'FTV-G2': 'Cada pessoa tem uma folha. Todas são iguais.',
	'FTV-G3': 'Rola primeiro quem usou máscara por último. Dali se segue no sentido horário.',
	'FTV-G4':
		'Uma pessoa rola os dois dados e todas usam essa rolagem. Quem rola joga como ativo; os demais, como passivos.',
	'FTV-G5':
		'Com uma dupla de 1 a 5, quem rola pode rolar os dois dados de novo antes que alguém os use, nunca um só. A dupla de seis fica.',
	'FTV-G6':
		'O contratempo acontece antes de usar qualquer dado. Depois cada pessoa marca na própria folha, em qualquer ordem.',
	'FTV-G7':
		'O turno acaba quando todo mundo terminou; se nenhuma folha fica aqui, assim que a rolagem é definitiva. Aí rola a próxima pessoa no sentido horário.',
	'FTV-G8': 'Dados não usados se perdem no fim do turno; nada fica guardado.',
	'FTV-D1':
		'Você usa cada um dos dois dados no máximo uma vez por turno. As outras pessoas podem usar o mesmo dado nas folhas delas.',
	'FTV-D2': 'Quem está ativo usa exatamente um dado na análise do vírus.',
	'FTV-D3':
		'Quem está ativo usa o outro dado na pesquisa, nos testes ou na curva. Qual dado vai para onde, e em que ordem, é livre.',
	'FTV-D4': 'Quem está passivo pode usar um dado em qualquer uma das quatro áreas, ou nenhum.',
	'FTV-D5':
		'Quem está passivo e preenche uma casa de dado extra pode usar também o segundo dado, no mesmo turno e em qualquer área.',
	'FTV-D6':
		'Quem está ativo não pode terminar enquanto um dado não usado couber, do jeito que está, em uma área ainda aberta. Quem já riscou o último número da pesquisa fica livre disso.',
	'FTV-D7':
		'Um dado que não pode ser usado é pulado. Ninguém precisa gastar progresso nem colocar o primeiro dado de modo que o segundo caiba.',
	'FTV-P1': 'Os campos começam em branco. Eles são circulados, e depois riscados, um após o outro.',
	'FTV-P2': 'Para cada espícula que você cobre, um campo é circulado: agora está disponível.',
	'FTV-P3':
		'Um campo disponível soma 1 ou 2 a um dado que você usa. Vários podem ir em um dado; gasta-se o mínimo necessário.',
	'FTV-P4': 'Você não pode gastar mais campos do que tem disponíveis.',
	'FTV-P5': 'Um campo gasto é riscado na hora. Campos ganhos com o primeiro dado já valem para o segundo.',
	'FTV-P6': 'O progresso muda o dado só para você. Duplas e contratempos dependem do que foi rolado.',
	'FTV-P7': 'O progresso vale para dados, nunca para uma ação de bônus.',
	'FTV-V1':
		'Um valor de 1 a 5 preenche exatamente a sua forma, girada como você quiser e, se a mesa permitir, também virada.',
	'FTV-V2': 'Um valor de 7 ou mais não pode ser usado na análise do vírus.',
	'FTV-V3': ({ free: { most, box } }) =>
		`Um 6 preenche qualquer forma conectada de até ${most} casas que caiba em um retângulo de ${box.join(' por ')}.`,
	'FTV-V4': 'A forma inteira é preenchida e fica toda dentro do vírus. As espículas fazem parte dele.',
	'FTV-V5': 'Nenhuma casa da forma pode já estar preenchida.',
	'FTV-V6': 'A primeira forma pode ficar em qualquer lugar, desde que o resto continue inteiro.',
	'FTV-V7': 'Cada nova forma divide pelo menos um lado com uma casa já preenchida. Cantos não contam.',
	'FTV-V8':
		'Depois de cada forma, as casas ainda não analisadas estão ligadas pelos lados, ou não sobra nenhuma.',
	'FTV-RE1':
		'Risque os números a partir do 1, cada um com um valor exatamente igual. Acima de 6 isso exige progresso.',
	'FTV-RE2': ({ research }, talk) =>
		giving(research, 'S', talk, {
			zero: 'Riscar um número que mostra um bônus dá esse bônus; nesta folha nenhum dá uma forma na análise do vírus.',
			one: (said) =>
				`Riscar um número que mostra um bônus dá esse bônus; nesta folha o ${said} dá uma forma na análise do vírus.`,
			other: (said) =>
				`Riscar um número que mostra um bônus dá esse bônus; nesta folha dão uma forma na análise do vírus: ${said}.`
		}),
	'FTV-RE3': ({ research }, talk) =>
		giving(research, '1', talk, {
			zero: 'Nesta folha nenhum número da pesquisa dá um 1 nos testes.',
			one: (said) => `Nesta folha, riscar o ${said} dá um 1 nos testes.`,
			other: (said) => `Nesta folha riscar cada um destes dá um 1 nos testes: ${said}.`
		}),
	'FTV-RE4': ({ research }) =>
		`O último número da pesquisa, o ${research.length}, só pode ser riscado quando todas as casas vermelhas com bandeira, nos testes e na curva, estão preenchidas.`,
	'FTV-RE5': 'Depois do último número não há mais nada para riscar.',
	'FTV-T1': 'Escreva o valor do dado em uma casa dos testes. Com progresso ele pode passar de 6.',
	'FTV-T2': 'A casa precisa estar vazia.',
	'FTV-T3': 'Todas as casas logo abaixo precisam estar preenchidas.',
	'FTV-T4': 'O número é maior que cada número logo abaixo, a não ser que seja um 1.',
	'FTV-T5': 'Um 1 pode ficar sobre quaisquer números, mas não logo acima nem logo abaixo de um 1.',
	'FTV-T6':
		'Os números podem se repetir em uma linha, e ela não precisa estar completa antes de subir. Sobre um 1 e um 6 só cabe um 7 ou mais.',
	'FTV-T7': 'Quem preenche a última casa vazia de uma linha ganha o bônus na ponta dela.',
	'FTV-T8':
		'As casas vermelhas com bandeira precisam estar preenchidas antes de riscar o último número da pesquisa.',
	'FTV-T9':
		'Preencher uma casa com dado dá o segundo dado a quem está passivo. Quem está ativo não ganha nada.',
	'FTV-C1': 'Escreva o valor do dado, ou o número do bônus, em uma casa da curva.',
	'FTV-C2': 'A casa precisa estar vazia.',
	'FTV-C3': 'A curva aceita números de 1 a 6, também com progresso.',
	'FTV-C4': 'Uma coluna é preenchida de baixo para cima, sem buracos.',
	'FTV-C5': 'Uma coluna começada é completada antes que outra receba um número. Qual vem depois é livre.',
	'FTV-C6': 'Casas que dividem um lado têm números diferentes.',
	'FTV-C7':
		'Ao começar uma coluna, se a casa de baixo de alguma estiver circulada e aceitar o número, é preciso começar uma das circuladas.',
	'FTV-C8':
		'Uma casa circulada só aceita o número oposto no dado (7 menos ele) ao da vizinha preenchida antes. Sem vizinha preenchida, aceita qualquer um.',
	'FTV-C9': 'Quem preenche a última casa vazia de uma linha marcada ganha o bônus na ponta dela.',
	'FTV-C10':
		'As casas vermelhas com bandeira precisam estar preenchidas antes de riscar o último número da pesquisa.',
	'FTV-C11':
		'Preencher uma casa com dado dá o segundo dado a quem está passivo. Quem está ativo não ganha nada.',
	'FTV-B1': 'Um bônus é aceito ou recusado. O que ele marca pode dar progresso, dado extra e outros bônus.',
	'FTV-B2': 'Um bônus é usado na hora ou se perde. Até lá você não faz mais nada.',
	'FTV-B3': 'Preencha uma forma como com um 6, com todas as regras da análise do vírus.',
	'FTV-B4': 'Escreva um número de 1 a 6 na próxima casa da curva, onde for permitido.',
	'FTV-B5': 'Escreva um 1 nos testes, com as regras dos testes.',
	'FTV-B6':
		'O dado extra também vem quando um bônus preenche a casa. Ninguém usa mais de dois dados por turno.',
	'FTV-B7': 'Ações de bônus não gastam dado nem contam para o que você pode fazer com os dados.',
	'FTV-A1':
		'Se saírem 5 e 6 ou dupla de seis, todo mundo sofre um contratempo antes de usar qualquer dado. O progresso não conta.',
	'FTV-A2':
		'A próxima casa vazia da sua curva é circulada: primeiro na coluna começada; depois nas não começadas, da esquerda, sempre de baixo para cima.',
	'FTV-A3': 'Casas já circuladas, ou entre números diferentes, são puladas.',
	'FTV-A4': 'Uma casa ao lado de outra circulada e vazia também é pulada.',
	'FTV-A5': 'Se nenhuma casa puder ser circulada, nada acontece.',
	'FTV-A6': 'Risque seu primeiro campo de progresso disponível.',
	'FTV-A7':
		'Sem campo disponível, risque o primeiro em branco. A próxima espícula só paga essa dívida. Se não houver campo em branco, nada acontece.',
	'FTV-E1': 'O jogo acaba com o turno em que alguém risca o último número da pesquisa, ativo ou passivo.',
	'FTV-E2': 'Todo mundo termina esse turno. Quem riscar o último número com a mesma rolagem vence junto.',
	'FTV-E3': 'Se ninguém mais pode vencer, a mesa pode parar entre dois turnos. Aí ninguém vence.',
	'FTV-E4':
		'Quem tem a folha em outro lugar avisa que riscou o último número, nesse turno ou antes da próxima rolagem.',
	'FTV-L1':
		'Com grupos, no máximo quatro lugares rolam. As outras pessoas escolhem um lugar cujas rolagens são seus turnos ativos.',
	'FTV-L2':
		'Quando um lugar rola, quem o escolheu está ativo; os demais, passivos. Só quem rola decide sobre duplas.',
	'FTV-L3': 'Os lugares que rolam se revezam no sentido horário.',
	'FTV-L4': 'Assim também dá para jogar por vídeo: cada aparelho cuida das próprias folhas.',
	'FTV-ED1': 'A análise do vírus tem pelo menos uma casa.',
	'FTV-ED2': 'As casas da análise do vírus estão ligadas pelos lados.',
	'FTV-ED3': 'Cada uma das formas de 1 a 5 tem de 1 a 12 casas.',
	'FTV-ED4': 'Os testes têm pelo menos uma casa.',
	'FTV-ED5': 'A curva de contágio tem pelo menos uma casa.',
	'FTV-ED6':
		'O último número da pesquisa é no máximo 6 mais o dobro dos campos de progresso: nenhum dado alcança mais.'
};
