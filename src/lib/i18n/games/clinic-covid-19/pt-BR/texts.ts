import type { RuleTexts } from '../words.ts';

export const texts: RuleTexts = {
	'CLN-S1':
		'Valem todas as regras do jogo base, a menos que uma regra daqui diga outra coisa. Os módulos podem ser acrescentados, com as mudanças listadas em outros módulos.',
	'CLN-S2':
		'Os jogadores combinam o contágio (baixo, alto) e o confinamento (baixo, médio, alto). O par escolhe uma coluna do tabuleiro de contágio, a menos que a mesa jogue com fichas próprias.',
	'CLN-S3': ({ total }) =>
		`Para cada rodada empilham-se fichas: o valor da coluna vezes o número de jogadores. Das ${total} fichas, o resto é a reserva. As pilhas não podem precisar de mais fichas do que há.`,
	'CLN-S4':
		'Fichas não surgem nem somem: reserva, pilhas, mãos, pessoas, quarentena, vagas e caixa dos mortos somam sempre todas elas.',
	'CLN-S5':
		'Zeladores, idosos, gestantes, terapia intensiva, transfusões, viciados em trabalho e pessoas fora só existem quando seu módulo está em jogo.',
	'CLN-S6': 'O jogo solo se joga exatamente do mesmo jeito.',
	'CLN-F1': 'Algo só é feito em sua fase e por um jogador de quem se espera. Depois do fim, nada mais.',
	'CLN-F2': ({ rounds }) =>
		`Uma rodada tem ações, divisão, infecções, negócios, administração e contágios. Dentro de uma fase a ordem é livre. Depois da rodada ${rounds}, a última, vem o relatório final, ou o fim na hora se a partida está perdida.`,
	'CLN-A1':
		'Cada jogador escolhe a ação Admitir pacientes ao menos uma vez por rodada. Só construir e contratar é proibido.',
	'CLN-A2': ({ admits }) =>
		`Em uma rodada não se admite mais vezes do que se tem fichas de Admitir. São quantas a edição disser: ${admits}.`,
	'CLN-A3':
		'Um paciente só chega a uma vaga de pré-admissão depois que o jogador escolheu Admitir pacientes nesta rodada.',
	'CLN-A4':
		'Um paciente que chega a uma vaga com ficha se infecta na hora: a ficha vai para baixo do paciente e a vaga fica limpa. Chegadas a vagas limpas não são anotadas.',
	'CLN-I1':
		'Os jogadores pegam todas as fichas da pilha da rodada e as dividem como quiserem. Ninguém pega mais do que há, e o último pega tudo o que resta.',
	'CLN-I2':
		'Cada jogador pega ao menos uma: quem pega deixa ao menos uma para cada jogador que ainda não pegou.',
	'CLN-I3':
		'Quando todos pegaram, cada jogador coloca cada ficha em alguém da própria clínica que não tenha nenhuma. Em quem, o jogador escolhe.',
	'CLN-I4': 'A ficha vai para baixo do paciente ou médico, que agora está infectado.',
	'CLN-I5':
		'Um idoso infectado morre na hora com todas as consequências do jogo base e vai para a caixa dos mortos; a ficha vai para a reserva.',
	'CLN-I6':
		'Uma gestante infectada deixa o jogo como se não tivesse sido tratada até o fim da administração e vai para a caixa dos mortos; ficha e carro vão para a reserva.',
	'CLN-I7':
		'Enfermeira, cuidador ou zelador infectado vai para a quarentena com a ficha. Não custa tempo, o carro fica, e a pessoa não trabalha nesta rodada.',
	'CLN-I8':
		'Quem não tem mais ninguém para infectar diz isso, não infecta mais ninguém e passa as fichas restantes. Sem dizer isso, não se passam fichas.',
	'CLN-I9': 'Fichas só são passadas a outro jogador que ainda tenha alguém para infectar.',
	'CLN-I10': 'Ninguém passa mais fichas do que tem na mão.',
	'CLN-I11':
		'Assim que ninguém mais tem quem infectar, todas as fichas de todas as mãos vão para a caixa dos mortos, na conta de quem as tinha.',
	'CLN-P1': ({ protection }) =>
		`A qualquer momento antes do fim da última rodada pode-se pagar $${protection} para retirar uma ficha da própria clínica; ela vai para a reserva. A pessoa fica saudável, a vaga limpa ou a equipe volta da quarentena.`,
	'CLN-P2':
		'É preciso haver uma ficha ali, na própria clínica. Cada um paga sozinho: nem em conjunto, nem por outros.',
	'CLN-P3':
		'Quando se retira a ficha de uma pessoa ou de um funcionário, o jogador volta a ter quem infectar.',
	'CLN-M1': 'Pessoas saudáveis se movem como no jogo base.',
	'CLN-M2':
		'Pacientes infectados vão às consultas externas ou à sala de tratamento, de cirurgia ou terapia intensiva da própria cor, sem o +1.',
	'CLN-M3':
		'Médicos infectados não pertencem a nenhum serviço e vão a qualquer sala de tratamento com leito livre. Não são tratados em cirurgia, consulta comum, terapia intensiva nem por transfusão.',
	'CLN-M4': ({ beds }) =>
		`Em uma sala de tratamento não são tratadas por rodada mais pessoas do que ela tem leitos nesta edição (${beds}): pacientes ou médicos infectados, contando pacientes saudáveis. Um médico tratado mantém o leito.`,
	'CLN-M5': 'Médicos infectados sem leito esperam em um módulo de serviço, e pioram.',
	'CLN-T1':
		'Aqui só se trata uma pessoa infectada da própria clínica; pacientes saudáveis tratados são informados como número.',
	'CLN-T2':
		'Quem já recebeu cuidados nesta rodada não é tratado de novo, nem um médico infectado por uma consulta nesta fase: o movimento já passou.',
	'CLN-T3':
		'Um médico infectado não trata ninguém e precisa ser tratado como paciente por um médico sem ficha.',
	'CLN-T4': 'O médico que trata está saudável e é indicado pela cor.',
	'CLN-T5':
		'Uma pessoa infectada conta como um nível pior que a própria cor; a COVID-19 e a própria doença (do médico: ansiedade) são tratadas juntas.',
	'CLN-T6':
		'Em salas de tratamento, salas de cirurgia e consultas comuns são necessárias exatamente as enfermeiras que a tabela da edição indica para as duas cores. No livro de regras é a diferença entre o nível do médico e o nível da pessoa + 1.',
	'CLN-T7': 'A receita é a da cor da pessoa sem o +1, mais os bônus de jardins ou TV por satélite.',
	'CLN-T8': ({ consultation }) =>
		`Além das regras normais, um médico saudável de qualquer cor trata uma pessoa de qualquer cor sem enfermeiras, por $${consultation}. Médicos infectados também podem ser tratados assim.`,
	'CLN-T9':
		'Depois de uma consulta especial, a ficha vai para baixo do médico que a deu, agora infectado. Se o paciente era saudável, nenhuma ficha se move.',
	'CLN-T10':
		'Um paciente tratado vai para a caixa dos curados, infectado ou não, sem gastar tempo; o carro deixa o jogo.',
	'CLN-T11': 'Um médico tratado fica na clínica, não trata ninguém nesta rodada e nunca conta como curado.',
	'CLN-T12': 'Exceto na consulta especial, a ficha da pessoa tratada vai para a reserva.',
	'CLN-E1': 'Funcionários em quarentena recebem salário.',
	'CLN-E2': 'Cuidadores em quarentena não reduzem a manutenção.',
	'CLN-D1': 'Médicos infectados não trabalharam e não perdem nível.',
	'CLN-D2':
		'Cada paciente e médico infectado que não recebeu cuidados piora uma cor. Um vermelho morre: caixa dos mortos, ficha para a reserva.',
	'CLN-D3': ({ doctorDeath }) =>
		`A morte de um médico infectado custa ${doctorDeath} de popularidade na trilha do jogo base. Pacientes saudáveis que morrem também vão para a caixa dos mortos.`,
	'CLN-D4':
		'Depois, todos os funcionários saem da quarentena: fichas para a reserva, pessoas para uma entrada ou heliponto à escolha, sem gastar tempo.',
	'CLN-N1': ({ contagions: [low] }, talk) =>
		talk.plural(low, {
			one: `Cada jogador pega ${low} ficha da reserva e a põe em uma vaga de pré-admissão do próprio tabuleiro. O próximo paciente que chegar ali se infecta.`,
			other: `Cada jogador pega ${low} fichas da reserva e põe cada uma em uma vaga de pré-admissão do próprio tabuleiro. O próximo paciente que chegar ali se infecta.`
		}),
	'CLN-N2': ({ contagions: [, high] }, talk) =>
		talk.plural(high, {
			one: `O mesmo com ${high} ficha, em uma vaga.`,
			other: `O mesmo com ${high} fichas, em outras tantas vagas.`
		}),
	'CLN-N3': 'Uma vaga tem no máximo uma ficha.',
	'CLN-N4':
		'Se todas as vagas de um jogador têm fichas, as que ele ainda deve vão da reserva para a caixa dos mortos. Não são dadas a outros.',
	'CLN-N5':
		'Com a reserva vazia, ninguém deve mais fichas. Antes, em ordem de lugar, vêm as vagas que transbordam.',
	'CLN-W1':
		'Pessoas e fichas na caixa dos mortos são comparadas com os pacientes na caixa dos curados. Mais mortos do que curados no fim da última rodada: a partida está perdida na hora.',
	'CLN-W2': ({ strategic }) =>
		`Senão, cada jogador informa a popularidade final. Menos de ${strategic} por jogador no total é uma vitória tática.`,
	'CLN-W3': ({ strategic }) =>
		`Com ao menos ${strategic} de popularidade por jogador no total, a vacina é encontrada. O mais popular fica na placa; em empate, todos eles.`,
	'CLN-X1':
		'Um paciente infectado não precisa de nada especial. Quando fica curado assim, ficha e carro vão para a reserva e o paciente para a caixa dos curados.',
	'CLN-X2':
		'Sem cuidado especial: o paciente fica com a ficha até a cura completa; então ficha e carro vão para a reserva e o paciente para a caixa dos curados.',
	'CLN-X3': 'Médicos viciados em trabalho nunca se infectam.',
	'CLN-X4':
		'Médicos viciados em trabalho precisam das mesmas enfermeiras. Depois de sua consulta especial, a ficha vai para a reserva.',
	'CLN-X5':
		'Pessoas fora da clínica, no dormitório ou na cafeteria, não se infectam. Médicos podem descansar fora.',
	'CLN-X6':
		'Um paciente tratado na terapia intensiva ou por transfusões sem cura completa fica com a ficha, passa à mesma cor ou a uma melhor e não piora nesta rodada.',
	'CLN-X7': 'O módulo dos zumbis não combina com a COVID-19.',
	'CLN-X8': 'Para zumbis, regras da casa são livres, fora deste app.',
	'CLN-R1': 'Tantos mortos quanto curados: vitória, a menos que a mesa decida outra coisa.',
	'CLN-R2': 'São recebidos, a menos que a mesa decida que são pagos.',
	'CLN-R3':
		'Qualquer uma da própria clínica, a menos que a mesa decida: só de pacientes e médicos. Fichas na mão ainda não estão na clínica.',
	'CLN-R4': 'São jogados, a menos que a mesa decida pulá-los.',
	'CLN-R5': 'Não é possível, é sempre a especial, a menos que a mesa permita.',
	'CLN-R6':
		'Todos os pacientes tratados, a menos que a mesa conte só os infectados. A caixa guarda os dois números.',
	'CLN-R7': 'Decide a cor de agora, a menos que a mesa escolha a do momento da infecção.',
	'CLN-R8': 'Contam como mortos, a menos que a mesa decida outra coisa.',
	'CLN-ED1':
		'Cada coluna do tabuleiro de contágio que uma edição informa tem tantos números quantas são as rodadas.',
	'CLN-ED2':
		'Em pelo menos uma das seis colunas, as fichas para uma pessoa não são mais do que as que há na caixa.',
	'CLN-ED3': 'Não há dois tipos de pessoas com o mesmo nome curto, nem os do jogo base.',
	'CLN-PO1':
		'As caixas ficam vazias até a fase da rodada 1 que pode enchê-las: ninguém é curado antes dos negócios, nenhum paciente ou médico morre antes da administração, e nada mais se perde antes das infecções.'
};
