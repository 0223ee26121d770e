import { percent } from '../../../percent.ts';
import type { RoleId } from '../../../../sheets/pandemic-the-cure/standard.ts';
import { speaking, type Words } from '../words.ts';
import { forms, inRegion, names, toRegion } from './sheet.ts';

const { colours, steps } = names;
const { face, die, region, event, role } = speaking(names);
const per = percent('pt-BR');

/** How sure it is what stands on the cards of our edition. */
const trust: Readonly<Record<RoleId, string>> = {
	plain: 'Esta carta é nossa.',
	generalist: 'O número de dados é conhecido; as faces e o poder são incertos.',
	medic: 'O número de dados é conhecido; as faces são incertas.',
	scientist: 'O número de dados e o poder são conhecidos; as faces são incertas.',
	dispatcher: 'O número de dados é conhecido; as faces são incertas. O alcance do helicóptero é nosso.',
	'contingency-planner':
		'O número de dados é conhecido; as faces são incertas. O que a face CDC faz é nosso.',
	researcher:
		'O número de dados é conhecido; as faces são incertas. Seu poder não é conhecido e ficou de fora.',
	'containment-specialist':
		'O número de dados é conhecido; as faces e o poder são incertos. O que conter faz é nosso.'
};

export const labels: Words['labels'] = {
	colour: ({ colour }) => colours[colour],
	region: (it, talk) => region(it.region, talk),
	face: (it) => face(it.face),
	role: (it, talk) => role(it.role, talk),
	power: ({ power }) => names.powers[power],
	eventName: ({ card }, talk) => event(card, talk),
	eventText: ({ card }) => names.events[card].text,
	step: ({ step }) => steps[step],
	die: ({ colour, face: shown }) => die(`${colour}${shown}` as Parameters<typeof die>[0]),
	centre: 'Centro de tratamento',
	cdc: 'CDC',
	cured: 'Curadas',
	rate: ({ dice }) => `Taxa ${dice}`,
	rateTrack: ({ space, skull }) => `Taxa de infecção: casa ${space}, caveira na ${skull}`,
	outbreaks: ({ count, limit }) => `Surtos: ${count} de ${limit}`,
	epidemicIn: ({ spaces }, talk) =>
		talk.plural(spaces, { one: `epidemia em ${spaces} casa`, other: `epidemia em ${spaces} casas` }),
	theBag: 'Saco',
	bag: ({ count }) => `Saco ${count}`,
	tile: ({ name, dice, pawns }, talk) =>
		[
			name,
			dice.length > 0 ? talk.and(dice) : 'sem dados',
			...(pawns.length > 0 ? [`aqui: ${talk.and(pawns)}`] : [])
		].join('; '),
	some: ({ count, colour }, talk) =>
		`${count} ${talk.plural(count, { one: colours[colour], other: forms[colour].dice })}`,
	full: ({ colour }) => `mais um ${colours[colour]} é um surto`,
	free: ({ free, total }, talk) =>
		talk.plural(total, {
			one: `${free} de ${total} dado livre`,
			other: `${free} de ${total} dados livres`
		}),
	card: ({ name, role, samples }, talk) =>
		`${name}, ${role}: ${samples.length > 0 ? `amostras: ${talk.and(samples)}` : 'sem amostras'}`,
	cards: 'Cartas de função',
	rateHint:
		'Cada risco biológico avança este marcador uma casa. Uma casa com vírus é uma epidemia; a caveira, o fim.',
	outbreakHint: ({ stack, limit }) =>
		`Mais de ${stack} dados de uma cor em uma região são um surto. No número ${limit} a equipe perde.`,
	bagHint: 'O que não está na mesa está no saco. Com poucos dados nele a equipe perde.',
	curedHint: 'Doenças curadas: um tratamento move todos os dados da cor.',
	trackOurs:
		'Os dados e as casas iniciais desta taxa são nossos; os lugares das epidemias, incertos: informe os seus em “Edições”.',
	cardTrust: ({ role: card }) => `${trust[card]} Informe a sua em “Edições”.`,
	eventsOurs: 'Estas cartas são nossas: informe as suas em “Edições”.',
	ours: 'nossa',
	openCards: ({ picked, of }) => `Eventos abertos: ${picked} de ${of}. Com o último começa a partida.`,
	begin: 'Começar a partida',
	enterRoll: ({ dice }, talk) =>
		talk.plural(dice, {
			one: `Role ${dice} dado. O que ele mostra?`,
			other: `Role ${dice} dados. O que eles mostram?`
		}),
	rolled: 'Esta é a rolagem',
	enterEpidemic: ({ centre, lying, draw }, talk) =>
		talk.plural(centre, {
			zero: `O centro está vazio: role ${draw} do saco e informe.`,
			one: `Role o dado do centro (${talk.and(lying)}) junto com ${draw} do saco e informe.`,
			other: `Role os ${centre} dados do centro (${talk.and(lying)}) junto com ${draw} do saco e informe.`
		}),
	placeDice: 'Colocar os dados',
	entered: ({ count, of }, talk) =>
		talk.plural(of, {
			one: `${count} de ${of} dado informado`,
			other: `${count} de ${of} dados informados`
		}),
	takeBack: ({ what }) => `Tirar ${what}`,
	otherFace: 'Outra face …',
	asChosen: 'escolhido ao usar',
	mayLeaveOut: 'pode ser deixado de fora',
	barRoll: ({ name, dice }, talk) =>
		talk.plural(dice, { one: `${name}: role ${dice} dado`, other: `${name}: role ${dice} dados` }),
	barLocked: ({ name }) => `${name}: dados presos`,
	barAct: ({ name, dice }, talk) =>
		talk.plural(dice, {
			zero: `${name}: não sobrou dado`,
			one: `${name}: 1 dado para usar`,
			other: `${name}: ${dice} dados para usar`
		}),
	barGive: ({ name }) => `${name} pode dar amostras`,
	barCure: ({ name }) => `${name} pode tentar curar`,
	barInfect: ({ name, draw }, talk) =>
		talk.plural(draw, {
			zero: `${name} infecta: nenhum dado`,
			one: `${name} infecta: 1 dado`,
			other: `${name} infecta: ${draw} dados`
		}),
	barEpidemic: ({ dice }, talk) =>
		talk.plural(dice, { one: `Epidemia! Rolem ${dice} dado`, other: `Epidemia! Rolem ${dice} dados` }),
	barStory: 'A infecção',
	barLine: ({ turn, draw }) => `Turno ${turn} · infecção ${draw}`,
	steps: 'Passos do turno',
	turn: ({ turn }) => `Turno ${turn}`,
	chooseDie: 'Escolha um dado e depois um lugar, ou primeiro o lugar.',
	noDice: 'Não sobrou dado para usar.',
	tapPlace: ({ face: shown }) => `“${face(shown)}”: toque em um lugar aceso.`,
	restLeft: ({ count }, talk) =>
		talk.plural(count, { one: `resta ${count} tratamento`, other: `restam ${count} tratamentos` }),
	setAside: ({ count }, talk) =>
		talk.plural(count, { one: `${count} separado`, other: `${count} separados` }),
	reroll: 'Rolar de novo…',
	rerollPick: 'Quais dados você rola de novo?',
	rerollThese: ({ count }, talk) =>
		talk.plural(count, {
			zero: 'Rolar estes dados de novo',
			one: 'Rolar este dado de novo',
			other: `Rolar estes ${count} dados de novo`
		}),
	goOn: ({ step }) => `Seguir: ${steps[step]}`,
	cancel: 'Cancelar',
	choose: 'Qual destas?',
	whosePawn: 'Qual peão voa?',
	contain: 'Quais 1 a 3 dados do centro vão para o saco?',
	containNow: ({ count }, talk) =>
		talk.plural(count, { one: `Conter ${count} dado`, other: `Conter ${count} dados` }),
	unlockPick: 'Todos os seus dados estão presos. Libere um deles ou siga sem rolar.',
	givePick: 'Dê todas as amostras de uma doença a alguém na sua região.',
	giveNothing: 'Nada pode ser dado agora.',
	curePick: 'Qual doença você tenta curar?',
	cureNothing: 'Você não tem amostras para rolar.',
	cureTried: 'A tentativa deste turno já foi feita.',
	cureEnter: ({ colour, count }, talk) =>
		talk.plural(count, {
			one: `Role a amostra ${forms[colour].disease}.`,
			other: `Role as ${count} amostras ${forms[colour].samples}.`
		}),
	tryCure: 'Esta é a rolagem',
	cureNeeds: ({ points }) => `${points} ou mais curam.`,
	nothingDrawn: 'Nada é sorteado: conferir os surtos',
	bagEmpty: 'O saco tem poucos dados para sortear.',
	lose: 'A equipe perdeu',
	cureOdds: ({ colour, now, more }) =>
		more === null
			? `Curar ${colours[colour]} agora: ${per(now)}.`
			: `Curar ${colours[colour]} agora: ${per(now)}; com mais uma amostra, ${per(more)}.`,
	chance: ({ chance }) => per(chance),
	outbreakOdds: ({ chance }) => `Chance de surto: ${per(chance)}.`,
	events: ({ open }) => `Eventos (${open})`,
	useEvent: 'Usar um evento',
	price: ({ cost }, talk) =>
		talk.plural(cost, { one: `custa ${cost} dado do CDC`, other: `custa ${cost} dados do CDC` }),
	payWith: 'Pagar com',
	whoMoves: 'Qual peão?',
	whoGives: 'Quem dá?',
	whoGets: 'Quem recebe?',
	where: 'Qual região?',
	whichColour: 'Qual cor?',
	use: 'Usar este evento',
	close: 'Fechar',
	otherCard: 'Outra carta …',
	revealPick: 'Qual carta é revelada?',
	customTitle: 'O que a carta de vocês faz?',
	addEffect: 'Adicionar um efeito',
	removeEffect: ({ what }) => `Tirar: ${what}`,
	effect: ({ effect }) => names.effects[effect],
	from: 'De',
	to: 'Para',
	howMany: 'Quantos?',
	story: ({ at, of }) => `Passo ${at} de ${of}`,
	storyPlaced: ({ colour, region }, talk) => `Um dado ${colours[colour]} vai ${toRegion(region, talk)}.`,
	storyCross: ({ colour }) => `Uma cruz (${colours[colour]}) vai para o CDC.`,
	storyOutbreak: (it, talk) => {
		const kind = it.chain ? 'A cadeia continua: surto' : 'Surto';
		const moved = talk.plural(it.moved, {
			zero: 'Nenhum dado se move mais.',
			one: `1 dado vai ${toRegion(it.to, talk)}.`,
			other: `${it.moved} dados vão ${toRegion(it.to, talk)}.`
		});
		return `${kind} ${it.outbreaks}: ${colours[it.colour]} ${inRegion(it.region, talk)}. ${moved}`;
	},
	storyLost: ({ why }) => `A equipe perde. ${names.why[why]}`,
	storyBack: 'Passo atrás',
	storyNext: 'Próximo passo',
	storyEnd: 'Pronto',
	storySkip: 'Pular',
	watch: 'Última infecção',
	ownTrack: 'Criar uma taxa própria',
	printedTrack: 'Voltar à taxa deste app',
	trackDice: 'Dados de cada casa',
	trackDiceHelp: ({ spaces, rate }) =>
		`Do início até a última casa antes da caveira: de ${spaces[0]} a ${spaces[1]} números de ${rate[0]} a ${rate[1]}, separados por espaços.`,
	trackEpidemics:
		'Escolha o que pintar e toque nas casas: uma epidemia ou um número de dados. A primeira não tem epidemia.',
	trackEpidemic: 'Epidemia',
	trackRate: ({ rate }) => `Dados: ${rate}`,
	trackSpace: ({ space, dice }) => `Epidemia na casa ${space}, dados: ${dice}`,
	trackWrong: ({ space, entered, rate }) =>
		`Casa ${space}: “${entered}” não é um número de ${rate[0]} a ${rate[1]}.`,
	trackLength: ({ spaces }) => `A taxa precisa de ${spaces[0]} a ${spaces[1]} casas.`,
	ownCard: 'Criar uma carta própria',
	printedCard: 'Voltar à carta deste app',
	whichCard: 'Qual carta de função?',
	notPlayed: 'Ninguém tem esta função ainda: escolha-a em Funções.',
	cardDice: 'Número de dados',
	cardFace: ({ nth }) => `Face ${nth}`,
	oneAction: 'Um símbolo',
	twoActions: 'Uma de duas ações',
	enterSetup: ({ dice, stack }) =>
		`Sorteiem e rolem ${dice} dados. De novo: cruzes e o que passa de ${stack} de uma cor em uma região. Percorra uma linha com o dedo para anotar vários.`,
	storyPrevented: (it, talk) => {
		const what = `O surto de ${colours[it.colour]} ${inRegion(it.region, talk)} é evitado.`;
		if (it.excess === 'stay') return `${what} Os dados ficam.`;
		if (it.excess === 'next') return `${what} ${it.moved} seguem para a próxima região.`;
		return it.excess === 'centre'
			? `${what} ${it.moved} vão para o centro de tratamento.`
			: `${what} ${it.moved} vão para o saco.`;
	},
	player: 'Jogador',
	points: 'Pontos',
	spaces: 'Casas',
	owner: 'De quem é o dado?',
	nobody: 'Sem dado em cima',
	onCard: 'A amostra fica',
	excess: 'E os dados acima da pilha?',
	until: 'Até quando?',
	excessOf: ({ excess }) =>
		({ stay: 'ficam', next: 'para a próxima região', centre: 'para o centro', bag: 'para o saco' })[excess],
	untilOf: ({ until }) => ({ used: 'até serem usados', infect: 'até a próxima infecção' })[until],
	specialTitle: 'O que esta ação faz?',
	powerUse: 'Usar um poder',
	leaveOut: 'Omitir',
	doIt: 'Fazer'
};
