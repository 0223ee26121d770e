import type { ClinicWords } from '../words.ts';

export const rules: ClinicWords['rules'] = {
	'CLN-S1': {
		title: 'O jogo base continua valendo',
		text: 'Valem todas as regras do jogo base, a menos que uma regra daqui diga outra coisa. Os módulos podem ser acrescentados, com as mudanças listadas em outros módulos.'
	},
	'CLN-S2': {
		title: 'Contágio e confinamento escolhem a coluna',
		text: 'Os jogadores combinam o contágio (baixo, alto) e o confinamento (baixo, médio, alto). O par escolhe uma coluna do tabuleiro de contágio, a menos que a mesa jogue com fichas próprias.'
	},
	'CLN-S3': {
		title: 'Uma pilha por rodada',
		text: 'Para cada rodada empilham-se fichas: o valor da coluna vezes o número de jogadores. O resto das 100 fichas é a reserva. As pilhas não podem precisar de mais de 100.'
	},
	'CLN-S4': {
		title: 'Sempre há 100 fichas',
		text: 'Fichas não surgem nem se perdem: reserva, pilhas, mãos, pessoas, quarentena, vagas e caixa dos mortos somam sempre 100.'
	},
	'CLN-S5': {
		title: 'Módulos só quando estão em jogo',
		text: 'Zeladores, idosos, gestantes, terapia intensiva, transfusões, viciados em trabalho e pessoas fora só existem quando seu módulo está em jogo.'
	},
	'CLN-S6': { title: 'Sozinho é igual', text: 'O jogo solo se joga exatamente do mesmo jeito.' },
	'CLN-F1': {
		title: 'Cada coisa em sua fase',
		text: 'Algo só é feito em sua fase e por um jogador de quem se espera. Depois do fim, nada mais.'
	},
	'CLN-F2': {
		title: 'Seis fases por rodada',
		text: 'Uma rodada tem ações, divisão, infecção, negócios, administração e contágio. Dentro de uma fase a ordem é livre. Depois da rodada 6 vem o relatório final, ou logo o fim se a partida estiver perdida.'
	},
	'CLN-A1': {
		title: 'Admitir ao menos uma vez por rodada',
		text: 'Cada jogador escolhe a ação Admitir pacientes ao menos uma vez por rodada. Só construir e contratar é proibido.'
	},
	'CLN-A2': {
		title: 'Admitir no máximo duas vezes',
		text: 'Um jogador tem duas fichas de Admitir; por isso a escolhe no máximo duas vezes por rodada.'
	},
	'CLN-A3': {
		title: 'Pacientes chegam por Admitir',
		text: 'Um paciente só chega a uma vaga de pré-admissão depois que o jogador escolheu Admitir pacientes nesta rodada.'
	},
	'CLN-A4': {
		title: 'A ficha da vaga infecta',
		text: 'Um paciente que chega a uma vaga com ficha se infecta na hora: a ficha vai para baixo do paciente e a vaga fica limpa. Chegadas a vagas limpas não são anotadas.'
	},
	'CLN-I1': {
		title: 'Todas as fichas da pilha são divididas',
		text: 'Os jogadores pegam todas as fichas da pilha da rodada e as dividem como quiserem. Ninguém pega mais do que há, e o último pega tudo o que resta.'
	},
	'CLN-I2': {
		title: 'Ao menos uma ficha para cada um',
		text: 'Cada jogador pega ao menos uma: quem pega deixa ao menos uma para cada jogador que ainda não pegou.'
	},
	'CLN-I3': {
		title: 'As fichas vão para a própria clínica',
		text: 'Quando todos pegaram, cada jogador coloca cada ficha em alguém da própria clínica que não tenha nenhuma. Em quem, o jogador escolhe.'
	},
	'CLN-I4': {
		title: 'Pacientes e médicos',
		text: 'A ficha vai para baixo do paciente ou médico, que agora está infectado.'
	},
	'CLN-I5': {
		title: 'Idosos morrem na hora',
		text: 'Um idoso infectado morre na hora com todas as consequências do jogo base e vai para a caixa dos mortos; a ficha vai para a reserva.'
	},
	'CLN-I6': {
		title: 'Gestantes saem na hora',
		text: 'Uma gestante infectada deixa o jogo como se não tivesse sido tratada até o fim da administração e vai para a caixa dos mortos; ficha e carro vão para a reserva.'
	},
	'CLN-I7': {
		title: 'Funcionários vão para a quarentena',
		text: 'Enfermeira, cuidador ou zelador infectado vai para a quarentena com a ficha. Não custa tempo, o carro fica, e a pessoa não trabalha nesta rodada.'
	},
	'CLN-I8': {
		title: 'Ninguém mais para infectar',
		text: 'Quem não tem mais ninguém para infectar diz isso, não infecta mais ninguém e passa as fichas restantes. Sem dizer isso, não se passam fichas.'
	},
	'CLN-I9': {
		title: 'Passar a quem ainda tem lugar',
		text: 'Fichas só são passadas a outro jogador que ainda tenha alguém para infectar.'
	},
	'CLN-I10': { title: 'Não mais do que há na mão', text: 'Ninguém passa mais fichas do que tem na mão.' },
	'CLN-I11': {
		title: 'Todas as clínicas cheias',
		text: 'Assim que ninguém mais tem quem infectar, todas as fichas de todas as mãos vão para a caixa dos mortos, na conta de quem as tinha.'
	},
	'CLN-P1': {
		title: '$20 retiram uma ficha',
		text: 'A qualquer momento antes do fim da rodada 6, um jogador pode pagar $20 para retirar uma ficha da própria clínica; ela vai para a reserva. A pessoa fica saudável, a vaga limpa, ou o funcionário volta da quarentena.'
	},
	'CLN-P2': {
		title: 'Só fichas próprias, dinheiro próprio',
		text: 'É preciso haver uma ficha ali, na própria clínica. Cada um paga sozinho: nem em conjunto, nem por outros.'
	},
	'CLN-P3': {
		title: 'De novo há quem infectar',
		text: 'Quando se retira a ficha de uma pessoa ou de um funcionário, o jogador volta a ter quem infectar.'
	},
	'CLN-M1': { title: 'Saudáveis andam como sempre', text: 'Pessoas saudáveis se movem como no jogo base.' },
	'CLN-M2': {
		title: 'Pacientes infectados se movem normalmente',
		text: 'Pacientes infectados vão às consultas externas ou à sala de tratamento, de cirurgia ou terapia intensiva da própria cor, sem o +1.'
	},
	'CLN-M3': {
		title: 'Médicos infectados vão a salas de tratamento',
		text: 'Médicos infectados não pertencem a nenhum serviço e vão a qualquer sala de tratamento com leito livre. Não são tratados em cirurgia, consulta comum, terapia intensiva nem por transfusão.'
	},
	'CLN-M4': {
		title: 'Dois leitos por sala',
		text: 'Em uma sala de tratamento, no máximo duas pessoas são tratadas por rodada, pacientes ou médicos infectados, contando os pacientes saudáveis. Um médico tratado mantém o leito.'
	},
	'CLN-M5': {
		title: 'Sem leito, espera-se',
		text: 'Médicos infectados sem leito esperam em um módulo de serviço, e pioram.'
	},
	'CLN-T1': {
		title: 'Tratar infectados da própria clínica',
		text: 'Aqui só se trata uma pessoa infectada da própria clínica; pacientes saudáveis tratados são informados como número.'
	},
	'CLN-T2': {
		title: 'Uma vez por rodada, e não recém-infectado',
		text: 'Quem já recebeu cuidados nesta rodada não é tratado de novo, nem um médico infectado por uma consulta nesta fase: o movimento já passou.'
	},
	'CLN-T3': {
		title: 'Médicos infectados não tratam',
		text: 'Um médico infectado não trata ninguém e precisa ser tratado como paciente por um médico sem ficha.'
	},
	'CLN-T4': {
		title: 'Um médico saudável dessa cor',
		text: 'O médico que trata está saudável e é indicado pela cor.'
	},
	'CLN-T5': {
		title: 'Um nível pior',
		text: 'Uma pessoa infectada conta como um nível pior que a própria cor; a COVID-19 e a própria doença (do médico: ansiedade) são tratadas juntas.'
	},
	'CLN-T6': {
		title: 'Enfermeiras cobrem a diferença',
		text: 'Em salas de tratamento e de cirurgia e em consultas comuns, as enfermeiras são exatamente a diferença entre o nível do médico e o nível da pessoa + 1.'
	},
	'CLN-T7': {
		title: 'Receita da própria cor',
		text: 'A receita é a da cor da pessoa sem o +1, mais os bônus de jardins ou TV por satélite.'
	},
	'CLN-T8': {
		title: 'Consulta especial',
		text: 'Além do normal, um médico saudável de qualquer cor trata uma pessoa de qualquer cor, sem enfermeiras, por $6. Médicos infectados também podem ser tratados assim.'
	},
	'CLN-T9': {
		title: 'A ficha passa ao médico da consulta',
		text: 'Depois de uma consulta especial, a ficha vai para baixo do médico que a deu, agora infectado. Se o paciente era saudável, nenhuma ficha se move.'
	},
	'CLN-T10': {
		title: 'Pacientes tratados estão curados',
		text: 'Um paciente tratado vai para a caixa dos curados, infectado ou não, sem gastar tempo; o carro deixa o jogo.'
	},
	'CLN-T11': {
		title: 'Médicos tratados descansam',
		text: 'Um médico tratado fica na clínica, não trata ninguém nesta rodada e nunca conta como curado.'
	},
	'CLN-T12': {
		title: 'A ficha vai para a reserva',
		text: 'Exceto na consulta especial, a ficha da pessoa tratada vai para a reserva.'
	},
	'CLN-E1': { title: 'Quarentena é paga', text: 'Funcionários em quarentena recebem salário.' },
	'CLN-E2': {
		title: 'Cuidadores ausentes não poupam',
		text: 'Cuidadores em quarentena não reduzem a manutenção.'
	},
	'CLN-D1': {
		title: 'Médicos infectados não perdem nível',
		text: 'Médicos infectados não trabalharam e não perdem nível.'
	},
	'CLN-D2': {
		title: 'Os infectados pioram',
		text: 'Cada paciente e médico infectado que não recebeu cuidados piora uma cor. Um vermelho morre: caixa dos mortos, ficha para a reserva.'
	},
	'CLN-D3': {
		title: 'Mortes são anotadas',
		text: 'A morte de um médico infectado custa 5 de popularidade na trilha do jogo base. Pacientes saudáveis que morrem também vão para a caixa dos mortos.'
	},
	'CLN-D4': {
		title: 'A quarentena acaba',
		text: 'Depois, todos os funcionários saem da quarentena: fichas para a reserva, pessoas para uma entrada ou heliponto à escolha, sem gastar tempo.'
	},
	'CLN-N1': {
		title: 'Contágio baixo: uma ficha',
		text: 'Cada jogador pega uma ficha da reserva e a põe em uma vaga de pré-admissão do próprio tabuleiro. O próximo paciente que chegar ali se infecta.'
	},
	'CLN-N2': { title: 'Contágio alto: duas fichas', text: 'O mesmo com duas fichas, em duas vagas.' },
	'CLN-N3': { title: 'Uma ficha por vaga', text: 'Uma vaga tem no máximo uma ficha.' },
	'CLN-N4': {
		title: 'Sem vaga limpa: caixa dos mortos',
		text: 'Se todas as vagas de um jogador têm fichas, as que ele ainda deve vão da reserva para a caixa dos mortos. Não são dadas a outros.'
	},
	'CLN-N5': {
		title: 'Reserva vazia encerra',
		text: 'Com a reserva vazia, ninguém deve mais fichas. Antes, em ordem de lugar, vêm as vagas que transbordam.'
	},
	'CLN-W1': {
		title: 'Mais mortos que curados: derrota',
		text: 'Pessoas e fichas na caixa dos mortos contam contra os pacientes curados. Mais mortos que curados no fim da rodada 6: a partida está perdida na hora.'
	},
	'CLN-W2': {
		title: 'Vitória tática',
		text: 'Senão, cada jogador informa a popularidade final. Menos de 40 por jogador no total é uma vitória tática.'
	},
	'CLN-W3': {
		title: 'Vitória estratégica',
		text: 'Com ao menos 40 de popularidade por jogador no total, a vacina é encontrada. O mais popular fica na placa; em empate, todos eles.'
	},
	'CLN-X1': {
		title: 'Transfusões',
		text: 'Um paciente infectado não precisa de nada especial. Quando fica curado assim, ficha e carro vão para a reserva e o paciente para a caixa dos curados.'
	},
	'CLN-X2': {
		title: 'Terapia intensiva',
		text: 'Sem cuidado especial: o paciente fica com a ficha até a cura completa; então ficha e carro vão para a reserva e o paciente para a caixa dos curados.'
	},
	'CLN-X3': {
		title: 'Viciados em trabalho são imunes',
		text: 'Médicos viciados em trabalho nunca se infectam.'
	},
	'CLN-X4': {
		title: 'Viciados em trabalho tratam como sempre',
		text: 'Médicos viciados em trabalho precisam das mesmas enfermeiras. Depois de sua consulta especial, a ficha vai para a reserva.'
	},
	'CLN-X5': {
		title: 'A salvo lá fora',
		text: 'Pessoas fora da clínica, no dormitório ou na cafeteria, não se infectam. Médicos podem descansar fora.'
	},
	'CLN-X6': {
		title: 'Cuidados por etapas',
		text: 'Um paciente tratado na terapia intensiva ou por transfusões sem cura completa fica com a ficha, passa à mesma cor ou a uma melhor e não piora nesta rodada.'
	},
	'CLN-X7': { title: 'Sem zumbis', text: 'O módulo dos zumbis não combina com a COVID-19.' },
	'CLN-X8': { title: 'Zumbis em casa', text: 'Para zumbis, regras da casa são livres, fora deste app.' },
	'CLN-R1': {
		title: 'Empate é derrota?',
		text: 'Tantos mortos quanto curados: vitória, a menos que a mesa decida outra coisa.'
	},
	'CLN-R2': {
		title: 'Os $6 da consulta especial',
		text: 'São recebidos, a menos que a mesa decida que são pagos.'
	},
	'CLN-R3': {
		title: 'Que fichas $20 retiram',
		text: 'Qualquer uma da própria clínica, a menos que a mesa decida: só de pacientes e médicos. Fichas na mão ainda não estão na clínica.'
	},
	'CLN-R4': {
		title: 'Novos contágios na rodada 6',
		text: 'São jogados, a menos que a mesa decida pulá-los.'
	},
	'CLN-R5': {
		title: 'Consulta comum de infectados',
		text: 'Não é possível, é sempre a especial, a menos que a mesa permita.'
	},
	'CLN-R6': {
		title: 'Quem conta como curado',
		text: 'Todos os pacientes tratados, a menos que a mesa conte só os infectados. A caixa guarda os dois números.'
	},
	'CLN-R7': {
		title: 'Receita após mudança de cor',
		text: 'Decide a cor de agora, a menos que a mesa escolha a do momento da infecção.'
	},
	'CLN-R8': {
		title: 'Idosos e gestantes na caixa',
		text: 'Contam como mortos, a menos que a mesa decida outra coisa.'
	}
};
