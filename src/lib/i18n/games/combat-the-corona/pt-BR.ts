import type { Difficulty, Skill } from '../../../sheets/combat-the-corona/facts.ts';
import { cardIn, cardTexts, endingIn, figuresOf, virusIn, type CardNames, type Words } from './words.ts';

const names: CardNames = {
	'Patient Zero': 'Paciente zero',
	Speck: 'Cisco',
	Spore: 'Esporo',
	Herald: 'Arauto',
	Droplet: 'Gotícula',
	Husk: 'Casca',
	Leech: 'Sanguessuga',
	Cluster: 'Cacho',
	Breaker: 'Quebrador',
	Swarm: 'Enxame',
	Bulwark: 'Baluarte',
	Surge: 'Surto',
	Crown: 'Coroa',
	Wave: 'Onda',
	Storm: 'Temporal',
	Tempest: 'Tempestade',
	Easy: 'Fácil',
	Medium: 'Médio',
	Difficult: 'Difícil',
	Epic: 'Épico',
	'wash-hands': 'Lavar as mãos',
	'wear-mask': 'Usar máscara',
	'keep-distance': 'Manter distância',
	'cover-cough': 'Tossir no cotovelo',
	'stay-home': 'Ficar em casa',
	'big-party': 'Dar uma festona',
	'false-news': 'Espalhar boatos',
	hoard: 'Estocar mantimentos',
	wild: 'um curinga',
	red: 'uma carta vermelha'
};

const level: Readonly<Record<Difficulty, string>> = {
	beginner: 'Iniciante',
	easy: 'Fácil',
	medium: 'Médio',
	difficult: 'Difícil',
	epic: 'Épico'
};
const skills: Readonly<Record<Skill, string>> = { raise: 'subir', save: 'salvar', destroy: 'destruir' };

const virus = virusIn(names);
const card = cardIn(names);

