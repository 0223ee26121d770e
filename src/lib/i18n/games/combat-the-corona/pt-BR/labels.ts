import type { Words } from '../words.ts';
import { level } from './options.ts';
import { skills } from './sheet.ts';

export const labels: Words['labels'] = {
	stepPlay: 'Carta',
	stepRemove: 'Remover, rolar',
	stepAttack: 'Ataque',
	stepViruses: 'Vírus',
	steps: ({ now }) => `Passos de um turno, agora: ${now}`,

	barSetup: 'Marque o que está feito e comece',
	barTurn: ({ turn, cards }, talk) =>
		talk.plural(cards, {
			zero: `Turno ${turn}: nenhuma carta na mão`,
			one: `Turno ${turn}: uma carta na mão`,
			other: `Turno ${turn}: ${cards} cartas na mão`
		}),
	barMust: 'Cinco cartas: troque três ou limpe todas',
	barSend: ({ left }, talk) =>
		talk.plural(left, {
			one: 'Pode afastar um vírus e depois rola',
			other: `Pode afastar ${left} vírus e depois rola`
		}),
	barExchange: 'Antes pode trocar três cartas',
	barRoll: ({ dice }, talk) => talk.plural(dice, { one: 'Anote o dado', other: `Anote os ${dice} dados` }),
	barDice: ({ player, dice }, talk) =>
		dice.length === 0 ? `${player}: todos os dados usados` : `${player} tem ${talk.and(dice.map(String))}`,
	barShields: ({ shields }, talk) =>
		talk.plural(shields, {
			one: 'O escudo leva um dado primeiro',
			other: `${shields} escudos levam dados primeiro`
		}),
	barHit: 'Toque em dados e depois num vírus',
	barLeft: 'Nada mais pode ser destruído',
	barViruses: 'Os vírus se multiplicam',

	checklist: 'Preparem a mesa',
	checkMarkers: ({ beds }) => `Marcador de leitos em ${beds}, de infecção em 1.`,
	checkRed: ({ difficulty, cards }, talk) =>
		cards.length === 0
			? `${level[difficulty]}: deixem na caixa todas as cartas vermelhas de vírus.`
			: `${level[difficulty]}: juntem ${talk.and(cards)} aos vírus e deixem as outras vermelhas na caixa.`,
	checkShuffle: 'Embaralhem o baralho de vírus.',
	checkTen: ({ count }) =>
		`Revelem ${count} cartas: com sinal vermelho, embaixo do baralho; as outras, em cima; cada monte embaralhado.`,
	checkGreen: ({ solo }) =>
		solo
			? 'Solo: embaralhem as cartas verdes no baralho de ação.'
			: 'Tirem as cartas verdes do baralho de ação.',
	checkDeal: ({ cards }) => `Deem ${cards} cartas de ação a cada pessoa.`,
	checkRedraw: 'Quem quiser devolve vermelhas uma vez; embaralhem e completem as mãos.',
	checkLayout: 'Coloquem o vírus inicial, os dados e as fichas.',
	checkFirst: ({ player }) => `${player} começa.`,
	tenTitle: 'Quais cartas foram reveladas?',
	tenChosen: ({ count, of }) => `${count} de ${of} cartas`,
	tenConfirm: 'Começar com estas',
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
	signs: 'Sinais da carta',

	playTitle: ({ player }) => `Que carta ${player} joga?`,
	copiesLeft: ({ left, of }) => `restam ${left} de ${of}`,
	skip: 'Sem cartas na mão: passar e comprar',
	blueName: 'Nome de uma carta azul',
	playBlue: 'Jogar azul',
	playWild: 'Jogar um curinga',
	playRed: 'Jogar uma vermelha',

	exchange: ({ chosen, of }) =>
		chosen === of ? 'Trocar por um hospital' : `Trocar: ${chosen} de ${of} escolhidas`,
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
	dieUsed: ({ face }) => `Usado: ${face}`,
	dieIdle: ({ face }) => `Dado com ${face}, sem uso agora`,
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
	endAttack: ({ beds, threat }, talk) => {
		if (beds === 0)
			return talk.plural(threat, {
				zero: 'Encerrar o ataque: nenhum leito se perde',
				one: 'Encerrar o ataque: perde-se um leito',
				other: `Encerrar o ataque: perdem-se ${threat} leitos`
			});
		return threat === 0
			? talk.plural(beds, {
					one: 'Encerrar o ataque: um leito a mais',
					other: `Encerrar o ataque: ${beds} leitos a mais`
				})
			: `Encerrar o ataque: leitos +${beds}, depois −${threat}`;
	},
	endAttackLost: ({ beds, threat }) =>
		`Encerrar o ataque e perder: os vírus tiram ${threat}, seus leitos: ${beds}`,
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
	hospitalShort: 'Abrir mão',
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
	threat: ({ threat, masks }, talk) => {
		const beds = talk.plural(threat, { one: 'um leito', other: `${threat} leitos` });
		return talk.plural(masks, {
			zero: `Os vírus ameaçam ${beds}`,
			one: `Os vírus ameaçam ${beds}, já com uma máscara`,
			other: `Os vírus ameaçam ${beds}, já com ${masks} máscaras`
		});
	},
	hospitals: 'Hospitais',
	dieTokens: 'Fichas de dado',
	shields: 'Escudos',
	deck: 'Baralho de vírus',
	stock: 'Monte de ação',
	defeated: 'Derrotados',
	noViruses: 'Não há vírus na mesa.',
	emptySpace: ({ space }) => `Espaço ${space}: vazio`,
	cardInSpace: ({ space, card: name }) => `Espaço ${space}: ${name}`,
	virus: ({ virus: name, level: high, life, attack, shield, skills: list }, talk) =>
		`${name}: nível ${high}, vida ${life}, ataque ${attack}${shield ? ', escudo' : ''}${list.length > 0 ? `, ${talk.and(list.map((skill) => skills[skill]))}` : ''}`,
	defeatedList: ({ viruses }, talk) =>
		viruses.length === 0
			? 'Ainda não há vírus derrotados.'
			: `Derrotados, o último está em cima: ${talk.and(viruses)}.`,
	printedStays: 'O hospital impresso fica sempre.',
	legend: 'O que os sinais significam',
	legendSkill: ({ skill }) =>
		({
			raise: 'A infecção sobe um',
			save: 'Três vírus derrotados voltam',
			destroy: 'Um hospital é perdido'
		})[skill],
	legendShield: 'Leva um dado antes dos vírus',
	legendMask: 'Um ataque a menos com uma carta aqui',
	legendReroll: 'Um dado pode ser rolado de novo',
	legendFifth: 'Trocar três ou limpar as cinco'
};
