import type { RuleTexts } from '../words.ts';

export const texts: RuleTexts = {
	'CTC-S1':
		'De uma a doze pessoas jogam juntas, enquanto o baralho de ação der uma mão para cada uma. Quem joga só usa o modo solo.',
	'CTC-S2': ({ beds: [start] }) =>
		`O marcador de leitos começa na casa com a bandeira, a ${start}, e o de infecção em 1.`,
	'CTC-S3': 'Iniciante não traz nenhum. Fácil traz os fáceis e cada nível traz os seus, até todos no épico.',
	'CTC-S4':
		'Todos os vírus normais e os vermelhos que entraram. O vírus inicial fica aberto e não é embaralhado.',
	'CTC-S5':
		'Revelem as dez primeiras cartas, ou todas se houver menos. As que têm um sinal vermelho vão embaralhadas para baixo do baralho, as outras para cima. Vocês podem anotá-las ou não.',
	'CTC-S6': 'As cartas verdes ficam de fora, menos no modo solo.',
	'CTC-S7': 'Cada pessoa recebe 3 cartas de ação; no solo você recebe 5.',
	'CTC-S8':
		'Cada pessoa pode devolver cartas vermelhas uma vez; depois as mãos são completadas. As vermelhas que vierem ficam.',
	'CTC-S9': 'A pessoa mais velha joga o primeiro turno.',
	'CTC-S10': ({ hospitals, dieTokens, shieldTokens }) =>
		`Só há o hospital impresso. Na reserva estão todas as peças: ${hospitals} de hospital, ${dieTokens} de dado e ${shieldTokens} de escudo.`,
	'CTC-T1': 'Só é possível o que pertence ao passo atual, e só para quem está na vez. Depois do fim, nada.',
	'CTC-T2': 'Jogar uma carta e comprar, remover cartas, rolar e atacar; depois os vírus atacam e proliferam.',
	'CTC-T3': 'Depois do passo dos vírus joga a próxima pessoa em sentido horário.',
	'CTC-T4': 'Do fim da preparação ao fim do jogo vocês podem abrir mão de um hospital quando quiserem.',
	'CTC-T5': 'Abrir mão de hospitais, colocar vírus e cada ordem sob o baralho são decisões de todos.',
	'CTC-A1':
		'Jogue exatamente uma carta de qualquer cor no espaço vazio mais baixo. O espaço vale para qualquer carta.',
	'CTC-A2': 'Não se pode jogar uma carta quando todas as cópias já estão no tabuleiro ou no descarte.',
	'CTC-A3': 'Depois de jogar, compre uma carta. Se o monte estiver vazio, vale o que a mesa combinou.',
	'CTC-A4': 'Só quem não tem cartas passa sem jogar, e mesmo assim compra.',
	'CTC-A5': 'Uma troca remove exatamente três cartas que estão no tabuleiro.',
	'CTC-A6': 'As três cartas trocadas devem ser azuis.',
	'CTC-A7': 'As que não são curingas devem ser do mesmo tipo. Podem entrar até três curingas.',
	'CTC-A8': 'A troca dá um hospital, então deve haver um na reserva; senão, vale o que a mesa combinou.',
	'CTC-A9': 'As removidas vão para o descarte; as outras passam na sua ordem aos espaços mais baixos.',
	'CTC-A10': 'Com cinco cartas no tabuleiro, troque três ou limpe as cinco antes de rolar.',
	'CTC-A11': 'Só dá para remover todas quando há cinco no tabuleiro.',
	'CTC-A12': 'A mesa combinou se as cinco podem ser limpas mesmo que três possam ser trocadas.',
	'CTC-A13': 'Limpar dá 10 leitos e uma ficha de dado.',
	'CTC-A14': 'Para cada carta azul limpa você pode mandar um vírus para baixo do baralho, até rolar.',
	'CTC-A15': 'O vírus mandado deve estar na mesa. Cada um vai abaixo do anterior.',
	'CTC-A16': 'Ao limpar você decide se todo o descarte é embaralhado no monte de ação.',
	'CTC-A17': 'Com três ou quatro cartas a troca é voluntária; rolar é abrir mão dela.',
	'CTC-H1': 'Vai para o espaço livre mais baixo. No 1 ou no 2 dá uma ficha de dado, toda vez.',
	'CTC-H2': 'Quando um sai, os outros ficam nos espaços mais baixos.',
	'CTC-H3': 'A equipe pode remover um hospital a qualquer hora. O impresso fica sempre.',
	'CTC-H4':
		'Quando um hospital sai, no máximo dois vírus da mesa vão para baixo do baralho, na ordem que quiserem.',
	'CTC-H5': 'A peça volta para a reserva.',
	'CTC-H6': 'Os dados já rolados ficam mesmo que depois um hospital saia.',
	'CTC-D1': 'Role um dado por hospital, também pelo impresso, e um por ficha gasta. Rolar é obrigatório.',
	'CTC-D2': 'Só dá para gastar fichas da equipe; elas voltam para a reserva.',
	'CTC-D3': 'Durante o ataque uma ficha pode ser gasta a qualquer hora por mais um dado.',
	'CTC-D4': 'Com uma carta no espaço 3, um dado pode ser rolado de novo, uma vez por ataque.',
	'CTC-D5': 'Só dados não usados podem ser usados ou rolados de novo.',
	'CTC-D6': 'Cada escudo leva um dado qualquer e some. Com escudos e dados o ataque não pode acabar.',
	'CTC-D7': 'Nenhum vírus pode ser atacado enquanto houver um escudo na mesa.',
	'CTC-D8': 'Só um vírus que está na mesa pode ser atacado.',
	'CTC-D9': 'Um dado causa tanto dano quanto mostra, a um só vírus. Vários dados num vírus se somam.',
	'CTC-D10':
		'Um vírus é destruído quando o dano alcança sua vida. A mesa combinou se golpes mais fracos contam.',
	'CTC-D11': 'O dano além da vida do vírus se perde.',
	'CTC-D12':
		'Só podem sobrar dados se todos juntos não puderem destruir nenhum vírus, salvo se a mesa combinou outra coisa.',
	'CTC-D13': 'Cada dado que sobra pode dar um leito, mostre o que mostrar.',
	'CTC-D14': 'Vírus destruídos vão para cima da pilha; a ordem nunca muda.',
	'CTC-B1': ({ beds: [, most] }) =>
		`Os leitos vão de 0 a ${most}, a última casa da tabela. Os demais se perdem.`,
	'CTC-B2': 'O nível de infecção sobe passo a passo e nunca desce.',
	'CTC-B3': ({ dieTokens, shieldTokens }) =>
		`Não há em jogo mais fichas de dado nem escudos do que peças, ${dieTokens} e ${shieldTokens}, salvo se a mesa combinou outra coisa.`,
	'CTC-V1': 'Depois do seu ataque, todos os vírus na mesa atacam com a soma dos seus valores.',
	'CTC-V2': 'Subtrai-se um por carta nos espaços 1 a 4, sem passar de 0.',
	'CTC-V3': 'O resto é tirado dos leitos, sem passar de 0.',
	'CTC-P1':
		'Se sobram leitos, revelem os três vírus de cima, ou todos se houver menos. Com o baralho vazio só o marcador anda.',
	'CTC-P2':
		'O árbitro lembra o que foi para cima e para baixo do baralho, e assim o que pode aparecer agora.',
	'CTC-P3': 'Coloquem a combinação com a maior soma de níveis que não passe do nível de infecção.',
	'CTC-P4': 'Se várias combinações chegam à maior soma, a equipe escolhe uma das reveladas.',
	'CTC-P5':
		'Cada vírus colocado com escudo traz uma ficha de escudo, e cada escudo protege todos os vírus. A mesa combinou o que acontece com ela quando o vírus vai para baixo do baralho.',
	'CTC-P6': 'Vírus não colocados ficam de lado e não estão na mesa.',
	'CTC-P7':
		'Depois das habilidades, os vírus de lado vão para baixo do baralho na ordem que a equipe escolher.',
	'CTC-P8': 'Se nenhum vírus revelado foi colocado e nada subiu o marcador, a infecção sobe um.',
	'CTC-K1': 'Colocados ou não, suas habilidades agem: primeiro subir, depois salvar, depois destruir.',
	'CTC-K2': 'O marcador de infecção sobe um, uma só vez, não importa quantos tenham a habilidade.',
	'CTC-K3':
		'Para cada vírus com ela, os três de cima dos derrotados vão para baixo do baralho na ordem que quiserem.',
	'CTC-K4': 'Com menos de três vírus derrotados todos são salvos.',
	'CTC-K5':
		'Para cada vírus com ela um hospital sai; vocês podem usar o efeito dele. Sem peça nada acontece.',
	'CTC-E1': 'Vocês perdem assim que houver 0 leitos.',
	'CTC-E2': ({ lastLevel }) =>
		`Vocês vencem assim que o nível de infecção passar de ${lastLevel}, o último da tabela, ou chegar nele se foi o combinado.`,
	'CTC-E3': 'Vocês vencem quando, após destruir um, não há vírus na mesa e o baralho está vazio.',
	'CTC-E4': 'A equipe vence ou perde junta. Não há pontos.',
	'CTC-ED1': 'Exatamente uma carta de vírus, contando cópias, é o vírus inicial.',
	'CTC-ED2': 'Pelo menos uma carta de vírus é normal, para que haja baralho.',
	'CTC-ED3': 'Não há duas linhas de vírus com o mesmo código: as jogadas nomeiam as cartas por ele.',
	'CTC-ED4': 'Há no máximo 80 cartas de vírus, contando cópias.',
	'CTC-ED5': 'Não há duas linhas de ação com o mesmo código.',
	'CTC-ED6': 'Há pelo menos seis cartas de ação, sem contar as do modo solo.',
	'CTC-ED7': 'O início dos leitos não passa do fim da tabela.'
};