export const words: Words = {
	sections: {
		setup: 'Preparação',
		turn: 'O turno',
		actions: 'Cartas de ação',
		hospitals: 'Hospitais',
		dice: 'Dados',
		charts: 'Trilhas e fichas',
		attack: 'Os vírus atacam',
		proliferation: 'Proliferação',
		skills: 'Habilidades dos vírus',
		end: 'O fim'
	},
	rules: {
		'CTC-S1': {
			title: 'De uma a seis pessoas',
			text: 'De uma a seis pessoas jogam juntas. Quem joga só usa o modo solo.'
		},
		'CTC-S2': {
			title: 'Onde os marcadores começam',
			text: 'O marcador de leitos começa em 30 e o de infecção em 1.'
		},
		'CTC-S3': {
			title: 'A dificuldade traz vírus vermelhos',
			text: 'Iniciante não traz nenhum. Fácil traz o fácil e cada nível mais um, até os quatro no épico.'
		},
		'CTC-S4': {
			title: 'O que há no baralho de vírus',
			text: 'Os 49 vírus normais e os vermelhos que entraram. O vírus inicial fica aberto e não é embaralhado.'
		},
		'CTC-S5': {
			title: 'Dez cartas são separadas',
			text: 'Revelem as dez primeiras cartas. As que têm habilidade vão embaralhadas para baixo do baralho, as outras para cima. Vocês podem anotar as dez ou não.'
		},
		'CTC-S6': {
			title: 'As verdes são do modo solo',
			text: 'As duas cartas verdes de ficar em casa ficam de fora, menos no modo solo.'
		},
		'CTC-S7': {
			title: 'A primeira mão',
			text: 'Cada pessoa recebe 3 cartas de ação; no solo você recebe 5.'
		},
		'CTC-S8': {
			title: 'Vermelhas trocam uma vez',
			text: 'Cada pessoa pode devolver cartas vermelhas uma vez; depois as mãos são completadas. As vermelhas que vierem ficam.'
		},
		'CTC-S9': { title: 'A pessoa mais velha começa', text: 'A pessoa mais velha joga o primeiro turno.' },
		'CTC-S10': {
			title: 'O tabuleiro vazio',
			text: 'Só há o hospital impresso. Na reserva estão quatro hospitais, cinco fichas de dado e cinco escudos.'
		},
		'CTC-T1': {
			title: 'Uma coisa de cada vez',
			text: 'Só é possível o que pertence ao passo atual, e só para quem está na vez. Depois do fim, nada.'
		},
		'CTC-T2': {
			title: 'Passos de um turno',
			text: 'Jogar uma carta e comprar, remover cartas, rolar e atacar; depois os vírus atacam e proliferam.'
		},
		'CTC-T3': {
			title: 'Sentido horário',
			text: 'Depois do passo dos vírus joga a próxima pessoa em sentido horário.'
		},
		'CTC-T4': {
			title: 'Hospitais a qualquer hora',
			text: 'Do fim da preparação ao fim do jogo vocês podem abrir mão de um hospital quando quiserem.'
		},
		'CTC-T5': {
			title: 'A equipe decide junta',
			text: 'Abrir mão de hospitais, colocar vírus e cada ordem sob o baralho são decisões de todos.'
		},
		'CTC-A1': {
			title: 'Jogar uma carta',
			text: 'Jogue exatamente uma carta de qualquer cor no espaço vazio mais baixo. O espaço vale para qualquer carta.'
		},
		'CTC-A2': {
			title: 'Um tipo pode acabar',
			text: 'Não se pode jogar uma carta quando todas as cópias já estão no tabuleiro ou no descarte.'
		},
		'CTC-A3': {
			title: 'Comprar uma carta',
			text: 'Depois de jogar, compre uma carta. Se o monte estiver vazio, vale o que a mesa combinou.'
		},
		'CTC-A4': {
			title: 'Mão vazia passa',
			text: 'Só quem não tem cartas passa sem jogar, e mesmo assim compra.'
		},
		'CTC-A5': {
			title: 'Trocar três',
			text: 'Uma troca remove exatamente três cartas que estão no tabuleiro.'
		},
		'CTC-A6': { title: 'Só cartas azuis', text: 'As três cartas trocadas devem ser azuis.' },
		'CTC-A7': {
			title: 'Três que combinam',
			text: 'As que não são curingas devem ser do mesmo tipo. Podem entrar até três curingas.'
		},
		'CTC-A8': {
			title: 'Deve sobrar um hospital',
			text: 'A troca dá um hospital, então deve haver um na reserva; senão, vale o que a mesa combinou.'
		},
		'CTC-A9': {
			title: 'As cartas avançam',
			text: 'As removidas vão para o descarte; as outras passam na sua ordem aos espaços mais baixos.'
		},
		'CTC-A10': {
			title: 'Cinco cartas têm que sair',
			text: 'Com cinco cartas no tabuleiro, troque três ou limpe as cinco antes de rolar.'
		},
		'CTC-A11': {
			title: 'Limpar exige cinco',
			text: 'Só dá para remover todas quando há cinco no tabuleiro.'
		},
		'CTC-A12': {
			title: 'Limpar ou trocar',
			text: 'A mesa combinou se as cinco podem ser limpas mesmo que três possam ser trocadas.'
		},
		'CTC-A13': { title: 'O que limpar dá', text: 'Limpar dá 10 leitos e uma ficha de dado.' },
		'CTC-A14': {
			title: 'Um vírus por carta azul',
			text: 'Para cada carta azul limpa você pode mandar um vírus para baixo do baralho, até rolar.'
		},
		'CTC-A15': {
			title: 'Da mesa',
			text: 'O vírus mandado deve estar na mesa. Cada um vai abaixo do anterior.'
		},
		'CTC-A16': {
			title: 'Embaralhar ou não',
			text: 'Ao limpar você decide se todo o descarte é embaralhado no monte de ação.'
		},
		'CTC-A17': {
			title: 'Três ou quatro: você escolhe',
			text: 'Com três ou quatro cartas a troca é voluntária; rolar é abrir mão dela.'
		},
		'CTC-H1': {
			title: 'Um hospital novo',
			text: 'Vai para o espaço livre mais baixo. No 1 ou no 2 dá uma ficha de dado, toda vez.'
		},
		'CTC-H2': {
			title: 'Os hospitais se juntam',
			text: 'Quando um sai, os outros ficam nos espaços mais baixos.'
		},
		'CTC-H3': {
			title: 'Abrir mão de um hospital',
			text: 'A equipe pode remover um hospital a qualquer hora. O impresso fica sempre.'
		},
		'CTC-H4': {
			title: 'Vão embora até dois vírus',
			text: 'Quando um hospital sai, no máximo dois vírus da mesa vão para baixo do baralho, na ordem que quiserem.'
		},
		'CTC-H5': { title: 'Pode ser reconstruído', text: 'A peça volta para a reserva.' },
		'CTC-H6': {
			title: 'Dados rolados ficam',
			text: 'Os dados já rolados ficam mesmo que depois um hospital saia.'
		},
		'CTC-D1': {
			title: 'Quantos dados',
			text: 'Role um dado por hospital, também pelo impresso, e um por ficha gasta. Rolar é obrigatório.'
		},
		'CTC-D2': {
			title: 'Fichas que vocês têm',
			text: 'Só dá para gastar fichas da equipe; elas voltam para a reserva.'
		},
		'CTC-D3': {
			title: 'Uma ficha, mais um dado',
			text: 'Durante o ataque uma ficha pode ser gasta a qualquer hora por mais um dado.'
		},
		'CTC-D4': {
			title: 'Rolar um dado de novo',
			text: 'Com uma carta no espaço 3, um dado pode ser rolado de novo, uma vez por ataque.'
		},
		'CTC-D5': {
			title: 'Cada dado uma vez',
			text: 'Só dados não usados podem ser usados ou rolados de novo.'
		},
		'CTC-D6': {
			title: 'Escudos levam dados',
			text: 'Cada escudo leva um dado qualquer e some. Com escudos e dados o ataque não pode acabar.'
		},
		'CTC-D7': {
			title: 'Escudos protegem todos',
			text: 'Nenhum vírus pode ser atacado enquanto houver um escudo na mesa.'
		},
		'CTC-D8': { title: 'Só vírus na mesa', text: 'Só um vírus que está na mesa pode ser atacado.' },
		'CTC-D9': {
			title: 'O dano é a face',
			text: 'Um dado causa tanto dano quanto mostra, a um só vírus. Vários dados num vírus se somam.'
		},
		'CTC-D10': {
			title: 'O bastante para destruir',
			text: 'Um vírus é destruído quando o dano alcança sua vida. A mesa combinou se golpes mais fracos contam.'
		},
		'CTC-D11': { title: 'O excesso se perde', text: 'O dano além da vida do vírus se perde.' },
		'CTC-D12': {
			title: 'Dados que poderiam destruir',
			text: 'Só podem sobrar dados se todos juntos não puderem destruir nenhum vírus, salvo se a mesa combinou outra coisa.'
		},
		'CTC-D13': {
			title: 'Leitos pelas sobras',
			text: 'Cada dado que sobra pode dar um leito, mostre o que mostrar.'
		},
		'CTC-D14': {
			title: 'A pilha de derrotados',
			text: 'Vírus destruídos vão para cima da pilha; a ordem nunca muda.'
		},
		'CTC-B1': { title: 'No máximo 50 leitos', text: 'Os leitos vão de 0 a 50. Os demais se perdem.' },
		'CTC-B2': { title: 'A infecção só sobe', text: 'O nível de infecção sobe passo a passo e nunca desce.' },
		'CTC-B3': {
			title: 'Cinco fichas de cada tipo',
			text: 'Há no máximo cinco fichas de dado e cinco escudos em jogo, salvo se a mesa combinou outra coisa.'
		},
		'CTC-V1': {
			title: 'Os vírus revidam',
			text: 'Depois do seu ataque, todos os vírus na mesa atacam com a soma dos seus valores.'
		},
		'CTC-V2': {
			title: 'Máscaras ajudam',
			text: 'Subtrai-se um por carta nos espaços 1 a 4, sem passar de 0.'
		},
		'CTC-V3': { title: 'Leitos se perdem', text: 'O resto é tirado dos leitos, sem passar de 0.' },
		'CTC-P1': {
			title: 'Revelar três',
			text: 'Se sobram leitos, revelem os três vírus de cima, ou todos se houver menos. Com o baralho vazio só o marcador anda.'
		},
		'CTC-P2': {
			title: 'Cartas que podem estar em cima',
			text: 'O árbitro lembra o que foi para cima e para baixo do baralho, e assim o que pode aparecer agora.'
		},
		'CTC-P3': {
			title: 'A maior soma que cabe',
			text: 'Coloquem a combinação com a maior soma de níveis que não passe do nível de infecção.'
		},
		'CTC-P4': {
			title: 'Somas iguais: vocês escolhem',
			text: 'Se várias combinações chegam à maior soma, a equipe escolhe uma das reveladas.'
		},
		'CTC-P5': {
			title: 'Escudos vêm junto',
			text: 'Cada vírus colocado com escudo traz uma ficha de escudo. Escudos não são de nenhum vírus e ficam quando eles saem.'
		},
		'CTC-P6': {
			title: 'Os outros ficam de lado',
			text: 'Vírus não colocados ficam de lado e não estão na mesa.'
		},
		'CTC-P7': {
			title: 'Os de lado vão para baixo',
			text: 'Depois das habilidades, os vírus de lado vão para baixo do baralho na ordem que a equipe escolher.'
		},
		'CTC-P8': {
			title: 'Nada colocado: um passo',
			text: 'Se nenhum vírus revelado foi colocado e nada subiu o marcador, a infecção sobe um.'
		},
		'CTC-K1': {
			title: 'Habilidades de todos os revelados',
			text: 'Colocados ou não, suas habilidades agem: primeiro subir, depois salvar, depois destruir.'
		},
		'CTC-K2': {
			title: 'Subir',
			text: 'O marcador de infecção sobe um, uma só vez, não importa quantos tenham a habilidade.'
		},
		'CTC-K3': {
			title: 'Salvar',
			text: 'Para cada vírus com ela, os três de cima dos derrotados vão para baixo do baralho na ordem que quiserem.'
		},
		'CTC-K4': { title: 'Menos de três', text: 'Com menos de três vírus derrotados todos são salvos.' },
		'CTC-K5': {
			title: 'Destruir',
			text: 'Para cada vírus com ela um hospital sai; vocês podem usar o efeito dele. Sem peça nada acontece.'
		},
		'CTC-E1': { title: 'Sem leitos', text: 'Vocês perdem assim que houver 0 leitos.' },
		'CTC-E2': {
			title: 'Além do 15',
			text: 'Vocês vencem assim que o nível de infecção passar de 15, ou chegar nele se foi o combinado.'
		},
		'CTC-E3': {
			title: 'Todos os vírus destruídos',
			text: 'Vocês vencem quando, após destruir um, não há vírus na mesa e o baralho está vazio.'
		},
		'CTC-E4': { title: 'Juntos', text: 'A equipe vence ou perde junta. Não há pontos.' }
	},
	rulings: {
		'CTC-R1': {
			question: 'Conta o dano que não destrói um vírus?',
			answers: {
				a: 'Não: dados só vão para um vírus que eles destroem.',
				b: 'Sim: o dano fica até o vírus sair da mesa.'
			}
		},
		'CTC-R2': {
			question: 'Podem sobrar dados que ainda destruiriam um vírus?',
			answers: { a: 'Não: leitos são para os que não podem.', b: 'Sim, livremente.' }
		},
		'CTC-R3': {
			question: 'Dá para limpar as cinco cartas se três podem ser trocadas?',
			answers: { a: 'Sim, os dois caminhos valem.', b: 'Não, só quando não há troca possível.' }
		},
		'CTC-R4': {
			question: 'Dá para trocar com os quatro hospitais no tabuleiro?',
			answers: { a: 'Não, mas vocês podem abrir mão de um antes.', b: 'Sim, sem recompensa.' }
		},
		'CTC-R5': {
			question: 'Cinco fichas de dado e cinco escudos são um limite?',
			answers: { a: 'Sim, tantos quantas peças há.', b: 'Não.' }
		},
		'CTC-R6': {
			question: 'E se o monte de ação estiver vazio ao comprar?',
			answers: {
				a: 'O descarte é embaralhado e vira o novo monte.',
				b: 'Não se compra; só limpar traz cartas de volta.'
			}
		},
		'CTC-R7': {
			question: 'Qual nível de infecção vence?',
			answers: { a: 'O passo além do 15.', b: 'Chegar ao 15.' }
		}
	},
	options: {
		difficulty: {
			label: 'Dificuldade',
			help: 'Cada nível traz mais um vírus vermelho para o baralho.',
			values: level
		},
		first: { label: 'Quem começa', help: 'A pessoa mais velha joga o primeiro turno.' },
		deck: {
			label: 'Cartas',
			help: 'Joguem com as cartas deste app ou digam os valores das suas.',
			values: { app: 'Cartas deste app', own: 'Nossas cartas' }
		},
		deckSize: {
			label: 'Tamanho do baralho de vírus de vocês',
			help: 'Só com cartas próprias: quantos vírus há no baralho sem o inicial.'
		},
		deckOrder: {
			label: 'Conferir a ordem do baralho',
			help: 'O árbitro lembra o que está em cima e embaixo do baralho de vírus.'
		}
	},
	sheet: {
		title: 'Combat the Corona',
		subtitle: 'Um tabuleiro para toda a equipe',
		notice: 'O tabuleiro e as cartas são criação deste app, não os do jogo publicado.',
		team: 'Equipe',
		hospitals: 'Hospitais',
		spaces: 'Espaços de ação',
		infection: 'Infecção',
		beds: 'Leitos',
		tokens: 'Reserva',
		help: 'O turno',
		viruses: 'Vírus na mesa',
		spacesHint: 'Uma carta vai sempre para o espaço vazio mais baixo',
		infectionHint: 'Num turno não se colocam mais níveis do que este',
		bedsHint: 'Os vírus tiram leitos; o máximo é 50',
		ourTokens: 'Fichas de dado',
		shields: 'Escudos',
		defeated: 'Vencidos',
		won: 'Vitória',
		lost: 'Fim',
		clearFive: 'Troque três ou limpe as cinco',
		hospitalCell: ({ space }) => `Espaço de hospital ${String(space)}`,
		printedHospitalCell: 'Hospital impresso',
		spaceCell: ({ space }) => `Espaço de ação ${String(space)}`,
		infectionCell: ({ level: high }) => `Nível de infecção ${String(high)}`,
		wonCell: 'Nível de infecção 16: vitória',
		bedCell: ({ beds }, talk) =>
			talk.plural(Number(beds), { one: '1 leito', other: `${String(beds)} leitos` }),
		lostCell: '0 leitos: derrota',
		hospitalStore: ({ number }) => `Reserva, hospital ${String(number)}`,
		dieTokenStore: ({ number }) => `Reserva, ficha de dado ${String(number)}`,
		shieldStore: ({ number }) => `Reserva, escudo ${String(number)}`,
		virusCell: ({ number }) => `Vírus ${String(number)} na mesa`,
		levelCell: ({ number }) => `Vírus ${String(number)}, nível`,
		lifeCell: ({ number }) => `Vírus ${String(number)}, vida`,
		attackCell: ({ number }) => `Vírus ${String(number)}, ataque`,
		virusDeck: 'Cartas de vírus',
		actionDeck: 'Cartas de ação',
		tokenSheet: 'Fichas e marcadores',
		blueCard: 'Azul',
		wildCard: 'Curinga',
		redCard: 'Vermelha',
		soloOnly: 'Só no solo',
		help1: 'Jogue uma carta: primeiro espaço vazio; compre',
		help2: 'Três azuis que combinam: um hospital',
		help3: 'Cinco cartas: remova três ou todas',
		help4: 'Role: hospitais + fichas; escudos antes',
		help5: 'Os vírus atacam: soma menos máscaras',
		help6: 'Revele três: coloque até o nível de infecção',
		help7: 'Habilidades, o resto para baixo, marcador',
		'skill.raise': 'A infecção sobe um passo (uma vez por turno)',
		'skill.save': '3 derrotados de cima vão sob o baralho',
		'skill.destroy': 'Removam um hospital',
		...cardTexts(names)
	},
	parts: {
		beds: 'Leitos restantes',
		infection: 'Nível de infecção',
		defeated: 'Vírus na pilha',
		turns: 'Turnos'
	},
	sentences: {
		over: 'O jogo acabou.',
		otherPhase: ({ phase, player }, talk) =>
			({
				setup: 'Primeiro o jogo é preparado.',
				play: `Agora ${talk.player(player)} joga uma carta.`,
				remove: `Agora ${talk.player(player)} remove cartas ou rola.`,
				attack: `Agora ${talk.player(player)} ataca com os dados.`,
				reveal: 'Agora vírus são revelados.',
				place: 'Agora a equipe escolhe quais vírus são colocados.',
				save: 'Agora a equipe ordena os vírus salvos.',
				destroy: 'Agora um hospital é destruído.',
				bottom: 'Agora a equipe ordena os vírus deixados de lado.',
				over: 'O jogo acabou.'
			})[phase],
		otherPlayer: ({ player }, talk) => `É a vez de ${talk.player(player)}.`,
		tenOrNone: ({ count }) => `Anotem as dez cartas reveladas ou nenhuma, não ${count}.`,
		notInThisDeck: ({ viruses }, talk) =>
			talk.plural(viruses.length, {
				one: `${talk.and(viruses.map(virus))} não está neste baralho de vírus.`,
				other: `${talk.and(viruses.map(virus))} não estão neste baralho de vírus.`
			}),
		emptyHand: ({ player }, talk) => `${talk.player(player)} não tem carta para jogar.`,
		noCopyLeft: ({ card: kind, copies }) =>
			`As ${copies} cópias de “${card(kind)}” estão no tabuleiro ou no descarte.`,
		cardsInHand: ({ player, cards }, talk) =>
			talk.plural(cards, {
				one: `${talk.player(player)} ainda tem uma carta e deve jogá-la.`,
				other: `${talk.player(player)} ainda tem ${cards} cartas e deve jogar uma.`
			}),
		exactlyThree: ({ count }, talk) =>
			talk.plural(count, {
				one: 'Uma troca leva exatamente três cartas, não uma.',
				other: `Uma troca leva exatamente três cartas, não ${count}.`
			}),
		emptySpaces: ({ spaces }, talk) =>
			talk.plural(spaces.length, {
				one: `Não há carta no espaço ${talk.and(spaces.map(String))}.`,
				other: `Não há cartas nos espaços ${talk.and(spaces.map(String))}.`
			}),
		redCards: ({ spaces }, talk) =>
			talk.plural(spaces.length, {
				one: `A carta no espaço ${talk.and(spaces.map(String))} é vermelha; só azuis podem ser trocadas.`,
				other: `As cartas nos espaços ${talk.and(spaces.map(String))} são vermelhas; só azuis podem ser trocadas.`
			}),
		differentKinds: ({ cards }, talk) => `“${talk.and(cards.map(card))}” não combinam.`,
		noPieceFree: 'Os quatro hospitais estão no tabuleiro; abram mão de um antes.',
		fiveToClear: ({ count }, talk) =>
			talk.plural(count, {
				zero: 'Limpar exige cinco cartas no tabuleiro; não há nenhuma.',
				one: 'Limpar exige cinco cartas no tabuleiro; há uma.',
				other: `Limpar exige cinco cartas no tabuleiro; há ${count}.`
			}),
		exchangePossible: ({ spaces }, talk) =>
			`As cartas em ${talk.and(spaces.map(String))} podem ser trocadas, então não dá para limpar as cinco.`,
		noneToSend: 'Agora nenhum vírus pode ser mandado: cada um custa uma carta azul limpa.',
		notOnTable: ({ viruses }, talk) =>
			talk.plural(viruses.length, {
				one: `${talk.and(viruses.map(virus))} não está na mesa.`,
				other: `${talk.and(viruses.map(virus))} não estão na mesa.`
			}),
		removeFirst: 'Há cinco cartas no tabuleiro: troque três ou limpe as cinco antes de rolar.',
		tooFewTokens: ({ tokens, owned }, talk) =>
			talk.plural(owned, {
				zero: `A equipe não tem fichas de dado e não pode gastar ${tokens}.`,
				one: `A equipe tem uma ficha de dado e não pode gastar ${tokens}.`,
				other: `A equipe tem ${owned} fichas de dado e não pode gastar ${tokens}.`
			}),
		wrongDice: ({ dice, expected, hospitals, tokens }) =>
			`${hospitals} pelos hospitais e ${tokens} pelas fichas são ${expected} dados, não ${dice}.`,
		noCardInThree: 'Rolar de novo exige uma carta no espaço 3.',
		rerolledAlready: 'Neste ataque um dado já foi rolado de novo.',
		noSuchDie: ({ faces }, talk) => `Não há dado não usado para ${talk.and(faces.map(String))}.`,
		noToken: 'A equipe não tem mais fichas de dado.',
		noShield: 'Não há escudo na mesa.',
		shieldsTakeDice: ({ shields }, talk) =>
			talk.plural(shields, {
				one: 'Há um escudo na mesa e ele leva um dado antes.',
				other: `Há ${shields} escudos na mesa e eles levam dados antes.`
			}),
		shieldsProtect: ({ shields }, talk) =>
			talk.plural(shields, {
				one: 'Um escudo protege todos os vírus; ponha antes um dado nele.',
				other: `${shields} escudos protegem todos os vírus; ponha antes dados neles.`
			}),
		tooWeak: ({ virus: id, damage, life }) => `${damage} é pouco para ${virus(id)}, que tem ${life} de vida.`,
		diceCouldDestroy: ({ virus: id, damage, life }) =>
			`Os dados que sobram somam ${damage} e poderiam destruir ${virus(id)}, com ${life} de vida.`,
		moreBedsThanDice: ({ beds, dice }, talk) =>
			talk.plural(dice, {
				zero: `Nenhum dado sobra, então não pode haver ${beds} leitos.`,
				one: `Um dado sobra, então não pode haver ${beds} leitos.`,
				other: `${dice} dados sobram, então não pode haver ${beds} leitos.`
			}),
		wrongNumberRevealed: ({ cards, expected }, talk) =>
			talk.plural(expected, {
				one: `Exatamente uma carta é revelada, não ${cards}.`,
				other: `Exatamente ${expected} cartas são reveladas, não ${cards}.`
			}),
		notOnTop: ({ viruses }, talk) =>
			talk.plural(viruses.length, {
				one: `${talk.and(viruses.map(virus))} não pode estar agora em cima do baralho.`,
				other: `${talk.and(viruses.map(virus))} não podem estar agora em cima do baralho.`
			}),
		mustBeOnTop: ({ viruses }, talk) =>
			talk.plural(viruses.length, {
				one: `${talk.and(viruses.map(virus))} deve sair antes.`,
				other: `${talk.and(viruses.map(virus))} devem sair antes.`
			}),
		notRevealed: ({ viruses }, talk) =>
			talk.plural(viruses.length, {
				one: `${talk.and(viruses.map(virus))} não foi revelado.`,
				other: `${talk.and(viruses.map(virus))} não foram revelados.`
			}),
		aboveInfection: ({ sum, infection }) => `Os níveis somam ${sum}, mais que a infecção, ${infection}.`,
		betterSum: ({ sum, best, infection }) =>
			`Os níveis somam ${sum}, e isso não é o máximo que cabe em ${infection}: dá para chegar a ${best}.`,
		saveTheseThree: ({ viruses }, talk) =>
			`São salvos exatamente ${talk.and(viruses.map(virus))}, em qualquer ordem.`,
		noPieceOnBoard: 'Não há peça de hospital no tabuleiro; o impresso fica.',
		twoAtMost: ({ count }) => `Um hospital leva no máximo dois vírus, não ${count}.`,
		asideAll: ({ viruses }, talk) =>
			`Vão para baixo do baralho exatamente ${talk.and(viruses.map(virus))}, em qualquer ordem.`
	},
	moves: {
		setup: ({ top, start }) =>
			start
				? `O jogo está preparado; o primeiro vírus é ${figuresOf(start)}.`
				: (top?.length ?? 0) > 0
					? 'O jogo está preparado e dez cartas separadas.'
					: 'O jogo está preparado.',
		play: ({ by, card: kind }, talk) => `${talk.player(by)} joga “${card(kind)}”.`,
		skip: ({ by }, talk) => `${talk.player(by)} não tem carta para jogar.`,
		remove: ({ by, spaces }, talk) =>
			`${talk.player(by)} troca as cartas de ${talk.and(spaces.map(String))} por um hospital.`,
		clear: ({ by, reshuffle }, talk) =>
			reshuffle
				? `${talk.player(by)} limpa as cinco cartas e embaralha.`
				: `${talk.player(by)} limpa as cinco cartas.`,
		send: ({ by, virus: id }, talk) => `${talk.player(by)} manda ${virus(id)} para baixo do baralho.`,
		roll: ({ by, dice, tokens }, talk) =>
			tokens === 0
				? `${talk.player(by)} rola ${talk.and(dice.map(String))}.`
				: talk.plural(tokens, {
						one: `${talk.player(by)} gasta uma ficha e rola ${talk.and(dice.map(String))}.`,
						other: `${talk.player(by)} gasta ${tokens} fichas e rola ${talk.and(dice.map(String))}.`
					}),
		reroll: ({ by, die, to }, talk) => `${talk.player(by)} rola um ${die} de novo: sai um ${to}.`,
		extra: ({ by, die }, talk) => `${talk.player(by)} gasta uma ficha e rola um ${die}.`,
		shield: ({ by, die }, talk) => `${talk.player(by)} quebra um escudo com um ${die}.`,
		hit: ({ by, virus: id, dice }, talk) =>
			`${talk.player(by)} acerta ${virus(id)} com ${talk.and(dice.map(String))}.`,
		rest: ({ by, beds }, talk) =>
			talk.plural(beds, {
				zero: `${talk.player(by)} encerra o ataque.`,
				one: `${talk.player(by)} encerra o ataque e ganha um leito.`,
				other: `${talk.player(by)} encerra o ataque e ganha ${beds} leitos.`
			}),
		reveal: ({ cards }, talk) =>
			`Revelados: ${talk.and(cards.map((shown) => (typeof shown === 'string' ? virus(shown) : figuresOf(shown))))}.`,
		place: ({ viruses }, talk) =>
			viruses.length === 0 ? 'Nenhum vírus é colocado.' : `Colocados: ${talk.and(viruses.map(virus))}.`,
		save: ({ order }, talk) => `Salvos, embaixo do baralho: ${talk.and(order.map(virus))}.`,
		destroy: ({ viruses }, talk) =>
			viruses.length === 0
				? 'Um hospital é destruído.'
				: `Um hospital é destruído e leva ${talk.and(viruses.map(virus))} junto.`,
		bottom: ({ order }, talk) => `Para baixo do baralho: ${talk.and(order.map(virus))}.`,
		hospital: ({ viruses }, talk) =>
			viruses.length === 0
				? 'A equipe abre mão de um hospital.'
				: `A equipe abre mão de um hospital e manda ${talk.and(viruses.map(virus))} para baixo do baralho.`
	},
	awaits: {
		setup: 'Preparar o jogo',
		play: ({ by = 0 }, talk) => `${talk.player(by)} joga uma carta`,
		skip: ({ by = 0 }, talk) => `${talk.player(by)} passa: sem cartas`,
		remove: ({ by = 0 }, talk) => `${talk.player(by)} pode trocar`,
		clear: ({ by = 0 }, talk) => `${talk.player(by)} pode limpar cinco`,
		send: ({ by = 0 }, talk) => `${talk.player(by)} pode mandar vírus`,
		roll: ({ by = 0 }, talk) => `${talk.player(by)} rola`,
		reroll: ({ by = 0 }, talk) => `${talk.player(by)} pode rolar de novo`,
		extra: ({ by = 0 }, talk) => `${talk.player(by)} pode gastar uma ficha`,
		shield: ({ by = 0 }, talk) => `${talk.player(by)} quebra um escudo`,
		hit: ({ by = 0 }, talk) => `${talk.player(by)} acerta um vírus`,
		rest: ({ by = 0 }, talk) => `${talk.player(by)} encerra o ataque`,
		reveal: 'Revelem vírus',
		place: 'Escolham o que colocar',
		save: 'Ordenem os salvos',
		destroy: 'Um hospital é destruído',
		bottom: 'Ordenem o que vai para baixo',
		hospital: 'Abrir mão de um hospital'
	},
	outcome: endingIn({
		open: 'A luta continua.',
		infection: 'Vitória: a infecção passou do último nível.',
		'all-viruses': 'Vitória: todos os vírus foram destruídos.',
		beds: 'Derrota: não sobrou nenhum leito.'
	}),
	labels: {
		stepSetup: 'Preparação',
		stepPlay: 'Carta',
		stepRemove: 'Remover, rolar',
		stepAttack: 'Ataque',
		stepViruses: 'Vírus',
		steps: ({ now }) => `Passos de um turno, agora: ${now}`,

		checklist: 'Preparem a mesa',
		checkMarkers: 'Marcador de leitos em 30, de infecção em 1.',
		checkRed: ({ difficulty, cards }, talk) =>
			cards.length === 0
				? `${level[difficulty]}: deixem na caixa todas as cartas vermelhas de vírus.`
				: `${level[difficulty]}: juntem ${talk.and(cards)} aos vírus e deixem as outras vermelhas na caixa.`,
		checkShuffle: 'Embaralhem o baralho de vírus.',
		checkTen:
			'Revelem dez cartas: com habilidade, embaixo do baralho; as outras, em cima; cada monte embaralhado.',
		checkGreen: ({ solo }) =>
			solo
				? 'Solo: embaralhem as duas cartas verdes no baralho de ação.'
				: 'Tirem as duas cartas verdes do baralho de ação.',
		checkDeal: ({ cards }) => `Deem ${cards} cartas de ação a cada pessoa.`,
		checkRedraw: 'Quem quiser devolve vermelhas uma vez; embaralhem e completem as mãos.',
		checkLayout: 'Coloquem o vírus inicial, os dados e as fichas.',
		checkFirst: ({ player }) => `${player} começa.`,
		tenTitle: 'Quais dez cartas foram reveladas?',
		tenChosen: ({ count }) => `${count} de 10 cartas`,
		tenConfirm: 'Começar com estas dez',
		tenSkip: 'Começar sem anotar',
		startTitle: 'O vírus inicial de vocês',
		startConfirm: 'Começar',

		search: 'Busque por número, nome ou nível',
		nothingFound: 'Nenhuma carta assim.',
		onTopNow: 'Tem que estar em cima agora',
		recent: 'Já vistas',
		otherCards: 'Todas as outras',
		revealTitle: ({ count }, talk) =>
			talk.plural(count, { one: 'Revelem a última carta', other: `Revelem as ${count} cartas de cima` }),
		revealConfirm: ({ count }, talk) =>
			talk.plural(count, { one: 'Esta carta foi revelada', other: `Estas ${count} cartas foram reveladas` }),
		ownCard: ({ number, of }) => `Carta ${number} de ${of}`,
		addCard: 'Próxima carta',
		seenBefore: 'Já vistas',
		level: 'Nível',
		life: 'Vida',
		attack: 'Ataque',
		shield: 'Escudo',
		skill: ({ skill }) => skills[skill],
		less: ({ what }) => `${what}: um a menos`,
		more: ({ what }) => `${what}: um a mais`,
		takeOut: ({ what }) => `Tirar ${what}`,

		playTitle: ({ player }) => `Que carta ${player} joga?`,
		copiesLeft: ({ left, of }) => `restam ${left} de ${of}`,
		skip: 'Sem cartas na mão: passar e comprar',
		blueName: 'Nome de uma carta azul',
		playBlue: 'Jogar azul',
		playWild: 'Jogar um curinga',
		playRed: 'Jogar uma vermelha',

		removeTitle: 'Cartas no tabuleiro',
		exchange: ({ chosen }) => (chosen === 3 ? 'Trocar por um hospital' : `Trocar: ${chosen} de 3 escolhidas`),
		exchangeHint: 'Toque em três azuis que combinam para trocar.',
		clearTitle: 'Limpar as cinco: 10 leitos, uma ficha de dado, um vírus por carta azul',
		clearReshuffle: 'Limpar e embaralhar o descarte',
		clearKeep: 'Limpar e deixar o descarte',
		sendTitle: ({ left }, talk) =>
			talk.plural(left, {
				one: 'Um vírus pode ir para baixo do baralho: toque nele',
				other: `${left} vírus podem ir para baixo do baralho: toque neles`
			}),
		rollTitle: ({ dice, hospitals, tokens }, talk) =>
			talk.plural(dice, {
				one: 'Role um dado',
				other:
					tokens === 0
						? `Role ${dice} dados: um por hospital`
						: `Role ${dice} dados: ${hospitals} por hospitais, ${tokens} por fichas`
			}),
		spend: ({ tokens, owned }) => `Gastar fichas: ${tokens} de ${owned}`,

		chooseDice: 'Toque em dados e depois num vírus ou escudo.',
		die: ({ face }) => `Dado com ${face}`,
		onShield: ({ shields }, talk) =>
			talk.plural(shields, { one: 'Quebrar o escudo', other: `Quebrar um de ${shields} escudos` }),
		sum: ({ sum }) => `Escolhido: ${sum}`,
		wouldDie: ({ virus: name, waste }) =>
			waste === 0 ? `${name} morre, nada se perde` : `${name} morre, perde-se ${waste}`,
		wouldNot: ({ virus: name, missing }) => `${name}: falta ${missing}`,
		suggest: 'Sugerir',
		suggestNone: 'Estes dados não podem destruir nenhum vírus.',
		suggestTitle: ({ count, ways }, talk) =>
			talk.plural(count, {
				zero: 'Nenhum vírus pode ser destruído.',
				one: `Um vírus pode ser destruído, ${talk.plural(ways, { one: 'de um jeito', other: `de ${ways} jeitos` })}:`,
				other: `${count} vírus podem ser destruídos, ${talk.plural(ways, { one: 'de um jeito', other: `de ${ways} jeitos` })}:`
			}),
		suggestMore: ({ ways }) => `Mostrar todos os ${ways}`,
		shieldWith: ({ dice }) => `Escudos: ${dice.join(', ')}`,
		hitWith: ({ virus: name, dice, waste }) =>
			waste === 0 ? `${name}: ${dice.join(' + ')}` : `${name}: ${dice.join(' + ')} (perde-se ${waste})`,
		leftOver: ({ dice }, talk) =>
			talk.plural(dice.length, { one: `Sobra: ${dice.join(', ')}`, other: `Sobram: ${dice.join(', ')}` }),
		reroll: 'Rolar um dado de novo',
		rerollTitle: ({ die }) => `O ${die} foi rolado de novo e deu:`,
		rerollChoose: 'Toque no dado e depois em “Rolar um dado de novo”.',
		extra: ({ owned }, talk) =>
			talk.plural(owned, { one: 'Mais um dado (1 ficha)', other: `Mais um dado (${owned} fichas)` }),
		extraTitle: 'O dado extra mostra:',
		cancel: 'Cancelar',
		bedsTitle: ({ dice }, talk) =>
			talk.plural(dice, { one: 'Sobra um dado: leitos', other: `Sobram ${dice} dados: leitos` }),
		endAttack: ({ beds, threat }) =>
			beds === 0
				? `Encerrar o ataque: −${threat} leitos`
				: `Encerrar o ataque: +${beds} leitos, depois −${threat}`,

		placeTitle: ({ infection, best }) => `Infecção ${infection}: coloquem níveis que somem ${best}`,
		placeSum: ({ sum, infection }) => `Níveis escolhidos: ${sum} de no máximo ${infection}`,
		placeConfirm: 'Colocar estes',
		saveTitle: ({ count }) => `${count} vírus derrotados vão para baixo do baralho`,
		bottomTitle: ({ count }) => `${count} vírus de lado vão para baixo do baralho`,
		orderHint: 'Toque na ordem em que devem aparecer de novo.',
		orderAgain: 'Recomeçar',
		orderConfirm: 'Pôr embaixo do baralho',
		destroyTitle: 'Um hospital é destruído. Até dois vírus vão com ele.',
		hospitalTitle: 'Abrir mão de um hospital',
		hospitalHint: 'Toque em até dois vírus; o primeiro volta antes.',
		hospitalOpen: ({ pieces }) => `Abrir mão de um hospital (${pieces})`,
		hospitalConfirm: ({ count }, talk) =>
			talk.plural(count, {
				zero: 'Abrir mão sem mandar vírus',
				one: 'Abrir mão por um vírus',
				other: `Abrir mão por ${count} vírus`
			}),
		destroyConfirm: ({ count }, talk) =>
			talk.plural(count, {
				zero: 'Remover sem mandar vírus',
				one: 'Remover com um vírus',
				other: `Remover com ${count} vírus`
			}),

		beds: 'Leitos',
		infection: 'Infecção',
		threat: ({ threat, masks }, talk) =>
			talk.plural(masks, {
				zero: `Os vírus ameaçam ${threat} leitos`,
				one: `Os vírus ameaçam ${threat} leitos, já com uma máscara`,
				other: `Os vírus ameaçam ${threat} leitos, já com ${masks} máscaras`
			}),
		hospitals: 'Hospitais',
		dieTokens: 'Fichas de dado',
		shields: 'Escudos',
		deck: 'Baralho de vírus',
		stock: 'Monte de ação',
		defeated: 'Derrotados',
		hand: ({ player }) => `Mão de ${player}`,
		noViruses: 'Não há vírus na mesa.',
		emptySpace: ({ space }) => `Espaço ${space}: vazio`,
		cardInSpace: ({ space, card: name }) => `Espaço ${space}: ${name}`,
		virus: ({ virus: name, level: high, life, attack, shield, skills: list }, talk) =>
			`${name}: nível ${high}, vida ${life}, ataque ${attack}${shield ? ', escudo' : ''}${list.length > 0 ? `, ${talk.and(list.map((skill) => skills[skill]))}` : ''}`,
		defeatedList: ({ viruses }, talk) =>
			viruses.length === 0
				? 'Ainda não há vírus derrotados.'
				: `Derrotados, o último está em cima: ${talk.and(viruses)}.`,
		printedStays: 'O hospital impresso fica sempre.'
	}
};
